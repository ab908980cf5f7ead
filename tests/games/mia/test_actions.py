"""How the actions of Mia are spelt in logs and on the wire: this never changes."""

import pytest

from mendax.core.game import Action
from mendax.games.mia import Mia, actions
from tests.spelling import check_spelling, without_example

SPELT: tuple[tuple[str, Action], ...] = (
    ("shake", actions.Shake()),
    ("look", actions.Look()),
    ("announce 61", actions.Announce(61)),
    ("reroll 62", actions.Reroll(62)),
    ("believe", actions.Believe()),
    ("doubt", actions.Doubt()),
    ("show-dice", actions.ShowDice()),
    ("hide-dice", actions.HideDice()),
    ("pass-on 63", actions.PassOn(63)),
    ("concede", actions.Concede()),
    ("reroll-lives", actions.RerollLives()),
    ("keep-lives", actions.KeepLives()),
    ("draw-lot 2", actions.DrawLot(2)),
    ("fall 53", actions.Fall(53)),
    ("fall-one 4", actions.FallOne(4)),
)


def test_an_action_is_spelt_as_ever(subtests: pytest.Subtests) -> None:
    for line, action in SPELT:
        with subtests.test(line=line):
            check_spelling(line, action, actions.ACTIONS)


def test_every_kind_of_action_has_an_example_and_is_the_books() -> None:
    assert without_example(SPELT, actions.ACTIONS) == []
    assert Mia.actions == actions.ACTIONS
