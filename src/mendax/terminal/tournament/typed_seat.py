"""A person's seats at the tables of a tournament, who types in the terminal.

Rules of this file
1. The screen is that of ``mendax play``. It knows only the seat's own messages.
2. Lines are read in a thread of their own, so that a round can end while the person thinks.
"""

import queue
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from rich.console import Console

from mendax.arena.local_game import Heard
from mendax.core.game import Action, Actor, Event, Offer, Result, Seat
from mendax.games import game_named
from mendax.kit.authored_bot import OwnGame
from mendax.kit.in_process import InProcess
from mendax.kit.standard_streams import OwnProgram
from mendax.programs.protocol import EndForProgram
from mendax.programs.seat.conversation import Conversation, fault
from mendax.programs.table.at_table import AtTable
from mendax.programs.table.table_link import TableSocket
from mendax.terminal import pages
from mendax.terminal.play.line_by_line import DisplayOptions, LeftGame, LineByLine
from mendax.terminal.screens import presentation_of
from mendax.words import Words


class TypedLines:
    """The lines that a person types, passed from one thread to another."""

    def __init__(self, read: Callable[[], str]) -> None:
        """``read`` returns the next line, or raises ``EOFError``."""
        self._read, self._lines = read, queue.SimpleQueue[str | None]()
        self._ended = False
        threading.Thread(target=self._go_on, daemon=True).start()

    def _go_on(self) -> None:
        while True:
            try:
                self._lines.put(self._read())
            except (EOFError, OSError, ValueError):
                self._ended = True
                self._lines.put(None)
                return

    def next(self) -> str | None:
        """Wait for a line. Return None once the input has ended, and after ``interrupt``."""
        return None if self._ended and self._lines.empty() else self._lines.get()

    def interrupt(self) -> None:
        """Let the waiting reader go."""
        self._lines.put(None)

    def discard(self) -> None:
        """Drop what was typed while no one asked."""
        while not self._lines.empty():
            self._lines.get()


class TypedSeat:
    """A person at one table."""

    def __init__(
        self,
        connect: Callable[[], TableSocket],
        screen: tuple[Console, Words, DisplayOptions],
        lines: TypedLines,
    ) -> None:
        self._lines, self._over = lines, False
        player = partial(_TypingPlayer, screen, self._line)
        self._at_table = AtTable(
            Conversation(InProcess(OwnProgram(player, private=True).answer)),
            connect,
            name="",
            idle=float("inf"),
            of_round=True,
        )

    @property
    def games(self) -> int:
        """Return the number of finished games."""
        return self._at_table.games

    def play(self) -> None:
        """Play the table's game. Raises ``MendaxError``."""
        self._lines.discard()
        self._at_table.play()

    def stop(self) -> None:
        """Leave the table soon."""
        self._over = True
        self._at_table.stop()
        self._lines.interrupt()

    def _line(self) -> str:
        """Return the next line. Raises ``ProgramFault`` once the game is over here."""
        line = None if self._over else self._lines.next()
        if line is None or self._over:
            raise fault("program-ended", code=0)
        return line


class _TypingPlayer:
    """A person in one game, as a bot of the kit and as the ``RunningGame`` of a screen."""

    actor: Actor | None = None
    result: Result | None = None

    def __init__(
        self,
        screen: tuple[Console, Words, DisplayOptions],
        read: Callable[[], str],
        game: OwnGame,
    ) -> None:
        self._console, self._words, display = screen
        self._seat = game.seat
        self._view: Any = None
        self._offers: tuple[Offer, ...] = ()
        self._chosen = list[Action]()
        book = game_named(game.name)
        presentation = presentation_of(book)
        shown = presentation.screen(self._words, game.rules, game.names, game.seat)
        asides = {
            "odds": lambda: pages.show_odds(
                self._console, self._words, presentation.odds, game.rules, display.plain
            ),
            "rules": lambda: pages.show_options(
                self._console, self._words, book, game.rules, display.plain
            ),
        }
        told = (self._words, game.names, self._console, display, asides)
        self._lines = LineByLine(self, shown, game.seat, *told, read=read)

    def hear(self, event: Event) -> None:
        """Show an event."""
        self._lines.observe(event)

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the person's move. Raises ``ProgramFault`` if the person leaves the table."""
        self._view, self._offers = view, tuple(offers)
        self._chosen.clear()
        try:
            self._lines.ask()
        except LeftGame:
            pages.write(self._console, self._words.say("terminal-tournament-sits-out"))
            raise fault("program-ended", code=0) from None
        return self._chosen[-1]

    def ended(self, end: EndForProgram) -> None:
        """Show the end of the game."""
        said = self._words.explain(end.reason) if end.reason else ""
        pages.write(self._console, f"{self._words.say('terminal-over')} {said}")
        if end.places is not None:
            place, seats = end.places[self._seat], len(end.places)
            said = self._words.say("terminal-you-placed", place=place, seats=seats)
            pages.write(self._console, said)

    # ── the game of the screen ───────────────────────────────────────────────────────────────

    def view(self, observer: Seat | None) -> Any:
        """Return the seat's view."""
        return self._view

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """Return the seat's offers."""
        return self._offers

    def interrupts(self, seat: Seat) -> tuple[Offer, ...]:
        """Return no offers: the server asks at every interruption."""
        return ()

    def act(self, actor: Actor, action: Action) -> Heard:
        """Keep the move for the server, whose next message tells what happened."""
        self._chosen.append(action)
        return ()

    def advance(self) -> Heard | None:
        """Return None: the server plays for the others."""
        return None
