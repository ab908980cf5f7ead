"""A pytest plugin: appends the id of each failed test to the file that FAILED_TESTS_FILE names.

Each id is written when its test fails, so the file is complete even if the run crashes. A module
that cannot be imported is written as its file. Used by `fault_copies`.
"""

import os
from pathlib import Path

import pytest

VARIABLE = "FAILED_TESTS_FILE"


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Write the id of a test whose set-up, call or tear-down failed."""
    _write(report)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """Write the file of a module that could not be imported."""
    _write(report)


def _write(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.failed and (file := os.environ.get(VARIABLE)):
        with Path(file).open("a") as output:
            output.write(f"{report.nodeid}\n")
