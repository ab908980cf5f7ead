"""Resource usage of processes and of the machine, and quantiles."""

import asyncio
import contextlib
import os
import time
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

FAILED: Final = "**Failed**:"
"""A line that starts with this reports a failure; `./run bench` then exits with 1."""


def cpu(pid: int) -> float:
    """Return the CPU seconds of all threads of a process."""
    used = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        used += int((task / "schedstat").read_text().split()[0])
    return used / 1e9


def memory(pid: int) -> int:
    """Return the memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class Machine(NamedTuple):
    """CPU seconds of the whole machine, and its idle seconds."""

    all: float
    idle: float


def machine() -> Machine:
    """Return the CPU seconds of the machine so far."""
    ticks = [count / os.sysconf("SC_CLK_TCK") for count in _counters()]
    return Machine(sum(ticks), ticks[3] + ticks[4])


def _counters() -> list[int]:
    """Return the ticks of all processors: user, nice, system, idle, I/O wait, two kinds of
    interrupts, stolen."""
    words = Path("/proc/stat").read_text().splitlines()[0].split()
    return [int(word) for word in words[1:9]]


_RESTING: Final = 0.02
"""A server that uses at most this share of a core, including its child processes, is idle."""


def wait_for_rest(pid: int) -> None:
    """Wait until a freshly started server is idle.

    Our server compiles its solver after the start, for some seconds, in a separate low-priority
    process. All server processes share one core here, so compilation would affect measurements.
    """
    used = -1.0
    while (now := _used_by_all(pid)) - used > _RESTING or used < 0:
        used = now
        time.sleep(1)


def _used_by_all(pid: int) -> float:
    used = 0.0
    for one in _family(pid):
        with contextlib.suppress(OSError):  # it has ended
            used += cpu(one)
    return used


def _family(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        parents[int(folder.name)] = int(words[1])
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


class Theft:
    """The periods in which the host took processor time from the virtual machine (``steal``)."""

    PACE: Final = 0.1
    """Seconds between two samples."""

    def __init__(self) -> None:
        self._looks: list[tuple[float, int]] = []

    async def watch(self) -> None:
        """Sample until cancelled."""
        while True:
            self._looks.append((time.perf_counter(), _counters()[7]))
            await asyncio.sleep(self.PACE)

    def spared(self) -> list[tuple[float, float]]:
        """Return the intervals without theft, in times of ``perf_counter``. The first 0.1 seconds
        after a theft are left out, because delayed work runs then."""
        calm = [
            (began, ended, before == after)
            for (began, before), (ended, after) in pairwise(self._looks)
        ]
        return [
            (began, ended) for (_, _, quiet), (began, ended, too) in pairwise(calm) if quiet and too
        ]


def at(share: float, numbers: list[float]) -> float:
    """Return the quantile of ``numbers`` for this share."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
