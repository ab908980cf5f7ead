"""A program that is online at a server, accepts challenges and plays at their tables.

Rules of this file
1. Sockets, programs and tables are arguments. Each table has its own program and thread, and the
   number of tables is limited.
2. A failure at one table is reported and ends only the game there; the program stays online.
3. A lost connection is reopened. Pauses grow while connections fail early. A refusal takes the
   program offline with the reason.
"""

import random
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from mendax.core.game import MendaxError, Reason
from mendax.games import BUILT_IN
from mendax.programs.protocol import read_json, write_json
from mendax.programs.seat.conversation import START_TIME, Conversation
from mendax.programs.seat.program_bot import begun
from mendax.programs.seat.table_talk import reason_of
from mendax.programs.table.table_link import ConnectionLost, NoTable, Pauses, TableSocket

IDLE: Final = 600.0
"""Seconds that a program waits at a table for a game."""


class TakenSeat(Protocol):
    """A program that joins a table and plays there."""

    @property
    def games(self) -> int:
        """Return the number of finished games."""

    def play(self) -> None:
        """Play until the program leaves its seat. Raises ``MendaxError``."""

    def stop(self) -> None:
        """Make the program leave its seat soon."""


class ChallengeWatch(Protocol):
    """A listener to events. Several threads call its methods."""

    def listed(self) -> None:
        """Report that the program is online."""

    def comes(self, table: str, game: str) -> None:
        """Report that the program received a seat and is joining the table."""

    def returns(self, table: str, games: int, reason: Reason | None) -> None:
        """Report that the program left a table after ``games`` games, with the reason if it
        failed.
        """

    def troubled(self, reason: Reason | None, words: str) -> None:
        """Report a cancelled challenge or a connection problem."""


class Challenges:
    """One online program and all its tables."""

    def __init__(
        self,
        connect: Callable[[], TableSocket],
        seat_at: Callable[[str], TakenSeat],
        watch: ChallengeWatch,
        *,
        name: str,
        games: Sequence[str],
        most_tables: int,
        sleep: Callable[[float], object] = time.sleep,
        now: Callable[[], float] = time.monotonic,
        chance: Callable[[], float] = random.random,
    ) -> None:
        """Create a program that is not online yet.

        ``connect`` opens the socket to the server's list of online programs. ``seat_at`` creates a
        program for a table without starting it. ``games`` names the games that the program plays.
        """
        self._connect, self._seat_at, self._watch = connect, seat_at, watch
        self._most, self._sleep, self._now = most_tables, sleep, now
        self._pauses = Pauses(sleep, now, chance)
        offered = [{"game": game} for game in games]
        self._online = write_json(
            {"type": "online", "name": name, "games": offered, "most_tables": most_tables}
        ).decode()
        self._asked: dict[int, str] = {}
        """The games of challenges that were accepted but have no table yet."""
        self._tables: dict[threading.Thread, TakenSeat] = {}

    def serve(self) -> None:
        """Stay online until the server refuses the program. Raises ``NoTable``."""
        while True:
            self._pauses.pause()
            try:
                socket = self._connect()
                self._pauses.opened()
                try:
                    self._stay(socket)
                finally:
                    socket.close()
            except ConnectionLost as lost:
                self._asked.clear()
                self._watch.troubled(None, str(lost) or "…")

    def close(self, seconds: float = 5.0) -> None:
        """Leave all tables, waiting up to ``seconds`` for them."""
        tables = dict(self._tables)
        for seat in tables.values():
            seat.stop()
        until = self._now() + seconds
        for thread in tables:
            thread.join(max(0.0, until - self._now()))

    def _stay(self, socket: TableSocket) -> None:
        socket.send(self._online)
        while True:
            self._hear(socket, read_json(socket.receive()))

    def _hear(self, socket: TableSocket, message: Mapping[str, Any]) -> None:
        kind = message.get("type")
        if kind == "online":
            self._watch.listed()
        elif kind == "challenge":
            self._answer(socket, message)
        elif kind == "seat":
            self._come(message["table"], self._asked.pop(message["challenge"], ""))
        elif kind == "withdrawn":
            self._asked.pop(message["challenge"], None)
            self._watch.troubled(reason_of(message["reason"]), "")
        elif kind == "refused":
            self._refused(socket, reason_of(message["reason"]))

    def _answer(self, socket: TableSocket, challenge: Mapping[str, Any]) -> None:
        answer: dict[str, Any] = {"type": "accept", "challenge": challenge["challenge"]}
        if len(self._tables) + len(self._asked) >= self._most:
            answer |= {"type": "decline", "words": "busy"}
        else:
            self._asked[challenge["challenge"]] = challenge["game"]
        socket.send(write_json(answer).decode())

    def _refused(self, socket: TableSocket, reason: Reason) -> None:
        seconds = reason.arguments.get("seconds")
        if seconds is None:
            raise NoTable(reason)
        self._sleep(float(seconds))
        socket.send(self._online)

    # ── at a table ───────────────────────────────────────────────────────────────────────────

    def _come(self, table: str, game: str) -> None:
        self._watch.comes(table, game)
        try:
            seat = self._seat_at(table)
        except MendaxError as error:
            self._watch.returns(table, 0, error.reason)
            return
        thread = threading.Thread(target=self._play, args=(table, seat), daemon=True)
        self._tables[thread] = seat
        thread.start()

    def _play(self, table: str, seat: TakenSeat) -> None:
        reason = None
        try:
            seat.play()
        except MendaxError as error:
            reason = error.reason
        finally:
            del self._tables[threading.current_thread()]
            self._watch.returns(table, seat.games, reason)


def games_of(conversation: Conversation) -> tuple[str, ...]:
    """Return the names of the bundled games that a program plays. Raises ``ProgramFault``."""
    game = next(iter(BUILT_IN.values()))
    rules = game.presets[game.default_preset]
    ready = conversation.begin(begun(game, rules, 0, ("you", "other"), START_TIME))
    return tuple(name for name in BUILT_IN if ready.games is None or name in ready.games)
