"""Starting and ending: the port, the signals, uvicorn, and what is said on the way."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import uvicorn

from mendax.core.game import MendaxError, Reason
from mendax.server import logs, network
from mendax.server.app import App
from mendax.server.context import ServerContext
from mendax.server.control.control_socket import ControlSocket
from mendax.server.control.orders import Orders
from mendax.server.settings import ServerSettings, SettingsError
from mendax.server.socket.connection_limits import LONGEST_HEAD, ConnectionLimits
from mendax.server.tables.loop_watchdog import Watchdog
from mendax.server.wire.messages import LIMIT
from mendax.words import Words, best_language

_log = logging.getLogger("mendax.app")
_COMPLAINTS: Final = ("returned without completing handshake", "Invalid UTF-8 sequence")
_GARBAGE: Final = 20_000
"""New containers between looks for cycles; entries have none, and there are many."""


def serve(settings: ServerSettings, open_browser: bool = False) -> None:
    """Serves until a signal ends it; says where, and why not. Raises ``SystemExit``."""
    ending = _Ending()
    words = Words(best_language(os.environ.get("LC_ALL") or os.environ.get("LANG") or ""))
    logs.set_up(settings)
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
    settings: ServerSettings, words: Words, open_browser: bool, ending: _Ending
) -> None:
    """Stage by stage; after each one it is asked whether to go on."""
    asyncio.get_running_loop().set_exception_handler(logs.unforeseen)
    with listen(settings) as listening:
        if ending.asked:
            return
        context = ServerContext(settings)
        context.api.listens_at(listening)
        watchdog = Watchdog(context.watch)
        control = ControlSocket(settings.data, Orders(context, ending.asks).answer)
        try:
            await control.open()
            gc.collect()
            gc.freeze()
            gc.set_threshold(_GARBAGE, 20, 20)

            def ready() -> None:
                say_where(listening, words, open_browser, settings.root)
                context.coaching.prepare()

            server = Server(uvicorn_config(App(context), context.connections), ready)
            ending.ends(server)
            if not server.should_exit:
                await server.serve([listening])
        finally:
            watchdog.close()
            await control.close()
            await context.close()


def listen(settings: ServerSettings) -> socket.socket:
    """The port, taken before anything else. Raises ``SettingsError``."""
    try:
        host, port = settings.address, settings.port
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048, reuse_port=False)
    except (OSError, UnicodeError) as error:
        shown = {"host": settings.address, "port": str(settings.port), "problem": str(error)}
        raise SettingsError(Reason("server-port-in-use", shown)) from None


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


def say_where(listening: socket.socket, words: Words, open_browser: bool, root: str = "") -> None:
    """Where this machine opens it and where others do; for their phones as a picture."""
    address = f"{network.own_origin(listening)}{root}/"
    others = [
        f"{origin}{root}/" for origin in network.origins(listening) if f"{origin}{root}/" != address
    ]
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
