"""A program at a table that speaks the protocol for programs itself, as text frames of its socket.

Rules of this file
1. It is a client of the table like any other: what its seat hears comes in by ``push``, as any
   socket of that seat gets it, and ``TableTalk`` makes of it what the program is told. So a program
   can be told nothing that a player at its seat is not.
2. Nothing is done to the table from within ``push``: what follows of what was heard is done a
   moment later, together.
3. A program is asked when it may answer: while it has used up its messages, the question waits. So
   only messages that nobody asked for are ever too many.
4. Time is the table's: its clock plays, and a bot stands in for who hangs. Then, and when a program
   breaks the protocol, it is told why by ``end`` without places, and hung up on; it may come back.
5. What holds of every socket (floods, how it is cut off) is in ``open_socket``.
"""

import functools
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Raw

from mendax.core.game import MendaxError, Reason, UnreadableText
from mendax.games import GAMES
from mendax.programs.conversation import START_TIME, TRIES
from mendax.programs.messages import (
    PROTOCOL,
    ActByProgram,
    BeginForProgram,
    EndForProgram,
    Explain,
    FromProgram,
    NewsForProgram,
    ReadyByProgram,
    RefusedForProgram,
    ToProgram,
    actions_of,
    read_action,
    read_line,
    write_json,
)
from mendax.programs.table_talk import NOT_STORED, STALE, STORE_PAUSE, TableTalk
from mendax.server.base.settings import ServerSettings
from mendax.server.socket.handshake import Comer
from mendax.server.socket.open_socket import FLOOD, OpenSocket
from mendax.server.tables.clock import Timer
from mendax.server.tables.disconnects import PATIENCE
from mendax.server.tables.requests import Request
from mendax.server.wire.messages import decode_page
from mendax.table.actions import BuyIn, Ready, Sit
from mendax.table.commands import Act, Do

NAMES: Final = 9
"""How many names it tries where others have them: mine, mine 2, mine 3 …"""
LONGEST_NAME: Final = 18
"""Characters of its name before such a number."""
LONGEST_WAIT: Final = 60
"""Seconds after which a command is done again that was to wait; longer ones are refusals."""
HUNG: Final = 4000
"""How the socket of a program is closed for which a bot has to stand in."""
UNREADABLE: Final = "program-unreadable"
_NAME_TAKEN: Final = "table-refused-name-taken"
_LATE: Final = (STALE, NOT_STORED)
"""Why a move is not done though it is right: what is so then is asked anew."""


@functools.cache
def _kinds(game: str) -> Any:
    return actions_of(GAMES[game].actions)


def read_frame(text: str) -> FromProgram:
    """What a program said. Raises ``MendaxError``."""
    try:
        return read_line(text)
    except ValueError as error:
        raise _unreadable(error, text) from None


def _unreadable(error: Exception, text: str) -> MendaxError:
    shown = {"problem": f"{str(error)[:120]}: {text[:60]}"}
    return MendaxError(Reason(UNREADABLE, shown))


