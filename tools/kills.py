"""``python -m tools.kills [COUNT] [SEED]``: kill a server COUNT times, and check for lost data.

The process contains the server without sockets (store, registry and live tables), and simulated
people who act and chat at several tables of all games at the same time. A fork for each kill takes
tens of milliseconds; starting a process would take seconds. People write every message to a pipe
before they act on it. SIGKILL ends the process at a random moment, often during startup. Then the
database file is checked:

- Is every answered command in the log, once, with the number of its answer?
- Is every entry that was sent in the log? Is the log of each table without gaps?
- Can every table be replayed, from the whole log and from the part that the server reads? Do the
  records of all finished games verify, with every commitment and salt in them?
"""

import asyncio
import contextlib
import json
import os
import select
import signal
import sqlite3
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from mendax.bots import bots_for
from mendax.core.concrete import concrete
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import log_questions
from mendax.server.store.journal import Journal
from mendax.server.store.schema import connected_to_read
from mendax.server.store.store import DATABASE, SqliteStore
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.registry import TableRegistry
from mendax.server.tables.requests import Request
from mendax.server.wire.http_messages import OpenTableIn
from mendax.table.actions import Say, Sit, Start
from mendax.table.commands import Act, Do
from mendax.table.record.format import ALL
from mendax.table.record.verify import verify
from mendax.table.record.write import record_of
from mendax.table.table import Table

GAMES: Final[tuple[tuple[str, dict[str, str | int | bool]], ...]] = (
    ("mia", {"lives": 2}),
    ("french_poker", {"tokens": 2}),
    ("sword_of_lies", {}),
)
PEOPLE: Final = ("ann", "ben", "eve")
NEW: Final = 2
"""The number of new tables in each life of the server."""
OLD: Final = 4
"""The number of tables from earlier lives that each life continues."""
LIFE: Final = 0.35
"""The longest life in seconds, from the fork."""


# ── a life of the server ─────────────────────────────────────────────────────────────────────


class _Guest:
    """A person at a table, who records each message before acting on it."""

    screen = False

    def __init__(self, life: "_Life", live: LiveTable, person: str) -> None:
        self.person = self.device = person
        self._life, self._live = life, live

    def push(self, *texts: bytes) -> None:
        for text in texts:
            message = json.loads(text)
            if message["type"] == "answer":
                self._life.tell("answered", self._live.table.id, message["id"], message["number"])
                self._life.goes_on(self._live)
            elif message["type"] == "news" and self.person == PEOPLE[0]:
                numbers = [entry["number"] for entry in message["entries"]]
                self._life.tell("told", self._live.table.id, numbers)

    def charge(self, size: int) -> None:
        """Accept every size without a limit."""

    def close(self, code: int, why: str) -> None:
        self._life.tell("closed", self._live.table.id, [code, why])


class _Life:
    """The server in a separate process, until the process is killed."""

    def __init__(self, folder: Path, pipe: int, luck: Random, old: list[str]) -> None:
        self._folder, self._pipe, self._luck, self._old = folder, pipe, luck, old
        self._count = 0
        self._guests: dict[str, dict[str, _Guest]] = {}

    def tell(self, kind: str, *what: object) -> None:
        os.write(self._pipe, json.dumps([kind, *what]).encode() + b"\n")

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        registry = TableRegistry(SqliteStore(self._folder, loop), ServerSettings())
        for number in range(NEW):
            game, changes = GAMES[(number + self._luck.randrange(3)) % 3]
            asked = OpenTableIn(name="Ann", game=game, changes=changes)
            self.tell("opened", await registry.open(PEOPLE[0], asked))
        for live in registry.in_memory():
            await self._enter(live)
        for table in self._old:
            found = await registry.find(table, None)
            await self._enter(found)
        await asyncio.Event().wait()

    async def _enter(self, live: LiveTable) -> None:
        here = self._guests[live.table.id] = {p: _Guest(self, live, p) for p in PEOPLE}
        for guest in here.values():
            live.join(guest, 0)
        await live.settled()
        for person in PEOPLE[1:]:
            if live.table.seat_of(person) is None:
                self._submit(live, Do(person, Sit(person.capitalize()), self._id()))
        self.goes_on(live)

    def goes_on(self, live: LiveTable) -> None:
        """Schedule the next action of a person at the table."""
        asyncio.get_running_loop().call_soon(live.submit, lambda: self._next(live))

    def _next(self, live: LiveTable) -> None:
        table, run = live.table, live.table.game_run
        if self._luck.random() < 0.2:
            self._submit(live, Do(self._luck.choice(PEOPLE), Say("…"), self._id()))
            return
        seats = [] if run is None else [seat for seat in run.actors if isinstance(seat, int)]
        if not seats or table.table_view().phase != "playing":
            self._submit(live, Do(PEOPLE[0], Start(), self._id()))
            return
        seat = self._luck.choice(seats)
        person = table.people()[seat]
        action = self._luck.choice(list(concrete(table.offers(seat))))
        assert person is not None
        self._submit(live, Act(person, action, table.number, self._id()))

    def _id(self) -> str:
        self._count += 1
        return f"{os.getpid()}-{self._count}"

    def _submit(self, live: LiveTable, command: Act | Do) -> None:
        guest = self._guests[live.table.id][command.person]
        live.submit(Request(command, command.id or "", guest))


# ── evidence ─────────────────────────────────────────────────────────────────────────────────


class Found(NamedTuple):
    """The result after all kills."""

    kills: int
    starting: int
    """The number of lives killed before their first answer."""
    answered: int
    told: int
    lines: int
    games: int
    """Finished games, each with records that verify."""
    wrong: tuple[str, ...]


