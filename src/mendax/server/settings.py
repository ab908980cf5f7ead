"""What the one who runs the server decides; read once, at the start."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec import Meta

from mendax.core.game import MendaxError, Reason


class Rate(NamedTuple):
    """At most ``burst`` at once, and in the long run ``burst`` in ``seconds``."""

    burst: int
    seconds: float


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """How much anybody may ask for. Addresses are single ones, or /64 networks of IPv6."""

    messages: Rate = Rate(100, 20)
    """Messages of one socket."""
    pings: Rate = Rate(30, 30)
    """Pings of one socket."""
    frames: Rate = Rate(60, 20)
    """Control frames of one socket, and pieces of messages."""
    chat: Rate = Rate(8, 16)
    """Things said by one person at one table."""
    reactions: Rate = Rate(6, 12)
    """Faces made by one person at one table."""
    seats: Rate = Rate(10, 60)
    """Times one person may sit down, be renamed or change masks at one table."""
    requests: Rate = Rate(300, 30)
    """HTTP requests of one address."""
    pages: Rate = Rate(2000, 30)
    """Pages and files asked for by one address, and whatever is not there."""
    tables: Rate = Rate(30, 600)
    """Tables opened from one address."""
    tables_per_day: Rate = Rate(300, 86_400)
    """Tables opened from one address."""
    tables_per_person: Rate = Rate(60, 86_400)
    """Tables opened by one person."""
    stored: Rate = Rate(200_000_000, 86_400)
    """Bytes stored for one address: what a table stores is shared by all who are connected."""
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
    lines_per_table: int = 100_000
    """Lines of one table's log; then people may get up, and the running game may end."""
    connections_per_address: int = 400
    """Connections of one address, sockets among them."""
    sockets_per_address: int = 200
    sockets_per_table: int = 250
    """Sockets of one table; who sits there comes in though it is full."""
    sockets_per_person: int = 10
    """Sockets of one person at one table: the oldest makes room for one more."""
    spectators_per_address: int = 60
    """Sockets of one address at one table, of people who do not sit there."""
    sockets: int = 20_000


HostName = Annotated[str, Meta(pattern=r"^[^\s/:@]+$")]
_ROOT_PATH: Final = re.compile(
    r"(?!/(api|assets|explore|icons|j|learn|me|metrics|previews|rules|t|tv)(/|$))(/[A-Za-z0-9._~-]+)*/?"
)
"""None that begins like an address of the server's own: it could not be told from them where a
proxy has taken it off."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set about a server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """0: any free one."""
    lan: bool = False
    """Whether to listen for the whole local network, whatever ``host`` says."""
    data: Path = Path("data")
    """The folder of the tables; made if it is not there."""
    origins: tuple[str, ...] = ()
    """Pages of these origins (``https://example.org``) may use this server besides its own."""
    names: tuple[HostName, ...] = ()
    """What this server is called, besides the names of its machine: ``mendax.example.org``."""
    root_path: str = ""
    """The path of its host that this server is below, such as ``/mendax``; empty: none."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word about the client's address is trusted."""
    secure: bool = False
    """Whether people come by https (a proxy ends it): cookies are then bound to it."""
    rates: Rates = Rates()
    idle: Annotated[float, Meta(gt=0)] = 300
    """Seconds until a table without anybody connected leaves the memory."""
    greeting: Annotated[float, Meta(gt=0)] = 15
    """Seconds that a new socket has for its first message."""
    outgoing: Annotated[int, Meta(ge=1)] = 256
    """Messages that may wait for a slow client before it is cut off."""
    head: Annotated[float, Meta(gt=0)] = 10
    """Seconds that a connection has for the head of its next request."""
    body: Annotated[float, Meta(gt=0)] = 20
    """Seconds that a request's body may take."""
    unread: Annotated[float, Meta(gt=0)] = 60
    """Seconds until a client is cut off that takes nothing of what it is sent."""

    metrics: bool = True
    """Whether ``/metrics`` is shown to whoever asks at the machine itself."""
    metrics_token: Annotated[str, Meta(pattern=r"^([!-~]{16,})?$")] = ""
    """Who brings this (``Authorization: Bearer …``) is shown ``/metrics`` from anywhere, and nobody
    else; empty: nobody from elsewhere."""

    @property
    def address(self) -> str:
        """The address to listen at."""
        return "0.0.0.0" if self.lan else self.host  # noqa: S104 - it is asked for by name

    @property
    def root(self) -> str:
        """What stands before every path of this server: nothing, or a path such as ``/mendax``."""
        return self.root_path.rstrip("/")


class SettingsError(MendaxError):
    """A setting is not what it may be; the reason says which."""


_PREFIX: Final = "MENDAX_"
_LISTS: Final = ("names", "origins", "proxies", "rates")
_SINGLE: Final = (
    *("host", "port", "data", "lan", "root_path", "secure", "idle", "greeting", "outgoing"),
    *("head", "body", "unread", "metrics", "metrics_token"),
)
_SETTABLE: Final = (*_SINGLE, *_LISTS)
_ELSEWHERE: Final = (
    *("PYTHON", "SERVER", "POLICIES", "NO_BROWSER_TESTS"),
    *("GAMES", "HANDS", "RULE_SETS", "BOT_RULE_SETS"),
)
"""Names of the environment that mean something to other parts of Mendax."""


def from_environment(environment: Mapping[str, str]) -> Settings:
    """The settings of ``MENDAX_HOST``, ``MENDAX_PORT`` and so on.

    ``MENDAX_ORIGINS``, ``MENDAX_PROXIES`` and ``MENDAX_RATES`` are lists with commas. Raises
    ``SettingsError`` for a value that can't be, and for a name that means nothing.
    """
    _none_unknown(environment)
    given: dict[str, object] = {}
    for name in _SETTABLE:
        word = environment.get(_PREFIX + name.upper())
        if word:
            given[name] = word.replace(" ", "").split(",") if name in _LISTS else word
    rates = with_rates(Rates(), given.pop("rates", ()))  # type: ignore[arg-type]
    return msgspec.structs.replace(_read(given), rates=rates)


def with_changes(settings: Settings, changes: Mapping[str, object]) -> Settings:
    """``settings`` with other values of some, such as the command line gives. Raises
    ``SettingsError`` for a value that can't be."""
    return _read(msgspec.structs.asdict(settings) | dict(changes))


def _read(given: Mapping[str, object]) -> Settings:
    try:
        found = msgspec.convert(given, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise SettingsError(Reason("server-bad-setting", {"problem": str(error)})) from None
    if not _ROOT_PATH.fullmatch(found.root_path):
        raise SettingsError(Reason("server-bad-root-path", {"given": found.root_path[:80]}))
    return found


def _none_unknown(environment: Mapping[str, str]) -> None:
    """Raises ``SettingsError`` for the first name that looks like a setting and is none."""
    known = [_PREFIX + name.upper() for name in _SETTABLE]
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
    shown = {"given": given[:80], "allowed": ", ".join(known)}
    like = get_close_matches(given, known, 1)
    if like:
        return Reason(f"server-unknown-{kind}-like", {**shown, "like": like[0]})
    return Reason(f"server-unknown-{kind}", shown)


def _path(kind: type, word: object) -> object:
    if kind is Path and isinstance(word, str | Path):
        return Path(word)
    raise NotImplementedError(kind)  # so a hook tells msgspec that the type is not its business
