"""A state machine: every store against plain dicts, over writes, kills, restarts and deletions."""

import asyncio
import itertools
import sqlite3
from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule, run_state_machine_as_test

from mendax.server.running.copy_of import copy_of
from mendax.server.store import (
    bans,
    codes,
    journal,
    log_questions,
    persons,
    retention,
    waking,
)
from mendax.server.store import program_keys as keys
from mendax.server.store.log_questions import TableRow
from mendax.server.store.retention import Before
from mendax.server.store.schema import StoreError
from mendax.server.store.transfer import contents
from mendax.table.log import LogLine
from tests.proof import parametrize
from tests.server.store import model
from tests.server.store.calls_machine import CallRows, batches_of_calls
from tests.server.store.model import LINES, enough
from tests.server.store.rows_machine import DEVICES, TABLES, devices, tables, times
from tests.server.store.stores import Place
from tests.server.stored import stored_lines

PEOPLE = ("ann", "ann/1", "anna", "Ann", "ben")
lines = st.lists(st.tuples(st.sampled_from(LINES), st.sampled_from(PEOPLE)), max_size=5)
wakes = st.sampled_from((None, 0, 5, 9))
"""When a slow game goes on."""
batches = st.lists(
    st.tuples(tables, st.sampled_from((0, 0, 0, 0, -1, 1)), lines, wakes, batches_of_calls),
    max_size=4,
)


