"""A tournament: commands of people and of the clock become lines of its log.

As at a table, a command either raises and changes nothing, or returns the line that it wrote, which
the caller stores. The caller also opens the tables of ``SeatRound``, starts and
ends their games, and reports their results. Moments and table ids are arguments, so the same
commands give the same lines.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, Self

from msgspec.structs import replace

from mendax.core.game import Action, MendaxError, Reason
from mendax.games import game_named
from mendax.games.editions import full_words
from mendax.table.chosen_rules import ChosenRules
from mendax.table.log import PERSON, TABLE, CorruptLog, LogLine, Person, Refusal, action_of, text_of
from mendax.table.names import clean_name
from mendax.tournament.actions import (
    LOGGED,
    CallTime,
    Close,
    Enter,
    Finish,
    OpenTournament,
    Replan,
    SeatRound,
    StartRound,
    Step,
    TournamentPlan,
)
from mendax.tournament.pairing import paired
from mendax.tournament.state import TournamentState

SEATED: Final = 15_000
"""Milliseconds between the pairing of a round and its start, in which people find their tables."""
LONGEST_TURN: Final = 60
"""The longest time for a decision in seconds, because a round waits for its slowest table."""
USUAL_TURN: Final = 30
"""The time for a decision if the rules allow more, or have no clock."""
_STEPS: Final[Mapping[Step, Action]] = {
    "start": StartRound(),
    "call_time": CallTime(),
    "close": Close(),
}


class NextStep(NamedTuple):
    """The next step of the clock."""

    step: Step
    at: int
    """When the step is due, in milliseconds since 1970."""


class Tournament:
    """One tournament."""

    def __init__(self, state: TournamentState) -> None:
        """Use ``open`` or ``load`` instead."""
        self.state = state

    @classmethod
    def open(
        cls, id: str, person: Person, name: str, plan: TournamentPlan, at: int
    ) -> tuple[Self, LogLine]:
        """Return a new tournament hosted by ``person``, and its first line.

        Raises ``RulesError`` or ``Refusal``.
        """
        tournament = cls(TournamentState(id))
        opening = OpenTournament(clean_name(name), _complete(plan))
        return tournament, tournament._written(at, PERSON, opening, person)

    @classmethod
    def load(cls, id: str, lines: Iterable[LogLine]) -> Self:
        """Return the tournament that wrote ``lines``.

        Raises ``CorruptLog`` or ``UnreadableText``.
        """
        state = TournamentState(id)
        for line in lines:
            try:
                state.apply(line, action_of(line.action, LOGGED))
            except MendaxError as error:
                raise CorruptLog(error.reason) from error
        return cls(state)

    def do(self, person: Person, action: Action, at: int) -> LogLine:
        """Execute a person's action. Raises ``RulesError`` or ``Refusal``."""
        match action:
            case Enter():
                name = self.state.free_name(clean_name(action.name), person)
                action = replace(action, name=name)
            case Replan():
                action = replace(action, plan=_complete(action.plan))
        return self._written(at, PERSON, action, person)

    def finish(self, table: int, places: tuple[int, ...], at: int) -> LogLine:
        """Record the result of a table. Raises ``Refusal``."""
        return self._written(at, TABLE, Finish(table, places))

    def due(self) -> NextStep | None:
        """Return the next step of the clock, or None if the clock is held or waits for people."""
        state, plan = self.state, self.state.plan
        if state.held is not None:
            return None
        match state.phase:
            case "seated":
                return NextStep("start", state.since + SEATED)
            case "playing":
                return NextStep("call_time", state.since + plan.minutes * 60_000)
            case "resting":
                at = state.since + plan.rest * 1000
                enough = 0 < plan.rounds <= len(state.rounds)
                late = 0 < plan.until <= at
                if enough or late:
                    return NextStep("close", state.since)
                return NextStep("seat", at) if state.enough else None
            case _:
                return None

    def asked_step(self, person: Person) -> Step:
        """Return the step that the host may take now instead of waiting. Raises ``Refusal``."""
        self.state.require_host(person)
        due = self.due()
        if self.state.phase == "gathering":
            return "seat"
        if due is None or due.step == "call_time":
            raise Refusal(Reason("tournament-refused-not-now"))
        return due.step

    @property
    def rules(self) -> ChosenRules:
        """The rules of the games, as the nearest preset and the options that differ from it."""
        rules = ChosenRules(game_named(self.state.plan.game))
        rules.set(self.state.plan.preset, self.state.plan.changes)
        return rules

    def take(self, step: Step, at: int, new_id: Callable[[], str]) -> LogLine:
        """Take a step of the clock. ``new_id`` returns the id of a new table.

        Raises ``Refusal``.
        """
        action = self._seating(new_id) if step == "seat" else _STEPS[step]
        return self._written(at, TABLE, action)

    def bots_at(self, players: int) -> int:
        """Return how many bots join a table with this number of players."""
        fewest = game_named(self.state.plan.game).seats[0]
        wanted = self.state.plan.size if self.state.plan.bots else fewest
        return max(0, wanted - players, fewest - players)

    def _seating(self, new_id: Callable[[], str]) -> SeatRound:
        state, plan = self.state, self.state.plan
        if not state.enough:
            raise Refusal(Reason("tournament-refused-too-few", {"players": len(state.present())}))
        tables = paired(state.present(), state.past(), plan.size, state.id, plan.way)
        return SeatRound(tables, tuple(new_id() for _ in tables))

    def _written(
        self, at: int, actor: str, action: Action, person: Person | None = None
    ) -> LogLine:
        number, at = self.state.number + 1, max(at, self.state.at)
        line = LogLine(number, at, actor, person, None, text_of(action))
        self.state.apply(line, action)
        return line


def _complete(plan: TournamentPlan) -> TournamentPlan:
    """Return the plan with every option of its rules in words, and with a clock.

    Raises ``RulesError``.
    """
    rules = ChosenRules(game_named(plan.game))
    rules.set(plan.preset, rules.full_words(plan.preset, plan.changes))
    timed = rules.rules
    if not 0 < timed.turn_clock <= LONGEST_TURN:
        timed = replace(timed, turn_clock=USUAL_TURN)
    return replace(plan, changes=full_words(rules.game, timed))
