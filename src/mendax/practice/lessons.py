"""Lessons: a few puzzles about one idea."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from mendax.games import game_named
from mendax.practice.dull import group, solved_by
from mendax.practice.puzzle import Kind, Puzzle


class Wanted(NamedTuple):
    """The puzzles of a lesson: the easiest of a theme and kind with a given right answer."""

    theme: str = ""
    kind: Kind | None = None
    best: str = ""
    """The group of the puzzle (``dull.group``), or empty for any."""
    number: int = 2


LESSONS: Final[dict[str, tuple[str, tuple[Wanted, ...]]]] = {
    "mia-odds": (
        "mia",
        (Wanted("opening", "answer", "believe"), Wanted("high_claims", "answer", "doubt")),
    ),
    "mia-truth": ("mia", (Wanted("", "announce", number=4),)),
    "mia-last-life": ("mia", (Wanted("last_life", "answer"), Wanted("last_life", "announce"))),
    "french-poker-open": (
        "french_poker",
        (Wanted("open_dice", "answer", "doubt"), Wanted("open_dice", "answer", "believe")),
    ),
    "french-poker-keep": ("french_poker", (Wanted("", "keep", number=4),)),
    "french-poker-claim": ("french_poker", (Wanted("opening", "announce", number=4),)),
    "sword-of-lies-single": (
        "sword_of_lies",
        (Wanted("", "order", "single"), Wanted("", "order", "double")),
    ),
    "sword-of-lies-double": (
        "sword_of_lies",
        (Wanted("shields", "order", "double", 3), Wanted("shields", "order", "single", 1)),
    ),
    "sword-of-lies-bets": (
        "sword_of_lies",
        tuple(Wanted("last_bets", "bet", best, 1) for best in ("call", "raise", "fold", "fold")),
    ),
}
"""Each lesson's game and puzzles, keyed by the lesson's name, easiest first."""


_FEWEST: Final = 3


def chosen(game: str, puzzles: Iterable[Puzzle]) -> dict[str, tuple[Puzzle, ...]]:
    """Return the puzzles of each of a game's lessons. The puzzles must be sorted by rating."""
    every = tuple(puzzles)
    return {name: _lesson(wanted, every) for name, (of, wanted) in LESSONS.items() if of == game}


def _lesson(wanted: Sequence[Wanted], puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Return the easiest puzzles of which no constant policy solves more than half of a kind.

    If they are fewer than ``_FEWEST``, return the easiest of all.
    """
    found = _easiest(wanted, puzzles, 0.5)
    return found if len(found) >= _FEWEST else _easiest(wanted, puzzles, 1)


def _easiest(
    wanted: Sequence[Wanted], puzzles: Sequence[Puzzle], most: float
) -> tuple[Puzzle, ...]:
    """Return the easiest puzzles of which constant policies solve at most the share ``most``."""
    usual = game_named(puzzles[0].game).default_preset
    common_first = sorted(puzzles, key=lambda p: (p.preset, p.rules) != (usual, ""))
    allowed = Counter[Kind | None]()
    for each in wanted:
        allowed[each.kind] += each.number
    found, solved = dict[str, Puzzle](), Counter[tuple[str, str]]()
    for each in wanted:
        told = set[tuple[str, int]]()
        for puzzle in (one for one in common_first if _fits(one, each)):
            same = puzzle.best.action, round(puzzle.best.worth)
            if len(told) == each.number or same in told or puzzle.id in found:
                continue
            names = [(puzzle.kind, name) for name in solved_by(puzzle)]
            if all(solved[name] + 1 <= most * allowed[each.kind] for name in names):
                found[puzzle.id] = puzzle
                solved.update(names)
                told.add(same)
    return tuple(found.values())


def _fits(puzzle: Puzzle, wanted: Wanted) -> bool:
    return (
        (not wanted.theme or wanted.theme in puzzle.themes)
        and wanted.kind in (None, puzzle.kind)
        and wanted.best in ("", group(puzzle))
    )
