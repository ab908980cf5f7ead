"""Serves admin operations over HTTP, on connections of the Unix socket alone.

Rules of this file
1. The client is the owner of the server: no cookie, rate limit, ban or foreign page is looked for.
2. A connection ends with its first answer, as the parent of several workers routes by it.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from socket import socket
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from mendax.core.game import MendaxError
from mendax.server.background_tasks import BackgroundTasks
from mendax.server.control.unix_socket import listening_in, removed_from
from mendax.server.http.endpoints import AS_PROBLEMS, Endpoint, operation_routes
from mendax.server.operations import (
    Handler,
    Operation,
    Visit,
    failed,
    problem,
    run,
)
from mendax.server.refusal import Refused

_log = logging.getLogger("mendax.control")

_PATIENCE: Final = 5.0
"""Seconds that requests have to end in, once their clients are disconnected."""
_PAUSE: Final = 0.1
"""Seconds until the next try to accept, where one failed."""


class AdminServer:
    """Serves the operations of some objects."""

    def __init__(self, targets: Sequence[object]) -> None:
        """Made in the running loop."""
        self._app = admin_app(targets)
        self._protocol = _protocol(self._answer)
        self._folder: Path | None = None
        self._listening: socket | None = None
        self._tasks = BackgroundTasks()
        self._transports: set[asyncio.Transport] = set()
        self._requests: set[asyncio.Task[Any]] = set()

    def listen(self, folder: Path) -> socket | None:
        """Return the socket in a folder, listening from now on. Where it can't be made, log that,
        and return None."""
        try:
            self._listening = listening_in(folder)
        except (OSError, AttributeError) as error:
            _log.warning("no control socket, so no «mendax admin»: %s", error)
            return None
        self._folder = folder
        return self._listening

    def serve(self, folder: Path) -> None:
        """Serve the socket in a folder from now on."""
        if (listening := self.listen(folder)) is not None:
            self._tasks.begin(self._accept(listening))

    async def _accept(self, listening: socket) -> None:
        while True:
            try:
                accepted, _ = await asyncio.get_running_loop().sock_accept(listening)
            except OSError:  # no descriptor is left, or the client is gone
                await asyncio.sleep(_PAUSE)
            else:
                self.take(accepted)

    def take(self, accepted: socket) -> None:
        """Serve a connection that is accepted."""
        self._tasks.begin(self._taken(accepted))

    async def _taken(self, accepted: socket) -> None:
        loop = asyncio.get_running_loop()
        with suppress(OSError):  # the client may be gone
            made, _ = await loop.connect_accepted_socket(self._protocol, accepted)
            self._transports = {one for one in self._transports if not one.is_closing()} | {made}

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._requests.add(task)
        try:
            await self._app(scope, receive, send)
        finally:
            self._requests.discard(task)

    async def close(self) -> None:
        """Break off all requests, and remove the socket."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for transport in self._transports:
            transport.abort()
        if self._requests:  # each ends by that, unless it is at work
            _, working = await asyncio.wait(self._requests, timeout=_PATIENCE)
            for task in working:
                task.cancel()
        if self._listening is not None and self._folder is not None:
            self._listening.close()
            removed_from(self._folder)


def admin_app(targets: Sequence[object]) -> Starlette:
    """Return the ASGI application of the operations of ``targets``."""

    async def describe(_: Request) -> Response:
        from mendax.server.control.described import admin_openapi  # loads all of the server

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


def _protocol(app: Any) -> Any:
    """Return a factory of HTTP connections of ``app``."""
    config = uvicorn.Config(
        app,
        interface="asgi3",
        ws="none",
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
    )
    config.load()
    kind: Any = config.http_protocol_class
    return partial(kind, config=config, server_state=ServerState(), app_state={})
