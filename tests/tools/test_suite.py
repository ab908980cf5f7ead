"""Tests of the arguments that `./run test` and `./run proof` pass to pytest."""

import subprocess
import sys

import pytest

from tests.proof import ONLY_TEST
from tools import suite


def test_the_callers_arguments_come_last() -> None:
    made = suite.pytest_arguments(suite.TEST, ["tests/games", "-x"])
    assert made[-2:] == ["tests/games", "-x"]
    assert made[made.index("-m") + 1] == suite.TEST == ONLY_TEST
    assert not [word for word in made if word.startswith("--ignore")]


def test_test_and_proof_cover_all_tests() -> None:
    assert f"not {suite.PROOF}" == suite.TEST


def test_processor_time_is_that_of_the_children(capsys: pytest.CaptureFixture[str]) -> None:
    spin = "import time\nwhile time.process_time() < 0.6: pass"
    with suite.ProcessorTime():
        subprocess.run([sys.executable, "-c", spin], check=True)
    assert capsys.readouterr().err.startswith("· 1 s of processor in ")
