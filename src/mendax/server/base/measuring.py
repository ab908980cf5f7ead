"""What workers have counted, as they tell it to their parent, and its sums.

Rules of this file
1. Sums never fall while the parent lives: of a worker that ended it is kept what was known of it
   when somebody asked last. So whoever reads rates off them sees no leaps.
2. What is so at a moment (sockets, queues) is summed of those that are there.
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
    """What is so at the moment of the question; read in the loop."""

    tables: int
    sockets: int
    connections: int
    queues: dict[str, int]
    """How much waits, by queue."""
    folder: Path
    keeps_file: bool
    """Whether the tables are in a file of it."""


class Measured(Struct, frozen=True):
    """What one worker has counted, or several."""

    worker: int
    """The number of the worker; 0: the sums of all, those that have ended among them."""
    moves: tuple[tuple[str, str, int], ...]
    """The game, who moved, and how many moves."""
    refusals: dict[str, int]
    histograms: dict[str, tuple[tuple[int, ...], float]]
    """By the name that ``Meter`` has for it: how many in each bucket, and the sum in seconds."""
    thinking: int
    tables: int
    sockets: int
    connections: int
    queues: dict[str, int]
    cpu: float
    """Seconds of processor time."""
    resident: int
    """Bytes of memory."""
    restarts: int = 0
    """Workers that ended unasked, in all the time of their parent."""
    pid: int = 0
    """The process; 0: several."""


_HISTOGRAMS: Final = ("queue", "commit", "tell", "thought")


def measured(meter: Meter, at: Now) -> Measured:
    """What this process has counted, and what is so now."""
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
"""Nothing was counted."""


def summed(parts: Iterable[Measured]) -> Measured:
    """All of these together."""
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
    """What stays of a worker that is not there any more: all that is counted, nothing of now."""
    return msgspec.structs.replace(
        last, thinking=0, tables=0, sockets=0, connections=0, queues={}, resident=0
    )


def meter_of(told: Measured) -> Meter:
    """The meter that says this."""
    meter = Meter()
    meter.moves.update({(game, by): count for game, by, count in told.moves})
    meter.refusals.update(told.refusals)
    for name, (counts, total) in told.histograms.items():
        histogram = getattr(meter, name)
        histogram.counts, histogram.total = list(counts), total
    meter.thinking = told.thinking
    return meter


def now_of(told: Measured, at: Now) -> Now:
    """What is so now, of all of them; what there is one of for all is as ``at`` has it."""
    queues = {name: told.queues.get(name, 0) for name in at.queues}
    return Now(told.tables, told.sockets, told.connections, queues, at.folder, at.keeps_file)


def _resident() -> int:
    """Bytes of memory that this process has; 0 where the system does not say."""
    try:
        pages = Path("/proc/self/statm").read_text().split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
