"""The packaged puzzles: drills by theme and rating, the daily puzzle, and lessons.

1. Results depend only on the packaged files and the arguments, so all servers, terminals and
   browsers choose the same puzzles.
2. The daily puzzle uses only a game's first file, so that it stays the same if an upgrade adds
   puzzles.
3. This module loads no numerical code.
"""

import functools
import gzip
import hashlib
from collections.abc import Iterable, Sequence
from datetime import date
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from mendax.core.game import Reason, RulesError, Value
from mendax.games import game_named
from mendax.practice.puzzle import Kind, Puzzle, right
from mendax.practice.reasons import EXPLAINED, explanation

NAME: Final = "{}.json.gz"
"""The name of a file of puzzles."""
FILES: Final = {
    "mia": ("mia",),
    "french_poker": ("french_poker",),
    "sword_of_lies": ("sword_of_lies", "sword_bets"),
}
"""The names of each game's files."""
GAMES: Final = tuple(FILES)
DAILY: Final = 5
"""The number of positions in a daily puzzle, one from each fifth of the difficulty range."""
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


class Wanted(NamedTuple):
    """The puzzles of a lesson: the easiest of a theme and kind with a given right answer."""

    theme: str = ""
    kind: Kind | None = None
    best: str = ""
    """The first word of the right answer, or empty for any."""
    number: int = 2


LESSONS: Final[dict[str, tuple[str, tuple[Wanted, ...]]]] = {
    "mia-odds": (
        "mia",
        (Wanted("opening", "answer", "believe"), Wanted("high_claims", "answer", "doubt")),
    ),
    "mia-bluff": ("mia", (Wanted("must_lie", "announce", number=4),)),
    "mia-truth": ("mia", (Wanted("opening", "announce", number=3),)),
    "mia-top": ("mia", (Wanted("mia_called", "answer", number=4),)),
    "mia-last-life": ("mia", (Wanted("last_life", "answer"), Wanted("last_life", "announce"))),
    "french-poker-open": (
        "french_poker",
        (Wanted("open_dice", "answer", "doubt"), Wanted("open_dice", "answer", "believe")),
    ),
    "french-poker-keep": ("french_poker", (Wanted("", "keep", number=4),)),
    "french-poker-claim": ("french_poker", (Wanted("opening", "announce", number=4),)),
    "sword-of-lies-single": ("sword_of_lies", (Wanted("single_sword", "order", number=4),)),
    "sword-of-lies-double": ("sword_of_lies", (Wanted("double_attack", "order", number=4),)),
    "sword-of-lies-bets": (
        "sword_of_lies",
        (Wanted("pot_odds", "bet", "call"), Wanted("raise", "bet", number=3)),
    ),
}
"""Each lesson's game and puzzles, keyed by the lesson's name, easiest first."""


def written(puzzles: Sequence[Puzzle]) -> bytes:
    """Return the puzzles as the content of a file. Equal puzzles produce equal bytes."""
    return gzip.compress(msgspec.json.encode(puzzles), mtime=0)


def read(content: bytes) -> tuple[Puzzle, ...]:
    """Return a file's puzzles. Raises ``msgspec.MsgspecError`` or ``OSError``.

    Explanations of Mia and French poker are computed here.
    """
    stored = msgspec.json.decode(gzip.decompress(content), type=tuple[Puzzle, ...])
    return tuple(
        replace(puzzle, why=explanation(puzzle)) if puzzle.game in EXPLAINED else puzzle
        for puzzle in stored
    )


@functools.cache
def packaged(game: str) -> tuple[Puzzle, ...]:
    """Return a game's packaged puzzles, easiest first. Raises ``RulesError``."""
    every = [puzzle for name in _files(game) for puzzle in _stored(name)]
    return tuple(sorted(every, key=lambda puzzle: (puzzle.rating, puzzle.id)))


