"""The line of a program that is online for the whole house: its socket at ``/api/programs/socket``.

Rules of this file
1. Who comes is said by the key, at the handshake; a key for one table's seat is none for this.
2. What can't be read or is too much is refused with its reason; who goes on regardless is closed.
3. Nothing of a message is ever logged.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final, cast

from starlette.types import Receive, Scope
from starlette.types import Send as AsgiSend
from starlette.websockets import WebSocket, WebSocketDisconnect

from mendax.core.game import MendaxError, Reason
from mendax.server.access.buckets import Bucket
from mendax.server.access.rate_limits import Limits, network_of
from mendax.server.access.sessions import Sessions
from mendax.server.operations import problem
from mendax.server.programs.online import OnlinePrograms
from mendax.server.refusal import Refused, where
from mendax.server.settings import ServerSettings
from mendax.server.socket.handshake import Handshake
from mendax.server.socket.send_queue import Send, SendQueue
from mendax.server.socket.table_sockets import SocketPlace
from mendax.server.store.program_keys import KeyRow
from mendax.server.wire.messages import RefusedOut, encode
from mendax.server.wire.program_messages import AcceptIn, DeclineIn, GoOnlineIn, decode_line

_log = logging.getLogger("mendax.socket")

UNREADABLE, FLOOD, FAILED = 1003, 1008, 1011
WAITING: Final = 64
"""Messages that may wait for a program that does not read."""


class ProgramLines:
    """Lets programs come online. An ASGI endpoint."""

    def __init__(
        self,
        online: OnlinePrograms,
        sessions: Sessions,
        limits: Limits,
        settings: ServerSettings,
        handshake: Handshake,
    ) -> None:
        """``handshake``: where the sockets of an address, and all, are counted."""
        self._online, self._sessions, self._limits = online, sessions, limits
        self._keys, self._settings, self._handshake = sessions.keys, settings, handshake
        self._open: set[SocketPlace] = set()

    @property
    def places(self) -> tuple[SocketPlace, ...]:
        """The lines that are open: whose they are, and from where."""
        return tuple(self._open)

    async def __call__(self, scope: Scope, receive: Receive, send: AsgiSend) -> None:
        """Accepts the socket and serves it, or refuses it with a ``Problem`` before it opens."""
        socket = WebSocket(scope, receive, send)
        address = network_of(socket.client.host if socket.client else "")
        try:
            self._limits.handshakes.take(address)
            row = await self._keys.of(socket)
            if row is None:
                raise Refused(401, "wire-refused-key")
            if row.table is not None or self._settings.programs == "no":
                raise Refused(403, "wire-refused-key-elsewhere")
            await self._keys.used(row)
            await self._sessions.person_of(socket)  # not banned, and the key not revoked meanwhile
            self._handshake.require_room(address)
        except MendaxError as error:
            status = error.status if isinstance(error, Refused) else 503
            await socket.send_denial_response(problem(status, error.reason))
            return
        line = ProgramLine(self._online, row, self._settings, cast("Send", send))
        try:
            with self._keys.connected(row, line), self._counted(line, address):
                await socket.accept()
                await line.run(receive)
        except (OSError, WebSocketDisconnect):
            pass
        except Exception as error:
            _log.error("line failed: %s in %s", type(error).__name__, where(error))

    @contextmanager
    def _counted(self, line: "ProgramLine", address: str) -> Iterator[None]:
        """While this line is open it is known whose it is, and counts as a table's socket does."""
        place = SocketPlace(line.person, address, line)
        self._open.add(place)
        try:
            with self._handshake.counted_from(address):
                yield
        finally:
            self._open.discard(place)


class ProgramLine:
    """One program that is online."""

    def __init__(
        self, online: OnlinePrograms, row: KeyRow, settings: ServerSettings, send: Send
    ) -> None:
        self.person = row.person
        self._online, self._settings = online, settings
        self._loop = asyncio.get_running_loop()
        now = self._loop.time()
        self._messages = Bucket(settings.rates.program_messages, now)
        self._warnings = Bucket(settings.rates.warnings, now)
        self._reader: asyncio.Task[object] | None = None
        self._send_queue = SendQueue(send, WAITING, self._cut)
        self._greeted = False

    def push(self, *texts: bytes) -> None:
        """Sends these, in order; hangs up on who does not read."""
        self._send_queue.push(*texts)

    def refuse(self, reason: Reason) -> None:
        """Says why something is not done."""
        self.push(encode(RefusedOut(reason)))

    def close(self, code: int, why: str) -> None:
        """Sends what waits, then closes."""
        self._send_queue.close(code, why)

    def _cut(self) -> None:
        self._send_queue.drop()
        if self._reader:
            self._reader.cancel()

    async def run(self, receive: Receive) -> None:
        """Serves this program until it or we close."""
        self._reader = asyncio.current_task()
        silent = self._loop.call_later(self._settings.greeting, self._never_greeted)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                if not self._send_queue.closed:
                    self._take(message.get("text"))
        except asyncio.CancelledError:
            if not self._send_queue.closed:
                raise
        finally:
            silent.cancel()
            self._online.go(self)
            self._send_queue.drop()

    def _never_greeted(self) -> None:
        if not self._greeted:
            self.refuse(Reason("wire-refused-no-hello"))
            self.close(FLOOD, "not online")

    def _take(self, text: str | None) -> None:
        if text is None:
            self.refuse(Reason("wire-refused-binary"))
            self.close(UNREADABLE, "text frames only")
            return
        now = self._loop.time()
        seconds = self._messages.take(now)
        if seconds > 0.0:
            if self._warnings.take(now) > 0.0:
                self.refuse(Reason("wire-refused-flood"))
                self.close(FLOOD, "too many messages")
            else:
                self.refuse(Reason("wire-refused-too-fast", {"seconds": ceil(seconds)}))
            return
        try:
            self._hear(decode_line(text))
        except MendaxError as error:
            self.refuse(error.reason)

    def _hear(self, message: GoOnlineIn | AcceptIn | DeclineIn) -> None:
        if isinstance(message, GoOnlineIn):
            self._online.go_online(self, message)
            self._greeted = True
        else:
            declined = message if isinstance(message, DeclineIn) else None
            self._online.answer(self, message.challenge, declined)
