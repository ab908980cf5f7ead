"""Records, stories and replays of finished games, to those who may read them.

Rules of this file
1. Whoever asks gets what their seat was told; everything that chance hid is laid open where the
   whole seed of that game was opened to everybody, and nowhere else (``table.steps``).
2. A story is told by the policy that the store has for its rules, if the process has none; nothing
   is solved for it. One that lacks a policy is not kept, as somebody may solve it.
3. All that takes long is done in a process beside the tables, which has a limit of how much may
   wait, and everybody one of how often they may ask, and how much at once. What it tells is passed
   on as it comes.
4. No game is known here: what is worth telling is asked of ``story``, what is seen of the game.
"""

from typing import Final, TypeVar

from mendax.core.game import Seat
from mendax.server.base import processor_time
from mendax.server.base.policy_needs import KnownPolicies
from mendax.server.base.work_process import WorkProcess
from mendax.server.coaching.loading import LoadedGame, asked, written
from mendax.server.coaching.reading import FinishedGames, PastGame, require_over
from mendax.server.coaching.replay import replayed
from mendax.server.coaching.story import told_story
from mendax.server.people.rate_limits import Limits
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire.http_messages import ReplayOut, StoryOut
from mendax.server.wire.messages import Json
from mendax.table.log import Person
from mendax.table.record.write import record_of
from mendax.table.steps import Eyes

TELLING: Final = processor_time.MOST
"""Processor seconds that telling a game may take."""
_REMEMBERED: Final = 256
"""Stories and records that are kept, as finished games do not change."""

K = TypeVar("K")
T = TypeVar("T")


class PastGames:
    """Everything that this server tells of games that are over."""

    def __init__(
        self, games: FinishedGames, limits: Limits, process: WorkProcess, policies: KnownPolicies
    ) -> None:
        self._games, self._limits = games, limits
        self._process, self._policies = process, policies
        self._stories: dict[tuple[str, int, Person | None, Seat | None], Json[StoryOut]] = {}
        self._records: dict[tuple[str, int, Seat | None], str] = {}
        self._emptied = 0
        """How often all that was kept was dropped: what was begun before is not kept."""

    def empty(self) -> None:
        """Keeps no story and no record, nor what is under way."""
        self._emptied += 1
        self._stories.clear()
        self._records.clear()

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
        begun = self._emptied
        with self._limits.at_once.one(address):
            game = await self._games.read(live, number, device, seat)
            key = (live.table.id, number, game.seat)
            if key in self._records:
                return self._records[key]
            record = await self._process.run(asked, game.loaded, _record, game.seat)
        if begun == self._emptied:
            _keep(self._records, key, record)
        return record

    async def story(
        self,
        live: LiveTable,
        number: int,
        device: Person | None,
        seat: Seat | None,
        address: str,
    ) -> Json[StoryOut]:
        """What was worth telling of game ``number``, as the owner of ``device`` may know it, or who
        of those who shared it had ``seat``. Raises ``Refused``."""
        self._limits.stories.take(address)
        await require_over(live, number, device)
        key = (live.table.id, number, device, seat)
        if key in self._stories:
            return self._stories[key]
        begun = self._emptied
        with self._limits.at_once.one(address):
            game = await self._games.read(live, number, device, seat)
            story, whole = await self._told(game)
        if whole and begun == self._emptied:
            _keep(self._stories, key, story)
        return story

    async def replay(
        self,
        live: LiveTable,
        number: int,
        device: Person | None,
        seat: Seat | None,
        own: bool,
        address: str,
    ) -> Json[ReplayOut]:
        """Game ``number`` step by step, as ``story`` says for whom: with open cups where they are,
        unless only one's ``own`` eyes are wanted. Raises ``Refused``."""
        self._limits.stories.take(address)
        with self._limits.at_once.one(address):
            game = await self._games.read(live, number, device, seat)
            eyes = Eyes(game.seat, game.who.open and not own)
            return Json(await self._process.run(written, game.loaded, replayed, eyes))

    async def _told(self, game: PastGame) -> tuple[Json[StoryOut], bool]:
        """The story, and whether no policy that can be solved was lacking."""
        given = (game.loaded, game.seat, TELLING)
        story, lacks = await self._process.run(told_story, *given)
        found = None if lacks is None else await self._policies.known(lacks.key)
        if found is not None:
            story, lacks = await self._process.run(told_story, *given, found)
            if lacks is not None:
                await self._policies.forget(lacks.key)
        return Json(story), lacks is None


def _record(game: LoadedGame, reader: Seat | None) -> str:
    return record_of(game.run, reader)


def _keep(kept: dict[K, T], key: K, made: T) -> None:
    """Keeps ``made``, and no more than what was made last."""
    kept[key] = made
    while len(kept) > _REMEMBERED:
        del kept[next(iter(kept))]
