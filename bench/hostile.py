"""The effect of one hostile connection: memory and processor time of the server, and the latency at
another table.

``python -m bench.hostile ATTACK PORT TABLE SECONDS`` is one attacker: it sends raw bytes on one
connection at a time, and reconnects when the server disconnects it. Its address differs from that
of the timed table, so that only its own limits apply to it.
"""

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from bench.clients import Client, connect, post
from bench.measure import at, cpu, memory
from bench.server import Process, free_port, run

SECONDS: Final = 6.0
STRANGER: Final = "127.0.0.2"
"""The address of the attacker: another loopback address."""
MOST: Final = 300_000_000
"""An attacker stops after this number of bytes."""
HELD: Final = 1_200
"""The number of silent connections of one attacker."""

_PORTION: Final = 256 * 1024


class Attack(NamedTuple):
    """An attack: a first message, then a message that is sent repeatedly."""

    words: str
    first: Callable[[bytes, str], bytes]
    again: Callable[[bytes], bytes]
    reads: bool = True
    """True if the attacker reads the answers."""


def _get(path: str, host: bytes) -> bytes:
    return f"GET {path} HTTP/1.1\r\n".encode() + host + b"\r\n"


def _socket(host: bytes, table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\n".encode() + host + b"Upgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )


def _nothing(*_: object) -> bytes:
    return b""


ATTACKS: Final = {
    "nobody": Attack("no attack", _nothing, _nothing),
    "head": Attack(
        "an endless head",
        lambda host, _: b"GET / HTTP/1.1\r\n" + host,
        lambda _: (b"X-A: " + b"a" * 90 + b"\r\n") * 2600,
    ),
    "line": Attack(
        "an endless line in a head",
        lambda host, _: b"GET / HTTP/1.1\r\n" + host + b"X-A: ",
        lambda _: b"a" * _PORTION,
    ),
    "row": Attack(
        "pipelined requests", _nothing, lambda host: _get("/api/health", host) * 4000, reads=False
    ),
    "read": Attack(
        "pipelined requests, answers read", _nothing, lambda host: _get("/api/health", host) * 500
    ),
    "pages": Attack("pipelined pages, answers read", _nothing, lambda host: _get("/", host) * 500),
    "pings": Attack("pings", _socket, lambda _: b"\x89\x80\0\0\0\0" * 40_000),
    "pongs": Attack(
        "pings of 125 bytes, pongs not read",
        _socket,
        lambda _: (b"\x89\xfd\0\0\0\0" + b"x" * 125) * 2000,
        reads=False,
    ),
    "pieces": Attack(
        "empty fragments of a message",
        _socket,
        lambda _: b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 39_998 + b"\x80\x80\0\0\0\0",
    ),
}


class Sent(NamedTuple):
    """The traffic of an attacker."""

    bytes: int
    connections: int


def attack(name: str, port: int, table: str, seconds: float) -> Sent:
    """Attack for ``seconds``, on one connection at a time."""
    made, host = ATTACKS[name], f"Host: 127.0.0.1:{port}\r\n".encode()
    again, sent, connections, end = made.again(host), 0, 0, time.monotonic() + seconds
    while time.monotonic() < end and sent < MOST:
        try:
            line = socket.create_connection(("127.0.0.1", port), 2, (STRANGER, 0))
        except OSError:
            time.sleep(0.01)
            continue
        connections += 1
        try:
            line.sendall(made.first(host, table))
            if made.first is _socket:
                line.recv(4096)
            line.setblocking(False)
            sent += _flood(line, again, made.reads, end)
        except OSError:  # disconnected
            time.sleep(0.01)
        finally:
            line.close()
    return Sent(sent, connections)


def _flood(line: socket.socket, again: bytes, reads: bool, end: float) -> int:
    """Send as fast as the server reads; return the bytes sent until the end or a disconnect."""
    sent, at = 0, 0
    while time.monotonic() < end and sent < MOST:
        waits = True
        if not again:
            time.sleep(0.1)
            continue
        try:
            part = line.send(memoryview(again)[at : at + _PORTION])
            sent, at, waits = sent + part, (at + part) % len(again), False
        except BlockingIOError:
            pass
        except OSError:
            return sent
        try:
            if reads and not line.recv(1 << 20):
                return sent
        except BlockingIOError:
            if waits:
                time.sleep(0.001)
        except OSError:
            return sent
    return sent


class Row(NamedTuple):
    """The effect of one attack."""

    sent: Sent
    megabytes: float
    cpu: float
    answers: list[float]


