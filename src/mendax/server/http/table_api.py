"""HTTP operations on tables, for servers and for browsers that play without a server.

The cookie identifies the person, and the table decides what this person may do.
"""

from typing import Protocol

from starlette.requests import Request

from mendax.server.coaching.past_games import PastGames
from mendax.server.coaching.reading import GameRequest
from mendax.server.http.parameters import GameNumber, SeatNumber, TableId
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire import outbound
from mendax.server.wire.http_messages import Address, AidOut, OpenTableIn, TableOut
from mendax.server.wire.messages import Json
from mendax.server.wire.operation import Text, Visit, operation
from mendax.server.wire.refusal import Refused
from mendax.server.wire.review_messages import ReplayOut, StoryOut
from mendax.table.table import Person


class Tables(Protocol):
    """The tables of a server or browser (see ``TableRegistry``)."""

    async def open(self, person: Person, asked: OpenTableIn) -> str:
        """Open a table hosted by ``person``, and return its id."""

    async def find(self, address: str, person: Person | None) -> LiveTable:
        """Return the table at this address, if it admits ``person``. Raises ``Refused``."""


class People(Protocol):
    """The people behind requests (see ``Sessions``)."""

    async def person_of(self, connection: Request) -> Person | None:
        """Return the person who sent a request, or None for a stranger. Raises ``Refused``."""


class TableOpeners(Protocol):
    """The people who may open tables (see ``Openers``)."""

    async def opener(self, visit: Visit) -> Person:
        """Return the person who sends a request to open a table. Raises ``Refused``."""


class TableApi:
    """Operations on tables and their finished games."""

    def __init__(
        self, tables: Tables, people: People, opening: TableOpeners, past_games: PastGames
    ) -> None:
        self._tables, self._people = tables, people
        self._opening, self._past_games = opening, past_games

    @operation("POST", "/api/tables", status=201, refusals=(403,))
    async def open_table(self, visit: Visit, body: OpenTableIn) -> Address:
        """Open a table and take a seat as its host."""
        return Address(await self._tables.open(await self._opening.opener(visit), body))

    @operation("GET", "/api/tables/{id}")
    async def table(self, visit: Visit, id: TableId) -> TableOut:
        """Return the public state of a table."""
        live, person = await self.at(visit, id)
        await live.settled()
        return outbound.from_outside(live.table, person)

    @operation("GET", "/api/tables/{id}/record/{game}", refusals=(403,), own_pages=True)
    async def record(
        self, visit: Visit, id: TableId, game: GameNumber, seat: SeatNumber | None = None
    ) -> Text:
        """Return the record of a finished game as you may know it, for `mendax verify`.

        On a shared device, `seat` selects one of its people by their seat in that game.
        """
        return Text(await self._past_games.record(await self.game(visit, id, game, seat)))

    @operation("GET", "/api/tables/{id}/aid", refusals=(403,), own_pages=True)
    async def aid(self, visit: Visit, id: TableId, seat: SeatNumber | None = None) -> AidOut:
        """Return the odds that you could compute now from your view of the game.

        On a shared device, `seat` is the holder's seat.
        """
        live, person = await self.at(visit, id)
        await live.settled()
        seen = outbound.observer(live.table, outbound.holder(live.table, person, seat))
        if not seen.watches:
            raise Refused(403, "wire-refused-not-yours")
        return outbound.aid(live.table, seen.seat)

    @operation("GET", "/api/tables/{id}/story/{game}", refusals=(403, 422), own_pages=True)
    async def story(
        self, visit: Visit, id: TableId, game: GameNumber, seat: SeatNumber | None = None
    ) -> Json[StoryOut]:
        """Return the highlights of a finished game as you may know them, and one tally per seat.

        On a shared device, `seat` selects one of its people by their seat in that game.
        """
        return await self._past_games.story(await self.game(visit, id, game, seat))

    @operation("GET", "/api/tables/{id}/replay/{game}", refusals=(403,), own_pages=True)
    async def replay(
        self,
        visit: Visit,
        id: TableId,
        game: GameNumber,
        own: bool = False,
        seat: SeatNumber | None = None,
    ) -> Json[ReplayOut]:
        """Return a finished game step by step.

        Cups are open if the table opened them and you do not request your `own` view. Otherwise the
        game appears as you saw it. On a shared device, `seat` selects one of its people by their
        seat in that game.
        """
        return await self._past_games.replay(await self.game(visit, id, game, seat), own)

    async def at(self, visit: Visit, id: str) -> tuple[LiveTable, Person | None]:
        """Return the table at an address and the requester, whom it admits. Raises ``Refused``."""
        person = await self._people.person_of(visit.request)
        return await self._tables.find(id, person), person

    async def game(self, visit: Visit, id: str, number: int, seat: int | None) -> GameRequest:
        """Return a request for a finished game of this table. Raises ``Refused``."""
        live, person = await self.at(visit, id)
        return GameRequest(live, number, person, seat, visit.address)
