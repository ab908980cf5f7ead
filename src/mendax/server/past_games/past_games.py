"""Records, stories and replays of finished games, to those who may read them.

Rules of this file
1. Whoever asks gets what their seat was told; everything that chance hid is laid open where the
   whole seed of that game was opened to everybody, and nowhere else (``table.steps``).
2. Games are loaded and gone through on a thread beside the tables, with limits of how often one may
   ask and how much may wait.
3. No game is known here: what is worth telling is asked of ``story``, what is seen of the game.
"""

from typing import Final, TypeVar

from mendax.coach.registry import coach_of
from mendax.core.game import Seat
from mendax.server.access.rate_limits import Limits
from mendax.server.past_games.reading import FinishedGames, PastGame, require_over
from mendax.server.past_games.replay import replayed
from mendax.server.refusal import Refused
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire.http_messages import ReplayOut, StoryOut
from mendax.server.worker_thread import WorkerThread
from mendax.story.highlights import Course
from mendax.story.registry import told
from mendax.table.game_run import GameRun
from mendax.table.log import Person
from mendax.table.record.write import record_of
from mendax.table.steps import Eyes, is_open, turns

_REMEMBERED: Final = 256
"""Stories and records that are kept, as finished games do not change."""

K = TypeVar("K")
T = TypeVar("T")


class PastGames:
    """Everything that this server tells of games that are over."""

    def __init__(self, games: FinishedGames, limits: Limits) -> None:
        self._games, self._limits = games, limits
        self._thread = WorkerThread("past games")
        self._stories: dict[tuple[str, int, Person | None, Seat | None], StoryOut] = {}
        self._records: dict[tuple[str, int, Seat | None], str] = {}

    @property
    def waiting(self) -> int:
        """How many questions are asked and not answered yet."""
        return self._thread.waiting

    def empty(self) -> None:
        """Keeps no story and no record."""
        self._stories.clear()
        self._records.clear()

    def close(self) -> None:
        """Nothing more is begun."""
        self._thread.close()

    async def record(
        self,
        live: LiveTable,
        number: int,
        device: Person | None,
        seat: Seat | None,
        address: str,
    ) -> str:
        """The record of game ``number`` as whoever has ``device`` may know it: its owner, or who
        of those who shared it had ``seat`` in that game. Raises ``Refused``."""
        self._limits.records.take(address)
        game = await self._games.read(live, number, device, seat)
        reader = game.run.seat_of(game.person)
        key = (live.table.id, number, reader)
        if key not in self._records:
            _keep(self._records, key, await self._thread.run(record_of, game.run, reader))
        return self._records[key]

    async def story(
        self,
        live: LiveTable,
        number: int,
        device: Person | None,
        seat: Seat | None,
        address: str,
    ) -> StoryOut:
        """What was worth telling of game ``number``, as the owner of ``device`` may know it, or who
        of those who shared it had ``seat``. Raises ``Refused``."""
        self._limits.stories.take(address)
        await require_over(live, number, device)
        key = (live.table.id, number, device, seat)
        if key not in self._stories:
            game = await self._games.read(live, number, device, seat)
            _keep(self._stories, key, await self._thread.run(story_of, game))
        return self._stories[key]

    async def replay(
        self,
        live: LiveTable,
        number: int,
        device: Person | None,
        seat: Seat | None,
        own: bool,
        address: str,
    ) -> ReplayOut:
        """Game ``number`` step by step, as ``story`` says for whom: with open cups where they are,
        unless only one's ``own`` eyes are wanted. Raises ``Refused``."""
        self._limits.stories.take(address)
        game = await self._games.read(live, number, device, seat)
        eyes = Eyes(game.run.seat_of(game.person), is_open(game.run) and not own)
        return await self._thread.run(replayed, game.run, game.table, eyes)


def _keep(kept: dict[K, T], key: K, made: T) -> None:
    """Keeps ``made``, and no more than what was made last."""
    kept[key] = made
    while len(kept) > _REMEMBERED:
        del kept[next(iter(kept))]


def story_of(game: PastGame) -> StoryOut:
    """What was worth telling of it. Raises ``Refused`` while it goes on."""
    run = game.run
    seat, laid_open = run.seat_of(game.person), is_open(run)
    result = run.result
    if result is None:
        raise Refused(404, "wire-refused-no-record", game=run.number)
    heard = tuple(turns(run, Eyes(seat, laid_open)))
    course = _course(run, result.places)
    seats = len(run.names)
    story = told(run.game.name, run.rules, seats, heard, result.places, course)
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
    )


def _course(run: GameRun, places: tuple[int, ...]) -> tuple[Seat, Course] | None:
    """What the game was worth to its one winner, round by round, if its coach has it at hand.

    It goes by what everybody heard.
    """
    coach = coach_of(run.game.name)
    if coach is None or places.count(1) != 1:
        return None
    winner = places.index(1)
    review = coach.review(run.rules, len(run.names), winner, turns(run, Eyes(None)))
    if review is None or review.unit != "chance":
        return None
    return winner, tuple((point.entry, point.round, point.worth) for point in review.course)
