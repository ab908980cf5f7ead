"""What ``./run test`` hands to pytest, and that what ``--quick`` leaves out is really there."""

import pytest

from tools.ground import ROOT
from tools.suite import LEFT_OUT, left_out, pytest_arguments


def test_the_whole_suite_leaves_nothing_out_and_prints_the_slowest() -> None:
    made = pytest_arguments(["tests/games", "-x"])
    assert made[-2:] == ["tests/games", "-x"]
    assert "--durations=30" in made
    assert not [word for word in made if word.startswith("--ignore") or word == "-m"]


def test_quick_leaves_out_proofs_and_browsers_and_says_so() -> None:
    made = pytest_arguments(["--quick", "-x"])
    assert made[-1] == "-x"
    assert "--quick" not in made
    assert made[made.index("-m") + 1] == "not proof and not browser"
    for path in LEFT_OUT:
        assert f"--ignore={path}" in made
        assert path in left_out()


def test_a_core_that_waits_for_no_browser_has_one_worker_and_no_more() -> None:
    whole, quick = (made[made.index("-n") + 1] for made in map(pytest_arguments, ([], ["--quick"])))
    assert int(whole) == int(quick) + 1 >= 3


@pytest.mark.parametrize("path", LEFT_OUT)
def test_what_is_left_out_is_there(path: str) -> None:
    """So that a renamed folder does not come back into the quick run unnoticed."""
    assert (ROOT / path).exists()
