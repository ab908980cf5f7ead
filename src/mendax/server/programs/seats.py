"""Sockets for programs that use the program protocol: ``/api/tables/{id}/program``.

The key identifies the program and its seat. ``?name=`` sets the name.
"""

from typing import Final

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from mendax.programs.protocol import PROTOCOL
from mendax.server.programs.seat_connection import SeatConnection
from mendax.server.settings.settings import ServerSettings
from mendax.server.socket.connection import Comer
from mendax.server.socket.handshake import Handshake

SUBPROTOCOL: Final = f"program.{PROTOCOL}"
"""The subprotocol that a client may offer. A client that offers only others is refused."""
LONGEST_GIVEN: Final = 200
"""The number of characters read of a name. The table decides whether the name is valid."""


class ProgramSeats:
    """An ASGI endpoint for programs' seats."""

    def __init__(self, handshake: Handshake, settings: ServerSettings) -> None:
        self._handshake, self._settings = handshake, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept the socket and serve it, or refuse it with a ``Problem`` before it opens."""
        socket = WebSocket(scope, receive, send)
        name = socket.query_params.get("name", "")[:LONGEST_GIVEN]

        def connection(comer: Comer) -> SeatConnection:
            return SeatConnection(comer, self._settings, name)

        await self._handshake.admit(socket, connection, SUBPROTOCOL)
