"""Puzzles of Mia with the house rules of bars (``mia.BARS``), made like all puzzles of Mia."""

from collections.abc import Iterator
from random import Random

from mendax.practice import mia
from mendax.practice.puzzle import Puzzle


def spots(rng: Random) -> Iterator[Puzzle | None]:
    """Yield random puzzles forever, or None for a position that makes no puzzle."""
    return mia.spots(rng, bars=True)
