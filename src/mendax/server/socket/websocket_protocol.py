"""An open WebSocket, which exchanges frames after the handshake.

Nearly all frames contain a complete text; this module reads and writes them (``frames``). Control
frames, fragments, closing and errors go to the sans-I/O protocol of ``websockets``. Each of these
frames gets a new protocol object, which is fed the earlier fragments again. Keeping one object per
socket would take 3 kB, and the object contains a reference cycle.

Control frames and fragments are counted, and a client that does not read is disconnected
(``connection_limits``).
"""

import asyncio
from asyncio import Transport
from collections.abc import Callable
from typing import Final

from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from mendax.server.clock import Timer
from mendax.server.socket.connection_limits import LINGERING, LONGEST_REST, UntakenTimer
from mendax.server.socket.connections import Connections
from mendax.server.socket.frames import TEXT, body_of, frame_end, framed
from mendax.server.socket.socket_owner import SocketOwner
from mendax.server.wire.messages import LIMIT

_DATA: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
MOST_PIECES: Final = 64
"""The maximum number of frames in a message."""
INTERVAL: Final = 10.0
"""Seconds of silence after which a client has been pinged."""
LOOKS: Final = 5
"""The number of checks of a socket within ``INTERVAL``. A client is pinged at this number of checks
without data. Checks are counted, and no times are compared: a ping and its answer can have the same
time, and a blocked loop counts as a single check.
"""
LOST: Final = 2 * LOOKS - 1
"""The number of checks without data at which a client is disconnected: within twice
``INTERVAL``.
"""
CLOSING: Final = 10.0
"""Seconds for a client to answer a close."""
LEAVING: Final = 1012
NO_TEXT: Final = 1007
FLOOD: Final = 1008
SILENT: Final = 1011


