"""Reading what a process and the machine have used, and the middle of many numbers."""

import asyncio
import contextlib
import os
import time
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

FAILED: Final = "**Failed**:"
"""How a line begins that says what must not happen; then `./run bench` ends with 1."""


def cpu(pid: int) -> float:
    """Seconds of CPU that all threads of a process have used."""
    used = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        used += int((task / "schedstat").read_text().split()[0])
    return used / 1e9


def memory(pid: int) -> int:
    """Bytes of memory a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class Machine(NamedTuple):
    """CPU seconds of the whole machine, and those it was idle."""

    all: float
    idle: float


def machine() -> Machine:
    """What the machine has done so far."""
    ticks = [count / os.sysconf("SC_CLK_TCK") for count in _counters()]
    return Machine(sum(ticks), ticks[3] + ticks[4])


def _counters() -> list[int]:
    """Ticks of all processors: user, nice, system, idle, I/O, interrupts of two kinds, stolen."""
    words = Path("/proc/stat").read_text().splitlines()[0].split()
    return [int(word) for word in words[1:9]]


_RESTING: Final = 0.02
"""The share of a core that a server at rest uses at most, with the processes it has started."""


def wait_for_rest(pid: int) -> None:
    """Returns when a server that was just started has nothing more to do.

    Ours compiles its solver then, for some seconds, in a process of its own that gives way to
    others; on the one core that is given here to all of them it is in the way all the same.
    """
    used = -1.0
    while (now := _used_by_all(pid)) - used > _RESTING or used < 0:
        used = now
        time.sleep(1)


def _used_by_all(pid: int) -> float:
    used = 0.0
    for one in _family(pid):
        with contextlib.suppress(OSError):  # ended meanwhile
            used += cpu(one)
    return used


def _family(pid: int) -> list[int]:
    """A process and all that it has started, however far down."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # ended meanwhile
            continue
        parents[int(folder.name)] = int(words[1])
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


class Theft:
    """When the host of a virtual machine gave its processors to others (``steal``)."""

    PACE: Final = 0.1
    """Seconds from one look to the next."""

    def __init__(self) -> None:
        self._looks: list[tuple[float, int]] = []

    async def watch(self) -> None:
        """Looks again and again, until it is cancelled."""
        while True:
            self._looks.append((time.perf_counter(), _counters()[7]))
            await asyncio.sleep(self.PACE)

    def spared(self) -> list[tuple[float, float]]:
        """From when to when nothing was taken, as moments of ``perf_counter``; the first tenth
        after a theft is left out, as what was held up is done then."""
        calm = [
            (began, ended, before == after)
            for (began, before), (ended, after) in pairwise(self._looks)
        ]
        return [
            (began, ended) for (_, _, quiet), (began, ended, too) in pairwise(calm) if quiet and too
        ]


def at(share: float, numbers: list[float]) -> float:
    """The value that this share of ``numbers`` does not exceed."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
