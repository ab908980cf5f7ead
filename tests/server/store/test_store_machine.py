"""A state machine: every store against plain dicts, over writes, kills, restarts and deletions."""

import asyncio
import itertools
import sqlite3
from collections.abc import Generator, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test

from mendax.server.store import bans, codes, journal, log_questions, persons, policies, retention
from mendax.server.store import program_keys as keys
from mendax.server.store.bans import AccessBan
from mendax.server.store.log_questions import TableRow
from mendax.server.store.persons import Session
from mendax.server.store.program_keys import KeyRow
from mendax.server.store.retention import Before
from mendax.server.store.schema import StoreError
from mendax.server.store.transfer import contents
from mendax.table.log import LogLine
from tests.proof import parametrize
from tests.server.store import model
from tests.server.store.model import LINES, Model, enough
from tests.server.store.stores import AnyStore, Place

TABLES = ("t", "T", "t2", "it's")
PEOPLE = ("ann", "ann/1", "anna", "Ann", "ben")
DEVICES = ("ann", "anna", "Ann", "ben")
tables, devices = st.sampled_from(TABLES), st.sampled_from(DEVICES)
lines = st.lists(st.tuples(st.sampled_from(LINES), st.sampled_from(PEOPLE)), max_size=5)
batches = st.lists(st.tuples(tables, st.sampled_from((0, 0, 0, 0, -1, 1)), lines), max_size=4)
times = st.integers(0, 30)


