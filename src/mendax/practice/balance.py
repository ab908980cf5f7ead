"""Selection of the packaged puzzles, so that no constant policy passes any part of them.

1. Answers are divided into ratings of ``_WIDTH`` points. In each division, no constant policy
   solves more than half of the puzzles.
2. Of each other kind, no constant policy solves more than the share ``_MOST``, and of orders and
   estimated bets half, because they have few options. Feeds draw from each
   group of a kind (see ``dull.group``) at every rating.
3. The same holds for the puzzles that keep a theme.
"""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from mendax.practice.dull import USUAL, solved_by
from mendax.practice.puzzle import Kind, Puzzle

_WIDTH: Final = 100
_THEME_WIDTH: Final = 200
_MOST: Final = 0.4
"""The largest share of a kind, other than answers, that a constant policy solves."""
_FEWEST: Final = 100
"""The minimum number of puzzles with a theme. Smaller themes are left out."""


Cut = Callable[[Sequence[Puzzle], int], list[Puzzle]]
"""A function that selects a number of puzzles from a sequence."""


def balanced(pool: Iterable[Puzzle], count: int) -> tuple[Puzzle, ...]:
    """Return at most ``count`` different puzzles, half of them answers if possible, by rating."""
    kinds = defaultdict[Kind, list[Puzzle]](list)
    for puzzle in _different(pool):
        if puzzle.kind != "answer" or _can_accept(puzzle):
            kinds[puzzle.kind].append(puzzle)
    answers = [_largest(part, count) for part in _divided(kinds.pop("answer", []), _WIDTH)]
    others = [_spread(puzzles, count) for puzzles in kinds.values()]
    most = max(count // 2, count - sum(map(len, others)))
    kept = [puzzle for part in _shares(answers, most, _largest) for puzzle in part]
    kept += [p for part in _shares(others, count - len(kept), _largest) for p in part]
    return tuple(sorted(kept, key=lambda puzzle: (puzzle.rating, puzzle.id)))


def _can_accept(puzzle: Puzzle) -> bool:
    """Return whether the options include to believe or to concede. With blind passes, the options
    shown can all be passes.
    """
    return any(option.action in ("believe", "concede") for option in puzzle.options)


def _different(pool: Iterable[Puzzle]) -> list[Puzzle]:
    """Return the puzzles in a random but reproducible order, without those that look alike."""
    by_id = {puzzle.id: puzzle for puzzle in pool}
    by_look = {_look(puzzle): puzzle for puzzle in by_id.values()}
    return sorted(by_look.values(), key=_shuffle)


def _shuffle(puzzle: Puzzle) -> bytes:
    return hashlib.blake2s(puzzle.id.encode()).digest()


def _look(puzzle: Puzzle) -> str:
    """Return the facts that a person sees: the lives, the last two claims, the dice and options.

    With blind passes, earlier claims matter as well. In a war, the lead matters if it changes the
    right order, and in betting, the numbers of chips do not matter.
    """
    view = msgspec.to_builtins(puzzle.view)
    if puzzle.kind in ("order", "bet"):
        names = ("rows", "swords", "boldest", "highest", "price", "raises_left", "round")
        return str((puzzle.preset, puzzle.best.action, [view.get(name) for name in names]))
    you, claims = view["turn"], view["claims"]
    shown = claims if "blind_pass" in puzzle.rules else claims[-2:]
    return str(
        (
            *(puzzle.preset, puzzle.rules, puzzle.seats, puzzle.kind),
            *(view["standing"][you:] + view["standing"][:you], view["round"]),
            [(c.get("value", c.get("claim")), c.get("how")) for c in shown],
            [view.get("roll"), sorted((d["pips"] or 0, d["open"]) for d in view.get("dice", ()))],
            [option.action for option in puzzle.options if option.grade == "excellent"],
        )
    )


def _spread(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """Return a balanced selection of a kind, with a wide range of ratings.

    Where the usual move is right, puzzles are easier. Of equally many, a player who always makes it
    would win more at the easy ones than lose at the hard ones.
    """
    easy = [puzzle for puzzle in puzzles if solved_by(puzzle) & USUAL]
    others = [puzzle for puzzle in puzzles if not solved_by(puzzle) & USUAL]
    most = min(_MOST * count, _MOST / (1 - _MOST) * len(others))
    wide = [
        puzzle
        for part, size in ((easy, int(most)), (others, count))
        for share in _shares(_divided(part, _WIDTH), size, _first)
        for puzzle in share
    ]
    return _largest(sorted(wide, key=_shuffle), count)


def _first(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    return [*puzzles[:count]]


def _shares(parts: Iterable[Sequence[Puzzle]], count: int, cut: Cut) -> Iterator[Sequence[Puzzle]]:
    """Yield at most ``count`` puzzles in all, as evenly from all parts as their sizes allow.

    ``cut`` selects from a larger part.
    """
    ascending = sorted(parts, key=len)
    for number, part in enumerate(ascending):
        share = count // (len(ascending) - number)
        taken = part if len(part) <= share else cut(part, share)
        count -= len(taken)
        yield taken


def _divided(puzzles: Iterable[Puzzle], width: int) -> list[list[Puzzle]]:
    divided = defaultdict[int, list[Puzzle]](list)
    for puzzle in puzzles:
        divided[puzzle.rating // width].append(puzzle)
    return list(divided.values())


def _largest(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """Return the largest balanced selection that is found, of at most ``most`` puzzles.

    Its size is even, because one of two answers is always right.
    """
    hits = {puzzle.id: solved_by(puzzle) for puzzle in puzzles}
    puzzles = sorted(puzzles, key=lambda puzzle: max(1, len(hits[puzzle.id])))
    few, many = 0, min(most, len(puzzles)) // 2
    while few < many:
        half = (few + many + 1) // 2
        if len(_taken(puzzles, hits.__getitem__, half)) == 2 * half:
            few = half
        else:
            many = half - 1
    return _taken(puzzles, hits.__getitem__, few)


def _taken(
    puzzles: Sequence[Puzzle], hits: Callable[[str], frozenset[str]], half: int
) -> list[Puzzle]:
    """Return up to twice ``half`` of the puzzles of a kind, of which each policy solves at most the
    allowed share.
    """
    kept, solved = list[Puzzle](), Counter[str]()
    few = all(puzzle.kind in ("answer", "order") or puzzle.error for puzzle in puzzles)
    most = half if few else int(2 * half * _MOST)
    for puzzle in puzzles:
        names = hits(puzzle.id)
        if len(kept) < 2 * half and all(solved[name] < most for name in names):
            kept.append(puzzle)
            solved.update(names)
    return kept


def with_themes(puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Return the puzzles with the themes in which no constant policy passes."""
    kept = defaultdict[str, set[str]](set)
    for theme in sorted({theme for puzzle in puzzles for theme in puzzle.themes}):
        among = [puzzle for puzzle in puzzles if theme in puzzle.themes]
        fit = set[str]()
        for kind in {puzzle.kind for puzzle in among}:
            of_kind = [puzzle for puzzle in among if puzzle.kind == kind]
            parts = _divided(of_kind, _THEME_WIDTH) if kind == "answer" else [of_kind]
            named = {
                p.id for part in parts for p in _largest(sorted(part, key=_shuffle), len(part))
            }
            fit |= named if len(named) >= _FEWEST else set()
        for one in fit:
            kept[one].add(theme)
    return tuple(
        replace(puzzle, themes=tuple(t for t in puzzle.themes if t in kept[puzzle.id]))
        for puzzle in puzzles
    )