class WebSocketProtocol(asyncio.Protocol):
    """One WebSocket."""

    __slots__ = (
        *("_buffer", "_closing", "_connections", "_ended", "_frames", "_loop", "_most"),
        *("_next_check", "_owner", "_paused", "_pieces", "_rest", "_silent_checks", "_timer"),
        *("_untaken", "_waiting", "transport", "when_lost"),
    )

    has_asked = True

    def __init__(self, connections: Connections, transport: Transport) -> None:
        self.when_lost: Callable[[], object] | None = None
        """A function called when the connection has ended."""
        self._connections, self.transport = connections, transport
        self._loop = asyncio.get_running_loop()
        self._owner: SocketOwner | None = None
        self._most = 0
        """The maximum number of messages queued for a client that does not read."""
        self._waiting = 0
        """The number of messages sent since the client stopped reading."""
        self._paused = False
        """True while the client does not read."""
        self._buffer = b""
        """The beginning of an incomplete frame."""
        self._pieces = b""
        """The frames of an incomplete message."""
        self._closing = False
        """True once messages are no longer sent or handled."""
        self._ended = False
        """True once all further bytes are discarded."""
        self._rest = 0
        """The number of bytes discarded so far."""
        self._frames = connections.limits.frames()
        self._untaken = UntakenTimer(connections.limits)
        self._timer: Timer | None = None
        """The timer for the client's answer to a close."""
        self._silent_checks = 0
        """The number of checks since the client last sent data."""
        self._next_check: Timer | None = None

    def attach(self, owner: SocketOwner, most: int) -> None:
        """Read messages for ``owner`` from now on.

        A client that does not read is disconnected when more than ``most`` messages are queued.
        """
        self._owner, self._most = owner, most
        self._check_later()
        self.transport.resume_reading()

    # ── connection ───────────────────────────────────────────────────────────────────────────

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after the connection has ended. The loop calls this."""
        self._connections.limits.leave(self.transport)
        self._connections.open.discard(self)
        self._ended = True
        self._untaken.stop()
        if self._timer is not None:
            self._timer.cancel()
        self._stop()
        if self.when_lost is not None:
            self.when_lost()

    def pause_writing(self) -> None:
        """Start queueing while the client does not read. The loop calls this."""
        self._paused = True
        self._untaken.start(self.transport)

    def resume_writing(self) -> None:
        """Stop queueing when the client reads again. The loop calls this."""
        self._paused, self._waiting = False, 0
        self._untaken.stop()

    def _stop(self) -> None:
        """Stop sending and receiving, and notify the owner in the next iteration of the loop."""
        self._closing = True
        if self._next_check is not None:
            self._next_check.cancel()
            self._next_check = None
        if self._owner is not None:
            self._loop.call_soon(self._owner.over)
            self._owner = None

    # ── receiving ────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        """Process received bytes. The loop calls this."""
        if self._ended:
            self._throw_away(len(data))
            return
        self._silent_checks = 0
        if self._buffer:
            data = self._buffer + data
        at, end = 0, frame_end(data, 0)
        while end > 0 and self._take(data[at:end]):
            at, end = end, frame_end(data, end)
        self._buffer = b"" if end else data[at:]
        if end < 0:
            self._parse(data[at:])  # this closes the socket

    def _throw_away(self, size: int) -> None:
        self._rest += size
        if self._rest > LONGEST_REST:
            self.transport.abort()

    def _take(self, frame: bytes) -> bool:
        """Handle a complete frame, and return whether to continue."""
        if frame[0] != TEXT or self._pieces or self._closing:
            self._parse(frame)
        else:
            self._hear(body_of(frame))
        return not self._ended

    def _hear(self, body: bytes) -> None:
        """Pass a complete text to the owner."""
        try:
            text = str(body, "utf-8")
        except UnicodeDecodeError:
            self._fail(NO_TEXT, "not UTF-8")
        else:
            if self._owner is not None:
                self._owner.heard(text)

    def _parse(self, data: bytes) -> None:
        """Handle any other frame."""
        if not self._frames.take():
            self._flood()
        elif not self._closing:
            parser = _parser()
            parser.receive_data(self._pieces)
            pieces = _data_frames(parser)
            parser.receive_data(data)
            if more := _data_frames(parser):
                self._pieces += data
                self._join([*pieces, *more])
            self._write(parser)
        elif data[0] & 0x0F == Opcode.CLOSE or frame_end(data, 0) < 0:
            self._end()

    def _flood(self) -> None:
        if not self._closing:
            self._connections.limits.refuses("wire-refused-flood", self.transport)
        self._fail(FLOOD, "too many frames")

    def _join(self, pieces: list[Frame]) -> None:
        """Pass on a message whose last fragment has arrived."""
        if not pieces[-1].fin:
            if len(pieces) >= MOST_PIECES:
                self._flood()
            return
        self._pieces = b""
        if pieces[0].opcode is Opcode.TEXT:
            self._hear(b"".join([piece.data for piece in pieces]))
        elif self._owner is not None:
            self._owner.heard(None)

    # ── sending ──────────────────────────────────────────────────────────────────────────────

    def send(self, *texts: bytes) -> None:
        """Send these messages in order. A client with too many queued messages is disconnected."""
        if self._closing or self.transport.is_closing():
            return
        if self._paused:
            self._waiting += len(texts)
            if self._waiting > self._most:
                self._stop()
                self.transport.abort()
                return
        if len(texts) == 1:
            self.transport.write(framed(texts[0]))
        else:
            self.transport.write(b"".join([framed(text) for text in texts]))

    def close(self, code: int, why: str) -> None:
        """Send the queued messages, then close."""
        if self._closing:
            return
        parser = _parser()
        parser.send_close(code, why)
        self._write(parser)
        self._end_within(CLOSING)
        self._stop()

    def finish(self) -> None:
        """Close because the server is ending."""
        self.close(LEAVING, "")
        self._end_within(LINGERING)

    def abort(self) -> None:
        """Close immediately."""
        self.transport.abort()

    def check_silence(self) -> None:
        """Ping a client that has sent no data for ``LOOKS`` checks, and close after ``LOST``."""
        self._check_later()
        self._silent_checks += 1
        if self._silent_checks == LOOKS:
            parser = _parser()
            parser.send_ping(b"")
            self._write(parser)
        elif self._silent_checks >= LOST:
            self._fail(SILENT, "no answer to a ping")

    def _check_later(self) -> None:
        if self._next_check is not None:
            self._next_check.cancel()
        seconds = INTERVAL / LOOKS
        self._next_check = self._connections.limits.clock.call_later(seconds, self.check_silence)

    def _fail(self, code: int, why: str) -> None:
        """Close without waiting for an answer."""
        if self._closing:  # already closed with another code
            self._end()
            return
        parser = _parser()
        parser.fail(code, why)
        self._write(parser)

    def _write(self, parser: ServerProtocol) -> None:
        """Send the bytes that ``websockets`` produced, and end if the protocol has ended."""
        for data in parser.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self._end()

    def _end(self) -> None:
        """Wait briefly for the client to close the connection."""
        self._ended, self._buffer, self._pieces = True, b"", b""
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._end_within(LINGERING)
        self._stop()

    def _end_within(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._connections.limits.clock.call_later(seconds, self.transport.abort)


def _parser() -> ServerProtocol:
    return ServerProtocol(state=State.OPEN, max_size=LIMIT)


def _data_frames(parser: ServerProtocol) -> list[Frame]:
    """Return the received message fragments."""
    frames = [event for event in parser.events_received() if isinstance(event, Frame)]
    return [frame for frame in frames if frame.opcode in _DATA]
