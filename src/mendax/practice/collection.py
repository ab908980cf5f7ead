"""The packaged puzzles: drills by theme and rating, the daily puzzle, and lessons.

1. Results depend only on the packaged files and the arguments, so all servers, terminals and
   browsers choose the same puzzles.
2. This module loads no numerical code, and decodes only the puzzles that it returns.
"""

import functools
import gzip
import hashlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from heapq import nsmallest
from importlib.resources import files
from itertools import zip_longest
from random import Random
from typing import Final

import msgspec

from mendax.core.game import Reason, RulesError, Value
from mendax.practice.bank import Bank, PuzzleEntry
from mendax.practice.lessons import LESSONS
from mendax.practice.mix import marked
from mendax.practice.puzzle import Puzzle

GAMES: Final = ("mia", "french_poker", "sword_of_lies")
DAILY: Final = 5
"""The number of positions in a daily puzzle, one from each fifth of the difficulty range."""
MARK: Final = 4
"""The number of a puzzle's hexadecimal digits that identify it among the puzzles shown lately."""
_NEAR: Final = 40
"""Drills are drawn from this many puzzles nearest to a rating."""


class PracticeTheme(Value, frozen=True):
    """A theme or kind of a game's puzzles."""

    name: str
    puzzles: int


class PracticeLesson(Value, frozen=True):
    """A few puzzles about one idea. The key of their title is ``practice-lesson-<name>``."""

    name: str
    game: str


def written(puzzles: Sequence[Puzzle]) -> bytes:
    """Return the puzzles as the content of a file of a part. Equal puzzles produce equal
    bytes.
    """
    return gzip.compress(msgspec.json.encode(puzzles), mtime=0)


def read(content: bytes) -> tuple[Puzzle, ...]:
    """Return the puzzles of a part. Raises ``msgspec.MsgspecError`` or
    ``OSError``.
    """
    return msgspec.json.decode(gzip.decompress(content), type=tuple[Puzzle, ...])


def packaged(game: str) -> Iterator[Puzzle]:
    """Yield all of a game's packaged puzzles, easiest first. Raises ``RulesError``."""
    source = _source(game)
    return (source.puzzle(entry.number) for entry in source.entries)


def file_of(game: str) -> str:
    """Return the name of a game's file."""
    return f"{game}.bank"


@functools.cache
def _source(game: str) -> Bank:
    if game not in GAMES:
        shown: dict[str, str | int] = {"game": game[:40], "allowed": ", ".join(GAMES)}
        raise RulesError(Reason("practice-refused-game", shown))
    return Bank(files("mendax.practice").joinpath("stored", file_of(game)).read_bytes())


def themes(game: str) -> tuple[PracticeTheme, ...]:
    """Return the themes and kinds of a game's puzzles, with counts."""
    counted = defaultdict[str, int](int)
    for entry in _source(game).entries:
        for name in (entry.kind, *entry.themes):
            counted[name] += 1
    return tuple(PracticeTheme(name, number) for name, number in sorted(counted.items()))


def drill(
    game: str, theme: str, near: int, seed: str, count: int = 1, shown: Sequence[str] = ()
) -> tuple[Puzzle, ...]:
    """Return puzzles with ratings close to ``near``, in which answers alternate with other moves.

    An empty ``theme`` selects from all themes. Different seeds select different puzzles. ``shown``
    are the first ``MARK`` digits of the puzzles shown lately, oldest first. They are left out
    unless too few others remain. Raises ``RulesError`` for an unknown theme.
    """
    source = _source(game)
    among = [e for e in source.entries if not theme or theme == e.kind or theme in e.themes]
    if not among:
        allowed = ", ".join(each.name for each in themes(game))
        raise RulesError(
            Reason("practice-refused-theme", {"theme": theme[:40], "allowed": allowed})
        )
    halves = [
        _drawn(half, near, f"{seed} {number}", count)
        for number, half in enumerate(_halves(_not_shown(among, shown, count)))
    ]
    if int(_digest(seed), 16) % 2:
        halves.reverse()
    mixed = [entry for turn in zip_longest(*halves) for entry in turn if entry is not None]
    return tuple(marked(source.puzzle(entry.number)) for entry in mixed[:count])


