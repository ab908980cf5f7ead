"""An HTTP/1.1 connection with bounded resources, until it ends or becomes a socket.

h11 reads and writes messages. It receives one request at a time: first the complete head, then the
complete body. Later requests stay unread until the current request is answered.
``connection_limits`` defines the limits.

Rules of this file
1. A body must have a length (411 otherwise), so the end of a request is known before it is parsed.
2. A timer runs whenever the server waits for the client to send a head or body, or to read an
   answer.
3. A request that this module refuses is answered with a ``Problem`` like any other, and its
   connection ends.
4. No part of a request is logged, so strangers can't flood the log.
"""

import asyncio
from asyncio import Transport
from collections.abc import Callable
from email.utils import formatdate
from enum import Enum, auto
from http import HTTPStatus
from typing import Final, cast

import h11
from starlette.types import ASGIApp

from mendax.server.clock import Timer
from mendax.server.socket.connection_limits import (
    LINGERING,
    LONGEST_BODY,
    LONGEST_HEAD,
    LONGEST_REST,
    UntakenTimer,
    peer_of,
)
from mendax.server.socket.connections import Connections
from mendax.server.socket.exchange import Exchange, Headers, Part
from mendax.server.socket.request_head import (
    END,
    answer_to_handshake,
    asks_for_socket,
    begins_request,
    check_lines,
    scope_of,
    too_long,
    too_slow,
    unreadable,
)
from mendax.server.socket.websocket_protocol import WebSocketProtocol
from mendax.server.wire.messages import LIMIT
from mendax.server.wire.operation import problem
from mendax.server.wire.refusal import Refused
from mendax.server.wire.safety_lines import safety

_LAST: Final = (b"connection", b"close")


class HttpStage(Enum):
    """The step that a connection is waiting for."""

    HEAD = auto()
    BODY = auto()
    ANSWER = auto()
    """The application is answering a request."""
    END = auto()
    """The connection is ending. All further bytes are discarded."""


