"""What the server says of itself: how it is, and where it is found."""

from msgspec import Struct


class InvitationOut(Struct, frozen=True):
    """Where others can find this server."""

    origins: tuple[str, ...]
    """``http://192.168.1.5:8000``, the likeliest first; none: only this machine can come in."""


class HealthOut(Struct, frozen=True):
    """What the server is doing, for those who watch over it."""

    version: str
    tables: int
    """Tables in memory now."""
    sockets: int
    uptime: int
    """Seconds since the start."""


class ReadyOut(Struct, frozen=True):
    """That people may be sent here; while they may not, the answer is 503 with the reason."""

    ready: bool
