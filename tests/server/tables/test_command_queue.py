"""The queue of one table: one append at a time, the log decides, what fails is loaded anew."""

import asyncio
from collections.abc import Callable

import pytest

from mendax.core.game import Reason
from mendax.server.refusal import Refused
from mendax.server.store.schema import StoreError
from mendax.server.tables import command_queue, failures
from mendax.server.tables.cohorts import CohortScheduler
from mendax.server.tables.command_queue import CommandQueue
from mendax.server.tables.loop_watchdog import Watch
from mendax.server.tables.requests import Request
from mendax.server.tables.table_follower import Messages
from mendax.server.tables.table_log import Loaded, TableLog, TailRead
from mendax.table.actions import PassHost, Say
from mendax.table.commands import ByTable, Command, Do
from mendax.table.log import Batch, LogLine
from mendax.table.table import Table
from tests.server.asker import Asker
from tests.server.hand_clock import HandClock
from tests.table.evening import BOTS, SECRET, Evening


class Follower:
    """Notes what it is told; fails where it is told to."""

    def __init__(self) -> None:
        self.events: list[str] = []
        self.fails = ""

    def _note(self, event: str) -> None:
        self.events.append(event)
        if event.partition(" ")[0] == self.fails:
            raise ZeroDivisionError

    def compose(self, batch: Batch) -> Messages:
        self._note(f"compose {batch.number}")
        return []

    def committed(self, command: Command | None, batch: Batch) -> None:
        self._note(f"{'committed' if command else 'followed'} {batch.number}")

    def replaced(self, table: Table) -> None:
        self._note(f"replaced {table.number}")

    def reloaded(self, table: Table) -> None:
        self._note(f"reloaded {table.number}")

    def resume(self) -> None:
        self._note("resume")

    def pause(self) -> None:
        self._note("pause")

    def turn_away(self, reason: Reason) -> None:
        self._note(f"turn_away {reason.key}")


class Stored:
    """A queue whose store answers when the test says so, and may hold another's line."""

    def __init__(self, cohorts: CohortScheduler | None = None) -> None:
        """``cohorts``: with which its commands are executed; None: at once."""
        self.evening = Evening().sit("taras")
        self.log = list(self.evening.lines)
        self.waiting: list[tuple[tuple[LogLine, ...], Callable[[bool], None]]] = []
        self.follower = Follower()
        self.reads = 0
        self.unreadable = False
        self.clock = HandClock()
        log = TableLog(self._append, self._load, self._read_tail)
        cohorts = cohorts or CohortScheduler(lambda run: run())
        self.queue = CommandQueue(self.evening.again(), log, self.clock, Watch(), cohorts)
        self.queue.follower = self.follower

    def _append(self, _: str, lines: tuple[LogLine, ...], done: Callable[[bool], None]) -> None:
        self.waiting.append((lines, done))

    async def _load(self, _: str, through: int | None) -> Loaded:
        end = len(self.log) if through is None else through
        return Table.load("t1", SECRET, self.log[:end], BOTS), self.log[end:]

    def _read_tail(self, _: str, since: int, done: TailRead) -> None:
        asyncio.get_running_loop().call_soon(self._tail, since, done)

    def _tail(self, since: int, done: TailRead) -> None:
        self.reads += 1
        unread = StoreError(Reason("server-not-readable")) if self.unreadable else None
        done(unread or self.log[since:])

    def commit(self) -> None:
        """The store does what waits: lines that are the next ones are stored."""
        (lines, done), *self.waiting = self.waiting
        won = lines[0].number == len(self.log) + 1
        self.log += lines if won else ()
        done(won)

    def rival_says(self, text: str) -> None:
        """Another worker appends a line."""
        table = Table.load("t1", SECRET, self.log, BOTS)
        self.log += table.execute(Do("taras", Say(text)), 5_000_000).lines

    async def settle(self) -> None:
        """Commits whatever comes until nothing is under way."""
        while self.waiting or not self.queue.idle:
            if self.waiting:
                self.commit()
            await asyncio.sleep(0)


def say(text: str, asker: Asker | None = None, id: str = "") -> Request:
    return Request(Do("olena", Say(text), id or None), id, asker)


@pytest.fixture
async def stored() -> Stored:
    return Stored()


async def test_one_append_at_a_time_and_nothing_told_before_its_commit(stored: Stored) -> None:
    for text in ("one", "two", "three"):
        stored.queue.submit(say(text))
    first = len(stored.log) + 1
    assert len(stored.waiting) == 1
    assert stored.follower.events == [f"compose {first}"]
    stored.commit()
    assert stored.follower.events[1:] == [f"committed {first}", f"compose {first + 1}"]
    assert not stored.queue.idle
    await stored.settle()
    assert [line.action for line in stored.log[-3:]] == ["say one", "say two", "say three"]


