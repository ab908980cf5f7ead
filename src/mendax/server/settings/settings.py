"""The server's settings, read once at the start.

Rules of this file
1. Each setting is declared once, in this file, with its name, type, default and description. The
   settings page and ``mendax settings`` show the same text.
2. Command-line options override the environment, which overrides the file.
3. Unknown names and invalid values are refused, and the message names them.
"""

import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from mendax.core.game import Reason
from mendax.core.unknown_names import unknown_name
from mendax.server.settings.setting_values import (
    BROWSERS,
    LISTS,
    UNIX,
    SettingsError,
    converted,
    wrong,
)


class Rate(NamedTuple):
    """A limit that allows ``burst`` uses in quick succession and refills completely in
    ``seconds``.
    """

    burst: int
    seconds: float


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """Rate limits and quotas. An address is an IPv4 address or an IPv6 /64 network. A /48 network
    may use 16 times as much as an address, and all clients 256 times as much (``people.networks``).
    """

    messages: Rate = Rate(100, 20)
    """Messages from one socket."""
    program_messages: Rate = Rate(400, 20)
    """Messages from a program's socket."""
    warnings: Rate = Rate(20, 20)
    """Messages above a socket's limit that are answered before the socket is closed."""
    pings: Rate = Rate(30, 30)
    """Pings from one socket, sent by the client."""
    frames: Rate = Rate(60, 20)
    """Control frames and message fragments from one socket."""
    chat: Rate = Rate(8, 16)
    """Chat messages from one person at one table."""
    reactions: Rate = Rate(6, 12)
    """Reactions from one person at one table."""
    seats: Rate = Rate(10, 60)
    """Changes of seat, name or mask by one person at one table."""
    requests: Rate = Rate(300, 30)
    """API requests from one address."""
    pages: Rate = Rate(2000, 30)
    """Requests from one address for pages and files, including files that do not exist."""
    tables: Rate = Rate(30, 600)
    """Tables opened from one address."""
    tables_per_day: Rate = Rate(300, 86_400)
    """Tables opened from one address, over a longer period."""
    tables_per_person: Rate = Rate(60, 86_400)
    """Tables opened by one person."""
    stored: Rate = Rate(200_000_000, 86_400)
    """Bytes stored for one address. A table's bytes are split among its connected clients."""
    stored_per_person: Rate = Rate(30_000_000, 86_400)
    """Bytes stored for one person."""
    sessions: Rate = Rate(60, 600)
    """New guests from one address."""
    handshakes: Rate = Rate(120, 60)
    """Sockets opened from one address."""
    lessons: Rate = Rate(30, 60)
    """Game reviews and strategy pictures for one address."""
    records: Rate = Rate(60, 60)
    """Records of finished games for one address."""
    stories: Rate = Rate(60, 60)
    """Stories and replays of finished games for one address."""
    solving: Rate = Rate(6, 60)
    """Rule sets solved for one address."""
    hints: Rate = Rate(20, 60)
    """Hints for one person."""
    codes: Rate = Rate(12, 60)
    """Attempts to use a table code, from one address."""
    wrong_codes: Rate = Rate(100, 60)
    """Wrong table codes in total. Above this limit, answers are delayed and codes are longer."""
    moves: Rate = Rate(6, 300)
    """Attempts to move a person to another device with a code, from one address."""
    persons: Rate = Rate(20, 300)
    """Requests for personal data, a code for another device, or deletion, from one address."""
    calls: Rate = Rate(30, 600)
    """Changes of the browsers and webhooks that receive calls, from one address."""
    reports: Rate = Rate(6, 3600)
    """Reports of people to the server's owner, from one address."""
    keys: Rate = Rate(30, 600)
    """Keys created for programs, and programs invited to tables, from one address."""
    browsers_per_person: int = 10
    """Browsers that receive the calls of one person. An additional browser replaces the oldest."""
    keys_per_person: int = 10
    """Keys for programs that one person may have."""
    keys_per_table: int = 30
    """Keys for the seats of one table that one person may have."""
    tables_per_program: int = 20
    """Tables at which a listed program may sit at once. The program may set a lower limit."""
    programs: int = 500
    """Programs that are listed as accepting challenges."""
    lines_per_table: int = 100_000
    """Lines in the log of one table. In a longer log, games can only end and players leave."""
    connections_per_address: int = 400
    """Connections from one address, including sockets."""
    sockets_per_address: int = 200
    """Sockets from one address."""
    sockets_per_table: int = 250
    """Sockets at one table. Seated players can connect even if the table is full."""
    sockets_per_person: int = 10
    """Sockets of one person at one table. An additional socket replaces the oldest."""
    spectators_per_address: int = 60
    """Sockets of spectators from one address at one table."""
    tables_in_memory: int = 20_000
    """Tables in memory, whose size depends on their games and logs."""
    sockets: int = 20_000
    """Sockets in total. The server requests as many descriptors, and warns if it gets fewer."""


