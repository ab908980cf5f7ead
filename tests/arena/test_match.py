"""Matches between bots: fair to seats, honest about luck — and the counting bot wins them."""

from fractions import Fraction
from random import Random

import pytest

from mendax.arena.match import match, together
from mendax.arena.sitting import Sitting, drawn
from mendax.bots import BOTS
from mendax.core.game import IllegalAction, RulesError
from mendax.games import GAMES
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.terms import Doubt, Fall, FallOne

MIA = GAMES["mia"]


@pytest.mark.parametrize("other", ["random", "truthful", "liar", "lucky"])
@pytest.mark.parametrize("seats", [2, 4])
def test_who_counts_beats_who_does_not(other: str, seats: int) -> None:
    standings = match(MIA, PRESETS["house"], ["odds", *[other] * (seats - 1)], 300, "counting")
    assert standings[0].clearly_ahead
    assert standings[0].wins > 1 / seats


def test_who_counts_wins_among_all_characters() -> None:
    standings = match(MIA, PRESETS["house"], ["odds", "truthful", "liar", "lucky"], 300, "mixed")
    assert standings[0].clearly_ahead
    assert standings[0].wins == max(standing.wins for standing in standings)


def test_nobody_is_ahead_of_its_equals() -> None:
    """Seats rotate, so four of a kind win a quarter each within the margin."""
    standings = match(MIA, PRESETS["house"], ["random"] * 4, 600, "equals")
    for standing in standings:
        assert abs(standing.payoff) <= standing.margin * 1.5
        assert standing.wins == pytest.approx(0.25, abs=0.06)
    assert sum(standing.payoff for standing in standings) == pytest.approx(0)
    assert together(standings) == {"random": pytest.approx(1)}


def test_a_match_repeats_itself_from_its_seed() -> None:
    bots = ["odds", "liar", "lucky"]
    one, again, other = (match(MIA, MiaRules(), bots, 20, seed) for seed in ("a", "a", "b"))
    assert one == again
    assert one != other


def test_a_match_with_an_unknown_bot_is_refused() -> None:
    with pytest.raises(RulesError):
        match(MIA, MiaRules(), ["odds", "nobody"], 1, "x")


def test_drawn_outcomes_come_as_often_as_their_odds() -> None:
    outcomes = ((Fall(21), Fraction(1, 6)), (Fall(66), Fraction(1, 2)), (Fall(31), Fraction(1, 3)))
    luck = Random(8)
    counts = [0, 0, 0]
    for _ in range(6_000):
        fallen = drawn(outcomes, luck)
        counts[[outcome == fallen for outcome, _ in outcomes].index(True)] += 1
    assert counts == [pytest.approx(n, rel=0.1) for n in (1_000, 3_000, 2_000)]


def test_odds_that_do_not_sum_to_one_are_noticed() -> None:
    class Last(Random):
        def randrange(self, *args: int) -> int:  # type: ignore[override]
            return args[0] - 1

    with pytest.raises(ValueError, match="sum to one"):
        drawn(((FallOne(1), Fraction(1, 2)),), Last())


def test_a_person_at_a_sitting_is_waited_for_and_held_to_the_rules() -> None:
    bots = {1: BOTS["odds"]("mia", MiaRules(), 1, 2, Random(1))}
    sitting = Sitting(MIA, MiaRules(), 2, bots, Random(3))
    while sitting.advance() is not None:
        pass
    assert sitting.actor == 0
    assert sitting.result is None
    with pytest.raises(IllegalAction):
        sitting.act(0, Doubt())
    assert sitting.view(0).you == 0
    assert [type(offer.action).__name__ for offer in sitting.offers(0)]
