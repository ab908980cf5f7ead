"""The server's state: its health and its addresses."""

from msgspec import Struct


class InvitationOut(Struct, frozen=True):
    """The addresses of this server for others."""

    origins: tuple[str, ...]
    """Origins such as ``http://192.168.1.5:8000``, most likely first; empty if only this machine
    can connect."""


class HealthOut(Struct, frozen=True):
    """The server's state, for monitoring."""

    version: str
    tables: int
    """Tables in memory now."""
    sockets: int
    uptime: int
    """Seconds since the start."""


class ReadyOut(Struct, frozen=True):
    """The server accepts people; if it does not, the answer is 503 with the reason."""

    ready: bool
