"""What the kit says of French poker is what the book says."""

import pytest
from msgspec.structs import replace

from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import Announcement
from mendax.games.french_poker.view import DieView, FrenchPokerView
from mendax.kit import french_poker

RULES = FrenchPokerRules()


def seen(*pips: int | None, claims: tuple[Announcement, ...] = ()) -> FrenchPokerView:
    """A view of seat 0 of these dice."""
    game = FrenchPoker()
    view = game.view(game.initial_state(RULES, 2), 0)
    dice = tuple(DieView(pip, open=False, seen=(0,), since=0) for pip in pips)
    return replace(view, dice=dice, claims=claims)


def test_chances_count_the_dice_that_one_knows() -> None:
    assert french_poker.known_dice(seen(4, None, 4, None, None)) == (4, 4)
    assert french_poker.chance_of(44, seen(4, None, 4, None, None), RULES) == 1
    assert french_poker.chance_of("high-die", seen(*[None] * 5), RULES) == 1
    fives = french_poker.chance_of(66666, seen(6, 6, 6, 6, None), RULES)
    assert fives == pytest.approx(1 / 6)


def test_claims_and_their_order() -> None:
    assert french_poker.ladder(RULES)[-1] == 66666
    assert french_poker.last_claim(seen()) is None
    said = Announcement(1, 44, "left")
    assert french_poker.last_claim(seen(claims=(said,))) == said
