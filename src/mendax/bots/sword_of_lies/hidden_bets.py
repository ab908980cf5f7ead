"""The betting round of a seat as a game with hidden cards, while two seats are left.

The prior of the types counts colours as a player that sees no hidden marked card of the two rows.
Given a seat's own type, it is nearly what that seat believes: a type does not say which card is
which. Rates of honesty (``habits``) and the betting of both seats in earlier rounds
(``SeatHistory.drive``) weight the prior. A card that was traded counts as known to both seats.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from mendax.bots.sword_of_lies.beliefs import Doubtful, Outlook, UnseenCards, outlook
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
from mendax.solver.sword_of_lies.betting_tree import BetsMade
from mendax.solver.sword_of_lies.hidden_bets import HiddenCards, HiddenRound

_NO_CARDS: Final = HiddenCards(0, (0, 0))


class _Partial(NamedTuple):
    """Outcomes of some hidden cards, and the cards left to draw."""

    mine: HiddenCards
    theirs: HiddenCards
    red: int
    black: int


def hidden_round(
    rules: SwordRules, view: SwordView, history: SeatHistory, paid: tuple[int, ...]
) -> HiddenRound | None:
    """Return the betting round of the seat to act, from its start if no seat folded in it.

    Return None unless two seats are left and the solver covers the round.
    """
    if len(view.live) != 2 or rules.limit != "fixed_limit":
        return None
    known = outlook(rules, _as_seen_by_others(view), history)
    first, second = view.live
    start = history.round_start if view.round > 1 else None
    drive = history.drive if start is None else start.drive
    chances = _chances(known, (first, second), drive)
    types = tuple(tuple(sorted({pair[at] for pair in chances})) for at in (0, 1))
    prior = np.array([[chances.get((one, other), 0.0) for other in types[1]] for one in types[0]])
    swords = [
        known.strays[seat] + sum(known.gifts[owner][seat] for owner in view.live)
        for seat in view.live
    ]
    found = HiddenRound(
        rules,
        _position(rules, view, betting_of(rules, view, history, paid), start),
        view.round,
        view.blind or 0,
        (known.cards[first], known.cards[second]),
        (known.shields[first], known.shields[second]),
        (swords[0], swords[1]),
        (types[0], types[1]),
        prior / prior.sum(),
    )
    return found if found.is_covered else None


def own_cards(view: SwordView) -> HiddenCards:
    """Return the type of the observer."""
    assert view.you is not None
    cards = _NO_CARDS
    for card in view.rows[view.you]:
        if card.mark is not None and card.face is not None and not card.revealed:
            right = is_right(card.mark, card.face)
            cards = _with(cards, view.live, card.mark.by if right else None, shield=not right)
    return cards


def _with(
    cards: HiddenCards, live: tuple[Seat, ...], armed: Seat | None, *, shield: bool
) -> HiddenCards:
    """Return a type with one more card, a shield or a sword for the seat ``armed``."""
    first, second = (n + (armed == seat) for n, seat in zip(cards.swords, live, strict=True))
    return HiddenCards(cards.shields + shield, (first, second))


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


def _chances(
    known: Outlook, live: tuple[Seat, Seat], drive: Sequence[float]
) -> dict[tuple[HiddenCards, HiddenCards], float]:
    """Return the weight of each pair of types."""
    start = _Partial(_NO_CARDS, _NO_CARDS, *known.left)
    found = {start: 1.0}
    for card in known.doubtful:
        after: dict[_Partial, float] = {}
        for partial, weight in found.items():
            for right in (False, True):
                likely, drawn = _drawn(card, partial, right=right)
                tell = 1.0 if right else exp(TELL * drive[card.owner])
                cards = _with(
                    drawn.mine if card.owner == live[0] else drawn.theirs,
                    live,
                    card.mark.by if right else None,
                    shield=not right,
                )
                key = (
                    drawn._replace(mine=cards)
                    if card.owner == live[0]
                    else drawn._replace(theirs=cards)
                )
                after[key] = after.get(key, 0.0) + weight * likely * tell
        found = after
    pairs: dict[tuple[HiddenCards, HiddenCards], float] = {}
    for partial, weight in found.items():
        pair = (partial.mine, partial.theirs)
        pairs[pair] = pairs.get(pair, 0.0) + weight
    return pairs


def _drawn(card: Doubtful, at: _Partial, *, right: bool) -> tuple[float, _Partial]:
    """Return the likelihood that the interrogator of a card was ``right``, and the cards left."""
    true = right == card.mark.believed
    is_red = true == (card.mark.named == "red")
    count = at.red if is_red else at.black
    likely = count / (at.red + at.black) * (card.honesty if true else 1 - card.honesty)
    if card.known:
        sure = card.right(UnseenCards(at.red, at.black))
        likely = sure if right else 1 - sure
    left = (
        at._replace(red=max(1, at.red - 1)) if is_red else at._replace(black=max(1, at.black - 1))
    )
    return likely, left
