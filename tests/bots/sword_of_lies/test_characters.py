"""Tests of the differences between squires, knights and marshals."""

import pytest

from mendax.core.game import Action
from mendax.games.cards import Colour
from mendax.games.sword_of_lies import actions
from tests.bots.sword_of_lies.seats import castling, chosen
from tests.games.sword_of_lies.story import A, B, at_war


def test_a_knight_makes_no_peace_without_a_gain() -> None:
    """A promise buys no peace from a seat without a record; chips of at least the same value
    do."""

    def answers(theirs: actions.Pledge, mine: actions.Pledge, swords: int, chips: int) -> Action:
        story = at_war(("111", "111", "1111"), (4, swords, 4))
        story.does(B, actions.ProposeDeal(A, chips, theirs, mine, "", private=False))
        [answer] = set(chosen("knight", story, A))
        return answer

    assert answers("nothing", "spare", 4, 0) == actions.DeclineDeal(1)
    assert answers("spare", "spare", 0, 0) == actions.DeclineDeal(1)
    assert answers("spare", "spare", 4, 0) == actions.DeclineDeal(1)
    assert answers("spare", "spare", 4, 1) == actions.SignDeal(1)
    assert answers("nothing", "spare", 4, 5) == actions.SignDeal(1)


@pytest.mark.parametrize("cards", ["Ah Kd Qd", "Ac Ks Qs"])
def test_the_marshal_guesses_the_same_colour_whatever_is_named(cards: str) -> None:
    """Otherwise a constant liar or a constant truth-teller would exploit the marshal, which guesses
    by counting.
    """

    def guesses(named: Colour) -> list[bool]:
        """Return whether the marshal guesses red, for each seed."""
        story = castling(hands=f"{cards}, Ah Kd 2c, Ah Kd 2c").does(A, actions.Interrogate(B, 1))
        answered = story.does(B, actions.NameColour(named))
        believed = [action == actions.Believe() for action in chosen("marshal", answered, A, 60)]
        return [believes == (named == "red") for believes in believed]

    reds = guesses("red")
    assert reds == guesses("black")
    assert (sum(reds) > 30) is (cards == "Ac Ks Qs")
