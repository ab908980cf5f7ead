"""Tests of the watchdog of the loop: work that it stops, its log messages, and work that it
ignores."""

import logging

import pytest

from mendax.server.tables import loop_watchdog
from mendax.server.tables.loop_watchdog import TooLong, Watch


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


def test_each_work_is_timed_by_itself(watched: Watch, worked: Worked) -> None:
    for _ in range(20):
        with watched.over("mia ab12…"):
            worked.seconds += loop_watchdog.ENOUGH / 2
            assert not watched.look(), "much of it, and none of it long"


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


def test_a_loop_that_goes_round_or_sleeps_is_left_alone(
    watched: Watch, worked: Worked, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(10):
        watched.goes_round()
        worked.seconds += loop_watchdog.NOTICED
        assert not watched.look()
    for _ in range(10):
        assert not watched.look(), "asleep: no work is done, however long"
    assert not caplog.records
