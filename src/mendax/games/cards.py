"""Playing cards, with faces, colours, ranks, and packs of several decks.

A face consists of two letters for rank and suit: ``Qh`` is the queen of hearts, and ``Td`` the ten
of diamonds. The suits are clubs, diamonds, hearts and spades. Diamonds and hearts are red; clubs
and spades are black.
"""

import functools
from fractions import Fraction
from typing import Annotated, Final, Literal

from mendax.core.meanings import means

Face = Annotated[str, means("face")]
"""The face of a card as two letters, such as ``As``, ``Td`` or ``2c``."""
Colour = Annotated[Literal["red", "black"], means("colour")]

COLOURS: Final[tuple[Colour, ...]] = ("red", "black")
RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"

Pack = tuple[int, ...]
"""The number of undrawn cards per face, in the order of ``faces(lowest)``."""


@functools.cache
def faces(lowest: int) -> tuple[Face, ...]:
    """Return the faces of one deck from ``lowest`` (2 to 14, where the jack is 11) to the ace."""
    return tuple(rank + suit for rank in RANKS[lowest - 2 :] for suit in SUITS)


@functools.cache
def colour(face: Face) -> Colour:
    """Return the colour of a face."""
    return "red" if face[1] in "dh" else "black"


@functools.cache
def rank(face: Face) -> int:
    """Return the rank from 2 to 14 (jack 11, queen 12, king 13, ace 14)."""
    return RANKS.index(face[0]) + 2


def full_pack(lowest: int, decks: int) -> Pack:
    """Return a full pack of ``decks`` decks."""
    return (decks,) * len(faces(lowest))


@functools.cache
def place_in_deck(lowest: int) -> dict[Face, int]:
    """Return the index of each face in a pack."""
    return {face: index for index, face in enumerate(faces(lowest))}


def without(pack: Pack, index: int) -> Pack:
    """Return the pack without one card, given by its index."""
    return (*pack[:index], pack[index] - 1, *pack[index + 1 :])


@functools.cache
def share_of(count: int, size: int) -> Fraction:
    """Return the chance of drawing one of ``count`` equal cards from a pack of ``size``."""
    return Fraction(count, size)
