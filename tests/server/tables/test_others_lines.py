"""How far a log is known to go: by what was told of, and by reads that came through."""

import pytest

from mendax.core.game import MendaxError, Reason
from mendax.server.tables.others_lines import OthersLines
from mendax.server.tables.table_log import Tail, TailRead
from mendax.table.log import LogLine

UNREAD = MendaxError(Reason("server-not-readable"))


def line(number: int) -> LogLine:
    return LogLine(number, 1, "chance", None, None, "roll 6 1")


class Asking:
    """Reads that the test answers."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []
        self.came: list[Tail] = []
        self.others = OthersLines("t1", self._read, 7)

    def _read(self, table: str, since: int, done: TailRead) -> None:
        self.asked.append((table, since))
        self.done = done

    def read(self, since: int) -> None:
        self.others.read(since, self.came.append)


@pytest.fixture
def asking() -> Asking:
    return Asking()


def test_what_is_not_news_is_not_read(asking: Asking) -> None:
    assert not asking.others.heard_of(7)
    assert asking.others.heard_of(9)
    assert not asking.others.heard_of(9)
    assert asking.others.newest == 9


def test_what_was_told_of_and_is_not_there_is_forgotten(asking: Asking) -> None:
    asking.others.heard_of(1000)
    asking.read(7)
    assert asking.asked == [("t1", 7)]
    asking.done([line(8), line(9)])
    assert asking.came == [[line(8), line(9)]]
    assert asking.others.newest == 9


def test_what_is_told_of_during_a_read_is_not_forgotten(asking: Asking) -> None:
    asking.others.heard_of(8)
    asking.read(7)
    asking.others.heard_of(12)
    asking.done([line(8)])
    assert asking.others.newest == 12


def test_a_read_counts_for_all_who_asked_before_it_began(asking: Asking) -> None:
    before = asking.others.begun
    asking.read(7)
    during = asking.others.begun
    assert not asking.others.were_read(before), "nothing came yet"
    asking.done([])
    assert asking.others.were_read(before)
    assert not asking.others.were_read(during)


def test_a_read_that_failed_counts_for_nobody(asking: Asking) -> None:
    asking.others.heard_of(9)
    asking.read(7)
    asking.done(UNREAD)
    assert asking.came == [UNREAD]
    assert not asking.others.were_read(0)
    assert asking.others.newest == 7, "so it is news when it is told of again"
    asking.read(7)
    asking.done([])
    assert asking.others.were_read(0)
    assert asking.others.were_read(1)


def test_alone_there_are_none() -> None:
    assert not OthersLines("t1", None, 7).may_be
