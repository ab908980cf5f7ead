"""Betting rounds with fixed bets while two seats are left and some of their cards are hidden.

A marked card that is not revealed will be a shield, or a bare card that may give a sword. A seat
knows its own cards, and they are its type. ``solved_betting`` solves the round with these types.

1. **Model.** Bets of this round are made with hidden cards. Then all cards are revealed, and one
   more round of bets, the last one, is played with open cards. ``war_table`` values the war. The
   rounds between these two, and the choice of cards to reveal, are left out. In the round before
   the last one, the model is the game itself. In the last round, all cards are open.
2. The last round is solved by backward induction for every pair of types, the hidden round by
   ``typed_game``.
3. Talks before the war are not part of the game, and a holder of the highest bet that may choose
   the side of shields (``shield_side``) is not covered.
"""

from functools import cached_property
from typing import NamedTuple

import numpy as np

from mendax.core.game import Action, Seat
from mendax.games.sword_of_lies import betting as bets
from mendax.games.sword_of_lies.rounds import smallest_bet
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.war import BOLD
from mendax.solver.generic.typed_game import (
    Floats,
    TypedGame,
    TypedNode,
    TypedSolution,
    solved,
)
from mendax.solver.sword_of_lies.betting_tree import (
    BetsMade,
    BettingTree,
    betting_tree,
    sensible,
    stacks_after,
)
from mendax.solver.sword_of_lies.two_seats import Army, TwoSeatWar, WarOptions
from mendax.solver.sword_of_lies.war_table import fits, share_of


class HiddenCards(NamedTuple):
    """The type of a seat: the outcomes of its hidden marked cards."""

    shields: int
    swords: tuple[int, int]
    """The swords that these cards give to the first and to the second live seat."""


class HiddenRound(NamedTuple):
    """A betting round between two seats. Pairs are in the order of the live seats."""

    rules: SwordRules
    made: BetsMade
    """The position to solve."""
    number: int
    """The number of the betting round."""
    blind: Seat
    """The seat that acts first in later rounds."""
    cards: tuple[int, int]
    shields: tuple[int, int]
    """The shields that both seats know of."""
    swords: tuple[int, int]
    """The swords, not yet doubled, that both seats know of."""
    types: tuple[tuple[HiddenCards, ...], tuple[HiddenCards, ...]]
    """The possible types of each seat."""
    prior: Floats
    """The probability of each pair of types."""

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Return the two live seats."""
        first, second = self.made.betting.live
        return first, second

    def war(self, mine: HiddenCards, theirs: HiddenCards, holder: Seat | None) -> TwoSeatWar:
        """Return the war of a pair of types, in which ``holder`` has four more swords."""
        options = WarOptions(self.rules.hard_shields, self.rules.triple_attack, self.rules.may_hold)
        armies = []
        for at, own in enumerate((mine, theirs)):
            twos = self.shields[at] + own.shields
            earned = self.swords[at] + mine.swords[at] + theirs.swords[at]
            armed = 2 * earned + BOLD * (self.seats[at] == holder)
            armies.append(Army(self.cards[at] - twos, twos, armed))
        ahead = armies[0].swords - armies[1].swords
        return TwoSeatWar(options, armies[0], armies[1], (ahead > 0) - (ahead < 0))

    @property
    def is_covered(self) -> bool:
        """Return whether the rules and the tables of wars cover all pairs of types."""
        rules = self.rules
        if rules.limit != "fixed_limit" or rules.any_target or rules.shield_side:
            return False
        mine, theirs = self.types
        return all(
            fits(self.war(one, other, holder))
            for one in mine
            for other in theirs
            for holder in self.seats
        )


class SolvedBetting(NamedTuple):
    """The solution of a betting round."""

    hidden: HiddenRound
    tree: BettingTree
    solution: TypedSolution

    def mix(
        self, seat: Seat, put_in: tuple[int, ...], own: HiddenCards
    ) -> dict[Action, float] | None:
        """Return the probability of each action of ``seat``, which has the type ``own``.

        ``put_in`` is what each seat has bet in this round, which names the node. Return None for a
        position that is not part of the tree.
        """
        types = self.hidden.types[self.hidden.seats.index(seat)]
        for node, mix in zip(self.tree.nodes, self.solution.mixes, strict=True):
            if (node.seat, node.bets) == (seat, put_in) and own in types:
                row = mix[types.index(own)]
                return dict(zip(node.actions, map(float, row), strict=True))
        return None

    @property
    def exploitability(self) -> float:
        """Return the mean gain of a best response in this model, as a share of the chips at
        stake."""
        betting = self.hidden.made.betting
        return sum(self.solution.gains) / 2 / max(1, sum(betting.paid) + sum(betting.bets))


def solved_betting(hidden: HiddenRound, turns: int) -> SolvedBetting:
    """Return the solution of a covered round that is not over, after ``turns`` turns."""
    tree = betting_tree(hidden.rules, hidden.made)
    solution = solved(typed_game(hidden, tree), turns)
    return SolvedBetting(hidden, tree, solution)


def typed_game(hidden: HiddenRound, tree: BettingTree) -> TypedGame:
    """Return a round as a game. Payoffs are the chips won from the current position on."""
    order = {seat: player for player, seat in enumerate(hidden.seats)}
    nodes = tuple(TypedNode(order[node.seat], node.children) for node in tree.nodes)
    later = _Later(hidden)
    ends = np.stack([later.chips(end) for end in tree.ends], axis=1)
    return TypedGame(nodes, hidden.prior, ends)


class _Later:
    """The chips that each seat wins after a round, by the types: float[2, k, m]."""

    def __init__(self, hidden: HiddenRound) -> None:
        self._hidden, self._rules = hidden, hidden.rules
        self._last = hidden.rules.cards + 1
        stacks = hidden.made.betting.stacks
        self._before = np.array([stacks[seat] for seat in hidden.seats], dtype=np.float64)

    def chips(self, end: BetsMade) -> Floats:
        """Return the chips after the end of the hidden round."""
        if len(end.betting.live) == 1 or self._hidden.number == self._last:
            return self._paid(end)
        closed, _, _ = bets.gathered(end.betting)
        size = smallest_bet(self._rules, self._last)
        return self._best(BetsMade(bets.opened(closed, size, self._hidden.blind, 0), end.highest))

    def _best(self, made: BetsMade) -> Floats:
        """Return the chips if both seats bet well with open cards."""
        if made.is_over:
            return self._paid(made)
        player = self._hidden.seats.index(made.betting.waiting[0])
        first, *others = (self._best(made.after(each)) for each in sensible(self._rules, made))
        for other in others:
            first = np.where(other[player] > first[player], other, first)
        return first

    def _paid(self, made: BetsMade) -> Floats:
        """Return the chips after the war, or after all but one seat folded."""
        seats = list(self._hidden.seats)
        low, high = (
            np.array(stacks_after(self._rules, made.betting, share))[seats] - self._before
            for share in (0.0, 1.0)
        )
        share = self._shares[made.holder]
        return np.asarray(low[:, None, None] + (high - low)[:, None, None] * share)

    @cached_property
    def _shares(self) -> dict[Seat | None, Floats]:
        """Return the first seat's share in the war by the types, for each holder."""
        mine, theirs = self._hidden.types
        war = self._hidden.war
        return {
            holder: np.array(
                [[share_of(war(one, other, holder)) for other in theirs] for one in mine]
            )
            for holder in (*self._hidden.seats, None)
        }