def _drawn(entries: Sequence[PuzzleEntry], near: int, seed: str, count: int) -> list[PuzzleEntry]:
    """Return puzzles with ratings close to ``near``, from all groups in proportion to their
    sizes.
    """
    groups = defaultdict[str, list[PuzzleEntry]](list)
    for entry in entries:
        groups[f"{entry.kind} {entry.group}"].append(entry)
    left = [
        _shuffled(nsmallest(_NEAR, group, key=lambda entry: abs(entry.rating - near)), seed)
        for _, group in sorted(groups.items())
    ]
    sizes = [len(group) for _, group in sorted(groups.items())]
    drawn = list[PuzzleEntry]()
    luck = Random(seed)
    while len(drawn) < count and any(left):
        (group,) = luck.choices(left, [size * bool(g) for size, g in zip(sizes, left, strict=True)])
        drawn.append(group.pop())
    return drawn


def _not_shown(
    among: Sequence[PuzzleEntry], shown: Sequence[str], count: int
) -> Sequence[PuzzleEntry]:
    """Return the puzzles that were not shown or, if they are fewer than ``count``, also those that
    were shown first.
    """
    when = {mark: place for place, mark in enumerate(shown)}
    fresh = [entry for entry in among if entry.id[:MARK] not in when]
    if len(fresh) >= count:
        return fresh
    known = [entry for entry in among if entry.id[:MARK] in when]
    known.sort(key=lambda entry: when[entry.id[:MARK]])
    return [*fresh, *known[: count - len(fresh)]]


def _halves(entries: Iterable[PuzzleEntry]) -> list[list[PuzzleEntry]]:
    """Return the answers, and the other puzzles, as far as there are any."""
    halves: tuple[list[PuzzleEntry], list[PuzzleEntry]] = [], []
    for entry in entries:
        halves[entry.kind != "answer"].append(entry)
    return [half for half in halves if half]


def daily(game: str, day: date) -> tuple[Puzzle, ...]:
    """Return a day's puzzles, easiest first.

    They are the same on every installation. A puzzle returns only after all other puzzles of its
    fifth have been shown.
    """
    source = _source(game)
    halves, number, chosen = _halves(source.entries), day.toordinal(), list[PuzzleEntry]()
    for band in range(DAILY):
        half = halves[(number + band) % len(halves)]
        first, last = (len(half) * edge // DAILY for edge in (band, band + 1))
        place = number // len(halves) % (last - first)
        chosen.append(_shuffled(half[first:last], str(band))[place])
    chosen.sort(key=lambda entry: entry.number)
    return tuple(marked(source.puzzle(entry.number)) for entry in chosen)


def lessons(game: str) -> tuple[PracticeLesson, ...]:
    """Return a game's lessons, easiest first."""
    return tuple(PracticeLesson(name, game) for name in _source(game).lessons)


def lesson(name: str) -> tuple[Puzzle, ...]:
    """Return a lesson's puzzles. Raises ``RulesError`` for an unknown lesson."""
    if name not in LESSONS:
        shown: dict[str, str | int] = {"lesson": name[:40], "allowed": ", ".join(LESSONS)}
        raise RulesError(Reason("practice-refused-lesson", shown))
    source = _source(LESSONS[name][0])
    return tuple(marked(source.puzzle(number)) for number in source.lessons[name])


def _shuffled(entries: Iterable[PuzzleEntry], seed: str) -> list[PuzzleEntry]:
    """Return the puzzles in an order that depends only on the seed."""
    return sorted(entries, key=lambda entry: _digest(f"{seed} {entry.id}"))


def _digest(text: str) -> str:
    return hashlib.blake2s(text.encode()).hexdigest()
