"""A port for HTTPS. Its connections count towards the limits from the moment they are accepted.

The loop's own servers count a connection only after its TLS handshake, which takes more memory than
a request. A plain HTTP request is redirected, because people type addresses without "https".
"""

import asyncio
import socket
import ssl
from functools import partial
from typing import Final

from starlette.datastructures import URL, Headers
from starlette.types import Receive, Scope, Send

from mendax.server.processes.background_tasks import BackgroundTasks
from mendax.server.socket.connection_limits import LINGERING, unmapped
from mendax.server.socket.connections import Connections
from mendax.server.socket.http_protocol import HttpProtocol
from mendax.server.wire.safety_lines import SAFETY

HANDSHAKE: Final = 10.0
"""Seconds from accepting a connection to the end of its TLS handshake."""
TLS_RECORD: Final = b"\x16"
"""The first byte of a TLS handshake."""
_AGAIN: Final = 1.0
"""Seconds until connections are accepted again after the process ran out of descriptors."""


class TlsPort:
    """Accepts the connections of one listening socket."""

    def __init__(
        self, connections: Connections, listening: socket.socket, tls: ssl.SSLContext
    ) -> None:
        self._connections, self._listening, self._tls = connections, listening, tls
        self._loop = asyncio.get_running_loop()
        listening.setblocking(False)
        self._accepting = self._loop.create_task(self._accept())
        self._tasks = BackgroundTasks()
        self._tasks.hold(self._accepting)

    def close(self) -> None:
        """Accept no more connections."""
        self._accepting.cancel()
        self._listening.close()

    async def _accept(self) -> None:
        while True:
            try:
                accepted, peer = await self._loop.sock_accept(self._listening)
            except ConnectionError:  # the client has already disconnected
                continue
            except OSError:
                await asyncio.sleep(_AGAIN)
                continue
            opening = TlsOpening(self._connections, accepted, self._tls)
            if self._connections.limits.admit(opening, unmapped(peer)):
                self._tasks.begin(opening.run())
            else:
                accepted.close()


class TlsOpening:
    """An accepted connection until its TLS handshake has ended. ``HttpProtocol`` follows."""

    has_asked = False

    def __init__(
        self, connections: Connections, accepted: socket.socket, tls: ssl.SSLContext
    ) -> None:
        self._connections, self._socket, self._tls = connections, accepted, tls
        self._loop = asyncio.get_running_loop()
        self._task: asyncio.Task[None] | None = None

    def finish(self) -> None:
        """Close, because no request has arrived."""
        self.abort()

    def abort(self) -> None:
        """Close immediately."""
        if self._task is not None:
            self._task.cancel()

    async def run(self) -> None:
        """Run the handshake, or redirect a plain HTTP request."""
        self._task = asyncio.current_task()
        self._connections.open.add(self)
        late = self._connections.limits.clock.call_later(HANDSHAKE, self.abort)
        try:
            first = await self._first_byte()
            if first == TLS_RECORD:
                await self._loop.connect_accepted_socket(
                    partial(HttpProtocol, self._connections, counted_as=self),
                    self._socket,
                    ssl=self._tls,
                    ssl_shutdown_timeout=LINGERING,
                )
            elif first:
                await self._loop.connect_accepted_socket(
                    partial(HttpProtocol, self._connections, _to_https, counted_as=self),
                    self._socket,
                )
            else:
                self._socket.close()
        except OSError:  # no TLS, or disconnected
            self._socket.close()
        except asyncio.CancelledError:
            self._socket.close()
            raise
        finally:
            late.cancel()
            self._connections.limits.leave(self)
            self._connections.open.discard(self)

    async def _first_byte(self) -> bytes:
        """Return the first byte and leave it unread; b"" if the client has disconnected."""
        arrived = asyncio.Event()
        try:
            self._loop.add_reader(self._socket, arrived.set)
        except NotImplementedError:  # the loop of Windows
            return TLS_RECORD
        try:
            await arrived.wait()
        finally:
            self._loop.remove_reader(self._socket)
        return self._socket.recv(1, socket.MSG_PEEK)


async def _to_https(scope: Scope, _: Receive, send: Send) -> None:
    """Redirect to the same address with https, for now: another server may use the port later."""
    if scope["type"] != "http":
        await send({"type": "websocket.close"})
        return
    host = Headers(scope=scope).get("host", "")
    query = scope["query_string"].decode("latin-1")
    there = URL(scheme="https", netloc=host, path=scope["raw_path"].decode(), query=query)
    said = {**SAFETY, "location": str(there), "content-length": "0", "connection": "close"}
    headers = [(name.encode(), value.encode()) for name, value in said.items()]
    await send({"type": "http.response.start", "status": 307, "headers": headers})
    await send({"type": "http.response.body", "body": b""})
