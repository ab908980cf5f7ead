"""Tests that the server's counts are correct, bounded, and without secrets."""

import threading

import pytest

from mendax.server.monitoring import meter
from mendax.server.monitoring.meter import MOST_REASONS, STEP, Meter


def test_reasons_without_end_are_counted_as_others() -> None:
    counted = Meter()
    for n in range(2 * MOST_REASONS):
        counted.refused(f"reason-{n}")
        counted.refused("reason-0")
    assert len(counted.refusals) == MOST_REASONS + 1
    assert counted.refusals["other"] == MOST_REASONS
    assert counted.refusals["reason-0"] == 2 * MOST_REASONS + 1


@pytest.mark.parametrize("seconds", [0.0011, 0.0053, 0.049])
def test_thinking_is_counted_in_whole_steps(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The count is the same if a bot thinks longer with other hidden dice."""
    times = iter((10.0, 10.0 + seconds))
    monkeypatch.setattr(meter, "now", lambda: next(times))
    counted = Meter()
    with counted.bot_thinks():
        assert counted.thinking == 1
    assert counted.thinking == 0
    assert counted.thought.total == STEP
    assert counted.thought.counts[0] == 1


def test_bots_may_think_on_many_threads() -> None:
    counted = Meter()

    def think() -> None:
        for _ in range(500):
            with counted.bot_thinks():
                pass

    threads = [threading.Thread(target=think) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counted.thinking == 0
    assert sum(counted.thought.counts) == 2000
