"""The handshake of a table's socket, with all checks before the socket is accepted."""

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple, Protocol
from weakref import WeakKeyDictionary

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from mendax.core.game import MendaxError
from mendax.server.people.networks import AddressCount
from mendax.server.people.program_keys import chosen
from mendax.server.people.rate_limits import Limits, network_of
from mendax.server.people.refusals import Refusals
from mendax.server.people.sessions import Sessions, foreign
from mendax.server.settings.settings import ServerSettings
from mendax.server.socket.connection import Comer, Connection, TableLimits
from mendax.server.socket.exchange import Headers, opened
from mendax.server.socket.table_sockets import SocketPlace, TableSockets
from mendax.server.store.program_keys import KeyRow
from mendax.server.tables.failures import MOVED
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.presence import Subscriber
from mendax.server.tables.registry import TableRegistry
from mendax.server.wire.operation import problem
from mendax.server.wire.refusal import Refused
from mendax.table.table import Person


class TableConnection(Subscriber, Protocol):
    """A socket at a table, whatever its protocol."""

    refused: Callable[[str], object]

    def open(self, when_over: Callable[[], object]) -> None:
        """Serve the socket until it is closed, then call ``when_over``."""


class _Entry(NamedTuple):
    """An admitted socket, and the counters that include it."""

    connection: TableConnection
    live: LiveTable
    address: str


class _AtTable:
    """The counts of one table."""

    def __init__(self, settings: ServerSettings) -> None:
        self.limits = TableLimits(settings, time.monotonic)
        self.sockets = TableSockets(settings.rates)


