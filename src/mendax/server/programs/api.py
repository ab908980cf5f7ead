"""HTTP operations on programs: seats, keys, and the list of online programs."""

from typing import Annotated

from msgspec import Meta

from mendax.server.http.parameters import TableId
from mendax.server.people.program_keys import key_id, key_listed
from mendax.server.people.rate_limits import Limits
from mendax.server.people.sessions import Sessions
from mendax.server.programs.challenges import ProgramChallenges
from mendax.server.programs.online import OnlinePrograms
from mendax.server.tables import awaiting
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.registry import TableRegistry
from mendax.server.wire.http_messages import (
    ChallengeIn,
    ChallengeOut,
    DoneOut,
    KeyListedOut,
    NewKeyIn,
    NewKeyOut,
    OpeningKeyIn,
    ProgramOnlineOut,
    SeatKeyOut,
)
from mendax.server.wire.operation import Visit, operation
from mendax.server.wire.refusal import Refused
from mendax.table.commands import KeepSeat
from mendax.table.log import Person

KeyId = Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]

UNNAMED = "Program"
"""The name of a program's seat until the program chooses one."""


class ProgramsApi:
    """The operations of one server on programs."""

    def __init__(
        self,
        registry: TableRegistry,
        sessions: Sessions,
        limits: Limits,
        online: OnlinePrograms,
        challenges: ProgramChallenges,
    ) -> None:
        self._online, self._challenges = online, challenges
        self._registry, self._sessions, self._limits = registry, sessions, limits
        self._keys = sessions.keys

    @operation("POST", "/api/tables/{id}/programs", status=201, refusals=(403, 404, 409))
    async def open_seat(self, visit: Visit, id: TableId) -> SeatKeyOut:
        """Reserve a seat for a program, and return the key for it; host only."""
        self._limits.keys.take(visit.address)
        live, person = await self._hosted(visit, id)
        await self._revoke_removed(person, live)
        key, row = await self._keys.make(person, live.table.id, UNNAMED)
        try:
            await awaiting.done(live, person, KeepSeat(person, row.person, UNNAMED))
        except Refused:
            await self._keys.revoke(row.person)
            raise
        seat = live.table.seat_of(row.person)
        if seat is None:  # the program was removed since then
            raise Refused(409, "wire-refused-key-revoked")
        return SeatKeyOut(seat, key)

    async def _revoke_removed(self, owner: Person, live: LiveTable) -> None:
        """Revoke the keys of programs that were removed from this table, so that they no longer
        count.
        """
        kicked = live.table.state.lobby.seating.kicked
        for row in await self._keys.of_owner(owner):
            if row.table == live.table.id and row.person in kicked:
                await self._keys.revoke(row.person)

    async def _hosted(self, visit: Visit, id: str) -> tuple[LiveTable, Person]:
        """Return a table and its host, who must be the requester. Raises ``Refused`` otherwise."""
        person = await self._sessions.surely(visit.request)
        live = await self._registry.find(id, person)
        await live.settled()
        if person is None or live.table.state.lobby.seating.host != person:
            raise Refused(403, "table-refused-not-host")
        return live, person

    @operation("GET", "/api/programs")
    async def programs(self, visit: Visit) -> tuple[ProgramOnlineOut, ...]:
        """List the online programs that accept challenges, and their games."""
        return self._online.listed()

    @operation("POST", "/api/tables/{id}/challenges", refusals=(403, 404, 409))
    async def challenge(self, visit: Visit, id: TableId, body: ChallengeIn) -> ChallengeOut:
        """Challenge an online program to the table, and wait for its decision; host only."""
        self._limits.keys.take(visit.address)
        live, person = await self._hosted(visit, id)
        with live.leases.held():
            return await self._challenges.make(live, person, body.number)

    @operation("POST", "/api/keys", status=201, refusals=(403,))
    async def make_key(self, visit: Visit, body: NewKeyIn) -> NewKeyOut:
        """Create a key that lets your program go online."""
        self._limits.keys.take(visit.address)
        person = await self._sessions.required(visit.request)
        key, row = await self._keys.make(person, None, body.name)
        return NewKeyOut(key, key_id(row))

    @operation("POST", "/api/keys/opening")
    async def claim_key(self, visit: Visit, body: OpeningKeyIn) -> DoneOut:
        """Let the requester open tables with a key from the server's owner. Each key serves the
        first person who enters it.
        """
        self._limits.keys.take(visit.address)
        person = await self._sessions.surely(visit.request) or await self._sessions.begin(visit)
        if not await self._keys.claim(body.key.strip(), person):
            raise Refused(404, "wire-refused-opening-no-key")
        return DoneOut(True)

    @operation("GET", "/api/keys", refusals=(403,), own_pages=True, programs=False)
    async def keys(self, visit: Visit) -> tuple[KeyListedOut, ...]:
        """List your keys: those for your programs, and those for seats at your tables."""
        own = await self._keys.of_owner(await self._sessions.required(visit.request))
        return tuple(map(key_listed, own))

    @operation("DELETE", "/api/keys/{id}", refusals=(403,))
    async def revoke_key(self, visit: Visit, id: KeyId) -> DoneOut:
        """Revoke one of your keys and disconnect its program."""
        own = await self._keys.of_owner(await self._sessions.required(visit.request))
        row = next((row for row in own if key_id(row) == id), None)
        if row is None:
            raise Refused(404, "wire-refused-not-found")
        await self._keys.revoke(row.person)
        return DoneOut(True)
