"""A state machine: a table with its pages, bots, timers and a store that fails at any moment,
against the plain ``Table`` of the stored lines."""

import asyncio
import json
from itertools import count
from typing import Any

import pytest
from hypothesis import Phase, settings
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

from mendax.core.game import MendaxError
from mendax.core.shares import share_hash
from mendax.server.clock import ANSWER
from mendax.server.tables.bot_seats import BotSeats
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.requests import Reload, Request
from mendax.server.wire import outbound
from mendax.server.wire.messages import encode
from mendax.table import actions as around
from mendax.table.commands import Act, Command, Do, Readdress
from mendax.table.devices import device_of
from mendax.table.table import Table
from tests.server.asker import Asker
from tests.server.hand_clock import HandClock
from tests.server.tables.memory_store import Store, turns
from tests.table.evening import BOTS, SECRET, Evening, all_that_is_seen

SEATED = ("olena", "taras")
PEOPLE = (*SEATED, "nina", "olena/1")
SHARE = "00" * 16
SECOND = 1000
ACTIONS = (
    *(around.Say("hello"), around.Whisper(0, "psst"), around.React("laugh"), around.Start()),
    *(around.Rename("Other"), around.NewLink(), around.Leave(), around.Return()),
    *(around.Sit("Nina"), around.AddPerson("Ann"), around.AddBot("odds"), around.Remove(1)),
    *(around.HandOver(1), around.Mute(1, True), around.Ready(True), around.StandIn(1)),
    *(around.TakeOver(1, "Nina"), around.RemoveWatcher("Guest"), around.Arrange((1, 0))),
    *(around.BindShare(share_hash(bytes(16))), around.AddShare(SHARE), around.Vote("mia")),
)


class Sent:
    """A command on its way."""

    def __init__(self, id: str, at: int, asker: Asker, expected: int | str | None) -> None:
        self.id, self.at, self.asker, self.expected = id, at, asker, expected
        self.begins = len(asker.heard)

    @property
    def answer(self) -> dict[str, Any] | None:
        """The answer, or None."""
        later = self.asker.heard[self.begins :]
        answers = [m for m in later if m["type"] == "answer" and m["id"] == self.id]
        assert len(answers) <= 1
        return answers[0] if answers else None


