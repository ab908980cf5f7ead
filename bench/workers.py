"""The CPU cost of a durable move with several workers and one PostgreSQL, and the capacity per
core.

boardgame.io runs under the same load. The benchmark also measures the cost of 10,000 idle tables in
one worker while other tables are busy. All servers share the machine with the load clients.
PostgreSQL syncs each commit.
"""

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec

from bench import rival
from bench.clients import post
from bench.measure import at, cpu, machine, memory
from bench.ours import OurTable
from bench.server import HEADS, Kind, measured, written
from mendax.server.store.grouping import JournalBatch
from mendax.server.store.log_questions import TableRow
from mendax.server.store.postgresql import connections
from mendax.server.store.postgresql.writer import PostgresWriter
from mendax.table.log import LogLine
from testbed.cluster import Cluster
from testbed.postgresql import PostgresServer, postgres_server

TABLES: Final = 100
SECONDS: Final = 6.0
IDLE: Final = 10_000
"""The number of idle tables."""
BUSY: Final = 10
"""The number of busy tables, each with a move every half second."""
PACE: Final = 2.0
"""The seconds between two moves at a busy table."""
FULL: Final = 0.7
"""The target load of a core, as a share."""


class Cost(NamedTuple):
    """The cost of a move."""

    workers: int
    moves: float
    p50: float
    p99: float
    worker: float
    postgres: float
    foreign: float

    @property
    def whole(self) -> float:
        """The total CPU time per move, in microseconds."""
        return self.worker + self.postgres


