"""What the one who runs the server decides; read once, at the start.

Rules of this file
1. A setting is declared once, here: its name, what it may be, what is usual, and in the text below
   it what it is. The page of settings and ``mendax settings`` say the same text.
2. Flags of the command line go over the environment, which goes over the file.
3. What is unknown or can't be is refused by name, wherever it stands.
"""

import re
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from mendax.core.game import MendaxError, Reason
from mendax.core.unknown_names import unknown_name


class Rate(NamedTuple):
    """At most ``burst`` at once, and in the long run ``burst`` in ``seconds``."""

    burst: int
    seconds: float


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """How much anybody may ask for. An address is a single one, or a /64 network of IPv6; its /48
    may ask for 16 times as much, and all together for 256 times (``people.networks``)."""

    messages: Rate = Rate(100, 20)
    """Messages of one socket."""
    program_messages: Rate = Rate(400, 20)
    """Messages of one socket of a program."""
    warnings: Rate = Rate(20, 20)
    """Messages too many of one socket that are answered with how long to wait; then it is hung up
    on."""
    pings: Rate = Rate(30, 30)
    """Pings of one socket, as the page sends them."""
    frames: Rate = Rate(60, 20)
    """Control frames of one socket, and pieces of messages."""
    chat: Rate = Rate(8, 16)
    """Things said by one person at one table."""
    reactions: Rate = Rate(6, 12)
    """Faces made by one person at one table."""
    seats: Rate = Rate(10, 60)
    """Times one person sits down, is renamed or changes masks at one table."""
    requests: Rate = Rate(300, 30)
    """Requests of one address to the interface."""
    pages: Rate = Rate(2000, 30)
    """Pages and files asked for by one address, and whatever is not there."""
    tables: Rate = Rate(30, 600)
    """Tables opened from one address."""
    tables_per_day: Rate = Rate(300, 86_400)
    """Tables opened from one address."""
    tables_per_person: Rate = Rate(60, 86_400)
    """Tables opened by one person."""
    stored: Rate = Rate(200_000_000, 86_400)
    """Bytes stored for one address: what a table stores is shared equally by all who are
    connected to it."""
    stored_per_person: Rate = Rate(30_000_000, 86_400)
    """Bytes stored for one person."""
    sessions: Rate = Rate(60, 600)
    """Guests who became known from one address."""
    handshakes: Rate = Rate(120, 60)
    """Sockets opened from one address."""
    lessons: Rate = Rate(30, 60)
    """Games gone through and strategies drawn for one address."""
    records: Rate = Rate(60, 60)
    """Records of finished games for one address."""
    stories: Rate = Rate(60, 60)
    """Stories and replays of finished games for one address."""
    solving: Rate = Rate(6, 60)
    """Rule sets solved for one address."""
    hints: Rate = Rate(20, 60)
    """Hints for one person."""
    codes: Rate = Rate(12, 60)
    """Codes of tables tried from one address."""
    wrong_codes: Rate = Rate(100, 60)
    """Wrong codes of tables from all addresses; then answers wait and new codes are longer."""
    moves: Rate = Rate(6, 300)
    """Codes that move a person to another device tried from one address."""
    persons: Rate = Rate(20, 300)
    """Times that people of one address may ask what is kept of them, for such a code, or to go."""
    keys: Rate = Rate(30, 600)
    """Keys of programs made from one address, and programs asked to tables."""
    keys_per_person: int = 10
    """Keys that one person has for programs of their own."""
    keys_per_table: int = 30
    """Keys that one person has for seats of one table."""
    tables_per_program: int = 20
    """Tables at which a program of the list sits at a time; it may name fewer."""
    programs: int = 500
    """Programs in the list of those that accept challenges."""
    lines_per_table: int = 100_000
    """Lines of one table's log; then its running game may end, and people may get up, and
    nothing else is done there."""
    connections_per_address: int = 400
    """Connections of one address, sockets among them."""
    sockets_per_address: int = 200
    """Sockets of one address."""
    sockets_per_table: int = 250
    """Sockets of one table; who sits there comes in though it is full."""
    sockets_per_person: int = 10
    """Sockets of one person at one table: the oldest makes room for one more."""
    spectators_per_address: int = 60
    """Sockets of one address at one table, of people who do not sit there."""
    tables_in_memory: int = 20_000
    """Tables in memory; one takes some 30 kB."""
    sockets: int = 20_000
    """Sockets in all; the system is asked for as many descriptors, and the log says so if there
    are few."""


