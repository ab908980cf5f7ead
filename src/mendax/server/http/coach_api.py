"""HTTP operations of coaches: reviews, hints, whole strategies, and what is solved."""

from typing import Annotated

from msgspec import Meta

from mendax.coach.results import Coverage, Picture
from mendax.server.coaching.coaching import Coaching
from mendax.server.http.game_api import asked_rules
from mendax.server.http.parameters import GameName, GameNumber, Query, SeatNumber, TableId
from mendax.server.http.table_api import TableApi
from mendax.server.wire.messages import Json
from mendax.server.wire.operation import HOUR, Visit, operation
from mendax.server.wire.review_messages import HintOut, LessonOut

Seats = Annotated[int, Meta(ge=2, le=20)]
Lives = Annotated[str, Meta(pattern="^([0-9]{1,2}(,[0-9]{1,2}){1,5})?$")]


class CoachApi:
    """Operations of the coaches."""

    def __init__(self, tables: TableApi, coaching: Coaching) -> None:
        self._tables, self._coaching = tables, coaching

    @operation("GET", "/api/tables/{id}/coach/{game}", refusals=(403, 422), own_pages=True)
    async def lesson(
        self, visit: Visit, id: TableId, game: GameNumber, seat: SeatNumber | None = None
    ) -> Json[LessonOut]:
        """Return a review of a finished game, with the value of each decision and the biggest
        mistake.
        """
        return await self._coaching.review(await self._tables.game(visit, id, game, seat))

    @operation("GET", "/api/tables/{id}/hint", refusals=(403, 422), own_pages=True)
    async def hint(
        self, visit: Visit, id: TableId, seat: SeatNumber | None = None
    ) -> Json[HintOut]:
        """Return a sound player's move for your seat, if the table allows hints.

        On a shared device, `seat` is the holder's seat.
        """
        live, person = await self._tables.at(visit, id)
        return await self._coaching.hint(live, person, seat, visit.address)

    @operation("GET", "/api/strategy/{game}", refusals=(422,), own_pages=True, fresh=HOUR)
    async def strategy(
        self,
        visit: Visit,
        game: GameName,
        preset: Query | None = None,
        rules: Query = "",
        seats: Seats = 2,
        lives: Lives = "",
    ) -> Json[Picture]:
        """Return the solved strategy of a rule set as a picture, for these lives or for the
        start.
        """
        found = asked_rules(game, preset, rules)
        left = tuple(int(word) for word in lives.split(",") if word)
        return await self._coaching.strategy(game, found, seats, left, visit.address)

    @operation("GET", "/api/coverage/{game}", refusals=(422,), own_pages=True)
    async def coverage(
        self,
        visit: Visit,
        game: GameName,
        preset: Query | None = None,
        rules: Query = "",
        seats: Seats = 2,
    ) -> Coverage:
        """Return how completely a table is solved, for the coach and for bots with solved
        policies.
        """
        found = asked_rules(game, preset, rules)
        return await self._coaching.coverage(game, found, seats, visit.address)
