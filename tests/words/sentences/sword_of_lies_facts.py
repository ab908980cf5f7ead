"""Facts about a moment of Sword of Lies, as the text tells them."""

from collections.abc import Sequence
from typing import Any, Final

from mendax.core.game import CHANCE, Action, OneOf
from mendax.games.cards import colour
from mendax.games.sword_of_lies import war_events
from mendax.games.sword_of_lies.actions import aimed_at
from tests.words.sentences.moments import Moment, Sentences

PLAY: Final = "sword-of-lies-play-"
_SENTENCES: Final = Sentences(PLAY)
CLAIMS, claim, says = _SENTENCES.claims, _SENTENCES.claim, _SENTENCES.says


def book(m: Moment) -> Any:
    """Return the game, which has more rules than every game must have."""
    return m.game


def seats(m: Moment) -> range:
    return range(len(m.before.rows))


def around(m: Moment, first: int, among: Sequence[int]) -> list[int]:
    """Return the seats of ``among``, clockwise from ``first``."""
    count = len(m.before.rows)
    every = [(first + n) % count for n in range(count)]
    return [seat for seat in every if seat in among]


def values(m: Moment, kind: type[Action], field: str) -> set[Any]:
    """Return the values that a field has in the offered actions of a kind."""
    return {getattr(action, field) for action in m.offers(kind)}


def read_right(card: Any) -> bool:
    """Return whether the interrogator believed the truth or did not believe a lie."""
    return bool((card.mark.named == colour(card.face)) == card.mark.believed)


def choices(m: Moment, kind: type[Action], field: str) -> set[Any]:
    """Return the values that may be chosen for a field of a kind of action."""
    assert m.actor != CHANCE
    return {
        value
        for offer in m.game.legal_actions(m.before, m.actor)
        if isinstance(offer.action, kind)
        for slot in offer.slots
        if slot.field == field and isinstance(slot, OneOf)
        for value in slot.values
    }


def lives(state: Any, seat: int) -> int:
    return sum(card.lives for card in state.rows[seat])


def fought(m: Moment) -> bool:
    """Return whether this action opens the orders of a war round."""
    return bool(m.happened(war_events.OrderOpened))


def opened(m: Moment) -> dict[int, Any]:
    """Return the orders that this action opens, by seat."""
    return {event.seat: event.order for event in m.happened(war_events.OrderOpened)}


def swords_at(m: Moment, seat: int, place: int) -> int:
    """Return the number of swords that the opened orders aim at a card."""
    aims = [aimed_at(aim) for order in opened(m).values() for aim in order.targets]
    return aims.count((seat, place))


def pays(m: Moment, seat: int, place: int) -> bool:
    """Return whether a card pays for the double attack of its owner."""
    order = opened(m).get(seat)
    return order is not None and order.price == place


def cards_of(m: Moment, *owners: int) -> set[tuple[int, int]]:
    """Return every card of these seats by its place."""
    rows = m.before.rows
    return {(seat, place) for seat in owners for place in range(len(rows[seat]))}