async def test_tables_of_one_turn_are_all_executed_before_anything_is_composed() -> None:
    turn: list[Callable[[], None]] = []
    cohorts = CohortScheduler(turn.append)
    first, second, third = (Stored(cohorts) for _ in range(3))
    before = first.queue.table.number
    second.follower.fails = "compose"
    for stored in (first, second, third):
        stored.queue.submit(say("hello"))
    settled: list[str] = []
    first.queue.when_settled(lambda: settled.append("first"))
    numbers = [stored.queue.table.number for stored in (first, second, third)]
    assert numbers == [before] * 3
    (begin,) = turn
    composed: list[list[int]] = []
    told = first.follower.compose

    def compose(batch: Batch) -> Messages:
        composed.append([stored.queue.table.number for stored in (first, second, third)])
        return told(batch)

    first.follower.compose = compose  # type: ignore[method-assign]
    begin()
    assert composed == [[before + 1] * 3]
    assert [len(stored.waiting) for stored in (first, second, third)] == [1, 0, 1]
    assert settled == []  # as its line is not stored
    first.commit()
    assert settled == ["first"]
    assert first.follower.events == [f"compose {before + 1}", f"committed {before + 1}"]


async def test_who_cannot_be_answered_stops_neither_this_table_nor_another() -> None:
    turn: list[Callable[[], None]] = []
    cohorts = CohortScheduler(turn.append)
    first, second = Stored(cohorts), Stored(cohorts)

    class Deaf(Asker):
        def push(self, *texts: bytes) -> None:
            raise ConnectionError

    first.queue.submit(Request(Do("nobody", Say("")), "c1", Deaf("nobody")))
    second.queue.submit(say("hello"))
    turn.pop()()
    assert len(second.waiting) == 1
    await first.settle()
    events = [event.partition(" ")[0] for event in first.follower.events]
    assert events == ["pause", "reloaded"]  # as nobody knows what has failed
    first.queue.submit(say("again"))
    turn.pop()()
    assert len(first.waiting) == 1


async def test_whose_line_comes_second_is_tried_again_after_the_others_were_told(
    stored: Stored,
) -> None:
    asker = Asker("olena")
    stored.queue.submit(say("mine", asker, "c1"))
    stored.rival_says("first")
    await stored.settle()
    assert [line.action for line in stored.log[-2:]] == ["say first", "say mine"]
    assert [told["number"] for told in asker.heard] == [len(stored.log)]
    first = len(stored.log) - 1
    assert stored.follower.events == [
        *(f"compose {first}", f"replaced {first - 1}", f"compose {first}", f"followed {first}"),
        *("resume", f"compose {first + 1}", f"committed {first + 1}"),
    ]


async def test_what_nobody_asked_for_is_dropped_when_it_comes_second(stored: Stored) -> None:
    stored.queue.submit(Request(ByTable(PassHost(1))))
    stored.rival_says("first")
    await stored.settle()
    assert stored.log[-1].action == "say first"
    assert stored.follower.events[-1] == "resume"


async def test_a_command_that_is_in_the_log_already_is_answered_with_that(stored: Stored) -> None:
    asker = Asker("olena")
    stored.queue.submit(say("mine", asker, "c1"))
    table = Table.load("t1", SECRET, stored.log, BOTS)
    stored.log += table.execute(Do("olena", Say("mine"), "c1"), 5_000_000).lines
    await stored.settle()
    assert [told["number"] for told in asker.heard] == [len(stored.log)]
    assert [line.action for line in stored.log].count("say mine") == 1


async def test_after_many_lost_races_the_asker_is_told(stored: Stored) -> None:
    asker = Asker("olena")
    stored.queue.submit(say("mine", asker, "c1"))
    for number in range(6):
        while not stored.waiting:  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0)
        stored.rival_says(f"again {number}")
        stored.commit()
    await stored.settle()
    assert asker.heard[0]["reason"]["key"] == "wire-refused-not-stored"
    assert stored.log[-1].action == "say again%205"


async def test_others_lines_are_followed_when_they_are_heard_of(stored: Stored) -> None:
    told = len(stored.log)
    for text in ("one", "two"):
        stored.rival_says(text)
    stored.queue.behind(told + 1)
    stored.queue.behind(told + 2)
    await stored.settle()
    stored.queue.behind(told + 2)
    await stored.settle()
    both = [(f"compose {n}", f"followed {n}") for n in (told + 1, told + 2)]
    assert stored.follower.events == [*both[0], *both[1], "resume"]
    assert stored.reads == 1
    stored.queue.submit(say("mine"))
    await stored.settle()
    assert stored.log[-1].action == "say mine"


