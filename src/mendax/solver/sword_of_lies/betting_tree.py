"""The lines of a betting round with fixed bets as a tree, by the rules of the game.

This module loads no numpy.
"""

from collections.abc import Sequence
from typing import NamedTuple

from mendax.core.game import Action, Seat
from mendax.games.sword_of_lies import betting as bets
from mendax.games.sword_of_lies.actions import AllIn, Bet, Call, Fold, Raise
from mendax.games.sword_of_lies.betting import HighestBet
from mendax.games.sword_of_lies.pots import pots, raked
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Betting


class BetsMade(NamedTuple):
    """A position of a betting round: the betting, and the highest bet of the game."""

    betting: Betting
    highest: HighestBet

    @property
    def holder(self) -> Seat | None:
        """Return the seat that has four more swords if the war begins now."""
        seat = self.highest.seat
        return seat if seat in self.betting.live else None

    @property
    def is_over(self) -> bool:
        """Return whether the round is over."""
        return len(self.betting.live) == 1 or bets.is_settled(self.betting)

    def after(self, action: Action) -> "BetsMade":
        """Return the position after a legal action of the seat to act."""
        betting, highest = self
        seat = betting.waiting[0]
        if isinstance(action, Fold):
            return BetsMade(bets.folded(betting), highest)
        to = betting.bets[seat]
        match action:
            case Call():
                to = betting.level
            case Bet() | Raise():
                to = action.to
            case AllIn():
                to += betting.stacks[seat]
        if to > max(betting.level, highest.to):
            highest = HighestBet(seat, to)
        return BetsMade(bets.put_in(betting, to), highest)


class BetNode(NamedTuple):
    """A decision of a seat. A child is a later node of the tree, or ``~end``."""

    seat: Seat
    bets: tuple[int, ...]
    """The chips that each seat has put in this round."""
    actions: tuple[Action, ...]
    children: tuple[int, ...]


class BettingTree(NamedTuple):
    """All lines of a round. Every node comes before its children."""

    nodes: tuple[BetNode, ...]
    ends: tuple[BetsMade, ...]


def betting_tree(rules: SwordRules, root: BetsMade) -> BettingTree:
    """Return the tree of a round that is not over. Folds without a bet to call are left out."""
    nodes: list[BetNode] = []
    ends: list[BetsMade] = []

    def add(made: BetsMade) -> int:
        if made.is_over:
            ends.append(made)
            return ~(len(ends) - 1)
        seat, at = made.betting.waiting[0], len(nodes)
        actions = sensible(rules, made)
        nodes.append(BetNode(seat, made.betting.bets, actions, ()))
        children = tuple(add(made.after(action)) for action in actions)
        nodes[at] = nodes[at]._replace(children=children)
        return at

    add(root)
    return BettingTree(tuple(nodes), tuple(ends))


def sensible(rules: SwordRules, made: BetsMade) -> tuple[Action, ...]:
    """Return the legal actions of the seat to act, without a fold where a check is legal."""
    seat, betting = made.betting.waiting[0], made.betting
    return tuple(
        offer.action
        for offer in bets.offers(rules, betting, seat)
        if not (isinstance(offer.action, Fold) and betting.bets[seat] == betting.level)
    )


def stacks_after(rules: SwordRules, betting: Betting, shares: Sequence[float]) -> tuple[float, ...]:
    """Return the stacks after the pots are paid.

    ``shares`` are the shares of the live seats, in order, in every pot that all of them may win. A
    pot that fewer seats may win belongs to its first seat.
    """
    closed, _, _ = bets.gathered(betting)
    stacks, taken = list[float](closed.stacks), 0
    for pot in pots(closed):
        rake = raked(rules, pot.chips, taken)
        taken += rake
        parts = shares if pot.seats == closed.live else (1.0,)
        for seat, part in zip(pot.seats, parts, strict=True):
            stacks[seat] += (pot.chips - rake) * part
    return tuple(stacks)
