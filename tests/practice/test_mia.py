"""Tests of puzzles of Mia: tables, themes and simulated beginners."""

from itertools import islice

import pytest

from mendax.bots.mia.advice import Sight
from mendax.games.mia import Mia
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState
from mendax.practice import mia
from mendax.practice.generating import generate


def seen(lives: int, *claims: int, roll: int | None = None) -> Sight:
    state = MiaState(
        rules=MiaRules(),
        standing=(lives, 3),
        phase="answer" if roll is None else "cup",
        claims=tuple(Claim(1, value, "looked") for value in claims),
        roll=roll,
        roller=0,
        looked=True,
    )
    return Sight(Mia().view(state, 0))


@pytest.mark.parametrize(
    ("sight", "themes"),
    [
        (seen(3, roll=54), ("opening",)),
        (seen(3, 43), ("opening",)),
        (seen(1, 43, 21), ("high_claims", "mia_called", "last_life")),
        (seen(2, 54, roll=43), ("must_lie",)),
        (seen(2, 54, roll=11), ()),
    ],
)
def test_themes_follow_from_the_view(sight: Sight, themes: tuple[str, ...]) -> None:
    assert mia.themes(MiaRules(), sight) == themes


def test_beginners_are_a_distribution_over_the_legal_moves() -> None:
    for puzzle in islice(generate("mia", "beginners"), 20):
        assert 0 <= puzzle.wrong <= 1
        assert puzzle.loss >= 0
