"""Functions for Sword of Lies bots: rows, cards and marks as a seat sees them.

A card has a *face*: rank and suit, such as ``Qh``. A marked card becomes a sword or a shield when
it is revealed; before that, only seats that have seen the card know which one it becomes.
"""

from collections.abc import Sequence

from mendax.core.game import Seat
from mendax.games.cards import Face, colour, rank
from mendax.games.sword_of_lies.reveal import is_right
from mendax.games.sword_of_lies.view import CardView, SwordView


def own_row(view: SwordView) -> Sequence[CardView]:
    """Return this seat's cards from the left; empty for a spectator."""
    return () if view.you is None else view.rows[view.you]


def known_cards(view: SwordView) -> dict[tuple[Seat, int], Face]:
    """Return all faces that this seat knows, keyed by seat and place."""
    return {
        (seat, place): card.face
        for seat, row in enumerate(view.rows)
        for place, card in enumerate(row)
        if card.face is not None
    }


def becomes(card: CardView) -> str | None:
    """Return "sword" or "shield" for a marked card with a known face, otherwise None."""
    if card.mark is None or card.face is None:
        return None
    return "sword" if is_right(card.mark, card.face) else "shield"


def swords_to_come(view: SwordView) -> int:
    """Return the number of this seat's unrevealed cards that will be swords."""
    return sum(not card.revealed and becomes(card) == "sword" for card in own_row(view))


def to_call(view: SwordView) -> int:
    """Return the number of chips to call."""
    return 0 if view.you is None else max(0, view.level - view.bets[view.you])


__all__ = [
    "becomes",
    "colour",
    "known_cards",
    "own_row",
    "rank",
    "swords_to_come",
    "to_call",
]
