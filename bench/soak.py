"""A long evening: people open, play and leave tables, and the server deletes old data.

Memory, descriptors and disk usage have to level off.

``python -m bench.soak --tables 300 --minutes 10`` prints the measurement, and
``python -m bench soak`` stores it.
"""

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import NamedTuple

import uvloop

from bench import soak_server
from bench.clients import Client, connect, until
from bench.measure import FAILED, at, cpu, memory
from bench.ours import OurTable
from bench.server import Process, free_port

TABLES, MINUTES = 300, 10.0
THINK = 2.0
"""Seconds between moves at one table, on average."""
LIFE = (30.0, 90.0)
"""Seconds of play at a table; then all players leave, and new players open the next table."""
TALKS, RETURNS, LOOKS_IN = 0.2, 0.05, 0.05
"""The probabilities, before each move, of a chat message, a disconnect and a spectator's visit."""
LEVEL = 0.1
"""Growth up to this share, from the third quarter of the time to the last, counts as level."""
_ANSWER = 30.0


class Sample(NamedTuple):
    """The server at one moment."""

    minute: float
    memory: int
    descriptors: int
    disk: int
    cpu: float


class _Course:
    """The counts and latencies so far."""

    def __init__(self) -> None:
        self.opened = 0
        self.moves = 0
        self.late: list[float] = []
        self.returns = 0
        self.lookers = 0
        self.talk = 0
        self.given_up: Counter[str] = Counter()
        """The number of tables that the clients gave up on, by the event they waited for."""


def _nothing(_: Client, __: bytes) -> None:
    """Ignore a spectator's messages."""