class Stores(CallRows):
    """A store and its model."""

    # ── logs ─────────────────────────────────────────────────────────────────────────────────

    @rule(table=tables, given=lines)
    def add_table(self, table: str, given: Any) -> None:
        """Open a table. Its id, and its first lines, may be taken."""
        row, made = TableRow(table, b"s" * 32, "mia", self.later()), self.written(1, given)
        free = table not in self.model.tables and not (made and self.model.log(table))
        assert self.tried(self.stores[0].add_table(row, made)) == free
        if free:
            self.model.tables[table] = row
            self.model.append(table, made)

    @rule(given=batches, unread=st.booleans())
    def append(self, given: Any, unread: bool) -> None:
        """Append lines to several tables at once; some leave a gap or are taken."""
        expected, groups, ahead = list[bool](), list[Any](), dict[str, int]()
        for table, shift, words, at, calls in given:
            words = words or [(LINES[0], "ann")]
            first = max(1, len(self.model.log(table)) + ahead.get(table, 0) + 1 + shift)
            groups.append((table, self.written(first, words), at, calls))
            ahead[table] = ahead.get(table, 0) + len(words) * (shift == 0)
        for group in groups:
            expected.append(self.model.append(*group))
        assert self.run(self._appended(groups, unread)) == expected

    def moment(self, back: int) -> int:
        """Return the moment of one of the last lines or tables, or the one after it."""
        made = {row.created for row in self.model.tables.values()}
        lines = {e.at for log in self.model.logs.values() for e in log}
        return (sorted(made | lines)[-1 - back // 2 :] or [self.now])[0] + back % 2

    def goes_on(self, table: str, person: str = "ann") -> None:
        """Append the next line of a table, which must succeed after any history."""
        made = self.written(len(self.model.log(table)) + 1, [(LINES[0], person)])
        assert (
            self.run(self.stores[0].append(table, made)) == self.model.append(table, made) is True
        )

    async def _appended(self, groups: Any, other: bool) -> Any:
        store = self.stores[-1] if other else self.stores[0]
        return await asyncio.gather(*(store.append(*group) for group in groups))

    @rule(now=st.sampled_from((4, 5, 8, 9)))
    def awake(self, now: int) -> None:
        """Find the slow games that go on."""
        found = self.ask(waking.awake, "", now)
        assert found == sorted(t for t, at in self.model.waking.items() if 0 < at <= now)

    @rule(table=tables, steps=st.integers(1, 3))
    def throw_away(self, table: str, steps: int) -> None:
        """Delete the end of a table, or all of it."""
        self.goes_on(table)
        for _ in range(steps):
            assert self.change(retention.throw_away, table) == self.model.untaken(table)
        self.goes_on(table)

    @rule(table=tables, back=times, games=times)
    def throw_away_stale(self, table: str, back: int, games: int) -> None:
        """Delete a table if it was not used since a moment."""
        before = Before(self.moment(back), self.moment(games))
        expected = self.model.untaken(table) if self.model.stale(table, before) else None
        assert self.change(retention.throw_away_stale, table, before) == expected

    @rule(back=times, games=times, talk=times)
    def look(self, back: int, games: int, talk: int) -> None:
        """Find the tables to delete and the old words, page by page."""
        before = Before(self.moment(back), self.moment(games), self.moment(talk))
        after: str | None = ""
        stale, talked = list[str](), list[str]()
        while after is not None:
            page = self.ask(retention.look, after, before)
            stale += page.stale
            talked += page.talked
            after = page.after
        there = sorted(self.model.tables)
        assert stale == [table for table in there if self.model.stale(table, before)]
        kept = [table for table in there if table not in stale]
        assert talked == [table for table in kept if self.model.talked(table, before.talk)]

    @rule(table=tables, back=times)
    def empty_talk(self, table: str, back: int) -> None:
        """Remove old words."""
        before = self.moment(back)
        while not self.change(retention.empty_talk, table, before):
            pass
        self.model.empty_talk(table, before)

    @rule(table=tables, person=devices, comes_back=st.booleans())
    def forget(self, table: str, person: str, comes_back: bool) -> None:
        """Give a person another id in all lines of a table."""

        def rewritten(_: str, action: str, own: bool, old: str, new: str) -> str:
            return action.replace(f" {old} ", f" {new} ")

        other = self.new("other")
        self.goes_on(table, person)
        self.change(persons.forget, person, other, table, rewritten)
        self.model.forget(person, other, table)
        self.goes_on(table, person if comes_back else "zoe")

    @rule(address=st.sampled_from(("a1", "a2")), table=tables)
    def add_address(self, address: str, table: str) -> None:
        """Give a table another address, which may be taken."""
        work = partial(persons.add_address, address, table)
        assert self.tried(self.stores[0].change(work)) == (address not in self.model.addresses)
        self.model.addresses.setdefault(address, table)

    @rule()
    def fail(self) -> None:
        """Let a change fail after it has deleted everything."""

        def deleted(db: Any) -> None:
            for place in ("lines", "talk", "tables", "sessions", "visits", "games"):
                db.execute(f"DELETE FROM {place}")
            raise ZeroDivisionError

        with pytest.raises(StoreError):
            self.run(self.stores[0].change(deleted))

    # ── restarts ─────────────────────────────────────────────────────────────────────────────

    @rule(kills=st.booleans(), table=tables)
    def restart(self, kills: bool, table: str) -> None:
        """Close the store while a line is on its way, or kill it, and open it again."""
        if kills:
            self.place.killed()
            if self.place.address:
                return
        made = self.written(len(self.model.log(table)) + 1, [(LINES[0], "ann")])
        assert self.run(self._closed(table, made))
        if not kills:
            self.model.append(table, made)
        self.stores = [self.run(self.opened())]
        self.everything_is_there()

    async def _closed(self, table: str, made: tuple[LogLine, ...]) -> bool:
        pending = asyncio.create_task(self.stores[0].append(table, made))
        await asyncio.sleep(0)
        for store in self.stores:
            await store.close()
        return pending.done() and pending.result()

    @precondition(lambda self: self.place.address and len(self.stores) == 1)
    @rule()
    def start_another_server(self) -> None:
        """Let a second server use the database, too."""
        self.stores.append(self.run(self.opened()))

    @rule()
    def copy(self) -> None:
        """Copy the store into a file."""
        place = self.place
        with (
            copy_of(place.folder, lambda *_: None, place.address) as file,
            closing(sqlite3.connect(file)) as db,
        ):
            assert contents(db) == self.ask(contents)

    # ── everything that can be asked ─────────────────────────────────────────────────────────

    @rule()
    def everything_is_there(self) -> None:
        """Read everything and compare it."""
        for table in TABLES:
            self.a_table_is_there(table)
        for person in DEVICES:
            self.a_person_is_there(person)
        self.calls_are_there()
        for token in (*self.model.sessions, b"unknown"):
            session = self.model.sessions.get(token)
            assert self.ask(persons.session, token) == session
        for address in ("a1", "a2", "a3"):
            assert self.ask(persons.table_of, address) == self.model.addresses.get(address)
        assert set(self.ask(bans.every)) == set(self.model.bans.values())
        for code in (*self.model.codes, "X"):
            row = self.model.valid(self.now).get(code)
            found = [self.ask(codes.target_of, kind, code, self.now) for kind in ("table", "move")]
            assert found == [row[1] if row and row[0] == k else None for k in ("table", "move")]
        rows = self.model.keys.values()
        assert self.ask(keys.every) == tuple(self.model.keys_in_order(rows))
        for key in rows:
            assert self.ask(keys.known, key.key_hash) == key

    def a_table_is_there(self, table: str) -> None:
        """Read a table, its log and its games."""
        lines = self.model.log(table)
        assert self.run(self.stores[0].table(table)) == self.model.tables.get(table)
        assert self.run(stored_lines(self.stores[0], table)) == lines
        since = len(lines) // 2
        assert self.run(stored_lines(self.stores[0], table, since=since)) == lines[since:]
        enough(self.run(self.stores[0].replayed(table)), *self.model.restoring(table))
        for number in range(len(self.model.games.get(table, [])) + 2):
            part = self.run(self.stores[0].past_game(table, number))
            enough(part, *self.model.of_game(table, number))
        rows = [row for row in self.model.keys.values() if row.table == table]
        assert self.ask(keys.of_table, table) == tuple(self.model.keys_in_order(rows))

    def a_person_is_there(self, person: str) -> None:
        """Read the tables, lines, sessions and keys of a person."""
        visited = self.model.visited(person)
        assert self.ask(persons.tables, person) == tuple((table, "mia") for table in visited)
        own = [(table, self.model.own(table, person)) for table in visited]
        found = self.ask(persons.visits, person, 1000)
        assert [(one.table, [*one.lines]) for one in found] == own
        few = [line for one in self.ask(persons.visits, person, 3) for line in one.lines]
        assert few == [line for _, some in own for line in some][:3]
        began = sorted(s.created for s in self.model.sessions.values() if s.person == person)
        assert self.ask(persons.sessions, person) == (*began,)
        rows = sorted(k for k in self.model.keys.values() if k.owner == person)
        assert sorted(self.ask(keys.of_owner, person)) == rows

    def teardown(self) -> None:
        """Compare everything once more, and close."""
        try:
            self.everything_is_there()
            for store in self.stores:
                self.run(store.close())
        finally:
            self.loop.close()


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lower all limits, so that few rows reach them."""
    monkeypatch.setattr(log_questions, "ANSWERS", model.RECENT)
    monkeypatch.setattr(retention, "STEP", model.STEP)
    monkeypatch.setattr(retention, "LOOK", 2)
    monkeypatch.setattr(journal, "KNOWN", 2)


def checked(places: Generator[Place], examples: int, steps: int) -> None:
    """Run the machine, each example in a new place."""
    paced = settings(
        max_examples=examples,
        stateful_step_count=steps,
        derandomize=examples < 50,  # the proof explores
        phases=(Phase.generate,),  # to shrink takes minutes
        suppress_health_check=[*HealthCheck],
    )
    with closing(places), pytest.MonkeyPatch.context() as patched:
        patched.setattr(Stores, "places", places, raising=False)
        run_state_machine_as_test(Stores, settings=paced)


@pytest.mark.usefixtures("few")
@parametrize("examples, steps", [(40, 30), (400, 60)], test=[(40, 30)])
def test_a_file_keeps_what_it_was_given(tmp_path: Path, examples: int, steps: int) -> None:
    checked((Place(tmp_path / str(n)) for n in itertools.count()), examples, steps)


@pytest.mark.usefixtures("few")
@parametrize("examples, steps", [(2, 25), (60, 60)], test=[(2, 25)])
def test_postgresql_keeps_what_it_was_given(
    postgres: Any, tmp_path: Path, examples: int, steps: int
) -> None:
    def places() -> Generator[Place]:
        for number in itertools.count():
            with postgres.database() as address:
                yield Place(tmp_path / str(number), address)

    checked(places(), examples, steps)
