"""Tests that the bot `odds` computes credit, beats claims, doubts by value, and beats the
characters."""

from mendax.games.french_poker.actions import Doubt
from tests.bots.french_poker.seats import RULES, chosen, tournament
from tests.games.french_poker.story import Story
from tests.proof import parametrize


def test_a_seat_that_knows_the_dice_answers_correctly() -> None:
    true = Story(2, blind_pass=True).opens(66655, 66).passes("full-house")
    assert Doubt() not in chosen("odds", true)
    false = Story(2, blind_pass=True).opens(66521, 66).passes("full-house")
    assert set(chosen("odds", false)) == {Doubt()}


@parametrize(
    "other", ["random", "truthful", "liar", "lucky", "sniper"], test=["truthful", "sniper"]
)
def test_odds_beats_every_character(other: str) -> None:
    odds, _ = tournament(RULES, ["odds", other], 60, "counting")
    assert odds.payoff - odds.margin > 0
