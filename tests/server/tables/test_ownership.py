"""Tests that a table has one owner among servers that share a database, for any order of requests,
and that other servers store, send and receive no part of it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace

import psycopg
import pytest

from mendax.server.notices.notices import ServerNotices
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import owners
from mendax.server.store.owners import SILENT
from mendax.server.store.postgresql.postgres_store import PostgresStore
from mendax.server.tables import ownership
from mendax.server.tables.failures import MOVED
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.ownership import KNOCKS
from mendax.server.tables.registry import TableRegistry
from mendax.server.tables.requests import Request
from mendax.server.wire.http_messages import OpenTableIn
from mendax.server.wire.messages import AnswerOut, decode_body
from mendax.server.wire.refusal import Refused
from mendax.table.actions import NewLink, Say
from mendax.table.commands import Do
from tests.proof import parametrize
from tests.reasons import because
from tests.server.hand_clock import HandClock

ASKED = OpenTableIn(name="Ann", game="mia")
HOST, GUEST, STRANGER = "ann", "eve", "zed"
"""The host; a person with the present link; a person with a former link."""


class Client:
    """A client at a table, which counts what it receives."""

    screen = False

    def __init__(self, person: str) -> None:
        self.device = self.person = person
        self.heard: list[bytes] = []
        self.closed = 0

    def push(self, *texts: bytes) -> None:
        """Receive messages."""
        self.heard += texts

    def charge(self, size: int) -> None:
        """Accept every size."""

    def close(self, code: int, why: str) -> None:
        """Receive the close code."""
        self.closed = code


class Host:
    """One server: its store, notices and tables."""

    def __init__(self, database: str, folder: Path) -> None:
        self.folder, self.is_over = folder, False
        self.store = PostgresStore(database, folder, asyncio.get_running_loop())
        self.notices = ServerNotices(self.store)
        self.tables = TableRegistry(self.store, ServerSettings(), notices=self.notices)

    async def ask(self, address: str, person: str) -> str:
        """Ask for a table, and return "here", or the key of the refusal."""
        try:
            await self.tables.find(address, person)
        except Refused as error:
            return error.reason.key
        return "here"

    def has(self, table: str) -> LiveTable | None:
        """Return the table if it is in memory."""
        return next((t for t in self.tables.in_memory() if t.table.id == table), None)

    async def end(self) -> None:
        """End the server as a signal does."""
        if not self.is_over:
            self.is_over = True
            self.tables.close()
            await self.store.close()


class Hosts:
    """Several servers, one table, and a clock for both the servers and the database."""

    def __init__(self, database: str, all_: list[Host]) -> None:
        self._database, self.all = database, all_
        self._now = 0.0
        self.at = SimpleNamespace(monotonic=lambda: self._now)

    async def open(self) -> None:
        """Open a table at the first server, which gets a new link."""
        self.table = await self.all[0].tables.open(HOST, ASKED)
        assert self.owner is None, "the first server that is asked for it takes it"
        live = await self.all[0].tables.find(self.table, HOST)
        self.former = self.table
        live.submit(Request(Do(HOST, NewLink())))
        await live.settled()
        self.address = live.table.table_view().id
        assert self.address != self.former

    def select(self, asked: str) -> list[tuple[object, ...]]:
        """Return the rows of a query."""
        with psycopg.connect(self._database, autocommit=True) as db:
            return db.execute(asked.encode()).fetchall()

    @property
    def owner(self) -> int | None:
        """The number of the server that owns the table."""
        found = self.select("SELECT server FROM owners")
        names = [(self.name(number),) for number in range(len(self.all))]
        return names.index(found[0]) if found else None  # type: ignore[arg-type]

    def name(self, number: int) -> str:
        """Return the name under which a server owns tables, which is in its folder."""
        return (self.all[number].folder / "owner").read_text()

    async def passes(self, seconds: float, silent: int | None = None) -> None:
        """Let time pass while all servers but ``silent`` renew their ownership."""
        while seconds > 0:
            step = min(seconds, 2.0)
            self.skips(step)
            seconds -= step
            for number, host in enumerate(self.all):
                if number != silent:
                    await host.tables.ownership.renew()

    def skips(self, seconds: float) -> None:
        """Let time pass while no server can renew its ownership."""
        self._now += seconds
        with psycopg.connect(self._database, autocommit=True) as db:
            asked = """UPDATE servers SET seen = seen - make_interval(secs => %s),
                since = since - make_interval(secs => %s)"""
            db.execute(asked, (seconds, seconds))


@asynccontextmanager
async def hosts(
    database: str, folder: Path, monkeypatch: pytest.MonkeyPatch, count: int = 3
) -> AsyncIterator[Hosts]:
    """Yield servers that have all run for a while, with one table at the first."""
    async with AsyncExitStack() as stack:
        made = Hosts(database, [])
        monkeypatch.setattr(ownership, "time", made.at)
        monkeypatch.setattr(owners, "EVERY", 10_000.0)  # tests renew
        for number in range(count):
            made.all.append(Host(database, folder / str(number)))
            stack.push_async_callback(made.all[-1].end)
        await made.open()
        await made.passes(SILENT + 2)
        yield made


async def says(live: LiveTable) -> tuple[bool, Client]:
    """Say something at a table; return whether that was stored, and the client that said it."""
    client = Client(HOST)
    live.submit(Request(Do(HOST, Say("hello")), "say", client))
    with suppress(Refused):  # another server has taken the table
        await live.settled()
    answers = [decode_body(text, AnswerOut) for text in client.heard if b'"answer"' in text]
    return any(answer.number is not None for answer in answers), client


async def step(at: Hosts, luck: Random, seen: Counter[str]) -> None:
    """Do one thing at random, and check what it may change."""
    number = luck.randrange(len(at.all))
    host, before = at.all[number], at.owner
    what = luck.choice(("admitted", "admitted", "stranger", "say", "silence", "outage", "release"))
    seen[what] += 1
    if what == "admitted":
        said = await host.ask(at.address, luck.choice((HOST, GUEST)))
        if before in (None, number):
            assert (said, at.owner) == ("here", number)
        else:
            assert (said, at.owner) == ("wire-refused-moved", before)
            assert host.has(at.table) is None
    elif what == "stranger":
        rows = "SELECT (SELECT count(*) FROM log), (SELECT count(*) FROM notices)"
        left = at.select(rows)
        said = await host.ask(at.former, STRANGER)
        assert (said, at.owner, at.select(rows)) == ("wire-refused-no-table", before, left)
    elif what == "say":
        if (live := host.has(at.table)) is None:
            return
        stored, client = await says(live)
        assert stored == (before == number)
        if not stored:
            assert client.closed == 1012
            assert host.has(at.table) is None
    elif what == "silence":
        await at.passes(SILENT + 2, silent=number)
        assert at.owner == (None if before == number else before)
        if luck.random() < 0.5:
            await host.tables.ownership.renew()
            assert before != number or host.has(at.table) is None
    elif what == "outage":
        at.skips(luck.choice((3, SILENT + 2, 60)))
        for other in luck.sample(at.all, len(at.all)):
            await other.tables.ownership.renew()
        assert at.owner == before
    elif live := host.has(at.table):
        host.tables.unload(live, MOVED)
        await host.store.change(lambda _: None)
        assert at.owner == (None if before == number else before)


@parametrize("seed", range(30), test=range(2))
async def test_a_table_has_one_owner_whatever_happens(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    luck, seen = Random(seed), Counter[str]()
    async with hosts(database, tmp_path, monkeypatch) as at:
        for _ in range(40):
            await step(at, luck, seen)
        numbers = [number for (number,) in at.select("SELECT number FROM log ORDER BY number")]
        assert numbers == list(range(1, len(numbers) + 1))


async def test_a_killed_server_takes_its_tables_again_at_once(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owners, "leave", lambda *_: None)  # as if the server were killed
    async with hosts(database, tmp_path, monkeypatch, count=2) as at:
        one, two = at.all
        await one.end()
        assert await two.ask(at.address, HOST) == "wire-refused-moved"
        at.all[0] = again = Host(database, one.folder)
        assert await again.ask(at.address, HOST) == "here"
        await again.end()


async def test_an_ended_server_gives_its_tables_back(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosts(database, tmp_path, monkeypatch, count=2) as at:
        one, two = at.all
        assert await two.ask(at.address, HOST) == "wire-refused-moved"
        await one.end()
        assert await two.ask(at.address, HOST) == "here"


async def test_an_owner_gives_a_table_to_a_person_who_keeps_asking(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For example because the proxy has another route since its owner got the table."""
    async with hosts(database, tmp_path, monkeypatch, count=2) as at:
        one, clock = at.all[0].tables, HandClock()
        one.clock = clock
        live = at.all[0].has(at.table)
        assert live is not None
        here = Client(HOST)
        live.join(here, 0)
        await live.settled()
        for _ in range(20):  # a person who is connected already
            one.wanted(at.table, HOST)
            clock.advance(KNOCKS / 4000)
        one.wanted(at.table, GUEST)
        clock.advance(KNOCKS / 500)  # a pause
        for _ in range(4):
            one.wanted(at.table, GUEST)
            await live.settled()
            assert not here.closed
            clock.advance(KNOCKS / 4000)
        one.wanted(at.table, GUEST)
        with pytest.raises(Refused, check=because("wire-refused-moved")):
            await live.settled()
        assert here.closed == 1012
        await at.all[0].store.change(lambda _: None)
        assert at.owner is None


async def test_an_idle_table_goes_where_it_is_asked_for(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosts(database, tmp_path, monkeypatch, count=2) as at:
        one, two = at.all
        assert await two.ask(at.address, HOST) == "wire-refused-moved"
        heard = at.select("SELECT notice FROM notices")
        assert HOST in str(heard)
        one.tables.wanted(at.table, HOST)
        await asyncio.sleep(0)
        await one.store.change(lambda _: None)
        assert await two.ask(at.address, HOST) == "here"


async def test_a_leaving_server_takes_no_table(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosts(database, tmp_path, monkeypatch, count=2) as at:
        one, two = at.all
        two.tables.leaving = True
        await one.end()
        assert await two.ask(at.address, HOST) == "wire-refused-moved"
        assert await two.ask(at.former, STRANGER) == "wire-refused-no-table"
