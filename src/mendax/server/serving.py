"""One process that serves: from its start to its end, the signals, and uvicorn."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Final

import uvicorn

from mendax.core.game import MendaxError
from mendax.server import logs
from mendax.server.app import App
from mendax.server.background_tasks import BackgroundTasks
from mendax.server.context import ServerContext
from mendax.server.control.admin_api import AdminApi
from mendax.server.control.admin_server import AdminServer
from mendax.server.control.one_worker import OneWorker
from mendax.server.control.workers_api import WorkersApi
from mendax.server.listening import listen_once_free, say_where
from mendax.server.settings import ServerSettings, refuse_contradictions
from mendax.server.socket.connection_limits import LONGEST_HEAD, ConnectionLimits
from mendax.server.tables.loop_watchdog import Watchdog
from mendax.server.wire.messages import LIMIT
from mendax.words import Words, best_language

_log = logging.getLogger("mendax.app")
COLLECTIONS: Final = 4_000, 1, 10_000
"""When the interpreter looks for unreachable cycles (``gc.set_threshold``). A full collection
blocks all tables: for 0.9 seconds where 4,000 are in memory. It frees next to nothing, as tables,
sockets and messages hold no cycles. So only young objects are looked through often."""
_COMPLAINTS: Final = ("returned without completing handshake", "Invalid UTF-8 sequence")


def serve(settings: ServerSettings, open_browser: bool = False) -> None:
    """Serves until a signal ends it; says where, and why not. Raises ``SystemExit``."""
    ending = Ending((signal.SIGINT, signal.SIGTERM))
    words = Words(best_language(os.environ.get("LC_ALL") or os.environ.get("LANG") or ""))
    with running(settings, words) as run:
        run(_serve(settings, words, open_browser, ending))
    print(words.say("server-closed"))


Run = Callable[[Coroutine[Any, Any, None]], None]
"""Runs a server to its end."""


@contextmanager
def running(settings: ServerSettings, words: Words, worker: int = 0) -> Iterator[Run]:
    """A loop to run a server in, and its log, which names the ``worker``, if it is one of several;
    what it can't do is said, and ends this process by ``SystemExit``."""
    logs.set_up(settings, worker=worker)
    logging.getLogger("uvicorn.error").addFilter(_worth_saying)
    thresholds = gc.get_threshold()
    gc.set_threshold(*COLLECTIONS)
    try:
        refuse_contradictions(settings)
        with asyncio.Runner(loop_factory=_loop) as runner:
            yield runner.run
    except MendaxError as error:
        print(words.explain(error.reason), file=sys.stderr)
        raise SystemExit(1) from None
    finally:
        gc.set_threshold(*thresholds)


