"""Stages of many tables: one after the other for all of them, and nothing begun is lost."""

from collections.abc import Callable

import pytest

from mendax.server.tables.cohorts import CohortScheduler, Stage


class Turns:
    """A loop whose turns come when the test says so."""

    def __init__(self) -> None:
        self._soon: list[Callable[[], None]] = []
        self.cohorts = CohortScheduler(self._soon.append)
        self.done: list[str] = []

    def turn(self) -> int:
        """What was to come in this turn comes; how many calls that were."""
        calls, self._soon[:] = list(self._soon), []
        for call in calls:
            call()
        return len(calls)

    def work(self, name: str, *stages: str) -> Stage:
        """Work whose stages note that they were done."""

        def stage() -> Stage | None:
            self.done.append(f"{name} {stages[0]}")
            return self.work(name, *stages[1:]) if len(stages) > 1 else None

        return stage


def test_each_stage_is_done_for_all_before_the_next() -> None:
    turns = Turns()
    turns.cohorts.begin(turns.work("a", "executed", "composed"))
    turns.cohorts.begin(turns.work("b", "refused"))
    turns.cohorts.begin(turns.work("c", "executed", "composed"))
    assert turns.done == []
    assert turns.turn() == 1
    assert turns.done == ["a executed", "b refused", "c executed", "a composed", "c composed"]
    assert turns.turn() == 0


def test_what_is_begun_meanwhile_is_of_the_next_turn() -> None:
    turns = Turns()

    def begins_another() -> Stage:
        turns.cohorts.begin(turns.work("b", "executed"))
        return turns.work("a", "composed")

    turns.cohorts.begin(begins_another)
    turns.turn()
    assert turns.done == ["a composed"]
    turns.turn()
    assert turns.done == ["a composed", "b executed"]


def test_a_cohort_may_be_begun_after_the_last_is_done() -> None:
    turns = Turns()
    for name in "abc":
        turns.cohorts.begin(turns.work(name, "executed"))
        assert turns.turn() == 1
    assert turns.done == ["a executed", "b executed", "c executed"]


def test_what_fails_in_spite_of_all_harms_no_other(caplog: pytest.LogCaptureFixture) -> None:
    turns = Turns()

    def fails() -> Stage:
        raise ZeroDivisionError

    turns.cohorts.begin(turns.work("a", "executed", "composed"))
    turns.cohorts.begin(fails)
    turns.cohorts.begin(turns.work("c", "executed", "composed"))
    turns.turn()
    assert turns.done == ["a executed", "c executed", "a composed", "c composed"]
    assert "ZeroDivisionError" in caplog.text
