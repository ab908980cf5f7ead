"""The server put together: operations, the socket, the client's pages, and what guards them all."""

import asyncio
import functools
import gc
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from mendax.core.game import MendaxError, Reason
from mendax.server import network
from mendax.server.coaching.coaching import Coaching
from mendax.server.http import schema
from mendax.server.http.api import Api
from mendax.server.http.middleware import Front
from mendax.server.http.static_files import Pages
from mendax.server.loop_watchdog import Watch, Watchdog
from mendax.server.operations import Operation, Visit, operations_of, problem, run
from mendax.server.rate_limits import Limits, network_of
from mendax.server.refusal import Refused, where
from mendax.server.sessions import Sessions, foreign
from mendax.server.settings import Settings, SettingsError
from mendax.server.socket.handshake import Handshake, no_such_socket
from mendax.server.store.store import SqliteStore, StoreError
from mendax.server.tables.registry import TableRegistry
from mendax.server.wire.messages import LIMIT, encode_page
from mendax.words import Words, best_language

_log = logging.getLogger("mendax.app")
Endpoint = Callable[[Request], Awaitable[Response]]
_GARBAGE: Final = 20_000
"""New containers between looks for cycles; entries have none, and there are many."""
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


def openapi_text() -> str:
    """The OpenAPI document: every operation, every message of the socket, every game's words."""
    return _openapi().decode() + "\n"


@functools.cache
def _openapi() -> bytes:
    document = schema.document(made for made, _ in operations_of(Api))
    return encode_page(document)


class House:
    """One server: what its parts share, from the start to the end."""

    def __init__(self, settings: Settings) -> None:
        """Opens the store. Raises ``StoreError``."""
        self.settings = settings
        self.store = SqliteStore(settings.data, asyncio.get_running_loop())
        self.limits = Limits(settings.rates, time.monotonic)
        self.sessions = Sessions(self.store, self.limits, settings)
        self.watch = Watch()
        self.registry = TableRegistry(self.store, settings, self.watch)
        self.coaching = Coaching(self.store, self.limits)
        self.api = Api(self.registry, self.sessions, self.limits, self.coaching)
        self.door = Handshake(self.registry, self.sessions, self.limits, settings)

    async def close(self) -> None:
        """Stops clocks and bots, then stores all that waits."""
        self.registry.close()
        self.coaching.close()
        await self.store.close()


class App:
    """The ASGI application of a house."""

    def __init__(self, house: House, pages: Pages | None = None) -> None:
        self._house = house
        self._pages = pages or Pages()
        handlers: dict[Any, Any] = {MendaxError: _as_problem, HTTPException: _as_problem}
        inside = Starlette(routes=self._routes(), exception_handlers=handlers)
        self._app = Front(inside, house.settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers."""
        await self._app(scope, receive, send)

    def _routes(self) -> list[BaseRoute]:
        by_path: dict[str, dict[str, Endpoint]] = {}
        for made, name in operations_of(Api):
            by_path.setdefault(made.path, {})[made.method] = self._endpoint(made, name)
        routes: list[BaseRoute] = [
            Route(path, _Methods(methods)) for path, methods in by_path.items()
        ]
        return [
            *routes,
            Route("/api/openapi.json", _describe),
            WebSocketRoute("/api/tables/{id}/socket", self._house.door),
            WebSocketRoute("/{path:path}", no_such_socket),
            Route("/api", _nothing_here),
            Route("/api/{path:path}", _nothing_here),
            Route("/{path:path}", self._page),
        ]

    def _endpoint(self, made: Operation, name: str) -> Endpoint:
        house, handler = self._house, getattr(self._house.api, name)

        async def answer(request: Request) -> Response:
            address = network_of(request.client.host if request.client else "")
            if made.method not in _SAFE_METHODS:
                reason = foreign(request.headers, house.settings.origins)
                if reason:
                    raise Refused(403, reason.key, **dict(reason.arguments))
            house.limits.requests.take(address)
            visit = Visit(request, address, {"cache-control": "no-store"})
            try:
                return await run(made, handler, visit)
            except MendaxError:
                raise
            except Exception as error:
                _log.error("failed: %s in %s", type(error).__name__, where(error))
                return problem(500, Reason("wire-refused-failed"))

        return answer

    async def _page(self, request: Request) -> Response:
        return self._pages.answer(request)


class _Methods:
    """An address: the endpoint for the request's method, or which methods there are."""

    def __init__(self, endpoints: dict[str, Endpoint]) -> None:
        self._endpoints = endpoints

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        method = "GET" if request.method == "HEAD" else request.method
        if method not in self._endpoints:
            raise HTTPException(405, headers={"Allow": ", ".join(self._endpoints)})
        response = await self._endpoints[method](request)
        await response(scope, receive, send)


async def _describe(_: Request) -> Response:
    return Response(_openapi(), media_type="application/json")


async def _nothing_here(_: Request) -> Response:
    raise Refused(404, "wire-refused-not-found")


async def _as_problem(request: Request, error: Exception) -> Response:
    """Anything refused, as a ``Problem``."""
    if isinstance(error, Refused):
        wait = error.reason.arguments.get("seconds")
        headers = {"retry-after": str(wait)} if error.status == 429 else None
        return problem(error.status, error.reason, headers)
    if isinstance(error, HTTPException):
        return _refused_by_route(request, error)
    assert isinstance(error, MendaxError)
    return problem(503 if isinstance(error, StoreError) else 422, error.reason)


def _refused_by_route(request: Request, error: HTTPException) -> Response:
    if error.status_code == 405:
        allowed = (error.headers or {}).get("Allow", "")
        shown = {"given": request.method[:20], "allowed": allowed}
        return problem(405, Reason("wire-refused-method", shown), {"allow": allowed})
    return problem(404, Reason("wire-refused-not-found"))


# ── starting and ending ──────────────────────────────────────────────────────────────────────


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Serves until a signal ends it; says where, and why not. Raises ``SystemExit``."""
    ending = _Ending()
    words = Words(best_language(os.environ.get("LC_ALL") or os.environ.get("LANG") or ""))
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    logging.getLogger("uvicorn.error").addFilter(_worth_saying)
    try:
        with asyncio.Runner(loop_factory=_loop) as runner:
            runner.run(_serve(settings, words, open_browser, ending))
    except MendaxError as error:
        print(words.explain(error.reason), file=sys.stderr)
        raise SystemExit(1) from None
    print(words.say("server-closed"))


def _loop() -> asyncio.AbstractEventLoop:
    """uvloop's, or Python's own where there is no uvloop, as on Windows."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


class _Ending:
    """SIGINT and SIGTERM from the first moment to the last: noted whenever they come, obeyed as
    soon as there is nothing half done. No other handler ever takes their place."""

    def __init__(self) -> None:
        self.asked = False
        self._server: uvicorn.Server | None = None
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._note)

    def _note(self, number: int, _: object) -> None:
        if self._server is not None:
            self._server.force_exit = self.asked and number == signal.SIGINT
            self._server.should_exit = True
        self.asked = True

    def ends(self, server: uvicorn.Server) -> None:
        """From now on a signal ends ``server``; one that came before does so now."""
        self._server = server
        server.should_exit = self.asked


