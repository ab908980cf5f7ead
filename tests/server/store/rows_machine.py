"""The rules of people, keys, bans and codes, for the state machine of all stores."""

import asyncio
import itertools
from collections.abc import Iterator
from functools import partial
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from mendax.server.store import bans, codes, persons, retention
from mendax.server.store import program_keys as keys
from mendax.server.store.bans import AccessBan
from mendax.server.store.grouping import Store
from mendax.server.store.persons import Session
from mendax.server.store.program_keys import KeyRow
from mendax.server.store.schema import StoreError
from mendax.table.log import LogLine
from tests.server.store import model
from tests.server.store.model import Model
from tests.server.store.stores import Place

TABLES = ("t", "T", "t2", "it's")
DEVICES = ("ann", "anna", "Ann", "ben")
tables, devices = st.sampled_from(TABLES), st.sampled_from(DEVICES)
times = st.integers(0, 12)


class Rows(RuleBasedStateMachine):
    """A store and its model, with all rules but those of logs and of restarts."""

    places: Iterator[Place]
    """A new place for each store."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.place, self.model = next(self.places), Model()
        self.stores: list[Store] = [self.run(self.opened())]
        self.now, self.count = 100, itertools.count(1)

    async def opened(self) -> Store:
        return self.place.opened()

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
        return self.run(self.stores[0].change(partial(work, *given)))

    def ask(self, work: Any, *given: Any) -> Any:
        return self.run(self.stores[0].ask(partial(work, *given)))

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

    # ── people ───────────────────────────────────────────────────────────────────────────────

    def token(self, data: st.DataObject) -> bytes:
        """Return the token of a session, or one that is unknown."""
        return data.draw(st.sampled_from([*self.model.sessions, b"unknown"]))

    @rule(person=devices, data=st.data(), again=st.booleans())
    def add_session(self, person: str, data: st.DataObject, again: bool) -> None:
        """Begin a session. A file refuses a token twice; PostgreSQL may have lost the answer."""
        known = [*self.model.sessions] if again and not self.place.address else []
        token = data.draw(st.sampled_from(known)) if known else self.new("s").encode()
        at = self.later()
        done = self.tried(self.stores[0].add_session(token, person, at))
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
        self.change(retention.use_sessions, [used, b"unknown"], self.later())
        self.model.used[used] = self.now
        found = self.change(persons.end_session, ended)
        assert set(found) == {ended} | self.model.end(lambda t, s: ended in (t, s.replaces))
        count = 0
        while part := self.change(retention.end_sessions, old):
            assert part <= model.STEP
            count += part
        assert count == len(self.model.end(lambda t, _: self.model.used[t] < old))
        self.model.keys = {
            k: row for k, row in self.model.keys.items() if row.table or row.used >= old
        }
        there = {session.person for session in self.model.sessions.values()}
        self.model.forget_calls(lambda person: person not in there, calls_too=False)

    @rule(person=devices)
    def end_all_sessions(self, person: str) -> None:
        """End all sessions of a person."""
        ended = self.model.end(lambda _, session: session.person == person)
        assert set(self.change(persons.end_sessions, person)) == ended

    @rule(owner=devices, table=st.none() | tables, most=st.lists(st.integers(1, 3), max_size=4))
    def add_keys(self, owner: str, table: str | None, most: list[int]) -> None:
        """Add keys of programs, as long as there are fewer than allowed."""
        for limit in most:
            at, name = self.later(), self.new("k")
            row = KeyRow(name.encode(), name, owner, table, "bot", at, at)
            assert self.change(keys.add, row, limit) == self.model.add_key(row, limit)

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

    # ── bans and codes ──────────────────────────────────────────────────────────────────────

    @rule(
        kind=st.sampled_from(("address", "person")),
        who=devices,
        until=st.sampled_from((None, 0, 0, 5)),
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
            valid, had = self.model.valid(now), None
        else:
            given = self.change(codes.keep, kind, owner, now + until, new, now)
            assert had in (None, given)
            assert set(counts) <= {sum(row[0] == kind for row in valid.values())}
        free = [word for word in words if word not in valid]
        code = had or (free[0] if free else spare)
        self.model.codes = {c: row for c, row in valid.items() if c != code}
        self.model.codes[code] = (kind, owner, now + until)

    @rule(kind=st.sampled_from(("table", "move")), data=st.data(), expires=st.booleans())
    def use_code(self, kind: Any, data: st.DataObject, expires: bool) -> None:
        """Look a code up, use it once, forget those of a target, and sweep."""
        code = data.draw(st.sampled_from([*self.model.codes, "X"]))
        if expires and code in self.model.codes:
            self.now = max(self.now, self.model.codes[code][2])
        row = self.model.valid(self.now).get(code)
        target = row[1] if row and row[0] == kind else None
        assert self.ask(codes.target_of, kind, code, self.now) == target
        what = "use" if expires else data.draw(st.sampled_from(("use", "forget", "sweep")))
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
