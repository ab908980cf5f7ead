"""A pytest plugin: appends the id of each failed test to the file that FAILED_TESTS_FILE names.

Ids are written as tests fail, so they are there after a run that crashed. A module that cannot be
imported is written as its file. Used by `fault_copies`.
"""

import os
from pathlib import Path

import pytest

VARIABLE = "FAILED_TESTS_FILE"


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Write a test whose set-up, call or tear-down failed."""
    _write(report)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """Write a module that could not be imported."""
    _write(report)


def _write(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.failed and (file := os.environ.get(VARIABLE)):
        with Path(file).open("a") as output:
            output.write(f"{report.nodeid}\n")