UNIX: Final = "unix:"
"""What the path of a Unix socket stands behind in ``host``."""
Host = Annotated[str, Meta(pattern=r"^(unix:/.+|(?!unix:)[^\s/,]+)$")]
HostName = Annotated[str, Meta(pattern=r"^[^\s/:@]+$")]
_ROOT_PATH: Final = re.compile(
    r"(?!/(api|assets|explore|icons|j|league|learn|me|metrics|previews|rules|strength|t|tv)(/|$))(/[A-Za-z0-9._~-]+)*/?"
)
"""None that begins like an address of the server's own: it could not be told from them where a
proxy has taken it off."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set about a server."""

    host: Annotated[tuple[Host, ...], Meta(min_length=1)] = ("127.0.0.1",)
    """Addresses to listen on, with commas. ``::`` is every address of this machine, of IPv6 and
    IPv4. ``unix:/run/mendax/http`` is a Unix socket for a proxy on this machine: the server's user
    and group may connect, and are believed as ``proxies`` are."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """0 is any free one."""
    lan: bool = False
    """Listen for the whole local network, in place of the addresses in ``host``."""
    data: Path = Path("data")
    """The folder of the tables."""
    database: Annotated[str, Meta(pattern=r"^(postgres(ql)?://.*)?$")] = ""
    """A PostgreSQL that keeps the tables instead of a file in ``data``:
    ``postgresql://name:password@host/database``. What belongs to this process alone stays in
    ``data``."""
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    """How many processes serve, on one port. More than one need ``database``."""
    league: str = ""
    """The folder of a league (``mendax league``) whose table is shown at ``/league``."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server, with commas."""
    names: tuple[HostName, ...] = ()
    """What this server is called, with commas: ``mendax.example.org``. Whoever calls it by
    another name is refused (421), but for loopback names, the hosts of ``origins``, and, where
    others may come in without a proxy, numbers and the machine's own name. Behind a proxy
    without ``names`` any name will do."""
    root_path: str = ""
    """The path of its host that it is below, such as ``/mendax``, whether or not the proxy takes
    it off."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed about where a request comes from; a
    proxy's connections count as many people's."""
    secure: bool = False
    """People come by https: cookies are bound to it, and browsers are told to keep to it."""
    rates: Rates = Rates()
    """The limits below, with commas: ``MENDAX_RATES=messages=200/20,sockets=500``, or ``--rate
    messages=200/20``."""
    idle: Annotated[float, Meta(gt=0)] = 300
    """Seconds until a table without anybody on it leaves the memory."""
    keep_tables: Annotated[float, Meta(ge=0)] = 90
    """Days that a table stays after it was used last, if no game came to its end there; 0 is
    always, here and in the next three."""
    keep_games: Annotated[float, Meta(ge=0)] = 0
    """Days that a table stays after it was used last, with the records of its finished games."""
    keep_talk: Annotated[float, Meta(ge=0)] = 90
    """Days that what was said at a table can be read."""
    keep_sessions: Annotated[float, Meta(ge=0)] = 400
    """Days that a guest is known who does not come back; their browser forgets them after 365."""
    greeting: Annotated[float, Meta(gt=0)] = 15
    """Seconds that a new socket has for its first message."""
    outgoing: Annotated[int, Meta(ge=1)] = 256
    """Messages that may wait for a slow client before it is cut off."""
    head: Annotated[float, Meta(gt=0)] = 10
    """Seconds that a connection has for the whole head of its next request."""
    body: Annotated[float, Meta(gt=0)] = 20
    """Seconds that a request's body may take."""
    spare: Annotated[int, Meta(ge=0)] = 100
    """Megabytes of the disk that are to stay free: below, games go on, but no table is opened and
    nothing is said."""
    unread: Annotated[float, Meta(gt=0)] = 60
    """Seconds until a client is cut off that takes nothing of what it is sent."""
    log: Literal["plain", "json"] = "plain"
    """How the log is written, to standard error: ``plain`` lines for people, or ``json``, an object
    a line, for programs."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """What is worth a line in the log: ``info`` adds each request and who comes and goes, ``debug``
    what is done at tables, without saying what."""
    programs: Literal["anybody", "house", "no"] = "anybody"
    """Who makes keys for programs that are in the list of those that accept challenges:
    ``anybody``, or only whoever runs the ``house`` (``mendax admin key``). Hosts open seats for
    programs all the same, unless it is ``no``."""
    metrics: bool = True
    """``/metrics`` is shown to whoever asks at the machine itself, by a loopback name and
    through no proxy; not where ``proxies``, ``names`` or ``secure`` is set: there it needs
    ``metrics_token``, as a proxy on the same machine may look like its host."""
    metrics_token: Annotated[str, Meta(pattern=r"^([!-~]{16,})?$")] = ""
    """Who brings this (``Authorization: Bearer …``, at least 16 characters) is shown
    ``/metrics`` from anywhere, and nobody else."""

    @property
    def has_proxy(self) -> bool:
        """Whether requests may come through a proxy that is believed."""
        return bool(self.proxies or self.unix_sockets)

    @property
    def is_fronted(self) -> bool:
        """Whether something is set that speaks of a proxy or of names of others."""
        return bool(self.has_proxy or self.names or self.secure)

    @property
    def addresses(self) -> tuple[str, ...]:
        """The addresses of the network to listen on."""
        if self.lan:
            return ("0.0.0.0",)  # noqa: S104 - it is asked for by name
        return tuple(host for host in self.host if not host.startswith(UNIX))

    @property
    def unix_sockets(self) -> tuple[Path, ...]:
        """The Unix sockets to listen on."""
        paths = (host.removeprefix(UNIX) for host in self.host if host.startswith(UNIX))
        return tuple(map(Path, paths))

    @property
    def root(self) -> str:
        """What stands before every path of this server: nothing, or a path such as ``/mendax``."""
        return self.root_path.rstrip("/")


class SettingsError(MendaxError):
    """A setting is not what it may be; the reason says which."""


_PREFIX: Final = "MENDAX_"
FILE: Final = "MENDAX_SETTINGS"
"""What names the file of settings in the environment."""
_SETTABLE: Final = ServerSettings.__struct_fields__
_LISTS: Final = ("host", "names", "origins", "proxies", "rates")
_ELSEWHERE: Final = (
    *("PYTHON", "SERVER", "POLICIES", "NO_BROWSER_TESTS", "KEY"),
    *("GAMES", "HANDS", "RULE_SETS", "BOT_RULE_SETS"),
)
"""Names of the environment that mean something to other parts of Mendax."""


def from_environment(environment: Mapping[str, str], file: Path | None = None) -> ServerSettings:
    """The settings of ``MENDAX_HOST``, ``MENDAX_PORT`` and so on, over those of ``file``, or of the
    file that ``MENDAX_SETTINGS`` names.

    ``MENDAX_ORIGINS``, ``MENDAX_PROXIES`` and ``MENDAX_RATES`` are lists with commas. Raises
    ``SettingsError`` for a value that can't be, and for a name that means nothing.
    """
    _none_unknown(environment)
    named = environment.get(FILE)
    given: dict[str, object] = {}
    if file is not None or named:
        given |= _of_file(file or Path(str(named)))
    rates = with_rates(Rates(), given.pop("rates", ()))  # type: ignore[arg-type]
    for name in _SETTABLE:
        word = environment.get(_PREFIX + name.upper())
        if word:
            given[name] = word.replace(" ", "").split(",") if name in _LISTS else word
    rates = with_rates(rates, given.pop("rates", ()))  # type: ignore[arg-type]
    return msgspec.structs.replace(_read(given), rates=rates)


def open_secrets(
    settings: ServerSettings, environment: Mapping[str, str], file: Path | None = None
) -> Path | None:
    """Return the file of settings if it holds a secret and every user of the machine can read it.

    Secrets that a container engine hands in are left out: only the container sees them.
    """
    found = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    if found is None or found.is_relative_to("/run/secrets") or sys.platform == "win32":
        return None
    is_secret = settings.metrics_token or urlsplit(settings.database).password
    return found if is_secret and found.stat().st_mode & 0o004 else None


def _of_file(file: Path) -> dict[str, object]:
    """What a file of settings says, its ``[rates]`` as words. Raises ``SettingsError``."""
    try:
        given: dict[str, object] = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        problem = (isinstance(error, OSError) and error.strerror) or str(error)
        shown = {"file": str(file)[:200], "problem": problem[:200]}
        raise SettingsError(Reason("server-bad-settings-file", shown)) from None
    for name in given:
        if name not in _SETTABLE:
            raise SettingsError(_unknown("setting", name, _SETTABLE))
    rates = given.get("rates", {})
    if not isinstance(rates, dict):
        problem = "Expected a table [rates] - at `$.rates`"
        raise SettingsError(Reason("server-bad-setting", {"problem": problem}))
    return given | {"rates": [f"{name}={value}" for name, value in rates.items()]}


def with_changes(settings: ServerSettings, changes: Mapping[str, object]) -> ServerSettings:
    """``settings`` with other values of some, such as the command line gives. Raises
    ``SettingsError`` for a value that can't be."""
    return _read(msgspec.structs.asdict(settings) | dict(changes))


