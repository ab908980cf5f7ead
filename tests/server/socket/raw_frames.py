"""WebSocket frames as bytes, and a client that sends them unchanged."""

import asyncio
import re

from tests.server.guests import Served


def frame(body: bytes, first: int = 0x81, mask: bytes = b"\x11\x22\x33\x44") -> bytes:
    """Return a masked frame."""
    size = len(body)
    head = bytes([0x80 | size]) if size < 126 else b"\xfe" + (size & 0xFFFF).to_bytes(2)
    if size >= 65536:
        head = b"\xff" + size.to_bytes(8)
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(body))
    return bytes([first]) + head + mask + body


def split(data: bytes, at: int) -> list[bytes]:
    """Return the bytes in two parts."""
    return [data[:at], data[at:]]


def unmasked(body: bytes) -> bytes:
    """Return an unmasked frame, which a server must refuse."""
    return bytes([0x81, len(body)]) + body


CLOSE = frame(b"\x03\xe8", 0x88)


class Listener(asyncio.Protocol):
    """Records the received bytes."""

    def __init__(self) -> None:
        self.heard = b""
        self.open = asyncio.get_running_loop().create_future()
        self.over = asyncio.get_running_loop().create_future()

    def data_received(self, data: bytes) -> None:
        self.heard += data
        if b"\r\n\r\n" in self.heard and not self.open.done():
            self.open.set_result(None)

    def connection_lost(self, _: Exception | None) -> None:
        self.over.set_result(None)


def handshake(served: Served, table: str) -> bytes:
    """Return the request that opens a table's socket."""
    asked = (
        *(f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{served.port}"),
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""),
    )
    return "\r\n".join(asked).encode()


async def answers(served: Served, table: str, portions: list[bytes]) -> bytes:
    """Return all bytes from the server until it closes, with ``<now>`` for the time."""
    loop = asyncio.get_running_loop()
    line, told = await loop.create_connection(Listener, "127.0.0.1", served.port)
    line.write(handshake(served, table))
    await told.open
    for portion in (*portions, CLOSE):
        if not told.over.done():
            line.write(portion)
            for _ in range(5):  # the server shares this loop, and reads the arrived bytes
                await asyncio.sleep(0)
    await told.over
    return re.sub(rb"\d{13}", b"<now>", told.heard.partition(b"\r\n\r\n")[2])
