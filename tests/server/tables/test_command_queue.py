"""The queue of one table: one append at a time, the log decides, what fails is loaded anew."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from mendax.core.game import Reason
from mendax.server.refusal import Refused
from mendax.server.tables import failures
from mendax.server.tables.command_queue import CommandQueue, Messages, Request, deliver
from mendax.server.tables.loop_watchdog import Watch
from mendax.table.actions import Say
from mendax.table.commands import Command, Do
from mendax.table.log import Batch, LogLine
from mendax.table.table import Table
from tests.server.hand_clock import HandClock
from tests.table.evening import BOTS, SECRET, Evening


class Asker:
    """A client that keeps what it is sent."""

    def __init__(self, person: str) -> None:
        self.device = self.person = person
        self.screen = False
        self.heard: list[dict[str, Any]] = []

    def push(self, *texts: bytes) -> None:
        self.heard += [json.loads(text) for text in texts]

    def charge(self, size: int) -> None:
        """Nobody counts."""

    def close(self, code: int, why: str) -> None:
        raise AssertionError("nobody is hung up on by the queue")


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

    def committed(self, command: Command, batch: Batch) -> None:
        self._note(f"committed {batch.number}")

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
        self.queue = CommandQueue(
            self.evening.again(), self._append, self._load, HandClock(), Watch()
        )
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


async def test_whose_line_comes_second_is_tried_again_on_the_table_loaded_anew(
    stored: Stored,
) -> None:
    asker = Asker("olena")
    stored.queue.submit(say("mine", asker, "c1"))
    stored.rival_says("first")
    await stored.settle()
    assert [line.action for line in stored.log[-2:]] == ["say first", "say mine"]
    assert [told["number"] for told in asker.heard] == [len(stored.log)]
    assert stored.follower.events[1:3] == ["pause", f"reloaded {len(stored.log) - 1}"]


async def test_after_three_lost_races_the_asker_is_told(stored: Stored) -> None:
    asker = Asker("olena")
    stored.queue.submit(say("mine", asker, "c1"))
    for number in range(3):
        while not stored.waiting:  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0)
        stored.rival_says(f"again {number}")
        stored.commit()
    await stored.settle()
    assert asker.heard[0]["reason"]["key"] == "wire-refused-not-stored"
    assert stored.log[-1].action == "say again%202"


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


NEWS = b'{"type":"news"}'


def test_the_answer_comes_before_the_news_and_to_who_asked_alone() -> None:
    ann, ben = Asker("ann"), Asker("ben")
    deliver(say("Hm", ann, "c1"), 7, [(ben, NEWS), (ann, NEWS)])
    assert [told["type"] for told in ann.heard] == ["answer", "news"]
    assert (ann.heard[0]["id"], ann.heard[0]["number"]) == ("c1", 7)
    assert ben.heard == [{"type": "news"}]


def test_who_hears_no_news_is_answered_all_the_same() -> None:
    ann, ben = Asker("ann"), Asker("ben")
    deliver(say("Hm", ann, "c1"), 7, [(ben, NEWS)])
    assert [told["type"] for told in ann.heard] == ["answer"]


def test_what_a_bot_did_is_answered_to_nobody() -> None:
    ann = Asker("ann")
    deliver(say("Hm"), 7, [(ann, NEWS)])
    assert ann.heard == [{"type": "news"}]
