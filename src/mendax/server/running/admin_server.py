"""Serves admin operations over HTTP, only on the Unix socket.

The client is the server's owner, so cookies, rate limits, bans and origins are not checked. A
connection ends with its first response.
"""

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mendax.core.game import MendaxError
from mendax.server.clock import LoopClock
from mendax.server.http.endpoints import AS_PROBLEMS, Endpoint, operation_routes
from mendax.server.running.unix_socket import listening_in, removed_from
from mendax.server.settings.settings import ServerSettings
from mendax.server.socket.asgi_server import Server
from mendax.server.socket.connection_limits import ConnectionLimits
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

_MOST: Final = 1000
"""The maximum number of connections."""


class AdminServer:
    """Serves the operations of some objects."""

    def __init__(self, targets: Sequence[object]) -> None:
        """Create a server for the operations of ``targets``. This requires a running loop."""
        loop = asyncio.get_running_loop()
        limits = ConnectionLimits(ServerSettings(), LoopClock(loop), _MOST)
        self._server = Server(admin_app(targets), limits, lambda: None)
        self._folder = Path()
        self._serving: asyncio.Task[None] | None = None

    def serve(self, folder: Path) -> None:
        """Start serving a folder's socket. If that is impossible, log the reason."""
        try:
            listening = listening_in(folder)
        except (OSError, AttributeError) as error:
            _log.warning('no control socket, "mendax admin" is unavailable: %s', error)
        else:
            self._folder = folder
            self._serving = asyncio.create_task(self._server.serve((listening,)))

    async def close(self) -> None:
        """Break off all requests and remove the socket."""
        if self._serving is not None:
            self._server.end(at_once=True)
            await self._serving
            removed_from(self._folder)


def admin_app(targets: Sequence[object]) -> Starlette:
    """Return an ASGI application for the operations of ``targets``."""

    async def nothing_here(_: Request) -> Response:
        raise Refused(404, "wire-refused-not-found")

    routes = [
        *operation_routes(targets, _endpoint),
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