def _files(game: str) -> tuple[str, ...]:
    if game not in FILES:
        shown: dict[str, str | int] = {"game": game[:40], "allowed": ", ".join(GAMES)}
        raise RulesError(Reason("practice-refused-game", shown))
    return FILES[game]


@functools.cache
def _stored(name: str) -> tuple[Puzzle, ...]:
    return read(files("mendax.practice").joinpath("stored", NAME.format(name)).read_bytes())


def themes(game: str) -> tuple[PracticeTheme, ...]:
    """Return the themes and kinds of a game's puzzles, with counts."""
    counted: dict[str, int] = {}
    for puzzle in packaged(game):
        for name in (puzzle.kind, *puzzle.themes):
            counted[name] = counted.get(name, 0) + 1
    return tuple(PracticeTheme(name, number) for name, number in sorted(counted.items()))


def drill(game: str, theme: str, near: int, seed: str, count: int = 1) -> tuple[Puzzle, ...]:
    """Return puzzles with ratings close to ``near``.

    An empty ``theme`` selects from all themes. Different seeds select different puzzles. Raises
    ``RulesError`` for an unknown theme.
    """
    among = [p for p in packaged(game) if not theme or theme in (p.kind, *p.themes)]
    if not among:
        allowed = ", ".join(each.name for each in themes(game))
        raise RulesError(
            Reason("practice-refused-theme", {"theme": theme[:40], "allowed": allowed})
        )
    closest = sorted(among, key=lambda puzzle: (abs(puzzle.rating - near), puzzle.id))[:_NEAR]
    return _shuffled(closest, seed)[:count]


def daily(game: str, day: date) -> tuple[Puzzle, ...]:
    """Return a day's puzzles, easiest first.

    They are the same on every installation, and every puzzle appears once before any repeats.
    """
    every = _stored(_files(game)[0])
    chosen = []
    for band in range(DAILY):
        first, last = (len(every) * edge // DAILY for edge in (band, band + 1))
        cycle, place = divmod(day.toordinal(), last - first)
        chosen.append(_shuffled(every[first:last], f"{band} {cycle}")[place])
    return tuple(chosen)


def lessons(game: str) -> tuple[PracticeLesson, ...]:
    """Return a game's lessons, easiest first."""
    return tuple(PracticeLesson(name, of) for name, (of, _) in LESSONS.items() if of == game)


def lesson(name: str) -> tuple[Puzzle, ...]:
    """Return a lesson's puzzles. Raises ``RulesError`` for an unknown lesson."""
    if name not in LESSONS:
        shown: dict[str, str | int] = {"lesson": name[:40], "allowed": ", ".join(LESSONS)}
        raise RulesError(Reason("practice-refused-lesson", shown))
    game, wanted = LESSONS[name]
    found: dict[str, Puzzle] = {}
    for each in wanted:
        fits = [p for p in packaged(game) if p.id not in found and _fits(p, each)]
        usual = game_named(game).default_preset
        fits.sort(key=lambda p: ((p.preset, p.rules) != (usual, ""), p.rating, p.id))
        different = {(p.best.action, round(p.best.worth)): p for p in reversed(fits)}
        chosen = [p for p in fits if p in different.values()][: each.number]
        found |= {puzzle.id: puzzle for puzzle in chosen}
    return tuple(found.values())


def _fits(puzzle: Puzzle, wanted: Wanted) -> bool:
    return (
        (not wanted.theme or wanted.theme in puzzle.themes)
        and wanted.kind in (None, puzzle.kind)
        and (not wanted.best or puzzle.best.action.split()[0] == wanted.best)
        and sum(map(right, puzzle.options)) < len(puzzle.options)
    )


def _shuffled(puzzles: Iterable[Puzzle], seed: str) -> tuple[Puzzle, ...]:
    """Return the puzzles in an order that depends only on the seed."""

    def place(puzzle: Puzzle) -> bytes:
        return hashlib.blake2s(f"{seed} {puzzle.id}".encode()).digest()

    return tuple(sorted(puzzles, key=place))
