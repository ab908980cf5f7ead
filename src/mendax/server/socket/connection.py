"""One connection to a table, which receives messages, submits commands, and sends answers and news.

Rules of this file
1. Only the handshake, never a message, determines the device and the table. On a shared device,
   ``hold`` selects the holder, who must be a person on that device.
2. A client that misses a promised ping (``PingIn.within``) is disconnected. Without a promise,
   WebSocket pings detect a lost client within twenty seconds.
3. Rules for every socket (greeting, rate limits, disconnecting) are in ``open_socket``.
"""

import functools
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from mendax.core.game import MendaxError, Reason
from mendax.games import GAMES
from mendax.server.clock import Timer
from mendax.server.people.buckets import Buckets
from mendax.server.people.quotas import Quota
from mendax.server.settings.settings import ServerSettings
from mendax.server.socket.open_socket import OpenSocket, Wire
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.requests import Request
from mendax.server.wire.messages import (
    ActIn,
    AnswerOut,
    DoIn,
    HelloIn,
    HoldIn,
    PingIn,
    PongOut,
    SocketIn,
    actions_decoder,
    decode,
    encode,
)
from mendax.server.wire.refusal import Refused
from mendax.table.actions import (
    AddPerson,
    AddShare,
    BindShare,
    BuyIn,
    Guess,
    Leave,
    NewLink,
    React,
    Ready,
    Rename,
    Return,
    Sit,
    TableAction,
    Talk,
    Wear,
)
from mendax.table.commands import Act, Command, Do
from mendax.table.devices import nobody_at
from mendax.table.table import Person

SILENT: Final = 4000

_OF_PROGRAMS: Final = (
    *(Sit, Leave, Return, Rename, Wear, Ready, BindShare, AddShare, BuyIn, Guess),
    Talk,
)
"""Table actions that programs may take. The table decides whether a program may talk."""
_table_actions: Final = actions_decoder(TableAction)


@functools.cache
def _game_actions(game: str) -> Any:
    return actions_decoder(GAMES[game].actions)


class TableLimits:
    """The rate limits for people at one table."""

    def __init__(self, settings: ServerSettings, clock: Callable[[], float]) -> None:
        self.chat = Buckets(settings.rates.chat, clock)
        self.reactions = Buckets(settings.rates.reactions, clock)
        self.seats = Buckets(settings.rates.seats, clock)


class Comer(NamedTuple):
    """An admitted client, with all data that its socket needs."""

    live: LiveTable
    person: Person
    program: bool
    """True if the client is authenticated by a program's key."""
    address: str | None
    """The address that the client used to reach the table; None for the current address."""
    limits: TableLimits
    quota: Quota
    wire: Wire


class Connection(OpenSocket):
    """One client at one table."""

    def __init__(self, comer: Comer, settings: ServerSettings) -> None:
        rates = settings.rates
        super().__init__(
            settings,
            comer.wire,
            decode,
            rates.program_messages if comer.program else rates.messages,
            apart={PingIn: rates.pings},
            most_waiting=settings.outgoing,
        )
        self.device = self.person = comer.person
        self.screen = False
        self._live, self._limits, self._quota = comer.live, comer.limits, comer.quota
        self._program, self._address = comer.program, comer.address
        self._promise: Timer | None = None
        """The timer that fires if a promised ping does not arrive."""

    def charge(self, size: int) -> None:
        """Charge ``size`` stored bytes to this client."""
        self._quota.charge(size)

    def gone(self) -> None:
        """Leave the table after a disconnect."""
        self._promised(0)
        self._live.leave(self)

    def refuse_message(self, message: SocketIn | None, reason: Reason) -> None:
        """Refuse a message. A refused command is answered with its id."""
        if isinstance(message, ActIn | DoIn):
            self._answer(message, reason)
        else:
            self.refuse(reason)

    def _answer(self, message: ActIn | DoIn, reason: Reason) -> None:
        """Answer a command with the reason for its refusal."""
        self.refused(reason.key)
        self.push(encode(AnswerOut(message.id, None, reason)))

    def hear(self, message: SocketIn) -> None:
        """Handle a message."""
        if isinstance(message, ActIn) and self.greeted:
            self._execute(message)  # the most common case
        elif isinstance(message, PingIn):
            self._promised(message.within)
            self.push(encode(PongOut(self._live.clock.now())))
        elif isinstance(message, HelloIn):
            if self.greeted:
                self._live.welcome(self, message.since)
            else:
                self._greet()
                self.screen = message.screen and not self._program
                self._live.join(self, message.since, self._address)
        elif not self.greeted:
            self.refuse(Reason("wire-refused-no-hello"))
        elif isinstance(message, HoldIn):
            self._live.hold(self, message.seat)
        else:
            self._execute(message)

    def _promised(self, within: int) -> None:
        """Expect the next ping within this many seconds. With 0, expect none."""
        if self._promise:
            self._promise.cancel()
        clock = self._live.clock
        self._promise = clock.call_later(within, self._silent) if within else None

    def _silent(self) -> None:
        """Leave the table immediately after a missed ping, because the client may never receive the
        close.
        """
        self._live.leave(self)
        self.close(SILENT, "silent for too long")

    def _execute(self, message: ActIn | DoIn) -> None:
        """Submit a command to the table. The answer follows the commit."""
        try:
            state = self._live.table.state
            command = self._command(message, state.lobby.game.name)
            self._quota.require_room(state.tail.number, command)
        except MendaxError as error:
            self._answer(message, error.reason)
        else:
            self._live.submit(Request(command, message.id, self))

    def _command(self, message: ActIn | DoIn, game: str) -> Command:
        """Return the command in a message.

        Raises ``MendaxError`` if the command is unreadable, not allowed, or over a rate limit.
        """
        if self.screen:
            raise Refused(403, "wire-refused-screen")
        if isinstance(message, ActIn):
            move = decode(message.action, _game_actions(game))
            if self._live.table.speaks(self.person, move):
                self._limits.chat.take(self.device)
            return Act(self.person, move, message.after, message.id)
        action = decode(message.action, _table_actions)
        if self._program and not isinstance(action, _OF_PROGRAMS):
            raise Refused(403, "wire-refused-program")
        self._limit(action)
        # While no one holds a shared device, its owner acts around the game.
        nobody = self.person == nobody_at(self.device)
        return Do(self.device if nobody else self.person, action, message.id)

    def _limit(self, action: object) -> None:
        if isinstance(action, Talk):
            self._live.disk.require_room()
            limit = self._limits.reactions if isinstance(action, React) else self._limits.chat
            limit.take(self.device)
        elif isinstance(action, Sit | AddPerson | Rename | Wear | NewLink):
            self._limits.seats.take(self.device)
