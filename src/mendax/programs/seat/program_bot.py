"""A program as a bot, with the same interface as other bots.

The program receives its game when seated, its seat's events with each question, and the game's
result if the caller reports it (``ended``).
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from mendax.core.game import (
    Action,
    AnyGame,
    Event,
    Offer,
    Reason,
    Result,
    Seat,
)
from mendax.core.thoughts import Thought
from mendax.games.rules import Rules
from mendax.programs.protocol import (
    PROTOCOL,
    BeginForProgram,
    EndForProgram,
    NewsForProgram,
    SaidForProgram,
    actions_of,
    asked,
)
from mendax.programs.seat.conversation import (
    START_TIME,
    Conversation,
    IllegalAnswer,
    read_move,
    require_game,
)


class ProgramBot:
    """One program in one game, as a ``mendax.bots.Bot``.

    The constructor sends the beginning of the game and waits until the program is ready. The
    constructor, ``choose`` and ``ended`` raise ``ProgramFault`` for any fault of the program.
    """

    def __init__(
        self,
        conversation: Conversation,
        game: AnyGame,
        rules: Rules,
        seat: Seat,
        names: Sequence[str],
        *,
        move_time: float | None = None,
        start_time: float | None = START_TIME,
        seed: int | None = None,
    ) -> None:
        """Begin the game with the program.

        ``names`` are in seat order. ``move_time`` is in seconds, or None for no limit.
        """
        self._conversation, self._move_time = conversation, move_time
        self._kinds = actions_of(game.actions)
        self._events: list[Event] = []
        self._said: list[SaidForProgram] = []
        self._after = 0
        begin = begun(game, rules, seat, names, move_time, seed)
        require_game(conversation.begin(begin, start_time), game.name)

    def hear(self, event: Event) -> None:
        """Keep the event until the next question."""
        self._events.append(event)

    def listen(self, name: str, text: str) -> None:
        """Keep a sentence of another player until the next question."""
        self._said.append(SaidForProgram(name, text))

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the program's action. Raises ``ProgramFault``."""

        def judge(answer: Raw) -> Action:
            action = read_move(answer, self._kinds)
            if any(offer.admits(action) for offer in offers):
                return action
            shown = bytes(answer)[:80].decode(errors="replace")
            raise IllegalAnswer(Reason("program-illegal", {"given": shown}))

        return self._conversation.ask(self.news(view, offers), judge, self._move_time)

    @property
    def thought(self) -> Thought:
        """Return the program's thought about its last move."""
        return self._conversation.thought

    def ended(self, view: Any, result: Result) -> None:
        """Send the last events and the result. Raises ``ProgramFault``."""
        self._conversation.tell(self.news(view, ()))
        payoffs = tuple(map(float, result.payoffs))
        words = self._conversation.explain(result.reason)
        self._conversation.end(EndForProgram(result.places, payoffs, result.reason, words))

    def news(self, view: Any, offers: Sequence[Offer]) -> NewsForProgram:
        """Return the events since the last news, with the view and the offers."""
        self._after += len(self._events) + 1
        events, self._events = tuple(self._events), []
        said, self._said = tuple(self._said), []
        return NewsForProgram(self._after, events, view, asked(offers), said=said)


def begun(
    game: AnyGame,
    rules: Rules,
    seat: Seat,
    names: Sequence[str],
    move_time: float | None,
    seed: int | None = None,
) -> BeginForProgram:
    """Return the first message to a program at ``seat``."""
    return BeginForProgram(
        PROTOCOL,
        game.name,
        rules,
        seat,
        len(names),
        tuple(names),
        game.reference(rules),
        0 if move_time is None else round(move_time * 1000),
        seed,
    )
