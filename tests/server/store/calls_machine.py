"""The rules of the store's state machine about calls to absent players and their recipients."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from mendax.server.store import calls, persons
from mendax.server.store.calls import Calls, PendingCall, PlayerCall, Subscription, Webhook
from tests.server.store.rows_machine import DEVICES, TABLES, Rows, devices, tables

ENDPOINTS = ("https://push.example/1", "https://push.example/2", "https://push.example/I")
URLS = ("https://hook.example/1", "https://hook.example/2")
DAY = 24 * 3_600_000
"""The time in milliseconds after which a reminder is no longer sent."""
moments = st.sampled_from((3, 5, 9))
players = st.lists(devices, max_size=2, unique=True).map(tuple)
news = st.lists(
    st.builds(
        PlayerCall,
        st.sampled_from(("", *DEVICES)),
        st.sampled_from(("turn", "begun")),
        st.sampled_from(("{}", '{"game":"mia"}')),
        st.sampled_from((0, 9)),
    ),
    max_size=3,
    unique_by=lambda call: call.person,
).map(tuple)
batches_of_calls = st.none() | st.builds(Calls, moments, news, players, players)
"""The calls of a batch of lines."""


class CallRows(Rows):
    """A store and its model, with the rules of calls."""

    @rule(person=devices, endpoint=st.sampled_from(ENDPOINTS), most=st.integers(1, 2))
    def subscribe(self, person: str, endpoint: str, most: int) -> None:
        """Subscribe a browser, which may be known, for a person who may have too many."""
        given = (b"\x04" + bytes(64), bytes(16), "uk", 0, 60)
        new = Subscription(endpoint, person, *given, self.later())
        self.change(calls.subscribe, new, most)
        self.model.subscribe(new, most)

    @rule(endpoint=st.sampled_from(ENDPOINTS))
    def unsubscribe(self, endpoint: str) -> None:
        """Unsubscribe a browser, which may be unknown."""
        self.change(calls.unsubscribe, endpoint)
        self.model.unsubscribe(endpoint)

    @rule(person=devices, endpoint=st.sampled_from(ENDPOINTS), at=st.sampled_from((0, 4, 9)))
    def remind(self, person: str, endpoint: str, at: int) -> None:
        """Call a browser when mistakes are due, or no longer. It may be another person's."""
        known = self.model.subscriptions.get(endpoint)
        own = known is not None and known.person == person
        assert self.change(calls.remind, person, endpoint, "{}", at) == (own or not at)
        key = (calls.PRACTICE, endpoint)
        self.model.keep_calls(lambda call: (call.table, call.target, call.person) != (*key, person))
        if own and at:
            self.model.calls[key] = PendingCall(*key, person, "mistakes", "{}", at, at + DAY, 0)

    @rule(person=devices, table=tables, on=st.booleans())
    def mute(self, person: str, table: str, on: bool) -> None:
        """Mute a table, or call from it again."""
        self.change(calls.mute, person, table, on)
        self.model.muted.discard((person, table))
        if on:
            self.model.muted.add((person, table))
            self.model.keep_calls(lambda call: (call.person, call.table) != (person, table))

    @rule(table=tables, url=st.none() | st.sampled_from(URLS))
    def set_webhook(self, table: str, url: str | None) -> None:
        """Set or remove the webhook of a table."""
        if url is None:
            self.change(calls.remove_webhook, table)
        else:
            self.change(calls.set_webhook, Webhook(table, url, "en"))
        self.model.keep_calls(lambda call: (call.table, call.person) != (table, ""))
        self.model.webhooks.pop(table, None)
        self.model.webhooks |= {} if url is None else {table: Webhook(table, url, "en")}

    @rule(person=devices)
    def forget_calls(self, person: str) -> None:
        """Forget all that is known about the calls of a person."""
        self.change(calls.forget, person)
        self.model.forget_calls(lambda one: one == person, calls_too=True)

    @precondition(lambda self: self.model.calls)
    @rule(now=moments, most=st.integers(1, 3), ends=st.lists(st.sampled_from("dpr-"), min_size=3))
    def send(self, now: int, most: int, ends: list[str]) -> None:
        """Reserve calls; some are delivered, retried later, put off, or lost with their server."""
        due = sorted(
            (call for call in self.model.calls.values() if call.at <= now),
            key=lambda call: (call.at, call.table, call.target),
        )
        assert self.ask(calls.is_due, now) == bool(due)
        held = [one._replace(at=now + 4, tries=one.tries + 1) for one in due[:most]]
        assert self.change(calls.reserve, now, 4, most) == tuple(held)
        for call, end in zip(held, ends, strict=False):
            key = (call.table, call.target)
            self.model.calls[key] = call
            if end == "d":
                self.change(calls.done, call)
                del self.model.calls[key]
            elif end in "pr":
                self.change(calls.postpone, call, now + 2, end == "r")
                tries = call.tries - (end == "p")
                self.model.calls[key] = call._replace(at=now + 2, tries=tries)
                self.change(calls.done, call)  # it is another call now, so this changes nothing

    @rule()
    def calls_are_there(self) -> None:
        """Read everything about calls and compare it."""
        for endpoint in ENDPOINTS:
            known = self.model.subscriptions.get(endpoint)
            assert self.ask(calls.subscription, endpoint) == known
        for table in TABLES:
            assert self.ask(calls.webhook, table) == self.model.webhooks.get(table)
        for person in DEVICES:
            assert self.ask(calls.of_person, person) == tuple(self.model.subscribed(person))
            muted = sorted(table for who, table in self.model.muted if who == person)
            assert self.ask(calls.muted_by, person) == tuple(muted)
            own = {(c.table, c.kind) for c in self.model.calls.values() if c.person == person}
            stored = self.ask(persons.rows, person)["calls"]
            assert [(one["table"], one["kind"]) for one in stored] == sorted(own)

        def rows(db: Any) -> list[Any]:
            return [*db.execute('SELECT * FROM calls ORDER BY "table", target')]

        assert self.ask(rows) == [self.model.calls[key] for key in sorted(self.model.calls)]
