"""Tests that a game in this process draws chance by its odds and waits for people."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from mendax.arena.local_game import LocalGame, drawn
from mendax.bots import BOTS
from mendax.core.game import Action, Event, IllegalAction, Offer
from mendax.games import GAMES
from mendax.games.mia.actions import Announce, Believe, Doubt, Fall, FallOne
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


class Eager:
    """A bot that claims the lowest value, believes every claim, and doubts out of turn or not."""

    def __init__(self, doubts: bool) -> None:
        self.doubts = doubts

    def hear(self, event: Event) -> None: ...

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        kinds = {type(offer.action): offer.action for offer in offers}
        return kinds.get(Believe) or kinds.get(Announce) or offers[0].action

    def interrupt(self, view: Any, offers: Sequence[Offer]) -> Action | None:
        return offers[0].action if self.doubts else None


@pytest.mark.parametrize("doubters", [(), (3,), (1, 2, 3)])
def test_a_lot_decides_who_doubts_first(doubters: tuple[int, ...]) -> None:
    rules, firsts = MiaRules(doubter="anybody", lives=1), Counter[int]()
    for seed in range(600):
        bots = {seat: Eager(seat in doubters) for seat in range(4)}
        game = LocalGame(MIA, rules, 4, bots, Random(seed))
        game.moves = []
        while game.state.phase != "over" and not game.state.claims:
            game.advance()
        asked, claimer = game.state.turn, game.state.claims[-1].seat
        game.advance()
        actor, action = game.moves[-1]
        may = set(doubters) - {asked, claimer}
        assert (actor in may, action) == ((True, Doubt()) if may else (False, Believe()))
        if len(may) == 2:
            firsts[sorted(may).index(int(actor))] += 1
    if len(doubters) == 3:
        assert abs(firsts[0] - firsts[1]) < 4 * firsts.total() ** 0.5