class _SoakTable(OurTable):
    """A table whose games end, and whose players disconnect and return."""

    rules: Mapping[str, object] = {"lives": 3}

    def __init__(self) -> None:
        super().__init__(self._moved)
        self.took = 0.0
        self.awaited = "the opening"
        """The event that the people at the table wait for."""
        self.has_moved = asyncio.Event()
        self._cookies: list[str] = []
        self._port = 0

    def _moved(self, _: OurTable, took: float) -> None:
        self.took = took
        self.has_moved.set()

    async def open(self, port: int) -> None:
        """Seat three players, and store their cookies."""
        self._port = port
        await super().open(port)
        for client in self.clients[1:]:
            head = await client.opened
            self._cookies.append(head.split("set-cookie: ")[1].split(";")[0])

    async def speak(self, text: str) -> None:
        """Send a chat message as the host, and wait until every client has received it."""
        self.awaited, before = "what was said", self.number
        self.do(self.clients[0], {"kind": "say", "text": text})
        await until(lambda: self.number > before, _ANSWER)

    async def lose(self, seat: int) -> None:
        """Disconnect one of the guests, reconnect immediately, and wait for the welcome. Presence
        is broadcast only if the server notices the disconnect first."""
        self.awaited = "a welcome back"
        self.clients[seat].close()
        client = await self._enter(self.heard, self._cookies[seat - 1])
        self.clients[seat] = client
        await until(lambda: client.messages > 0, _ANSWER)

    async def _enter(
        self, heard: Callable[[Client, bytes], None], cookie: str | None = None
    ) -> Client:
        client = await connect(self._port, f"/api/tables/{self.id}/socket", heard, cookie)
        client.send(b'{"type":"hello"}')
        return client

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Keep a spectator connected inside the block."""
        client = await self._enter(_nothing)
        try:
            yield
        finally:
            client.close()


async def _people(port: int, course: _Course, luck: random.Random, end: float) -> None:
    """Play one table after the other until the end."""
    await asyncio.sleep(luck.random() * 20)
    while time.monotonic() < end:
        table = _SoakTable()
        try:
            await table.open(port)
            course.opened += 1
            await _play(table, course, luck, min(end, time.monotonic() + luck.uniform(*LIFE)))
        except (TimeoutError, OSError, IndexError, AssertionError) as error:
            course.given_up[f"{table.awaited} ({type(error).__name__})"] += 1
        finally:
            table.close()


async def _play(table: _SoakTable, course: _Course, luck: random.Random, end: float) -> None:
    while time.monotonic() < end:
        await asyncio.sleep(luck.expovariate(1 / THINK))
        if luck.random() < TALKS:
            await table.speak("x" * luck.randint(1, 200))
            course.talk += 1
        if luck.random() < RETURNS:
            await table.lose(luck.choice((1, 2)))
            course.returns += 1
        if luck.random() < LOOKS_IN:
            course.lookers += 1
            async with table.watched():
                await _move(table, course)
        else:
            await _move(table, course)


async def _move(table: _SoakTable, course: _Course) -> None:
    table.awaited = "a move"
    table.has_moved.clear()
    table.move()
    await asyncio.wait_for(table.has_moved.wait(), _ANSWER)
    course.moves += 1
    course.late.append(table.took)


def _sample(began: float, pid: int, folder: Path) -> Sample:
    disk = 0
    for file in folder.iterdir():
        try:
            disk += file.stat().st_size
        except FileNotFoundError:
            continue
    descriptors = sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())
    minute = (time.monotonic() - began) / 60
    return Sample(minute, memory(pid), descriptors, disk, cpu(pid))


async def soak(
    port: int, pid: int, folder: Path, tables: int, minutes: float
) -> AsyncIterator[str]:
    """Run for ``minutes``; yield a line of Markdown per minute, then the result."""
    course, began = _Course(), time.monotonic()
    end = began + 60 * minutes
    people = [
        asyncio.create_task(_people(port, course, random.Random(number), end))
        for number in range(tables)
    ]
    samples = [_sample(began, pid, folder)]
    yield (
        "| minute | tables opened | moves | p50 ms | p99 ms | processor % | memory MB "
        "| descriptors | disk MB |"
    )
    yield "|---|---|---|---|---|---|---|---|---|"
    told = 0
    while time.monotonic() < end:
        await asyncio.sleep(min(10.0, max(0.1, end - time.monotonic())))
        samples.append(_sample(began, pid, folder))
        if len(samples) % 6 == 1:
            late, course.late = course.late, []
            used = (
                (samples[-1].cpu - samples[told].cpu)
                / 60
                / (samples[-1].minute - samples[told].minute)
            )
            told = len(samples) - 1
            yield _row(samples[-1], course, late, used)
    await asyncio.gather(*people)
    yield ""
    yield (
        f"People opened and left {course.opened:,} tables, made {course.moves:,} moves and sent "
        f"{course.talk:,} chat messages. {course.returns:,} players disconnected and returned, "
        f"and {course.lookers:,} spectators visited."
    )
    yield ""
    yield given_up(course.given_up)
    yield ""
    for name in ("memory", "descriptors", "disk"):
        yield f"- {name}: {growth([float(getattr(s, name)) for s in samples])}"


def _row(sample: Sample, course: _Course, late: list[float], used: float) -> str:
    return (
        f"| {sample.minute:.0f} | {course.opened:,} | {course.moves:,} "
        f"| {at(0.5, late) * 1000:.1f} "
        f"| {at(0.99, late) * 1000:.0f} | {used * 100:.0f} | {sample.memory / 1e6:.0f} "
        f"| {sample.descriptors:,} | {sample.disk / 1e6:.1f} |"
    )


def given_up(tables: Mapping[str, int]) -> str:
    """Return a sentence about abandoned tables, with the events that their clients waited for."""
    if not tables:
        return f"The clients gave up on no table: no answer took {_ANSWER:g} s."
    waits = ", ".join([f"{what}: {count:,}" for what, count in sorted(tables.items())])
    return f"{FAILED} {sum(tables.values()):,} tables were abandoned by their clients. {waits}."


def growth(figures: Sequence[float]) -> str:
    """Return the growth of a figure from the third quarter of the time to the last."""
    quarter = max(1, len(figures) // 4)
    third, last = mean(figures[-2 * quarter : -quarter] or figures), mean(figures[-quarter:])
    grown = last / third - 1 if third else 0.0
    said = "level" if grown <= LEVEL else "still growing"
    return f"{grown:+.1%} from the third quarter of the time to the last: {said}"


def _run(tables: int, minutes: float) -> Iterator[str]:
    with TemporaryDirectory() as folder, uvloop_runner() as runner:
        port = free_port()
        command = [sys.executable, "-m", "bench.soak_server", str(port), folder]
        root = Path(__file__).parent.parent
        with Process(command, "127.0.0.1", root) as server:
            lines = soak(port, server.pid, Path(folder), tables, minutes)
            while (line := runner.run(_next(lines))) is not None:
                yield line


def uvloop_runner() -> "asyncio.Runner":
    """Return a runner that uses uvloop."""
    return asyncio.Runner(loop_factory=uvloop.new_event_loop)


async def _next(lines: AsyncIterator[str]) -> str | None:
    return await anext(lines, None)


def measure(tables: int = TABLES, minutes: float = MINUTES) -> Iterator[str]:
    """Yield the soak, as lines of Markdown."""
    yield f"## Soak test: {tables} tables for {minutes:g} minutes, people coming and going"
    yield ""
    yield from _run(tables, minutes)
    yield ""
    yield (
        f"A table has three players and a move every {THINK:g} s, and lasts {LIFE[0]:g} to "
        f"{LIFE[1]:g} s. "
        f"Retention is accelerated: the server deletes expired data every {soak_server.ROUND:g} s, "
        f"tables without a finished game after {soak_server.TABLES} s, others after "
        f"{soak_server.GAMES} s, chat messages after {soak_server.TALK} s, and sessions after "
        f"{soak_server.SESSIONS} s. Limits by address are off."
    )


def main(words: Sequence[str]) -> int:
    """Run with ``--tables`` and ``--minutes``."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    given = parser.parse_args(words)
    for line in measure(given.tables, given.minutes):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
