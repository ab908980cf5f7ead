"""Exact play in the last betting round with two seats left and fixed bets.

All cards are open in that round, so it is a finite game of perfect information, solved by backward
induction over the lines of betting. ``war_table`` values the war after each line, in which the
first seat with the highest bet has four more swords. Talks before the war are not part of the game.
This module loads no numpy.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from mendax.core.game import Action, Seat
from mendax.games.sword_of_lies.actions import Fold
from mendax.games.sword_of_lies.betting import HighestBet, offers
from mendax.games.sword_of_lies.rules import Side, SwordRules
from mendax.games.sword_of_lies.state import Betting
from mendax.games.sword_of_lies.view import SwordView
from mendax.games.sword_of_lies.war import BOLD
from mendax.solver.sword_of_lies.betting_tree import BetsMade, sensible, stacks_after
from mendax.solver.sword_of_lies.two_seats import Army, TwoSeatWar, WarOptions
from mendax.solver.sword_of_lies.war_table import fits, share_of

_SIDES: Final[tuple[Side, ...]] = ("face_down", "face_up")


class SolvedBet(NamedTuple):
    """A bet, and its consequences if both seats play on well."""

    action: Action
    worth: float
    """The chips won compared with a fold."""
    line: tuple[Action, ...]
    """The actions after it, by both seats in turn."""


class _Line(NamedTuple):
    """The best play from a position on."""

    stacks: tuple[float, ...]
    """The expected chips of every seat after the war."""
    actions: tuple[Action, ...]


def is_last_round(rules: SwordRules, view: SwordView) -> bool:
    """Return whether the rules and the number of seats allow an exact answer to a betting view."""
    last = view.phase == "betting" and view.round > rules.cards
    fixed = rules.limit == "fixed_limit" and not rules.any_target
    return last and fixed and len(view.live) == 2


def solved_bets(
    rules: SwordRules, view: SwordView, betting: Betting
) -> tuple[SolvedBet, ...] | None:
    """Return the legal bets of the seat to act, or None unless the tables contain the wars.

    The view must be one for which ``is_last_round`` holds, and ``betting`` its betting.
    """
    war = _war_after(rules, view)
    if war is None:
        return None
    bold = view.boldest
    highest = HighestBet(None, 0) if bold is None else HighestBet(bold.seat, bold.to)
    seat, made = betting.waiting[0], BetsMade(betting, highest)
    lines = {
        offer.action: _line(rules, war, made.after(offer.action))
        for offer in offers(rules, betting, seat)
    }
    fold = lines[Fold()].stacks[seat]
    return tuple(
        SolvedBet(action, line.stacks[seat] - fold, line.actions) for action, line in lines.items()
    )


def boldest_shares(rules: SwordRules, view: SwordView, seat: Seat) -> tuple[float, float] | None:
    """Return the shares of the pot for ``seat`` in the war, with and without the highest bet.

    Without it, the other seat has the highest bet. Return None unless the tables contain the wars.
    """
    war = _war_after(rules, view)
    if war is None:
        return None
    first = seat == view.live[0]
    armed, plain = war(seat), war(next(s for s in view.live if s != seat))
    return (armed, plain) if first else (1 - armed, 1 - plain)


def _line(rules: SwordRules, war: Callable[[Seat | None], float], made: BetsMade) -> _Line:
    """Return the best play from a position on."""
    if made.is_over:
        first = 1.0 if len(made.betting.live) == 1 else war(made.holder)
        shares = (first, 1 - first)[: len(made.betting.live)]
        return _Line(stacks_after(rules, made.betting, shares), ())
    seat = made.betting.waiting[0]
    lines = [
        _Line(line.stacks, (action, *line.actions))
        for action in sensible(rules, made)
        for line in [_line(rules, war, made.after(action))]
    ]
    return max(lines, key=lambda line: line.stacks[seat])


def _war_after(rules: SwordRules, view: SwordView) -> Callable[[Seat | None], float] | None:
    """Return the first live seat's share of the pot by the seat with the highest bet, or None.

    With ``shield_side``, the seat with the highest bet chooses the shield's side for itself.
    """
    options = WarOptions(rules.hard_shields, rules.triple_attack, rules.may_hold)
    first, second = view.live

    def war(bold: Seat | None, side: Side) -> TwoSeatWar:
        armed = {
            seat: 2 * view.swords[seat] + BOLD * (seat == bold and not rules.shield_side)
            for seat in view.live
        }
        mine, theirs = (
            Army(len(row) - shields, shields, armed[seat])
            for seat in view.live
            for row in [view.rows[seat]]
            for shields in [sum(card.side == side for card in row)]
        )
        ahead = armed[first] - armed[second]
        return TwoSeatWar(options, mine, theirs, (ahead > 0) - (ahead < 0))

    sides = _SIDES if rules.shield_side else _SIDES[:1]
    if not all(fits(war(bold, side)) for bold in (first, second, None) for side in sides):
        return None

    @cache
    def share(bold: Seat | None) -> float:
        found = [share_of(war(bold, side)) for side in (sides if bold is not None else sides[:1])]
        return min(found) if bold == second else max(found)

    return share
