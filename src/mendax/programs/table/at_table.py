"""A program at a real table, for one or more games.

Rules of this file
1. The socket, the clock and the program are arguments. ``table_talk`` chooses the next message.
2. A move is executed once. After a lost connection it is sent again with the same id.
3. If the server asks the client to wait or cannot store the move, the message is resent later. The
   pauses grow while connections fail early.
4. The program adds a share to each game's randomness, checks the server (``own_share``), and leaves
   a table whose server cheats.
"""

import random
import secrets
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from msgspec import Raw

from mendax.core.game import Reason, Seat
from mendax.programs.protocol import (
    BeginForProgram,
    NewsForProgram,
    read_json,
    write_json,
)
from mendax.programs.seat.attendance import Attendance
from mendax.programs.seat.conversation import Conversation, IllegalAnswer, ProgramFault
from mendax.programs.seat.table_talk import NOT_STORED, STALE, STORE_PAUSE, TableTalk, reason_of
from mendax.programs.table.own_share import GameReport, OwnShare, Unfair
from mendax.programs.table.table_link import ConnectionLost, NoTable, Pauses, TableSocket

FAREWELL: Final = 5.0
"""Seconds for a table to confirm the program's departure."""
SPARE: Final = 0.5
"""Seconds reserved between an answer's deadline and the end of the table's clock."""
_LOOK: Final = 1.0
"""Seconds between checks of whether to leave."""
AWAY: Final = "table-refused-away"
"""The refusal of a move while a bot stands in for the program."""
_TURNED_OUT: Final = ("table-refused-kicked", "wire-refused-no-table", "table-set-aside-")
"""Prefixes of the reasons that keep the program from returning to the table."""


class _Enough(Exception):
    """Raised when the program should leave: no games remain, or ``stop`` was called."""


class _Talks(Exception):
    """Raised when the program has something to say while the table plays."""


class _Overtaken(Exception):
    """Raised when the game advanced while the program was thinking. The program is then asked
    again.
    """


