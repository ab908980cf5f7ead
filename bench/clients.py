"""Load clients with a minimal WebSocket implementation, so that the server takes most of the time.

A client masks its frames with zeros, which the protocol allows and which costs no time.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any, cast


class Client(asyncio.Protocol):
    """One socket. ``heard`` is called with every text message as bytes."""

    def __init__(self, heard: Callable[["Client", bytes], None]) -> None:
        self.heard = heard
        self.bytes = 0
        self.messages = 0
        self.opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport; called by the loop."""
        self._transport = cast("asyncio.Transport", transport)

    def ask(self, host: str, path: str, identity: str | None) -> None:
        """Send the handshake, with a header that identifies the client."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([identity] if identity else []),
        ]
        assert self._transport
        self._transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def send(self, text: bytes) -> None:
        """Send a text message."""
        size = len(text)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else b""
        head = head or struct.pack("!BBH", 0x81, 0x80 | 126, size)
        assert self._transport
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        """Disconnect."""
        if self._transport:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read frames; called by the loop."""
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self._buffer = rest
            self.opened.set_result(head.decode("latin-1"))
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 0x7F, at + 2
            if size == 126:
                if len(buffer) < at + 4:
                    break
                size, start = struct.unpack_from("!H", buffer, at + 2)[0], at + 4
            elif size == 127:
                if len(buffer) < at + 10:
                    break
                size, start = struct.unpack_from("!Q", buffer, at + 2)[0], at + 10
            if len(buffer) < start + size:
                break
            opcode = buffer[at] & 0x0F
            if opcode == 1:
                self.messages += 1
                self.bytes += size
                self.heard(self, buffer[start : start + size])
            elif opcode == 9 and self._transport:
                head = b"\x8a" + bytes([0x80 | size]) + bytes(4)
                self._transport.write(head + buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def connection_lost(self, _: Exception | None) -> None:
        """Record the end of the connection; called by the loop."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))


async def connect(
    port: int,
    path: str,
    heard: Callable[[Client, bytes], None],
    cookie: str | None = None,
    header: str | None = None,
) -> Client:
    """Return an open socket of the client with this cookie, or with another header."""
    loop = asyncio.get_running_loop()
    made: Any = await loop.create_connection(lambda: Client(heard), "127.0.0.1", port)
    client = cast("Client", made[1])
    client.ask(f"127.0.0.1:{port}", path, f"Cookie: {cookie}" if cookie else header)
    head = await client.opened
    if " 101 " not in head.partition("\r\n")[0]:
        raise ConnectionError(head.partition("\r\n")[0])
    return client


async def post(port: int, path: str, body: bytes) -> tuple[str, bytes]:
    """Send a POST of JSON on a new connection; return the head of the answer and its body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    said, _, content = answer.partition(b"\r\n\r\n")
    return said.decode("latin-1"), content


async def until(so: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until ``so()`` is true, with short polls."""
    async with asyncio.timeout(seconds):
        while not so():  # noqa: ASYNC110 - the condition has no event
            await asyncio.sleep(0.002)
