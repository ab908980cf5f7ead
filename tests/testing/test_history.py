"""Tests of histories: a state with the actions that led to it, in the text form of records."""

import pytest

from mendax.core.game import CHANCE, Action
from mendax.games import GAMES
from mendax.games.mia.actions import DrawLot, Fall, Look, Shake
from mendax.testing.history import MEANING, History, LawBroken, Move, spelt, start

MIA = GAMES["mia"]
RULES = MIA.presets["standard"]


def shaken() -> History:
    """Return a state in which the lot has selected the first seat, which has shaken the cup."""
    here = start(MIA, RULES, 2)
    moves: tuple[Move, ...] = ((CHANCE, DrawLot(0)), (0, Shake()), (CHANCE, Fall(61)))
    for actor, action in moves:
        here, _ = here.after(actor, action)
    return here


def test_it_is_shown_as_numbered_lines_of_the_text_form() -> None:
    head, *lines = shaken().text().splitlines()
    assert head.startswith("mia, 2 seats, MiaRules(")
    assert lines == ["  1 chance: draw-lot 0", "  2 seat1: shake", "  3 chance: fall 61"]


def test_a_violation_explains_the_law_and_the_history() -> None:
    broken = LawBroken("odds", "they sum to 2", shaken())
    assert str(broken).startswith(f"odds ({MEANING['odds']}): they sum to 2\nmia, 2 seats")
    assert str(broken).endswith("3 chance: fall 61")
    assert broken.law == "odds"
    with pytest.raises(AssertionError):
        raise broken
    assert "\n" not in str(LawBroken("rules", "no"))


def test_an_action_without_a_text_form_is_shown_as_python_does() -> None:
    class Unwritable(Action, frozen=True):
        what: object

    assert spelt(Look()) == "look"
    assert "Unwritable(what={})" in spelt(Unwritable({}))
