"""A program at a table, connected by the program protocol in a socket's text frames.

Rules of this file
1. A program is a client of the table like any other. Its seat's messages arrive through ``push``,
   as at any socket of that seat, and ``TableTalk`` translates them. A program therefore never
   receives more information than a player in its seat.
2. ``push`` never changes the table. The consequences of messages are processed together, in a later
   iteration of the loop.
3. A program is asked only when it may answer. If its message budget is used up, the question waits,
   so only unsolicited messages can exceed the limit.
4. The table limits the time, either with its clock or with a bot that stands in for a stuck
   program. In the latter case, and after a protocol error, the program receives ``end`` with the
   reason and without places, and is disconnected. The program may reconnect.
5. ``open_socket`` defines the rules for all sockets, on floods and disconnection.
"""

import functools
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import ValidationError, convert

from mendax.core.game import MendaxError, Reason
from mendax.games import GAMES
from mendax.programs.protocol import (
    ActByProgram,
    BeginForProgram,
    EndForProgram,
    FromProgram,
    NewsForProgram,
    ReadyByProgram,
    RefusedForProgram,
    SayByProgram,
    ToProgram,
    actions_of,
    write_json,
)
from mendax.programs.seat.attendance import Attendance
from mendax.programs.seat.conversation import (
    START_TIME,
    TRIES,
    IllegalAnswer,
    ProgramFault,
    answers,
    in_english,
    read_message,
    read_move,
    require_game,
    require_protocol,
)
from mendax.programs.seat.table_talk import NOT_STORED, STALE, STORE_PAUSE, TableTalk, reason_of
from mendax.server.clock import Timer
from mendax.server.settings.settings import ServerSettings
from mendax.server.socket.connection import Comer
from mendax.server.socket.open_socket import FLOOD, OpenSocket
from mendax.server.tables.requests import Request
from mendax.server.wire.messages import decode_page
from mendax.table.actions import BuyIn, Leave, Ready, Say, Sit
from mendax.table.commands import Act, Do

LONGEST_WAIT: Final = 60
"""The longest wait in seconds before a command is sent again. Longer waits count as refusals."""
HUNG: Final = 4000
"""The close code for a program that is replaced by a bot."""
UNREADABLE: Final = "program-unreadable"
_LATE: Final = (STALE, NOT_STORED)
"""Refusals of a legal move. The program is then asked about the new position."""


@functools.cache
def _kinds(game: str) -> Any:
    return actions_of(GAMES[game].actions)


