"""Tests that the clock of a turn follows the log's deadline, unless the table was paused."""

from mendax.server.tables.turn_timer import GRACE, TurnTimer
from mendax.table.clock import Deadline, Due
from tests.server.hand_clock import HandClock


class Timed:
    """A turn timer, and the times at which it fired."""

    def __init__(self) -> None:
        self.clock, self.rung = HandClock(0), list[int]()
        self.timer = TurnTimer(self.clock)

    def set(self, deadline: Deadline | None) -> None:
        self.timer.set(deadline, lambda: self.rung.append(self.clock.now()))


def test_it_rings_once_after_the_grace() -> None:
    timed = Timed()
    clock, rung = timed.clock, timed.rung
    timed.set(Deadline((0,), 5_000))
    clock.advance(60)
    assert rung == [5_000 + GRACE]


def test_setting_it_again_neither_rings_twice_nor_wins_time() -> None:
    timed = Timed()
    clock, rung = timed.clock, timed.rung
    for _ in range(7):
        timed.set(Deadline((0,), 5_000))
        clock.advance(0.99)
    assert rung == [5_000 + GRACE]


def test_a_turn_of_a_table_that_stood_still_gets_its_full_time() -> None:
    timed = Timed()
    clock, rung = timed.clock, timed.rung
    deadline = Deadline((1,), 5_000)
    clock.advance(3600)
    assert timed.timer.due(deadline) == Due((1,), 0)
    timed.timer.give_full_time(deadline, 5)
    assert timed.timer.due(deadline) == Due((1,), 5_000)
    timed.set(deadline)
    clock.advance(60)
    assert rung == [3_605_000 + GRACE]
    assert timed.timer.due(Deadline((1,), 3_700_000)) == Due((1,), 40_000), (
        "another turn is as it is"
    )


def test_no_timer_fires_without_a_deadline() -> None:
    timed = Timed()
    clock, rung = timed.clock, timed.rung
    timed.set(Deadline((0,), 5_000))
    timed.set(None)
    clock.advance(60)
    timed.set(Deadline((0,), 65_000))
    timed.timer.stop()
    clock.advance(60)
    assert rung == []
    assert timed.timer.due(None) is None
