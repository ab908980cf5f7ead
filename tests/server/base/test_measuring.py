"""Tests that counts of workers are sent, summed, and never decrease."""

from pathlib import Path

import msgspec

from mendax.server.base.measuring import (
    NOTHING,
    Measured,
    Now,
    ended,
    measured,
    meter_of,
    now_of,
    summed,
)
from mendax.server.base.meter import Meter

NOW = Now(3, 5, 7, {"tables": 1, "store": 0}, Path("data"), False)


def _meter() -> Meter:
    meter = Meter()
    meter.done("mia", "person", 0.001, 0.0001)
    meter.done("mia", "bot", 0.3, 0.0001)
    meter.refused("wire-refused-stale")
    meter.queue.observe(9.0)
    with meter.bot_thinks():
        pass
    return meter


def test_counters_are_read_back_unchanged() -> None:
    meter = _meter()
    told = measured(meter, NOW)
    again = msgspec.json.decode(msgspec.json.encode(told), type=Measured)
    assert again == told
    read = meter_of(again)
    assert (read.moves, read.refusals) == (meter.moves, meter.refusals)
    for name in ("queue", "commit", "tell", "thought"):
        one, other = getattr(read, name), getattr(meter, name)
        assert (one.bounds, one.counts, one.total) == (other.bounds, other.counts, other.total)
    assert now_of(again, NOW) == NOW


def test_all_of_two_is_the_sum_of_each() -> None:
    told = measured(_meter(), NOW)
    both = summed((told, told))
    assert both.worker == 0
    assert {(game, by): n for game, by, n in both.moves} == {
        ("mia", "person"): 2,
        ("mia", "bot"): 2,
    }
    assert both.refusals == {"wire-refused-stale": 2}
    assert sum(both.histograms["commit"][0]) == 4
    assert both.histograms["queue"][1] == 18.0
    assert (both.tables, both.sockets, both.connections) == (6, 10, 14)
    assert both.queues == {"tables": 2, "store": 0}
    assert both.resident == 2 * told.resident
    assert summed(()) == NOTHING


def test_counters_of_ended_workers_are_kept() -> None:
    told = measured(_meter(), NOW)
    left = ended(told)
    assert (left.moves, left.refusals, left.histograms) == (
        told.moves,
        told.refusals,
        told.histograms,
    )
    assert (left.tables, left.sockets, left.connections, left.resident) == (0, 0, 0, 0)
    assert left.queues == {}
    assert left.cpu == told.cpu
