"""Tests of timeouts by processor time, which start at the first check and are shorter than
wall-clock timeouts."""

import pytest

from mendax.server.coaching import coaching, past_games
from mendax.server.processes import processor_time, work_process
from mendax.server.processes.processor_time import Until
from mendax.server.wire.refusal import Refused
from tests.reasons import because


def test_patience_begins_with_the_first_look() -> None:
    now = [7.0]
    until = Until(2, lambda: now[0])
    for moment in (9, 11, 10.5):
        now[0] = moment
        until.check()
    now[0] = 11.5
    with pytest.raises(Refused, check=because("coach-too-long")):
        until.check()


def test_each_is_checked_and_so_is_the_end() -> None:
    now = [0.0]
    until = Until(2, lambda: now[0])
    each = until.each("ab")
    assert next(each) == "a"
    now[0] = 2
    assert next(each) == "b"
    now[0] = 2.5
    with pytest.raises(Refused, check=because("coach-too-long")):
        next(each)


def test_an_exhausted_budget_is_reported_before_the_process_ends() -> None:
    """The process has a small share of a busy machine, and dies with its state."""
    for seconds in (coaching.REVIEWING, past_games.TELLING):
        assert 0 < processor_time.PATIENCE * seconds <= work_process.SECONDS
