"""The view of a Sword of Lies betting puzzle. This module loads no numerical code."""

from mendax.bots.sword_of_lies.beliefs import Outlook
from mendax.bots.sword_of_lies.player import chips_in
from mendax.games.sword_of_lies.reveal import is_right
from mendax.games.sword_of_lies.rounds import smallest_bet
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import SwordView
from mendax.practice.puzzle import BettingView, MarkedCard


def betting_view(rules: SwordRules, view: SwordView, known: Outlook) -> BettingView:
    """Return the facts relevant to a bet, with the seat to act as seat 0."""
    assert view.you is not None
    seats, doubtful = len(view.rows), iter(known.doubtful)
    rows = list[tuple[MarkedCard, ...]]()
    for row in view.rows:
        cards = []
        for card in row:
            stays = card.mark is not None and card.mark.by in view.live
            by = (card.mark.by - view.you) % seats if card.mark and stays else None
            if card.mark is None:
                shield = 0
            elif card.face is None:
                shield = round(100 * (1 - next(doubtful).right(known.left)))
            else:
                shield = 100 * (not is_right(card.mark, card.face))
            cards.append(MarkedCard(shield, by))
        rows.append(tuple(cards))
    order = [(view.you + n) % seats for n in range(seats)]
    bold = view.boldest.seat if view.boldest and view.boldest.seat in view.live else None
    smallest, fixed = smallest_bet(rules, view.round), rules.limit == "fixed_limit"
    left = max(0, rules.fixed_raises - -(-view.level // smallest))
    return BettingView(
        you=0,
        rows=tuple(rows[seat] for seat in order),
        stacks=tuple(view.stacks[seat] for seat in order),
        bets=tuple(view.bets[seat] for seat in order),
        pot=chips_in(view),
        price=view.level - view.bets[view.you],
        boldest=None if bold is None else (bold - view.you) % seats,
        highest=view.boldest.to if view.boldest else 0,
        size=smallest,
        raises_left=left if fixed else None,
        round=view.round,
        rounds=rules.cards + 1,
    )
