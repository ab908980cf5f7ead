"""The queue of one table: one append at a time, the log decides, what fails is loaded anew."""

import asyncio
from collections.abc import Callable

import pytest

from mendax.core.game import Reason
from mendax.server.refusal import Refused
from mendax.server.tables import failures
from mendax.server.tables.command_queue import CommandQueue
from mendax.server.tables.loop_watchdog import Watch
from mendax.server.tables.requests import Request
from mendax.server.tables.table_follower import Messages
from mendax.server.tables.table_log import TableLog
from mendax.table.actions import PassHost, Say
from mendax.table.commands import ByTable, Do
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

    def committed(self, batch: Batch) -> None:
        self._note(f"committed {batch.number}")

    def overtaken(self) -> None:
        self._note("overtaken")

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

    def __init__(self) -> None:
        self.evening = Evening().sit("taras")
        self.log = list(self.evening.lines)
        self.waiting: list[tuple[tuple[LogLine, ...], Callable[[bool], None]]] = []
        self.follower = Follower()
        self.clock = HandClock()
        log = TableLog(self._append, self._load)
        self.queue = CommandQueue(self.evening.again(), log, self.clock, Watch())
        self.queue.follower = self.follower

    def _append(self, _: str, lines: tuple[LogLine, ...], done: Callable[[bool], None]) -> None:
        self.waiting.append((lines, done))

    async def _load(self, _: str) -> Table:
        return Table.load("t1", SECRET, self.log, BOTS)

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


async def test_who_cannot_be_answered_stops_neither_this_table_nor_another() -> None:
    first, second = Stored(), Stored()

    class Deaf(Asker):
        def push(self, *texts: bytes) -> None:
            raise ConnectionError

    first.queue.submit(Request(Do("nobody", Say("")), "c1", Deaf("nobody")))
    second.queue.submit(say("hello"))
    assert len(second.waiting) == 1
    await first.settle()
    events = [event.partition(" ")[0] for event in first.follower.events]
    assert events == ["pause", "reloaded"]  # as nobody knows what has failed
    first.queue.submit(say("again"))
    assert len(first.waiting) == 1


async def test_a_table_whose_lines_come_second_is_let_go(stored: Stored) -> None:
    askers = [Asker("olena"), Asker("taras")]
    stored.queue.submit(say("mine", askers[0], "c1"))
    stored.queue.submit(say("later", askers[1], "c2"))
    stored.rival_says("first")
    await stored.settle()
    assert stored.log[-1].action == "say first"
    assert stored.follower.events == [f"compose {len(stored.log)}", "overtaken"]
    for asker in askers:
        assert asker.heard == [], "they ask again, by the same ids"
        assert asker.closed == (1012, "come again")
    with pytest.raises(Refused) as refused:
        await stored.queue.settled()
    assert refused.value.reason.key == "wire-refused-moved"


async def test_what_nobody_asked_for_is_dropped_when_it_comes_second(stored: Stored) -> None:
    stored.queue.submit(Request(ByTable(PassHost(1))))
    stored.rival_says("first")
    await stored.settle()
    assert stored.log[-1].action == "say first"
    assert "overtaken" in stored.follower.events


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
