"""How the actions of French poker are spelt in logs and on the wire: this never changes."""

import pytest

from mendax.core.game import Action
from mendax.games.french_poker import FrenchPoker, actions
from tests.spelling import check_spelling, without_example

SPELT: tuple[tuple[str, Action], ...] = (
    ("shake", actions.Shake()),
    ("announce 6655", actions.Announce(6655)),
    ("announce two-pairs", actions.Announce("two-pairs")),
    ("believe", actions.Believe()),
    ("doubt", actions.Doubt()),
    ("keep-hidden (0 2)", actions.KeepHidden((0, 2))),
    ("keep-open ()", actions.KeepOpen(())),
    ("pass-on full-house", actions.PassOn("full-house")),
    ("pass-on 23456", actions.PassOn(23456)),
    ("concede", actions.Concede()),
    ("draw-lot 2", actions.DrawLot(2)),
    ("fall 6", actions.Fall(6)),
    ("fall-open 1", actions.FallOpen(1)),
)


def test_an_action_is_spelt_as_ever(subtests: pytest.Subtests) -> None:
    for line, action in SPELT:
        with subtests.test(line=line):
            check_spelling(line, action, actions.ACTIONS)


def test_every_kind_of_action_has_an_example_and_is_the_books() -> None:
    assert without_example(SPELT, actions.ACTIONS) == []
    assert FrenchPoker.actions == actions.ACTIONS