BROWSER_SERVICES: Final = (
    *("fcm.googleapis.com", "*.push.services.mozilla.com"),
    *("*.push.apple.com", "*.notify.windows.com"),
)
"""The hosts of the browsers' push services."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server."""

    host: Annotated[tuple[str, ...], Meta(min_length=1)] = ("127.0.0.1",)
    """Addresses to listen on, comma-separated. ``::`` means all of this machine's IPv6 and IPv4
    addresses. ``unix:/run/mendax/http`` is a Unix socket for a proxy on this machine. The server's
    user and group may connect and are trusted like ``proxies``.
    """
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """The port to listen on; 0 picks a free port."""
    lan: bool = False
    """Listen on the whole local network instead of the addresses in ``host``."""
    tls: bool = False
    """Serve the local network over HTTPS with a self-signed certificate. Requires ``lan``."""
    data: Path = Path("data")
    """The folder for the server's data, including the tables."""
    database: str = ""
    """A PostgreSQL database for the tables, instead of a file in ``data``:
    ``postgresql://name:password@host/database``. Data that belongs to one process stays in
    ``data``.
    """
    about: str = ""
    """A Markdown file with the owner's own words, such as an imprint and a privacy notice, to show
    at ``/about``. The front page links to it by its first heading.
    """
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server, comma-separated."""
    names: tuple[str, ...] = ()
    """Host names of this server, comma-separated, such as ``mendax.example.org``. Requests for
    other names are refused (421), except for loopback names and the hosts in ``origins``. If others
    may connect without a proxy, IP addresses and the machine's own name are also accepted. Behind a
    proxy without ``names``, any name is accepted.
    """
    root_path: str = ""
    """The path prefix of Mendax, such as ``/mendax``, whether or not the proxy strips it."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of trusted proxies, comma-separated. Their forwarding headers contain
    clients' addresses. ``connections_per_address`` does not apply to proxies.
    """
    secure: bool = False
    """Declare that the server is used over HTTPS: cookies are Secure, and answers include HSTS."""
    rates: Rates = Rates()
    """The rate limits below, comma-separated: ``MENDAX_RATES=messages=200/20,sockets=500``, or
    ``--rate messages=200/20``.
    """
    idle: Annotated[float, Meta(gt=0, le=1_000_000)] = 300
    """Seconds before a table without connected clients is unloaded from memory."""
    keep_tables: Annotated[float, Meta(ge=0, le=100_000)] = 90
    """Days to keep a table without a finished game after its last use. Here and in the next three
    settings, 0 means forever.
    """
    keep_games: Annotated[float, Meta(ge=0, le=100_000)] = 0
    """Days to keep a table with finished games, including their records, after its last use."""
    keep_talk: Annotated[float, Meta(ge=0, le=100_000)] = 90
    """Days to keep chat messages."""
    keep_sessions: Annotated[float, Meta(ge=0, le=100_000)] = 400
    """Days to keep an absent guest's session. Browsers drop its cookie after 365 days."""
    greeting: Annotated[float, Meta(gt=0, le=1_000_000)] = 15
    """The deadline for a new socket's first message, in seconds."""
    outgoing: Annotated[int, Meta(ge=1, le=1_000_000)] = 256
    """Messages queued for a slow client before it is disconnected."""
    head: Annotated[float, Meta(gt=0, le=1_000_000)] = 10
    """The time limit for receiving the complete head of the next request, in seconds."""
    body: Annotated[float, Meta(gt=0, le=1_000_000)] = 20
    """The time limit for receiving the body of a request, in seconds."""
    spare: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 100
    """Megabytes of disk space to keep free. Below that, new tables and chat are refused."""
    unread: Annotated[float, Meta(gt=0, le=1_000_000)] = 60
    """Seconds before a client that does not read the data sent to it is disconnected."""
    log: Literal["plain", "json"] = "plain"
    """The log format on standard error: ``plain`` lines, or ``json`` with one object per line."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """The lowest level to log. ``info`` adds requests and connections, and ``debug`` adds table
    commands without their content.
    """
    opening: Literal["anybody", "invited", "keys"] = "anybody"
    """The people who may open tables and tournaments: ``anybody``, ``invited`` for people who have
    joined a table here or have a key, or ``keys`` for people with a key from the server's owner
    (``mendax admin key --opening``).
    """
    programs: Literal["anybody", "owner", "no"] = "anybody"
    """The people who may create keys for programs that accept challenges: ``anybody``, or ``owner``
    for the server's owner only (``mendax admin key``). With ``no``, hosts of tables can't invite
    programs either.
    """
    push_services: tuple[str, ...] = (BROWSERS,)
    """Hosts of the push services that call absent players of slow games, comma-separated.
    ``browsers`` means the services of Chrome, Edge, Firefox and Safari, and ``*.`` all names below
    a name. An empty list switches these calls off. Requires the package ``cryptography``
    (``mendax[push]``).
    """
    webhooks: tuple[str, ...] = ()
    """Hosts to which tables may send their calls, comma-separated, such as ``hooks.slack.com``.
    ``*`` means every host with a public address. By default, tables have no webhooks.
    """
    contact: str = ""
    """An e-mail address or a page of the server's owner, which push services receive with each
    call. The default is the first of ``names``.
    """
    metrics: bool = True
    """Show ``/metrics`` to requests from this machine with a loopback name and without a proxy. If
    ``proxies``, ``names`` or ``secure`` is set, ``metrics_token`` is required, because a proxy on
    this machine may look like a local client."""
    metrics_token: str = ""
    """A token of at least 16 characters that gives access to ``/metrics`` from anywhere
    (``Authorization: Bearer …``). If it is set, every request to ``/metrics`` needs it.
    """

    @property
    def push_hosts(self) -> tuple[str, ...]:
        """The hosts in ``push_services``, as in ``webhooks``."""
        known = BROWSER_SERVICES if BROWSERS in self.push_services else ()
        return (*known, *(host for host in self.push_services if host != BROWSERS))

    @property
    def https(self) -> bool:
        """True if clients use HTTPS, through a proxy or directly."""
        return self.secure or self.tls

    @property
    def has_proxy(self) -> bool:
        """True if requests may come through a trusted proxy."""
        return bool(self.proxies or self.unix_sockets)

    @property
    def is_fronted(self) -> bool:
        """True if a setting indicates a proxy or a public name."""
        return bool(self.has_proxy or self.names or self.secure)

    @property
    def addresses(self) -> tuple[str, ...]:
        """The network addresses to listen on."""
        if self.lan:
            return ("0.0.0.0",)  # noqa: S104 - the setting requests it
        return tuple(host for host in self.host if not host.startswith(UNIX))

    @property
    def unix_sockets(self) -> tuple[Path, ...]:
        """The Unix sockets to listen on."""
        paths = (host.removeprefix(UNIX) for host in self.host if host.startswith(UNIX))
        return tuple(map(Path, paths))

    @property
    def root(self) -> str:
        """The prefix of all paths on this server: empty, or a path such as ``/mendax``."""
        return self.root_path.rstrip("/")


_PREFIX: Final = "MENDAX_"
FILE: Final = "MENDAX_SETTINGS"
"""The environment variable that contains the path of the settings file."""
_SETTABLE: Final = ServerSettings.__struct_fields__
_ELSEWHERE: Final = (
    *("PYTHON", "SERVER", "POLICIES", "NO_BROWSER_TESTS", "KEY", "MODEL_KEY"),
    *("GAMES", "HANDS", "RULE_SETS", "BOT_RULE_SETS"),
)
"""Environment variables that other parts of Mendax use, without the prefix."""


def from_environment(environment: Mapping[str, str], file: Path | None = None) -> ServerSettings:
    """Return the settings from ``MENDAX_HOST``, ``MENDAX_PORT`` and so on. They override ``file``,
    or the file named by ``MENDAX_SETTINGS``.

    ``MENDAX_HOST``, ``MENDAX_NAMES``, ``MENDAX_ORIGINS``, ``MENDAX_PROXIES`` and ``MENDAX_RATES``
    are comma-separated lists. Raises ``SettingsError`` for an invalid value or an unknown name.
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
            given[name] = word.split(",") if name in LISTS else word
    rates = with_rates(rates, given.pop("rates", ()))  # type: ignore[arg-type]
    return msgspec.structs.replace(_read(given), rates=rates)


