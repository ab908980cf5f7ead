"""Tests of the arguments that `./run test` and `./run proof` pass to pytest."""

from tests.proof import ONLY_TEST
from tools import suite


def test_the_callers_arguments_come_last() -> None:
    made = suite.pytest_arguments(suite.TEST, ["tests/games", "-x"])
    assert made[-2:] == ["tests/games", "-x"]
    assert made[made.index("-m") + 1] == suite.TEST == ONLY_TEST
    assert not [word for word in made if word.startswith("--ignore")]
