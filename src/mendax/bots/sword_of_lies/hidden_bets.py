"""The betting round of a seat as a game with hidden cards, while two or three seats are left.

The prior of the types counts colours as a player that sees no hidden marked card of the rows. Given
a seat's own type, it is nearly what that seat believes: a type does not say which card is which.
Rates of honesty (``habits``) and the betting of all seats in earlier rounds (``SeatHistory.drive``)
weight the prior. A card that was traded counts as known to all seats.
"""

from collections.abc import Sequence
from math import exp

import numpy as np
from msgspec.structs import replace

from mendax.bots.sword_of_lies.beliefs import Outlook, outlook
from mendax.bots.sword_of_lies.determinizations import TELL
from mendax.bots.sword_of_lies.exact import betting_of
from mendax.bots.sword_of_lies.seat_history import RoundStart, SeatHistory
from mendax.core.game import Seat
from mendax.games.sword_of_lies.betting import HighestBet, opened
from mendax.games.sword_of_lies.reveal import is_right
from mendax.games.sword_of_lies.rounds import smallest_bet
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Betting
from mendax.games.sword_of_lies.view import SwordView
from mendax.solver.generic.typed_game import Floats
from mendax.solver.sword_of_lies.betting_tree import BetsMade
from mendax.solver.sword_of_lies.hidden_bets import HiddenCards, HiddenRound
from mendax.solver.sword_of_lies.war_table import CARDS


def hidden_round(
    rules: SwordRules, view: SwordView, history: SeatHistory, paid: tuple[int, ...]
) -> HiddenRound | None:
    """Return the betting round of the seat to act, from its start if no seat folded in it.

    Return None unless two or three seats are left and the solver covers the round.
    """
    seats = view.live
    if len(seats) not in (2, 3) or rules.limit != "fixed_limit" or rules.cards > CARDS:
        return None
    known = outlook(rules, _as_seen_by_others(view), history)
    start = history.round_start if view.round > 1 else None
    drive = history.drive if start is None else start.drive
    types, prior = _prior(known, seats, drive)
    found = HiddenRound(
        rules,
        _position(rules, view, betting_of(rules, view, history, paid), start),
        view.round,
        view.blind or 0,
        tuple(known.cards[seat] for seat in seats),
        tuple(known.shields[seat] for seat in seats),
        tuple(known.strays[seat] for seat in seats),
        tuple(tuple(known.gifts[owner][seat] for seat in seats) for owner in seats),
        types,
        prior,
    )
    return found if found.is_covered else None


def own_cards(view: SwordView) -> HiddenCards:
    """Return the type of the observer."""
    assert view.you is not None
    cards = HiddenCards(0, (0,) * len(view.live))
    for card in view.rows[view.you]:
        if card.mark is not None and card.face is not None and not card.revealed:
            cards = _with(cards, view.live, card.mark.by, right=is_right(card.mark, card.face))
    return cards


def _with(cards: HiddenCards, live: tuple[Seat, ...], by: Seat, *, right: bool) -> HiddenCards:
    """Return a type with one more card, which gives a sword if its interrogator was ``right``."""
    swords = tuple(n + (right and by == seat) for n, seat in zip(cards.swords, live, strict=True))
    return HiddenCards(cards.shields + (not right), swords)


def _as_seen_by_others(view: SwordView) -> SwordView:
    """Return the view without the faces of the observer's hidden marked cards."""
    assert view.you is not None
    row = tuple(
        card if card.mark is None or card.revealed else replace(card, face=None)
        for card in view.rows[view.you]
    )
    rows = (*view.rows[: view.you], row, *view.rows[view.you + 1 :])
    return replace(view, rows=rows)


def _position(
    rules: SwordRules, view: SwordView, betting: Betting, start: RoundStart | None
) -> BetsMade:
    """Return the position at the start of the round, or the current one without a ``start``."""
    if start is None:
        bold = view.boldest
        highest = HighestBet(None, 0) if bold is None else HighestBet(bold.seat, bold.to)
        return BetsMade(betting, highest)
    stacks = tuple(map(sum, zip(betting.stacks, betting.bets, strict=True)))
    fresh = replace(betting, stacks=stacks, bets=(0,) * len(stacks), level=0)
    size = smallest_bet(rules, view.round)
    return BetsMade(opened(fresh, size, view.blind or 0, 0), start.highest)


# ── the prior ────────────────────────────────────────────────────────────────────────────────


def _prior(
    known: Outlook, live: tuple[Seat, ...], drive: Sequence[float]
) -> tuple[tuple[tuple[HiddenCards, ...], ...], Floats]:
    """Return the possible types of each seat, and the probability of each combination."""
    weights = _weights(known, drive)
    outcomes = np.arange(len(weights))
    types, numbers = [], []
    for seat in live:
        kinds = {0: HiddenCards(0, (0,) * len(live))}
        own = [(at, card) for at, card in enumerate(known.doubtful) if card.owner == seat]
        for at, card in own:
            kinds = {
                bits | right << at: _with(kind, live, card.mark.by, right=right)
                for bits, kind in kinds.items()
                for right in (False, True)
            }
        types.append(tuple(sorted({*kinds.values()})))
        number = np.zeros_like(outcomes)
        for bits, kind in kinds.items():
            number[outcomes & sum(1 << at for at, _ in own) == bits] = types[-1].index(kind)
        numbers.append(number)
    shape = tuple(map(len, types))
    places = np.ravel_multi_index(numbers, shape)
    prior = np.bincount(places, weights, int(np.prod(shape))).reshape(shape)
    return tuple(types), prior / prior.sum()


def _weights(known: Outlook, drive: Sequence[float]) -> Floats:
    """Return the weight of every outcome of the hidden cards: float[2 ** cards].

    Bit n of an outcome says whether the interrogator of card n was right.
    """
    outcomes = np.arange(1 << len(known.doubtful))
    weights = np.ones(len(outcomes))
    red, black = (np.full(len(outcomes), float(n)) for n in known.left)
    for at, card in enumerate(known.doubtful):
        right = outcomes >> at & 1 == 1
        true = right == card.mark.believed
        is_red = true == (card.mark.named == "red")
        likely = np.where(is_red, red, black) / (red + black)
        likely *= np.where(true, card.honesty, 1 - card.honesty)
        if card.known:
            sure = card.right(known.left)
            likely = np.where(right, sure, 1 - sure)
        weights *= likely * np.where(right, 1.0, exp(TELL * drive[card.owner]))
        red, black = np.maximum(1, red - is_red), np.maximum(1, black - ~is_red)
    return weights