def open_secrets(
    settings: ServerSettings, environment: Mapping[str, str], file: Path | None = None
) -> Path | None:
    """Return the settings file if it contains a secret and every user of the machine can read it.

    Secrets from a container engine do not count, because only the container can read them.
    """
    found = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    if found is None or found.is_relative_to("/run/secrets") or sys.platform == "win32":
        return None
    is_secret = settings.metrics_token or urlsplit(settings.database).password
    return found if is_secret and found.stat().st_mode & 0o004 else None


def _of_file(file: Path) -> dict[str, object]:
    """Return the values in a settings file, with ``[rates]`` as text. Raises ``SettingsError``."""
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
        raise wrong("rates", _HINTS["rates"], str(rates))
    return given | {"rates": [f"{name}={value}" for name, value in rates.items()]}


def with_changes(settings: ServerSettings, changes: Mapping[str, object]) -> ServerSettings:
    """Return ``settings`` with some values replaced, for example by command-line options.

    Raises ``SettingsError`` for an invalid value.
    """
    return _read(msgspec.structs.asdict(settings) | dict(changes))


def refuse_contradictions(settings: ServerSettings) -> None:
    """Raise ``SettingsError`` if the settings contradict each other."""
    if settings.tls and not settings.lan:
        raise SettingsError(Reason("server-tls-needs-lan"))


