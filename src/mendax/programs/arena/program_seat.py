"""A program in one seat of a game, with questions, time limits and faults."""

from collections.abc import Sequence
from typing import Any, Final

from mendax.bots.bot import PlaysDefault
from mendax.core.game import Action, AnyGame, Event, Offer, Reason, Result, Seat
from mendax.core.thoughts import Thought
from mendax.games.rules import Rules
from mendax.programs.arena.charges import Conduct, FaultKind, ProgramCharge, kind_of
from mendax.programs.arena.running import (
    ProgramKey,
    Running,
    RunningPrograms,
    Used,
    processor_used,
)
from mendax.programs.seat.conversation import ProgramFault, fault
from mendax.programs.seat.program_bot import ProgramBot

_GONE: Final[frozenset[FaultKind]] = frozenset({"crash", "flood"})
"""Faults after which the program no longer plays in this game."""
_HALF_TOLD: Final = "program-does-not-read"
"""The reason for another such fault, after which the next line would follow a half-written line."""


class ProgramSeat:
    """A bot whose moves come from a program. ``leave`` returns the program's conduct."""

    def __init__(
        self,
        programs: RunningPrograms,
        key: ProgramKey,
        game: AnyGame,
        rules: Rules,
        seat: Seat,
        names: Sequence[str],
        seed: int | None = None,
        used: Used = processor_used,
    ) -> None:
        """Inform the program that its game starts. Errors are charged as faults."""
        self._programs, self._limits, self._used = programs, key.limits, used
        self._now = programs.now
        self._charges: list[ProgramCharge] = []
        self._times: list[float] = []
        self._running: Running | None = None
        self._bot: ProgramBot | None = None
        self._refused_before, self._used_before = 0, 0.0

        def begin() -> None:
            """Take a program and start its game. Raises ``ProgramFault`` and ``OSError``."""
            self._running = running = programs.take(key)
            self._refused_before = running.conversation.refusals
            self._used_before = self._processor()
            self._bot = ProgramBot(
                running.conversation,
                game,
                rules,
                seat,
                names,
                move_time=self._limits.move_seconds,
                start_time=self._limits.start_seconds,
                seed=seed,
            )

        try:
            try:
                begin()
            except ProgramFault as error:
                if not self._ended_while_idle(error.reason):
                    raise
                programs.end_idle_of(key)
                begin()
        except OSError as error:
            shown = {"problem": str(error.strerror or error)}
            self._charge(Reason("arena-program-not-started", shown))
        except ProgramFault as error:
            self._charge(error.reason)
            self._bot = None

    def _ended_while_idle(self, reason: Reason) -> bool:
        """Give back a program that ended before this game without a fault.

        Return whether there was such a program.
        """
        running = self._running
        if running is None or not running.has_played or kind_of(reason) != "crash":
            return False
        self._running = None
        self._programs.give_back(running, sound=False)
        return True

    @property
    def charges(self) -> tuple[ProgramCharge, ...]:
        """Return the program's faults so far."""
        return tuple(self._charges)

    def hear(self, event: Event) -> None:
        """Queue the event. It is sent with the next question."""
        if self._bot is not None:
            self._bot.hear(event)

    def listen(self, name: str, text: str) -> None:
        """Queue a sentence of another player. It is sent with the next question."""
        if self._bot is not None:
            self._bot.listen(name, text)

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the program's move. Raises ``PlaysDefault`` if the program makes no valid move."""
        if self._bot is None:
            raise PlaysDefault
        began, used = self._now(), self._processor()
        try:
            try:
                action = self._bot.choose(view, offers)
            finally:
                self._times.append(self._now() - began)
            self._require_within(self._processor() - used)
        except ProgramFault as error:
            self._charge(error.reason)
            raise PlaysDefault from None
        return action

    @property
    def thought(self) -> Thought:
        """Return the program's thought about its last move."""
        return Thought() if self._bot is None else self._bot.thought

    def _processor(self) -> float:
        return (self._running and self._used(self._running.process.pid)) or 0.0

    def _require_within(self, used: float) -> None:
        """Raise ``ProgramFault`` for a timely move that exceeds another limit."""
        limits = self._limits
        if used > limits.move_processor:
            raise fault("arena-program-processor", limit=f"{limits.move_processor:g}")
        if self._processor() - self._used_before > limits.game_processor:
            raise fault("arena-program-processor", limit=f"{limits.game_processor:g}")
        if sum(self._times) > limits.game_seconds:
            raise fault("arena-program-game-time", limit=f"{limits.game_seconds:g}")

    def _charge(self, reason: Reason) -> None:
        kind = kind_of(reason)
        self._charges.append(ProgramCharge(kind, reason))
        over = sum(self._times) > self._limits.game_seconds
        gone = kind in _GONE or reason.key == _HALF_TOLD
        if gone or over or len(self._charges) >= self._limits.faults:
            self._bot = None

    def leave(self, view: Any, result: Result | None) -> Conduct:
        """End or abort the game, and return the conduct of the program.

        The program gets the result if it has followed the game so far.
        """
        running, forfeited = self._running, self._bot is None
        if running is None:
            return Conduct(self.charges, forfeited)
        if self._bot is not None and result is not None:
            try:
                self._bot.ended(view, result)
            except ProgramFault as error:
                self._charge(error.reason)
        sound = result is not None and all(charge.kind == "illegal" for charge in self._charges)
        sound = sound and self._bot is not None
        errors = running.process.errors() if self._charges else ""
        self._programs.give_back(running, sound)
        refused = running.conversation.refusals - self._refused_before
        self._running, self._bot = None, None
        return Conduct(self.charges, forfeited, refused, tuple(self._times), errors)
