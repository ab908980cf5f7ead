"""Tests of all betting rounds as one game, against a walk over single histories and types."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
import pytest

from mendax.core.game import Seat
from mendax.games.rules import with_options
from mendax.games.sword_of_lies import betting as bets
from mendax.games.sword_of_lies.betting import HighestBet
from mendax.games.sword_of_lies.rounds import smallest_bet
from mendax.games.sword_of_lies.rules import PRESETS
from mendax.games.sword_of_lies.state import Betting
from mendax.solver.generic.typed_game import Floats
from mendax.solver.sword_of_lies.betting_tree import BetsMade, betting_tree
from mendax.solver.sword_of_lies.hidden_bets import HiddenCards, HiddenRound, typed_game
from mendax.solver.sword_of_lies.whole_betting import (
    Ints,
    judged,
    round_by_round,
    solved,
    stages_of,
)

CARDS = 2
RULES = with_options(PRESETS["standard"], {"cards": CARDS, "fixed_raises": 2})
BLIND: Seat = 1
Values = dict[int, float]
"""Values by the number of hidden bare cards of the responder."""
Weights = dict[tuple[int, int], float]
"""Weights of pairs of types, by their numbers in ``HiddenRound.types``."""


def first_round() -> HiddenRound:
    """Return a round of two seats with two hidden cards each, of which one bare card differs."""
    betting = Betting((40, 40), (0, 1), (0, 0), (20, 20))
    made = BetsMade(bets.opened(betting, smallest_bet(RULES, 1), 0, 0), HighestBet(None, 0))
    first = tuple(HiddenCards(2 - n, (0, n)) for n in range(3))
    second = (*(HiddenCards(2 - n, (n, 0)) for n in range(3)), HiddenCards(1, (0, 0)))
    prior = np.random.default_rng(5).uniform(0.2, 1.0, (3, 4))
    none = ((0, 0), (0, 0))
    return HiddenRound(
        RULES, made, 1, BLIND, (2, 2), (0, 0), (0, 0), none, (first, second), prior / prior.sum()
    )


class Node(NamedTuple):
    """A place of the walk: a round after a history, and the first of its spots."""

    number: int
    history: int
    spot: int
    made: BetsMade
    shown: tuple[int, int]
    """The bare cards that each player has revealed."""


class Responder:
    """The strategies of both players or, with ``best``, a best response of ``player``."""

    def __init__(
        self, hidden: HiddenRound, mixes: Sequence[Floats], player: int, *, best: bool
    ) -> None:
        self._hidden, self._mixes, self._player, self._best = hidden, mixes, player, best

    def worth(self) -> float:
        """Return the payoff of the player."""
        weights = {pair: float(self._hidden.prior[pair]) for pair in np.ndindex(3, 4)}
        return sum(self._round(Node(1, 0, 0, self._hidden.made, (0, 0)), weights).values())

    def _bare(self, player: int, pair: tuple[int, int], shown: tuple[int, int]) -> int:
        """Return the number of hidden bare cards of a player."""
        return CARDS - self._hidden.types[player][pair[player]].shields - shown[player]

    def _round(self, here: Node, weights: Weights) -> Values:
        tree = betting_tree(RULES, here.made)
        going = [end for end, each in enumerate(tree.ends) if len(each.betting.live) == 2]
        hidden = self._hidden._replace(made=here.made, number=here.number)
        payoffs = typed_game(hidden, tree).payoffs[self._player]
        before = self._hidden.made.betting.stacks[self._player]
        payoffs += here.made.betting.stacks[self._player] - before

        def at(node: int, left: Weights) -> Values:
            if node >= 0:
                one = tree.nodes[node]
                place = here._replace(spot=here.spot + node)
                return self._act(one.seat, place, left, [partial(at, c) for c in one.children])
            if here.number < CARDS and ~node in going:
                closed, _, _ = bets.gathered(tree.ends[~node].betting)
                opened = bets.opened(closed, smallest_bet(RULES, here.number + 1), BLIND, 0)
                row = here.history * len(going) + going.index(~node)
                after = BetsMade(opened, tree.ends[~node].highest)
                spot = here.spot + len(tree.nodes)
                circle = bets.clockwise((0, 1), BLIND)
                return self._reveals(circle, Node(here.number, row, spot, after, here.shown), left)
            values = defaultdict[int, float](float)
            for pair, weight in left.items():
                own = self._bare(self._player, pair, here.shown)
                values[own] += weight * float(payoffs[~node][pair])
            return values

        return at(0, weights)

    def _reveals(self, circle: Sequence[Seat], here: Node, weights: Weights) -> Values:
        if not circle:
            return self._round(here._replace(number=here.number + 1), weights)
        seat, cards = circle[0], CARDS - here.number + 1

        def card(shield: int, left: Weights) -> Values:
            may = {
                pair: weight
                for pair, weight in left.items()
                for bare in [self._bare(seat, pair, here.shown)]
                if (bare < cards if shield else bare > 0)
            }
            bare = 1 - shield
            shown = (here.shown[0] + bare * (seat == 0), here.shown[1] + bare * (seat == 1))
            after = here._replace(history=2 * here.history + shield, spot=here.spot + 1)
            later = self._reveals(circle[1:], after._replace(shown=shown), may)
            return {own + bare * (seat == self._player): x for own, x in later.items()}

        return self._act(seat, here, weights, [partial(card, shield) for shield in (0, 1)])

    def _act(
        self, seat: Seat, here: Node, left: Weights, parts: Sequence[Callable[[Weights], Values]]
    ) -> Values:
        mix, mine = self._mixes[here.spot][here.history], seat == self._player
        by_own = defaultdict[int, list[float]](list)
        for action, later in enumerate(parts):
            kept = {
                pair: weight * float(mix[self._bare(seat, pair, here.shown), action])
                for pair, weight in left.items()
            }
            for own, worth in later(left if mine else kept).items():
                drawn = mine and not self._best
                by_own[own].append(worth * float(mix[own, action]) if drawn else worth)
        choose = max if mine and self._best else sum
        return {own: choose(each) for own, each in by_own.items()}


def even(hidden: int, bare: Ints) -> Floats:
    """Return the chance of a bare card if each hidden card is equally likely."""
    return np.broadcast_to(np.arange(hidden + 1) / hidden, (len(bare), hidden + 1))


@pytest.mark.parametrize("by_rounds", [False, True])
def test_values_and_gains_are_those_of_a_walk(*, by_rounds: bool) -> None:
    hidden = first_round()
    stages = stages_of(hidden)
    mixes = round_by_round(stages, even, 5) if by_rounds else solved(stages, 5).mixes
    found = judged(stages, mixes)
    for player, (worth, gain) in enumerate(zip(found.worths, found.gains, strict=True)):
        assert Responder(hidden, mixes, player, best=False).worth() == pytest.approx(
            worth, abs=1e-9
        )
        best = Responder(hidden, mixes, player, best=True).worth()
        assert best - worth == pytest.approx(gain, abs=1e-9)
        assert gain > 0.01, "a few turns find no equilibrium"


def test_the_solution_is_an_equilibrium_of_the_whole_game() -> None:
    """The sum of both gains bounds the error of the value."""
    stages = stages_of(first_round())
    found = solved(stages, 400)
    assert sum(found.gains) < 0.01
    assert sum(found.worths) == pytest.approx(40), "the antes"
