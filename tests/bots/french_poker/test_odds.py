"""Tests that the bot `odds` computes credit, beats claims, doubts by value, and beats the
characters."""

from mendax.bots.french_poker.odds import Weighing, beating, credit
from mendax.bots.french_poker.round_ends import round_worth
from mendax.games.french_poker.actions import Believe, Doubt
from mendax.games.french_poker.claims import order_of
from tests.bots.french_poker.seats import RULES, chosen, tournament
from tests.games.french_poker.story import Story
from tests.proof import parametrize


def test_credit_is_a_chance_and_open_dice_raise_it() -> None:
    order = order_of(RULES)
    for known in ((), (6,), (6, 6), (3, 6, 6, 6)):
        assert all(0 <= chance <= 1 for chance in credit(RULES, known, 0))
    four = order.step[6666]
    assert credit(RULES, (6, 6, 6), 30)[four - 30] > credit(RULES, (1, 2, 3), 30)[four - 30]
    assert credit(RULES, (1, 2, 3), 30)[four - 30] == 0  # two dice can't make four sixes


def test_beating_a_claim_gets_harder_as_claims_get_higher() -> None:
    order = order_of(RULES)
    chances = [beating(RULES, order.step[claim]) for claim in (66, 6655, 666, 66655, 6666)]
    assert chances == sorted(chances, reverse=True)
    assert beating(RULES, order.step["pair"]) > beating(RULES, order.step[66])


def test_a_claim_that_is_surely_false_is_worth_doubting() -> None:
    weighing = Weighing(RULES, 2, round_worth(RULES, 2, discharging=False))
    assert weighing.doubting(0) == 0.5
    assert weighing.doubting(1) == -1
    assert weighing.doubted(30, 0, 83) > 0.9 > 0.1 > weighing.doubted(30, 1, 83)


def test_a_seat_that_knows_the_dice_answers_correctly() -> None:
    true = Story(2, blind_pass=True).opens(66655, 66).passes("full-house")
    assert Doubt() not in chosen("odds", true)
    false = Story(2, blind_pass=True).opens(66521, 66).passes("full-house")
    assert set(chosen("odds", false)) == {Doubt()}


def test_odds_believes_low_and_doubts_high_claims() -> None:
    assert Believe() in set(chosen("odds", Story().opens(66521, 66)))
    assert set(chosen("odds", Story().opens(66521, 6666))) == {Doubt()}


@parametrize(
    "other", ["random", "truthful", "liar", "lucky", "sniper"], test=["truthful", "sniper"]
)
def test_odds_beats_every_character(other: str) -> None:
    odds, _ = tournament(RULES, ["odds", other], 60, "counting")
    assert odds.payoff - odds.margin > 0
