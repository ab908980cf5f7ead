"""Generation of random puzzles. This module loads the solvers.

``generate`` is deterministic: equal arguments yield the same puzzles in the same order.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Final

from mendax.core.game import Reason, RulesError
from mendax.practice.puzzle import Puzzle, right

MAKERS: Final = (
    "mia",
    "mia_bars",
    "french_poker",
    "sword_of_lies",
    "sword_bets",
    "sword_last_bets",
)
"""The modules of this package that make puzzles: one for each game, one for Mia with the house
rules of bars, and two for bets in Sword of Lies."""


def generate(game: str, seed: str) -> Iterator[Puzzle]:
    """Yield distinct random puzzles. Raises ``RulesError`` for a game without puzzles.

    ``game`` is one of ``MAKERS``. The wars of Sword of Lies end after some thousands; the other
    puzzles do not end.
    """
    if game not in MAKERS:
        shown: dict[str, str | int] = {"game": game[:40], "allowed": ", ".join(MAKERS)}
        raise RulesError(Reason("practice-refused-game", shown))
    spots: Callable[[Random], Iterator[Puzzle | None]]
    spots = import_module(f"mendax.practice.{game}").spots
    known = set()
    for puzzle in spots(Random(f"{game} {seed}")):
        if puzzle is not None and is_narrow(puzzle) and puzzle.id not in known:
            known.add(puzzle.id)
            yield puzzle


def is_narrow(puzzle: Puzzle) -> bool:
    """Return whether fewer than half of the options are right. Of two, one may be."""
    good = sum(map(right, puzzle.options))
    return 2 * good < len(puzzle.options) or good == 1