class Stores(RuleBasedStateMachine):
    """A store and its model."""

    places: Iterator[Place]
    """A new place for each store."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.place, self.model = next(self.places), Model()
        self.stores: list[AnyStore] = [self.run(self._open())]
        self.now, self.count = 100, itertools.count(1)

    async def _open(self) -> AnyStore:
        return self.place.opened()

    @property
    def store(self) -> AnyStore:
        return self.stores[0]

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def tried(self, work: Any) -> bool:
        """Return whether some work is done, and not refused."""
        try:
            self.run(work)
        except StoreError:
            return False
        return True

    def change(self, work: Any, *given: Any) -> Any:
        return self.run(self.store.change(partial(work, *given)))

    def ask(self, work: Any, *given: Any) -> Any:
        return self.run(self.store.ask(partial(work, *given)))

    def later(self) -> int:
        self.now += 1
        return self.now

    def new(self, word: str) -> str:
        return f"{word}{next(self.count)}"

    def written(self, first: int, given: Any) -> tuple[LogLine, ...]:
        at, numbers = self.later(), itertools.count(first)
        return tuple(
            LogLine(next(numbers), at, actor, person if actor != "chance" else None, None, action)
            for (actor, action), person in given
        )

    # ── logs ─────────────────────────────────────────────────────────────────────────────────

    @rule(table=tables, given=lines)
    def add_table(self, table: str, given: Any) -> None:
        """Open a table. Its id, and its first lines, may be taken."""
        row, made = TableRow(table, b"s" * 32, "mia", self.later()), self.written(1, given)
        free = table not in self.model.tables and not (made and self.model.log(table))
        assert self.tried(self.store.add_table(row, made)) == free
        if free:
            self.model.tables[table] = row
            self.model.append(table, made)

    @rule(given=batches, unread=st.booleans())
    def append(self, given: Any, unread: bool) -> None:
        """Append lines to several tables at once; some leave a gap or are taken."""
        expected, groups, ahead = list[bool](), list[Any](), dict[str, int]()
        for table, shift, words in given:
            words = words or [(LINES[0], "ann")]
            first = len(self.model.log(table)) + ahead.get(table, 0) + 1 + shift
            groups.append((table, self.written(first, words)))
            ahead[table] = ahead.get(table, 0) + len(words) * (shift == 0)
        for table, made in groups:
            expected.append(self.model.append(table, made))
        found = self.run(self._appended(groups, unread))
        assert found == expected

    def goes_on(self, table: str, person: str = "ann") -> None:
        """Append the next line of a table, which must succeed after any history."""
        made = self.written(len(self.model.log(table)) + 1, [(LINES[0], person)])
        assert self.run(self.store.append(table, made)) == self.model.append(table, made) is True

    async def _appended(self, groups: Any, other: bool) -> Any:
        store = self.stores[-1] if other else self.store
        return await asyncio.gather(*(store.append(table, made) for table, made in groups))

    @rule(table=tables, steps=st.integers(1, 3))
    def throw_away(self, table: str, steps: int) -> None:
        """Delete the end of a table, or all of it."""
        self.goes_on(table)
        for _ in range(steps):
            assert self.run(self.store.throw_away(table)) == self.model.untaken(table)
        self.goes_on(table)

    @rule(table=tables, back=times, games=times)
    def throw_away_stale(self, table: str, back: int, games: int) -> None:
        """Delete a table if it was not used since a moment."""
        before = Before(self.now - back, self.now - games)
        expected = self.model.untaken(table) if self.model.stale(table, before) else None
        assert self.run(self.store.throw_away_stale(table, before)) == expected

    @rule(back=times, games=times, talk=times)
    def look(self, back: int, games: int, talk: int) -> None:
        """Find the tables to delete and the old words, page by page."""
        before = Before(self.now - back, self.now - games, self.now - talk)
        after: str | None = ""
        stale, talked = list[str](), list[str]()
        while after is not None:
            page = self.run(self.store.look(after, before))
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
        while not self.run(self.store.empty_talk(table, self.now - back)):
            pass
        self.model.empty_talk(table, self.now - back)

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
        done = self.tried(self.store.change(partial(persons.add_address, address, table)))
        assert done == (address not in self.model.addresses)
        self.model.addresses.setdefault(address, table)

    @rule()
    def fail(self) -> None:
        """Let a change fail after it has deleted everything."""

        def deleted(db: Any) -> None:
            for place in ("lines", "talk", "tables", "sessions", "visits", "games"):
                db.execute(f"DELETE FROM {place}")
            raise ZeroDivisionError

        with pytest.raises(StoreError):
            self.run(self.store.change(deleted))

    # ── people ───────────────────────────────────────────────────────────────────────────────

    def token(self, data: st.DataObject) -> bytes:
        """Return the token of a session, or one that is unknown."""
        return data.draw(st.sampled_from([*self.model.sessions, b"unknown"]))

    @rule(person=devices, data=st.data(), again=st.booleans())
    def add_session(self, person: str, data: st.DataObject, again: bool) -> None:
        """Begin a session. A file refuses a token twice; PostgreSQL may have lost the answer."""
        twice = again and not self.place.address
        token = self.token(data) if twice else self.new("s").encode()
        at = self.later()
        done = self.tried(self.store.add_session(token, person, at))
        assert done == (token not in self.model.sessions)
        if done:
            self.model.begin(token, Session(person, at, None))

    @rule(data=st.data(), back=times)
    def renew(self, data: st.DataObject, back: int) -> None:
        """Give a session a successor."""
        old, new = self.token(data), self.new("s").encode()
        session, since = Session("ann", self.later(), old), self.now - back
        stored = self.change(persons.renew, new, session, since)
        assert stored == self.model.renew(new, session, since)

    @rule(data=st.data())
    def replace(self, data: st.DataObject) -> None:
        """Use a successor."""
        old, new = self.token(data), self.token(data)
        assert self.change(persons.replace, old, new) == self.model.replace(old, new)

    @rule(data=st.data(), back=times)
    def use_or_end_sessions(self, data: st.DataObject, back: int) -> None:
        """Use some sessions, end one, and end old ones with unused keys."""
        used, ended, old = self.token(data), self.token(data), self.now - back
        self.run(self.store.use_sessions([used, b"unknown"], self.later()))
        self.model.used[used] = self.now
        found = self.change(persons.end_session, ended)
        assert set(found) == {ended} | self.model.end(lambda t, s: ended in (t, s.replaces))
        count = 0
        while part := self.run(self.store.end_sessions(old)):
            assert part <= model.STEP
            count += part
        assert count == len(self.model.end(lambda t, _: self.model.used[t] < old))
        self.model.keys = {
            k: row for k, row in self.model.keys.items() if row.table or row.used >= old
        }

    @rule(person=devices)
    def end_all_sessions(self, person: str) -> None:
        """End all sessions of a person."""
        ended = self.model.end(lambda _, session: session.person == person)
        assert set(self.change(persons.end_sessions, person)) == ended

    @rule(owner=devices, table=st.none() | tables, most=st.integers(1, 2))
    def add_key(self, owner: str, table: str | None, most: int) -> None:
        """Add a key of a program."""
        at = self.later()
        name = self.new("k")
        row = KeyRow(name.encode(), name, owner, table, "bot", at, at)
        assert self.change(keys.add, row, most) == self.model.add_key(row, most)

    @precondition(lambda self: self.model.keys)
    @rule(data=st.data(), owner=devices)
    def use_or_revoke_keys(self, data: st.DataObject, owner: str) -> None:
        """Use a key, revoke another, or all of an owner."""
        row = data.draw(st.sampled_from([*self.model.keys.values()]))
        if data.draw(st.booleans()):
            self.change(keys.use, row.key_hash, self.later())
            self.model.keys[row.key_hash] = row._replace(used=self.now)
        elif data.draw(st.booleans()):
            assert self.change(keys.revoke, row.person) == (row.key_hash,)
            del self.model.keys[row.key_hash]
        else:
            gone = {k for k, one in self.model.keys.items() if one.owner == owner}
            assert set(self.change(keys.revoke_all, owner)) == gone
            self.model.keys = {k: v for k, v in self.model.keys.items() if k not in gone}

    # ── bans, codes and policies ─────────────────────────────────────────────────────────────

    @rule(
        kind=st.sampled_from(("address", "person")),
        who=devices,
        until=st.none() | st.integers(-3, 9),
        lifts=st.booleans(),
    )
    def ban(self, kind: Any, who: str, until: int | None, lifts: bool) -> None:
        """Add or lift a ban, and forget the expired ones."""
        ban = AccessBan(kind, who, None if until is None else self.later() + until)
        self.change(bans.lift if lifts else bans.add, ban)
        self.model.bans.pop((kind, who), None)
        self.model.bans |= {} if lifts else {(kind, who): ban}
        self.change(bans.sweep, self.now)
        self.model.bans = {
            k: b for k, b in self.model.bans.items() if b.until is None or b.until > self.now
        }

    @rule(
        kind=st.sampled_from(("table", "move")),
        owner=st.sampled_from("abc"),
        words=st.lists(st.sampled_from("ABC"), max_size=2),
        until=st.integers(1, 9),
        replaces=st.booleans(),
    )
    def give_code(
        self, kind: Any, owner: str, words: list[str], until: int, replaces: bool
    ) -> None:
        """Give an owner a code: the one it has, or the first that is free."""
        now, spare, counts = self.later(), self.new("D"), list[int]()
        drawn = iter([*words, spare])
        valid = self.model.valid(now)
        had = self.model.code_of(kind, owner, now)

        def new(count: int = 0) -> str:
            counts.append(count)
            return next(drawn)

        if replaces:
            self.change(codes.replace, kind, owner, now + until, new, now)
            self.model.codes.pop(had or "", None)
            valid = self.model.valid(now)
            had = None
        else:
            given = self.change(codes.keep, kind, owner, now + until, new, now)
            assert had in (None, given)
            assert set(counts) <= {sum(row[0] == kind for row in valid.values())}
        free = [word for word in words if word not in valid]
        code = had or (free[0] if free else spare)
        self.model.codes = {c: row for c, row in valid.items() if c != code}
        self.model.codes[code] = (kind, owner, now + until)

    @rule(kind=st.sampled_from(("table", "move")), data=st.data(), passed=st.integers(0, 5))
    def use_code(self, kind: Any, data: st.DataObject, passed: int) -> None:
        """Look a code up, use it once, forget those of a target, and sweep."""
        self.now += passed
        code = data.draw(st.sampled_from([*self.model.codes, "X"]))
        row = self.model.valid(self.now).get(code)
        target = row[1] if row and row[0] == kind else None
        assert self.ask(codes.target_of, kind, code, self.now) == target
        what = data.draw(st.sampled_from(("use", "forget", "sweep")))
        if what == "use":
            assert self.change(codes.use, kind, code, self.now) == target
            assert self.change(codes.use, kind, code, self.now) is None
            if target:
                del self.model.codes[code]
        elif what == "forget":
            self.change(codes.forget, kind, "a")
            self.model.codes = {c: r for c, r in self.model.codes.items() if r[:2] != (kind, "a")}
        else:
            self.change(codes.sweep, self.now)

    @rule(name=st.sampled_from("abcde"), size=st.integers(0, 9), forgets=st.booleans())
    def keep_policy(self, name: str, size: int, forgets: bool) -> None:
        """Keep or forget a solved policy."""
        if forgets:
            self.change(policies.forget, name)
            self.model.policies.pop(name, None)
        else:
            at = self.later()
            self.change(policies.keep, name, bytes(size), at)
            self.model.keep_policy(name, bytes(size), at)

    # ── restarts ─────────────────────────────────────────────────────────────────────────────

    @rule(kills=st.booleans())
    def restart(self, kills: bool) -> None:
        """Close the store or kill it, and open it again."""
        if not kills:
            for store in self.stores:
                self.run(store.close())
        elif self.place.address:
            self.place.killed()
            return
        else:
            self.place.killed()
            self.run(self.store.close())
        self.stores = [self.run(self._open())]
        self.everything_is_there()

    @precondition(lambda self: self.place.address and len(self.stores) == 1)
    @rule()
    def start_another_server(self) -> None:
        """Let a second server use the database, too."""
        self.stores.append(self.run(self._open()))

    @rule()
    def copy(self) -> None:
        """Copy the store into a file."""
        file = self.place.folder / self.new("copy")
        file.parent.mkdir(exist_ok=True)
        self.run(self.store.copy(file, lambda *_: None))
        with closing(sqlite3.connect(file)) as db:
            assert contents(db) == self.run(self.store.ask(contents))
        file.unlink()

    # ── everything that can be asked ─────────────────────────────────────────────────────────

    @rule()
    def everything_is_there(self) -> None:
        """Read everything and compare it."""
        for table in TABLES:
            self.a_table_is_there(table)
        for person in DEVICES:
            self.a_person_is_there(person)
        for token in (*self.model.sessions, b"unknown"):
            session = self.model.sessions.get(token)
            assert self.ask(persons.session, token) == session
            assert self.run(self.store.person(token)) == (session.person if session else None)
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
        for name in "abcde":
            policy = self.model.policies.get(name)
            assert self.ask(policies.find, name) == (policy[1] if policy else None)

    def a_table_is_there(self, table: str) -> None:
        """Read a table, its log and its games."""
        lines = self.model.log(table)
        assert self.run(self.store.table(table)) == self.model.tables.get(table)
        assert self.run(self.store.read(table)) == lines
        since = len(lines) // 2
        assert self.run(self.store.read(table, since=since)) == lines[since:]
        enough(self.run(self.store.replayed(table)), *self.model.restoring(table))
        for number in range(len(self.model.games.get(table, [])) + 2):
            part = self.run(self.store.past_game(table, number))
            enough(part, *self.model.of_game(table, number))
        rows = [row for row in self.model.keys.values() if row.table == table]
        assert self.ask(keys.of_table, table) == tuple(self.model.keys_in_order(rows))

    def a_person_is_there(self, person: str) -> None:
        """Read the tables, lines, sessions and keys of a person."""
        visited = self.model.visited(person)
        assert self.ask(persons.tables, person) == tuple(visited)
        own = [(table, self.model.own(table, person)) for table in visited]
        found = self.ask(persons.visits, person, 1000)
        assert [(one.table, [*one.lines]) for one in found] == own
        few = [line for one in self.ask(persons.visits, person, 3) for line in one.lines]
        assert few == [line for _, some in own for line in some][:3]
        began = [s.created for s in self.model.sessions.values() if s.person == person]
        assert self.ask(persons.sessions, person) == tuple(sorted(began))
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
    for name in ("MOST", "BYTES", "LARGEST"):
        monkeypatch.setattr(policies, name, getattr(model, name))


def checked(places: Generator[Place], examples: int, steps: int) -> None:
    """Run the machine, each example in a new place."""
    paced = settings(
        max_examples=examples,
        stateful_step_count=steps,
        phases=(Phase.explicit, Phase.reuse, Phase.generate),  # to shrink takes minutes
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
