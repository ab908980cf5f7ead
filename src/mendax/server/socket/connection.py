"""One connection to a table: messages read, commands submitted, answers and news sent.

Rules of this file
1. Whose device sends and which table it means is settled at the handshake, never by a message. Who
   of several has a shared device is said by ``hold``, and means only people of that device.
2. A message that can't be read gets ``refused`` and changes nothing; binary frames (1003) are
   closed, clients too slow to listen are cut off. Who sends too many messages is told how long to
   wait, and closed (1008) only if that is not heeded. Too long a frame is closed with 1009 by the
   protocol below.
3. A client that promises pings (``PingIn.within``) and breaks its promise is lost. Whoever promises
   none is found out by the pings of the protocol below, within twenty seconds.
4. Nothing of a message is ever logged.
"""

import asyncio
import functools
import logging
from collections.abc import Callable
from math import ceil
from typing import Any, Final

from starlette.types import Receive

from mendax.core.game import MendaxError, Reason
from mendax.games import GAMES
from mendax.server.access.buckets import Bucket, Buckets
from mendax.server.access.quotas import Quota
from mendax.server.logs import REQUEST
from mendax.server.refusal import Refused, where
from mendax.server.settings import ServerSettings
from mendax.server.socket.fast_path import FastPath
from mendax.server.socket.send_queue import Send, SendQueue
from mendax.server.tables.clock import Timer
from mendax.server.tables.command_queue import Request
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire.messages import (
    ActIn,
    AnswerOut,
    DoIn,
    HelloIn,
    HoldIn,
    PingIn,
    PongOut,
    RefusedOut,
    SocketIn,
    actions_decoder,
    decode,
    encode,
)
from mendax.table.actions import (
    AddPerson,
    AddShare,
    BuyIn,
    Guess,
    Leave,
    NewLink,
    React,
    Ready,
    Rename,
    Return,
    Say,
    SayPhrase,
    Sit,
    TableAction,
    Wear,
    Whisper,
)
from mendax.table.commands import Act, Command, Do
from mendax.table.devices import nobody_at
from mendax.table.table import Person

UNREADABLE, FLOOD, FAILED, SILENT = 1003, 1008, 1011, 4000

_log = logging.getLogger("mendax.socket")

_OF_PROGRAMS: Final = (
    *(Sit, Leave, Return, Rename, Wear, Ready, AddShare, BuyIn, Guess),
    *(Say, SayPhrase, Whisper, React),
)
"""What a program may do around a game; whether it may speak is the table's to say."""
_table_actions: Final = actions_decoder(TableAction)


@functools.cache
def _game_actions(game: str) -> Any:
    return actions_decoder(GAMES[game].actions)


class TableLimits:
    """How often each person may do what at one table."""

    def __init__(self, settings: ServerSettings, clock: Callable[[], float]) -> None:
        self.chat = Buckets(settings.rates.chat, clock)
        self.reactions = Buckets(settings.rates.reactions, clock)
        self.seats = Buckets(settings.rates.seats, clock)


