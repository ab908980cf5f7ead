"""Ten thousand tables where nearly nothing happens, in one process with its file, and a few tables
beside them that are played at.

At nine tables of ten somebody sits connected before a game that waits for their move by a clock of
a day: a socket, a timer of the table, and pings, as nothing else is said. The others were opened
and left. A process may have 20,000 descriptors here, so not every table can have a socket.
"""

import asyncio
import resource
import time
from collections.abc import Iterator
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from bench.clients import Client, connect, post, until
from bench.measure import at, cpu, machine, memory
from bench.ours import OurTable
from bench.server import OURS, free_port, run

CONNECTED: Final = 9_000
LEFT: Final = 1_000
AT_ONCE: Final = 20
"""Tables that are opened at the same time."""
BUSY: Final = 10
"""Tables beside them, with a move of theirs every half second."""
SECONDS: Final = 20.0
RULES: Final = {"lives": 6, "turn_clock": 86_400}


class IdleTable:
    """One person and a bot in the middle of a game: what is heard is read no further than whether
    the person is to move."""

    def __init__(self) -> None:
        self.client: Client | None = None
        self.waits = False

    @property
    def lost(self) -> bool:
        """Whether nobody is connected any more."""
        return self.client is None or self.client.lost

    async def open(self, port: int) -> None:
        """Opens the table, seats the bot and starts."""
        body = {"game": "mia", "name": "one", "changes": RULES}
        head, content = await post(port, "/api/tables", msgspec.json.encode(body))
        cookie = head.split("set-cookie: ")[1].split(";")[0]
        path = f"/api/tables/{msgspec.json.decode(content)['id']}/socket"
        self.client = await connect(port, path, self.heard, cookie)
        self.client.send(b'{"type":"hello"}')
        for number, action in enumerate(({"kind": "add-bot", "bot": "odds"}, {"kind": "start"})):
            message = {"type": "do", "id": str(number), "action": action}
            self.client.send(msgspec.json.encode(message))

    def heard(self, _: Client, text: bytes) -> None:
        """A message: once any of them offers something the person is to move."""
        self.waits = self.waits or b'"offers":[{' in text


async def _measured(pid: int, port: int) -> Iterator[str]:
    late: list[list[float]] = [[]]
    over = False
    luck, loop = Random(3), asyncio.get_running_loop()

    def done(table: OurTable, latency: float) -> None:
        late[-1].append(latency)
        loop.call_later(luck.expovariate(2), go, table)

    def go(table: OurTable) -> None:
        if not over:
            table.move()

    busy = [OurTable(done) for _ in range(BUSY)]
    for table in busy:
        await table.open(port)
        table.move()

    async def spell() -> tuple[float, float, float]:
        """p99 in ms, the server's share of a core, and what else the machine did, in per cent."""
        await asyncio.sleep(2)
        late.append([])
        used, before, began, mine = cpu(pid), machine(), time.perf_counter(), time.process_time()
        await asyncio.sleep(SECONDS)
        took = time.perf_counter() - began
        used, mine, now = cpu(pid) - used, time.process_time() - mine, machine()
        other = (now.all - before.all) - (now.idle - before.idle) - used - mine
        return at(0.99, late[-1]) * 1000, used / took * 100, other / took * 100

    alone = await spell()
    held, began, spent = memory(pid), time.perf_counter(), cpu(pid)
    idle = [IdleTable() for _ in range(CONNECTED)]
    for start in range(0, CONNECTED, AT_ONCE):
        await asyncio.gather(*(table.open(port) for table in idle[start : start + AT_ONCE]))
    await until(lambda: all(table.waits or table.lost for table in idle), 600)
    opened, spent = time.perf_counter() - began, cpu(pid) - spent
    connected = (memory(pid) - held) / CONNECTED / 1000
    held = memory(pid)
    body = msgspec.json.encode({"game": "mia", "name": "one"})
    for _ in range(LEFT // AT_ONCE):
        await asyncio.gather(*(post(port, "/api/tables", body) for _ in range(AT_ONCE)))
    left = (memory(pid) - held) / LEFT / 1000
    beside = await spell()
    over = True
    lost = sum(table.lost for table in idle)
    told = (
        f"{CONNECTED:,} tables with somebody connected before a running clock take "
        f"{connected:.1f} kB each, {LEFT:,} that were opened and left {left:.1f} kB. Opening one, "
        f"with its bot and the bot's moves, took {opened / CONNECTED * 1000:.1f} ms, "
        f"{spent / CONNECTED * 1000:.1f} of them of the server's processor. Connections lost "
        f"meanwhile: {lost}."
    )
    rows = ("nothing", alone), (f"{CONNECTED + LEFT:,} idle tables", beside)
    lines = [
        "| beside them | p99 of the busy tables, ms | server's share of a core, % | other load % |",
        "|---|---|---|---|",
        *(
            f"| {what} | {p99:.1f} | {share:.1f} | {other:.0f} |"
            for what, (p99, share, other) in rows
        ),
        "",
        told,
    ]
    clients = [client for table in busy for client in table.clients]
    for client in (*clients, *(table.client for table in idle)):
        if client is not None:
            client.close()
    return iter(lines)


def measure() -> Iterator[str]:
    """All of it, as lines of Markdown."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    yield (
        f"## {CONNECTED + LEFT:,} idle tables in one process, and {BUSY} beside them with two "
        "moves a second"
    )
    yield ""
    with TemporaryDirectory() as folder:
        port = free_port()
        with OURS.start(port, folder) as server:
            yield from run(_measured(server.pid, port))
