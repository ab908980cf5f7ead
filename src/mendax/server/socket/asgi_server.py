"""A server for one ASGI application. It accepts connections until it ends, then closes them.

Published servers have no documented way to hand over a connection after its handshake.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from starlette.types import ASGIApp

from mendax.server.listening.listening import BACKLOG
from mendax.server.socket.connection_limits import ConnectionLimits
from mendax.server.socket.connections import Connections
from mendax.server.socket.http_protocol import HttpProtocol
from mendax.server.socket.tls_port import TlsPort

PATIENCE: Final = 5.0
"""How long running requests are still answered at shutdown, in seconds."""
_LOOK: Final = 0.02


class Server:
    """Serves from ``serve`` until ``end``."""

    def __init__(self, app: ASGIApp, limits: ConnectionLimits, ready: Callable[[], None]) -> None:
        """``ready`` is called once connections are accepted. The constructor requires a running
        loop.
        """
        self.connections = Connections(app, limits)
        self.leave: Callable[[], Awaitable[None]] | None = None
        """A function called at shutdown, before the connections are closed."""
        self.has_to_end = False
        self._at_once = False
        self._ready = ready
        self._loop = asyncio.get_running_loop()
        self._ending = asyncio.Event()
        self._listeners: list[asyncio.Server | TlsPort] = []

    async def serve(
        self, listening: Sequence[socket.socket], tls: ssl.SSLContext | None = None
    ) -> None:
        """Serve connections to these sockets.

        With ``tls``, ports accept HTTPS, and redirect plain HTTP.
        """
        for one in listening:
            is_port = isinstance(one.getsockname(), tuple)
            if is_port and tls is not None:
                self._listeners.append(TlsPort(self.connections, one, tls))
                continue
            create = self._loop.create_server if is_port else self._loop.create_unix_server
            self._listeners.append(await create(self._protocol, sock=one, backlog=BACKLOG))
        if not self.has_to_end:
            self._ready()
            await self._ending.wait()
            if self.leave is not None and not self._at_once:
                await self.leave()
        await self._close()

    def end(self, at_once: bool = False) -> None:
        """Shut down. ``at_once`` does not wait for answers. Signal handlers may call this."""
        self.has_to_end = True
        self._at_once = self._at_once or at_once
        self._loop.call_soon_threadsafe(self._ending.set)

    def _protocol(self) -> HttpProtocol:
        return HttpProtocol(self.connections)

    def stop_listening(self) -> None:
        """Accept no more connections."""
        for listener in self._listeners:
            listener.close()

    async def _close(self) -> None:
        self.stop_listening()
        self.connections.is_leaving = True
        for connection in tuple(self.connections.open):
            connection.finish()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._is_busy and not self._at_once:  # noqa: ASYNC110 - a count has no event
                    await asyncio.sleep(_LOOK)
        for connection in tuple(self.connections.open):
            connection.abort()
        for exchange in tuple(self.connections.exchanges):
            exchange.cancel()
        await asyncio.gather(*self.connections.exchanges, return_exceptions=True)

    @property
    def _is_busy(self) -> bool:
        return bool(self.connections.open or self.connections.exchanges)