def _family(pid: int) -> list[int]:
    """Return a process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def _used(pids: Sequence[int]) -> float:
    return sum(cpu(pid) for pid in pids if Path(f"/proc/{pid}").exists())


async def _cost(cluster: Cluster, postgres: int) -> Cost:
    """Measure 100 tables. Each table makes its next move once all three clients have received the
    last."""
    ports = [worker.port for worker in cluster.workers]
    late: list[float] = []
    measuring = over = False

    def done(table: OurTable, latency: float) -> None:
        if measuring:
            late.append(latency)
        if not over:
            table.move()

    made = [OurTable(done) for _ in range(TABLES)]
    for number, table in enumerate(made):
        await table.open(ports[number % len(ports)])
    for table in made:
        table.move()
    await asyncio.sleep(1.5)
    parts = [[worker.pid for worker in cluster.workers], _family(postgres)]
    used, before = [*map(_used, parts)], machine()
    mine, began = time.process_time(), time.perf_counter()
    measuring = True
    await asyncio.sleep(SECONDS)
    measuring = False
    took = time.perf_counter() - began
    spent = [_used(part) - was for part, was in zip(parts, used, strict=True)]
    now, moves = machine(), max(1, len(late))
    idle = now.idle - before.idle + sum(spent) + time.process_time() - mine
    foreign = (now.all - before.all - idle) / took * 100
    over = True
    await asyncio.sleep(0.3)
    for table in made:
        table.close()
    each = [part / moves * 1e6 for part in spent]
    return Cost(
        *(len(ports), moves / took, at(0.5, late) * 1000, at(0.99, late) * 1000),
        *(*each, foreign),
    )


async def _costs(workers: int, server: PostgresServer) -> Cost:
    with TemporaryDirectory() as folder, server.database() as database:
        async with Cluster(Path(folder), database).open(workers) as cluster:
            return await _cost(cluster, server.pid)


def _appends(server: PostgresServer, group: int) -> str:
    """Return the lines per second that one connection writes, with ``group`` lines in each
    commit."""
    with (
        server.database() as database,
        closing(PostgresWriter(connections.address(database))) as writes,
    ):
        for table in range(group):
            opens = TableRow(f"t{table}", bytes(32), "mia", 1)
            writes.store([JournalBatch(f"t{table}", (), opens=opens)])
        family = _family(server.pid)
        used, began, number = _used(family), time.perf_counter(), 0
        while (took := time.perf_counter() - began) < 3:
            number += 1
            line = LogLine(number, 1, "0", "p", f"c{number}", "announce 3-1")
            assert all(writes.store([JournalBatch(f"t{n}", (line,)) for n in range(group)]))
        each = (_used(family) - used) / (number * group) * 1e6
    return f"| {group} | {number / took:,.0f} | {number * group / took:,.0f} | {each:.0f} |"


async def _beside_idle(cluster: Cluster) -> str:
    """Return memory and CPU of a worker with many idle tables, and the latency at busy ones."""
    (worker,) = cluster.workers
    body = msgspec.json.encode({"game": "mia", "name": "one"})
    late: list[list[float]] = []
    busy: list[OurTable] = []
    luck, loop = Random(3), asyncio.get_running_loop()

    def done(table: OurTable, latency: float) -> None:
        late[-1].append(latency)
        loop.call_later(luck.expovariate(2), table.move)

    for _ in range(BUSY):
        busy.append(OurTable(done))
        late.append([])
        await busy[-1].open(worker.port)
    late.append([])
    for table in busy:
        table.move()
    await asyncio.sleep(SECONDS)
    alone, held = at(0.99, late[-1]) * 1000, memory(worker.pid)
    for _ in range(IDLE // 20):
        await asyncio.gather(*(post(worker.port, "/api/tables", body) for _ in range(20)))
    per_table = (memory(worker.pid) - held) / IDLE / 1000
    await asyncio.sleep(2)
    late.append([])
    used = cpu(worker.pid)
    await asyncio.sleep(SECONDS)
    share = (cpu(worker.pid) - used) / SECONDS * 100
    return (
        f"{IDLE:,} tables that were opened and left take {per_table:.1f} kB each in one worker. "
        f"With {BUSY} more tables that make a move every half second, it uses {share:.1f}% of "
        f"a core. The p99 of their moves is {at(0.99, late[-1]) * 1000:.1f} ms, "
        f"{alone:.1f} ms before."
    )


async def _idle(server: PostgresServer) -> str:
    with TemporaryDirectory() as folder, server.database() as database:
        async with Cluster(Path(folder), database).open(1) as cluster:
            return await _beside_idle(cluster)


def _on_paper(cost: Cost) -> str:
    """Return how many tables a number of cores can serve, from the cost of a move."""
    told = ", ".join(
        f"{cores} cores {cores * FULL * PACE / cost.whole * 1e6:,.0f}" for cores in (2, 8, 32)
    )
    return (
        f"Computed capacity with a move every {PACE:.0f} s: tables = cores × {FULL} × "
        f"{PACE:.0f} s / {cost.whole:.0f} µs ({cost.workers} workers): {told}, limited by the "
        "append rate of PostgreSQL (below)."
    )


def measure() -> Iterator[str]:
    """Yield all figures, as lines of Markdown."""
    yield f"## Workers that share a PostgreSQL: {TABLES} tables of three sockets at one worker each"
    yield ""
    with postgres_server(durable=True) as server:
        yield (
            "| workers | moves/s | p50 ms | p99 ms | CPU µs/move: workers | PostgreSQL | both "
            "| to one worker | other load % |"
        )
        yield "|---|---|---|---|---|---|---|---|---|"
        costs = []
        for workers in (1, 2, 3):
            cost = asyncio.run(_costs(workers, server))
            costs.append(cost)
            yield (
                f"| {cost.workers} | {cost.moves:,.0f} | {cost.p50:.1f} | {cost.p99:.1f} "
                f"| {cost.worker:.0f} | {cost.postgres:.0f} | {cost.whole:.0f} "
                f"| {cost.whole / costs[0].whole:.2f} | {cost.foreign:.0f} |"
            )
        yield ""
        yield _on_paper(costs[-1])
        yield ""
        yield "Appends through one PostgreSQL connection:"
        yield ""
        yield "| lines per commit | commits/s | lines/s | PostgreSQL CPU µs/line |"
        yield "|---|---|---|---|"
        for group in (1, 10, 50):
            yield _appends(server, group)
        yield ""
        yield asyncio.run(_idle(server))
    yield ""
    with TemporaryDirectory() as folder:
        command, why = rival.install(Path(folder))
        if not command:
            yield f"boardgame.io is left out: {why}."
            return
        yield HEADS
        yield "|---" * HEADS.count(" | ") + "|---|"
        kind = Kind(
            "boardgame.io 0.50.2, in memory",
            lambda port, _: [*command, str(port)],
            "listening",
            Path(folder),
            rival.RivalTable,
        )
        yield written(measured(kind, TABLES, 0))
