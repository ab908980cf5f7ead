"""The clock of a turn: the log's deadline, unless the table stood still."""

from mendax.server.tables.turn_timer import GRACE, TurnTimer
from mendax.table.clock import Deadline, Due
from tests.server.hand_clock import HandClock


def timed() -> tuple[TurnTimer, HandClock, list[int]]:
    clock, rung = HandClock(0), list[int]()
    return TurnTimer(clock, lambda: rung.append(clock.now())), clock, rung


def test_it_rings_once_after_the_grace() -> None:
    timer, clock, rung = timed()
    timer.set(Deadline((0,), 5_000))
    clock.advance(60)
    assert rung == [5_000 + GRACE]


def test_setting_it_again_neither_rings_twice_nor_wins_time() -> None:
    timer, clock, rung = timed()
    for _ in range(7):
        timer.set(Deadline((0,), 5_000))
        clock.advance(0.99)
    assert rung == [5_000 + GRACE]


def test_a_turn_of_a_table_that_stood_still_gets_its_full_time() -> None:
    timer, clock, rung = timed()
    deadline = Deadline((1,), 5_000)
    clock.advance(3600)
    assert timer.due(deadline) == Due((1,), 0)
    timer.give_full_time(deadline, 5)
    assert timer.due(deadline) == Due((1,), 5_000)
    timer.set(deadline)
    clock.advance(60)
    assert rung == [3_605_000 + GRACE]
    assert timer.due(Deadline((1,), 3_700_000)) == Due((1,), 40_000), "another turn is as it is"


def test_nothing_rings_without_a_deadline_or_after_a_stop() -> None:
    timer, clock, rung = timed()
    timer.set(Deadline((0,), 5_000))
    timer.set(None)
    clock.advance(60)
    timer.set(Deadline((0,), 65_000))
    timer.stop()
    clock.advance(60)
    assert rung == []
    assert timer.due(None) is None
