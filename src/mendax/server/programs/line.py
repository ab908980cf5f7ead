"""The connection of an online program: its socket at ``/api/programs/socket``.

The key in the handshake identifies the program. A key for a seat at one table is invalid here.
``open_socket`` defines the rules for all sockets, on greetings, floods and disconnection.
"""

from functools import partial
from typing import Final

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from mendax.core.game import MendaxError
from mendax.server.people.program_keys import chosen
from mendax.server.people.rate_limits import Limits, network_of
from mendax.server.people.sessions import Sessions
from mendax.server.programs.online import OnlinePrograms
from mendax.server.settings.settings import ServerSettings
from mendax.server.socket.exchange import opened
from mendax.server.socket.handshake import Handshake
from mendax.server.socket.open_socket import OpenSocket, Wire
from mendax.server.socket.table_sockets import SocketPlace
from mendax.server.store.program_keys import KeyRow
from mendax.server.wire.operation import problem
from mendax.server.wire.program_messages import AcceptIn, DeclineIn, GoOnlineIn, decode_line
from mendax.server.wire.refusal import Refused

WAITING: Final = 64
"""The maximum number of messages queued for a slow program."""


class ProgramLines:
    """An ASGI endpoint for programs that go online."""

    def __init__(
        self,
        online: OnlinePrograms,
        sessions: Sessions,
        limits: Limits,
        settings: ServerSettings,
        handshake: Handshake,
    ) -> None:
        """``handshake`` counts sockets per address and in total."""
        self._online, self._sessions, self._limits = online, sessions, limits
        self._keys, self._settings, self._handshake = sessions.keys, settings, handshake
        self._open: set[SocketPlace] = set()

    @property
    def places(self) -> tuple[SocketPlace, ...]:
        """The open lines, each with its person and address."""
        return tuple(self._open)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept the socket and serve it, or refuse it with a ``Problem`` before it opens."""
        socket = WebSocket(scope, receive, send)
        address = network_of(socket.client.host if socket.client else "")
        try:
            self._limits.handshakes.take(address)
            row = await self._keys.of(socket)
            if row is None:
                raise Refused(401, "wire-refused-key")
            if row.table is not None:
                raise Refused(403, "program-key-of-seat")
            if self._settings.programs == "no":
                raise Refused(403, "programs-off")
            await self._keys.used(row)
            # checks that the person is not banned, and that the key has not been revoked since
            await self._sessions.person_of(socket)
            self._handshake.require_room(address)
        except MendaxError as error:
            status = error.status if isinstance(error, Refused) else 503
            await socket.send_denial_response(problem(status, error.reason))
            return
        try:
            await socket.accept(subprotocol=chosen(scope.get("subprotocols", ()), None))
        except (OSError, WebSocketDisconnect):
            return
        line = ProgramLine(self._online, row, self._settings, opened(scope))
        place = SocketPlace(line.person, address, line)
        self._keys.connect(row, line)
        self._open.add(place)
        self._handshake.count_from(address)
        line.open(partial(self._closed, line, place))

    def _closed(self, line: "ProgramLine", place: SocketPlace) -> None:
        self._handshake.discount_from(place.address)
        self._open.discard(place)
        self._keys.disconnect(line)


class ProgramLine(OpenSocket):
    """The connection of one online program."""

    def __init__(
        self, online: OnlinePrograms, row: KeyRow, settings: ServerSettings, wire: Wire
    ) -> None:
        rate = settings.rates.program_messages
        super().__init__(settings, wire, decode_line, rate, most_waiting=WAITING)
        self.person = row.person
        self._online = online

    def gone(self) -> None:
        """Remove the program from the list."""
        self._online.go(self)

    def hear(self, message: GoOnlineIn | AcceptIn | DeclineIn) -> None:
        """Add the program to the list, or process its answer to a challenge."""
        try:
            if isinstance(message, GoOnlineIn):
                self._online.go_online(self, message)
                self._greet()
            else:
                declined = message if isinstance(message, DeclineIn) else None
                self._online.answer(self, message.challenge, declined)
        except MendaxError as error:
            self.refuse(error.reason)
