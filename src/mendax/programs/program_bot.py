"""A program as a bot: it hears and chooses like any other, with one game after the other.

It is told of its game when it is seated, what its seat hears when it is asked, and how the game
ended if whoever runs the game says so (``ended``).
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
    UnreadableText,
)
from mendax.games.rules import Rules
from mendax.programs.conversation import (
    START_TIME,
    Conversation,
    IllegalAnswer,
    fault,
    spelt,
)
from mendax.programs.messages import (
    PROTOCOL,
    BeginForProgram,
    EndForProgram,
    Explain,
    NewsForProgram,
    actions_of,
    asked,
    read_action,
)


class ProgramBot:
    """One program in one game, as a ``mendax.bots.Bot``.

    Making one tells the program that the game begins, and waits until it is ready. All that it
    does wrong is a ``ProgramFault``: of ``choose``, ``ended`` and the making.
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
        explain: Explain = spelt,
        seed: int | None = None,
    ) -> None:
        """``names`` has one for each seat; ``move_time`` is in seconds, None without limit."""
        self._conversation, self._game, self._explain = conversation, game, explain
        self._move_time = move_time
        self._kinds = actions_of(game.actions)
        self._events: list[Event] = []
        self._after = 0
        begin = begun(game, rules, seat, names, move_time, seed)
        self.ready = conversation.begin(begin, start_time)
        """What the program said of itself."""
        if self.ready.games is not None and game.name not in self.ready.games:
            known = ", ".join(self.ready.games)[:200]
            raise fault("program-other-games", game=game.name, known=known)

    def hear(self, event: Event) -> None:
        """Keeps what happened until the program is asked next."""
        self._events.append(event)

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """The program's answer. Raises ``ProgramFault``."""

        def judge(answer: Raw) -> Action:
            action = self._read(answer)
            if any(offer.admits(action) for offer in offers):
                return action
            raise IllegalAnswer(Reason("program-illegal", {"given": _shown(answer)}))

        return self._conversation.ask(self._news(view, offers), judge, self._move_time)

    def _read(self, answer: Raw) -> Action:
        try:
            return read_action(answer, self._kinds)
        except (ValueError, UnreadableText) as error:
            shown = {"problem": f"{str(error)[:120]}: {_shown(answer)}"}
            raise IllegalAnswer(Reason("program-unreadable", shown)) from None

    def ended(self, view: Any, result: Result) -> None:
        """Tells the program what happened last, and how the game ended. Raises ``ProgramFault``."""
        self._conversation.tell(self._news(view, ()))
        payoffs = tuple(map(float, result.payoffs))
        words = self._explain(result.reason)
        self._conversation.end(EndForProgram(result.places, payoffs, result.reason, words))

    def _news(self, view: Any, offers: Sequence[Offer]) -> NewsForProgram:
        self._after += len(self._events) + 1
        events, self._events = tuple(self._events), []
        return NewsForProgram(self._after, events, view, asked(offers))


def begun(
    game: AnyGame,
    rules: Rules,
    seat: Seat,
    names: Sequence[str],
    move_time: float | None,
    seed: int | None = None,
) -> BeginForProgram:
    """What a program is told when it sits down at ``seat``."""
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


def _shown(answer: Raw) -> str:
    return bytes(answer)[:80].decode(errors="replace")
