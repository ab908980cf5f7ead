"""The sockets on which programs play by their own protocol: ``/api/tables/{id}/program``.

Who comes to which seat is said by the key; what the program is called, by ``?name=``.
"""

from typing import Final

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from mendax.programs.messages import PROTOCOL
from mendax.server.base.settings import ServerSettings
from mendax.server.programs.seat_connection import SeatConnection
from mendax.server.socket.handshake import Comer, Handshake
from mendax.words import LANGUAGES, Words

SUBPROTOCOL: Final = f"program.{PROTOCOL}"
"""What a client may offer; it is not opened to who offers others only."""
LONGEST_GIVEN: Final = 200
"""Characters of a name that are looked at; whether it is one is the table's to say."""


class ProgramSeats:
    """Lets programs come to their seats. An ASGI endpoint."""

    def __init__(self, handshake: Handshake, settings: ServerSettings) -> None:
        self._handshake, self._settings = handshake, settings
        self._words = Words(LANGUAGES[0])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accepts the socket and serves it, or refuses it with a ``Problem`` before it opens."""
        socket = WebSocket(scope, receive, send)
        name = socket.query_params.get("name", "")[:LONGEST_GIVEN]

        def connection(comer: Comer) -> SeatConnection:
            return SeatConnection(comer, self._settings, name, self._words.explain)

        await self._handshake.admit(socket, connection, SUBPROTOCOL)