def refuse_contradictions(settings: ServerSettings) -> None:
    """Raises ``SettingsError`` where several settings can't be together, once all are known."""
    if settings.workers > 1 and not settings.database:
        raise SettingsError(Reason("server-needs-database", {"setting": "workers"}))


def _read(given: Mapping[str, object]) -> ServerSettings:
    if isinstance(given.get("host"), str):  # one address of a file
        given = {**given, "host": (given["host"],)}
    try:
        found = msgspec.convert(given, ServerSettings, strict=False, dec_hook=read_path)
    except msgspec.ValidationError as error:
        raise SettingsError(Reason("server-bad-setting", {"problem": str(error)})) from None
    if not _ROOT_PATH.fullmatch(found.root_path):
        raise SettingsError(Reason("server-bad-root-path", {"given": found.root_path[:80]}))
    return found


def read_path(kind: type, word: object) -> object:
    """A path that msgspec read as text: its ``dec_hook``, where settings come from elsewhere."""
    if kind is Path and isinstance(word, str | Path):
        return Path(word)
    raise NotImplementedError(kind)  # so a hook tells msgspec that the type is not its business


def _none_unknown(environment: Mapping[str, str]) -> None:
    """Raises ``SettingsError`` for the first name that looks like a setting and is none."""
    known = [*(_PREFIX + name.upper() for name in _SETTABLE), FILE]
    others = {_PREFIX + name for name in _ELSEWHERE}
    for name in sorted(environment):
        if name.startswith(_PREFIX) and name not in known and name not in others:
            raise SettingsError(_unknown("setting", name, known))


