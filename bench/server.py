"""Moves per second and CPU time per move: our server, with every entry on disk before its answer,
and boardgame.io in memory, under the same load in the same run."""

import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import time
from bisect import bisect
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, TypeVar

import uvloop

from bench import rival, turns
from bench.measure import Theft, at, cpu, machine, memory, wait_for_rest
from bench.ours import OurTable
from bench.timed_moves import LoadTable, MakeTable, open_all

T = TypeVar("T")

COMPARED_TABLES = 100
"""The number of tables for comparing two servers burst by burst."""


class Row(NamedTuple):
    """One measurement."""

    server: str
    tables: int
    think: str
    moves: float
    p50: float
    p99: float
    spared: float
    cpu: float
    load: float
    memory: float
    foreign: float


HEADS = (
    "| server | tables | pace | moves/s | p50 ms | p99 ms | p99 ms spared | server CPU µs/move "
    "| server CPU % | kB/table | other load % |"
)


def written(row: Row) -> str:
    """Return the row of a Markdown table."""
    return (
        f"| {row.server} | {row.tables} | {row.think} | {row.moves:,.0f} | {row.p50:.2f} "
        f"| {row.p99:.2f} | {row.spared:.2f} | {row.cpu:.0f} "
        f"| {row.load:.0f} | {row.memory:.0f} | {row.foreign:.0f} |"
    )


async def load(
    server: str,
    pid: int,
    port: int,
    kind: MakeTable,
    tables: int,
    think: float,
    seconds: float = 6.0,
) -> Row:
    """Measure ``tables`` tables, with ``think`` seconds between moves; 0 means no delay."""
    loop, luck = asyncio.get_running_loop(), random.Random(3)
    late: list[tuple[float, float]] = []
    measuring, over, theft = False, False, Theft()

    def done(table: LoadTable, latency: float) -> None:
        if measuring:
            late.append((time.perf_counter(), latency))
        if over:
            return
        if think:
            loop.call_later(luck.expovariate(1 / think), go, table)
        else:
            table.move()

    def go(table: LoadTable) -> None:
        if not over:
            table.move()

    held = memory(pid)
    made = [kind(done) for _ in range(tables)]
    await open_all(made, port)
    await asyncio.sleep(0.5)
    per_table = (memory(pid) - held) / tables / 1000
    for table in made:
        loop.call_later(luck.random() * think, table.move)
    await asyncio.sleep(1.5)
    used, mine, all_before, began = cpu(pid), time.process_time(), machine(), time.perf_counter()
    measuring, watching = True, asyncio.create_task(theft.watch())
    await asyncio.sleep(seconds)
    measuring = False
    watching.cancel()
    took, used, mine = time.perf_counter() - began, cpu(pid) - used, time.process_time() - mine
    now = machine()
    busy = (now.all - all_before.all) - (now.idle - all_before.idle) - used - mine
    over = True
    await asyncio.sleep(0.3)
    for table in made:
        table.close()
    moves = max(1, len(late))
    return Row(
        server,
        tables,
        f"1/{think:.0f} s" if think else "at once",
        len(late) / took,
        *_milliseconds(late, theft),
        used / moves * 1e6,
        used / took * 100,
        per_table,
        busy / took * 100,
    )


def _milliseconds(late: list[tuple[float, float]], theft: Theft) -> tuple[float, float, float]:
    """Return the median and the 99th percentile of all moves, and the 99th percentile without moves
    delayed by theft. ``late`` has the time and the latency of each move, in seconds."""
    every = [seconds for _, seconds in late]
    spared = [
        seconds
        for began, ended in theft.spared()
        for _, seconds in late[bisect(late, (began,)) : bisect(late, (ended,))]
    ]
    return at(0.5, every) * 1000, at(0.99, every) * 1000, at(0.99, spared) * 1000


class Process:
    """A server in a separate process, on the first core; it ends with the block."""

    def __init__(self, command: Sequence[str], ready: str, where: Path | None = None) -> None:
        self._command, self._ready, self._where = command, ready, where
        self.seconds = 0.0

    def __enter__(self) -> "Process":
        began = time.perf_counter()
        self._process = subprocess.Popen(
            self._command,
            stdout=subprocess.PIPE,
            text=True,
            cwd=self._where,
            preexec_fn=_first_core,
        )
        assert self._process.stdout
        for line in self._process.stdout:
            if self._ready in line:
                break
        else:
            raise RuntimeError(f"{self._command} ended before it was ready")
        self.seconds = time.perf_counter() - began
        self.pid = self._process.pid
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(20)