class AtTable:
    """One program's stay at one table."""

    def __init__(
        self,
        conversation: Conversation,
        connect: Callable[[], TableSocket],
        *,
        name: str,
        sleep: Callable[[float], object] = time.sleep,
        notice: Callable[[str], object] = lambda _: None,
        now: Callable[[], float] = time.monotonic,
        move_time: float | None = None,
        idle: float | None = None,
        ended: Callable[[int, Seat, Sequence[int]], object] = lambda *_: None,
        chance: Callable[[], float] = random.random,
        checked: Callable[[GameReport], object] = lambda _: None,
        spoken: Callable[[str, str], object] = lambda *_: None,
        of_round: bool = False,
    ) -> None:
        """Create a client for one table, without connecting.

        ``connect`` opens the table's socket and may raise ``NoTable`` or ``ConnectionLost``.
        ``notice`` receives messages about the connection. ``name`` is the program's name, and
        ``move_time`` the seconds per answer at tables without a clock (by default, the table's
        patience). After each game, ``ended``
        receives the game's number (from 1), the program's seat and the places in seat order.
        ``checked`` receives the check of each game's randomness, and ``spoken`` the name and the
        words of others who talk. With ``idle``, the program leaves after this many seconds without
        a game. A table of a tournament's round (``of_round``) has one game, whose seats are taken.
        """
        self._conversation, self._connect = conversation, connect
        self._sleep, self._notice = sleep, notice
        self._talk = TableTalk(conversation.explain, move_time)
        self._attendance = Attendance(name, marked=False)
        self._socket: TableSocket | None = None
        self._now, self._ended, self._checked = now, ended, checked
        self._pauses = Pauses(sleep, now, chance)
        self._idle, self._played, self._stopped = idle, now(), False
        self._spoken, self._says = spoken, deque[tuple[str, Callable[[Reason], object]]]()
        self._share, self._returning, self._of_round = OwnShare(), False, of_round
        conversation.spoken = self._say_now
        self._opened_share = ""
        self.games = 0
        """The number of finished games."""

    def play(self, games: int | None = None) -> None:
        """Play up to ``games`` games, then leave the table.

        Raises ``NoTable`` if the table can no longer be reached, ``Unfair`` if its server broke a
        commitment, and ``ProgramFault``.
        """
        games = 1 if self._of_round else games
        try:
            self._open()
            while games is None or self.games < games:
                self._go_on()
            self._check_shares()
        except _Enough:
            pass
        except ProgramFault as error:
            self._conversation.dismiss(error.reason)
            raise
        finally:
            self._leave()

    def stop(self) -> None:
        """Leave the table at the program's next move or message. Any thread may call this."""
        self._stopped = True

    def say(self, text: str, refused: Callable[[Reason], object] = lambda _: None) -> None:
        """Say something to the table soon. Any thread may call this. It needs ``idle``.

        ``refused`` receives the reason if the table refuses the text.
        """
        self._says.append((text, refused))

    def speak(self) -> None:
        """Say everything that is waiting. Only the thread of ``play`` may call this."""
        while self._says:
            text, refused = self._says.popleft()
            reason = self._command("do", {"kind": "say", "text": text})["reason"]
            if reason is not None:
                refused(reason_of(reason))

    def _say_now(self, text: str) -> None:
        """Say what the program has said. A refusal is sent to the program."""
        self.say(text, self._conversation.refuse_talk)
        self.speak()

    def _go_on(self) -> None:
        """Pass the next message to the program, or wait for one from the server."""
        self._check_shares()
        self.speak()
        begun = self._talk.begun
        said = self._talk.next()
        if said is None:
            if not self._takes_part():
                with suppress(_Talks):
                    self._hear()
        elif isinstance(said, BeginForProgram):
            self._conversation.begin(said)
        elif isinstance(said, NewsForProgram):
            self._pass_on(said)
        else:
            self._conversation.end(said)
            if said.places is not None and begun is not None:
                self.games += 1
                self._share.game_over()
                self._ended(self.games, begun.seat, said.places)

    def _check_shares(self) -> None:
        """Open the share once the game has begun, and report checked games. Raises ``Unfair``."""
        for report in self._share.take_reports():
            self._checked(report)
        if faults := self._share.new_faults():
            raise Unfair(faults[0])
        share = self._share.to_open()
        if share is not None and share != self._opened_share:
            self._opened_share = share
            if self._command("do", {"kind": "add-share", "share": share})["reason"] is None:
                self._share.opened(share)

    def _pass_on(self, news: NewsForProgram) -> None:
        if not news.offers:
            self._conversation.tell(news)
            return
        seconds = self._talk.move_time
        if news.left is not None:
            seconds = max(SPARE, news.left / 1000 - SPARE)
        try:
            self._conversation.ask(news, lambda action: self._do(news.after, action), seconds)
        except _Overtaken:
            return  # the next question includes the changes

    def _do(self, after: int, action: Raw) -> None:
        """Make a move. Raises ``IllegalAnswer`` if the table refuses it, or ``_Overtaken``."""
        answer = self._command("act", action, after)
        if answer["reason"] is None:
            self._talk.done(answer["number"])
            return
        reason = reason_of(answer["reason"])
        self._returning = self._returning and reason.key != AWAY
        if reason.key in (STALE, AWAY):
            self._talk.overtaken()
            raise _Overtaken
        raise IllegalAnswer(reason)

    def _command(self, kind: str, action: Raw | Mapping[str, Any], after: int | None = None) -> Any:
        """Send a command, again if necessary, and return the server's answer."""
        command: dict[str, Any] = {"type": kind, "id": secrets.token_hex(8), "action": action}
        if after is not None:
            command["after"] = after
        text = write_json(command).decode()
        self._talk.moving = True
        try:
            return self._answered(text, command["id"])
        finally:
            self._talk.moving = False

    def _answered(self, text: str, id: str) -> Any:
        self._send(text)
        while True:
            message, opened = self._hear()
            if opened:  # the connection was lost; resending the same id is safe
                self._send(text)
            elif message.get("type") == "answer" and message["id"] == id:
                reason = message["reason"] or {}
                wait = reason.get("arguments", {}).get("seconds")
                if reason.get("key") == NOT_STORED:
                    wait = STORE_PAUSE
                if wait is None:
                    return message
                self._sleep(float(wait))
                self._send(text)

    def _takes_part(self) -> bool:
        """Take a seat or become ready if necessary, and return whether that was necessary.

        Raises ``NoTable`` if no seat can be taken.
        """
        if self._returns():
            return True
        if self._of_round:
            return False
        table = self._talk.table
        action = self._attendance.due(table, self._talk.seat)
        if action is None:
            return False
        if action["kind"] == "ready":
            bound = self._share.to_bind(table)
            if bound is not None:
                self._command("do", {"kind": "bind-share", "bound": bound})
        reason = self._command("do", action)["reason"]
        if action["kind"] == "sit" and not self._attendance.sat(reason and reason["key"]):
            raise NoTable(reason_of(reason))
        return True

    def _returns(self) -> bool:
        """Take the seat back from a substitute bot, and return whether that was necessary."""
        away = self._talk.away
        due, self._returning = away and not self._returning, away
        if due:
            self._command("do", {"kind": "return"})
        return due

    def _send(self, text: str) -> None:
        """Send a message, on a new connection if necessary."""
        while True:
            assert self._socket is not None
            try:
                self._socket.send(text)
            except ConnectionLost:
                self._open()
            else:
                return

    def _hear(self) -> tuple[Mapping[str, Any], bool]:
        """Return the next message, and whether the connection was reopened to receive it."""
        assert self._socket is not None
        opened = False
        while True:
            try:
                message: Mapping[str, Any] = read_json(self._received(self._socket))
            except ConnectionLost:
                self._open()
                opened = True
                continue
            self._talk.hear(message)
            for said in self._talk.take_spoken():
                self._spoken(said.name, said.text)
            self._share.hear(message)
            if message.get("type") == "refused":
                self._refused(reason_of(message["reason"]))
            elif message.get("type") != "welcome":
                self._pauses.useful()
            return message, opened

    def _received(self, socket: TableSocket) -> str:
        """Return the next message. Raises ``ConnectionLost``, or ``_Enough`` if the program should
        leave.
        """
        if self._idle is None:
            return socket.receive()
        while True:
            if self._talk.plays:
                self._played = self._now()
            if self._stopped or self._now() - self._played >= self._idle:
                raise _Enough
            if self._says and not self._talk.moving:
                raise _Talks
            try:
                return socket.receive(_LOOK)
            except TimeoutError:
                pass

    def _refused(self, reason: Reason) -> None:
        """Handle a refusal. Raises ``NoTable`` if the program cannot return."""
        if reason.key.startswith(_TURNED_OUT):
            raise NoTable(reason)
        self._notice(self._conversation.explain(reason))
        self._sleep(float(reason.arguments.get("seconds", 0)))

    def _open(self) -> None:
        """Open a socket and send ``hello``, with retries. Raises ``NoTable``."""
        while True:
            self._pauses.pause()
            try:
                self._socket = self._connect()
                self._socket.send(f'{{"type":"hello","since":{self._talk.number}}}')
            except ConnectionLost as lost:
                self._notice(str(lost) or "…")
            else:
                self._pauses.opened()
                return

    def _leave(self) -> None:
        """Leave the seat and close the socket. Connection errors are ignored."""
        socket, self._socket = self._socket, None
        if socket is None:
            return
        try:
            command = {"type": "do", "id": secrets.token_hex(8), "action": {"kind": "leave"}}
            socket.send(write_json(command).decode())
            while read_json(socket.receive(FAREWELL)).get("id") != command["id"]:
                pass
        except (ConnectionLost, TimeoutError):
            return
        finally:
            socket.close()
