"""The host of a tournament in the terminal, who takes its steps with the Enter key."""

import threading
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Any

from rich.console import Console

from mendax.core.game import MendaxError, Reason, RulesError
from mendax.programs.table.table_link import NoTable, ServerClient
from mendax.terminal import pages
from mendax.terminal.tournament.taking_part import ProgressLines
from mendax.words import Words


def moment_of(given: str, now: datetime) -> int:
    """Return the next time of day ``given``, such as 22:00, in milliseconds since 1970.

    Raises ``RulesError``.
    """
    try:
        time = datetime.strptime(given, "%H:%M")  # noqa: DTZ007 - a time of day
    except ValueError:
        raise RulesError(Reason("terminal-tournament-no-time", {"given": given[:40]})) from None
    moment = now.replace(hour=time.hour, minute=time.minute, second=0, microsecond=0)
    if moment <= now:
        moment += timedelta(days=1)
    return int(moment.timestamp() * 1000)


class TournamentHost:
    """The host of one tournament."""

    def __init__(
        self, server: ServerClient, id: str, spoken: tuple[Console, Words], read: Callable[[], str]
    ) -> None:
        """``read`` returns the next typed line, or raises ``EOFError``."""
        self._server, self._path, self._read = server, f"/api/tournaments/{id}", read
        self._console, self._words = spoken
        self._lines = ProgressLines(*spoken)
        self._people = 0

    def run(self) -> None:
        """Print the progress until the tournament is over. Raises ``NoTable``."""
        threading.Thread(target=self._take_steps, daemon=True).start()
        seen = self._server.ask("GET", self._path)
        while seen["phase"] != "over":
            self._tell(seen)
            seen = self._server.ask("GET", f"{self._path}?since={seen['number']}")
        self._tell(seen)

    def _tell(self, seen: Mapping[str, Any]) -> None:
        people = sum(one["here"] for one in seen["players"])
        if people != self._people and seen["phase"] == "gathering":
            pages.write(self._console, self._words.say("terminal-tournament-people", count=people))
        self._people = people
        self._lines.sees(seen)

    def _take_steps(self) -> None:
        """Take the next step for each line that the host types."""
        while True:
            try:
                self._read()
                self._server.ask("POST", f"{self._path}/next")
            except NoTable as error:
                pages.write(self._console, self._words.explain(error.reason))
            except (EOFError, OSError, MendaxError):
                return
