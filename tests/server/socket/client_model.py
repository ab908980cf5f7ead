"""The model of a client of a server, and the application that answers it."""

import asyncio
import json
from collections import Counter

from starlette.types import Receive, Scope, Send

from mendax.server.socket.connection_limits import (
    LINGERING,
)
from mendax.server.socket.exchange import opened
from mendax.server.socket.http_protocol import HttpProtocol
from mendax.server.socket.websocket_protocol import CLOSING, MOST_PIECES, WebSocketProtocol
from mendax.server.wire.messages import LIMIT
from tests.server.socket.memory_line import HIGH, MemoryLine
from tests.server.socket.sent_units import LARGE, Asked, Frame

HEAD, BODY, UNREAD = 10, 20, 30
PER_ADDRESS, MOST, QUEUE, TOKENS = 3, 7, 3, 100
PIECE = 70_000
"""The most bytes that arrive at once."""
ADDRESSES = {
    "192.0.2.1": "192.0.2.1",
    "::ffff:192.0.2.1": "192.0.2.1",
    "2001:db8::1": "2001:db8::",
    "2001:db8::2": "2001:db8::",
    "fe80::1%eth0": "fe80::",
    "198.51.100.9": "",
}
"""The peers, and the address that each counts for. The last is a trusted proxy."""


Answer = tuple[int, bytes]
"""The status and body of an answer, or the opcode and payload of a frame."""


class Echo:
    """The owner of a socket, which repeats each text."""

    def __init__(self, socket: WebSocketProtocol) -> None:
        self.socket, self.ends = socket, 0
        socket.attach(self, QUEUE)

    def heard(self, text: str | None) -> None:
        self.socket.send(b"binary" if text is None else text.encode())

    def over(self) -> None:
        self.ends += 1


