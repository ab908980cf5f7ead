"""uvicorn's HTTP protocol, bounded: whatever a connection sends, little of it is kept or parsed.

uvicorn's own has no limit on a head, queues requests without end and waits for ever. Here the bytes
of one request at a time are given to its parser: the head when it is whole, then as much as the
head says the body has. What follows stays unread, and is parsed when the request before it has been
answered. The limits and their figures are in ``connection_limits``.

Rules of this file
1. A body has a length (411 otherwise), so where a request ends is known before it is parsed.
2. Wherever the client is waited for, a timer runs: for a head, a body, an answer to be taken.
3. Who is refused here is told why like everybody else (a ``Problem``), and hung up on.
4. Nothing of a request is logged: strangers are not to fill the log.
"""

from enum import Enum, auto
from typing import Any, Final

import httptools
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from mendax.server.operations import problem
from mendax.server.refusal import Refused
from mendax.server.safety_lines import safety
from mendax.server.socket.connection_limits import (
    LINGERING,
    LONGEST_BODY,
    LONGEST_HEAD,
    LONGEST_LINE,
    LONGEST_REST,
    MOST_LINES,
    ConnectionLimits,
    UntakenTimer,
)
from mendax.server.tables.clock import Timer
from mendax.server.wire.messages import LIMIT

_END: Final = b"\r\n\r\n"


class HttpStage(Enum):
    """What a connection waits for."""

    HEAD = auto()
    BODY = auto()
    """A request is in hand, and its body is still coming."""
    ANSWER = auto()
    """A request is in hand, whole."""
    END = auto()
    """It was refused: what still comes is thrown away. Or it is a socket now, and nothing comes."""


