"""The operation that reports a person at a table to the server's owner."""

import logging
import secrets
from functools import partial
from typing import Final

from mendax.server.http.parameters import TableId
from mendax.server.people.rate_limits import Limits
from mendax.server.people.sessions import Sessions
from mendax.server.store import reports
from mendax.server.store.reports import AbuseReport
from mendax.server.store.store import Store
from mendax.server.tables.admission import sits
from mendax.server.tables.failures import log_name
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.registry import TableRegistry
from mendax.server.wire.http_messages import DoneOut, ReportIn
from mendax.server.wire.operation import Visit, operation
from mendax.server.wire.refusal import Refused
from mendax.table.devices import device_of
from mendax.table.events import SaidTo
from mendax.table.log import Person

_log = logging.getLogger("mendax.abuse")

LINES: Final = 20
"""The number of public chat lines in a report."""


class ReportsApi:
    """The operation of one server on reports."""

    def __init__(
        self, store: Store, sessions: Sessions, limits: Limits, registry: TableRegistry
    ) -> None:
        self._store, self._sessions = store, sessions
        self._limits, self._registry = limits, registry

    @operation("POST", "/api/tables/{id}/reports", refusals=(403,))
    async def report(self, visit: Visit, id: TableId, body: ReportIn) -> DoneOut:
        """Report a person at your table to the server's owner, with the last chat messages."""
        self._limits.reports.take(visit.address)
        reporter = await self._sessions.surely(visit.request)
        live = await self._registry.find(id, reporter)
        if reporter is None or not _is_at(live, reporter):
            raise Refused(403, "wire-refused-report-not-here")
        about = _named(live, body.name)
        if about is None:
            raise Refused(404, "wire-refused-report-no-such-name", given=body.name)
        if about == reporter:
            raise Refused(403, "wire-refused-report-yourself")
        await live.settled()
        public = await self._store.ask(partial(reports.public_talk, live.table.id, LINES))
        numbers = " ".join(map(str, sorted({*public, *_words(live, reporter)})))
        at, name = self._registry.clock.now(), body.name
        new = AbuseReport(secrets.token_hex(4), at, live.table.id, about, name, reporter, numbers)
        await self._store.change(partial(reports.add, new))
        shown = log_name(live.table.table_view().game, live.table.id)
        _log.warning("a person at table %s was reported; see mendax admin reports", shown)
        return DoneOut(True)


def _is_at(live: LiveTable, person: Person) -> bool:
    return sits(live.table, person) or person in live.presence.devices


def _named(live: LiveTable, name: str) -> Person | None:
    """Return the person with this name at a table, seated or watching, as a device."""
    seating = live.table.state.lobby.seating
    found = [seat.person for seat in seating.seats if seat.name == name]
    found += [person for person, called in seating.visitors.items() if called == name]
    return next((device_of(person) for person in found if person is not None), None)


def _words(live: LiveTable, reporter: Person) -> list[int]:
    """Return the numbers of the recent whispers and moves with words that the reporter knows."""
    recent, _ = live.table.recent()
    return [
        entry.number
        for entry in recent
        if any(
            isinstance(event, SaidTo) or getattr(event, "words", "")
            for event in entry.heard_by(reporter)
        )
    ]
