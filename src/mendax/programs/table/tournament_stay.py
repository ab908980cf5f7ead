"""A player's stay in a tournament: the player enters, and plays at each of its tables.

Rules of this file
1. One thread follows the tournament. Each table has its own seat and thread, one at a time.
2. A seat is left when its game is over, when the round's time is up, and when the next round seats
   the player elsewhere.
3. A failure at a table ends only that game. A lost server is asked again, with pauses that grow.
"""

import random
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol

from mendax.core.game import MendaxError, Reason
from mendax.programs.table.challenges import TakenSeat
from mendax.programs.table.table_link import NoTable, Pauses, ServerClient

FAREWELL: Final = 5.0
"""Seconds to wait for a seat that is left."""
_PASSING: Final = ("program-no-server", "program-server-busy")
"""Reasons of failures after which the server is asked again."""


class TournamentWatch(Protocol):
    """A listener to events. Two threads call its methods."""

    def sees(self, seen: Mapping[str, Any]) -> None:
        """Report the tournament, as the server's ``TournamentOut``, after each change."""

    def returns(self, table: str, reason: Reason) -> None:
        """Report that the player could not go on at a table."""

    def troubled(self, reason: Reason) -> None:
        """Report a connection problem."""


class TournamentStay:
    """One player in one tournament."""

    def __init__(
        self,
        server: ServerClient,
        id: str,
        seat_at: Callable[[str], TakenSeat],
        watch: TournamentWatch,
        *,
        name: str,
        program: bool = True,
        sleep: Callable[[float], object] = time.sleep,
        now: Callable[[], float] = time.monotonic,
        chance: Callable[[], float] = random.random,
    ) -> None:
        """``seat_at`` creates a player for a round's table, without starting it."""
        self._server, self._path = server, f"/api/tournaments/{id}"
        self._seat_at, self._watch = seat_at, watch
        self._entry = {"kind": "enter", "name": name, "program": program}
        self._pauses = Pauses(sleep, now, chance)
        self._table = ""
        self._seat: TakenSeat | None = None
        self._thread: threading.Thread | None = None
        self._stopped, self._before = False, 0

    @property
    def games(self) -> int:
        """Return the number of games that this player has played to the end."""
        return self._before + (0 if self._seat is None else self._seat.games)

    def play(self, games: int | None = None) -> None:
        """Play at each next table until the tournament is over, or for this number of games.

        Then leave the tournament. Raises ``NoTable`` if the server refuses the player.
        """
        try:
            seen = self._ask("GET", "")
            if not is_in(seen):
                seen = self._ask("POST", "/actions", {"action": self._entry})
            while self._goes_on(seen, games):
                self._watch.sees(seen)
                self._go_to(own_table(seen))
                seen = self._ask("GET", f"?since={seen['number']}")
            self._watch.sees(seen)
            if is_in(seen) and seen["phase"] != "over":
                self._quit()
        finally:
            self._go_to("")

    def stop(self) -> None:
        """Leave the tournament. Any thread may call this."""
        self._stopped = True
        if self._seat is not None:
            self._seat.stop()
        self._quit()

    def _quit(self) -> None:
        with suppress(NoTable):  # it is over, or the server is lost
            self._server.ask("POST", f"{self._path}/actions", {"action": {"kind": "quit"}})

    def _goes_on(self, seen: Mapping[str, Any], games: int | None) -> bool:
        enough = games is not None and self.games >= games
        return not self._stopped and not enough and is_in(seen) and seen["phase"] != "over"

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        while True:
            self._pauses.pause()
            try:
                answer = self._server.ask(method, self._path + path, body)
            except NoTable as error:
                if error.reason.key not in _PASSING:
                    raise
                self._watch.troubled(error.reason)
            else:
                self._pauses.opened()
                self._pauses.useful()
                return answer

    def _go_to(self, table: str) -> None:
        """Leave the seat at another table, and play at this one; "" stands for none."""
        if table == self._table:
            return
        self._table = table
        if self._seat is not None and self._thread is not None:
            self._seat.stop()
            self._thread.join(FAREWELL)
            self._before, self._seat = self.games, None
        if not table:
            return
        try:
            seat = self._seat_at(table)
        except MendaxError as error:
            self._watch.returns(table, error.reason)
            return
        self._seat = seat
        self._thread = threading.Thread(target=self._play, args=(table, seat), daemon=True)
        self._thread.start()

    def _play(self, table: str, seat: TakenSeat) -> None:
        try:
            seat.play()
        except MendaxError as error:
            if table == self._table and not self._stopped:
                self._watch.returns(table, error.reason)


def is_in(seen: Mapping[str, Any]) -> bool:
    """Return whether the requester takes part in the next round of a tournament."""
    return seen["you"] is not None and bool(seen["players"][seen["you"]]["here"])


def own_table(seen: Mapping[str, Any]) -> str:
    """Return the table at which the requester has to play now, or ""."""
    if seen["phase"] not in ("playing", "called") or seen["you"] is None:
        return ""
    own = (
        table["id"]
        for table in seen["tables"]
        if seen["you"] in table["players"] and table["places"] is None
    )
    return str(next(own, ""))