def _worth_saying(record: logging.LogRecord) -> bool:
    """Without uvicorn's complaint about each handshake that is refused as it should be."""
    return "returned without completing handshake" not in str(record.msg)


async def _serve(settings: Settings, words: Words, open_browser: bool, ending: _Ending) -> None:
    """Stage by stage; after each one it is asked whether to go on."""
    with _listen(settings) as listening:
        if ending.asked:
            return
        house = House(settings)
        house.api.listens_at(listening)
        watchdog = Watchdog(house.watch)
        try:
            gc.collect()
            gc.freeze()
            gc.set_threshold(_GARBAGE, 20, 20)

            def ready() -> None:
                _say_where(listening, words, open_browser)
                house.coaching.prepare()

            server = _Server(_config(App(house)), ready)
            ending.ends(server)
            if not server.should_exit:
                await server.serve([listening])
        finally:
            watchdog.close()
            await house.close()


def _listen(settings: Settings) -> socket.socket:
    """The port, taken before anything else. Raises ``SettingsError``."""
    try:
        host, port = settings.address, settings.port
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048, reuse_port=False)
    except (OSError, UnicodeError) as error:
        shown = {"host": settings.address, "port": str(settings.port), "problem": str(error)}
        raise SettingsError(Reason("server-port-in-use", shown)) from None


def _sockets() -> Any:
    """The class of uvicorn's sockets: ``UvicornSocket``, or the name of uvicorn's own protocol
    where that can't be loaded, as it looks into parts that other versions may not have. Then
    sockets are served through ASGI alone: slower, with the same answers."""
    try:
        from mendax.server.socket.uvicorn_socket import UvicornSocket
    except (ImportError, AttributeError):
        return "auto"
    return UvicornSocket


def _config(app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="none",  # it is there before the server
        http="httptools",
        ws=_sockets(),
        ws_max_size=LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
    )


class _Server(uvicorn.Server):
    """Says when it is ready; leaves signals to ``_Ending``."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn starts up."""
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """No handlers of its own: there would be moments with the wrong ones."""
        yield


def _say_where(listening: socket.socket, words: Words, open_browser: bool) -> None:
    """Where this machine opens it and where others do; for their phones as a picture."""
    address = f"{network.own_origin(listening)}/"
    others = [f"{origin}/" for origin in network.origins(listening) if f"{origin}/" != address]
    print(words.say("server-ready", address=address))
    if not network.is_open(listening):
        print(words.say("server-for-this-machine"))
    elif not network.origins(listening):
        print(words.say("server-no-network"))
    for other in others:
        print(words.say("server-for-others", address=other))
    if others and sys.stdout.isatty():
        print(network.picture(others[0]))
    sys.stdout.flush()
    if open_browser:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)
