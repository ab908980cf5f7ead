"""The ASGI application: operations, sockets, the client's pages, and the checks before them."""

import asyncio
import logging
from collections.abc import Awaitable

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from mendax.core.game import MendaxError, Reason
from mendax.games import GAMES
from mendax.server.http import host_page, metrics, previews
from mendax.server.http.api import sits_here
from mendax.server.http.endpoints import AS_PROBLEMS, Endpoint, operation_routes
from mendax.server.http.middleware import Front
from mendax.server.http.previews import Preview
from mendax.server.http.static_files import Pages
from mendax.server.people.program_keys import bearer
from mendax.server.people.rate_limits import network_of
from mendax.server.people.sessions import foreign
from mendax.server.processes.work_process import WorkFailed
from mendax.server.running.context import ServerContext
from mendax.server.running.openapi import openapi_bytes
from mendax.server.socket.handshake import no_such_socket
from mendax.server.wire.operation import Handler, Operation, Visit, failed, problem, run
from mendax.server.wire.refusal import Refused
from mendax.words import Words, best_language

_log = logging.getLogger("mendax.app")


class App:
    """The ASGI application of one server."""

    def __init__(self, context: ServerContext, pages: Pages | None = None) -> None:
        self._context = context
        settings = context.settings
        about = host_page.read(settings.about, settings.root)
        self._pages = pages or Pages(root=settings.root, warned=settings.tls, about=about)
        self._inside = Starlette(routes=self._routes(), exception_handlers=AS_PROBLEMS)
        self._sockets = [
            WebSocketRoute("/api/tables/{id}/socket", context.handshake),
            WebSocketRoute("/api/tables/{id}/program", context.program_seats),
            WebSocketRoute("/api/programs/socket", context.program_lines),
            WebSocketRoute("/{path:path}", no_such_socket),
        ]
        self._app = Front(self._route, context.settings, context.refusals, context.bans)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Serve one request.

        This function and those below are not coroutines, because an open socket would keep each
        coroutine alive.
        """
        return self._app(scope, receive, send)

    def _route(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Route a request.

        Sockets bypass Starlette, whose layers would occupy memory while a socket is open.
        """
        if scope["type"] != "websocket":
            return self._inside(scope, receive, send)
        for route in self._sockets:
            match, found = route.matches(scope)
            if match is Match.FULL:
                scope.update(found)
                return route.app(scope, receive, send)
        raise AssertionError("the last one matches every path")

    def _routes(self) -> list[BaseRoute]:
        return [
            *operation_routes(self._context.operations, self._endpoint),
            Route("/api/openapi.json", self._describe),
            Route("/metrics", self._metrics),
            Route("/api", self._nothing_here),
            Route("/api/{path:path}", self._nothing_here),
            Route("/{path:path}", self._page),
        ]

    def _endpoint(self, made: Operation, handler: Handler) -> Endpoint:
        context = self._context

        async def answer(request: Request) -> Response:
            address = _address(request)
            if made.own_pages and not _is_visit(request):
                reason = foreign(request.headers, context.settings.origins, context.settings.names)
                if reason:
                    raise Refused.because(403, reason)
            context.limits.requests.take(address)
            if not made.programs and bearer(request.headers) is not None:
                raise Refused(403, "wire-refused-program")
            visit = Visit(request, address, {"cache-control": "no-store"})
            try:
                return await run(made, handler, visit)
            except MendaxError:
                raise
            except Exception as error:
                if isinstance(error, WorkFailed):
                    _log.error("failed: %s", error)
                    return problem(500, Reason("wire-refused-failed"))
                return problem(500, failed(error))

        return answer

    async def _describe(self, request: Request) -> Response:
        self._context.limits.pages.take(_address(request))
        return Response(openapi_bytes(), media_type="application/json")

    async def _metrics(self, request: Request) -> Response:
        self._context.limits.requests.take(_address(request))
        if not metrics.may_read(request, self._context.settings, sits_here(request)):
            raise Refused(404, "wire-refused-not-found")
        meter, now = self._context.meter, self._context.now()
        return await asyncio.to_thread(metrics.answer, meter, now)

    async def _nothing_here(self, request: Request) -> Response:
        self._context.limits.pages.take(_address(request))
        raise Refused(404, "wire-refused-not-found")

    async def _page(self, request: Request) -> Response:
        self._context.limits.pages.take(_address(request))
        path = request.url.path
        preview = await self._preview(request) if self._pages.is_page(path) else None
        return self._pages.answer(request, preview)

    async def _preview(self, request: Request) -> Preview | None:
        """Return the link preview of this page.

        Return None for the generic preview, which a table without spectators has.
        """
        words = Words(best_language(request.headers.get("accept-language", "")))
        kind, _, rest = request.url.path.strip("/").partition("/")
        if kind in ("rules", "explore") and rest in GAMES:
            return previews.of_game(rest, words)
        if kind not in ("t", "r"):
            return previews.of_front_page(words)
        try:
            self._context.limits.requests.take(_address(request))
            address = rest.partition("/")[0]
            if kind == "r":
                shown = self._context.public_replays
                return await shown.described(address, _address(request), words)
            live = await self._context.registry.find(address, None)
        except MendaxError:
            return None
        return previews.of_table(live.table.table_view(), words)


def _address(request: Request) -> str:
    """Return the client's address, for rate limits."""
    return network_of(request.client.host if request.client else "")


def _is_visit(request: Request) -> bool:
    """Return whether a person navigated here, for example by a link, rather than a script."""
    return request.method == "GET" and request.headers.get("sec-fetch-dest") == "document"
