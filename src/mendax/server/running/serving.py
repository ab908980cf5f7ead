"""One server process from start to end, and its signals."""

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

from mendax.core.game import MendaxError, Reason
from mendax.server.listening.certificate import context_of, machine_names
from mendax.server.listening.listening import Listening, listen_once_free, say_shared, say_where
from mendax.server.listening.tunnel import Share, Tunnel, answers, refuse_open_server, shared
from mendax.server.monitoring import logs
from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.running.admin_api import AdminApi
from mendax.server.running.admin_server import AdminServer
from mendax.server.running.app import App
from mendax.server.running.context import ServerContext
from mendax.server.running.leaving import leave
from mendax.server.settings.settings import ServerSettings, refuse_contradictions
from mendax.server.socket.asgi_server import Server
from mendax.server.tables.loop_watchdog import Watchdog
from mendax.words import Words, best_language

_log = logging.getLogger("mendax.app")

_HUNG_UP: Final = (
    "SIGHUP is ignored: this server reads its settings only at its start, and writes its log to "
    "standard error. Restart it to apply a change"
)
COLLECTIONS: Final = 4_000, 1, 10_000
"""The cyclic garbage collector's thresholds (``gc.set_threshold``).

A full collection blocks all tables, for 0.9 seconds with 4,000 in memory, and frees hardly any
memory, because tables, sockets and messages have no cycles. The collector therefore examines mostly
young objects.
"""


def serve(settings: ServerSettings, open_browser: bool = False, share: Share | None = None) -> None:
    """Serve until a signal arrives. Print the address, or the reason for a failure. ``share`` asks
    for a tunnel from a public address. Raises ``SystemExit``.
    """
    ending = Ending((signal.SIGINT, signal.SIGTERM))
    hangup = Hangup(ending)
    words = Words(best_language(os.environ.get("LC_ALL") or os.environ.get("LANG") or ""))
    logs.set_up(settings)
    hangup.say = _log.warning
    try:
        refuse_contradictions(settings)
        if share is not None:
            refuse_open_server(settings)
        with rare_collections(), asyncio.Runner(loop_factory=_loop) as runner:
            runner.run(_serve(settings, words, open_browser, ending, share))
    except MendaxError as error:
        print(words.explain(error.reason), file=sys.stderr)
        raise SystemExit(1) from None
    with suppress(OSError):  # the terminal may be closed
        print(words.say("server-closed"), flush=True)


@contextmanager
def rare_collections() -> Iterator[None]:
    """Collect garbage rarely while the context is open (``COLLECTIONS``)."""
    thresholds = gc.get_threshold()
    gc.set_threshold(*COLLECTIONS)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)


def _loop() -> asyncio.AbstractEventLoop:
    """Return a uvloop loop, or Python's loop if uvloop is missing, as on Windows."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


class Ending:
    """The signals that end a server, which are recorded from the start and obeyed between steps.

    No other handler replaces this one.
    """

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
        """End the server as a signal does."""
        self._note(signal.SIGTERM, None)

    def ends(self, server: Server) -> None:
        """Let signals end ``server`` from now on. A signal that has already arrived ends it
        immediately.
        """
        self._server = server
        if self.asked:
            server.end()


class Hangup:
    """SIGHUP, which ends a server only if its terminal was closed.

    Daemons get this signal to reload their settings or reopen their logs. This server has neither
    to do, so it goes on and says so. A signal that is ignored from the start, as by ``nohup``,
    stays ignored.
    """

    def __init__(self, ending: Ending) -> None:
        self._ending = ending
        self._has_terminal = _is_at_a_terminal()
        self.say: Callable[[str], object] = lambda _: None
        """Logs a line, once logging is set up."""
        if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
            signal.signal(signal.SIGHUP, self._note)

    def _note(self, *_: object) -> None:
        if self._has_terminal and not _is_at_a_terminal():
            self._ending.asks()
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # the server is starting or ending
            return
        loop.call_soon_threadsafe(self.say, _HUNG_UP)  # never inside another log call


def _is_at_a_terminal() -> bool:
    """Return whether this process has a controlling terminal that is still open."""
    try:
        os.close(os.open("/dev/tty", os.O_RDONLY | os.O_NOCTTY))
    except OSError:
        return False
    return True


async def _serve(
    settings: ServerSettings,
    words: Words,
    open_browser: bool,
    ending: Ending,
    share: Share | None,
) -> None:
    """Serve, checking for a signal after each stage."""
    with await listen_once_free(settings, words, lambda: ending.asked) as listening:
        asyncio.get_running_loop().set_exception_handler(logs.unforeseen)
        if ending.asked:
            return
        if share is None:
            await _serve_at(settings, words, open_browser, ending, listening)
            return
        port = listening.sockets[0].getsockname()[1]
        tunnel = Tunnel(share, port, lambda reason: _tell(words, reason))
        print(words.say("server-share-opening", destination=str(share.to)), flush=True)
        try:
            await tunnel.open(lambda: ending.asked)
            at = shared(settings, tunnel.address)
            await _serve_at(at, words, open_browser, ending, listening, tunnel.address)
        except MendaxError:
            if not ending.asked:
                raise
        finally:
            await tunnel.close()


def _tell(words: Words, reason: Reason) -> None:
    print(words.explain(reason), file=sys.stderr, flush=True)


async def _serve_at(
    settings: ServerSettings,
    words: Words,
    open_browser: bool,
    ending: Ending,
    listening: Listening,
    public: str = "",
) -> None:
    """Serve the listening sockets; guests come through a tunnel from the address ``public``."""
    context = ServerContext(settings)
    scheme = "https" if settings.tls else "http"
    context.api.listens_at(listening.sockets, scheme)
    tls = context_of(settings.data, machine_names()) if settings.tls else None
    watchdog = Watchdog(context.watch)
    admin = AdminServer((AdminApi(context, ending.asks),))
    admin.serve(settings.data)
    tasks = BackgroundTasks()

    def ready() -> None:
        where = settings.root, settings.is_fronted, scheme
        if public:
            say_shared(public, settings.root, words, open_browser)
            tasks.begin(_check(public, settings.root, words))
        else:
            say_where(listening.sockets, words, open_browser, *where)
        context.policies.prepare()

    try:
        server = Server(App(context), context.connections, ready)
        if context.store.shared:
            await context.effects.come()
            server.leave = partial(leave, context, server)
        ending.ends(server)
        if not server.has_to_end:
            await server.serve(listening.sockets, tls)
    finally:
        watchdog.close()
        await admin.close()
        await context.close()


async def _check(public: str, root: str, words: Words) -> None:
    """Say so if the server does not answer at its public address."""
    if not await asyncio.to_thread(answers, public, root):
        _tell(words, Reason("server-share-unanswered", {"address": public}))