class App:
    """The application behind all connections."""

    def __init__(self) -> None:
        self.released = asyncio.Event()
        self.owners: dict[int, Echo] = {}
        """The owner of each client's socket, by the client's port."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["raw_path"]
        asked = await receive()
        if path == b"/socket":
            await send({"type": "websocket.accept"})
            self.owners[scope["client"][1]] = Echo(opened(scope))
        elif path == b"/denied":
            await _answer(send, 404, b"denied", "websocket.http.response")
        elif path == b"/fault":
            raise ValueError
        elif path == b"/half":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"half", "more_body": True})
        else:
            if path == b"/held":
                await self.released.wait()
            target = path + (b"?" + scope["query_string"] if scope["query_string"] else b"")
            said = LARGE if path == b"/large" else target + b"|" + asked["body"]
            await _answer(send, 200, said, "http.response", scope["method"] == "HEAD")


async def _answer(send: Send, status: int, body: bytes, kind: str, bare: bool = False) -> None:
    lines = [(b"content-length", b"%d" % len(body))] + [(b"x-bare", b"1")] * bare
    await send({"type": f"{kind}.start", "status": status, "headers": lines})
    await send({"type": f"{kind}.body", "body": body})


class Peer:
    """The model of one client, and its connection."""

    def __init__(self, protocol: HttpProtocol, name: tuple[str, int], is_admitted: bool) -> None:
        self.protocol, self.name, self.is_admitted = protocol, name, is_admitted
        self.line = MemoryLine(protocol, name)
        self.units: list[Asked | Frame] = []
        self.stream = bytearray()
        """The bytes of all units."""
        self.sent = self.offset = self.done = 0
        """The bytes sent, the bytes of the units done, and the units done."""
        self.expected: list[Answer] = []
        self.stage: tuple[int, str] = (0, "")
        self.since = 0
        """The second in which this stage began."""
        self.socket: Echo | None = None
        self.last = 0
        """The second in which the open socket's client last sent data."""
        self.pings = self.pings_before = 0
        """The pings that the client has heard, and those before it last sent data."""
        self.tokens = TOKENS
        self.pieces: list[bytes] = []
        self.waiting, self.paused, self.buffered = 0, False, 0
        self.is_closing, self.closing_since = False, 0
        self.deadline: float | None = None
        """The second in which a connection that is ending is lost at the latest."""
        self.is_cut = False
        """True if bytes that were sent may never arrive."""
        self.refusals = Counter[str]()
        if not is_admitted:
            self.refusals["wire-refused-full"] += 1
            self.end((503, b"wire-refused-full"), 0)

    @property
    def is_open(self) -> bool:
        return not self.line.is_lost and self.deadline is None

    def end(self, answer: Answer | None, at: float, *, cut: bool = False) -> None:
        """Serve this client no more; its connection is lost at this second."""
        if answer is not None:
            self.expected.append(answer)
        self.deadline, self.is_cut = at, self.is_cut or cut
        self.pieces = []

    def add(self, *units: Asked | Frame) -> None:
        """Begin to send these units."""
        self.units += units
        self.stream += b"".join(unit.data for unit in units)

    # ── HTTP ─────────────────────────────────────────────────────────────────────────────────

    def catch_up(self, now: int, released: bool) -> None:
        """Process the units that have arrived."""
        while self.deadline is None and self.done < len(self.units):
            unit = self.units[self.done]
            if self.sent < self.offset + unit.at:
                break
            if isinstance(unit, Frame):
                self.take(unit, now)
            elif self.waits(unit) or (unit.then == "held" and not released):
                break
            else:
                self.ask(unit, now)
            self.done, self.offset = self.done + 1, self.offset + len(unit.data)
        self.observe(now)

    def waits(self, unit: Asked) -> bool:
        """Return whether a request waits for the client to read earlier answers.

        The answer to this one may be the one that is too much to write.
        """
        if not self.line.is_paused:
            return False
        answers, _ = answers_in(bytes(self.line.heard + self.line.unread))
        return unit.then not in ("keep", "held") or len(answers) <= len(self.expected)

    def ask(self, unit: Asked, now: int) -> None:
        """Expect the answer to a request."""
        answer = (unit.status, unit.says)
        if unit.then in ("keep", "held", "socket"):
            self.expected.append(answer)
            self.last = now
        elif unit.then == "abort":
            self.end(None, now, cut=True)
        elif unit.then == "close":
            self.end(answer, now + UNREAD)
        else:
            self.refusals[unit.says.decode()] += unit.then == "refuse"
            self.end(answer, now + LINGERING)

    def observe(self, now: int) -> None:
        """Note what the server waits for, and since when."""
        kind, unit = "head", self.units[self.done] if self.done < len(self.units) else None
        started = self.sent > self.offset
        if self.line.is_paused:
            kind = "reader"
        elif self.socket is not None or isinstance(unit, Frame):
            kind = "frames"
        elif unit is not None and started:
            if self.sent >= self.offset + unit.at:
                kind = "answer"
            elif self.sent >= self.offset + unit.head:
                kind = "body"
        stage = (0 if kind == "reader" else self.done, kind)
        if self.stage != stage:
            self.stage, self.since = stage, now
            if kind == "body" and isinstance(unit, Asked) and unit.waits:
                self.expected.append((100, b""))

    def pass_second(self, now: int) -> None:
        """End a client that was too slow."""
        if not self.is_open:
            return
        kind, waited = self.stage[1], now - self.since
        has_begun = bool(bytes(self.stream[self.offset : self.sent]).lstrip(b"\r\n"))
        if self.is_closing and now - self.closing_since >= CLOSING:
            self.end(None, now)
        elif kind == "reader" and waited >= UNREAD:
            self.end(None, now, cut=True)
        elif (kind == "head" and waited >= HEAD) or (kind == "body" and waited >= BODY):
            if has_begun:
                self.refusals["wire-refused-too-slow"] += 1
                self.end((408, b"wire-refused-too-slow"), now + LINGERING)
            else:
                self.end(None, now + UNREAD)

    # ── WebSocket ────────────────────────────────────────────────────────────────────────────

    def tell(self, *frames: tuple[int, bytes]) -> None:
        """Expect frames from the server."""
        for opcode, body in frames:
            self.expected.append((opcode, body))
            size = len(body)
            self.buffered += size + (2 if size < 126 else 4 if size < 65536 else 10)
        self.paused = self.paused or (not self.line.client_reads and self.buffered > HIGH)

    def say(self, now: int, *texts: bytes) -> None:
        """Expect messages, of which few may wait for a client that does not read."""
        if self.is_closing or self.deadline is not None:
            return
        if self.paused:
            self.waiting += len(texts)
            if self.waiting > QUEUE:
                self.end(None, now, cut=True)
                return
        self.tell(*((1, text) for text in texts))

    def fail(self, code: int, now: int) -> None:
        """Expect a close without waiting for the client's."""
        if not self.is_closing:
            self.tell((8, code.to_bytes(2)))
        self.end(None, now + LINGERING)

    def take(self, frame: Frame, now: int) -> None:
        """Expect the reaction to a frame."""
        if not frame.is_whole_text or self.pieces or self.is_closing or frame.code in (1002, 1009):
            if self.tokens < 1:
                self.refusals["wire-refused-flood"] += not self.is_closing
                self.fail(1008, now)
                return
            self.tokens -= 1
        if self.is_closing:
            if frame.kind == "close" or (frame.code in (1002, 1009) and frame.at < len(frame.data)):
                self.end(None, now + LINGERING)
        elif frame.code and not (frame.is_whole_text and self.pieces and frame.code == 1007):
            self.fail(frame.code, now)
        elif frame.kind in ("ping", "pong"):
            self.tell(*[(10, frame.body)] * (frame.kind == "ping"))
        elif frame.kind == "close" and not self.pieces:
            self.tell((8, frame.body))
            self.end(None, now + LINGERING)
        elif frame.kind == "close" or (frame.kind in ("more", "last")) != bool(self.pieces):
            is_too_long = len(b"".join(self.pieces)) + len(frame.body) > LIMIT  # is read first
            self.fail(1009 if is_too_long else 1002, now)
        else:
            self.join(frame, now)

    def join(self, frame: Frame, now: int) -> None:
        """Expect the echo of a message that is complete."""
        pieces, self.pieces = [*self.pieces, frame.body], []
        whole = b"".join(pieces)
        if len(whole) > LIMIT:
            self.fail(1009, now)
        elif frame.kind in ("begin", "more"):
            self.pieces = pieces
            if len(pieces) >= MOST_PIECES:
                self.refusals["wire-refused-flood"] += 1
                self.fail(1008, now)
        elif frame.kind == "binary":
            self.say(now, b"binary")
        else:
            try:
                self.say(now, whole.decode().encode())
            except UnicodeDecodeError:
                self.fail(1007, now)


