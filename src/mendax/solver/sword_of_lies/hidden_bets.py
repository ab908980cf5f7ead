"""Betting rounds with fixed bets while two or three seats are left and some cards are hidden.

A marked card that is not revealed will be a shield, or a bare card that may give a sword. A seat
knows its own cards, and they are its type. ``solved_betting`` solves the round with these types.

1. **Model.** Bets of this round are made with hidden cards. Then all cards are revealed, and one
   more round of bets, the last one, is played with open cards. The rounds between these two, and
   the choice of cards to reveal, are left out. In the round before the last one, the model of two
   seats is the game itself. In the last round, all cards are open.
2. The last round is solved by backward induction for every combination of types, the hidden round
   by ``typed_game``.
3. ``war_table`` values a war of two seats. The caller values the wars of three (``Wars``).
4. Talks before the war are not part of the game, and a holder of the highest bet that may choose
   the side of shields (``shield_side``) is not covered.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

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

Ints = npt.NDArray[np.int64]
Wars = Callable[[Ints, Ints, Ints], Floats]
"""The expected share of each seat in some wars: float[w, n].

The arguments are the cards of the seats, int[n], and their shields and swords, int[w, n].
"""
_TREMBLE: Final = 0.01
"""The probability of a random action while a round of three seats is solved. Without it, the
answers to bets that no solved strategy makes would be arbitrary. With two seats, they cannot lose.
"""
_MOST_RAISES: Final = 4
"""The largest number of raises in a round of three seats that is solved."""
_RADIX: Final = 32
"""A bound on the shields and the swords of a seat."""


class HiddenCards(NamedTuple):
    """The type of a seat: the outcomes of its hidden marked cards."""

    shields: int
    swords: tuple[int, ...]
    """The swords that these cards give to each live seat."""


class HiddenRound(NamedTuple):
    """A betting round between two or three seats. Tuples are in the order of the live seats."""

    rules: SwordRules
    made: BetsMade
    """The position to solve."""
    number: int
    """The number of the betting round."""
    blind: Seat
    """The seat that acts first in later rounds."""
    cards: tuple[int, ...]
    shields: tuple[int, ...]
    """The shields that all seats know of."""
    strays: tuple[int, ...]
    """The swords, not yet doubled, that no card of a live seat gives."""
    gifts: tuple[tuple[int, ...], ...]
    """The swords, not yet doubled, that all seats know of: by owner, then by the seat that gets
    them."""
    types: tuple[tuple[HiddenCards, ...], ...]
    """The possible types of each seat."""
    prior: Floats
    """The probability of each combination of types, with one axis per seat."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the live seats."""
        return self.made.betting.live

    @property
    def is_covered(self) -> bool:
        """Return whether the model covers the rules, the stacks and all wars of two seats."""
        rules = self.rules
        if rules.limit != "fixed_limit" or rules.any_target or rules.shield_side:
            return False
        if len(self.seats) > 2 and not (
            rules.fixed_raises <= _MOST_RAISES
            and rules.fold_cards == "face_down"
            and self._all_can_bet
        ):
            return False
        return all(
            fits(self.war(pair, np.zeros(2, np.int64), swords.reshape(2, -1).max(axis=1)))
            for pair in combinations(self.seats, 2)
            for holder in pair
            for _, swords in [self.armies(pair, holder)]
        )

    @property
    def _all_can_bet(self) -> bool:
        """Return whether no seat can run out of chips in this round and the last one."""
        rounds, betting = {self.number, self.rules.cards + 1}, self.made.betting
        most = self.rules.fixed_raises * sum(smallest_bet(self.rules, n) for n in rounds)
        return all(betting.bets[seat] + betting.stacks[seat] > most for seat in self.seats)

    def armies(self, live: tuple[Seat, ...], holder: Seat | None) -> Ints:
        """Return the shields and the swords before the war of the seats ``live``: int[2, m,
        *types], where folded seats have axes of size 1.

        The seat ``holder`` has four more swords.
        """
        places = [self.seats.index(seat) for seat in live]
        axes = np.ix_(*([*range(len(t))] if p in places else [0] for p, t in enumerate(self.types)))
        twos, swords = [], []
        for at in places:
            own = np.array([kind.shields for kind in self.types[at]])
            twos.append(self.shields[at] + own[axes[at]])
            earned = self.strays[at] + sum(self.gifts[owner][at] for owner in places)
            given = (
                np.array([kind.swords[at] for kind in self.types[owner]])[axes[owner]]
                for owner in places
            )
            swords.append(2 * (earned + sum(given)) + BOLD * (self.seats[at] == holder))
        shape = np.broadcast_shapes(*(axis.shape for axis in axes))
        every = [np.broadcast_to(each, shape) for each in (*twos, *swords)]
        return np.array(every).reshape(2, len(live), *shape)

    def war(self, pair: tuple[Seat, ...], shields: Ints, swords: Ints) -> TwoSeatWar:
        """Return the war of two seats with these shields and swords: int[2]."""
        options = WarOptions(self.rules.hard_shields, self.rules.triple_attack, self.rules.may_hold)
        mine, theirs = (
            Army(self.cards[self.seats.index(seat)] - int(twos), int(twos), int(armed))
            for seat, twos, armed in zip(pair, shields, swords, strict=True)
        )
        ahead = mine.swords - theirs.swords
        return TwoSeatWar(options, mine, theirs, (ahead > 0) - (ahead < 0))


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
        betting, gains = self.hidden.made.betting, self.solution.gains
        return sum(gains) / len(gains) / max(1, sum(betting.paid) + sum(betting.bets))


