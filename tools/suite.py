"""Run pytest for `./run test` and `./run proof`.

`./run test` checks a change in ten minutes; `./run proof` runs all other tests. The marker
``proof`` on a test, its module or its folder's ``conftest.py`` decides where a test belongs.
"""

import os
import resource
import subprocess
import time
from collections.abc import Sequence
from typing import Final

from tools.ground import ROOT, VENV, Command, say, step

TEST: Final = "not proof"
"""The mark expression of `./run test`."""
PROOF: Final = "proof"
"""The mark expression of `./run proof`."""
_SOME_FAILED: Final = 1
"""Pytest's exit code when tests failed."""
_NOTHING_RAN: Final = 5
"""Pytest's exit code when no test was selected."""


def pytest_arguments(marks: str, arguments: Sequence[str]) -> list[str]:
    """Return pytest's arguments. The caller's arguments come last, so they take precedence."""
    # One more than cores: with as many, tests that wait left a third of the processor unused.
    workers = min(8, (os.cpu_count() or 2) + 1)
    usual = ["-n", str(workers), "--dist", "worksteal", "--durations=30"]
    return [*usual, "-m", marks, *arguments]


def run(marks: str, arguments: Sequence[str]) -> int:
    """Run the tests with these marks and return pytest's exit code.

    Each worker imports all tests, and rewriting their assertions takes half of that time. A run of
    all tests therefore leaves assertions as they are, and repeats the failed tests with rewriting.
    """
    python = VENV / "bin" / "python"
    command: Command = [python, "-m", "pytest", *pytest_arguments(marks, arguments)]
    with ProcessorTime():
        if arguments:
            code = subprocess.call(command, cwd=ROOT)
        else:
            # Otherwise the workers would compile the same functions side by side.
            step("Compiling the solver", [VENV / "bin" / "mendax", "prepare"])
            code = subprocess.call([*command, "--assert=plain"], cwd=ROOT)
            if code == _SOME_FAILED:
                say("· the failed tests again, with the values of their assertions")
                subprocess.call([*command, "--last-failed", "--durations=0"], cwd=ROOT)
    if code == _NOTHING_RAN:
        other = "proof" if marks == TEST else "test"
        say(f"Nothing was selected. `./run {other}` runs the tests on the other side.")
    return code


class ProcessorTime:
    """Prints the processor and wall seconds of the child processes that end inside the block."""

    def __enter__(self) -> None:
        self._wall, self._processor = time.monotonic(), _of_children()

    def __exit__(self, *_: object) -> None:
        wall, processor = time.monotonic() - self._wall, _of_children() - self._processor
        say(f"· {processor:,.0f} s of processor in {wall:,.0f} s")


def _of_children() -> float:
    """Return the processor seconds, user and system, of all child processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
