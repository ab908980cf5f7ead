"""A script as the game's own engine plays it: steps, and what leads from one to the next.

Every action goes through ``core.game.step``, so each path is legal by the book; of what happens
only the learner's observations, view and offers are kept, so a step can tell no more than a seat
at a table is told.
"""

from typing import Any

from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    AnyGame,
    Event,
    Offer,
    Value,
    observation,
    step,
)
from mendax.games import GAMES
from mendax.games.rules import Rules
from mendax.tutorial.script import LEARNER, Answers, Chooses, Falls, Plays, Reads, Script


class TutorialEntry(Value, frozen=True):
    """One action of a player or of chance, as the learner heard of it."""

    actor: Actor
    events: tuple[Event, ...]


class Moment(Value, frozen=True):
    """What happened at one stroke, and what the learner sees after it."""

    lines: tuple[TutorialEntry, ...]
    view: Value
    offers: tuple[Offer, ...]
    aid: Value | None
    """What the game reckons from that view for those who ask; None: nothing."""


class Way(Value, frozen=True):
    """How a step goes on: by this action of the learner's (None: by reading on)."""

    action: Action | None
    moments: tuple[Moment, ...]
    to: int
    """The number of the step it leads to."""


class TutorialStep(Value, frozen=True):
    """What the learner is told and may do; without a way on it is the end."""

    text: str
    spotlight: str
    otherwise: str | None
    """What is said of an action that does not go on; None: there is nothing to do but to read."""
    ways: tuple[Way, ...]


class Tutorial(Value, frozen=True):
    """A played script: ``steps`` as a graph without cycles, the first of them shown first."""

    game: str
    rules: Rules
    others: tuple[str, ...]
    opening: tuple[Moment, ...]
    """What happens before the first step."""
    steps: tuple[TutorialStep, ...]


class ScriptError(Exception):
    """The script is not a game: somebody is to act who is not in it, or not in that order."""


def played(script: Script) -> Tutorial:
    """The script on every path that it allows. Raises ``ScriptError`` or ``IllegalAction``."""
    player = _Player(GAMES[script.game], script)
    opening, first = player.go_on(0, player.begin())
    if first != 0:
        raise ScriptError("the first step is not the first")
    steps = tuple(player.steps[number] for number in range(len(player.steps)))
    return Tutorial(script.game, script.rules, script.others, opening, steps)


class _Player:
    """Walks the script depth first; the same place and state make one step, however reached."""

    def __init__(self, game: AnyGame, script: Script) -> None:
        self._game = game
        self._script = script
        self._numbers: dict[tuple[int, Value], int] = {}
        self.steps: dict[int, TutorialStep] = {}

    def begin(self) -> Value:
        """The state before anything has happened."""
        state: Value = self._game.initial_state(self._script.rules, 1 + len(self._script.others))
        return state

    def go_on(self, place: int, state: Value) -> tuple[tuple[Moment, ...], int]:
        """From beat ``place``: what happens up to the next step, and the number of that step."""
        return self._walk(place, state, _Told(self._game), None)

    def _walk(
        self, place: int, state: Value, told: "_Told", done: Action | None
    ) -> tuple[tuple[Moment, ...], int]:
        """``done``: what the learner has just done."""
        for at in range(place, len(self._script.beats)):
            beat = self._script.beats[at]
            if isinstance(beat, Falls):
                for outcome in beat.outcomes:
                    state = told.act(state, CHANCE, outcome)
            elif isinstance(beat, Plays):
                state = told.act(state, beat.seat, beat.action)
            elif isinstance(beat, Answers):
                if done is None:
                    raise ScriptError(f"seat {beat.seat + 1} answers nothing")
                state = told.act(state, beat.seat, beat.actions[done])
            else:
                return told.moments(), self._step(at, beat, state)
        return told.moments(), self._end(state)

    def _step(self, place: int, beat: Reads | Chooses, state: Value) -> int:
        number, known = self._number(place, state)
        if known:
            return number
        if isinstance(beat, Reads):
            ways: tuple[Way, ...] = (Way(None, *self.go_on(place + 1, state)),)
            self.steps[number] = TutorialStep(beat.text, beat.spotlight, None, ways)
            return number
        if LEARNER not in self._game.actors(state):
            raise ScriptError(f"{beat.text}: it is not the learner's turn")
        ways = tuple(self._way(place, state, action) for action in beat.accepts)
        self.steps[number] = TutorialStep(beat.text, beat.spotlight, beat.otherwise, ways)
        return number

    def _way(self, place: int, state: Value, action: Action) -> Way:
        told = _Told(self._game)
        after = told.act(state, LEARNER, action)
        return Way(action, *self._walk(place + 1, after, told, action))

    def _end(self, state: Value) -> int:
        number, known = self._number(len(self._script.beats), state)
        if not known:
            self.steps[number] = TutorialStep(self._script.last, "", None, ())
        return number

    def _number(self, place: int, state: Value) -> tuple[int, bool]:
        """The number of a step, and whether it is known already."""
        key = (place, state)
        known = key in self._numbers
        return self._numbers.setdefault(key, len(self._numbers)), known


class _Told:
    """Collects what the learner hears: what chance does belongs to the action before it."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._lines: list[list[TutorialEntry]] = []
        self._after: list[Value] = []

    def act(self, state: Value, actor: Actor, action: Action) -> Value:
        """Takes one action. Raises ``IllegalAction``."""
        after, events = step(self._game, state, actor, action)
        line = TutorialEntry(actor, tuple(observation(told, LEARNER) for told in events))
        if actor == CHANCE and self._lines:
            self._lines[-1].append(line)
            self._after[-1] = after
        else:
            self._lines.append([line])
            self._after.append(after)
        following: Value = after
        return following

    def moments(self) -> tuple[Moment, ...]:
        """What was collected, each moment with what the learner sees after it."""
        return tuple(
            moment(self._game, tuple(lines), state)
            for lines, state in zip(self._lines, self._after, strict=True)
        )


def moment(game: AnyGame, lines: tuple[TutorialEntry, ...], state: Any) -> Moment:
    """What the learner sees of ``state``, after having heard ``lines``."""
    over = game.result(state) is not None
    may = not over and LEARNER in game.actors(state)
    view = game.view(state, LEARNER)
    aid = None if over else game.aid(state.rules, view)
    return Moment(lines, view, game.legal_actions(state, LEARNER) if may else (), aid)
