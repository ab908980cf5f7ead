"""Measurements that workers report to their parent, and their sums.

Counters never decrease while the parent runs. The last known values of a worker that has ended are
kept, so that computed rates do not jump. Current values (sockets, queues) are sums over the running
workers.
"""

import os
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from mendax.server.base.meter import Meter


class Now(NamedTuple):
    """Current values, read in the event loop."""

    tables: int
    sockets: int
    connections: int
    queues: dict[str, int]
    """The length of each queue."""
    folder: Path
    keeps_file: bool
    """True if the tables are stored in a file in ``folder``."""


class Measured(Struct, frozen=True):
    """The measurements of one worker, or the sums of several workers' measurements."""

    worker: int
    """The worker's number. It is 0 for the sums over all workers, including those that have
    ended.
    """
    moves: tuple[tuple[str, str, int], ...]
    """Tuples of game, kind of mover and number of moves."""
    refusals: dict[str, int]
    histograms: dict[str, tuple[tuple[int, ...], float]]
    """The count of each bucket and the sum in seconds, keyed by the name of the attribute in
    ``Meter``.
    """
    thinking: int
    tables: int
    sockets: int
    connections: int
    queues: dict[str, int]
    cpu: float
    """CPU time in seconds."""
    resident: int
    """Resident memory in bytes."""
    restarts: int = 0
    """The number of workers that ended unexpectedly since their parent started."""
    pid: int = 0
    """The process id, or 0 for several processes."""


_HISTOGRAMS: Final = ("queue", "commit", "tell", "thought")


def measured(meter: Meter, at: Now) -> Measured:
    """Return this process's counters and current values."""
    found = ((name, getattr(meter, name)) for name in _HISTOGRAMS)
    return Measured(
        worker=1,
        moves=tuple((game, by, count) for (game, by), count in meter.moves.items()),
        refusals=dict(meter.refusals),
        histograms={name: (tuple(each.counts), each.total) for name, each in found},
        thinking=meter.thinking,
        tables=at.tables,
        sockets=at.sockets,
        connections=at.connections,
        queues=at.queues,
        cpu=time.process_time(),
        resident=_resident(),
        pid=os.getpid(),
    )


NOTHING: Final = Measured(0, (), {}, {}, 0, 0, 0, 0, {}, 0.0, 0)
"""The empty measurement."""


def summed(parts: Iterable[Measured]) -> Measured:
    """Return the sum of all parts."""
    total = NOTHING
    for part in parts:
        total = _plus(total, part)
    return total


def _plus(one: Measured, other: Measured) -> Measured:
    moves = Counter({(game, by): count for game, by, count in one.moves})
    moves.update({(game, by): count for game, by, count in other.moves})
    histograms = dict(one.histograms)
    for name, (counts, total) in other.histograms.items():
        before, sum_before = histograms.get(name, ((0,) * len(counts), 0.0))
        added = tuple(a + b for a, b in zip(before, counts, strict=True))
        histograms[name] = (added, sum_before + total)
    return Measured(
        worker=0,
        moves=tuple((game, by, count) for (game, by), count in moves.items()),
        refusals=dict(Counter(one.refusals) + Counter(other.refusals)),
        histograms=histograms,
        thinking=one.thinking + other.thinking,
        tables=one.tables + other.tables,
        sockets=one.sockets + other.sockets,
        connections=one.connections + other.connections,
        queues={
            name: one.queues.get(name, 0) + other.queues.get(name, 0)
            for name in one.queues | other.queues
        },
        cpu=one.cpu + other.cpu,
        resident=one.resident + other.resident,
        restarts=one.restarts + other.restarts,
    )


def ended(last: Measured) -> Measured:
    """Return the counters to keep of a worker that has ended, without its current values."""
    return msgspec.structs.replace(
        last, thinking=0, tables=0, sockets=0, connections=0, queues={}, resident=0
    )


def meter_of(told: Measured) -> Meter:
    """Return a meter with these counts."""
    meter = Meter()
    meter.moves.update({(game, by): count for game, by, count in told.moves})
    meter.refusals.update(told.refusals)
    for name, (counts, total) in told.histograms.items():
        histogram = getattr(meter, name)
        histogram.counts, histogram.total = list(counts), total
    meter.thinking = told.thinking
    return meter


def now_of(told: Measured, at: Now) -> Now:
    """Return all workers' current values. ``at`` contains queue names and values common to all
    workers.
    """
    queues = {name: told.queues.get(name, 0) for name in at.queues}
    return Now(told.tables, told.sockets, told.connections, queues, at.folder, at.keeps_file)


def _resident() -> int:
    """Return this process's resident memory in bytes, or 0 if the system does not report it."""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
