"""The server's state: its health and its addresses."""

from msgspec import Struct


class InvitationOut(Struct, frozen=True):
    """This server's addresses for others."""

    origins: tuple[str, ...]
    """Origins such as ``http://192.168.1.5:8000``, likeliest first; empty without a network."""


class HealthOut(Struct, frozen=True):
    """The server's state, for monitoring."""

    version: str
    tables: int
    """Tables currently in memory."""
    sockets: int
    uptime: int
    """Seconds since the start."""


class ReadyOut(Struct, frozen=True):
    """The server accepts people; otherwise the answer is 503 with the reason."""

    ready: bool