class HttpProtocol(asyncio.Protocol):
    """One HTTP connection."""

    def __init__(
        self,
        connections: Connections,
        app: ASGIApp | None = None,
        counted_as: object = None,
    ) -> None:
        """``app`` answers the requests, by default the application of ``connections``. The limits
        already count ``counted_as`` for this connection.
        """
        self._app, self._counted_as = app or connections.app, counted_as
        self.stage = HttpStage.HEAD
        self.unread = bytearray()
        """The bytes received but not yet passed to h11."""
        self.has_asked = False
        self.transport: Transport
        self._connections, self._limits = connections, connections.limits
        self._h11 = h11.Connection(h11.SERVER, max_incomplete_event_size=LONGEST_HEAD)
        self._searched = 0
        """The number of bytes of ``unread`` already searched for the end of a head."""
        self._request = h11.Request(method="GET", target="/", headers=[], http_version="1.0")
        self._length = 0
        """The length of the request's body in bytes."""
        self._rest = 0
        """The number of bytes discarded so far while ending."""
        self._exchange: Exchange | None = None
        self._handshake = b""
        """The head of a handshake request."""
        self._timer: Timer | None = None
        self._untaken = UntakenTimer(self._limits)
        self._taken = asyncio.Event()
        """An event that is set while the client reads the data sent to it."""
        self._taken.set()

    # ── connection ───────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin a new connection. The loop calls this."""
        self.transport = cast("Transport", transport)
        self._connections.open.add(self)
        counted_as, self._counted_as = self._counted_as, None  # so the opening can be freed
        if self._limits.admit(transport, peer_of(transport), counted_as):
            self._within(self._limits.settings.head, self._head_is_late)
        else:  # needs no memory: the server does not wait for the client to read this
            self.stage = HttpStage.END
            self.transport.write(self._refusal(Refused(503, "wire-refused-full")))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after the connection has ended. The loop calls this."""
        self._limits.leave(self.transport)
        self._connections.open.discard(self)
        self._within(None)
        self._untaken.stop()
        self._taken.set()
        self.stage = HttpStage.END
        self.unread.clear()
        if self._exchange is not None:
            self._exchange.end()
            self._exchange = None

    def pause_writing(self) -> None:
        """Stop writing while the client does not read the answer. The loop calls this."""
        self._taken.clear()
        self._untaken.start(self.transport)

    def resume_writing(self) -> None:
        """Continue writing when the client reads again. The loop calls this."""
        self._untaken.stop()
        self._taken.set()

    def finish(self) -> None:
        """Answer the current request, then close. ``Connections.is_leaving`` is already set."""
        if self.stage is HttpStage.HEAD:
            self._close()

    def abort(self) -> None:
        """Close immediately."""
        self.transport.abort()

    def _within(self, seconds: float | None, late: Callable[[], None] | None = None) -> None:
        """Set the timer to call ``late``, replacing the previous timer. None only cancels."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if seconds is not None and late is not None:
            self._timer = self._limits.clock.call_later(seconds, late)

    # ── reading ──────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        """Process received bytes. The loop calls this."""
        if self.stage is HttpStage.END:
            self._rest += len(data)
            if self._rest > LONGEST_REST:
                self.transport.abort()
            return
        self.unread += data
        self._go_on()

    def _go_on(self) -> None:
        """Process the received bytes of one request."""
        try:
            if self.stage is HttpStage.HEAD:
                self._read_head()
            if self.stage is HttpStage.BODY:
                self._read_body()
        except Refused as refused:
            self._refuse(refused)
        if self.stage is HttpStage.ANSWER and self.unread:
            self.transport.pause_reading()

    def _read_head(self) -> None:
        if not self._searched:
            blank = len(self.unread) - len(self.unread.lstrip(b"\r\n"))
            del self.unread[:blank]
            if self.unread and not begins_request(self.unread):  # TLS, for example
                raise unreadable()
        end = self.unread.find(END, max(0, self._searched - len(END) + 1))
        size = end + len(END) if end >= 0 else len(self.unread)
        if size > LONGEST_HEAD:
            raise too_long()
        if end < 0:
            self._searched = size
            return
        self._searched = 0
        head = bytes(self.unread[:size])
        del self.unread[:size]
        check_lines(head)
        request = self._event(head)
        if not isinstance(request, h11.Request):
            raise unreadable()
        self._request = request
        self._length = int(dict(request.headers).get(b"content-length", b"0"))
        if self._length > LONGEST_BODY:
            raise Refused(413, "wire-refused-too-long", limit=LIMIT)
        if asks_for_socket(request):
            if self._length or self.unread:  # frames may only follow the answer
                raise unreadable()
            answer_to_handshake(head)  # repeated by ``accept``
            self._handshake = head
        self.stage = HttpStage.BODY
        self._within(None)

    def _event(self, data: bytes = b"") -> object:
        """Feed ``data`` to h11 and return its next event. Raises ``Refused``."""
        if data:
            self._h11.receive_data(data)
        try:
            return self._h11.next_event()
        except h11.RemoteProtocolError:
            raise unreadable() from None

    def _read_body(self) -> None:
        if len(self.unread) < self._length:
            if self._timer is None:
                self._within(self._limits.settings.body, self._body_is_late)
            if self._h11.they_are_waiting_for_100_continue:
                go_on = h11.InformationalResponse(status_code=100, headers=[])
                self.transport.write(self._h11.send(go_on))
            return
        body = bytes(self.unread[: self._length])
        del self.unread[: self._length]
        event = self._event(body)
        while isinstance(event, h11.Data):
            event = self._event()
        if not isinstance(event, h11.EndOfMessage):
            raise unreadable()
        self._within(None)
        self.stage, self.has_asked = HttpStage.ANSWER, True
        if self._handshake:
            self.transport.pause_reading()  # until the answer is sent
        own, peer = self.transport.get_extra_info("sockname"), peer_of(self.transport)
        scope = scope_of(self._request, own, peer, is_socket=bool(self._handshake))
        self._exchange = Exchange(self, scope, body)
        self._connections.exchanges.begin(self._exchange.run(self._app, scope))

    # ── writing ──────────────────────────────────────────────────────────────────────────────

    @property
    def is_lost(self) -> bool:
        """True once the client has disconnected."""
        return self.stage is HttpStage.END

    async def write(self, *parts: Part) -> None:
        """Send parts of the answer, and wait while the client does not read."""
        self.transport.write(b"".join([self._h11.send(one) for one in parts]))
        await self._taken.wait()

    def head(self, status: int, headers: Headers) -> h11.Response:
        """Return the head of an answer, with the headers that every answer has."""
        lines = [(b"date", formatdate(usegmt=True).encode()), *headers]
        if self._connections.is_leaving or self._handshake:
            lines.append(_LAST)
        return h11.Response(
            status_code=status, headers=lines, reason=HTTPStatus(status).phrase.encode()
        )

    def answered(self) -> None:
        """Finish the answer. The next request is read in the next iteration of the loop."""
        self._exchange = None
        if self.is_lost:
            return
        if self._connections.is_leaving or self._h11.our_state is not h11.DONE:
            self._close()
            return
        self._h11.start_next_cycle()
        self.stage = HttpStage.HEAD
        self._within(self._limits.settings.head, self._head_is_late)
        if self.unread:
            asyncio.get_running_loop().call_soon(self._read_on)
        else:
            self.transport.resume_reading()

    def _read_on(self) -> None:
        if self.stage is HttpStage.HEAD:
            self._go_on()
        if self.stage in (HttpStage.HEAD, HttpStage.BODY):
            self.transport.resume_reading()

    def accept(self, subprotocol: str | None, headers: Headers) -> WebSocketProtocol:
        """Answer the handshake, and continue as a WebSocket."""
        handshake, answer = answer_to_handshake(self._handshake)
        for name, value in headers:
            answer.headers[name.decode()] = value.decode("latin-1")
        if subprotocol:
            answer.headers["Sec-WebSocket-Protocol"] = subprotocol
        handshake.send_response(answer)
        self.transport.write(b"".join(handshake.data_to_send()))
        socket = WebSocketProtocol(self._connections, self.transport)
        self._connections.open.discard(self)
        self._connections.open.add(socket)
        self.transport.set_protocol(socket)
        self._exchange = None
        return socket

    def fail(self) -> None:
        """Handle an application that sent no answer, or only part of one."""
        if self.is_lost:
            return
        if self._h11.our_state is h11.SEND_RESPONSE:
            self._end_with(Refused(500, "wire-refused-failed"))
        else:
            self.transport.abort()

    def _close(self) -> None:
        self.stage = HttpStage.END
        self.transport.close()
        self._within(self._limits.settings.unread, self.transport.abort)

    def _head_is_late(self) -> None:
        if self.unread:
            self._refuse(too_slow(self._limits.settings.head))
        else:
            self._close()

    def _body_is_late(self) -> None:
        self._refuse(too_slow(self._limits.settings.body))

    def _refuse(self, refused: Refused) -> None:
        self._limits.refuses(refused.reason.key, self.transport)
        self._end_with(refused)

    def _end_with(self, refused: Refused) -> None:
        """Send the refusal, and close the connection soon after."""
        self.stage = HttpStage.END
        self.unread.clear()
        self.transport.write(self._refusal(refused))
        self.transport.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._within(LINGERING, self.transport.abort)

    def _refusal(self, refused: Refused) -> bytes:
        """Return a refusal as the bytes of a complete answer, whatever the state of h11."""
        more = {**safety(self._limits.settings), "connection": "close"}
        answer = problem(refused.status, refused.reason, more)
        writer = h11.Connection(h11.SERVER)
        head = self.head(refused.status, answer.raw_headers)
        events = (head, h11.Data(data=bytes(answer.body)), h11.EndOfMessage())
        return b"".join([writer.send(event) for event in events])
