"""Ten thousand nearly idle tables and a few busy ones, in one process with one database file.

At nine of ten tables, a person is connected, and the game waits for their move with a clock of one
day. Such a table costs a socket, a timer and pings. The other tables were opened and abandoned. A
process may have 20,000 descriptors here, so some tables have no socket.
"""

import asyncio
import resource
import time
from collections.abc import Iterator
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec

from bench.clients import Client, connect, post, until
from bench.measure import at, cpu, machine, memory
from bench.ours import OurTable
from bench.server import OURS, free_port, run

CONNECTED: Final = 9_000
LEFT: Final = 1_000
AT_ONCE: Final = 20
"""The number of tables opened at the same time."""
BUSY: Final = 10
"""The number of busy tables in addition to the idle ones, each with a move every half second."""
SECONDS: Final = 20.0
RULES: Final = {"lives": 6, "turn_clock": 86_400}


class IdleTable:
    """One person and a bot in the middle of a game. Messages are checked only for the person's
    turn."""

    def __init__(self) -> None:
        self.client: Client | None = None
        self.waits = False

    @property
    def lost(self) -> bool:
        """True if the client is disconnected."""
        return self.client is None or self.client.lost

    async def open(self, port: int) -> None:
        """Open the table, seat the bot and start."""
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
        """Read a message; an offer in it means that the person must move."""
        self.waits = self.waits or b'"offers":[{' in text


class Spell(NamedTuple):
    """The figures of one period of ``SECONDS``."""

    p99: float
    """The 99th percentile of the busy tables' moves, in ms."""
    share: float
    """The server's share of a core, in per cent."""
    other: float
    """The load of the machine without the server and its clients, in per cent of a core."""


class BusyTables:
    """Tables with two moves a second each, and the latency of these moves."""

    def __init__(self) -> None:
        self._luck = Random(3)
        self._late: list[float] = []
        self._over = False
        self._tables = [OurTable(self._done) for _ in range(BUSY)]

    async def open(self, port: int) -> None:
        """Open the connections and start to play."""
        for table in self._tables:
            await table.open(port)
            table.move()

    def end(self) -> list[Client]:
        """Stop all moves; return the connected clients."""
        self._over = True
        return [client for table in self._tables for client in table.clients]

    async def spell(self, pid: int) -> Spell:
        """Measure for a period; ``pid`` is the server's."""
        await asyncio.sleep(2)
        self._late = []
        used, before, began, mine = cpu(pid), machine(), time.perf_counter(), time.process_time()
        await asyncio.sleep(SECONDS)
        took = time.perf_counter() - began
        used, mine, now = cpu(pid) - used, time.process_time() - mine, machine()
        other = (now.all - before.all) - (now.idle - before.idle) - used - mine
        return Spell(at(0.99, self._late) * 1000, used / took * 100, other / took * 100)

    def _done(self, table: OurTable, latency: float) -> None:
        self._late.append(latency)
        loop = asyncio.get_running_loop()
        loop.call_later(self._luck.expovariate(2), self._go, table)

    def _go(self, table: OurTable) -> None:
        if not self._over:
            table.move()


async def _connected(pid: int, port: int) -> tuple[list[IdleTable], str]:
    """Open tables with a waiting person; return them and their cost."""
    held, began, spent = memory(pid), time.perf_counter(), cpu(pid)
    idle = [IdleTable() for _ in range(CONNECTED)]
    for start in range(0, CONNECTED, AT_ONCE):
        await asyncio.gather(*(table.open(port) for table in idle[start : start + AT_ONCE]))
    await until(lambda: all(table.waits or table.lost for table in idle), 600)
    opened, spent = time.perf_counter() - began, cpu(pid) - spent
    return idle, (
        f"{CONNECTED:,} tables with a connected player and a running clock take "
        f"{(memory(pid) - held) / CONNECTED / 1000:.1f} kB each. Opening one, with its bot and the "
        f"bot's moves, took {opened / CONNECTED * 1000:.1f} ms, of which the server used "
        f"{spent / CONNECTED * 1000:.1f} ms of processor time."
    )


async def _left(pid: int, port: int) -> str:
    """Open and leave tables; return their cost."""
    held = memory(pid)
    body = msgspec.json.encode({"game": "mia", "name": "one"})
    for _ in range(LEFT // AT_ONCE):
        await asyncio.gather(*(post(port, "/api/tables", body) for _ in range(AT_ONCE)))
    each = (memory(pid) - held) / LEFT / 1000
    return f"{LEFT:,} that were opened and left take {each:.1f} kB each."


async def _measured(pid: int, port: int) -> Iterator[str]:
    busy = BusyTables()
    await busy.open(port)
    alone = await busy.spell(pid)
    idle, connected = await _connected(pid, port)
    left = await _left(pid, port)
    beside = await busy.spell(pid)
    lost = sum(table.lost for table in idle)
    rows = ("no tables", alone), (f"{CONNECTED + LEFT:,} idle tables", beside)
    for client in (*busy.end(), *(table.client for table in idle)):
        if client is not None:
            client.close()
    lines = [
        "| idle tables | p99 of the busy tables, ms | server's share of a core, % | other load % |",
        "|---|---|---|---|",
        *(
            f"| {what} | {spell.p99:.1f} | {spell.share:.1f} | {spell.other:.0f} |"
            for what, spell in rows
        ),
        "",
        f"{connected} {left} Lost connections: {lost}.",
    ]
    return iter(lines)


def measure() -> Iterator[str]:
    """Yield all figures, as lines of Markdown."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    yield (
        f"## {CONNECTED + LEFT:,} idle tables in one process, and {BUSY} busy ones with two "
        "moves a second"
    )
    yield ""
    with TemporaryDirectory() as folder:
        port = free_port()
        with OURS.start(port, folder) as server:
            yield from run(_measured(server.pid, port))