class UvicornHttp(HttpToolsProtocol):
    """One connection, until it becomes a socket."""

    flow: "_Flow"

    def __init__(self, limits: ConnectionLimits, **given: Any) -> None:
        super().__init__(**given)
        self.stage = HttpStage.HEAD
        self.unread = bytearray()
        """What arrived and was not given to the parser yet."""
        self._limits = limits
        self._searched = 0
        """So many bytes of ``unread`` hold no end of a head."""
        self._body_left = 0
        self._rest = 0
        """Bytes thrown away since it was refused."""
        self._fault: Refused | None = None
        self._timer: Timer | None = None
        self._untaken = UntakenTimer(limits)

    # ── the connection ───────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: Any) -> None:
        """Somebody connected."""
        super().connection_made(transport)
        self.flow = _Flow(transport)
        if self._limits.admit(transport):
            self._within(self._limits.settings.head, self._head_is_late)
        else:  # it is to take no room: whether it reads that is its own affair
            self.stage = HttpStage.END
            transport.write(self._written(Refused(503, "wire-refused-full")))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._limits.leave(self.transport)
        self._within(None)
        self._untaken.stop()
        self.stage = HttpStage.END
        self.unread.clear()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The answer is not being taken."""
        super().pause_writing()
        self._untaken.start(self.transport)

    def resume_writing(self) -> None:
        """It is being taken again."""
        self._untaken.stop()
        super().resume_writing()

    def _within(self, seconds: float | None, late: Any = None) -> None:
        """Calls ``late`` after so many seconds, unless this is called again; None: never."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._limits.clock.call_later(seconds, late)

    # ── in ───────────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        """Bytes arrived."""
        if self.stage is HttpStage.END:
            self._rest += len(data)
            if self._rest > LONGEST_REST:
                self.transport.abort()
            return
        self.unread += data
        self._go_on()

    def _go_on(self) -> None:
        """Parses what has arrived of one request."""
        if self.stage is HttpStage.HEAD:
            self._read_head()
        if self.stage is HttpStage.BODY:
            self._read_body()
        if self.stage is HttpStage.ANSWER and self.unread:
            self.flow.full = True
            self.flow.pause_reading()

    def _read_head(self) -> None:
        if not self._searched:
            blank = len(self.unread) - len(self.unread.lstrip(b"\r\n"))
            del self.unread[:blank]
        end = self.unread.find(_END, max(0, self._searched - len(_END) + 1))
        size = end + len(_END) if end >= 0 else len(self.unread)
        if size > LONGEST_HEAD:
            self._refuse(_too_long())
            return
        if end < 0:
            self._searched = size
            return
        self._searched = 0
        head = bytes(self.unread[:size])
        del self.unread[:size]
        self._parse(head)
        if self.stage is HttpStage.HEAD and not self._is_socket():  # not where we saw its end
            self._refuse(_unreadable())

    def _read_body(self) -> None:
        part = bytes(self.unread[: self._body_left])
        del self.unread[: len(part)]
        self._body_left -= len(part)
        if part:
            self._parse(part)
        if self._body_left or self.stage is not HttpStage.BODY:
            return
        self._within(None)
        self.stage = HttpStage.ANSWER
        if self.cycle.response_complete:  # it was answered before it was whole
            self._next()

    def _parse(self, part: bytes) -> None:
        try:
            self.parser.feed_data(part)
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserError:
            self._refuse(self._fault or _unreadable())

    def on_url(self, url: bytes) -> None:
        """The parser read (a part of) the address."""
        super().on_url(url)
        if len(self.url) > LONGEST_LINE:
            self._stop(_too_long())

    def on_header(self, name: bytes, value: bytes) -> None:
        """The parser read a line of the head."""
        if len(self.headers) >= MOST_LINES or len(name) + len(value) > LONGEST_LINE:
            self._stop(_too_long())
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The parser read a head: it is in hand now, unless something is wrong with it."""
        if self.stage is not HttpStage.HEAD:  # two heads where we saw one
            self._stop(_unreadable())
        lines = [name for name, _ in self.headers]
        if self.parser.get_http_version() != "1.0" and lines.count(b"host") != 1:
            self._stop(Refused(400, "wire-refused-host"))
        if b"transfer-encoding" in lines:
            self._stop(Refused(411, "wire-refused-length"))
        length = int(dict(self.headers).get(b"content-length", b"0"))
        if length > LONGEST_BODY:
            self._stop(Refused(413, "wire-refused-too-long", limit=LIMIT))
        if self._is_socket():
            if length or self.unread:  # nothing may come before the handshake is answered
                self._stop(_unreadable())
        else:
            self.stage, self._body_left = HttpStage.BODY, length
            self._within(self._limits.settings.body, self._body_is_late)
        super().on_headers_complete()

    def _is_socket(self) -> bool:
        return bool(self.parser.should_upgrade() and self._should_upgrade())

    def _stop(self, fault: Refused) -> None:
        """Stops the parser in the middle: it hands on no exception of its callbacks'."""
        self._fault = fault
        raise fault

    def _upgrade(self) -> None:
        if self._is_socket():
            self._within(None)
            self.handle_websocket_upgrade()
            self.stage = HttpStage.END
            self.parser = None  # type: ignore[assignment]  # a cycle: nobody tells us of the end
        else:  # to something we don't speak: it is answered, and that is all
            self.cycle.keep_alive = False

    # ── out ──────────────────────────────────────────────────────────────────────────────────

    def on_response_complete(self) -> None:
        """A request was answered; the next one is parsed in a turn of its own."""
        self.server_state.total_requests += 1
        if self.transport.is_closing():
            self._within(self._limits.settings.unread, self.transport.abort)
        elif self.stage is HttpStage.ANSWER:
            self._next()

    def _next(self) -> None:
        self.stage = HttpStage.HEAD
        self._within(self._limits.settings.head, self._head_is_late)
        if self.unread:
            self.loop.call_soon(self._go_on_after_answer)
        else:
            self._read_on()

    def _go_on_after_answer(self) -> None:
        if self.stage is HttpStage.HEAD:
            self._go_on()
        if self._needs_more:
            self._read_on()

    @property
    def _needs_more(self) -> bool:
        """Whether something must arrive before anything is in hand."""
        return self.stage is HttpStage.HEAD or self.stage is HttpStage.BODY

    def _read_on(self) -> None:
        self.flow.full = False
        self.flow.resume_reading()

    def _head_is_late(self) -> None:
        if self.unread:
            self._refuse(_too_slow(self._limits.settings.head))
        else:
            self.transport.close()
            self._within(self._limits.settings.unread, self.transport.abort)

    def _body_is_late(self) -> None:
        self.cycle.disconnected = True
        self.cycle.message_event.set()
        if self.cycle.response_started:
            self.transport.abort()
        else:
            self._refuse(_too_slow(self._limits.settings.body))

    def _refuse(self, refused: Refused) -> None:
        """Tells why, and hangs up when it was read, or soon."""
        self._limits.refuses(refused.reason.key, self.transport)
        self.stage = HttpStage.END
        self.unread.clear()
        self.transport.write(self._written(refused))
        self._read_on()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._within(LINGERING, self.transport.abort)

    def _written(self, refused: Refused) -> bytes:
        """A refusal as the bytes of a whole answer."""
        answer = problem(
            refused.status,
            refused.reason,
            {**safety(self._limits.settings.secure), "connection": "close"},
        )
        lines = [name + b": " + value + b"\r\n" for name, value in answer.raw_headers]
        return b"".join((STATUS_LINE[refused.status], *lines, b"\r\n", bytes(answer.body)))


class _Flow(FlowControl):
    """uvicorn's, which reads on whenever the application asks for a body: not while what has
    arrived is not parsed."""

    full = False

    def resume_reading(self) -> None:
        """Reads on, if there is room."""
        if not self.full:
            super().resume_reading()


def _unreadable() -> Refused:
    return Refused(400, "wire-refused-unreadable", problem="this is no request of HTTP/1.1")


def _too_long() -> Refused:
    return Refused(431, "wire-refused-head", limit=LONGEST_HEAD, lines=MOST_LINES)


def _too_slow(seconds: float) -> Refused:
    return Refused(408, "wire-refused-too-slow", seconds=round(seconds))
