"""Coaching with the prices of all decisions of a game, which needs more modules than a coach."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from mendax.coach.registry import PRICED
from mendax.core.game import Seat
from mendax.games.rules import Rules
from mendax.measure.room import RoomClaim
from mendax.server.coaching.coaching import Coaching, kept
from mendax.server.coaching.reading import require_over
from mendax.server.coaching.room_claims import TableLines, coached_claims, room_claims
from mendax.server.coaching.sound_play import public_answers, sound_play
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire.messages import Json
from mendax.server.wire.refusal import Refused
from mendax.server.wire.review_messages import PublicAnswersOut, SoundPlayOut
from mendax.table.table import Person


class PricedCoaching(Coaching):
    """The coaching of one server."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._compared: dict[tuple[object, ...], Json[SoundPlayOut]] = {}
        self._answers: dict[tuple[object, ...], Json[PublicAnswersOut]] = {}

    def empty(self) -> None:
        """Drop all reviews and comparisons, including those that are being computed."""
        super().empty()
        self._compared.clear()
        self._answers.clear()

    async def sound_play(
        self, live: LiveTable, number: int, device: Person | None, seat: Seat | None, address: str
    ) -> Json[SoundPlayOut]:
        """Return all players of game ``number`` beside sound play, as a reader may know it.

        The reader is the owner of ``device``, or the player on it who had ``seat``. Raises
        ``Refused`` if the game is not finished or has no prices, or if this person may not read it.
        """
        self._limits.lessons.take(address)
        await require_over(live, number, device)
        begun = self._emptied
        with self._limits.at_once.one(address):
            game = await self._games.read(live, number, device, seat)
            who, key = game.who, (live.table.id, number, game.seat)
            if key in self._compared:
                return self._compared[key]
            if who.game not in PRICED:
                raise Refused(422, "coach-other-game")
            at = (who.game, who.rules, len(who.names), address)
            given = (game.loaded, game.seat, self._reviewing)
            told = Json[SoundPlayOut](await self._asked(*at, sound_play, *given))
        if begun != self._emptied:
            return told
        return kept(self._compared, key, told)

    async def public_answers(self, table: str, number: int, address: str) -> Json[PublicAnswersOut]:
        """Return the answers to claims in a game that one of its players shows to everyone.

        Raises ``Refused`` if the game has no prices.
        """
        self._limits.lessons.take(address)
        begun, key = self._emptied, (table, number)
        with self._limits.at_once.one(address):
            if key in self._answers:
                return self._answers[key]
            game = await self._games.shown(table, number)
            who = game.who
            if who.game not in PRICED:
                raise Refused(422, "coach-other-game")
            at = (who.game, who.rules, len(who.names), address)
            given = (game.loaded, self._reviewing)
            told = Json[PublicAnswersOut](await self._asked(*at, public_answers, *given))
        return told if begun != self._emptied else kept(self._answers, key, told)

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