class _Ledger:
    """All messages that people received, and all problems found in the file."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.tables: list[str] = []
        self.answered: dict[str, dict[str, int]] = {}
        self.told: dict[str, set[int]] = {}
        self.wrong: list[str] = []
        self.lines = self.games = 0

    def hear(self, kind: str, table: str, *what: Any) -> None:
        """Record one line of the pipe."""
        if kind == "opened":
            self.tables.append(table)
        elif kind == "answered" and what[1] is not None:
            self.answered.setdefault(table, {})[what[0]] = what[1]
        elif kind == "told":
            self.told.setdefault(table, set()).update(what[0])
        elif kind == "closed":
            self.wrong.append(f"{table}: closed with {what[0]}")

    @contextlib.contextmanager
    def _file(self) -> Iterator[sqlite3.Connection]:
        journal = Journal(self._folder / DATABASE)
        reader = connected_to_read(self._folder / DATABASE)
        yield reader
        reader.close()
        journal.close()

    def check(self, tables: list[str], records: bool) -> None:
        """Check these tables against the received messages. With ``records``, replay them, too."""
        with self._file() as reader:
            for table in tables:
                try:
                    self._check(reader, table, records)
                except Exception as error:
                    self.wrong.append(f"{table}: {type(error).__name__} {error}")

    def _check(self, reader: sqlite3.Connection, table: str, records: bool) -> None:
        lines = log_questions.lines(table, 0, reader)
        if [line.number for line in lines] != list(range(1, len(lines) + 1)) or not lines:
            self.wrong.append(f"{table}: its lines are not 1 to {len(lines)}")
        stored = Counter(line.command for line in lines if line.command)
        numbers = {line.command: line.number for line in lines if line.command}
        for command, number in self.answered.get(table, {}).items():
            if stored[command] != 1 or not numbers[command] <= number <= len(lines):
                self.wrong.append(f"{table}: {command} is there {stored[command]} times")
        if max(self.told.get(table, {0})) > len(lines):
            self.wrong.append(f"{table}: told and not stored")
        if records:
            self._replay(reader, table)

    def _replay(self, reader: sqlite3.Connection, table: str) -> None:
        row, lines = log_questions.table_row(table, reader), log_questions.lines(table, 0, reader)
        assert row is not None
        bots = bots_for(row.game)
        whole = Table.load(table, row.secret, lines, bots)
        less = Table.load(table, row.secret, log_questions.replayed(table, reader), bots, gaps=True)
        if less.table_view() != whole.table_view():
            self.wrong.append(f"{table}: another table when less of it is read")
        self.lines += len(lines)
        over = whole.table_view().games - (whole.table_view().phase == "playing")
        for number in range(1, over + 1):
            past = log_questions.past_game(table, number, reader)
            run = Table.load(table, row.secret, past, bots, number, gaps=True).game_run
            assert run is not None
            for reader_of in (ALL, None, 0):
                if verify(record_of(run, reader_of)):
                    self.wrong.append(f"{table}: the record of game {number} does not verify")
            self.games += 1


def _lived(folder: Path, luck: Random, ledger: _Ledger) -> tuple[list[str], bool]:
    """Run one life to its end. Return its tables, and whether any command was answered."""
    ours, theirs = os.pipe()
    before = len(ledger.tables)
    old = ledger.tables[-OLD:]
    seed, after = luck.random(), luck.random() ** 2 * LIFE
    process = os.fork()
    if process == 0:
        try:
            os.close(ours)
            asyncio.run(_Life(folder, theirs, Random(seed), old).run())
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)
    os.close(theirs)
    heard, end = bytearray(), time.monotonic() + after
    while (left := end - time.monotonic()) > 0:
        if select.select([ours], [], [], left)[0]:
            part = os.read(ours, 1 << 16)
            if not part:
                ledger.wrong.append("the server ended by itself")
                break
            heard += part
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    while part := os.read(ours, 1 << 16):
        heard += part
    os.close(ours)
    answers = 0
    for line in heard.splitlines():
        kind, *what = json.loads(line)
        answers += kind == "answered"
        ledger.hear(kind, *what)
    return [*old, *ledger.tables[before:]], answers > 0


def killed(count: int, seed: int) -> Found:
    """Kill ``count`` times, and return the result."""
    luck = Random(seed)
    for game, changes in GAMES:  # load modules that games need before the first fork
        Table.open("warm", bytes(32), game, 1, PEOPLE[0], "Ann", None, changes, bots_for(game))
    with TemporaryDirectory() as name:
        folder = Path(name)
        Journal(folder / DATABASE).close()
        ledger, starting = _Ledger(folder), 0
        for _ in range(count):
            tables, answered = _lived(folder, luck, ledger)
            starting += not answered
            ledger.check(tables, records=False)
        ledger.check(ledger.tables, records=True)
        return Found(
            count,
            starting,
            sum(map(len, ledger.answered.values())),
            sum(map(len, ledger.told.values())),
            ledger.lines,
            ledger.games,
            tuple(ledger.wrong),
        )


def told_of(found: Found, seconds: float) -> str:
    """Return the figures in a sentence."""
    return (
        f"{found.kills:,} kills in {seconds:.0f} s, {found.starting:,} of them "
        f"before anybody was answered: {found.answered:,} commands answered, {found.told:,} "
        f"entries told, {found.lines:,} lines, {found.games:,} finished games whose records "
        f"verify; {len(found.wrong):,} things wrong."
    )


def main(words: list[str]) -> int:
    """Print the result; return 1 if there were problems."""
    count, seed = [*map(int, words), *(1000, 1)[len(words) :]]
    began = time.monotonic()
    found = killed(count, seed)
    print(told_of(found, time.monotonic() - began))
    for wrong in found.wrong[:20]:
        print(wrong)
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
