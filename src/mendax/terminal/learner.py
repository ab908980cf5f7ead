"""The ratings that ``mendax train`` keeps between runs."""

import os
from pathlib import Path

import msgspec

from mendax.practice.puzzle import MIDDLE, rated_after


class Learner(msgspec.Struct, frozen=True):
    """A person's Elo rating in a game, and the number of puzzles answered so far."""

    rating: int = MIDDLE
    answered: int = 0

    def after(self, puzzle: int, solved: bool) -> "Learner":
        """Return the learner with the rating after a puzzle rated ``puzzle``."""
        return Learner(rated_after(self.rating, puzzle, solved, self.answered), self.answered + 1)


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
    """Return the file of all ratings. Raises ``RuntimeError`` for a user without a home."""
    folder = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(folder) / "mendax" / "ratings.json"
