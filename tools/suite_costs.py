"""A pytest plugin that measures the processor seconds of each test, with fixtures and child
processes.

Before and after each phase of a test, each worker reads the time that it and its descendants have
used. The controller adds up the phases, and prints totals by folder and the most expensive tests.
The time of a shared server or browser counts for the test that used it.
"""

import contextlib
import os
import resource
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator, Mapping
from pathlib import Path

import pytest

DEAREST = 30
"""The number of most expensive tests to print."""
_TICK = os.sysconf("SC_CLK_TCK")
_PROC = Path("/proc")

_costs: defaultdict[str, float] = defaultdict(float)
_last: list[float] = []


def _descendants(process: str) -> Iterator[str]:
    """Yield the process ids of all living descendants; empty if the system has no ``/proc``."""
    found: list[str] = []
    with contextlib.suppress(OSError):  # it may end at any point
        for children in (_PROC / process / "task").glob("*/children"):
            found += children.read_text().split()
    for child in found:
        yield child
        yield from _descendants(child)


def _ticks(process: str) -> int:
    """Return the processor ticks of a process and of the children it has waited for."""
    try:
        stat = (_PROC / process / "stat").read_text()
    except OSError:
        return 0
    return sum(map(int, stat.rpartition(")")[2].split()[11:15]))


def processor_seconds() -> float:
    """Return the processor seconds of this process and all its descendants, ended or not."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    alive = sum(_ticks(process) for process in _descendants("self"))
    return sum(one.ru_utime + one.ru_stime for one in used) + alive / _TICK


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the time since the previous phase to the report of a phase."""
    report = yield
    now = processor_seconds()
    # The sum drops while a killed process has not been waited for.
    report.__dict__["processor"] = max(0.0, now - _last[-1]) if _last else 0.0
    _last[:] = [now]
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add a phase to its test."""
    _costs[report.nodeid] += getattr(report, "processor", 0.0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print totals by folder, then the most expensive tests."""
    by_folder: defaultdict[str, float] = defaultdict(float)
    items: Counter[str] = Counter()
    for test, seconds in _costs.items():
        folder = "/".join(test.partition("::")[0].split("/")[:2])
        by_folder[folder] += seconds
        items[folder] += 1
    terminalreporter.section("processor seconds by folder")
    for folder, seconds in _dearest(by_folder):
        terminalreporter.write_line(f"{seconds:8.1f}  {items[folder]:5}  {folder}")
    terminalreporter.section(f"the {DEAREST} dearest tests")
    for test, seconds in _dearest(_costs)[:DEAREST]:
        terminalreporter.write_line(f"{seconds:8.1f}  {test}")


def _dearest(costs: Mapping[str, float]) -> list[tuple[str, float]]:
    return sorted(costs.items(), key=lambda cost: -cost[1])
