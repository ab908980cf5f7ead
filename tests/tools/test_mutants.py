"""Tests of the choice of changes and tests for `./run mutants`, and of a small run."""

import subprocess
import sys
from random import Random

import pytest

from tools import mutants
from tools.ground import ROOT


def test_a_change_is_tried_with_the_tests_of_its_mirrored_place() -> None:
    assert mutants.mirrored("src/mendax/core/shares.py") == "tests/core/test_shares.py"
    assert mutants.mirrored("src/mendax/core") == "tests/core"
    assert mutants.mirrored("src/mendax/core/untested.py") == "tests/core"
    assert mutants.mirrored("src/mendax") == "tests"


def test_a_seed_always_samples_the_same_modules() -> None:
    some = mutants.sampled(["src/mendax/core"], 3, Random(1))
    assert some == mutants.sampled(["src/mendax/core"], 3, Random(1))
    assert len(set(some)) == 3
    assert all((ROOT / file).is_file() for file in some)
    assert mutants.sampled(["src/mendax/core/shares.py"], 3, Random(1)) == [
        "src/mendax/core/shares.py"
    ]


@pytest.mark.proof
def test_changes_are_made_tried_and_counted() -> None:
    command = [sys.executable, "-m", "tools.mutants", "src/mendax/core/shares.py", "--count", "2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.rstrip().endswith("of 2 changes were noticed.")
