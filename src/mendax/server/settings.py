"""What the one who runs the server decides; read once, at the start."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, NamedTuple

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
    chat: Rate = Rate(8, 16)
    """Things said by one person at one table."""
    seats: Rate = Rate(10, 60)
    """Times one person may sit down or be renamed at one table."""
    requests: Rate = Rate(300, 30)
    """HTTP requests of one address."""
    tables: Rate = Rate(30, 600)
    """Tables opened from one address."""
    sessions: Rate = Rate(60, 600)
    """Guests who became known from one address."""
    handshakes: Rate = Rate(120, 60)
    """Sockets opened from one address."""
    lessons: Rate = Rate(30, 60)
    """Games gone through and strategies drawn for one address."""
    solving: Rate = Rate(6, 60)
    """Rule sets solved for one address."""
    hints: Rate = Rate(20, 60)
    """Hints for one person."""
    sockets_per_address: int = 200
    sockets_per_table: int = 250
    sockets: int = 20_000


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set about a server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """0: any free one."""
    data: Path = Path("data")
    """The folder of the tables; made if it is not there."""
    origins: tuple[str, ...] = ()
    """Pages of these origins (``https://example.org``) may use this server besides its own."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word about the client's address is trusted."""
    secure: bool = False
    """Whether people come by https (a proxy ends it): cookies are then bound to it."""
    rates: Rates = Rates()
    idle: float = 300
    """Seconds until a table without anybody connected leaves the memory."""
    greeting: float = 15
    """Seconds that a new socket has for its first message."""
    outgoing: int = 256
    """Messages that may wait for a slow client before it is cut off."""


class SettingsError(MendaxError):
    """A setting is not what it may be; the reason says which."""


_LISTS = ("origins", "proxies")


def from_environment(environment: Mapping[str, str]) -> Settings:
    """``MENDAX_HOST``, ``MENDAX_PORT``, ``MENDAX_DATA``, ``MENDAX_SECURE`` and, with commas,
    ``MENDAX_ORIGINS`` and ``MENDAX_PROXIES``. Raises ``SettingsError``."""
    given: dict[str, object] = {}
    for name in ("host", "port", "data", "secure", *_LISTS):
        word = environment.get(f"MENDAX_{name.upper()}")
        if word:
            given[name] = word.replace(" ", "").split(",") if name in _LISTS else word
    try:
        return msgspec.convert(given, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise SettingsError(Reason("server-bad-setting", {"problem": str(error)})) from None


def _path(kind: type, word: object) -> object:
    if kind is Path and isinstance(word, str):
        return Path(word)
    raise NotImplementedError(kind)  # so a hook tells msgspec that the type is not its business
