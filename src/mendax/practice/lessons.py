"""Lessons: a few puzzles about one idea."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from mendax.coach.results import CHANCES
from mendax.games import game_named
from mendax.practice.dull import group, solved_by
from mendax.practice.puzzle import Kind, Puzzle


class Wanted(NamedTuple):
    """The puzzles of a lesson: the easiest of a theme and kind with a given right answer or
    cause.
    """

    theme: str = ""
    kind: Kind | None = None
    best: str = ""
    """The group of the puzzle (``dull.group``), or empty for any."""
    number: int = 2
    causes: tuple[str, ...] = ()
    """The keys of the explanation without ``cause-``, or empty for any."""


LESSONS: Final[dict[str, tuple[str, tuple[Wanted, ...]]]] = {
    "mia-odds": (
        "mia",
        tuple(
            Wanted("", "answer", number=1, causes=(cause,))
            for cause in ("rarely-lie", "mostly-lie", "easy-to-beat", "next-must-lie")
        ),
    ),
    "mia-truth": (
        "mia",
        (
            Wanted("opening", "announce", causes=("truth-believed",)),
            Wanted("opening", "announce", causes=("raise", "raise-free")),
        ),
    ),
    "mia-last-life": (
        "mia",
        (
            Wanted("last_life", "answer", "believe", 1),
            Wanted("last_life", "answer", "doubt", 1),
            Wanted("last_life", "announce"),
        ),
    ),
    "french-poker-open": (
        "french_poker",
        (
            Wanted("open_dice", "answer", "doubt", causes=("luck-needed",)),
            Wanted("open_dice", "answer", "believe", causes=("luck-likely",)),
        ),
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
    """Return the puzzles of each of a game's lessons, which have none in common.

    The puzzles must be sorted by rating.
    """
    left, found = tuple(puzzles), dict[str, tuple[Puzzle, ...]]()
    for name, (of, wanted) in LESSONS.items():
        if of == game:
            found[name] = _lesson(wanted, left)
            left = tuple(puzzle for puzzle in left if puzzle not in found[name])
    return found


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
    told = set[str]()
    for number, each in enumerate(wanted):
        taken = 0
        for puzzle in (one for one in common_first if _fits(one, each)):
            same = f"{puzzle.best.action} {_claim(puzzle, number)}"
            if taken == each.number or same in told or puzzle.id in found:
                continue
            names = [(puzzle.kind, name) for name in solved_by(puzzle)]
            if all(solved[name] + 1 <= most * allowed[each.kind] for name in names):
                found[puzzle.id] = puzzle
                solved.update(names)
                told.add(same)
                taken += 1
    return tuple(found.values())


def _fits(puzzle: Puzzle, wanted: Wanted) -> bool:
    return (
        (not wanted.theme or wanted.theme in puzzle.themes)
        and wanted.kind in (None, puzzle.kind)
        and wanted.best in ("", group(puzzle))
        and (not wanted.causes or puzzle.why.key.removeprefix("cause-") in wanted.causes)
        and (puzzle.unit not in CHANCES or min(option.worth for option in puzzle.options) >= 0)
    )


def _claim(puzzle: Puzzle, number: int) -> object:
    """Return the claim to answer or to beat, or None.

    In Sword of Lies, which has no claims, return ``number`` and the value of the best option.
    """
    view = msgspec.to_builtins(puzzle.view)
    if "claims" not in view:
        return number, round(puzzle.best.worth)
    claims = view["claims"]
    return claims[-1].get("value", claims[-1].get("claim")) if claims else None
