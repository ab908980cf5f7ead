"""The server's state: its health and its addresses."""

from msgspec import Struct


class InvitationOut(Struct, frozen=True):
    """The addresses that others can use to reach this server."""

    origins: tuple[str, ...]
    """Origins such as ``http://192.168.1.5:8000``, likeliest first. The tuple is empty without a
    network.
    """


class HealthOut(Struct, frozen=True):
    """The server's state, for monitoring."""

    version: str
    tables: int
    """The number of tables in memory."""
    sockets: int
    uptime: int
    """Seconds since the server started."""


class ReadyOut(Struct, frozen=True):
    """The state of a server that accepts people. A server that does not returns 503 with the
    reason.
    """

    ready: bool
