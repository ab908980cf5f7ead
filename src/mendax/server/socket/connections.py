"""The open connections of one server, and their shared state."""

from typing import Protocol

from starlette.types import ASGIApp

from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.socket.connection_limits import ConnectionLimits


class OpenConnection(Protocol):
    """An HTTP or WebSocket connection."""

    @property
    def has_asked(self) -> bool:
        """True once the connection has received a complete request."""

    def finish(self) -> None:
        """Answer the current request, then close."""

    def abort(self) -> None:
        """Close immediately."""


class Connections:
    """The open connections of one server."""

    def __init__(self, app: ASGIApp, limits: ConnectionLimits) -> None:
        self.app, self.limits = app, limits
        self.open: set[OpenConnection] = set()
        self.exchanges = BackgroundTasks()
        """The requests that the application is answering."""
        self.is_leaving = False
        """True if each answer ends its connection."""
