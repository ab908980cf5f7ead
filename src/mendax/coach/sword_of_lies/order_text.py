"""Orders as the coach writes them, with struck cards by seat and face, and the price.

``strike-twice seat2-4h+seat2-9c+7d`` uses two swords on two cards of seat 2 and pays with a life of
the seat's own card 7d. Each sword has one target; ``own-7d`` is the seat's own card as a target. A
face that occurs twice in its row is followed by its place: ``seat2-4h-3``. Places and seats count
from
1. In an opponent's possible order, a target is only the owner, ``seat2`` or ``own``, if several
cards of the row may be meant. Clients replace seats by names (``called`` of the game's spelling).
"""

from mendax.bots.sword_of_lies.orders import Plan
from mendax.core.game import Action, Seat
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.actions import Place, aimed_at
from mendax.games.sword_of_lies.view import SwordView

_KINDS = ("hold", "strike", "strike-twice", "strike-thrice")


def order_text(view: SwordView, plan: Plan, written: Action | None = None) -> str:
    """Return an order as text, with the cards in ``written`` or the leftmost cards that fit.

    Different plans never have the same text, because a plan contains the lives of each card.
    """
    struck, price = _leftmost(view, plan) if written is None else cards_of(written)
    words = [_card(view, seat, place) for seat, place in sorted(struck)]
    if price is not None and view.you is not None:
        words.append(_card(view, view.you, price).removeprefix("own-"))
    return f"{_KINDS[len(struck)]} {'+'.join(words)}".rstrip()


def likely_text(view: SwordView, plan: Plan) -> str:
    """Return an opponent's possible order as text, with unambiguous cards only and no price."""
    vague = {
        aim.seat
        for aim in plan.aims
        if sum(card.lives == aim.lives for card in view.rows[aim.seat])
        > sum(other == aim for other in plan.aims)
    }
    struck, _ = _leftmost(view, plan._replace(paid=0))
    words = [
        _owner(view, seat) if seat in vague else _card(view, seat, place)
        for seat, place in sorted(struck)
    ]
    return f"{_KINDS[len(struck)]} {'+'.join(words)}".rstrip()


def cards_of(order: Action) -> tuple[list[tuple[Seat, Place]], Place | None]:
    """Return the card that each sword of an order strikes, and the place of the card that pays."""
    match order:
        case actions.Strike():
            return [aimed_at(order.target)], None
        case actions.StrikeTwice():
            return [aimed_at(order.first), aimed_at(order.second)], order.price
        case actions.StrikeThrice():
            return [aimed_at(aim) for aim in (order.first, order.second, order.third)], None
    return [], None


def _leftmost(view: SwordView, plan: Plan) -> tuple[list[tuple[Seat, Place]], Place | None]:
    picked: list[tuple[Seat, Place]] = []
    for aim in plan.aims:
        fresh = [
            (aim.seat, place)
            for place, card in enumerate(view.rows[aim.seat])
            if card.lives == aim.lives and (aim.seat, place) not in picked
        ]
        picked.append(fresh[0] if fresh else picked[-1])
    if not plan.paid or view.you is None:
        return picked, None
    own = [card.lives for card in view.rows[view.you]]
    return picked, own.index(plan.paid)


def _card(view: SwordView, seat: Seat, place: Place) -> str:
    row = view.rows[seat]
    face = row[place].face
    twice = sum(card.face == face for card in row) > 1
    return f"{_owner(view, seat)}-{face}" + (f"-{place + 1}" if twice else "")


def _owner(view: SwordView, seat: Seat) -> str:
    return "own" if seat == view.you else f"seat{seat + 1}"
