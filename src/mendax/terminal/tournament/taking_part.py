"""A player of a tournament, whose progress is printed."""

from collections.abc import Callable, Mapping
from typing import Any

from rich.console import Console

from mendax.core.game import Reason
from mendax.programs.table.challenges import TakenSeat
from mendax.programs.table.table_link import ServerClient, TableLink
from mendax.programs.table.tournament_stay import TournamentStay
from mendax.terminal import pages
from mendax.terminal.tournament.progress import TournamentProgress
from mendax.words import Words


class ProgressLines:
    """Prints the progress of a tournament."""

    def __init__(self, console: Console, words: Words) -> None:
        self._console, self._words = console, words
        self._progress = TournamentProgress(words)

    def sees(self, seen: Mapping[str, Any]) -> None:
        """Print what is new."""
        for sentence in self._progress.sentences(seen):
            pages.write(self._console, sentence)

    def returns(self, table: str, reason: Reason) -> None:
        """Print why the player can't go on at a table."""
        said = self._words.explain(reason)
        pages.write(self._console, self._words.say("kit-failed", words=said))

    def troubled(self, reason: Reason) -> None:
        """Print a problem with the connection."""
        said = self._words.explain(reason)
        pages.write(self._console, self._words.say("kit-connection", said=said))


def take_part(
    spoken: tuple[Console, Words],
    way: tuple[ServerClient, TableLink],
    seat_at: Callable[[str], TakenSeat],
    name: str,
    games: int | None = None,
    *,
    program: bool = True,
) -> None:
    """Take part in the tournament at the link until it is over, and print its progress.

    Ctrl-C leaves the tournament. Raises ``NoTable``.
    """
    (console, words), (server, link) = spoken, way
    watch = ProgressLines(console, words)
    stay = TournamentStay(server, link.table, seat_at, watch, name=name, program=program)
    pages.write(console, words.say("terminal-tournament-joins", name=name))
    try:
        stay.play(games)
    except KeyboardInterrupt:
        stay.stop()
        raise