class SeatConnection(OpenSocket):
    """One program at one table."""

    def __init__(
        self,
        comer: Comer,
        settings: ServerSettings,
        name: str,
    ) -> None:
        """``name`` is the program's name at the table, or "" for the name of its reserved seat."""
        super().__init__(
            settings,
            comer.wire,
            read_message,
            settings.rates.program_messages,
            most_waiting=settings.outgoing,
        )
        self.greeted = True  # the key identifies the program
        self.device = self.person = comer.person
        self.screen = False
        self._live, self._limits, self._quota = comer.live, comer.limits, comer.quota
        self._address = comer.address
        self._talk = TableTalk(in_english)
        self._attendance = Attendance(name, marked=True)
        self._awaited = True
        """True if a call of ``_go_on`` is scheduled."""
        self._ready = False
        """True if the program has accepted questions in this game."""
        self._question: NewsForProgram | None = None
        """The question that the program has not answered yet."""
        self._last_asked = -1
        self._tries = 0
        self._saying = set[str]()
        """The ids of the program's sentences that the table has not yet answered."""
        self._pending: Act | Do | None = None
        """The command that the table has not yet answered."""
        self._played = False
        """True once the program has played its seat without a stand-in."""
        self._timers: dict[str, Timer] = {}

    def open(self, when_over: Callable[[], object]) -> None:
        """Serve this program until either side closes the socket, then call ``when_over``."""
        super().open(when_over)
        self._awaited = False
        self._live.join(self, 0, self._address)

    def gone(self) -> None:
        """Leave the table."""
        for timer in self._timers.values():
            timer.cancel()
        self._live.leave(self)

    def charge(self, size: int) -> None:
        """Charge ``size`` stored bytes to the program."""
        self._quota.charge(size)

    # ── messages of the table ────────────────────────────────────────────────────────────────

    def push(self, *texts: bytes) -> None:
        """Process messages that any client in this seat would receive."""
        for text in texts:
            message = decode_page(text)
            if message["type"] == "answer":
                self._answered(message)
            elif message["type"] == "refused":
                self.refuse(reason_of(message["reason"]))
            else:
                self._talk.hear(message)
        self._soon()

    def _soon(self) -> None:
        if not self._awaited:
            self._awaited = True
            self._loop.call_soon(self._go_on)

    def _later(self, what: str, seconds: float, call: Callable[[], None]) -> None:
        self._cancel(what)
        self._timers[what] = self._live.clock.call_later(seconds, call)

    def _cancel(self, what: str) -> None:
        timer = self._timers.pop(what, None)
        if timer is not None:
            timer.cancel()

    # ── messages to the program ──────────────────────────────────────────────────────────────

    def _tell(self, message: ToProgram) -> None:
        super().push(write_json(message))

    def refuse(self, reason: Reason) -> None:
        """Send the reason why the program no longer plays. The caller then disconnects the
        program.
        """
        self.refused(reason.key)
        self._tell(EndForProgram(None, None, reason, in_english(reason)))

    def _dismiss(self, reason: Reason, code: int = FLOOD) -> None:
        self.refuse(reason)
        self.close(code, reason.key)

    def _hangs(self) -> None:
        self._dismiss(Reason("program-silent"), HUNG)

    def refuse_message(self, message: FromProgram | None, reason: Reason) -> None:
        """Send the reason for refusing a message. Unreadable messages are invalid answers."""
        self.refused(reason.key)
        if reason.key == UNREADABLE and self._question is not None and not self._talk.moving:
            self._refuse_answer(reason)
        else:
            self._tell_refused(reason)

    def _tell_refused(self, reason: Reason) -> None:
        """Send a refusal, with the offers of any pending question."""
        question = self._question
        after = self._talk.number if question is None else question.after
        offers = () if question is None or self._talk.moving else question.offers
        self._tell(RefusedForProgram(after, reason, in_english(reason), offers))

    def _go_on(self) -> None:
        """Send all pending messages to the program, and commands to the table."""
        self._awaited = False
        if self.closed:
            return
        try:
            self._tell_all()
            self._take_part()
        except MendaxError as error:
            self._dismiss(error.reason)

    def _tell_all(self) -> None:
        while self._ready or self._talk.begun is None:
            wait = self._messages.wait(self._loop.time())
            if wait:
                self._later("message", wait, self._soon)
                return
            said = self._talk.next()
            if said is None:
                return
            self._tell(said)
            if isinstance(said, BeginForProgram):
                self._ready = False
                self._later("ready", START_TIME, self._hangs)
            elif isinstance(said, NewsForProgram) and said.offers:
                self._question, self._tries, self._last_asked = said, 0, said.after
            elif isinstance(said, EndForProgram):
                self._question = None

    # ── commands around the game ─────────────────────────────────────────────────────────────

    def _take_part(self) -> None:
        """Take the reserved seat, buy missing chips, and report ready before each game.

        After a bot has stood in, disconnect the program.
        """
        table, seat = self._talk.table, self._talk.seat
        own: Mapping[str, Any] = {} if not table or seat is None else table["seats"][seat]
        if own and not own.get("reserved"):
            if not own.get("away"):
                self._played = True
            elif self._played:
                self._hangs()
                return
        action = None if self._pending else self._attendance.due(table, seat)
        if action is not None:
            self._submit(Do(self.person, convert(action, Leave | Sit | BuyIn | Ready), _id()))

    def _submit(self, command: Act | Do) -> None:
        """Send a command to the table. The answer arrives through ``push``."""
        self._pending = command
        try:
            if isinstance(command, Do) and isinstance(command.action, Sit):
                self._limits.seats.take(self.device)
            elif isinstance(command, Act) and self._live.table.speaks(self.person, command.action):
                self._limits.chat.take(self.device)
            self._quota.require_room(self._live.table.state.tail.number, command)
        except MendaxError as error:
            self.refused(error.reason.key)
            self._not_done(command, error.reason)
        else:
            self._live.submit(Request(command, command.id or "", self))

    def _answered(self, answer: Mapping[str, Any]) -> None:
        if answer["id"] in self._saying:
            self._saying.discard(answer["id"])
            if answer["reason"] is not None:
                self._tell_talk_refused(reason_of(answer["reason"]))
            return
        command = self._pending
        if command is None or answer["id"] != command.id:
            return
        if answer["reason"] is not None:
            self._not_done(command, reason_of(answer["reason"]))
            return
        self._pending = None
        if isinstance(command, Act):
            self._question, self._talk.moving = None, False
            self._talk.done(answer["number"])
        elif isinstance(command.action, Sit):
            self._attendance.sat(None)

    def _not_done(self, command: Act | Do, reason: Reason) -> None:
        """Process a refusal by the table or a limit."""
        seconds: object = reason.arguments.get("seconds")
        if reason.key == NOT_STORED and isinstance(command, Do):
            seconds = STORE_PAUSE
        if isinstance(seconds, int | float) and seconds <= LONGEST_WAIT:
            self._later("command", seconds, lambda: self._submit(command))
            return
        self._pending = None
        self._soon()
        if isinstance(command, Act):
            self._talk.moving = False
            if reason.key in _LATE:
                self._talk.overtaken()
                self._question = None
                self._tell_refused(reason)
            else:
                self._refuse_answer(reason)
        elif isinstance(command.action, Sit):
            if not self._attendance.sat(reason.key):
                self._dismiss(reason)
        elif isinstance(command.action, BuyIn):
            self._attendance.rest(self._talk.table["games"])

    # ── messages of the program ──────────────────────────────────────────────────────────────

    def hear(self, message: FromProgram) -> None:
        """Process an answer. Answers to older questions are ignored."""
        if isinstance(message, ReadyByProgram):
            self._take_ready(message)
        elif isinstance(message, SayByProgram):
            self._say(message.text)
        elif self._question is None or self._talk.moving:
            if message.after >= self._last_asked:
                self.refuse_message(message, Reason("program-not-asked"))
        else:
            try:
                if answers(message.after, self._question.after):
                    self._act(message)
            except IllegalAnswer as error:
                self._refuse_answer(error.reason)

    def _take_ready(self, ready: ReadyByProgram) -> None:
        begun = self._talk.begun
        if begun is None or self._ready:
            return
        self._cancel("ready")
        try:
            require_protocol(ready)
            require_game(ready, begun.game.name)
        except ProgramFault as error:
            self._dismiss(error.reason)
        else:
            self._ready = True
            self._soon()

    def _act(self, answer: ActByProgram) -> None:
        """Make the program's move. Raises ``IllegalAnswer``."""
        assert self._talk.begun is not None
        action = read_move(answer.action, _kinds(self._talk.begun.game.name))
        self._talk.moving = True
        self._cancel("command")
        self._submit(Act(self.person, action, answer.after, _id()))

    def _say(self, text: str) -> None:
        """Say something to the table, within the limits of people's talk."""
        try:
            action = convert({"kind": "say", "text": text}, Say)
        except ValidationError as error:
            self._tell_talk_refused(Reason(UNREADABLE, {"problem": str(error)[:120]}))
            return
        command = Do(self.person, action, _id())
        try:
            self._live.disk.require_room()
            self._limits.chat.take(self.device)
            self._quota.require_room(self._live.table.state.tail.number, command)
        except MendaxError as error:
            self.refused(error.reason.key)
            self._tell_talk_refused(error.reason)
        else:
            self._saying.add(command.id or "")
            self._live.submit(Request(command, command.id or "", self))

    def _tell_talk_refused(self, reason: Reason) -> None:
        self._tell(RefusedForProgram(self._talk.number, reason, in_english(reason), ()))

    def _refuse_answer(self, reason: Reason) -> None:
        """Refuse an answer. After ``TRIES`` refusals, disconnect the program."""
        self._tries += 1
        self._tell_refused(reason)
        if self._tries >= TRIES:
            words = in_english(reason)
            self._dismiss(Reason("program-refused", {"tries": TRIES, "words": words}))


def _id() -> str:
    return secrets.token_hex(8)
