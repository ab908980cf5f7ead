"""uvicorn's WebSocket protocol with a shorter way in and out for whole text messages.

ASGI carries each message through a queue, a task and a dictionary, which costs more than the table
needs for its part. A connection that finds ``FAST_PATH`` among the extensions of its scope is
called for each text as it arrives, and writes several texts with one system call. Only data that is
exactly one whole text frame is read here, as it nearly always is. Everything else (the handshake,
pings, closing, fragments, limits, faults, slow clients) stays with uvicorn and its parser; without
this protocol a connection works all the same, through ASGI.

Much of what is read here (``WebSocketsSansIOProtocol``, where the parser stands, what was sent) is
no promise of uvicorn's or of websockets': ``pyproject.toml`` bounds their versions closely. What is
missing in another version closes the fast path, one text at a time; whether the parser is the one
that is known is tried out when this file is loaded.

What does not take the short way is bounded here (``connection_limits``): nothing is read before the
handshake is answered, control frames and pieces of messages are counted, and a client that takes
nothing is cut off.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from mendax.server.socket.connection_limits import SLICE, ConnectionLimits, UntakenTimer
from mendax.server.socket.fast_path import FAST_PATH
from mendax.server.socket.lean_waiting import LeanEvent, LeanQueue

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it comes without its part in C
    from websockets.utils import apply_mask

_TEXT: Final = 0x81
"""The first byte of a whole text: the final frame of its message, of the kind text."""
_FLOOD: Final = 1008
_READ_LATER: Final = ("type", "client")
"""What is read of a scope after the handshake."""


class UvicornSocket(WebSocketsSansIOProtocol):
    """One socket."""

    # Among uvicorn's attributes these would make its dictionary twice as large.
    __slots__ = ("_at_frame", "_frames", "_heard_at", "_limits", "_untaken")

    hear: Callable[[str], None] | None = None
    """Called with each whole text; None: texts go through ASGI."""

    def __init__(self, limits: ConnectionLimits, **given: Any) -> None:
        super().__init__(**given)
        queue: Any = LeanQueue()
        writable: Any = LeanEvent()
        writable.set()
        self.queue, self.writable = queue, writable
        self._limits = limits
        self._frames = limits.frames()
        self._untaken = UntakenTimer(limits)
        self._heard_at = self.loop.time()
        """When anything arrived last, by the loop's time."""
        self._at_frame = False
        """Whether the parser was seen to wait for a frame since it was last given anything."""

    def handle_connect(self, event: Request) -> None:
        """Offers itself to the application."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope.setdefault("extensions", {})[FAST_PATH] = self
            self.read_paused = True  # until the handshake is answered
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._limits.leave(self.transport)
        self._untaken.stop()
        super().connection_lost(exc)
        self._break_cycles()

    async def send(self, message: Any) -> None:
        """What ASGI sends. Raises ``ClientDisconnected``, also where this has hung up by itself
        and the network does not know it yet: uvicorn takes that for a fault of the application."""
        if getattr(self, "close_sent", False) and message["type"] == "websocket.send":
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget_handshake()

    def _forget_handshake(self) -> None:
        """Who has come in is known: what they asked for takes no room any more."""
        for name in ("request", "response"):
            headers = getattr(getattr(self, name, None), "headers", None)
            if headers is not None:
                headers.clear()  # and not only let go: the parser holds the request
        self.response: Any = None
        scope: Any = getattr(self, "scope", {})
        scope.get("headers", []).clear()  # which whoever has read them may hold
        kept = {name: scope[name] for name in _READ_LATER if name in scope}
        scope.clear()
        scope.update(kept)
        self.__dict__ = dict(vars(self))  # uvicorn's attributes, which came one by one, in half

    def _break_cycles(self) -> None:
        """So the memory is free when nobody has this any more, and no collector has to find it."""
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope.get("extensions", {}).pop(FAST_PATH, None)
        parser: Any = getattr(self.conn, "parser", None)
        if parser is not None:
            parser.close()

    def data_received(self, data: bytes) -> None:
        """Bytes arrived."""
        self._heard_at = self.loop.time()
        text = self._whole_text(data) if self.hear and data[0] == _TEXT else None
        if text is not None and self.hear is not None:
            self.hear(text)
            return
        self._at_frame = False
        for start in range(0, len(data), SLICE):
            if start and self.transport.is_closing():
                break
            super().data_received(data[start : start + SLICE])

    def _whole_text(self, data: bytes) -> str | None:
        """The text, if ``data`` is one whole masked frame as it should be; None: who knows."""
        body = _body_of(data)
        size = len(data) - body
        if not 0 < size <= self.config.ws_max_size or not self._between_frames():
            return None
        try:
            return str(apply_mask(data[body:], data[body - 4 : body]), "utf-8")
        except UnicodeDecodeError:
            return None

    def _between_frames(self) -> bool:
        """Whether the parser waits for a frame to begin that may be a text."""
        try:
            if not self._at_frame:
                self._at_frame = PARSER_IS_KNOWN and between_frames(self.conn)
            return self._at_frame and not self.close_sent and self.conn.state is State.OPEN
        except AttributeError:
            return False

    # ── what is counted ──────────────────────────────────────────────────────────────────────

    def _counts(self) -> bool:
        """Counts a control frame, a piece of a message, or whatever comes after the close; hangs up
        on who sends too many."""
        if self.transport.is_closing():
            return False
        if self._frames.take():
            return True
        if self.close_sent:
            self.transport.abort()
            return False
        self._limits.refuses("wire-refused-flood", self.transport)
        self.conn.fail(_FLOOD, "too many frames")
        self.handle_parser_exception()
        return False

    def handle_ping(self) -> None:
        """A ping arrived, and its pong is ready."""
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong arrived, asked for or not."""
        if self._counts():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message arrived."""
        if self._counts():
            super().handle_cont(event)

    def handle_bytes(self, event: Frame) -> None:
        """A message arrived that is no text, or its beginning."""
        if self._counts():
            super().handle_bytes(event)

    def handle_parser_exception(self) -> None:
        """What arrived is no WebSocket: it is closed, or cut off where there is no word for it."""
        if self.conn.close_sent is None:  # uvicorn expects one, and fills the log
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def schedule_ping(self) -> None:
        """From now on it is pinged when it is silent, together with all others of the server."""
        self._limits.keepalive.watch(self, self.ping_interval or 0.0)

    def stop_keepalive(self) -> None:
        """It is pinged no more."""
        self._limits.keepalive.forget(self)
        super().stop_keepalive()

    def ping_if_silent(self, since: float) -> None:
        """Pings unless the client was heard after ``since``: then it is alive, and a ping with its
        pong costs a fifth of a move."""
        if self._heard_at <= since and self.pong_timer is None:
            self.send_keepalive_ping()

    def pause_writing(self) -> None:
        """The client takes nothing."""
        super().pause_writing()
        self._untaken.start(self.transport)

    def resume_writing(self) -> None:
        """It takes what waits."""
        self._untaken.stop()
        super().resume_writing()

    # ── the fast path ────────────────────────────────────────────────────────────────────────

    def handle_text(self, event: Frame) -> None:
        """A text arrived, whole or its beginning."""
        closing = getattr(self, "close_sent", True)
        if (closing or not event.fin) and not self._counts():
            return
        if self.hear is None or not event.fin or closing:
            super().handle_text(event)
            return
        try:
            text = str(event.data, "utf-8")
        except UnicodeDecodeError:
            super().handle_text(event)  # closes with 1007
        else:
            self.hear(text)

    def put(self, texts: tuple[bytes, ...]) -> bool:
        """Sends whole texts if the network takes them now; whether it did."""
        try:
            if self.close_sent or self.disconnected or not self.handshake_complete:
                return False
            if self._untaken.running is not None or self.transport.is_closing():
                return False
        except AttributeError:
            return False
        if len(texts) == 1:
            self.transport.write(_framed(texts[0]))
        else:
            self.transport.write(b"".join([_framed(text) for text in texts]))
        return True


def between_frames(conn: Any) -> bool:
    """Whether the parser waits for a frame to begin that may be a text. Raises ``AttributeError``
    where it is built otherwise."""
    if conn.state is not State.OPEN or conn.current_size is not None:
        return False
    waiting = conn.parser.gi_yieldfrom  # where in its frame the parser stands is known here only
    while waiting is not None and waiting.gi_yieldfrom is not None:
        waiting = waiting.gi_yieldfrom
    return waiting is not None and waiting.__name__ == "at_eof"


def parser_is_known(make: Callable[[], Any] = ServerProtocol) -> bool:
    """Whether ``between_frames`` is right, tried on a connection without a network."""
    try:
        conn = make()
        conn.receive_data(_HANDSHAKE)
        (asked,) = conn.events_received()
        conn.send_response(conn.accept(asked))
        seen = [between_frames(conn)]
        for piece in _PIECES:
            conn.receive_data(piece)
            seen.append(between_frames(conn))
    except Exception:  # whatever another version makes of this
        return False
    return seen == _BETWEEN


_HANDSHAKE: Final = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
_PIECES: Final = (
    *(b"\x81", b"\x82\0\0", b"\0\0", b"h", b"i"),  # a text in five
    *(b"\x01\x81\0\0\0\0h", b"\x80\x81\0\0\0\0i"),  # one in two frames
    b"\x81\x81\0\0\0\0h\x81",  # one and the beginning of another
)
_BETWEEN: Final = [True, *(False, False, False, False, True), *(False, True), False]
PARSER_IS_KNOWN: Final = parser_is_known()


def _framed(text: bytes) -> bytes:
    """The frame of a text from the server: final, not masked."""
    size = len(text)
    if size < 126:
        return _HEADS[size] + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


_HEADS: Final = tuple(bytes((_TEXT, size)) for size in range(126))
"""Of short texts, by their length."""


def _body_of(data: bytes) -> int:
    """Where the text of a masked frame begins that is all of ``data``; its end if it is not so."""
    if len(data) > 8:
        size = data[1] - 0x80
        if 0 < size < 126 and len(data) == 6 + size:
            return 6
        if size == 126 and 126 <= int.from_bytes(data[2:4]) == len(data) - 8:
            return 8
    return len(data)
