"""The HTTP operation that compares the players of a game with sound play."""

from mendax.server.coaching.priced_coaching import PricedCoaching
from mendax.server.http.parameters import GameNumber, SeatNumber, TableId
from mendax.server.http.table_api import TableApi
from mendax.server.wire.messages import Json
from mendax.server.wire.operation import Visit, operation
from mendax.server.wire.review_messages import SoundPlayOut


class SoundPlayApi:
    """The comparison with sound play."""

    def __init__(self, tables: TableApi, coaching: PricedCoaching) -> None:
        self._tables, self._coaching = tables, coaching

    @operation("GET", "/api/tables/{id}/sound-play/{game}", refusals=(403, 422), own_pages=True)
    async def sound_play(
        self, visit: Visit, id: TableId, game: GameNumber, seat: SeatNumber | None = None
    ) -> Json[SoundPlayOut]:
        """Return all players of a finished game beside sound play, as far as you know their dice.

        On a shared device, `seat` selects one of its people by their seat in that game.
        """
        return await self._coaching.sound_play(await self._tables.game(visit, id, game, seat))
