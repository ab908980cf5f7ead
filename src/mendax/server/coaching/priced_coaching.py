"""Coaching with the prices of all decisions of a game, which needs more modules than a coach."""

from collections.abc import Callable, Mapping
from contextlib import suppress

from mendax.coach.registry import PRICED
from mendax.games.rules import Rules
from mendax.measure.room import RoomClaim
from mendax.server.coaching.coaching import Coaching
from mendax.server.coaching.loading import PackedGame, WhoPlayed
from mendax.server.coaching.reading import GameRequest, PastGame
from mendax.server.coaching.room_claims import TableLines, coached_claims, room_claims
from mendax.server.coaching.sound_play import public_answers, sound_play
from mendax.server.wire.messages import Json
from mendax.server.wire.refusal import Refused
from mendax.server.wire.review_messages import PublicAnswersOut, SoundPlayOut
from mendax.table.table import Person


class PricedCoaching(Coaching):
    """The coaching of one server."""

    async def sound_play(self, asked: GameRequest) -> Json[SoundPlayOut]:
        """Return all players of a game beside sound play, as its reader may know it.

        Raises ``Refused`` if the game is not finished or has no prices, or if this person may not
        read it.
        """
        self._limits.lessons.take(asked.address)

        async def tell(game: PastGame) -> Json[SoundPlayOut]:
            given = (game.loaded, game.seat, self._reviewing)
            return Json(await self._priced(game.who, asked.address, sound_play, *given))

        return await self._games.told("sound play", asked, tell)

    async def public_answers(self, table: str, number: int, address: str) -> Json[PublicAnswersOut]:
        """Return the answers to claims in a game that one of its players shows to everyone.

        Raises ``Refused`` if the game has no prices.
        """
        self._limits.lessons.take(address)

        async def tell(game: PackedGame) -> Json[PublicAnswersOut]:
            given = (game.loaded, self._reviewing)
            return Json(await self._priced(game.who, address, public_answers, *given))

        return await self._games.told_to_everyone("answers", table, number, address, tell)

    async def _priced(
        self, who: WhoPlayed, address: str, ask: Callable[..., bytes], *given: object
    ) -> bytes:
        """Return the result of ``ask`` (``_asked``). Raises ``Refused`` for a game without
        prices.
        """
        if who.game not in PRICED:
            raise Refused(422, "coach-other-game")
        return await self._asked(who.game, who.rules, len(who.names), address, ask, *given)

    async def room_claims(
        self, table: TableLines, rules: Rules, seats: int, people: Mapping[Person, int]
    ) -> tuple[RoomClaim, ...] | None:
        """Return the claims of a tournament's table with their prices, if it is solved or solving
        is quick, or None while its game is running.

        Raises ``Refused`` if too much work is waiting, or if the process failed.
        """
        if table.game in PRICED:
            with suppress(Refused):
                at = (table.game, rules, seats, None)
                return await self._asked(*at, coached_claims, table, people)
        return await self._process.run(room_claims, table, people)
