"""A pytest plugin that appends the id of each failed test to the file named by FAILED_TESTS_FILE.

It writes each id when the test fails, so the file is complete even if the run crashes. For a module
that cannot be imported, it writes the file name. `fault_copies` uses this plugin.
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