def _loop() -> asyncio.AbstractEventLoop:
    """uvloop's, or Python's own where there is no uvloop, as on Windows."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


class Ending:
    """Signals from the first moment to the last: noted whenever they come, obeyed as soon as there
    is nothing half done. No other handler ever takes their place."""

    def __init__(self, signals: Sequence[signal.Signals]) -> None:
        self.asked = False
        self._server: uvicorn.Server | None = None
        for number in signals:
            signal.signal(number, self._note)

    def _note(self, number: int, _: object) -> None:
        if self._server is not None:
            self._server.force_exit = self.asked and number == signal.SIGINT
            self._server.should_exit = True
        self.asked = True

    def asks(self) -> None:
        """Does as a signal does."""
        self._note(signal.SIGTERM, None)

    def ends(self, server: uvicorn.Server) -> None:
        """From now on a signal ends ``server``; one that came before does so now."""
        self._server = server
        server.should_exit = self.asked


def _worth_saying(record: logging.LogRecord) -> bool:
    """Without uvicorn's complaints about what strangers send: a handshake that is refused as it
    should be, a text that is none."""
    said = str(record.msg)
    return not any(word in said for word in _COMPLAINTS)


async def _serve(
    settings: ServerSettings, words: Words, open_browser: bool, ending: Ending
) -> None:
    """All of the house, in this process."""

    def ready(context: ServerContext, _: Server) -> None:
        say_where(listening, words, open_browser, settings.root, settings.is_fronted)
        context.policies.prepare()

    def administered(context: ServerContext) -> AdminServer:
        workers = WorkersApi(OneWorker(context, ending.asks))
        admin = AdminServer((AdminApi(context, settings.data), workers))
        admin.serve(settings.data)
        return admin

    with await listen_once_free(settings, words, lambda: ending.asked) as listening:
        await serve_at(listening, settings, ending, ready, administered)


Leave = Callable[[ServerContext, "Server"], Awaitable[None]]
"""What is done when a server has to end and before it does."""


async def serve_at(
    listening: socket.socket,
    settings: ServerSettings,
    ending: Ending,
    ready: "Callable[[ServerContext, Server], None]",
    administered: Callable[[ServerContext], AdminServer],
    leave: Leave | None = None,
    is_routed: bool = False,
) -> None:
    """Serves what comes to this socket, stage by stage; after each one it is asked whether to go
    on. ``administered`` makes what serves the admin operations.

    ``is_routed``: connections are accepted elsewhere, by what the first request of each asks for.
    They come by ``Server.take``, and each ends with its first answer.
    """
    asyncio.get_running_loop().set_exception_handler(logs.unforeseen)
    if ending.asked:
        return
    context = ServerContext(settings)
    context.is_routed = is_routed
    context.api.listens_at(listening)
    watchdog = Watchdog(context.watch)
    admin = administered(context)
    try:
        config = uvicorn_config(App(context), context.connections)
        server = Server(config, lambda: ready(context, server))
        if leave is not None:
            server.leave = partial(leave, context, server)
        ending.ends(server)
        if not server.should_exit:
            await server.serve([] if is_routed else [listening])
    finally:
        watchdog.close()
        await admin.close()
        await context.close()


def socket_class() -> Any:
    """The class of uvicorn's sockets: ``UvicornSocket``, or the name of uvicorn's own protocol
    where that can't be loaded, as it looks into parts that other versions may not have. Then
    sockets are served through ASGI alone: slower, with the same answers."""
    try:
        from mendax.server.socket.uvicorn_socket import UvicornSocket
    except (ImportError, AttributeError):
        return "auto"
    return UvicornSocket


def http_class() -> Any:
    """The class of uvicorn's HTTP connections: ``UvicornHttp``, or else the name of the protocol of
    uvicorn's own that bounds heads and takes one request at a time."""
    try:
        from mendax.server.socket.uvicorn_http import UvicornHttp
    except (ImportError, AttributeError):
        _log.warning("connections are not limited: uvicorn is not of the version that is known")
        return "h11"
    return UvicornHttp


def _with(kind: Any, connections: ConnectionLimits) -> Any:
    """Makes protocols of this class that know these limits; uvicorn's own know none."""
    return kind if isinstance(kind, str) else partial(kind, connections)


def uvicorn_config(app: App, connections: ConnectionLimits) -> uvicorn.Config:
    """How uvicorn serves ``app``."""
    http, ws = http_class(), socket_class()
    return uvicorn.Config(
        app,
        loop="none",  # it is there before the server
        interface="asgi3",  # which uvicorn sees in nothing but coroutines
        http=_with(http, connections),
        ws=_with(ws, connections),
        h11_max_incomplete_event_size=LONGEST_HEAD,
        ws_max_size=LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """Says when it is ready; leaves signals to ``Ending``."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._tasks = BackgroundTasks()
        self.leave: Callable[[], Awaitable[None]] | None = None
        """What is done when it has to end, before all connections are closed."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn starts up."""
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    def take(self, accepted: socket.socket) -> None:
        """Serve a connection that was accepted elsewhere."""
        self._tasks.begin(self._taken(accepted))

    async def _taken(self, accepted: socket.socket) -> None:
        kind: Any = self.config.http_protocol_class
        protocol = partial(kind, config=self.config, server_state=self.server_state, app_state={})
        with suppress(OSError):  # the client may be gone
            await asyncio.get_running_loop().connect_accepted_socket(protocol, accepted)

    async def main_loop(self) -> None:
        """Serves until it has to end, and leaves."""
        await super().main_loop()
        if self.leave is not None and not self.force_exit:
            await self.leave()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """No handlers of its own: there would be moments with the wrong ones."""
        yield