class Handshake:
    """An ASGI endpoint that admits clients to the sockets of tables, or refuses them with a
    reason.
    """

    def __init__(
        self,
        registry: TableRegistry,
        sessions: Sessions,
        limits: Limits,
        settings: ServerSettings,
        refusals: Refusals,
    ) -> None:
        self._refusals = refusals
        self._registry = registry
        self._sessions = sessions
        self._limits = limits
        self._settings = settings
        self._from = AddressCount()
        self._at: WeakKeyDictionary[LiveTable, _AtTable] = WeakKeyDictionary()

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Accept a table's socket and serve it, or refuse it with a ``Problem``."""
        socket = WebSocket(scope, receive, send)
        return self.admit(socket, lambda comer: Connection(comer, self._settings))

    async def admit(
        self,
        socket: WebSocket,
        speaks: Callable[[Comer], TableConnection],
        subprotocol: str | None = None,
    ) -> None:
        """Accept a table's socket and serve the connection that ``speaks`` returns.

        A refused socket gets a ``Problem`` before it opens. With a ``subprotocol``, only programs
        with a key are admitted, or None for the table protocol. The table stays in memory from the
        lookup until the socket is closed, even if the client sends no hello.
        """
        address = network_of(socket.client.host if socket.client else "")
        try:
            live, person = await self._found(socket, address)
        except MendaxError as error:
            await _deny(socket, error)
            return
        with live.leases.held():
            try:
                key = await self._program(socket, live)
                if subprotocol is not None and key is None:
                    raise Refused(401, "wire-refused-key")
                answered = chosen(socket.scope.get("subprotocols", ()), subprotocol)
                person, session, headers = await self._recognised(socket, address, live, person)
            except MendaxError as error:
                await _deny(socket, error)
                return
            try:
                await socket.accept(subprotocol=answered, headers=headers)
            except (OSError, WebSocketDisconnect):
                return
            connection = speaks(
                Comer(
                    live,
                    person,
                    key is not None,
                    socket.path_params["id"],
                    self._of(live).limits,
                    self._limits.quotas.of(person, address),
                    opened(socket.scope),
                )
            )
            connection.refused = lambda reason: self._refusals.count(reason, address)
            self._sessions.connect(session, connection)
            if key is not None:
                self._sessions.keys.connect(key, connection)
            live.leases.begin()
            entry = _Entry(connection, live, address)
            self._of(live).sockets.enter(person, address, connection, live.sits)
            self.count_from(address)
            connection.open(partial(self._left, entry))

    def _left(self, entry: _Entry) -> None:
        """Undo the counts of a closed socket."""
        self.discount_from(entry.address)
        self._of(entry.live).sockets.leave(entry.connection)
        self._sessions.keys.disconnect(entry.connection)
        self._sessions.disconnect(entry.connection)
        entry.live.leases.end()

    async def _found(self, socket: HTTPConnection, address: str) -> tuple[LiveTable, Person | None]:
        reason = foreign(socket.headers, self._settings.origins, self._settings.names)
        if reason:
            raise Refused.because(403, reason)
        self._limits.handshakes.take(address)
        person = await self._sessions.person_of(socket)
        return await self._registry.find(socket.path_params["id"], person), person

    async def _program(self, socket: HTTPConnection, live: LiveTable) -> KeyRow | None:
        """Return the key of a program that has, or had, a seat at the table. Return None without a
        key.

        Raises ``Refused``.
        """
        keys = self._sessions.keys
        key = await keys.of(socket)
        if key is None:
            return None
        await live.settled()
        seating = live.table.state.lobby.seating
        if key.table not in (None, live.table.id) or key.person not in seating.programs:
            raise Refused(403, "wire-refused-key-elsewhere")
        if key.person in seating.kicked:
            if key.table is not None:  # the key is only for this table
                await keys.revoke(key.person)
            raise Refused(403, "wire-refused-key-revoked")
        await keys.used(key)
        return key

    async def _recognised(
        self, socket: HTTPConnection, address: str, live: LiveTable, person: Person | None
    ) -> tuple[Person, bytes | None, Headers]:
        """Return the person, the hash of the session, and headers with new cookies.

        Raises ``Refused`` if too many sockets are open.
        """
        session, headers = self._sessions.session_of(socket), Headers()
        if person is None:
            self._check_room(None, address, live)  # before a session is stored
            guest = await self._sessions.issue(address)
            person, session = guest.person, guest.token_hash
            headers.append((b"set-cookie", guest.cookie.encode()))
        self._check_room(person, address, live)
        renewed = await self._sessions.renewed(socket)
        if renewed is not None:
            headers.append((b"set-cookie", renewed.encode()))
        return person, session, headers

    def _check_room(self, person: Person | None, address: str, live: LiveTable) -> None:
        """Raise ``Refused`` if the table, the server or the address has too many sockets.

        Seated players are always admitted.
        """
        if person is not None and live.sits(person):
            return
        self._of(live).sockets.check(person, address, live.sits)
        self.require_room(address)

    def require_room(self, address: str) -> None:
        """Raise ``Refused`` if the server or the address has too many sockets."""
        rates = self._settings.rates
        if (
            not self._from.has_room(address, rates.sockets_per_address)
            or self._registry.sockets >= rates.sockets
        ):
            raise Refused(503, "wire-refused-full")

    def places(self, live: LiveTable) -> tuple[SocketPlace, ...]:
        """Return the sockets of a table, with their people and addresses."""
        return self._of(live).sockets.places

    def _of(self, live: LiveTable) -> _AtTable:
        known = self._at.get(live)
        if known is None:
            known = self._at[live] = _AtTable(self._settings)
        return known

    def count_from(self, address: str) -> None:
        """Count an opened socket for this address."""
        self._registry.sockets += 1
        self._from.add(address)

    def discount_from(self, address: str) -> None:
        """Count a closed socket for this address."""
        self._registry.sockets -= 1
        self._from.remove(address)


async def no_such_socket(socket: WebSocket) -> None:
    """Refuse a handshake at an unknown path."""
    await _deny(socket, Refused(404, "wire-refused-not-found"))


async def _deny(socket: WebSocket, error: MendaxError) -> None:
    status = error.status if isinstance(error, Refused) else 503
    again = {"retry-after": "1"} if error.reason == MOVED else None
    await socket.send_denial_response(problem(status, error.reason, again))
