"""Tests of clocks: the tables' clock, turn timers, and the watchdog of the loop."""

import asyncio
import logging
from typing import cast

import pytest

from mendax.server.clock import LoopClock
from mendax.server.tables import loop_watchdog
from mendax.server.tables.loop_watchdog import TooLong, Watch
from mendax.server.tables.turn_timer import GRACE, TurnTimer
from mendax.table.clock import Deadline, Due
from tests.server.hand_clock import HandClock

SECOND, HOUR = 1_000_000_000, 3_600_000_000_000


class _System:
    """The two clocks of a machine: the wall clock and the monotonic clock."""

    def __init__(self) -> None:
        self.wall, self.up = 1_700_000_000 * SECOND, 17 * SECOND

    def passes(self, seconds: float) -> None:
        """Advance both clocks."""
        self.wall += round(seconds * SECOND)
        self.up += round(seconds * SECOND)


class _Loop:
    """An event loop that only records timers."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    def call_later(self, seconds: float, _: object) -> "_Loop":
        """Record a timer."""
        self.waits.append(seconds)
        return self

    def cancel(self) -> None:
        """Cancel the timer."""


@pytest.mark.parametrize("set_by", [-2 * HOUR, 2 * HOUR])
def test_a_clock_that_is_set_lengthens_and_shortens_no_turn(set_by: int) -> None:
    system, loop = _System(), _Loop()
    ours = LoopClock(
        cast("asyncio.AbstractEventLoop", loop), lambda: system.wall, lambda: system.up
    )
    assert ours.now() == 1_700_000_000_000, "the log begins with the system's time"
    turn = TurnTimer(ours)
    deadline = Deadline((0,), ours.now() + 30_000)
    system.passes(10)
    system.wall += set_by
    assert turn.due(deadline) == Due((0,), 20_000)
    turn.set(deadline, lambda: None)
    assert loop.waits == [21.0], "the remaining time, and the grace"
    system.passes(20)
    assert turn.due(deadline) == Due((0,), 0)
    later = LoopClock(
        cast("asyncio.AbstractEventLoop", loop), lambda: system.wall, lambda: system.up
    )
    assert later.now() * 1_000_000 == system.wall, "the next start goes by the new time"


class Timed:
    """A turn timer, and the times at which it fired."""

    def __init__(self) -> None:
        self.clock, self.rung = HandClock(0), list[int]()
        self.timer = TurnTimer(self.clock)

    def set(self, deadline: Deadline | None) -> None:
        self.timer.set(deadline, lambda: self.rung.append(self.clock.now()))


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


class Worked:
    """Simulated work of a number of seconds that the test sets."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def worked() -> Worked:
    return Worked()


@pytest.fixture
def watched(worked: Worked) -> Watch:
    return Watch(worked)


def test_work_that_takes_too_long_is_stopped(watched: Watch, worked: Worked) -> None:
    with watched.over("mia ab12…"):
        assert not watched.look()
        worked.seconds += loop_watchdog.ENOUGH - 0.1
        assert not watched.look()
        watched.stop()  # a signal of another sender
        worked.seconds += 0.2
        assert watched.look()
        with pytest.raises(TooLong):
            watched.stop()


def test_finished_work_is_not_stopped(watched: Watch, worked: Worked) -> None:
    with watched.over("mia ab12…"):
        watched.look()
        worked.seconds += loop_watchdog.ENOUGH
        assert watched.look()
    watched.stop()
    with watched.over("mia cd34…"):
        watched.stop()
        assert not watched.look()


def test_a_blocked_loop_is_logged_once_with_table_and_place(
    watched: Watch, worked: Worked, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    watched.look()
    with watched.over("mia ab12…"):
        worked.seconds += loop_watchdog.NOTICED
        watched.look()
        watched.look()
    (said,) = caplog.records
    assert "1.0 s of work, at table mia ab12…, in Watch._where:" in said.getMessage()
    watched.goes_round()
    watched.look()
    worked.seconds += loop_watchdog.NOTICED
    watched.look()
    assert "at no table" in caplog.records[-1].getMessage()
    assert len(caplog.records) == 2


def test_a_loop_that_turns_or_sleeps_is_not_reported(
    watched: Watch, worked: Worked, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(10):
        watched.goes_round()
        worked.seconds += loop_watchdog.NOTICED
        assert not watched.look()
    for _ in range(10):
        assert not watched.look(), "asleep: no work is done, however long"
    assert not caplog.records
