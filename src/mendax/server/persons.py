"""What people may ask about themselves: to leave a device, to come to another, to see what is kept
of them, and to be forgotten.
"""

import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Final

from mendax.server.access.move_codes import LIFETIME, MoveCodes
from mendax.server.access.rate_limits import Limits
from mendax.server.access.sessions import Sessions
from mendax.server.operations import Visit, operation
from mendax.server.programs.listing import key_listed
from mendax.server.refusal import Refused
from mendax.server.store import persons
from mendax.server.store.store import Store
from mendax.server.tables.command_queue import Request
from mendax.server.tables.registry import TableRegistry
from mendax.server.wire.http_messages import (
    CodeOut,
    DevicesOut,
    DoneOut,
    MoveIn,
    OwnLineOut,
    OwnTableOut,
    PersonOut,
)
from mendax.table.actions import Leave
from mendax.table.commands import Do
from mendax.table.devices import device_of
from mendax.table.forgetting import forgotten, without_ids
from mendax.table.log import Person

MOST_LINES: Final = 20_000
"""Lines that one document has at most."""


class PersonsApi:
    """The operations of one server that are about whoever asks."""

    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        limits: Limits,
        registry: TableRegistry,
        codes: MoveCodes,
        caches: Iterable[Callable[[], None]],
    ) -> None:
        """``caches`` are emptied when names have changed in old games."""
        self._store, self._sessions, self._limits = store, sessions, limits
        self._registry, self._codes, self._caches = registry, codes, tuple(caches)

    @operation("GET", "/api/session", own_pages=True, programs=False)
    async def devices(self, visit: Visit) -> DevicesOut:
        """Whether this device is known here, and since when each of your devices is."""
        person = await self._sessions.person_of(visit.request)
        if person is None:
            return DevicesOut(False, ())
        return DevicesOut(True, await self._store.ask(partial(persons.sessions, person)))

    @operation("DELETE", "/api/session")
    async def end(self, visit: Visit) -> DoneOut:
        """Leave this device: it is nobody's any more. Your other devices stay yours."""
        person = await self._before(visit)
        await self._sessions.end(visit)
        await self._revoke_if_gone(person)
        return DoneOut(True)

    @operation("DELETE", "/api/sessions", refusals=(403,))
    async def end_all(self, visit: Visit) -> DoneOut:
        """Leave all your devices. Nobody is who you were from then on."""
        person = await self._person(visit)
        self._codes.forget(person)
        await self._sessions.end_all(person)
        await self._sessions.end(visit)
        await self._sessions.keys.revoke_all(person)  # who could revoke them is nobody any more
        return DoneOut(True)

    @operation("POST", "/api/session/code", refusals=(403,))
    async def move_code(self, visit: Visit) -> CodeOut:
        """A code by which you come to another device; good once, for five minutes."""
        return CodeOut(self._codes.new(await self._person(visit)), LIFETIME)

    @operation("POST", "/api/session/move")
    async def move(self, visit: Visit, body: MoveIn) -> DoneOut:
        """Be on this device who has the code; who you were here is left. Tries are counted."""
        self._limits.moves.take(visit.address)
        person = self._codes.used(body.code)
        if person is None:
            raise Refused(404, "persons-no-code")
        before = await self._before(visit)
        await self._sessions.move(visit, person)
        await self._revoke_if_gone(before)
        return DoneOut(True)

    async def _before(self, visit: Visit) -> Person | None:
        """Who this device is until now; None: nobody, or somebody who is banned."""
        with suppress(Refused):
            return await self._sessions.person_of(visit.request)
        return None

    async def _revoke_if_gone(self, person: Person | None) -> None:
        """Revokes the keys of somebody who has no device any more, as nobody else could."""
        if person is not None and not await self._store.change(partial(persons.sessions, person)):
            await self._sessions.keys.revoke_all(person)

    @operation("GET", "/api/person", refusals=(403,), own_pages=True, programs=False)
    async def person(self, visit: Visit) -> PersonOut:
        """All that this server keeps of you: devices, tables, and what you did and said there."""
        person = await self._person(visit)
        await self._store.change(lambda _: None)  # all lines are in their places
        since = await self._store.ask(partial(persons.sessions, person))
        visited = await self._store.ask(partial(persons.visits, person, MOST_LINES))
        tables = tuple([self._shown(person, one) for one in visited])
        whole = sum(len(table.lines) for table in tables) < MOST_LINES
        keys = tuple(map(key_listed, await self._sessions.keys.of_owner(person)))
        visit.headers["content-disposition"] = 'attachment; filename="mendax.json"'
        return PersonOut(since, tables, whole, keys)

    @operation("DELETE", "/api/person", refusals=(403,))
    async def forget(self, visit: Visit) -> DoneOut:
        """Be forgotten: sessions end, names and words go. What was played stays, as nobody's."""
        person = await self._person(visit)
        self._codes.forget(person)
        await self._get_up(person)
        await self._forget_at_tables(person)
        await self._sessions.keys.revoke_all(person)
        await self._sessions.end_all(person)  # not before: what fails can be asked for again
        await self._sessions.keys.revoke_all(person)  # what was made meanwhile
        await self._forget_at_tables(person)  # what was done meanwhile
        await self._sessions.end(visit)
        return DoneOut(True)

    async def _forget_at_tables(self, person: Person) -> None:
        """One table after the other, so that nobody else waits for long."""
        for table in await self._store.change(partial(persons.tables, person)):
            other = secrets.token_hex(12)
            forget = partial(persons.forget, person, other, table, forgotten)
            await self._store.change(forget)
            for empty in self._caches:
                empty()
            for live in self._registry.in_memory():
                if live.table.id == table:
                    live.queue.reload()

    def _shown(self, person: Person, visited: persons.Visited) -> OwnTableOut:
        lines = [
            OwnLineOut(line.number, line.at, line.actor, without_ids(line.actor, line.action))
            for line in visited.lines
        ]
        address = self._registry.address_for(person, visited.table)
        return OwnTableOut(address, visited.game, tuple(lines))

    async def _get_up(self, person: Person) -> None:
        """Leaves the seats at all tables in memory; elsewhere nobody waits for them."""
        for live in self._registry.in_memory():
            own = [p for p in live.table.people() if p is not None and device_of(p) == person]
            for one in own:
                live.submit(Request(Do(one, Leave())))
            if own and not live.set_aside:
                with suppress(Refused):  # it has failed just now: nothing is done there any more
                    await live.queue.settled()

    async def _person(self, visit: Visit) -> Person:
        """Whoever asks. Raises ``Refused`` for who is not known here, or asks too often."""
        self._limits.persons.take(visit.address)
        person = await self._sessions.person_of(visit.request)
        if person is None:
            raise Refused(403, "persons-nobody")
        return person
