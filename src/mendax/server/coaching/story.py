"""The story of a finished game with one reader's information, for any game."""

from typing import NamedTuple

from mendax.coach.registry import coach_of
from mendax.coach.results import CHANCES
from mendax.core.game import Seat
from mendax.games.rules import Rules
from mendax.server.coaching.lessons import opponents
from mendax.server.coaching.loading import LoadedGame, asked
from mendax.server.processes import processor_time
from mendax.server.processes.policy_needs import Lacking, lacking
from mendax.server.processes.processor_time import Until
from mendax.server.wire.messages import encode
from mendax.server.wire.refusal import Refused
from mendax.server.wire.review_messages import StoryOut
from mendax.story.highlights import Course
from mendax.story.registry import told
from mendax.story.telling import Highlight
from mendax.table.game_run import GameRun
from mendax.table.steps import Eyes, is_open, turns


class BestLie(NamedTuple):
    """The boldest lie of a game that was believed, with the facts for its sentence."""

    told: Highlight
    rules: Rules
    names: tuple[str, ...]


def best_lie(game: LoadedGame, seconds: float) -> BestLie | None:
    """Return the best lie that everyone may know, or None.

    A lie that was never opened is unknown to everyone, unless the seed was disclosed.
    """
    run, until = game.run, Until(seconds)
    heard = tuple(until.each(turns(run, Eyes(None, is_open(run)))))
    assert run.result is not None
    seats, places = len(run.names), run.result.places
    story = told(run.game.name, run.rules, seats, heard, places, by_others=run.by_others)
    lies = (one for one in story.highlights if one.key.endswith("-best-lie"))
    return next((BestLie(lie, run.rules, run.names) for lie in lies), None)


class ToldStory(NamedTuple):
    """A story, and the policy that it lacks, if any."""

    story: bytes
    """The story as JSON."""
    lacks: Lacking | None
    """The policy that the coach needs to value the game after each round."""


def told_story(
    loaded: bytes, seat: Seat | None, seconds: float, coached: bool, found: bytes | None = None
) -> ToldStory:
    """Return the story for the player in ``seat`` (``story_of``). ``found`` is a policy that was
    missing.
    """
    return asked(loaded, _told, seat, seconds, coached, found)


def _told(
    game: LoadedGame, seat: Seat | None, seconds: float, coached: bool, found: bytes | None
) -> ToldStory:
    run = game.run
    lacks = lacking(run.game.name, run.rules, len(run.names), found) if coached else None
    return ToldStory(encode(story_of(game, seat, seconds, coached)), lacks)


def story_of(
    game: LoadedGame,
    seat: Seat | None,
    seconds: float = processor_time.MOST,
    coached: bool = True,
) -> StoryOut:
    """Return the story for the player in ``seat`` (None: a spectator).

    If the seed was disclosed, the story uses all information. ``coached`` adds values from the
    coach, if it has any.

    Raises ``Refused`` for a running game, or if the story takes more than ``seconds`` of CPU time.
    """
    run, laid_open = game.run, is_open(game.run)
    result = run.result
    if result is None:
        raise Refused(404, "wire-refused-no-record", game=run.number)
    until = Until(seconds)
    heard = tuple(until.each(turns(run, Eyes(seat, laid_open))))
    course = _course(run, result.places, until) if coached else None
    seats = len(run.names)
    by_others, places = run.by_others, result.places
    story = told(run.game.name, run.rules, seats, heard, places, course, by_others)
    return StoryOut(
        game=run.number,
        kind=run.game.name,
        rules=game.table.rules,
        seats=game.table.seats[:seats],
        you=seat,
        open=laid_open,
        places=result.places,
        reason=result.reason,
        ended=run.entries[-1].at,
        seconds=(run.entries[-1].at - run.entries[0].at) // 1000,
        moves=sum(isinstance(actor, int) for _, actor, _ in run.moves),
        highlights=story.highlights,
        tallies=story.tallies,
        loss=None if seat is None else story.losses.get(seat),
        against=opponents(game.table.seats[:seats], seat),
    )


def _course(run: GameRun, places: tuple[int, ...], until: Until) -> tuple[Seat, Course] | None:
    """Return the only winner and the game's value after each round, from public information only.

    Return None if the coach has no values.
    """
    coach = coach_of(run.game.name)
    if coach is None or places.count(1) != 1:
        return None
    winner = places.index(1)
    heard = until.each(turns(run, Eyes(None)))
    review = coach.review(run.rules, len(run.names), winner, heard)
    if review is None or review.unit not in CHANCES:
        return None
    return winner, tuple((point.entry, point.round, point.worth) for point in review.course)