def entries_of(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the entries in a message, new or missed."""
    return list(message.get("entries") or message.get("missed") or ())


def as_sent(value: object) -> Any:
    """Return a value as a client reads it."""
    return json.loads(encode(value))


class Tables(RuleBasedStateMachine):
    """Pages, commands, time, and a store that comes and goes."""

    pages = Bundle("pages")

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.ids = count()
        self.sent: list[Sent] = []
        self.answered: list[tuple[Command, str, int]] = []
        self.joined: dict[Asker, int] = {}
        """The connected pages, and when they connected."""
        self.left: dict[Asker, int | None] = {}
        """The pages that have left, with the number of messages that they had received. None while
        the table still sends the news of commands from before."""
        self.overtaken: list[LiveTable] = []
        self.known: Table | None = None
        self.patched = pytest.MonkeyPatch()
        self.patched.setattr(BotSeats, "new_seed", lambda _: b"seed")
        self.patched.setattr(asyncio, "to_thread", self.at_once)

    @staticmethod
    async def at_once(work: Any, *given: Any) -> Any:
        """Let a bot think on the loop, so that its moves do not depend on threads."""
        return work(*given)

    @initialize(bots=st.integers(0, 2), begun=st.booleans(), limit=st.sampled_from((0, 30)))
    def open(self, bots: int, begun: bool, limit: int) -> None:
        """Open a table of two people and some bots, or a game of them."""
        evening = Evening({"lives": 1, "turn_clock": limit}).sit("taras")
        for _ in range(bots):
            evening.do("olena", around.AddBot("odds"))
        if begun:
            evening.do("olena", around.Start())
        self.clock = HandClock(evening.at + 1)
        self.loop.run_until_complete(self._open(Store(evening.lines)))

    async def _open(self, store: Store) -> None:
        self.store, self.live = store, store.table(self.clock, self.overtaken)

    def turns(self) -> None:
        """Run all that can run now. A page that was closed leaves."""
        self.loop.run_until_complete(turns())
        while closed := next((page for page in self.joined if page.closed), None):
            del self.joined[closed]
            self.call(self.live.leave, closed)  # which runs this method for the others

    def call(self, what: Any, *given: Any) -> None:
        """Call a method of the table in its loop."""

        async def run() -> None:
            what(*given)

        self.loop.run_until_complete(run())
        self.turns()

    def model(self) -> Table:
        """Return the table of the stored lines."""
        if self.known is None or self.known.number != len(self.store.lines):
            self.known = self.fresh()
        return self.known

    def fresh(self) -> Table:
        return Table.load("t1", SECRET, self.store.lines, BOTS)

    @property
    def is_settled(self) -> bool:
        """True if the store is well, and all is done."""
        return self.store.state == "well" and not self.live.busy

    @property
    def here(self) -> set[str]:
        """The people who are connected, with all of their devices."""
        devices = {page.device for page in self.joined}
        seated = {p for p in self.model().people() if p and device_of(p) in devices}
        return devices | seated

    def lost(self) -> list[str]:
        """Return the people for whom a bot plays because they were disconnected."""
        seats = zip(self.model().people(), self.model().table_view().seats, strict=True)
        return [person for person, seat in seats if person and seat.lost]

    def expected(self, command: Command) -> int | str:
        """Return the number or the reason with which the stored lines answer a command."""
        table = self.fresh()
        if isinstance(command, Do) and isinstance(command.action, around.StandIn):
            people, seat = table.people(), command.action.seat
            if seat < len(people) and people[seat] in self.here:
                return "table-refused-stand-in-here"
        if isinstance(command, Do) and isinstance(command.action, around.NewLink):
            answered = table.answer_to(command.person, command.id or "")
            if command.person == table.state.lobby.seating.host and answered is None:
                command = Readdress(command.person, "new", command.id)
        try:
            return table.execute(command, self.clock.now()).number
        except MendaxError as error:
            return error.reason.key

    def submit(self, command: Command, id: str) -> None:
        """Submit a command from a page of its person, or from a client without one."""
        person = getattr(command, "person", "olena")
        pages = [page for page in self.joined if page.device == device_of(person)]
        asker = pages[0] if pages else Asker(person)
        expected = self.expected(command) if self.is_settled else None
        sent = Sent(id, self.clock.now(), asker, expected)
        self.sent.append(sent)
        self.call(self.live.submit, Request(command, id, asker))
        if sent.answer and sent.answer["number"] is not None:
            self.answered.append((command, id, sent.answer["number"]))

    # ── rules ────────────────────────────────────────────────────────────────────────────────

    @rule(target=pages, person=st.sampled_from((*SEATED, "nina")), missed=st.integers(0, 40))
    def join(self, person: str, missed: int) -> Asker:
        """Connect a page that has seen all but some entries. Its people get back lost seats."""
        page = Asker(person)
        self.joined[page] = self.clock.now()
        self.call(self.live.join, page, max(0, len(self.store.lines) - missed))
        return page

    @rule(page=consumes(pages))
    def leave(self, page: Asker) -> None:
        """Disconnect a page."""
        if self.joined.pop(page, None) is not None:
            self.call(self.live.leave, page)
            self.left[page] = None if self.live.busy else len(page.heard)

    @rule(page=pages, seat=st.none() | st.integers(0, 3))
    def hold(self, page: Asker, seat: int | None) -> None:
        """Hand a phone to another of its players."""
        self.call(self.live.hold, page, seat)

    @rule(person=st.sampled_from(PEOPLE), action=st.sampled_from(ACTIONS), many=st.integers(1, 3))
    def do(self, person: str, action: Any, many: int) -> None:
        """Send commands around the game."""
        for _ in range(many):
            command = f"c{next(self.ids)}"
            self.submit(Do(person, action, command), command)

    @rule(data=st.data(), behind=st.sampled_from((0, 0, 0, 1, 5)))
    def move(self, data: st.DataObject, behind: int) -> None:
        """Make a move that is legal by the stored lines, or that comes late."""
        evening = Evening()
        evening.table = self.fresh()
        if not evening.to_act():
            return
        seat = data.draw(st.sampled_from(evening.to_act()))
        action = data.draw(st.sampled_from(evening.choices(seat)))
        person, command = evening.table.people()[seat], f"c{next(self.ids)}"
        if person is not None:
            self.submit(Act(person, action, evening.table.number - behind, command), command)

    @precondition(lambda self: self.answered and self.is_settled)
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """Send a command again, as a page does that has missed the answer."""
        again = data.draw(st.sampled_from(self.answered))
        before = list(self.store.lines)
        self.submit(*again[:2])
        assert self.answered[-1] == again
        assert self.store.lines == before

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
        loads, received = self.store.loads, {page: len(page.heard) for page in self.joined}
        self.call(self.live.submit, Reload())
        if self.is_settled:
            assert self.store.loads > loads
            for page in self.joined:
                assert "welcome" in [m["type"] for m in page.heard[received[page] :]]

    @precondition(lambda self: self.is_settled)
    @rule()
    def restart(self) -> None:
        """Stop the server, and start another, to which no page is connected yet."""
        self.call(self.live.close)
        self.joined.clear()
        self.loop.run_until_complete(self._open(self.store))

    @precondition(lambda self: self.is_settled)
    @rule(automatic=st.booleans())
    def lose_an_append(self, automatic: bool) -> None:
        """Let another server store a line first. The table is unloaded, and answers nothing."""
        evening = Evening()
        evening.table = self.fresh()
        rival = evening.do(f"rival{next(self.ids)}", around.Say("first")).lines
        lines = self.store.lines + list(rival)
        self.store.lines = list(lines)
        asker = Asker("olena")
        command = Do("olena", around.Rename("Lost"), "lost")
        self.call(self.live.submit, Request(command, "lost", None if automatic else asker))
        if self.model().state.lobby.seating.is_muted("olena"):
            self.restart()
            return
        assert self.overtaken == [self.live]
        assert (asker.heard, asker.closed) == ([], None if automatic else (1012, "come again"))
        assert self.store.lines == lines
        self.overtaken.clear()
        self.restart()

    @rule(seconds=st.sampled_from((0.5, 1.0, 3.0, 30.0)))
    def wait(self, seconds: float) -> None:
        """Let time pass. A table without a page stands still."""
        is_paused, before = self.is_settled and not self.joined, list(self.store.lines)
        for passed in (0.5, 0.5, seconds - 1):
            if passed > 0:
                self.call(self.clock.advance, passed)
        if is_paused:
            assert self.store.lines == before

    @precondition(lambda self: self.is_settled and self.joined)
    @rule()
    def be_patient(self) -> None:
        """Let enough time pass for any bot, clock, share and disconnected player."""
        to_act, awaited = self.model().to_act(), self.model().state.awaited_shares()
        gone = set(to_act.untimed.values()) - self.here
        goes_on, before = to_act.bots or to_act.deadline or awaited or gone, len(self.store.lines)
        for _ in range(70):
            self.call(self.clock.advance, 1.0)
        if self.joined:
            assert not goes_on or len(self.store.lines) > before
        for person in self.lost():
            page = Asker(device_of(person))
            self.joined[page] = self.clock.now()
            self.call(self.live.join, page, 0)
            assert person not in self.lost()

    # ── laws ─────────────────────────────────────────────────────────────────────────────────

    @invariant()
    def every_command_is_answered_within_a_second(self) -> None:
        """At once if the store is well, and as the stored lines would answer it."""
        for sent in self.sent:
            if self.store.state == "well" or self.clock.now() - sent.at >= SECOND:
                assert sent.answer
            if sent.answer and sent.expected is not None:
                told = sent.answer["number"] or sent.answer["reason"]["key"]
                assert told == sent.expected

    @invariant()
    def what_is_answered_is_stored(self) -> None:
        """A refused command is stored only if it reached the disk before the store hung."""
        stored = {line.command: line.number for line in self.store.lines if line.command}
        for sent in self.sent:
            if sent.answer and sent.answer["number"] is not None:
                assert stored[sent.id] == sent.answer["number"]
                self.the_answer_precedes_the_news(sent)
        self.sent = [sent for sent in self.sent if not sent.answer]

    def the_answer_precedes_the_news(self, sent: Sent) -> None:
        """A page gets its answer before the entry that it names."""
        assert sent.answer
        later = sent.asker.heard[sent.begins :]
        numbers = [[e["number"] for e in m.get("entries", ())] for m in later]
        news = [at for at, some in enumerate(numbers) if sent.answer["number"] in some]
        assert not news or later.index(sent.answer) < news[0]

    @invariant()
    def every_page_gets_the_state_within_a_second(self) -> None:
        """At once, unless a write is on its way."""
        for page, at in self.joined.items():
            waits = self.live.busy and self.clock.now() - at < SECOND
            assert waits or any(m["type"] == "welcome" for m in page.heard)

    @invariant()
    def no_unstored_line_is_sent(self) -> None:
        """And each entry is sent once, in order, with the events of its reader."""
        for page in self.joined:
            told = [e["number"] for m in page.heard for e in m.get("entries", ())]
            assert all(number <= len(self.store.lines) for number in told)
            assert told == sorted(set(told))

    @invariant()
    def a_page_that_has_left_gets_no_news(self) -> None:
        """Only answers may still be on their way. A closed socket drops them."""
        for page, received in self.left.items():
            if received is not None:
                assert {message["type"] for message in page.heard[received:]} <= {"answer"}
            elif not self.live.busy:
                self.left[page] = len(page.heard)

    @invariant()
    def the_table_shows_the_stored_lines(self) -> None:
        """No unstored command is ever seen, whatever the store does."""
        if not self.live.busy:
            assert all_that_is_seen(self.live.table) == all_that_is_seen(self.model())
        assert not self.overtaken
        assert self.live.set_aside is None

    @invariant()
    def every_page_shows_the_table(self) -> None:
        """The state, the last entries and the presence of people, for the person who reads."""
        if not self.is_settled:
            return
        model = self.model()
        entries = {entry.number: entry for entry in model.recent()[0]}
        present = [person in self.here for person in model.people()]
        for page in self.joined:
            states = [m for m in page.heard if m["type"] in ("welcome", "news")]
            seen = model.seen_by(page.person)
            assert seen.watches
            assert states[-1]["you"] == seen.seat
            assert states[-1]["game"] == as_sent(outbound.game(seen))
            assert [m["table"] for m in states if m["table"]][-1] == as_sent(model.table_view())
            assert [m["present"] for m in page.heard if "present" in m][-1] == present
            for entry in (e for m in states[-2:] for e in entries_of(m)):
                if entry["number"] in entries and states[-1]["type"] == "news":
                    heard = entries[entry["number"]].heard_by(page.person)
                    assert [e["kind"] for e in entry["events"]] == [
                        e.__struct_config__.tag for e in heard
                    ]
            number = max([m.get("number", 0) for m in states] + [0])
            told = [e["number"] for m in states for e in entries_of(m)]
            assert max([number, *told]) == model.number

    @invariant()
    def connected_people_have_their_seats(self) -> None:
        """Also if the store failed when they connected."""
        if self.is_settled:
            assert not self.here.intersection(self.lost())

    @invariant()
    def a_removed_person_is_turned_out(self) -> None:
        """On all screens, and on every return."""
        if self.is_settled:
            kicked = self.model().state.lobby.seating.kicked
            assert not [page for page in self.joined if page.device in kicked]

    def teardown(self) -> None:
        """Check that the table continues when the store has returned."""
        try:
            self.come_back()
            self.wait(ANSWER)
            self.submit(Do("newcomer", around.Say("still here"), "last"), "last")
            answer = self.sent[-1].answer
            assert answer
            assert answer["number"] == len(self.store.lines)
            assert self.store.lines[-1].command == "last"
            self.live.close()
            self.turns()
        finally:
            self.patched.undo()
            self.loop.close()


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=50,
    stateful_step_count=30,
    derandomize=True,  # `TestManyTables` explores
    phases=(Phase.generate,),
)


@pytest.mark.proof
class TestManyTables:
    """Many long runs."""

    def test_many(self) -> None:
        """Run the machine."""
        many = settings(max_examples=500, stateful_step_count=50)
        run_state_machine_as_test(Tables, settings=many)
