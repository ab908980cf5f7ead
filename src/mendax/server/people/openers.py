"""The people who may open tables and tournaments (the setting ``opening``).

Every way to open one asks here first: the operations on tables and on tournaments. Other requests,
sockets and codes lead only to tables that are open already.
"""

from functools import partial

from mendax.server.people.rate_limits import Limits
from mendax.server.people.sessions import Sessions
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import persons, program_keys
from mendax.server.store.store import Store
from mendax.server.wire.operation import Visit
from mendax.server.wire.refusal import Refused
from mendax.table.log import Person


class Openers:
    """The people who may open tables at one server."""

    def __init__(
        self, store: Store, settings: ServerSettings, sessions: Sessions, limits: Limits
    ) -> None:
        self._store, self._settings = store, settings
        self._sessions, self._limits = sessions, limits

    async def opener(self, visit: Visit) -> Person:
        """Return the person who sends a request to open something, and count it.

        A stranger becomes a guest. Raises ``Refused`` if the person may not open tables, or has
        opened too many.
        """
        self._limits.tables.take(visit.address)
        known = await self._sessions.person_of(visit.request)
        if not await self._may_open(known):
            raise Refused(403, f"wire-refused-opening-{self._settings.opening}")
        self._limits.quotas.open_table(known, visit.address)
        return known or await self._sessions.begin(visit)

    async def _may_open(self, person: Person | None) -> bool:
        allowed = self._settings.opening
        if allowed == "anybody" or person is None:
            return allowed == "anybody"
        if await self._store.ask(partial(program_keys.opens, person)):
            return True
        return allowed == "invited" and bool(await self._store.ask(partial(persons.tables, person)))
