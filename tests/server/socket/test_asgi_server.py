"""Tests that a server answers running requests before it ends and leaves no connection open."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from starlette.types import Receive, Scope, Send

from mendax.server.settings.settings import ServerSettings
from mendax.server.socket import asgi_server
from mendax.server.socket.asgi_server import Server
from mendax.server.socket.connection_limits import ConnectionLimits
from tests.server.hand_clock import HandClock

REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


class App:
    """An application that answers when the test allows it."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.asked = asyncio.Event()

    async def __call__(self, _: Scope, receive: Receive, send: Send) -> None:
        self.asked.set()
        await self.may_answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"here"})


class Running:
    """A running server, and its clients."""

    def __init__(self, server: Server, app: App, port: int, task: "asyncio.Task[None]") -> None:
        self.server, self.app, self.port, self.task = server, app, port, task

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection."""
        before = len(self.server.connections.open)
        made = await asyncio.open_connection("127.0.0.1", self.port)
        while len(self.server.connections.open) == before:  # noqa: ASYNC110 - no event
            await asyncio.sleep(0)
        return made


@asynccontextmanager
async def running() -> AsyncIterator[Running]:
    """Yield a server that is listening."""
    app, ready = App(), asyncio.Event()
    server = Server(app, ConnectionLimits(ServerSettings(), HandClock(), 100), ready.set)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        task = asyncio.create_task(server.serve([listening]))
        await ready.wait()
        yield Running(server, app, listening.getsockname()[1], task)
        app.may_answer.set()
        server.end()
        await task
    assert not server.connections.open
    assert not server.connections.exchanges


async def test_pending_requests_are_answered_at_the_end() -> None:
    async with running() as run:
        reader, writer = await run.connect()
        writer.write(REQUEST)
        await run.app.asked.wait()
        run.server.end()
        while not run.server.connections.is_leaving:  # noqa: ASYNC110 - no event
            await asyncio.sleep(0)
        run.app.may_answer.set()
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 200")
        assert b"connection: close" in answer
        assert answer.endswith(b"here\r\n0\r\n\r\n")
        writer.close()


async def test_connections_without_a_request_are_closed_at_the_end() -> None:
    async with running() as run:
        reader, writer = await run.connect()
        run.server.end()
        assert await reader.read() == b""
        writer.close()
        await run.task
        with pytest.raises(OSError):  # noqa: PT011 - refused, no listener
            await asyncio.open_connection("127.0.0.1", run.port)


@pytest.mark.parametrize("at_once", [True, False])
async def test_waits_at_the_end_are_bounded(monkeypatch: pytest.MonkeyPatch, at_once: bool) -> None:
    monkeypatch.setattr(asgi_server, "PATIENCE", 1e9 if at_once else 0.01)
    async with running() as run:
        reader, writer = await run.connect()
        writer.write(REQUEST)
        await run.app.asked.wait()
        run.server.end(at_once=at_once)
        await run.task
        assert await reader.read() == b""
        writer.close()


async def test_a_signal_in_another_thread_ends_it() -> None:
    async with running() as run:
        threading.Thread(target=run.server.end).start()
        await run.task