class Connection:
    """One client at one table."""

    def __init__(
        self,
        live: LiveTable,
        person: Person,
        limits: TableLimits,
        settings: ServerSettings,
        quota: Quota,
        send: Send,
        fast_path: FastPath | None = None,
        program: bool = False,
    ) -> None:
        self.device = self.person = person
        self.program = program
        """Whether it came with a program's key."""
        self.screen = False
        self.refused: Callable[[str], object] = lambda _: None
        """Told the reason of whatever is refused here; what a table refuses it counts itself."""
        self.address: str | None = None
        """The address of the table that it came by; None: the one that the table has."""
        self._request = REQUEST.get()
        self._live = live
        self._limits = limits
        self._settings = settings
        self._quota = quota
        self._send = send
        self._loop = asyncio.get_running_loop()
        now = self._loop.time()
        rates = settings.rates
        self._messages = Bucket(rates.program_messages if program else rates.messages, now)
        self._warnings = Bucket(rates.warnings, now)
        self._pings = Bucket(settings.rates.pings, now)
        self._send_queue = SendQueue(send, settings.outgoing, self._cut, fast_path)
        self._reader: asyncio.Task[Any] | None = None
        self._greeted = False
        self._promise: Timer | None = None
        """Runs out when a promised ping does not come."""
        self._fast_path = fast_path
        if fast_path:
            fast_path.hear = self._heard

    # ── out ──────────────────────────────────────────────────────────────────────────────────

    def push(self, *texts: bytes) -> None:
        """Sends these, in order; cuts off who is too slow to listen."""
        self._send_queue.push(*texts)

    def charge(self, size: int) -> None:
        """So many bytes were stored for this client."""
        self._quota.charge(size)

    def close(self, code: int, why: str) -> None:
        """Sends what waits, then closes."""
        self._send_queue.close(code, why)

    def _cut(self) -> None:
        """Hangs up without sending what waits."""
        self._send_queue.drop()
        if self._reader:
            self._reader.cancel()

    # ── in ───────────────────────────────────────────────────────────────────────────────────

    async def run(self, receive: Receive) -> None:
        """Serves this client until it or we close."""
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
            self._promised(0)
            self._live.leave(self)
            self._send_queue.drop()
            if self._fast_path:  # which stays until the network is done with it
                self._fast_path.hear = None

    def _never_greeted(self) -> None:
        if not self._greeted:
            self.refuse(Reason("wire-refused-no-hello"))
            self.close(FLOOD, "no hello")

    def _heard(self, text: str) -> None:
        """A text by the fast path; nothing may go wrong through it unsaid."""
        if self._send_queue.closed:
            return
        try:
            self._take(text)
        except Exception as error:
            about = {"request": self._request}  # what calls this serves no one request
            _log.error("socket failed: %s in %s", type(error).__name__, where(error), extra=about)
            self.close(FAILED, "something went wrong")

    def _take(self, text: str | None) -> None:
        if text is None:
            self.refuse(Reason("wire-refused-binary"))
            self.close(UNREADABLE, "text frames only")
            return
        try:
            message = decode(text)
        except MendaxError as error:
            if self._counts(self._messages):
                self.refuse(error.reason)
            return
        if self._counts(self._pings if type(message) is PingIn else self._messages, message):
            self._hear(message)

    def _counts(self, bucket: Bucket, message: SocketIn | None = None) -> bool:
        """Whether a message is heard. If not, it was too many: its sender is told how long to wait,
        and hung up on after going on regardless."""
        now = self._loop.time()
        seconds = bucket.take(now)
        if seconds == 0.0:
            return True
        if self._warnings.take(now) > 0.0:
            self.refuse(Reason("wire-refused-flood"))
            self.close(FLOOD, "too many messages")
            return False
        reason = Reason("wire-refused-too-fast", {"seconds": ceil(seconds)})
        if isinstance(message, ActIn | DoIn):
            self.refused(reason.key)
            self.push(encode(AnswerOut(message.id, None, reason)))
        else:
            self.refuse(reason)
        return False

    def _hear(self, message: SocketIn) -> None:
        if isinstance(message, PingIn):
            self._promised(message.within)
            self.push(encode(PongOut(self._live.clock.now())))
        elif isinstance(message, HelloIn):
            if self._greeted:
                self._live.welcome(self, message.since)
            else:
                self._greeted, self.screen = True, message.screen and not self.program
                self._live.join(self, message.since, self.address)
        elif not self._greeted:
            self.refuse(Reason("wire-refused-no-hello"))
        elif isinstance(message, HoldIn):
            self._live.hold(self, message.seat)
        else:
            self._execute(message)

    def _promised(self, within: int) -> None:
        """The next ping comes within so many seconds; 0: nobody knows."""
        if self._promise:
            self._promise.cancel()
        clock = self._live.clock
        self._promise = clock.call_later(within, self._silent) if within else None

    def _silent(self) -> None:
        """A promised ping did not come: gone at once, as nobody may be there to hear the close."""
        self._live.leave(self)
        self.close(SILENT, "nothing was heard")

    def _execute(self, message: ActIn | DoIn) -> None:
        """Hands a command to the table; its answer comes after the commit."""
        try:
            state = self._live.table.state
            command = self._command(message, state.lobby.game.name)
            self._quota.require_room(state.tail.number, command)
        except MendaxError as error:
            self.refused(error.reason.key)
            self.push(encode(AnswerOut(message.id, None, error.reason)))
        else:
            self._live.submit(Request(command, message.id, self))

    def _command(self, message: ActIn | DoIn, game: str) -> Command:
        """The command that a message is where ``game`` is played. Raises ``MendaxError``:
        unreadable, or too often."""
        if self.screen:
            raise Refused(403, "wire-refused-screen")
        if isinstance(message, ActIn):
            move = decode(message.action, _game_actions(game))
            return Act(self.person, move, message.after, message.id)
        action = decode(message.action, _table_actions)
        if self.program and not isinstance(action, _OF_PROGRAMS):
            raise Refused(403, "wire-refused-program")
        self._limit(action)
        # While nobody has a shared device, its owner acts around the game.
        nobody = self.person == nobody_at(self.device)
        return Do(self.device if nobody else self.person, action, message.id)

    def _limit(self, action: object) -> None:
        if isinstance(action, Say | Whisper | SayPhrase | React):
            self._live.disk.require_room()
        if isinstance(action, Say | Whisper | SayPhrase):
            self._limits.chat.take(self.device)
        elif isinstance(action, React):
            self._limits.reactions.take(self.device)
        elif isinstance(action, Sit | AddPerson | Rename | Wear | NewLink):
            self._limits.seats.take(self.device)

    def refuse(self, reason: Reason) -> None:
        """Says why something is not done."""
        self.refused(reason.key)
        self.push(encode(RefusedOut(reason)))
