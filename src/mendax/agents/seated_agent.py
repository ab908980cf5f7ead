"""An agent in one seat of a server's table, or in a tournament, at each of its tables.

Rules of this file
1. The seat's connection (``AtTable``) runs in a thread. The methods for the agent may be called
   from any other thread, and wait at most as long as the caller allows.
2. A move is compared with the seat's own offers before it is sent.
3. The connection belongs to one seat, so no other seat's view exists here.
"""

import threading
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from mendax.agents.desk import NO_THOUGHT, AgentLeft, Desk, NotNow, SeatQuestion
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
from mendax.programs.table.challenges import TakenSeat
from mendax.programs.table.table_link import ServerClient, TableLink
from mendax.programs.table.tournament_stay import TournamentStay
from mendax.terminal.tournament.progress import TournamentProgress
from mendax.words import Words

FAREWELL: Final = 10.0
"""Seconds to wait for the connection when leaving."""


class SeatedAgent:
    """One stay at one table, or in one tournament."""

    def __init__(
        self,
        client: ServerClient,
        at: TableLink,
        name: str,
        language: str,
        keep: KeepRow | None = None,
    ) -> None:
        """``name`` is the agent's name. ``keep`` receives the row of each game."""
        self._client, self._at, self._name, self._keep = client, at, name, keep
        self._words, self._desk = Words(language), Desk()
        self._progress = TournamentProgress(self._words)
        self._seat: _AgentSeat | None = None
        if at.tournament:
            self._playing: TakenSeat = TournamentStay(
                client, at.table, self._seat_at, self, name=name
            )
        else:
            self._playing = self._seat_at(at.table)
        self._thread = threading.Thread(target=self._stay, daemon=True)

    def _seat_at(self, table: str) -> "_AgentSeat":
        """Return a seat at a table, which is this agent's present one."""
        at = self._at._replace(table=table)
        self._seat = _AgentSeat(
            self._desk,
            self._words,
            lambda bot: AtTable(
                Conversation(InProcess(OwnProgram(bot, keep=self._keep, private=True).answer)),
                lambda: self._client.connect(at.socket),
                name=self._name,
                idle=float("inf"),
                spoken=self._spoken,
                of_round=at.tournament,
            ),
        )
        return self._seat

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
        if self._seat is None:
            raise NotNow(Reason("agents-wait"))
        self._seat.say(text, self._refused)
        self._desk.wake()
        return self._words.say("agents-saying")

    def leave(self) -> None:
        """Leave the seat or the tournament, and close the connection."""
        self._desk.leave()
        self._playing.stop()
        self._thread.join(FAREWELL)

    # ── the connection's thread ──────────────────────────────────────────────────────────────

    def _stay(self) -> None:
        try:
            self._playing.play()
        except MendaxError as error:
            if not self._desk.leaving:
                self._refused(error.reason)
        finally:
            self._desk.close()

    def _spoken(self, name: str, text: str) -> None:
        self._desk.note(said_line(self._words, name, text))

    def _refused(self, reason: Reason) -> None:
        self._desk.note(self._words.explain(reason))

    # ── the tournament ───────────────────────────────────────────────────────────────────────

    def sees(self, seen: Mapping[str, Any]) -> None:
        """Tell the agent its table, the end of a round and the end of the tournament."""
        for sentence in self._progress.sentences(seen):
            self._desk.note(sentence)

    def returns(self, table: str, reason: Reason) -> None:
        """Tell the agent why it can't go on at a table."""
        self._refused(reason)

    def troubled(self, reason: Reason) -> None:
        """Tell the agent about a problem with the connection."""
        self._refused(reason)


class _AgentSeat:
    """The agent's seat at one table."""

    def __init__(
        self, desk: Desk, words: Words, at_table: Callable[[Callable[..., Any]], AtTable]
    ) -> None:
        self._desk, self._over = desk, False
        bot = partial(_GameAtDesk, desk, words, self._speak, lambda: self._over)
        self._at_table = at_table(bot)

    @property
    def games(self) -> int:
        """Return the number of finished games."""
        return self._at_table.games

    def play(self) -> None:
        """Play until the seat is left. Raises ``MendaxError``."""
        self._at_table.play()

    def stop(self) -> None:
        """Leave the seat soon."""
        self._over = True
        self._at_table.stop()
        self._desk.stir()

    def say(self, text: str, refused: Callable[[Reason], object]) -> None:
        """Say something to the table soon."""
        self._at_table.say(text, refused)

    def _speak(self) -> None:
        self._at_table.speak()


class _GameAtDesk:
    """One game of a seated agent, as a bot of the kit."""

    def __init__(
        self,
        desk: Desk,
        words: Words,
        speak: Callable[[], object],
        over: Callable[[], bool],
        game: OwnGame,
    ) -> None:
        self._desk, self._words, self._speak, self._over = desk, words, speak, over
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
            action, thought = self._desk.ask(question, self._speak, self._over)
        except AgentLeft:
            raise fault("program-ended", code=0) from None
        self._game.think(thought.belief, thought.note)
        return action

    def ended(self, end: EndForProgram) -> None:
        """Report the last events and the result."""
        self._desk.note(self._text.over_text(self._game.heard[self._told :], end))
