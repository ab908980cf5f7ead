"""Requests and WebSocket frames as bytes, each with the reaction that the server owes."""

from typing import NamedTuple

from mendax.server.socket.connection_limits import (
    LONGEST_BODY,
    LONGEST_HEAD,
    LONGEST_LINE,
    MOST_LINES,
)
from mendax.server.wire.messages import LIMIT


class Asked(NamedTuple):
    """A request."""

    data: bytes
    at: int
    """The number of its bytes after which the server reacts."""
    head: int
    status: int
    says: bytes
    """The body of the answer, or the key of the reason for a refusal."""
    then: str = "keep"
    """``keep``, ``close`` or ``refuse`` the connection, ``fail`` with an answer, ``abort`` without
    one, wait while it is ``held``, or become a ``socket``."""
    waits: bool = False
    """True if the client waits for the server before it sends the body."""

    def __repr__(self) -> str:
        """Return the beginning, because Hypothesis prints many units."""
        return f"<{self.status} {self.data[:40]!r} of {len(self.data)}>"


HOST = b"Host: localhost\r\n"
LARGE = b"large" * 20_000


def ask(
    first: bytes, lines: bytes = HOST, body: bytes = b"", then: str = "keep", *, waits: bool = False
) -> Asked:
    """Return a request that is answered with its target and its body."""
    if body:
        lines += b"Content-Length: %d\r\n" % len(body)
    head = first + b"\r\n" + lines + b"\r\n"
    method, target, *_ = first.split(b" ")
    shown = b"" if method == b"HEAD" else LARGE if target == b"/large" else target + b"|" + body
    size = len(head) + len(body)
    return Asked(head + body, size, len(head), 200, shown, then, waits)


def wrong(data: bytes, status: int, key: str, at: int = 0, then: str = "refuse") -> Asked:
    """Return a request that is refused after ``at`` of its bytes, or after all."""
    return Asked(data, at or len(data), len(data), status, key.encode(), then)


def handshake(path: bytes = b"/socket", version: bytes = b"13") -> Asked:
    """Return the request for a socket."""
    lines = HOST + b"Upgrade: WebSocket\r\nConnection: keep-alive, Upgrade\r\n"
    lines += b"Sec-WebSocket-Version: " + version
    lines += b"\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    return ask(b"GET %s HTTP/1.1" % path, lines, then="socket")._replace(status=101, says=b"")


UNREADABLE = "wire-refused-unreadable"
POST = b"POST /echo HTTP/1.1"
KEPT = (
    ask(b"GET /echo?a=%20b HTTP/1.1"),
    ask(b"HEAD /echo HTTP/1.1"),
    ask(POST, body=b"{}"),
    ask(POST, body=b"x" * 5000),
    ask(POST, body=b"x" * LONGEST_BODY),
    ask(POST, HOST + b"Expect: 100-continue\r\n", b"{}", waits=True),
    ask(b"GET /echo HTTP/1.1", HOST + b"Connection: upgrade\r\nUpgrade: h2c\r\n"),
    ask(b"GET /echo HTTP/1.1", HOST + b"X: y\r\n" * (MOST_LINES - 1)),
    ask(b"GET /echo HTTP/1.1", HOST + b"X: " + b"y" * (LONGEST_LINE - 3) + b"\r\n"),
    ask(b"GET http://a:80/echo?c HTTP/1.1")._replace(says=b"/echo?c|"),
    ask(b"GET /large HTTP/1.1"),
    ask(b"GET /held HTTP/1.1", then="held"),
    ask(b"\r\nGET /echo HTTP/1.1"),
)  # fmt: skip
"""Requests after which the connection continues."""
_LENGTH = POST + b"\r\n" + HOST + b"Content-Length: %d\r\n"
LAST = (
    ask(b"GET /echo HTTP/1.0", b"", then="close"),
    ask(b"GET /echo HTTP/1.1", HOST + b"Connection: close\r\n", then="close"),
    ask(b"GET /fault HTTP/1.1")._replace(status=500, says=b"wire-refused-failed", then="fail"),
    ask(b"GET /half HTTP/1.1")._replace(then="abort"),
    handshake(b"/denied")._replace(status=404, says=b"denied", then="close"),
    wrong(b"GET / HTTP/1.1\r\n\r\n", 400, "wire-refused-host"),
    wrong(b"GET / HTTP/1.1\r\n" + HOST * 2 + b"\r\n", 400, "wire-refused-host"),
    wrong(b"\x16\x03\x01 TLS", 400, UNREADABLE, at=1),
    wrong(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, UNREADABLE, at=18),
    wrong(b"GET /\r\n" + HOST + b"\r\n", 400, UNREADABLE),
    wrong(b"GET / HTTP/1.1\nHost: a\n\nGET / HTTP/1.1\r\n\r\n", 400, UNREADABLE),
    wrong(b"GET / HTTP/1.1\r\n" + HOST + b"X: y\nZ: z\r\n\r\n", 400, UNREADABLE),
    wrong(POST + b"\r\n" + HOST + b"TRANSFER-encoding: chunked\r\n\r\n", 411,
          "wire-refused-length"),
    wrong(_LENGTH % (LONGEST_BODY + 1) + b"\r\n", 413, "wire-refused-too-long"),
    wrong(_LENGTH % 3 + b"Content-Length: 4\r\n\r\n", 400, UNREADABLE),
    wrong(b"GET http://[ HTTP/1.1\r\n" + HOST + b"\r\n", 400, UNREADABLE),
    handshake(version=b"12")._replace(status=400, says=UNREADABLE.encode(), then="refuse"),
    wrong(ask(b"GET / HTTP/1.1", HOST + b"X: y\r\n" * MOST_LINES).data, 431, "wire-refused-head"),
    wrong(ask(b"GET / HTTP/1.1", HOST + b"X: " + b"y" * LONGEST_LINE + b"\r\n").data, 431,
          "wire-refused-head"),
    wrong(b"GET /" + b"a" * LONGEST_LINE + b" HTTP/1.1\r\n" + HOST + b"\r\n", 431,
          "wire-refused-head"),
    wrong(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 4000, 431, "wire-refused-head",
          at=LONGEST_HEAD + 1),
)  # fmt: skip
"""Requests after which the connection ends."""