async def test_many_who_want_the_newest_share_a_read(stored: Stored) -> None:
    stored.rival_says("one")
    waiting = [stored.queue.fresh() for _ in range(9)]
    await asyncio.gather(*waiting)
    assert stored.queue.table.number == len(stored.log)
    assert stored.reads == 2, "the first one's, and one that began after all others had asked"
    await stored.queue.fresh()
    assert stored.reads == 3


async def test_who_wants_the_newest_waits_while_it_cannot_be_read(stored: Stored) -> None:
    stored.rival_says("one")
    stored.unreadable = True
    seen: list[int] = []
    stored.queue.when_fresh(lambda: seen.append(stored.queue.table.number))
    await stored.settle()
    stored.clock.advance(5 * failures.AGAIN)
    await stored.settle()
    assert stored.reads == 2
    assert seen == [], "what could not be read is not fresh"
    stored.unreadable = False
    stored.clock.advance(failures.AGAIN)
    await stored.settle()
    assert seen == [len(stored.log)]


async def test_who_asks_for_the_newest_is_told_that_it_cannot_be_read(stored: Stored) -> None:
    stored.rival_says("one")
    stored.unreadable = True
    with pytest.raises(StoreError):
        await stored.queue.fresh()
    stored.unreadable = False
    stored.queue.submit(say("mine"))
    await stored.settle()
    assert stored.log[-1].action == "say mine", "the table goes on"


async def test_a_read_that_failed_makes_nobody_fresh_who_asks_later(stored: Stored) -> None:
    stored.unreadable = True
    asked = [stored.queue.fresh() for _ in range(2)]
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in told] == [StoreError, StoreError]
    assert stored.reads == 2


async def test_what_was_told_of_and_not_read_is_read_when_it_is_told_again(
    stored: Stored,
) -> None:
    stored.rival_says("one")
    stored.unreadable = True
    stored.queue.behind(len(stored.log))
    await stored.settle()
    stored.unreadable = False
    stored.queue.behind(len(stored.log))
    await stored.settle()
    assert stored.queue.table.number == len(stored.log)


async def test_who_is_far_behind_is_loaded_anew(
    stored: Stored, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_queue, "FOLLOWED", 1)
    for text in ("one", "two"):
        stored.rival_says(text)
    await stored.queue.fresh()
    await stored.settle()
    assert stored.follower.events == ["pause", f"reloaded {len(stored.log)}"]


async def test_lines_that_no_table_can_have_written_make_it_load_anew(stored: Stored) -> None:
    sound = list(stored.log)
    stored.log.append(LogLine(len(sound) + 1, 5_000_000, "person", "olena", None, "nonsense"))
    stored.queue.behind(len(stored.log))
    await asyncio.sleep(0)
    stored.log = sound
    await stored.settle()
    assert stored.follower.events == ["pause", f"reloaded {len(sound)}"]


async def test_a_repetition_is_answered_without_a_line(stored: Stored) -> None:
    asker = Asker("olena")
    for _ in range(2):
        stored.queue.submit(say("once", asker, "c1"))
    await stored.settle()
    number = len(stored.log)
    assert [heard["number"] for heard in asker.heard] == [number, number]
    assert [line.action for line in stored.log].count("say once") == 1


async def test_a_refused_command_of_a_timer_makes_it_look_again(stored: Stored) -> None:
    stored.queue.submit(Request(Do("nobody", Say(""))))
    await asyncio.sleep(0)
    assert stored.follower.events == ["resume"]


@pytest.mark.parametrize("where", ["compose", "committed"])
async def test_three_failures_in_a_row_set_the_table_aside(
    stored: Stored, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(failures, "AGAIN", 0)
    asker = Asker("olena")
    stored.follower.fails = where
    for number in range(3):
        stored.queue.submit(say(f"try {number}", asker, f"c{number}"))
        await stored.settle()
    assert stored.follower.events[-1] == "turn_away table-set-aside-failed"
    stored.queue.submit(say("too late", asker, "c9"))
    assert asker.heard[-1]["reason"]["key"] == "table-set-aside-failed"
    with pytest.raises(Refused):
        await stored.queue.settled()
    kept = [line.action for line in stored.log if line.action.startswith("say")]
    assert len(kept) == (0 if where == "compose" else 3), "what failed in telling is stored"
