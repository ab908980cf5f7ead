"""Records, stories and replays of finished games, for permitted readers.

Rules of this file
1. A reader receives the information of their seat. Hidden information is shown only if the game's
   seed was disclosed (``table.steps``).
2. A story uses a policy that was solved for another process if its own has none. No game is solved
   just for a story. A story without a policy is not cached, because the game may be solved later.
3. Slow work runs in a separate process with a limited queue, and each address has a rate limit.
   Results are passed on as encoded JSON.
4. This module depends on no game: ``story`` finds the highlights, and each game defines its view.
"""

from typing import Final, TypeVar

from mendax.core.game import Seat
from mendax.server.coaching.loading import LoadedGame, asked, written
from mendax.server.coaching.reading import FinishedGames, PastGame, require_over
from mendax.server.coaching.replay import replayed, replayed_for_everyone
from mendax.server.coaching.story import BestLie, best_lie, told_plainly, told_story
from mendax.server.people.rate_limits import Limits
from mendax.server.processes import processor_time
from mendax.server.processes.calls import Caller
from mendax.server.processes.policy_needs import KnownPolicies
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire.messages import Json
from mendax.server.wire.review_messages import ReplayOut, StoryOut
from mendax.table.log import Person
from mendax.table.record.write import record_of
from mendax.table.steps import Eyes

TELLING: Final = processor_time.MOST
"""The maximum CPU seconds for telling the story of a game."""
_REMEMBERED: Final = 256
"""The maximum number of cached stories and records. Finished games do not change."""

K = TypeVar("K")
T = TypeVar("T")


class PastGames:
    """The records, stories and replays of one server."""

    def __init__(
        self, games: FinishedGames, limits: Limits, process: Caller, policies: KnownPolicies | None
    ) -> None:
        """``policies`` is None if this server solves no games."""
        self._games, self._limits = games, limits
        self._process, self._policies = process, policies
        self._stories: dict[tuple[str, int, Person | None, Seat | None], Json[StoryOut]] = {}
        self._records: dict[tuple[str, int, Seat | None], str] = {}
        self._lies: dict[tuple[str, int], BestLie | None] = {}
        self._emptied = 0
        """The number of times the caches were cleared. Results requested before the last time are
        not cached.
        """

    def empty(self) -> None:
        """Drop all stories and records, including those that are being computed."""
        self._emptied += 1
        self._stories.clear()
        self._records.clear()
        self._lies.clear()

    async def record(
        self,
        live: LiveTable,
        number: int,
        device: Person | None,
        seat: Seat | None,
        address: str,
    ) -> str:
        """Return the record of game ``number`` as a reader may know it.

        The reader is the owner of ``device``, or the player on it who had ``seat`` in that game.
        Raises ``Refused``.
        """
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
        """Return the story of game ``number`` as a reader may know it.

        The reader is the owner of ``device``, or the player on it who had ``seat``. Raises
        ``Refused``.
        """
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
        """Return game ``number`` step by step, for the same readers as ``story``.

        Cups are shown open if the seed was disclosed, unless ``own`` requests the reader's view.
        Raises ``Refused``.
        """
        self._limits.stories.take(address)
        with self._limits.at_once.one(address):
            game = await self._games.read(live, number, device, seat)
            eyes = Eyes(game.seat, game.who.open and not own)
            return Json(await self._process.run(written, game.loaded, replayed, eyes))

    async def best_lie(self, table: str, number: int, address: str) -> BestLie | None:
        """Return the best lie of a game that one of its players shows to everyone, as far as
        everyone may know it. Raises ``Refused``.
        """
        key, begun = (table, number), self._emptied
        if key in self._lies:
            return self._lies[key]
        with self._limits.at_once.one(address):
            game = await self._games.shown(table, number)
            lie = await self._process.run(asked, game.loaded, best_lie, TELLING)
        if begun == self._emptied:
            _keep(self._lies, key, lie)
        return lie

    async def shown(self, table: str, number: int, masked: bool, address: str) -> Json[ReplayOut]:
        """Return game ``number`` of a table step by step, as one of its players shows it to
        everyone. Raises ``Refused``.
        """
        with self._limits.at_once.one(address):
            game = await self._games.shown(table, number)
            shown = await self._process.run(written, game.loaded, replayed_for_everyone, masked)
            return Json(shown)

    async def _told(self, game: PastGame) -> tuple[Json[StoryOut], bool]:
        """Return the story, and whether it is complete. An incomplete story lacks a solvable
        policy.
        """
        given = (game.loaded, game.seat, TELLING)
        if self._policies is None:
            return Json(await self._process.run(told_plainly, *given)), True
        story, lacks = await self._process.run(told_story, *given)
        found = None if lacks is None else await self._policies.known(lacks.key)
        if found is not None:
            story, lacks = await self._process.run(told_story, *given, found)
        return Json(story), lacks is None


def _record(game: LoadedGame, reader: Seat | None) -> str:
    return record_of(game.run, reader)


def _keep(kept: dict[K, T], key: K, made: T) -> None:
    """Cache ``made`` and evict the oldest entries."""
    kept[key] = made
    while len(kept) > _REMEMBERED:
        del kept[next(iter(kept))]
