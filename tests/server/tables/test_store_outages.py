"""A state machine: a table whose store fails, hangs and returns at any moment, against the plain
``Table`` of the stored lines."""

import asyncio
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from mendax.core.game import Reason
from mendax.server.store.disk_room import DiskRoom
from mendax.server.store.schema import StoreError
from mendax.server.tables.clock import ANSWER
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.loop_watchdog import Watch
from mendax.server.tables.requests import Reload, Request
from mendax.server.tables.table_log import StoredLines, StoredTable, TableLog
from mendax.table.actions import NewLink, Rename, Say, Start
from mendax.table.commands import Act, Command, Do
from mendax.table.log import LogLine
from mendax.table.table import Table
from tests.server.asker import Asker
from tests.server.hand_clock import HandClock
from tests.table.evening import BOTS, SECRET, Evening, all_that_is_seen

PEOPLE = ("olena", "taras")
NOT_STORED = "wire-refused-not-stored"
SECOND = 1000


async def replayed(lines: Sequence[LogLine]) -> Table:
    """Return the table of these lines."""
    return Table.load("t1", SECRET, lines, BOTS, gaps=True)


class Store:
    """The log of one table in a store that can be away."""

    def __init__(self, lines: Sequence[LogLine]) -> None:
        self.lines = list(lines)
        self.state = "well"
        self.reaches_disk = False
        """True if a write that hangs is committed when the store returns."""
        self._late: list[tuple[LogLine, ...]] = []
        self._well = asyncio.Event()
        self._well.set()

    def goes(self, state: str, reaches_disk: bool = False) -> None:
        """Fail or hang from now on, or return."""
        self.state, self.reaches_disk = state, reaches_disk
        if state != "well":
            self._well.clear()
            return
        for lines in self._late:
            self._commit(lines)
        self._late.clear()
        self._well.set()

    def _commit(self, lines: tuple[LogLine, ...]) -> bool:
        if lines[0].number != len(self.lines) + 1:
            return False
        self.lines += lines
        return True

    async def append(self, _: str, lines: tuple[LogLine, ...]) -> bool:
        """Store lines, as ``Store.append``."""
        if self.state == "fails":
            raise StoreError(Reason("server-not-stored"))
        if self.state == "hangs":
            if self.reaches_disk:
                self._late.append(lines)
            await self._well.wait()
            return lines[-1] in self.lines or self._commit(lines)
        return self._commit(lines)

    async def load(self, _: str) -> StoredTable:
        """Load the table once the store has returned."""
        await self._well.wait()
        return StoredTable(await replayed(self.lines), StoredLines(self.lines, replayed))

    async def add_address(self, _: str) -> str:
        """Store another address."""
        if self.state == "hangs":
            await self._well.wait()
        if self.state == "fails":
            raise StoreError(Reason("server-not-stored"))
        return "t2"


def table_of(
    evening: Evening, store: Store, clock: HandClock, overtaken: list[LiveTable] | None = None
) -> LiveTable:
    """Return the table of an evening, over a store with its lines."""
    return LiveTable(
        StoredTable(evening.again(), StoredLines(evening.lines, replayed)),
        TableLog(store.append, store.load),
        *(clock, Watch(), DiskRoom(Path()), store.add_address),
        overtaken=([] if overtaken is None else overtaken).append,
    )


class Sent:
    """A command on its way."""

    def __init__(self, id: str, at: int, asker: Asker) -> None:
        self.id, self.at, self._asker = id, at, asker

    @property
    def answer(self) -> dict[str, Any] | None:
        """The answer, or None."""
        answers = [m for m in self._asker.heard if m["type"] == "answer" and m["id"] == self.id]
        assert len(answers) <= 1
        return answers[0] if answers else None


