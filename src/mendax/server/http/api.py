"""The HTTP operations of a server. Each operation is one method, declared by its signature.

The cookie identifies the person, and the table decides what this person may do.
"""

import socket
import time
from collections.abc import Sequence

from starlette.requests import Request

import mendax
from mendax.server.http.health import HealthOut, InvitationOut, ReadyOut
from mendax.server.http.parameters import TableId
from mendax.server.http.table_api import TableApi
from mendax.server.listening import network
from mendax.server.people.rate_limits import Limits
from mendax.server.people.sessions import Sessions
from mendax.server.people.table_codes import TableCodes
from mendax.server.tables.registry import TableRegistry
from mendax.server.tournaments.tournaments import Tournaments
from mendax.server.wire.http_messages import Address, CodeOut, SessionOut, TypedIn
from mendax.server.wire.operation import Visit, operation
from mendax.server.wire.refusal import Refused


class Api:
    """The operations of one server."""

    def __init__(
        self,
        registry: TableRegistry,
        sessions: Sessions,
        limits: Limits,
        codes: TableCodes,
        tables: TableApi,
        tournaments: Tournaments,
    ) -> None:
        self._registry, self._tournaments = registry, tournaments
        self._codes = codes
        self._tables = tables
        self._sessions = sessions
        self._limits = limits
        self._started = time.monotonic()
        self._listening: Sequence[socket.socket] = ()
        self._scheme = "http"
        self.leaving = False
        """True while this server's tables are moving to other servers."""

    @operation("POST", "/api/session")
    async def session(self, visit: Visit) -> SessionOut:
        """Start a session, without an account, by setting its cookie."""
        known = await self._sessions.person_of(visit.request) is not None
        if not known:
            await self._sessions.begin(visit)
        return SessionOut(known)

    @operation("POST", "/api/tables/{id}/code", refusals=(403,))
    async def code(self, visit: Visit, id: TableId) -> CodeOut:
        """Return a short code that leads to the table for half an hour.

        Only seated players, and screens that show the table, may request a code.
        """
        live, person = await self._tables.at(visit, id)
        if not live.presence.shows(person) and live.table.seat_of(person) is None:
            raise Refused(403, "table-refused-no-seat")
        return CodeOut(*await self._codes.of(live.table.table_view().id))

    @operation("POST", "/api/codes")
    async def table_of_code(self, visit: Visit, body: TypedIn) -> Address:
        """Return the address of the table whose code or link a text contains. Attempts are limited
        per client.
        """
        self._limits.codes.take(visit.address)
        table = await self._codes.table(body.typed)
        if table is None:
            raise Refused(404, "wire-refused-no-code")
        return Address(table, await self._tournaments.knows(table))

    def listens_at(self, listening: Sequence[socket.socket], scheme: str = "http") -> None:
        """Set the listening sockets and their scheme. `invitation` returns the addresses of the
        sockets.
        """
        self._listening, self._scheme = listening, scheme

    @operation("GET", "/api/invitation")
    async def invitation(self, visit: Visit) -> InvitationOut:
        """Return this server's addresses in your network, if the request comes from its own
        machine.
        """
        visit.headers["vary"] = "host"
        if not sits_here(visit.request):
            return InvitationOut(())
        return InvitationOut(network.origins(self._listening, self._scheme))

    @operation("GET", "/api/ready", refusals=(503,))
    async def ready(self, visit: Visit) -> ReadyOut:
        """Check that the server accepts people: it can store data, has capacity and is not
        draining.
        """
        trouble = await self._registry.trouble()
        if trouble is not None:
            raise Refused(503, "wire-refused-unwell", problem=trouble)
        if self.leaving or self._registry.announcements.draining:
            raise Refused(503, "wire-refused-draining")
        if self._registry.full:
            raise Refused(503, "wire-refused-full")
        return ReadyOut(True)

    @operation("GET", "/api/health", refusals=(503,))
    async def health(self, visit: Visit) -> HealthOut:
        """Check that the server can store actions at tables."""
        trouble = await self._registry.trouble()
        if trouble is not None:
            raise Refused(503, "wire-refused-unwell", problem=trouble)
        uptime = int(time.monotonic() - self._started)
        return HealthOut(mendax.__version__, self._registry.tables, self._registry.sockets, uptime)


def sits_here(request: Request) -> bool:
    """Return whether a request comes from a browser on this machine, without a proxy.

    The ``Host`` must also be a loopback name, because a page under any other name that resolves to
    this machine is foreign.
    """
    client = request.client.host if request.client else ""
    forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    named = network.is_this_machine(request.url.hostname or "")
    return network.is_this_machine(client) and named and not forwarded