def _first_core() -> None:
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def free_port() -> int:
    """Return an unused port."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a measurement on the last core."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


class Kind(NamedTuple):
    """A server that can be measured."""

    name: str
    command: Callable[[int, str], list[str]]
    ready: str
    where: Path
    table: Callable[[Callable[[Any, float], None]], Any]

    def start(self, port: int, folder: str) -> Process:
        """Start a process of this server."""
        return Process(self.command(port, folder), self.ready, self.where)


OURS = Kind(
    "Mendax, every entry on disk",
    lambda port, folder: [sys.executable, "-m", "bench.unlimited_server", str(port), folder],
    "127.0.0.1",
    Path(__file__).parent.parent,
    OurTable,
)


def measured(kind: Kind, tables: int, think: float, seconds: float = 6.0) -> Row:
    """Make one measurement in a fresh process."""
    with TemporaryDirectory() as folder:
        port = free_port()
        with kind.start(port, folder) as server:
            wait_for_rest(server.pid)
            return run(load(kind.name, server.pid, port, kind.table, tables, think, seconds))


async def _long(kind: Kind, port: int, pid: int) -> list[tuple[int, int, float]]:
    """Return moves, bytes of a reconnect, and CPU µs per move since the previous point."""
    points: list[tuple[int, int, float]] = []
    goal = 0
    reached = asyncio.Event()

    def done(table: Any, _: float) -> None:
        if table.moves < goal:
            table.move()
        else:
            reached.set()

    table = kind.table(done)
    await table.open(port)
    used, before = cpu(pid), 0
    for goal in (1, 1000, 5000):  # noqa: B007 - ``done`` reads it
        reached.clear()
        table.move()
        await asyncio.wait_for(reached.wait(), 120)
        each = (cpu(pid) - used) / (table.moves - before) * 1e6
        points.append((table.moves, await table.reconnect(port), each))
        used, before = cpu(pid), table.moves
    table.close()
    return points


def long_game(kind: Kind) -> str:
    """Return the cost of a reconnect in bytes, and of a move, early and late in a long game."""
    with TemporaryDirectory() as folder:
        port = free_port()
        with kind.start(port, folder) as server:
            points = run(_long(kind, port, server.pid))
            told = " · ".join(
                f"move {moves}: {size:,} bytes" + (f", {each:.0f} µs a move" if moves > 1 else "")
                for moves, size, each in points
            )
            return f"- {kind.name}: started in {server.seconds:.2f} s; a reconnect at {told}"


async def _in_turns(kinds: Sequence[Kind], servers: Sequence[tuple[Process, int]]) -> str:
    first, second = loads = [
        turns.BurstLoad(server.pid, kind.table, COMPARED_TABLES)
        for kind, (server, _) in zip(kinds, servers, strict=True)
    ]
    for load, (_, port) in zip(loads, servers, strict=True):
        await load.open(port)
    found = await turns.by_turns(first, second)
    for load in loads:
        load.close()
    return (
        f"- {COMPARED_TABLES} tables, both servers running, {turns.ROUNDS} alternating bursts of a "
        f"second each: {kinds[0].name} {found.first:.0f} µs a move, {kinds[1].name} "
        f"{found.second:.0f}; median ratio of the pairs **{found.ratio:.2f}**, half of them "
        f"from {found.lower_quartile:.2f} to {found.upper_quartile:.2f}"
    )


def in_turns(kinds: Sequence[Kind]) -> str:
    """Return the cost of a move at two servers in alternating bursts (``turns``)."""
    with contextlib.ExitStack() as stack:
        servers = []
        for kind in kinds:
            port = free_port()
            server = stack.enter_context(
                kind.start(port, stack.enter_context(TemporaryDirectory()))
            )
            wait_for_rest(server.pid)
            servers.append((server, port))
        return run(_in_turns(kinds, servers))


def measure() -> Iterator[str]:
    """Yield all measurements of the server, as lines of Markdown."""
    yield "## The server: three socket clients per table, one core for the server"
    yield ""
    kinds = [OURS]
    with TemporaryDirectory() as folder:
        command, why = rival.install(Path(folder))
        if command:
            kinds.append(
                Kind(
                    "boardgame.io 0.50.2, in memory",
                    lambda port, _: [*command, str(port)],
                    "listening",
                    Path(folder),
                    rival.RivalTable,
                )
            )
        else:
            yield f"boardgame.io is left out: {why}."
            yield ""
        yield HEADS
        yield "|---" * HEADS.count(" | ") + "|---|"
        for tables, think in ((10, 0), (100, 0), (500, 0), (500, 1)):
            for kind in kinds:
                yield written(measured(kind, tables, think, 20 if think else 6))
        yield ""
        for kind in kinds:
            yield long_game(kind)
        if len(kinds) == 2:
            yield in_turns(kinds)
    yield ""
    yield (
        "Latency is the time from sending a move until the last of the other clients has received "
        'it. "Spared" counts only moves in tenths of a second during which, and before which, the '
        'host took no time from this virtual machine (0: there were none). "Other load" is the '
        "load of other processes on the two cores; a row is reliable only if it is small."
    )
