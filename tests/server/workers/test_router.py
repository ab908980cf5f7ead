"""Tests that connections are handed to the worker that their first line belongs to."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from mendax.server.base.routing import slot_of, table_key
from mendax.server.operations.admin_messages import State
from mendax.server.workers import router as router_module
from mendax.server.workers.messages import FOR_ADMIN, FOR_CLIENTS, Slots, read_order
from mendax.server.workers.router import LONGEST_LINE, Router
from mendax.server.workers.worker_process import SILENT, WorkerProcess

ID = "abc23456789defgh"
KEY = table_key(ID)


class Worker(WorkerProcess):
    """A worker without a process, which records handed-over connections."""

    def __init__(self, slot: int, number: int = 0) -> None:
        super().__init__(number or slot + 1, slot)
        self.state = "serving"
        self._line, self.own = socket.socketpair(type=socket.SOCK_DGRAM)
        for end in (self._line, self.own):
            end.setblocking(False)

    async def next(self) -> tuple[bytes, socket.socket | None]:
        """Return the next message with its connection."""
        readable = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.add_reader(self.own, readable.set)
        await readable.wait()
        loop.remove_reader(self.own)
        message, descriptors, _, _ = socket.recv_fds(self.own, 4096, 1)
        return message, socket.socket(fileno=descriptors[0]) if descriptors else None

    async def handed(self) -> tuple[bytes, socket.socket]:
        """Return the next connection, and the message that came with it."""
        while True:
            kind, taken = await self.next()
            if taken is not None:
                return kind, taken

    async def connection(self) -> socket.socket:
        """Return the next connection."""
        return (await self.handed())[1]

    @property
    def is_empty(self) -> bool:
        """Return whether no message is pending."""
        try:
            self.own.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return True
        return False

    def close(self) -> None:
        self._line.close()
        self.own.close()


@asynccontextmanager
async def routed(workers: Iterable[Worker]) -> AsyncIterator[tuple[Router, int]]:
    """Yield a router that accepts connections at a port."""
    children = tuple(workers)
    router = Router(children)
    listening = socket.create_server(("127.0.0.1", 0))
    accepting = asyncio.create_task(router.accept(listening))
    try:
        yield router, listening.getsockname()[1]
    finally:
        accepting.cancel()
        await router.close()
        listening.close()
        for worker in children:
            worker.close()


def client(port: int, text: bytes = b"") -> socket.socket:
    """Return a connection that has sent this text."""
    made = socket.create_connection(("127.0.0.1", port))
    made.sendall(text)
    return made


def line(address: str = ID) -> bytes:
    return f"GET /api/tables/{address}/socket HTTP/1.1\r\nHost: h\r\n".encode()


async def test_a_tables_connections_go_to_one_worker_unread() -> None:
    workers = [Worker(0), Worker(1)]
    async with routed(workers) as (_, port):
        for address in (ID, ID, ID[:3] + "zzzzzzzzzzzzz"):
            with client(port, line(address)):
                there = workers[slot_of(table_key(address), (0, 1))]
                with await there.connection() as taken:
                    assert taken.recv(4096) == line(address)
        others = workers[1 - slot_of(table_key(ID), (0, 1))]
        assert (await others.next())[1] is None
        assert others.is_empty


async def test_other_connections_are_served_in_turn() -> None:
    workers = [Worker(0), Worker(1)]
    async with routed(workers) as (_, port):
        made = [client(port, b"GET / HTTP/1.1\r\n") for _ in range(4)]
        for worker in workers:
            for _ in range(2):
                (await worker.connection()).close()
        for one in made:
            one.close()


async def test_a_line_may_come_in_parts() -> None:
    worker = Worker(0)
    async with routed([worker]) as (_, port):
        with client(port, line()[:20]) as made:
            await asyncio.sleep(0)
            made.sendall(line()[20:])
            with await worker.connection() as taken:
                assert taken.recv(4096) == line()


@pytest.mark.parametrize("sent", [b"", b"x" * LONGEST_LINE])
async def test_a_connection_without_a_line_is_closed(
    monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(router_module, "PATIENCE", 0.0 if not sent else 60.0)
    worker = Worker(0)
    async with routed([worker]) as (_, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()
        assert worker.is_empty or (await worker.next())[1] is None


async def test_the_oldest_silent_connection_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(router_module, "MOST", 2)
    async with routed([Worker(0)]) as (_, port):
        made = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        assert await made[0][0].read() == b""
        assert not made[2][0].at_eof()
        for _, writer in made:
            writer.close()


async def test_workers_get_the_slots_before_messages_that_need_them() -> None:
    first, second = workers = [Worker(0), Worker(1)]
    async with routed(workers) as (router, port):
        router.tell()
        for worker in workers:
            assert read_order((await worker.next())[0]) == Slots((0, 1))
        second.silent = SILENT + 1
        with client(port, line()):
            assert read_order((await first.next())[0]) == Slots((0,))
            (await first.connection()).close()
        assert read_order((await second.next())[0]) == Slots((0,))
        second.silent = 0
        router.tell()
        router.tell()
        for worker in workers:
            assert read_order((await worker.next())[0]) == Slots((0, 1))
            assert worker.is_empty


@pytest.mark.parametrize("state", ["starting", "leaving"])
async def test_workers_that_do_not_serve_get_no_connection(state: State) -> None:
    old, new = Worker(0), Worker(0)
    old.state = state
    async with routed([old, new]) as (_, port):
        with client(port, line()):
            (await new.connection()).close()
        assert old.is_empty


async def test_a_connection_waits_until_a_worker_serves() -> None:
    worker = Worker(0)
    worker.state = "starting"
    async with routed([worker]) as (_, port):
        with client(port, line()):
            for _ in range(20):
                await asyncio.sleep(0)
            worker.state = "serving"
            (await worker.connection()).close()


async def test_admin_connections_go_to_the_worker_that_they_name(tmp_path: Path) -> None:
    workers = [Worker(0, 7), Worker(1, 3)]
    served = list[bytes]()

    def own(line: bytes, taken: socket.socket) -> bool:
        if b"/workers " in line:
            served.append(taken.recv(4096))
        return bool(served)

    async with routed(workers) as (router, port):
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind(str(tmp_path / "s"))
            listening.listen()
            accepting = asyncio.create_task(router.accept(listening, own))
            for text, place in (
                (b"GET /admin/tables?worker=3 HTTP/1.1\r\n", 1),
                (b"GET /admin/tables?x=1&worker=7 HTTP/1.1\r\n", 0),
                (f"GET /admin/tables/{ID}/people HTTP/1.1\r\n".encode(), slot_of(KEY, (0, 1))),
            ):
                with socket.socket(socket.AF_UNIX) as made:
                    made.connect(str(tmp_path / "s"))
                    made.sendall(text)
                    kind, taken = await workers[place].handed()
                    assert kind == FOR_ADMIN
                    with taken:
                        assert taken.recv(4096) == text
            with client(port, line()):
                kind, taken = await workers[slot_of(KEY, (0, 1))].handed()
                taken.close()
                assert kind == FOR_CLIENTS
            with socket.socket(socket.AF_UNIX) as made:
                made.connect(str(tmp_path / "s"))
                made.sendall(b"GET /admin/workers HTTP/1.1\r\n")
                while not served:  # noqa: ASYNC110 - a list has no event
                    await asyncio.sleep(0)
            assert all(worker.is_empty for worker in workers)
            accepting.cancel()
