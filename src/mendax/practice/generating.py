"""Generation of random puzzles, and selection for Sword of Lies. This module loads the solvers.

``generate`` is deterministic: equal arguments yield the same puzzles in the same order.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from random import Random
from typing import Final

from msgspec.structs import replace

from mendax.core.game import Reason, RulesError
from mendax.practice.puzzle import Puzzle, PuzzleOption, right

MAKERS: Final = ("mia", "french_poker", "sword_of_lies")
"""The games with puzzles. Each has a module in this package."""
BETS: Final = "sword_bets"
"""The module for bets in Sword of Lies, whose values are estimates."""
PACKAGED: Final = {"mia": 5000, "french_poker": 5000, "sword_of_lies": 300, BETS: 60}
"""The number of packaged puzzles per module."""
BANDS: Final = 5
"""The number of difficulty bands. Each band has equally many packaged puzzles."""
_CANDIDATES: Final = 4
"""The number of candidates generated per packaged puzzle."""
_FEWEST: Final = 3
"""The minimum number of packaged puzzles per theme and band, if enough exist."""
_EASY_ONES: Final = 0.04
"""The smallest share of beginners who must miss a packaged puzzle."""


def generate(game: str, seed: str) -> Iterator[Puzzle]:
    """Yield distinct random puzzles forever. Raises ``RulesError`` for a game without puzzles.

    ``game`` can also be ``BETS``.
    """
    if game not in PACKAGED:
        shown: dict[str, str | int] = {"game": game[:40], "allowed": ", ".join(PACKAGED)}
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


def chosen(game: str, seed: str, count: int) -> tuple[Puzzle, ...]:
    """Return the puzzles to package, easiest first.

    Each band of difficulty has the same number of puzzles, and every theme is included.
    """
    candidates = islice(generate(game, seed), count * _CANDIDATES)
    ranked = sorted(
        (puzzle for puzzle in candidates if puzzle.wrong >= _EASY_ONES),
        key=lambda puzzle: (puzzle.rating, puzzle.id),
    )
    kept = list[Puzzle]()
    for band in range(BANDS):
        first, last = (len(ranked) * edge // BANDS for edge in (band, band + 1))
        kept += _spread(ranked[first:last], count // BANDS)
    return tuple(map(rounded, sorted(kept, key=lambda puzzle: (puzzle.rating, puzzle.id))))


def _spread(band: list[Puzzle], count: int) -> list[Puzzle]:
    """Return ``count`` puzzles in arbitrary order, with ``_FEWEST`` per theme if possible."""
    shuffled = sorted(band, key=lambda puzzle: puzzle.id)
    often = Counter(theme for puzzle in band for theme in (puzzle.kind, *puzzle.themes))
    kept = dict[str, Puzzle]()
    for theme in sorted(often, key=lambda theme: (often[theme], theme)):
        among = [puzzle for puzzle in shuffled if theme in (puzzle.kind, *puzzle.themes)]
        kept |= {puzzle.id: puzzle for puzzle in among[:_FEWEST]}
    kept |= {puzzle.id: puzzle for puzzle in shuffled if puzzle.id not in kept}
    return list(kept.values())[:count]


def rounded(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with its values rounded to hundredths of a point."""
    return replace(
        puzzle,
        options=tuple(map(_rounded, puzzle.options)),
        lie=None if puzzle.lie is None else round(puzzle.lie, 3),
        wrong=round(puzzle.wrong, 3),
        loss=round(puzzle.loss, 2),
    )


def _rounded(option: PuzzleOption) -> PuzzleOption:
    return replace(
        option,
        worth=round(option.worth, 2),
        cost=round(option.cost, 2),
        share=round(option.share, 3),
        doubted=None if option.doubted is None else round(option.doubted, 3),
    )
