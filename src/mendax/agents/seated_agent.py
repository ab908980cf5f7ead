"""An agent in one seat of a server's table.

Rules of this file
1. The seat's connection (``AtTable``) runs in a thread. The methods for the agent may be called
   from any other thread, and wait at most as long as the caller allows.
2. A move is compared with the seat's own offers before it is sent.
3. The connection belongs to one seat, so no other seat's view exists here.
"""

import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from mendax.agents.desk import NO_THOUGHT, AgentLeft, Desk, SeatQuestion
from mendax.agents.text_seat import TextSeat, said_line
from mendax.core.game import Action, MendaxError, Offer, Reason
from mendax.core.thoughts import Thought
from mendax.kit.authored_bot import OwnGame
from mendax.kit.in_process import InProcess
from mendax.kit.own_rows import KeepRow
from mendax.kit.standard_streams import OwnProgram
from mendax.programs.protocol import EndForProgram
from mendax.programs.seat.conversation import Conversation, fault
from mendax.programs.table.at_table import AtTable
from mendax.programs.table.table_link import TableSocket
from mendax.words import Words

FAREWELL: Final = 10.0
"""Seconds to wait for the connection when leaving."""


class SeatedAgent:
    """One stay at one table."""

    def __init__(
        self,
        connect: Callable[[], TableSocket],
        name: str,
        language: str,
        keep: KeepRow | None = None,
    ) -> None:
        """``connect`` opens the table's socket. ``name`` is the agent's name at the table.

        ``keep`` receives the row of each game.
        """
        self._words, self._desk = Words(language), Desk()
        bot = partial(_GameAtDesk, self._desk, self._words, self._speak)
        self._at_table = AtTable(
            Conversation(InProcess(OwnProgram(bot, keep=keep, private=True).answer)),
            connect,
            name=name,
            idle=float("inf"),
            spoken=self._spoken,
        )
        self._thread = threading.Thread(target=self._stay, daemon=True)

    def start(self) -> None:
        """Connect and take the seat, in the background."""
        self._thread.start()

    def wait(self, seconds: float) -> str:
        """Return the news and, if it is the agent's turn, the observation.

        Wait for either up to this many seconds. Raises ``NotNow`` after the agent has left.
        """
        news, question = self._desk.wait(seconds)
        asked = self._words.say("agents-wait") if question is None else question.text
        return "\n\n".join([*news, asked])

    def act(self, text: str, thought: Thought = NO_THOUGHT) -> str:
        """Make a move with a private thought, and return a sentence.

        Raises ``NotAllowed`` and ``NotNow``.
        """
        return self._words.say("agents-played", move=self._desk.answer(text, thought))

    def say(self, text: str) -> str:
        """Say something to the table. A refusal is part of the next news.

        Raises ``NotNow``.
        """
        self._at_table.say(text, self._refused)
        self._desk.wake()
        return self._words.say("agents-saying")

    def leave(self) -> None:
        """Leave the seat, and close the connection."""
        self._at_table.stop()
        self._desk.leave()
        self._thread.join(FAREWELL)

    # ── the connection's thread ──────────────────────────────────────────────────────────────

    def _stay(self) -> None:
        try:
            self._at_table.play()
        except MendaxError as error:
            if not self._desk.leaving:
                self._refused(error.reason)
        finally:
            self._desk.close()

    def _speak(self) -> None:
        self._at_table.speak()

    def _spoken(self, name: str, text: str) -> None:
        self._desk.note(said_line(self._words, name, text))

    def _refused(self, reason: Reason) -> None:
        self._desk.note(self._words.explain(reason))


class _GameAtDesk:
    """One game of a seated agent, as a bot of the kit."""

    def __init__(
        self, desk: Desk, words: Words, speak: Callable[[], object], game: OwnGame
    ) -> None:
        self._desk, self._words, self._speak = desk, words, speak
        self._game, self._told = game, 0
        self._text = TextSeat(game.name, game.rules, game.names, game.seat, words.language)

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the agent's move. Raises ``ProgramFault`` if the agent leaves."""
        heard, self._told = self._game.heard[self._told :], len(self._game.heard)
        question = SeatQuestion(
            self._text.observation_text(view, heard, offers),
            offers,
            lambda text: self._text.parse(text, offers),
            self._text.thought_of,
            lambda action: self._text.text_of(action, offers),
        )
        try:
            action, thought = self._desk.ask(question, self._speak)
        except AgentLeft:
            raise fault("program-ended", code=0) from None
        self._game.think(thought.belief, thought.note)
        return action

    def ended(self, end: EndForProgram) -> None:
        """Report the last events and the result."""
        self._desk.note(self._text.over_text(self._game.heard[self._told :], end))
