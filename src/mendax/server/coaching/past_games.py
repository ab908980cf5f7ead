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

from typing import Final

from mendax.core.game import Seat
from mendax.server.coaching.loading import LoadedGame, PackedGame, written
from mendax.server.coaching.loading import asked as of_game
from mendax.server.coaching.reading import FinishedGames, GameRequest, Passing, PastGame
from mendax.server.coaching.replay import replayed, replayed_for_everyone
from mendax.server.coaching.story import BestLie, best_lie, told_story
from mendax.server.people.rate_limits import Limits
from mendax.server.processes import processor_time
from mendax.server.processes.calls import Caller
from mendax.server.processes.policy_needs import KnownPolicies
from mendax.server.wire.messages import Json
from mendax.server.wire.review_messages import ReplayOut, StoryOut
from mendax.table.record.write import record_of
from mendax.table.steps import Eyes

TELLING: Final = processor_time.MOST
"""The maximum CPU seconds for telling the story of a game."""


class PastGames:
    """The records, stories and replays of one server."""

    def __init__(
        self, games: FinishedGames, limits: Limits, process: Caller, policies: KnownPolicies | None
    ) -> None:
        """``policies`` is None if this server solves no games."""
        self._games, self._limits = games, limits
        self._process, self._policies = process, policies

    async def record(self, asked: GameRequest) -> str:
        """Return the record of a game as its reader may know it. Raises ``Refused``."""
        self._limits.records.take(asked.address)

        async def tell(game: PastGame) -> str:
            return await self._process.run(of_game, game.loaded, _record, game.seat)

        return await self._games.told("record", asked, tell)

    async def story(self, asked: GameRequest) -> Json[StoryOut]:
        """Return the story of a game as its reader may know it. Raises ``Refused``."""
        self._limits.stories.take(asked.address)
        return await self._games.told("story", asked, self._told)

    async def replay(self, asked: GameRequest, own: bool) -> Json[ReplayOut]:
        """Return a game step by step, for the same readers as ``story``.

        Cups are shown open if the seed was disclosed, unless ``own`` requests the reader's view.
        Raises ``Refused``.
        """
        self._limits.stories.take(asked.address)
        with self._limits.at_once.one(asked.address):
            game = await self._games.read(asked)
            eyes = Eyes(game.seat, game.who.open and not own)
            return Json(await self._process.run(written, game.loaded, replayed, eyes))

    async def best_lie(self, table: str, number: int, address: str) -> BestLie | None:
        """Return the best lie of a game that one of its players shows to everyone, as far as
        everyone may know it. Raises ``Refused``.
        """

        async def tell(game: PackedGame) -> BestLie | None:
            return await self._process.run(of_game, game.loaded, best_lie, TELLING)

        return await self._games.told_to_everyone("lie", table, number, address, tell)

    async def shown(self, table: str, number: int, masked: bool, address: str) -> Json[ReplayOut]:
        """Return game ``number`` of a table step by step, as one of its players shows it to
        everyone. Raises ``Refused``.
        """
        with self._limits.at_once.one(address):
            game = await self._games.shown(table, number)
            shown = await self._process.run(written, game.loaded, replayed_for_everyone, masked)
            return Json(shown)

    async def _told(self, game: PastGame) -> Json[StoryOut]:
        """Return the story, which is not cached if it lacks a solvable policy."""
        policies = self._policies
        given = (game.loaded, game.seat, TELLING, policies is not None)
        story, lacks = await self._process.run(told_story, *given)
        found = None if lacks is None or policies is None else await policies.known(lacks.key)
        if found is not None:
            story, lacks = await self._process.run(told_story, *given, found)
        return Json(story) if lacks is None else Passing(story)


def _record(game: LoadedGame, reader: Seat | None) -> str:
    return record_of(game.run, reader)
