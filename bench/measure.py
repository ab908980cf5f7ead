"""Reading what a process and the machine have used, and the middle of many numbers."""

import os
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
    words = Path("/proc/stat").read_text().splitlines()[0].split()[1:9]
    ticks = [int(word) / os.sysconf("SC_CLK_TCK") for word in words]
    return Machine(sum(ticks), ticks[3] + ticks[4])


def at(share: float, numbers: list[float]) -> float:
    """The value that this share of ``numbers`` does not exceed."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
