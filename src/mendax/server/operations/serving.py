"""One process that serves: from its start to its end, and the signals."""

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from mendax.core.game import MendaxError
from mendax.server.base import logs
from mendax.server.base.listening import listen_once_free, say_where
from mendax.server.base.settings import ServerSettings, refuse_contradictions
from mendax.server.operations.admin_api import AdminApi
from mendax.server.operations.admin_server import AdminServer
from mendax.server.operations.app import App
from mendax.server.operations.context import ServerContext
from mendax.server.operations.one_worker import OneWorker
from mendax.server.operations.workers_api import WorkersApi
from mendax.server.socket.asgi_server import Server
from mendax.server.tables.loop_watchdog import Watchdog
from mendax.words import Words, best_language

COLLECTIONS: Final = 4_000, 1, 10_000
"""When the interpreter looks for unreachable cycles (``gc.set_threshold``). A full collection
blocks all tables: for 0.9 seconds where 4,000 are in memory. It frees next to nothing, as tables,
sockets and messages hold no cycles. So only young objects are looked through often."""


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
        self._server: Server | None = None
        for number in signals:
            signal.signal(number, self._note)

    def _note(self, number: int, _: object) -> None:
        if self._server is not None:
            self._server.end(at_once=self.asked and number == signal.SIGINT)
        self.asked = True

    def asks(self) -> None:
        """Does as a signal does."""
        self._note(signal.SIGTERM, None)

    def ends(self, server: Server) -> None:
        """From now on a signal ends ``server``; one that came before does so now."""
        self._server = server
        if self.asked:
            server.end()


async def _serve(
    settings: ServerSettings, words: Words, open_browser: bool, ending: Ending
) -> None:
    """All of the house, in this process."""

    def ready(context: ServerContext, _: Server) -> None:
        say_where(listening.sockets, words, open_browser, settings.root, settings.is_fronted)
        context.policies.prepare()

    def administered(context: ServerContext) -> AdminServer:
        workers = WorkersApi(OneWorker(context, ending.asks))
        admin = AdminServer((AdminApi(context, settings.data), workers))
        admin.serve(settings.data)
        return admin

    with await listen_once_free(settings, words, lambda: ending.asked) as listening:
        await serve_at(listening.sockets, settings, ending, ready, administered)


Leave = Callable[[ServerContext, Server], Awaitable[None]]
"""What is done when a server has to end and before it does."""


async def serve_at(
    listening: Sequence[socket.socket],
    settings: ServerSettings,
    ending: Ending,
    ready: Callable[[ServerContext, Server], None],
    administered: Callable[[ServerContext], AdminServer],
    leave: Leave | None = None,
    is_routed: bool = False,
) -> None:
    """Serves what comes to these sockets, stage by stage; after each one it is asked whether to go
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
        server = Server(App(context), context.connections, lambda: ready(context, server))
        if leave is not None:
            server.leave = partial(leave, context, server)
        ending.ends(server)
        if not server.has_to_end:
            await server.serve(() if is_routed else listening)
    finally:
        watchdog.close()
        await admin.close()
        await context.close()
