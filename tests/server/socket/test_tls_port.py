"""Tests that TLS handshakes count towards the limits and end, and that plain HTTP is redirected."""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from mendax.server.listening.certificate import FILE, context_of
from mendax.server.settings.settings import Rates, ServerSettings
from mendax.server.socket.asgi_server import Server
from mendax.server.socket.connection_limits import ConnectionLimits
from mendax.server.socket.tls_port import HANDSHAKE
from tests.server.hand_clock import HandClock
from tests.server.hostile import turns, until
from tests.server.socket.test_asgi_server import REQUEST, App

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
LAST = REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")


class HttpsServer:
    """A running server with a TLS port."""

    def __init__(self, folder: Path, most: int) -> None:
        rates = Rates(connections_per_address=most)
        self.clock, self.app, self._ready = HandClock(), App(), asyncio.Event()
        self.limits = ConnectionLimits(ServerSettings(rates=rates), self.clock, 100)
        self.server = Server(self.app, self.limits, self._ready.set)
        self.trusting = ssl.create_default_context(cafile=folder / FILE)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]

    async def serve(self, tls: ssl.SSLContext) -> "asyncio.Task[None]":
        """Start the server."""
        task = asyncio.create_task(self.server.serve([self.listening], tls))
        await self._ready.wait()
        return task

    async def connect(self, tls: bool = False) -> Streams:
        """Open a connection, with or without a handshake."""
        if tls:
            named = "localhost"
            return await asyncio.open_connection(
                "127.0.0.1", self.port, ssl=self.trusting, server_hostname=named
            )
        return await asyncio.open_connection("127.0.0.1", self.port)


@asynccontextmanager
async def https(folder: Path, most: int = 100) -> AsyncIterator[HttpsServer]:
    """Yield a server with a certificate in ``folder``, and at most ``most`` connections."""
    tls = context_of(folder, ["localhost"])
    made = HttpsServer(folder, most)
    task = await made.serve(tls)
    made.app.may_answer.set()
    try:
        yield made
    finally:
        made.server.end()
        await task
    assert made.limits.open == 0


async def end_of(reader: asyncio.StreamReader) -> bytes:
    """Return what the server sends until it closes the connection."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


def hello() -> bytes:
    """Return the first message of a TLS client."""
    sent = ssl.MemoryBIO()
    client = ssl.create_default_context().wrap_bio(ssl.MemoryBIO(), sent, server_hostname="here")
    with pytest.raises(ssl.SSLWantReadError):
        client.do_handshake()
    return sent.read()


async def test_handshakes_count_from_accept(tmp_path: Path) -> None:
    async with https(tmp_path, most=3) as server:
        stalled = [await server.connect() for _ in range(3)]
        await until(lambda: server.limits.open == 3)
        stalled[0][1].write(hello()[:6])
        refused, writer = await server.connect()
        assert await end_of(refused) == b""
        writer.close()
        assert server.limits.open == 3
        for _, writer in stalled:
            writer.close()
        await until(lambda: server.limits.open == 0)
        reader, writer = await server.connect(tls=True)
        writer.write(LAST)
        assert (await reader.read()).startswith(b"HTTP/1.1 200")
        writer.close()


@pytest.mark.parametrize("sent", [b"", hello()[:6], hello()])
async def test_a_stalled_handshake_ends_after_ten_seconds(tmp_path: Path, sent: bytes) -> None:
    async with https(tmp_path) as server:
        reader, writer = await server.connect()
        writer.write(sent)
        await until(lambda: server.limits.open == 1)
        await turns()
        server.clock.advance(HANDSHAKE - 0.1)
        await turns()
        assert server.limits.open == 1
        server.clock.advance(0.2)
        await end_of(reader)
        await until(lambda: server.limits.open == 0)
        writer.close()


async def test_a_connection_counts_once(tmp_path: Path) -> None:
    async with https(tmp_path, most=1) as server:
        for _ in range(2):
            reader, writer = await server.connect(tls=True)
            await until(lambda: server.limits.open == 1)
            server.clock.advance(HANDSHAKE - 1)
            writer.write(LAST)
            assert (await reader.read()).endswith(b"here\r\n0\r\n\r\n")
            writer.close()
            await until(lambda: server.limits.open == 0)


async def test_plain_http_is_redirected(tmp_path: Path) -> None:
    async with https(tmp_path) as server:
        reader, writer = await server.connect()
        writer.write(b"GET /t/ab%20c?d=e HTTP/1.1\r\nHost: localhost:81\r\n\r\n")
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 307")
        assert b"\r\nlocation: https://localhost:81/t/ab%20c?d=e\r\n" in answer
        writer.close()
        assert not server.app.asked.is_set()


async def test_other_bytes_are_refused_at_once(tmp_path: Path) -> None:
    async with https(tmp_path) as server:
        reader, writer = await server.connect()
        writer.write(b"\x80\x01\x02")
        assert (await reader.read()).startswith(b"HTTP/1.1 400")
        writer.close()


async def test_the_end_of_the_server_ends_handshakes(tmp_path: Path) -> None:
    async with https(tmp_path) as server:
        streams = [await server.connect() for _ in range(2)]
        streams[0][1].write(hello())
        await until(lambda: server.limits.open == 2)
        server.server.end()
        for reader, writer in streams:
            await end_of(reader)
            writer.close()