def with_rates(rates: Rates, changes: Iterable[str]) -> Rates:
    """``rates`` with changes such as ``messages=200/20`` (200 in 20 seconds) or ``sockets=500``.

    Raises ``SettingsError``.
    """
    known = Rates.__struct_fields__
    for change in changes:
        name, _, word = change.strip().replace("-", "_").partition("=")
        if name not in known:
            raise SettingsError(_unknown("rate", name, known))
        made = _number(word) if isinstance(getattr(rates, name), int) else _rate(word)
        if made is None:
            example = "200/20" if isinstance(getattr(rates, name), Rate) else "200"
            shown = {"given": change[:80], "example": f"{name}={example}"}
            raise SettingsError(Reason("server-bad-rate", shown))
        rates = msgspec.structs.replace(rates, **{name: made})
    return rates


def _rate(word: str) -> Rate | None:
    burst, _, seconds = word.partition("/")
    often, long = _number(burst), _number(seconds)
    return Rate(often, long) if often and long else None


def _number(word: str) -> int | None:
    """A whole number from 1 to a thousand million."""
    found = int(word) if word.isascii() and word.isdigit() and len(word) < 10 else 0
    return found or None


def _unknown(kind: str, given: str, known: Sequence[str]) -> Reason:
    """That there is no setting or rate of this name, which ones there are, and which was meant."""
    return unknown_name(f"server-unknown-{kind}", given, known)
