"""The handshake of a table's socket: who may come in, before anything is accepted."""

import logging
import time
from collections import Counter
from typing import cast
from weakref import WeakKeyDictionary

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope
from starlette.types import Send as AsgiSend
from starlette.websockets import WebSocket, WebSocketDisconnect

from mendax.core.game import MendaxError
from mendax.server.access.rate_limits import Limits, network_of
from mendax.server.access.sessions import Sessions, foreign
from mendax.server.http.static_files import SAFETY
from mendax.server.operations import problem
from mendax.server.refusal import Refused, where
from mendax.server.settings import Settings
from mendax.server.socket.connection import Connection, TableLimits
from mendax.server.socket.fast_path import FAST_PATH
from mendax.server.socket.send_queue import Send
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.registry import TableRegistry
from mendax.table.table import Person

_log = logging.getLogger("mendax.socket")


class Handshake:
    """Admits clients to the sockets of tables, or refuses them with a reason. An ASGI endpoint."""

    def __init__(
        self, registry: TableRegistry, sessions: Sessions, limits: Limits, settings: Settings
    ) -> None:
        self._registry = registry
        self._sessions = sessions
        self._limits = limits
        self._settings = settings
        self._from: Counter[str] = Counter()
        self._at: WeakKeyDictionary[LiveTable, TableLimits] = WeakKeyDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: AsgiSend) -> None:
        """Accepts the socket and serves it, or refuses it with a ``Problem`` before it opens."""
        socket = WebSocket(scope, receive, send)
        address = network_of(socket.client.host if socket.client else "")
        try:
            live = await self._checked(socket, address)
            person, headers = await self._recognised(socket, address)
        except MendaxError as error:
            await _deny(socket, error)
            return
        self._from[address] += 1
        self._registry.sockets += 1
        try:
            limits = self._at.setdefault(live, TableLimits(self._settings, time.monotonic))
            fast_path = scope.get("extensions", {}).get(FAST_PATH)
            way_out = cast("Send", send)
            connection = Connection(live, person, limits, self._settings, way_out, fast_path)
            await socket.accept(headers=headers)
            await connection.run(receive)
        except (OSError, WebSocketDisconnect):
            pass
        except Exception as error:
            _log.error("socket failed: %s in %s", type(error).__name__, where(error))
        finally:
            self._registry.sockets -= 1
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    async def _checked(self, socket: HTTPConnection, address: str) -> LiveTable:
        reason = foreign(socket.headers, self._settings.origins)
        if reason:
            raise Refused(403, reason.key, **dict(reason.arguments))
        self._limits.handshakes.take(address)
        rates = self._settings.rates
        if (
            self._from[address] >= rates.sockets_per_address
            or self._registry.sockets >= rates.sockets
        ):
            raise Refused(503, "wire-refused-full")
        live = await self._registry.find(socket.path_params["id"])
        if live is None:
            raise Refused(404, "wire-refused-no-table")
        if len(live.presence.subscribers) >= rates.sockets_per_table:
            raise Refused(503, "wire-refused-full")
        return live

    async def _recognised(
        self, socket: HTTPConnection, address: str
    ) -> tuple[Person, list[tuple[bytes, bytes]]]:
        person = await self._sessions.person_of(socket)
        if person is not None:
            return person, []
        guest = await self._sessions.issue(address)
        return guest.person, [(b"set-cookie", guest.cookie.encode())]


async def no_such_socket(socket: WebSocket) -> None:
    """Answers a handshake at any other address."""
    await _deny(socket, Refused(404, "wire-refused-not-found"))


async def _deny(socket: WebSocket, error: MendaxError) -> None:
    status = error.status if isinstance(error, Refused) else 503
    await socket.send_denial_response(problem(status, error.reason, SAFETY))