def brief(answers: list[Answer]) -> list[tuple[int, int, bytes]]:
    """Return answers without most of a long body."""
    return [(kind, len(body), body[:40]) for kind, body in answers]


def answers_in(heard: bytes) -> tuple[list[Answer], bytes]:
    """Return the answers and frames in the received bytes, and the incomplete rest."""
    found: list[Answer] = []
    is_socket = False
    while heard:
        if is_socket:
            if len(heard) < 2 or len(heard) < 2 + {126: 2, 127: 8}.get(heard[1], 0):
                break
            size, start = heard[1], 2
            if size > 125:
                start = 4 if size == 126 else 10
                size = int.from_bytes(heard[2:start])
            if len(heard) < start + size:
                break
            body = heard[start : start + size]
            assert heard[0] & 0xF0 == 0x80, "each frame is final, and none is masked"
            found.append((heard[0] & 0x0F, body[:2] if heard[0] == 0x88 else body))
            heard = heard[start + size :]
            continue
        head, end, rest = heard.partition(b"\r\n\r\n")
        first, *lines = head.split(b"\r\n")
        said = dict(line.lower().split(b": ", 1) for line in lines)
        size = int(said.get(b"content-length", b"0"))
        status = int(first.split(b" ")[1])
        is_socket = status == 101
        if b"x-bare" in said:  # an answer to HEAD
            size = 0
        if not end or len(rest) < size or (status == 200 and b"content-length" not in said):
            break
        body = rest[:size]
        if said.get(b"content-type") == b"application/json":
            body = json.loads(body)["reason"]["key"].encode()
            assert said[b"x-content-type-options"] == b"nosniff"
            assert said[b"connection"] == b"close"
        assert status in (100, 101) or b"date" in said
        found.append((status, body))
        heard = rest[size:]
    return found, heard
