"""Tails of many tables are read in one question, and one question at a time."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import pytest

from mendax.core.game import Reason
from mendax.server.store.log_questions import LinesAfter
from mendax.server.store.schema import StoreError
from mendax.server.tables.table_log import FOLLOWED, Tail
from mendax.server.tables.tail_reader import TailReader
from mendax.table.log import LogLine


def line(number: int) -> LogLine:
    return LogLine(number, 1, "chance", None, None, "roll 6 1")


class TailStore:
    """A store that answers when the test says so, each with the line after what is known."""

    def __init__(self) -> None:
        self.questions: list[list[LinesAfter]] = []
        self.answers: list[asyncio.Future[None]] = []
        self.most = 0

    async def tails(self, asked: Sequence[LinesAfter], most: int) -> list[list[LogLine]]:
        self.questions.append(list(asked))
        self.answers.append(asyncio.get_running_loop().create_future())
        self.most = most
        await self.answers[-1]
        return [[line(each.since + 1)] for each in self.questions[-1]]


class Tails:
    """What came of what was asked for."""

    def __init__(self) -> None:
        self.store = TailStore()
        store: Any = self.store
        self.reader = TailReader(store)
        self.came: dict[str, Tail] = {}

    def read(self, table: str, since: int) -> None:
        self.reader.read(table, since, lambda tail: self.came.__setitem__(table, tail))


async def turns() -> None:
    """What is under way goes on as far as it can."""
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
async def tails() -> Tails:
    return Tails()


async def test_what_is_asked_for_in_one_turn_is_one_question(tails: Tails) -> None:
    tails.read("t1", 4)
    tails.read("t2", 9)
    await turns()
    assert tails.store.questions == [[LinesAfter("t1", 4), LinesAfter("t2", 9)]]
    assert tails.store.most == FOLLOWED + 1
    assert tails.came == {}
    tails.store.answers[0].set_result(None)
    await turns()
    assert tails.came == {"t1": [line(5)], "t2": [line(10)]}


async def test_what_is_asked_for_meanwhile_is_the_next_question(tails: Tails) -> None:
    tails.read("t1", 4)
    await turns()
    for table in ("t1", "t2", "t3"):
        tails.read(table, 5)
        await turns()
    assert len(tails.store.questions) == 1, "the one under way may have begun before"
    tails.store.answers[0].set_result(None)
    await turns()
    assert tails.store.questions[1:] == [[LinesAfter(table, 5) for table in ("t1", "t2", "t3")]]
    tails.store.answers[1].set_result(None)
    await turns()
    tails.read("t1", 6)
    await turns()
    assert tails.store.questions[2] == [LinesAfter("t1", 6)]


async def test_who_asked_is_told_that_nothing_could_be_read(tails: Tails) -> None:
    failed = StoreError(Reason("server-not-readable"))
    tails.read("t1", 4)
    tails.read("t2", 9)
    await turns()
    tails.store.answers[0].set_exception(failed)
    await turns()
    assert tails.came == {"t1": failed, "t2": failed}
    tails.read("t1", 4)
    await turns()
    tails.store.answers[1].set_result(None)
    await turns()
    assert tails.came["t1"] == [line(5)]


@pytest.mark.parametrize("fails", [True, False], ids=["raised", "too few"])
async def test_what_fails_as_nobody_foresaw_is_said_and_ends_no_reading(
    tails: Tails, caplog: pytest.LogCaptureFixture, fails: bool
) -> None:
    tails.read("t1", 4)
    tails.read("t2", 9)
    await turns()
    with caplog.at_level(logging.ERROR):
        if fails:
            tails.store.answers[0].set_exception(ZeroDivisionError("line 7: roll 6 1"))
        else:
            tails.store.questions[0].pop()
            tails.store.answers[0].set_result(None)
        await turns()
    assert set(tails.came) == {"t1", "t2"}
    for failed in tails.came.values():
        assert isinstance(failed, StoreError)
        assert failed.reason.key == "server-not-readable"
    assert ("ZeroDivisionError" if fails else "ValueError") in caplog.text
    assert "roll" not in caplog.text
    tails.read("t1", 4)
    await turns()
    tails.store.answers[1].set_result(None)
    await turns()
    assert tails.came["t1"] == [line(5)]


async def test_one_tables_trouble_harms_no_other(
    tails: Tails, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: Tail) -> None:
        raise ZeroDivisionError

    tails.reader.read("t1", 4, fails)
    tails.read("t2", 9)
    await turns()
    with caplog.at_level(logging.ERROR):
        tails.store.answers[0].set_result(None)
        await turns()
    assert tails.came == {"t2": [line(10)]}
    assert "ZeroDivisionError" in caplog.text
