"""The checks of the Python code are tests too, so that one line tells how the house stands."""

import subprocess

import pytest

from tools.checks import CHECKS, command
from tools.ground import ROOT


@pytest.mark.parametrize("check", CHECKS)
def test_check(check: str) -> None:
    done = subprocess.run(command(check), cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