class Frame(NamedTuple):
    """A frame of a client."""

    data: bytes
    at: int
    """The number of its bytes after which the server reacts."""
    kind: str
    """``text``, ``ping``, ``pong``, ``close``, a fragment (``begin``, ``more``, ``last``),
    ``binary``, or ``wrong``."""
    body: bytes
    code: int = 0
    """The close code with which the server refuses a wrong frame."""

    def __repr__(self) -> str:
        """Return the beginning, because Hypothesis prints many units."""
        return f"<{self.kind} {self.data[:40]!r} of {len(self.data)}>"

    @property
    def is_whole_text(self) -> bool:
        """True for the common frame, which costs no token."""
        return self.kind == "text" or (self.kind == "wrong" and self.data[0] == 0x81)


def masked(
    body: bytes, first: int = 0x81, mask: bytes = b"\x11\x22\x33\x44", wide: int = 0
) -> bytes:
    """Return a client's frame, whose length takes at least ``wide`` bytes."""
    size = len(body)
    wide = max(wide, 0 if size < 126 else 2 if size < 65_536 else 8)
    length = size.to_bytes(wide) if wide else b""
    length = bytes([0x80 | {0: size, 2: 126, 8: 127}[wide]]) + length
    keys = mask * (size // 4 + 1)
    return bytes([first]) + length + mask + bytes(a ^ b for a, b in zip(body, keys, strict=False))


def frame(
    kind: str, body: bytes = b"", first: int = 0x81, *, at: int = 0, code: int = 0, wide: int = 0
) -> Frame:
    """Return a masked frame."""
    data = masked(body, first, wide=wide)
    return Frame(data, at or len(data), kind, body, code)


FRAMES = (
    *(frame("text", b"t" * size) for size in (0, 1, 3, 4, 125, 126, 127, 1000, LIMIT)),
    frame("text", "š·".encode()),
    frame("text", b"hi", wide=2),
    frame("text", b"hi", wide=8),
    Frame(masked(b"hi", mask=b"\x81\x8d\5\6"), 8, "text", b"hi"),
    frame("ping", b"", 0x89),
    frame("ping", b"x" * 125, 0x89),
    frame("pong", b"", 0x8A),
    frame("binary", b"\0", 0x82),
    frame("begin", b"be", 0x01),
    frame("begin", "š".encode()[:1], 0x01),
    frame("more", b"", 0x00),
    frame("more", b"m" * (LIMIT // 2), 0x00),
    frame("last", b"end", 0x80),
    frame("last", "š".encode()[1:], 0x80),
    frame("close", b"\x03\xe8", 0x88),
)
"""Frames that a client may send, although not in every order."""
WRONG = (
    frame("wrong", b"\xff\xfe", code=1007),
    frame("wrong", b"t", 0xC1, code=1002),
    frame("wrong", b"t", 0x83, code=1002),
    frame("wrong", b"x" * 126, 0x89, code=1002),
    Frame(b"\x81\x05hello", 2, "wrong", b"", 1002),
    frame("wrong", b"t" * (LIMIT + 1), at=4, code=1009),
    Frame(b"\x81\xff" + bytes(5) + b"\1\0\0" + b"x" * 20, 10, "wrong", b"", 1009),
)  # fmt: skip
"""Frames that close a socket."""
BY_KIND = {unit.kind: unit for unit in (*FRAMES, *WRONG)}
"""The last frame of each kind."""
LONGEST = max(FRAMES, key=lambda unit: len(unit.body))