class Outages(RuleBasedStateMachine):
    """Clients, commands and a store that comes and goes."""

    clients = Bundle("clients")

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.ids = count()
        self.sent: list[Sent] = []
        self.joined: list[tuple[int, Asker]] = []
        self.overtaken: list[LiveTable] = []

    @initialize()
    def open(self) -> None:
        """Open a table of two people."""
        self.loop.run_until_complete(self._open())

    async def _open(self) -> None:
        evening = Evening({"lives": 1}).sit("taras")
        self.store, self.clock = Store(evening.lines), HandClock(evening.at + 1)
        self.live = table_of(evening, self.store, self.clock, self.overtaken)

    def turns(self) -> None:
        """Run all that can run now."""

        async def run() -> None:
            for _ in range(40):
                await asyncio.sleep(0)

        self.loop.run_until_complete(run())

    def call(self, what: Any, *given: Any) -> None:
        """Call a method of the table in its loop."""

        async def run() -> None:
            what(*given)

        self.loop.run_until_complete(run())
        self.turns()

    def model(self) -> Table:
        """Return the table of the stored lines."""
        return Table.load("t1", SECRET, self.store.lines, BOTS)

    def submit(self, command: Command, id: str) -> None:
        """Submit a command."""
        asker = Asker(getattr(command, "person", "olena"))
        self.sent.append(Sent(id, self.clock.now(), asker))
        self.call(self.live.submit, Request(command, id, asker))

    # ── rules ────────────────────────────────────────────────────────────────────────────────

    @rule(target=clients, person=st.sampled_from((*PEOPLE, "nina")))
    def join(self, person: str) -> Asker:
        """Connect a client."""
        client = Asker(person)
        self.joined.append((self.clock.now(), client))
        self.call(self.live.join, client, 0)
        return client

    @rule(client=consumes(clients))
    def leave(self, client: Asker) -> None:
        """Disconnect a client."""
        self.joined = [each for each in self.joined if each[1] is not client]
        self.call(self.live.leave, client)

    @rule(
        person=st.sampled_from(PEOPLE),
        action=st.sampled_from((Say("hello"), Rename("Other"), Start(), NewLink())),
        many=st.integers(1, 3),
    )
    def do(self, person: str, action: Any, many: int) -> None:
        """Send commands around the game."""
        for _ in range(many):
            command = f"c{next(self.ids)}"
            self.submit(Do(person, action, command), command)

    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        """Make a legal move, as the stored lines show it."""
        evening = Evening()
        evening.table = self.model()
        if not evening.to_act():
            return
        seat = data.draw(st.sampled_from(evening.to_act()))
        action = data.draw(st.sampled_from(evening.choices(seat)))
        command = f"c{next(self.ids)}"
        self.submit(Act(PEOPLE[seat], action, evening.table.number, command), command)

    @precondition(lambda self: self.store.state == "well")
    @rule()
    def fail(self) -> None:
        """Make the store fail."""
        self.store.goes("fails")

    @precondition(lambda self: self.store.state == "well")
    @rule(reaches_disk=st.booleans())
    def hang(self, reaches_disk: bool) -> None:
        """Make the store hang."""
        self.store.goes("hangs", reaches_disk)

    @precondition(lambda self: self.store.state != "well")
    @rule()
    def come_back(self) -> None:
        """Make the store answer again."""
        self.call(self.store.goes, "well")

    @rule()
    def reload(self) -> None:
        """Load the table again, as after an erasure."""
        self.call(self.live.submit, Reload())

    @rule(seconds=st.sampled_from((0.5, 1.0, 3.0, 30.0)))
    def wait(self, seconds: float) -> None:
        """Let time pass."""
        for passed in (0.5, 0.5, seconds - 1):
            if passed > 0:
                self.call(self.clock.advance, passed)

    # ── laws ─────────────────────────────────────────────────────────────────────────────────

    @invariant()
    def every_command_is_answered_within_a_second(self) -> None:
        """At once if the store is well."""
        for sent in self.sent:
            if self.store.state == "well" or self.clock.now() - sent.at >= SECOND:
                assert sent.answer

    @invariant()
    def what_is_answered_is_stored(self) -> None:
        """A refused command is stored only if it reached the disk before the store hung."""
        stored = {line.command: line.number for line in self.store.lines if line.command}
        for sent in self.sent:
            if sent.answer and sent.answer["number"] is not None:
                assert stored[sent.id] == sent.answer["number"]
        self.sent = [sent for sent in self.sent if not sent.answer]

    @invariant()
    def every_page_gets_the_state_within_a_second(self) -> None:
        """At once, unless a write is on its way."""
        for at, client in self.joined:
            waits = self.live.busy and self.clock.now() - at < SECOND
            assert waits or any(m["type"] == "welcome" for m in client.heard) or client.closed

    @invariant()
    def the_table_shows_the_stored_lines(self) -> None:
        """No unstored command is ever seen, whatever the store does."""
        if not self.live.busy:
            assert all_that_is_seen(self.live.table) == all_that_is_seen(self.model())
        assert not self.overtaken
        assert self.live.set_aside is None

    def teardown(self) -> None:
        """Check that the table continues when the store has returned."""
        try:
            self.come_back()
            self.wait(ANSWER)
            self.submit(Do("olena", Say("still here"), "last"), "last")
            answer = self.sent[-1].answer
            assert answer
            assert answer["number"] == len(self.store.lines)
            assert self.store.lines[-1].command == "last"
            self.live.close()
            self.turns()
        finally:
            self.loop.close()


TURN = 30


@pytest.mark.parametrize("first", [Reload(), Request(Do("olena", Say("hello"))), None])
@pytest.mark.parametrize("state", ["fails", "hangs"])
async def test_an_outage_costs_no_player_a_turn(state: str, first: Request | Reload | None) -> None:
    """Whichever job meets it first; None is the expired clock itself."""

    async def turns() -> None:
        for _ in range(40):
            await asyncio.sleep(0)

    evening = Evening({"turn_clock": TURN}).start("taras")
    store, clock = Store(evening.lines), HandClock(evening.at + 1)
    live = table_of(evening, store, clock)
    for person in PEOPLE:
        live.join(Asker(person), 0)
    await turns()
    store.goes(state)
    if first is not None:
        live.submit(first)
    for _ in range(TURN + 11):
        await turns()
        clock.advance(1)
    await turns()
    store.goes("well")
    for _ in range(TURN):
        await turns()
        assert not [line for line in store.lines if line.action.startswith("run-out")]
        clock.advance(1)
    live.close()


TestOutages = Outages.TestCase
TestOutages.settings = settings(max_examples=50, stateful_step_count=30)


@pytest.mark.proof
class TestManyOutages:
    """Many long runs."""

    def test_many(self) -> None:
        """Run the machine."""
        many = settings(max_examples=500, stateful_step_count=50)
        run_state_machine_as_test(Outages, settings=many)
