"""A program at several tables, with one process per table and notices for its operator."""

from collections.abc import Callable
from typing import Any

from mendax.core.game import Reason
from mendax.games import game_named
from mendax.programs.process.child_process import ChildProcess
from mendax.programs.seat.conversation import Conversation
from mendax.programs.table.at_table import AtTable
from mendax.programs.table.challenges import IDLE
from mendax.programs.table.table_link import TableSocket
from mendax.terminal.pages import stem
from mendax.words import Words


class ListNotices:
    """Prints notices about the program for its operator."""

    def __init__(self, words: Words, show: Callable[[str], object], server: str) -> None:
        self._words, self._show, self._server = words, show, server

    def _say(self, key: str, **arguments: str | int) -> None:
        self._show(self._words.say(key, **arguments))

    def listed(self) -> None:
        """Report that the program is listed."""
        self._say("kit-online", server=self._server)

    def comes(self, table: str, game: str) -> None:
        """Report that the program has taken a seat."""
        title = self._words.say(stem(game_named(game)) + "-title")
        self._say("kit-challenged", game=title, link=f"{self._server}/t/{table}")

    def returns(self, table: str, games: int, reason: Reason | None) -> None:
        """Report that the program has left a table."""
        if reason is not None:
            self._say("kit-failed", words=self._words.explain(reason))
        self._say("kit-back", link=f"{self._server}/t/{table}", games=games)

    def troubled(self, reason: Reason | None, words: str) -> None:
        """Report a problem with the connection."""
        said = words if reason is None else self._words.explain(reason)
        self._say("kit-connection", said=said)


class ProcessAtTable:
    """Runs one process of the program for one table until the program leaves."""

    def __init__(
        self,
        command: tuple[str, ...],
        called: str,
        connect: Callable[[], TableSocket],
        notice: Callable[[str], object],
        limits: tuple[int | None, float | None],
        watch: Callable[[Any], object] = lambda _: None,
        *,
        of_round: bool = False,
    ) -> None:
        """``limits`` contains the number of games at this table (None: no limit) and the seconds
        per answer. ``watch`` receives the program's messages, and ``of_round`` is true at a table
        of a tournament.
        """
        self._child = ChildProcess(command)
        self._most, seconds = limits
        self._seat = AtTable(
            Conversation(self._child, watch=watch),
            connect,
            name=called,
            notice=notice,
            move_time=seconds,
            idle=IDLE,
            of_round=of_round,
        )

    @property
    def games(self) -> int:
        """Return the number of finished games."""
        return self._seat.games

    def play(self) -> None:
        """Play until the program leaves, then stop the process. Raises ``MendaxError``."""
        try:
            self._seat.play(self._most)
        finally:
            self._child.close()

    def stop(self) -> None:
        """Ask the program to leave soon."""
        self._seat.stop()
