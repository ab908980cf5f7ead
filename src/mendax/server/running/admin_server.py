"""Serves admin operations over HTTP, only on the Unix socket.

The client is the server's owner, so cookies, rate limits, bans and origins are not checked. A
connection ends with its first response.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from socket import socket
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mendax.core.game import MendaxError
from mendax.server.clock import LoopClock
from mendax.server.http.endpoints import AS_PROBLEMS, Endpoint, operation_routes
from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.running.unix_socket import listening_in, removed_from
from mendax.server.settings.settings import ServerSettings
from mendax.server.socket.connection_limits import ConnectionLimits
from mendax.server.socket.connections import Connections
from mendax.server.socket.http_protocol import HttpProtocol
from mendax.server.wire.operation import (
    Handler,
    Operation,
    Visit,
    failed,
    problem,
    run,
)
from mendax.server.wire.refusal import Refused

_log = logging.getLogger("mendax.control")

_PATIENCE: Final = 5.0
"""Seconds that requests have to end after their clients are disconnected."""
_PAUSE: Final = 0.1
"""Seconds between attempts to accept a connection after a failure."""
_MOST: Final = 1000
"""The maximum number of connections."""


class AdminServer:
    """Serves the operations of some objects."""

    def __init__(self, targets: Sequence[object]) -> None:
        """Create a server for the operations of ``targets``. This requires a running loop."""
        clock = LoopClock(asyncio.get_running_loop())
        limits = ConnectionLimits(ServerSettings(), clock, _MOST)
        self._connections = Connections(admin_app(targets), limits)
        self._folder: Path | None = None
        self._listening: socket | None = None
        self._tasks = BackgroundTasks()

    def serve(self, folder: Path) -> None:
        """Start serving a folder's socket. If that is impossible, log the reason."""
        try:
            self._listening = listening_in(folder)
        except (OSError, AttributeError) as error:
            _log.warning('no control socket, "mendax admin" is unavailable: %s', error)
        else:
            self._folder = folder
            self._tasks.begin(self._accept(self._listening))

    async def _accept(self, listening: socket) -> None:
        while True:
            try:
                accepted, _ = await asyncio.get_running_loop().sock_accept(listening)
            except OSError:  # no free descriptor, or the client has disconnected
                await asyncio.sleep(_PAUSE)
            else:
                self._tasks.begin(self._taken(accepted))

    async def _taken(self, accepted: socket) -> None:
        loop = asyncio.get_running_loop()
        with suppress(OSError):  # the client may have disconnected
            await loop.connect_accepted_socket(lambda: HttpProtocol(self._connections), accepted)

    async def close(self) -> None:
        """Cancel all requests and remove the socket."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for connection in tuple(self._connections.open):
            connection.abort()
        requests = self._connections.exchanges
        if requests:  # disconnecting ends all requests except those that are being executed
            _, working = await asyncio.wait(requests, timeout=_PATIENCE)
            for task in working:
                task.cancel()
        if self._listening is not None and self._folder is not None:
            self._listening.close()
            removed_from(self._folder)


def admin_app(targets: Sequence[object]) -> Starlette:
    """Return an ASGI application for the operations of ``targets``."""

    async def describe(_: Request) -> Response:
        from mendax.server.running.openapi import admin_openapi  # loads the whole server

        return Response(admin_openapi(), media_type="application/json")

    async def nothing_here(_: Request) -> Response:
        raise Refused(404, "wire-refused-not-found")

    routes = [
        *operation_routes(targets, _endpoint),
        Route("/admin/openapi.json", describe),
        Route("/{path:path}", nothing_here),
    ]
    return Starlette(routes=routes, exception_handlers=AS_PROBLEMS)


def _endpoint(made: Operation, handler: Handler) -> Endpoint:
    async def answer(request: Request) -> Response:
        visit = Visit(request, "", {"cache-control": "no-store", "connection": "close"})
        try:
            return await run(made, handler, visit)
        except MendaxError:
            raise
        except Exception as error:
            return problem(500, failed(error))

    return answer