_HINTS: Final = get_type_hints(ServerSettings, include_extras=True)


def _read(given: Mapping[str, object]) -> ServerSettings:
    found = {name: converted(name, _HINTS[name], value) for name, value in given.items()}
    return ServerSettings(**found)


def _none_unknown(environment: Mapping[str, str]) -> None:
    """Raise ``SettingsError`` for the first prefixed variable that is not a setting."""
    known = [*(_PREFIX + name.upper() for name in _SETTABLE), FILE]
    others = {_PREFIX + name for name in _ELSEWHERE}
    for name in sorted(environment):
        if name.startswith(_PREFIX) and name not in known and name not in others:
            raise SettingsError(_unknown("setting", name, known))


def with_rates(rates: Rates, changes: Iterable[str]) -> Rates:
    """Return ``rates`` with changes such as ``messages=200/20`` (200 in 20 seconds) or
    ``sockets=500``. Raises ``SettingsError``.
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
    """Return the word as a whole number from 1 to 999,999,999, or None."""
    found = int(word) if word.isascii() and word.isdigit() and len(word) < 10 else 0
    return found or None


def _unknown(kind: str, given: str, known: Sequence[str]) -> Reason:
    """Return the reason for an unknown setting or rate, with the known names and a likely one."""
    return unknown_name(f"server-unknown-{kind}", given, known)
