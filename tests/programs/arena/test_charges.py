"""Tests of the limits of programs, and of the names of their faults."""

import pytest

from mendax.core.game import RulesError
from mendax.programs.arena.charges import USUAL, Conduct, limits_of
from tests.reasons import because


def test_limits_are_changed_by_name() -> None:
    limits = limits_of(("move-seconds=0.5", "memory=64"))
    assert (limits.move_seconds, limits.memory) == (0.5, 64)
    assert limits.faults == USUAL.faults


@pytest.mark.parametrize("wrong", ["speed=1", "memory", "memory=x", "faults=0", "memory=1.5"])
def test_an_unknown_limit_is_refused_with_the_known_ones(wrong: str) -> None:
    with pytest.raises(RulesError, check=because("move-seconds, game-seconds")):
        limits_of((wrong,))


TRACEBACK = """Traceback (most recent call last):
  File "/home/ann/kit.py", line 138, in run
  File "/home/ann/my bot.py", line 7, in play
    return offers[9]
IndexError: tuple index out of range

"""


@pytest.mark.parametrize(
    ("errors", "last"),
    [
        ("", ""),
        ("first\n\x1b[31mlast\n\n", "[31mlast"),
        (TRACEBACK, "my bot.py:7: IndexError: tuple index out of range"),
        (
            '  File "bot.py", line 2\n    retrun\nSyntaxError: invalid',
            "bot.py:2: SyntaxError: invalid",
        ),
        ("x" * 999, "x" * 300),
    ],
)
def test_the_last_error_names_the_line_that_raised_it(errors: str, last: str) -> None:
    assert Conduct(errors=errors).last_error == last
