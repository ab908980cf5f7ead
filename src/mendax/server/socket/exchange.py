"""One request and its answer as an ASGI application sees them.

A handshake is a request of type ``websocket``, answered by ``websocket.accept`` or an ordinary
response. The messages of an open socket bypass ASGI: an endpoint that has accepted a handshake gets
the socket from ``opened``, and the application returns.
"""

import asyncio
import logging
from typing import Final, Protocol

import h11
from starlette.types import ASGIApp, Message, Scope

from mendax.server.socket.websocket_protocol import WebSocketProtocol
from mendax.server.wire.refusal import where

_log = logging.getLogger("mendax.app")

_SOCKET: Final = "mendax.socket"
"""The ASGI extension that contains the open socket."""
_STARTS: Final = ("http.response.start", "websocket.http.response.start")
_BODIES: Final = ("http.response.body", "websocket.http.response.body")

Part = h11.Response | h11.Data | h11.EndOfMessage
Headers = list[tuple[bytes, bytes]]


class Answering(Protocol):
    """The connection of an exchange."""

    @property
    def is_lost(self) -> bool:
        """True once the client has disconnected."""

    def head(self, status: int, headers: Headers) -> h11.Response:
        """Return the head of an answer, with the headers that every answer has."""

    async def write(self, *parts: Part) -> None:
        """Send parts of the response, and wait while the client does not read."""

    def accept(self, subprotocol: str | None, headers: Headers) -> WebSocketProtocol:
        """Answer the handshake, and continue as a WebSocket."""

    def answered(self) -> None:
        """Handle the end of the answer."""

    def fail(self) -> None:
        """Handle an application that sent no answer, or only part of one."""


def opened(scope: Scope) -> WebSocketProtocol:
    """Return the socket of an accepted handshake."""
    exchange: Exchange = scope["extensions"][_SOCKET]
    assert exchange.socket is not None, "the handshake was not accepted"
    return exchange.socket


class Exchange:
    """One request and its answer."""

    def __init__(self, connection: Answering, scope: Scope, body: bytes) -> None:
        self.socket: WebSocketProtocol | None = None
        """The socket that this connection became, if any."""
        self._connection = connection
        self._request: Message | None = {"type": "http.request", "body": body, "more_body": False}
        self._gone: Message = {"type": "http.disconnect"}
        if scope["type"] == "websocket":
            self._request = {"type": "websocket.connect"}
            self._gone = {"type": "websocket.disconnect", "code": 1006}
            scope["extensions"] = {"websocket.http.response": {}, _SOCKET: self}
        self._has_body = scope.get("method") != "HEAD"
        self._begun: list[Part] = []
        """The head of the answer, which is sent with the first part of the body."""
        self._is_answered = False
        self._over = asyncio.Event()
        """An event that is set once the request is answered or the client has disconnected."""

    async def run(self, app: ASGIApp, scope: Scope) -> None:
        """Let the application answer."""
        try:
            await app(scope, self._receive, self._send)
        except Exception as error:
            if not self._connection.is_lost:
                _log.error("failed: %s in %s", type(error).__name__, where(error))
        if not self._is_answered:
            self._connection.fail()

    def end(self) -> None:
        """Tell the application that the client has disconnected."""
        self._over.set()

    async def _receive(self) -> Message:
        if self._request is not None:
            request, self._request = self._request, None
            return request
        await self._over.wait()
        return self._gone

    async def _send(self, message: Message) -> None:
        if self._connection.is_lost:
            raise OSError("the client is gone")
        kind = message["type"]
        if kind in _STARTS:
            headers = list(message.get("headers", ()))
            self._begun.append(self._connection.head(message["status"], headers))
        elif kind in _BODIES:
            await self._send_body(message.get("body", b""), message.get("more_body", False))
        elif kind == "websocket.accept":
            headers = list(message.get("headers", ()))
            self._is_answered = True
            self.socket = self._connection.accept(message.get("subprotocol"), headers)
        else:
            raise RuntimeError(f"unknown message: {kind}")

    async def _send_body(self, body: bytes, more: bool) -> None:
        parts, self._begun = self._begun, []
        if body and self._has_body:
            parts.append(h11.Data(data=body))
        if more:
            await self._connection.write(*parts)
            return
        await self._connection.write(*parts, h11.EndOfMessage())
        self._is_answered = True
        self._over.set()
        self._connection.answered()