class SeatConnection(OpenSocket):
    """One program at one table."""

    def __init__(
        self,
        comer: Comer,
        settings: ServerSettings,
        name: str,
        explain: Explain,
    ) -> None:
        """``name`` is what it sits down as, nothing for the name that its seat is kept under;
        ``explain`` says reasons in English."""
        super().__init__(
            *(settings, comer.wire, read_frame, settings.rates.program_messages),
            most_waiting=settings.outgoing,
        )
        self.greeted = True  # its key has said who it is
        self.device = self.person = comer.person
        self.screen = False
        self._live, self._limits, self._quota = comer.live, comer.limits, comer.quota
        self._name, self._address, self._explain = name, comer.address, explain
        self._talk = TableTalk(explain, PATIENCE)
        self._awaited = True
        """Whether something is to be done about what was heard."""
        self._ready = False
        """Whether the program has said that it may be asked in this game."""
        self._question: NewsForProgram | None = None
        """What it is asked now."""
        self._last_asked = -1
        self._tries = 0
        self._pending: Act | Do | None = None
        """What the table is asked to do, and has not answered."""
        self._names: list[str] = []
        """What it may still be called."""
        self._said_ready = -1
        self._played = False
        """Whether it has been seen on its seat, by itself."""
        self._timers: dict[str, Timer] = {}

    def open(self, when_over: Callable[[], object]) -> None:
        """Serve this program until it or we close; then call ``when_over``."""
        super().open(when_over)
        self._awaited = False
        self._live.join(self, 0, self._address)

    def gone(self) -> None:
        """It is at the table no more."""
        for timer in self._timers.values():
            timer.cancel()
        self._live.leave(self)

    def charge(self, size: int) -> None:
        """So many bytes were stored for it."""
        self._quota.charge(size)

    # ── what its seat hears ──────────────────────────────────────────────────────────────────

    def push(self, *texts: bytes) -> None:
        """Takes note of what any client on its seat is sent."""
        for text in texts:
            message = decode_page(text)
            if message["type"] == "answer":
                self._answered(message)
            elif message["type"] == "refused":
                self.refuse(_reason(message["reason"]))
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

    # ── what the program is told ─────────────────────────────────────────────────────────────

    def _tell(self, message: ToProgram) -> None:
        super().push(write_json(message))

    def refuse(self, reason: Reason) -> None:
        """Says why it plays no more; whoever calls this hangs up."""
        self.refused(reason.key)
        self._tell(EndForProgram(None, None, reason, self._explain(reason)))

    def _dismiss(self, reason: Reason, code: int = FLOOD) -> None:
        self.refuse(reason)
        self.close(code, reason.key)

    def _hangs(self) -> None:
        self._dismiss(Reason("program-silent"), HUNG)

    def refuse_message(self, message: FromProgram | None, reason: Reason) -> None:
        """Says why a message is not done; one that can't be read is an answer that is none."""
        self.refused(reason.key)
        if reason.key == UNREADABLE and self._question is not None and not self._talk.moving:
            self._refuse_answer(reason)
        else:
            self._tell_refused(reason)

    def _tell_refused(self, reason: Reason) -> None:
        """Says why, and what may be done, if something is asked."""
        question = self._question
        after = self._talk.number if question is None else question.after
        offers = () if question is None or self._talk.moving else question.offers
        self._tell(RefusedForProgram(after, reason, self._explain(reason), offers))

    def _go_on(self) -> None:
        """Tells the program all there is to tell, and does around the game what has to be done."""
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

    # ── what is done around the game ─────────────────────────────────────────────────────────

    def _take_part(self) -> None:
        """Sits down on the seat that is kept for it, says that it is ready before each game, and
        leaves when a bot had to stand in for it."""
        table, seat = self._talk.table, self._talk.seat
        own: Mapping[str, Any] = {} if not table or seat is None else table["seats"][seat]
        if own and not own.get("reserved"):
            if not own.get("away"):
                self._played = True
            elif self._played:
                self._hangs()
                return
        if not table or table["phase"] == "playing" or self._pending is not None:
            return
        if not own or own.get("reserved"):
            self._sit(own.get("name", ""))
        elif self._said_ready != table["games"]:
            chips = _missing_chips(table["stakes"], own.get("stack"))
            if chips:
                self._submit(Do(self.person, BuyIn(chips), _id()))
            else:
                self._said_ready = table["games"]
                self._submit(Do(self.person, Ready(on=True), _id()))

    def _sit(self, kept: str) -> None:
        name = self._name or kept
        if not self._names:
            numbered = [f"{name[:LONGEST_NAME]} {number}" for number in range(2, NAMES + 1)]
            self._names = [name, *numbered]
        self._submit(Do(self.person, Sit(self._names[0]), _id()))

    def _submit(self, command: Act | Do) -> None:
        """Has this done; the answer comes by ``push``."""
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
        command = self._pending
        if command is None or answer["id"] != command.id:
            return
        if answer["reason"] is not None:
            self._not_done(command, _reason(answer["reason"]))
            return
        self._pending = None
        if isinstance(command, Act):
            self._question, self._talk.moving = None, False
            self._talk.done(answer["number"])

    def _not_done(self, command: Act | Do, reason: Reason) -> None:
        """The table, or what bounds what is stored, says no."""
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
            del self._names[0]
            if reason.key != _NAME_TAKEN or not self._names:
                self._dismiss(reason)
        elif isinstance(command.action, BuyIn):
            self._said_ready = self._talk.table["games"]  # it stays, and does not go on

    # ── what the program says ────────────────────────────────────────────────────────────────

    def hear(self, message: FromProgram) -> None:
        """Takes an answer; one to an older question is thrown away."""
        if isinstance(message, ReadyByProgram):
            self._take_ready(message)
        elif self._question is None or self._talk.moving:
            if message.after >= self._last_asked:
                self.refuse_message(message, Reason("program-not-asked"))
        elif message.after == self._question.after:
            self._act(message)
        elif message.after > self._question.after:
            numbers = {"given": message.after, "asked": self._question.after}
            self._refuse_answer(Reason("program-wrong-number", numbers))

    def _take_ready(self, ready: ReadyByProgram) -> None:
        begun = self._talk.begun
        if begun is None or self._ready:
            return
        self._cancel("ready")
        if ready.protocol != PROTOCOL:
            numbers = {"given": ready.protocol, "known": PROTOCOL}
            self._dismiss(Reason("program-protocol", numbers))
        elif ready.games is not None and begun.game.name not in ready.games:
            known = ", ".join(ready.games)[:200]
            games = {"game": begun.game.name, "known": known}
            self._dismiss(Reason("program-other-games", games))
        else:
            self._ready = True
            self._soon()

    def _act(self, answer: ActByProgram) -> None:
        try:
            action = self._action(answer.action)
        except MendaxError as error:
            self._refuse_answer(error.reason)
        else:
            self._talk.moving = True
            self._cancel("command")
            self._submit(Act(self.person, action, answer.after, _id()))

    def _action(self, given: Raw) -> Any:
        assert self._talk.begun is not None
        try:
            return read_action(given, _kinds(self._talk.begun.game.name))
        except (ValueError, UnreadableText) as error:
            raise _unreadable(error, bytes(given)[:80].decode(errors="replace")) from None

    def _refuse_answer(self, reason: Reason) -> None:
        """An answer can't be taken: it may try again, so often."""
        self._tries += 1
        self._tell_refused(reason)
        if self._tries >= TRIES:
            words = self._explain(reason)
            self._dismiss(Reason("program-refused", {"tries": TRIES, "words": words}))


def _missing_chips(stakes: Mapping[str, Any] | None, stack: int | None) -> int:
    """How many chips it buys who has too few left to go on."""
    if stakes is None or stack is None or stack >= stakes["to_go_on"]:
        return 0
    return max(1, int(stakes["buy_in"]) - stack)


def _reason(given: Mapping[str, Any]) -> Reason:
    return Reason(given["key"], given["arguments"])


def _id() -> str:
    return secrets.token_hex(8)
