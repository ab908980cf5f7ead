"""Tests that a game in this process draws chance by its odds and waits for people."""

from fractions import Fraction
from random import Random

import pytest

from mendax.arena.local_game import LocalGame, drawn
from mendax.bots import BOTS
from mendax.core.game import IllegalAction
from mendax.games import GAMES
from mendax.games.mia.actions import Doubt, Fall, FallOne
from mendax.games.mia.rules import MiaRules

MIA = GAMES["mia"]


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


def test_a_person_at_a_sitting_is_awaited_and_checked() -> None:
    bots = {1: BOTS["odds"]("mia", MiaRules(), 1, 2, Random(1))}
    sitting = LocalGame(MIA, MiaRules(), 2, bots, Random(3))
    while sitting.advance() is not None:
        pass
    assert sitting.actor == 0
    assert sitting.result is None
    with pytest.raises(IllegalAction):
        sitting.act(0, Doubt())
    assert sitting.view(0).you == 0
    assert [type(offer.action).__name__ for offer in sitting.offers(0)]