class _Neighbour:
    """The other table, whose answers are timed."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self._answered = asyncio.Event()
        self._client: Client | None = None
        self.table = ""

    async def open(self, port: int) -> None:
        """Open a table and connect to it."""
        head, content = await post(port, "/api/tables", b'{"game":"mia","name":"one"}')
        self.table = json.loads(content)["id"]
        cookie = head.split("set-cookie: ")[1].split(";")[0]
        path = f"/api/tables/{self.table}/socket"
        self._client = await connect(port, path, self._heard, cookie)
        self._client.send(b'{"type":"hello"}')

    def _heard(self, _: Client, text: bytes) -> None:
        if text.startswith(b'{"type":"pong"'):
            self._answered.set()

    async def asks(self, seconds: float) -> None:
        """Send pings one after the other for ``seconds``."""
        assert self._client
        end = time.perf_counter() + seconds
        while (began := time.perf_counter()) < end:
            self._answered.clear()
            self._client.send(b'{"type":"ping"}')
            await self._answered.wait()
            self.late.append(time.perf_counter() - began)
            await asyncio.sleep(0.01)


async def _besieged(name: str, port: int, pid: int) -> Row:
    neighbour = _Neighbour()
    await neighbour.open(port)
    await neighbour.asks(1)
    neighbour.late.clear()
    before, used, most = memory(pid), cpu(pid), 0
    command = (sys.executable, "-m", __spec__.name, name, str(port), neighbour.table, str(SECONDS))
    attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    asking = asyncio.create_task(neighbour.asks(SECONDS + 1))
    while not asking.done():
        most = max(most, memory(pid))
        await asyncio.sleep(0.02)
    said, _ = await attacker.communicate()
    return Row(
        Sent(*json.loads(said)), (most - before) / 1e6, cpu(pid) - used, sorted(neighbour.late)
    )


def _server(port: int, folder: str, *before: str) -> Process:
    os.environ |= {"MENDAX_PORT": str(port), "MENDAX_DATA": folder, "LC_ALL": "C"}
    os.environ["MENDAX_RATES"] = "pings=100000/1"  # the neighbour's; no attack sends any
    command = (*before, sys.executable, "-m", "mendax.server")
    return Process(command, "127.0.0.1", Path.cwd())


def besieged(name: str) -> Row:
    """Run one attack on a fresh server with its default limits."""
    with TemporaryDirectory() as folder:
        port = free_port()
        with _server(port, folder) as server:
            return run(_besieged(name, port, server.pid))


class Held(NamedTuple):
    """The effect of silent connections."""

    open: int
    answered: bool
    left: int


async def _silent(port: int) -> Held:
    read: list[asyncio.Task[bytes]] = []
    writers: list[asyncio.StreamWriter] = []
    for _ in range(HELD):
        try:
            made = asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
            reader, writer = await made
        except OSError:
            break
        read.append(asyncio.create_task(reader.read()))
        writers.append(writer)
    await asyncio.sleep(1)
    held = sum(not task.done() for task in read)
    try:
        head, _ = await asyncio.wait_for(post(port, "/api/session", b"{}"), 5)
        answered = " 200 " in head
    except (OSError, TimeoutError):
        answered = False
    await asyncio.wait(read, timeout=20)
    left = sum(not task.done() for task in read)
    for task, writer in zip(read, writers, strict=True):
        task.cancel()
        writer.close()
    return Held(held, answered, left)


def silent() -> str:
    """Return the effect of silent connections from one address, with a limit of 1,024
    descriptors."""
    with TemporaryDirectory() as folder:
        port = free_port()
        with _server(port, folder, "prlimit", "--nofile=1024:1024") as server:
            assert server.pid
            found = run(_silent(port))
    newcomer = "is answered" if found.answered else "is not answered"
    return (
        f"One address opens {HELD:,} silent connections to a server with 1,024 descriptors: "
        f"{found.open:,} are open after a second, and a new client {newcomer}; "
        f"20 s later, {found.left:,} are open."
    )


def measure() -> Iterator[str]:
    """Run all attacks, and yield the results as lines of Markdown."""
    yield "## One hostile connection, and another table"
    yield ""
    yield (
        "| attack | MB sent | connections | server memory, MB more | server processor s "
        "| p50 ms of the other table | p99 ms | longest ms |"
    )
    yield "|---|---|---|---|---|---|---|---|"
    for name, made in ATTACKS.items():
        row = besieged(name)
        late = [1000 * seconds for seconds in row.answers]
        yield (
            f"| {made.words} | {row.sent.bytes / 1e6:.1f} | {row.sent.connections:,} "
            f"| {row.megabytes:.0f} | {row.cpu:.1f} "
            f"| {at(0.5, late):.1f} | {at(0.99, late):.0f} | {late[-1]:.0f} |"
        )
    yield ""
    yield silent()
    yield ""
    yield (
        f"Each attack lasts {SECONDS:.0f} s or {MOST / 1e6:.0f} MB, from one address, and "
        "reconnects whenever it is disconnected; the other table sends a request every 10 ms."
    )


if __name__ == "__main__":
    what, where, beside, long = sys.argv[1:]
    print(json.dumps(attack(what, int(where), beside, float(long))))
