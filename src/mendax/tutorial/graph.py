"""Scripts played by their game's rules, as graphs of steps.

Every action goes through ``core.game.step``, so each path is legal. A step contains only the
learner's observations, view and offers, so it reveals no more than a seat at a table receives.
"""

from collections.abc import Iterator
from typing import Any

from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    AnyGame,
    Event,
    Offer,
    Seat,
    Value,
    observation,
    step,
)
from mendax.games import GAMES
from mendax.games.rules import Rules
from mendax.tutorial.script import LEARNER, Answers, Chooses, Falls, Plays, Reads, Script


class TutorialEntry(Value, frozen=True):
    """One action of a player or of chance, as the learner observes it."""

    actor: Actor
    events: tuple[Event, ...]


class Moment(Value, frozen=True):
    """Entries that are shown together, and the learner's view after them."""

    lines: tuple[TutorialEntry, ...]
    view: Value
    offers: tuple[Offer, ...]
    aid: Value | None
    """The game's aid for that view, if any."""


class Way(Value, frozen=True):
    """A transition from a step, by the learner's action or, if None, after reading."""

    action: Action | None
    moments: tuple[Moment, ...]
    to: int
    """The number of the next step."""


class TutorialStep(Value, frozen=True):
    """A text for the learner and the transitions from this step; the last step has none."""

    text: str
    spotlight: str
    otherwise: str | None
    """The text for any other action; None if the learner only reads."""
    ways: tuple[Way, ...]


class Tutorial(Value, frozen=True):
    """A played script, with ``steps`` as an acyclic graph that begins with the first step."""

    game: str
    rules: Rules
    others: tuple[str, ...]
    opening: tuple[Moment, ...]
    """The moments before the first step."""
    steps: tuple[TutorialStep, ...]


class ScriptError(Exception):
    """A script that does not match its game: another actor or another order is required."""


def played(script: Script) -> Tutorial:
    """Play the script along every allowed path.

    Raises ``ScriptError`` or ``IllegalAction``.
    """
    player = _Player(GAMES[script.game], script)
    opening, first = player.go_on(0, player.begin())
    if first != 0:
        raise ScriptError("the first step is not the first")
    steps = tuple(player.steps[number] for number in range(len(player.steps)))
    return Tutorial(script.game, script.rules, script.others, opening, steps)


class _Player:
    """Walks the script depth first; equal places and states become one step."""

    def __init__(self, game: AnyGame, script: Script) -> None:
        self._game = game
        self._script = script
        self._numbers: dict[tuple[int, Value], int] = {}
        self.steps: dict[int, TutorialStep] = {}

    def begin(self) -> Value:
        """Return the initial state."""
        state: Value = self._game.initial_state(self._script.rules, 1 + len(self._script.others))
        return state

    def go_on(self, place: int, state: Value) -> tuple[tuple[Moment, ...], int]:
        """Return the moments from beat ``place`` to the next step, and that step's number."""
        return self._walk(place, state, Telling(self._game, LEARNER), None)

    def _walk(
        self, place: int, state: Value, told: "Telling", done: Action | None
    ) -> tuple[tuple[Moment, ...], int]:
        """Return the moments up to the next step, and its number; ``done`` is the last action."""
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
                return self._moments(told), self._step(at, beat, state)
        return self._moments(told), self._end(state)

    def _moments(self, told: "Telling") -> tuple[Moment, ...]:
        """Return the collected moments, each with the learner's view after it."""
        return tuple(moment(self._game, lines, state) for lines, state in told.told())

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
        told = Telling(self._game, LEARNER)
        after = told.act(state, LEARNER, action)
        return Way(action, *self._walk(place + 1, after, told, action))

    def _end(self, state: Value) -> int:
        number, known = self._number(len(self._script.beats), state)
        if not known:
            self.steps[number] = TutorialStep(self._script.last, "", None, ())
        return number

    def _number(self, place: int, state: Value) -> tuple[int, bool]:
        """Return a step's number, and whether the step exists already."""
        key = (place, state)
        known = key in self._numbers
        return self._numbers.setdefault(key, len(self._numbers)), known


class Telling:
    """Collects a seat's observations; chance actions belong to the action before them."""

    def __init__(self, game: AnyGame, observer: Seat) -> None:
        self._game, self._observer = game, observer
        self._lines: list[list[TutorialEntry]] = []
        self._after: list[Any] = []

    def act(self, state: Any, actor: Actor, action: Action) -> Any:
        """Take one action and return the next state. Raises ``IllegalAction``."""
        after, events = step(self._game, state, actor, action)
        line = TutorialEntry(actor, tuple(observation(told, self._observer) for told in events))
        if actor == CHANCE and self._lines:
            self._lines[-1].append(line)
            self._after[-1] = after
        else:
            self._lines.append([line])
            self._after.append(after)
        return after

    def told(self) -> Iterator[tuple[tuple[TutorialEntry, ...], Any]]:
        """Yield the entries that belong together, with the state after them."""
        return zip(map(tuple, self._lines), self._after, strict=True)


def moment(game: AnyGame, lines: tuple[TutorialEntry, ...], state: Any) -> Moment:
    """Return the learner's view of ``state`` after ``lines``."""
    over = game.result(state) is not None
    may = not over and LEARNER in game.actors(state)
    view = game.view(state, LEARNER)
    aid = None if over else game.aid(state.rules, view)
    return Moment(lines, view, game.legal_actions(state, LEARNER) if may else (), aid)
