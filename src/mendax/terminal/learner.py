"""The ratings and the puzzles shown lately, which ``mendax train`` keeps between runs."""

import os
from datetime import date
from pathlib import Path
from typing import Final

import msgspec

from mendax.practice.collection import MARK
from mendax.practice.puzzle import MIDDLE, Puzzle, guess_chance, rated_after

DAYS: Final = 60
"""The number of days in which drills do not repeat a puzzle."""


class ShownPuzzles(msgspec.Struct, array_like=True, frozen=True):
    """The first digits of a shown puzzle, and the number of the day."""

    mark: str
    day: int


class Learner(msgspec.Struct, frozen=True):
    """A person's rating in a game, the number of puzzles answered so far, and those shown lately,
    oldest first.
    """

    rating: int = MIDDLE
    answered: int = 0
    shown: tuple[ShownPuzzles, ...] = ()

    def after(self, puzzle: Puzzle, solved: bool, today: date) -> "Learner":
        """Return the learner after an answer to a puzzle."""
        chance = guess_chance(puzzle.options)
        rating = rated_after(self.rating, puzzle.rating, chance, solved, self.answered)
        mark, day = puzzle.id[:MARK], today.toordinal()
        kept = (one for one in self.shown if one.mark != mark and one.day > day - DAYS)
        return Learner(rating, self.answered + 1, (*kept, ShownPuzzles(mark, day)))


def load(game: str) -> Learner:
    """Return the stored learner of a game, or a beginner if none can be read."""
    return _all().get(game, Learner())


def store(game: str, learner: Learner) -> None:
    """Store the learner of a game, if this user's folder can be written."""
    try:
        file = _file()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode({**_all(), game: learner}))
    except (OSError, RuntimeError):
        return


def _all() -> dict[str, Learner]:
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, Learner])
    except (OSError, RuntimeError, msgspec.DecodeError):
        return {}


def _file() -> Path:
    """Return the file of all learners. Raises ``RuntimeError`` for a user without a home."""
    folder = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(folder) / "mendax" / "ratings.json"
