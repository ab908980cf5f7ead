"""Puzzles over HTTP: the daily puzzle, drills and lessons, all from the package.

Only the arguments select the puzzles, and only the selected ones are decoded, so an answer needs
little computation. A refutation depends only on the position that the client sends, so it reveals
nothing of any game.
"""

from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated, Any

from msgspec import Meta, Struct

from mendax.core.game import Action, Reason, RulesError, Value
from mendax.practice import collection
from mendax.practice.collection import GAMES, MARK, PracticeLesson, PracticeTheme
from mendax.practice.on_board import on_board
from mendax.practice.puzzle import Puzzle
from mendax.practice.refuting import PuzzlePosition, RefutedMoment, refutation
from mendax.server.http.tutorials import entry_out
from mendax.server.wire.http_messages import MomentOut
from mendax.server.wire.messages import GameOut
from mendax.server.wire.operation import HOUR, Visit, operation
from mendax.server.wire.outbound import offered
from mendax.server.wire.refusal import Refused

Game = Annotated[str, Meta(max_length=40)]
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Name = Annotated[str, Meta(max_length=60)]
Rating = Annotated[int, Meta(ge=0, le=4000)]
Seed = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=1, le=20)]
Shown = Annotated[str, Meta(max_length=6000, pattern=f"^([0-9a-f]{{{MARK}}})*$")]
"""At most 1,500 puzzles, which fit into the longest line of a request."""


class PracticeOut(Value, frozen=True):
    """The themes and lessons of a game, and the day of the daily puzzle."""

    today: str
    """The server's date in UTC, because a device's clock may be wrong."""
    themes: tuple[PracticeTheme, ...]
    lessons: tuple[PracticeLesson, ...]


class RefutedIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A wrong option of a puzzle, with the puzzle's position."""

    preset: Name
    rules: Annotated[str, Meta(max_length=1000)]
    seats: Annotated[int, Meta(ge=2, le=20)]
    view: Any
    option: Name
    doubted: Annotated[float, Meta(ge=0, le=1)] | None


class PositionIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The position of a puzzle, with its options."""

    preset: Name
    rules: Annotated[str, Meta(max_length=1000)]
    seats: Annotated[int, Meta(ge=2, le=20)]
    view: Any
    options: Annotated[tuple[Name, ...], Meta(max_length=40)]


class PositionOut(Struct, frozen=True):
    """The position of a puzzle as the board of its game shows it."""

    game: GameOut
    """The offers are the legal actions that are options of the puzzle."""
    aid: Value | None
    answers: tuple[tuple[Action, ...], ...]
    """The actions that stand for each option."""


class PracticeApi:
    """Operations on puzzles."""

    def __init__(self, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._now = now

    @operation("GET", "/api/practice/{game}")
    async def practice(self, visit: Visit, game: Game) -> PracticeOut:
        """Return the themes and lessons of a game, and the day of the daily puzzle."""
        _require(game)
        now = self._now()
        midnight = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
        fresh = min(HOUR, int((midnight - now).total_seconds()))
        visit.headers["cache-control"] = f"public, max-age={fresh}"
        today = now.date().isoformat()
        return PracticeOut(today, collection.themes(game), collection.lessons(game))

    @operation("GET", "/api/practice/{game}/daily/{day}", refusals=(422,), fresh=HOUR)
    async def daily(self, visit: Visit, game: Game, day: Day) -> tuple[Puzzle, ...]:
        """Return the puzzles of a day, easiest first. They are the same on every server."""
        _require(game)
        try:
            return collection.daily(game, date.fromisoformat(day))
        except ValueError:
            raise RulesError(Reason("practice-refused-day", {"given": day})) from None

    @operation("GET", "/api/practice/{game}/lesson/{name}", refusals=(422,), fresh=HOUR)
    async def practice_lesson(self, visit: Visit, game: Game, name: Name) -> tuple[Puzzle, ...]:
        """Return the puzzles of a lesson."""
        _require(game)
        return collection.lesson(name)

    @operation("GET", "/api/practice/{game}/drill", refusals=(422,), fresh=HOUR)
    async def drill(
        self,
        visit: Visit,
        game: Game,
        theme: Name = "",
        near: Rating = 1500,
        seed: Seed = "",
        count: Count = 5,
        shown: Shown = "",
    ) -> tuple[Puzzle, ...]:
        """Return the puzzles of a theme (any theme by default) close to a rating, chosen by
        `seed`. `shown` contains the first four digits of each puzzle shown lately, oldest first:
        these puzzles are left out unless too few others remain.
        """
        _require(game)
        marks = [shown[start : start + MARK] for start in range(0, len(shown), MARK)]
        return collection.drill(game, theme, near, seed, count, marks)

    @operation("POST", "/api/practice/{game}/refutation", refusals=(422,))
    async def refuted(self, visit: Visit, game: Game, body: RefutedIn) -> tuple[MomentOut, ...]:
        """Return an example of what follows a wrong option, as the learner sees it."""
        told = (game, body.preset, body.rules, body.seats, body.view, body.option, body.doubted)
        return tuple(map(_moment, refutation(PuzzlePosition(*told))))

    @operation("POST", "/api/practice/{game}/position", refusals=(422,))
    async def position(self, visit: Visit, game: Game, body: PositionIn) -> PositionOut:
        """Return a puzzle's position with the moves of its options, for the game's own board."""
        told = (game, body.preset, body.rules, body.seats, body.view, "", None)
        found = on_board(PuzzlePosition(*told), body.options)
        shown = GameOut(found.view, offered(found.offers), None, None)
        return PositionOut(shown, found.aid, found.answers)


def _moment(moment: RefutedMoment) -> MomentOut:
    return MomentOut(
        tuple(map(entry_out, moment.lines)), GameOut(moment.view, (), None, None), None
    )


def _require(game: str) -> None:
    if game not in GAMES:
        raise Refused(404, "wire-refused-not-found")
