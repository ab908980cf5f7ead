"""For bots that play Sword of Lies: rows, cards and marks as a seat sees them.

A card is a *face*, rank and suit such as ``Qh``; a marked one is a sword or a shield once it is
revealed, and until then only whoever has seen it knows which.
"""

from collections.abc import Sequence

from mendax.core.game import Seat
from mendax.games.cards import Face, colour, rank
from mendax.games.sword_of_lies.reveal import is_right
from mendax.games.sword_of_lies.view import CardView, SwordView


def own_row(view: SwordView) -> Sequence[CardView]:
    """One's own cards, from the left; none for a spectator."""
    return () if view.you is None else view.rows[view.you]


def known_cards(view: SwordView) -> dict[tuple[Seat, int], Face]:
    """All faces that this seat knows, by seat and place."""
    return {
        (seat, place): card.face
        for seat, row in enumerate(view.rows)
        for place, card in enumerate(row)
        if card.face is not None
    }


def becomes(card: CardView) -> str | None:
    """What a marked card that one knows is when it is revealed, «sword» or «shield»; else None."""
    if card.mark is None or card.face is None:
        return None
    return "sword" if is_right(card.mark, card.face) else "shield"


def swords_to_come(view: SwordView) -> int:
    """How many of one's own unrevealed cards will be swords, as far as one knows them."""
    return sum(not card.revealed and becomes(card) == "sword" for card in own_row(view))


def to_call(view: SwordView) -> int:
    """How many chips it takes to stay in the hand."""
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