def solved_betting(hidden: HiddenRound, turns: int, wars: Wars | None = None) -> SolvedBetting:
    """Return the solution of a covered round that is not over, after ``turns`` turns."""
    tree = betting_tree(hidden.rules, hidden.made)
    tremble = _TREMBLE if len(hidden.seats) > 2 else 0.0
    solution = solved(typed_game(hidden, tree, wars), turns, tremble)
    return SolvedBetting(hidden, tree, solution)


def typed_game(hidden: HiddenRound, tree: BettingTree, wars: Wars | None = None) -> TypedGame:
    """Return a round as a game. Payoffs are the chips won from the current position on."""
    order = {seat: player for player, seat in enumerate(hidden.seats)}
    nodes = tuple(TypedNode(order[node.seat], node.children) for node in tree.nodes)
    later = _Later(hidden, wars)
    shape = (len(hidden.seats), *hidden.prior.shape)
    ends = np.stack([np.broadcast_to(later.chips(end), shape) for end in tree.ends], axis=1)
    return TypedGame(nodes, hidden.prior, ends)


class _Later:
    """The chips that each seat wins after a round, by the types: float[n, *types]."""

    def __init__(self, hidden: HiddenRound, wars: Wars | None) -> None:
        self._hidden, self._rules = hidden, hidden.rules
        self._shares = _WarShares(hidden, wars)
        self._last = hidden.rules.cards + 1
        stacks = hidden.made.betting.stacks
        self._before = np.array([stacks[seat] for seat in hidden.seats], dtype=np.float64)
        self._known: dict[BetsMade, Floats] = {}

    def chips(self, end: BetsMade) -> Floats:
        """Return the chips after the end of the hidden round."""
        if len(end.betting.live) == 1 or self._hidden.number == self._last:
            return self._paid(end)
        closed, _, _ = bets.gathered(end.betting)
        size = smallest_bet(self._rules, self._last)
        opened = BetsMade(bets.opened(closed, size, self._hidden.blind, 0), end.highest)
        if opened not in self._known:
            self._known[opened] = self._best(opened)
        return self._known[opened]

    def _best(self, made: BetsMade) -> Floats:
        """Return the chips if all seats bet well with open cards."""
        if made.is_over:
            return self._paid(made)
        player = self._hidden.seats.index(made.betting.waiting[0])
        first, *others = (self._best(made.after(each)) for each in sensible(self._rules, made))
        for other in others:
            first = np.where(other[player] > first[player], other, first)
        return first

    def _paid(self, made: BetsMade) -> Floats:
        """Return the chips after the war, or after all but one seat folded."""
        seats, live = list(self._hidden.seats), made.betting.live
        units = [tuple(float(seat == other) for other in live) for seat in live]
        won = np.array([stacks_after(self._rules, made.betting, one) for one in units])
        shares = self._shares.of(live, made.holder)
        chips = (won[:, seats] - self._before).T @ shares.reshape(len(live), -1)
        return np.asarray(chips.reshape(-1, *shares.shape[1:]))


class _WarShares:
    """The shares of the live seats in their wars, by the types."""

    def __init__(self, hidden: HiddenRound, wars: Wars | None) -> None:
        self._hidden, self._wars = hidden, wars
        self._known: dict[tuple[tuple[Seat, ...], Seat | None], Floats] = {}

    def of(self, live: tuple[Seat, ...], holder: Seat | None) -> Floats:
        """Return the share of each of ``live`` if ``holder`` has the highest bet: float[m, *types].

        Equal wars are valued once.
        """
        if (live, holder) not in self._known:
            armies = self._hidden.armies(live, holder)
            flat = armies.reshape(2 * len(live), -1)
            keys = _RADIX ** np.arange(len(flat)) @ flat
            _, first, back = np.unique(keys, return_index=True, return_inverse=True)
            shields, swords = flat[:, first].reshape(2, len(live), -1).transpose(0, 2, 1)
            shares = self._valued(live, shields, swords)[back.reshape(-1)]
            self._known[live, holder] = shares.T.reshape(armies.shape[1:])
        return self._known[live, holder]

    def _valued(self, live: tuple[Seat, ...], shields: Ints, swords: Ints) -> Floats:
        """Return the shares in wars with these shields and swords, int[w, m]: float[w, m]."""
        hidden = self._hidden
        if len(live) == 1:
            return np.ones((len(swords), 1))
        if len(live) == 2:
            armies = zip(shields, swords, strict=True)
            share = np.array([share_of(hidden.war(live, *each)) for each in armies])
            return np.stack([share, 1 - share], axis=1)
        if self._wars is None:
            raise ValueError("wars of three seats have no values")
        return self._wars(np.array(hidden.cards), shields, swords)
