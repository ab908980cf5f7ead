"""The best bot: what it shows, buys, trusts and strikes."""

import pytest

from mendax.games.cards import Colour
from mendax.games.sword_of_lies import actions
from tests.bots.sword_of_lies.seats import castling, chosen
from tests.games.sword_of_lies.story import (
    A,
    B,
    C,
    at_betting,
    at_war,
    shield_of,
    sword_for,
)


@pytest.mark.parametrize("cards", ["Ah Kd Qd", "Ac Ks Qs"])
def test_the_marshal_guesses_the_same_colour_whatever_is_named(cards: str) -> None:
    """Else whoever always lies, or always tells the truth, leads it; it guesses by counting."""

    def guesses(named: Colour) -> list[bool]:
        """Whether it is red, by its luck."""
        story = castling(hands=f"{cards}, Ah Kd 2c, Ah Kd 2c").does(A, actions.Interrogate(B, 1))
        answered = story.does(B, actions.NameColour(named))
        believed = [action == actions.Believe() for action in chosen("marshal", answered, A, 60)]
        return [believes == (named == "red") for believes in believed]

    reds = guesses("red")
    assert reds == guesses("black")
    assert (sum(reds) > 30) is (cards == "Ac Ks Qs")


def test_the_marshal_shows_shields_first_only_when_it_is_weak() -> None:
    weak = f"{shield_of('B')} {sword_for('B')} {sword_for('C')}"
    strong = f"{sword_for('B')} {shield_of('B')} {shield_of('C')}"
    for hand, first in ((weak, 0), (strong, 0)):
        story = at_betting((200,) * 3, A, f"{hand}, 2c 3c 4c, 5c 6c 7c", cards=3)
        story.calls(B, C).checks(A)
        shown = [a.place for a in chosen("marshal", story, A, 30) if isinstance(a, actions.Reveal)]
        assert shown.count(first) > 20


def test_the_marshal_strikes_twice_when_it_would_die_with_swords_in_hand() -> None:
    story = at_war(("11", "11", "1"), (4, 4, 0))
    story.ready()
    assert any(isinstance(a, actions.StrikeTwice) for a in chosen("marshal", story, A))


def test_the_marshal_writes_one_sword_where_nobody_can_strike_back() -> None:
    story = at_war(("11", "22", "1"), (2, 0, 0))
    story.ready()
    assert not any(isinstance(a, actions.StrikeTwice) for a in chosen("marshal", story, A))
