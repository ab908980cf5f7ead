"""Games whose actions are numbers: positions, their legal actions, and each seat's information.

1. This module contains no rules and uses no learning libraries. ``numbering`` assigns the numbers,
   and the rule book provides the rules.
2. A seat's observed events are its information state. They are kept as events and converted to text
   on demand, because most steps do not need the text.
3. A position is pickled as the numbers that lead to it. Loading it replays those numbers.
"""

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from mendax.adapters.legal import Legal, LegalNumbers
from mendax.adapters.numbering import Numbering, numbering, words
from mendax.core.extensions import Interruptible, WithToys
from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    AnyGame,
    Event,
    Outcome,
    Reason,
    RulesError,
    Seat,
    Told,
    observation,
)
from mendax.core.text_form import write, write_actor
from mendax.games import game_named
from mendax.games.rules import Rules, options, parse_options, preset_named

Payoff = Callable[[Any], Sequence[float] | None]
"""Returns each seat's payoff in a final state, or None while the game is running."""

_KEPT: Final = 4096
"""The maximum number of cached sets of outcomes with odds."""


class NumberedGame:
    """One game with its rules and seats.

    Immutable; equal arguments to ``table`` return the same object.
    """

    def __init__(
        self,
        game: AnyGame,
        rules: Rules,
        seats: int,
        start: Any = None,
        payoff: Payoff | None = None,
        steps: int = 0,
    ) -> None:
        """``start`` and ``payoff`` select a part of a game.

        The part begins at ``start`` and ends when ``payoff`` returns payoffs. By default, the
        object is a whole game. Raises ``RulesError`` for conflicting rules, for rules whose actions
        cannot be numbered, and for a wrong number of seats.
        """
        if isinstance(game, Interruptible) and (option := game.interrupting_option(rules)):
            raise RulesError(Reason("adapter-refused-interrupting", {"option": option}))
        self.game, self.rules, self.seats, self.steps = game, rules, seats, steps
        self.start = game.initial_state(rules, seats) if start is None else start
        self.name: tuple[Any, ...] | None = None
        """The function and arguments that recreate this object, or None if it cannot be pickled."""
        self.opening: NumberedState | None = None
        """The first position, created by ``opening``."""
        self._payoff, self._actors = payoff, game.actors
        self.numbering: Numbering = numbering(game.name, rules, seats, steps)
        self._legal = LegalNumbers(self.numbering, seats)
        self._outcomes: dict[int, tuple[Sequence[Outcome], Sequence[tuple[int, float]]]] = {}

    def payoffs(self, state: Any) -> Sequence[float] | None:
        """Return every seat's payoff if the game is over, otherwise None."""
        if self._payoff is not None:
            return self._payoff(state)
        result = self.game.result(state)
        return None if result is None else [float(payoff) for payoff in result.payoffs]

    def actor(self, state: Any) -> Actor | None:
        """Return the seat or chance to act (the first of several), or None if the game is over."""
        if self._payoff is not None and self._payoff(state) is not None:
            return None
        actors = self._actors(state)
        return actors[0] if actors else None

    def legal(self, state: Any, seat: Seat) -> Legal:
        """Return the seat's legal actions. Raises ``LookupError`` for an unlisted action."""
        return self._legal.of(self.game.legal_actions(state, seat))

    def outcomes(self, state: Any) -> Sequence[tuple[int, float]]:
        """Return the numbers and odds of the chance outcomes; the result must not be modified."""
        outcomes = self.game.chance_outcomes(state)
        known = self._outcomes.get(id(outcomes))
        if known is not None and known[0] is outcomes:
            return known[1]
        shares = {id(odds): odds for _, odds in outcomes}
        floats = {share: float(odds) for share, odds in shares.items()}  # shared by deals of cards
        found = [(number, floats[id(odds)]) for number, (_, odds) in enumerate(outcomes)]
        if len(self._outcomes) >= _KEPT:
            self._outcomes.clear()
        self._outcomes[id(outcomes)] = outcomes, found
        return found

    def __deepcopy__(self, _: object) -> "NumberedGame":
        """Return the game itself, which is immutable."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by name, which keeps a pickled history short."""
        if self.name is None:
            raise TypeError("a part of a game that has no name can't be stored")
        make, *arguments = self.name
        return make, tuple(arguments)


def table(name: str, rules: Rules, seats: int, steps: int = 0) -> NumberedGame:
    """Return a whole game by name.

    Equal arguments return the same object. Raises ``RulesError``.
    """
    return _table(name, rules.checked(), seats, steps)


@functools.lru_cache(64)
def _table(name: str, rules: Rules, seats: int, steps: int) -> NumberedGame:
    whole = NumberedGame(game_named(name), rules, seats, steps=steps)
    whole.name = (table, name, rules, seats, steps)
    return whole


def rules_of(name: str, preset: str, changes: str) -> Rules:
    """Return house rules made from a preset and changes such as ``lives:2;order:pips``.

    Games with toy sizes accept them too, such as ``sides:3``. Raises ``RulesError``.
    """
    game = game_named(name)
    presets: Mapping[str, Rules] = game.presets
    base = preset_named(presets, preset)
    given = [word.replace(":", "=", 1) for word in changes.split(";") if word]
    if isinstance(game, WithToys):
        own = {option.name for option in options(type(base))}
        toy: type[Rules] = game.toy_rules
        toys = {option.name for option in options(toy)} - own
        if any(word.partition("=")[0] in toys for word in given):
            base = toy(**{field: getattr(base, field) for field in own})
    return parse_options(base, given)


class NumberedState:
    """A position of a game with its history. Immutable."""

    __slots__ = (
        *("_legal", "_told", "actor", "before", "by"),
        *("events", "made", "number", "state", "table"),
    )

    def __init__(
        self,
        played: NumberedGame,
        state: Any,
        before: "NumberedState | None" = None,
        by: Actor | None = None,
        number: int = 0,
        made: Action | None = None,
        events: tuple[Told, ...] = (),
    ) -> None:
        """Called by ``opening`` and ``after``; ``by`` took the action ``made``, numbered
        ``number``."""
        self.table, self.state, self.before, self.events = played, state, before, events
        self.by, self.number, self.made = by, number, made
        self.actor: Actor | None = played.actor(state)
        """The seat or chance to act (the first of several), or None if the game is over."""
        self._told: dict[Seat | None, str] | None = None
        self._legal: Legal | None = None

    # ── actions ──

    def legal(self, seat: Seat) -> list[int]:
        """Return the numbers of the seat's legal actions, ascending."""
        return [*self._choices(seat).numbers]

    def _choices(self, seat: Seat) -> Legal:
        if seat != self.actor:
            return self.table.legal(self.state, seat)
        if self._legal is None:
            self._legal = self.table.legal(self.state, seat)
        return self._legal

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers and odds of the chance outcomes."""
        return list(self.table.outcomes(self.state))

    def ways(self) -> int:
        """Return the number of chance outcomes, which are numbered from 0."""
        return len(self.table.game.chance_outcomes(self.state))

    def action(self, actor: Actor, number: int) -> Action:
        """Return the action with this number.

        Raises ``LookupError`` if the number is illegal here.
        """
        if actor == CHANCE:
            return self.table.game.chance_outcomes(self.state)[number][0]
        return self._choices(actor).action(number)

    def spelled(self, actor: Actor, number: int) -> str:
        """Return the number's text in this position or, if it is illegal here, its general text."""
        if actor != CHANCE and number not in self._choices(actor):
            return words(self.table.numbering.actions[number])
        return write(self.action(actor, number))

    def after(self, actor: Actor, number: int) -> "NumberedState":
        """Return the position after a legal action."""
        played = self.table
        game = played.game
        if actor == CHANCE:
            action = game.chance_outcomes(self.state)[number][0]
        else:
            action = self._choices(actor).action(number)
        state, events = game.apply(self.state, actor, action)
        return NumberedState(played, state, self, actor, number, action, events)

    # ── observations ──

    def path(self) -> "list[NumberedState]":
        """Return every position from the first action to this one."""
        path, here = [], self
        while here.before is not None:
            path.append(here)
            here = here.before
        return path[::-1]

    def numbers(self) -> list[int]:
        """Return the numbers of all actions so far, including chance."""
        return [here.number for here in self.path()]

    def heard(self, observer: Seat | None) -> Iterator[Event]:
        """Yield every event as observed by ``observer`` (None: a spectator)."""
        for here in self.path():
            yield from here.news(observer)

    def news(self, observer: Seat | None) -> Iterator[Event]:
        """Yield the last action's events as observed by ``observer``."""
        return (observation(told, observer) for told in self.events)

    def told(self, observer: Seat | None) -> str:
        """Return the events observed by ``observer`` as text, one per line."""
        pieces, here = list[str](), self
        while here.before is not None and (here._told is None or observer not in here._told):
            pieces.append("".join(f"{write(event)}\n" for event in here.news(observer)))
            here = here.before
        known = "" if here._told is None else here._told.get(observer, "")
        text = known + "".join(reversed(pieces))
        if self._told is None:
            self._told = {}
        self._told[observer] = text
        return text

    @property
    def history(self) -> str:
        """Return every action so far, including chance, which reveals all secrets."""
        path = ((here.by, here.made) for here in self.path())
        words = (
            f"{write_actor(actor)} {write(made)}\n"
            for actor, made in path
            if actor is not None and made is not None
        )
        return "".join(words)

    # ── comparison and pickling ──

    def __eq__(self, other: object) -> bool:
        """Return whether the same actions were taken at the same table."""
        if not isinstance(other, NumberedState):
            return NotImplemented
        return self.table is other.table and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        """Return the hash of the game state."""
        return hash(self.state)

    def __deepcopy__(self, _: object) -> "NumberedState":
        """Return the position itself, which is immutable."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the numbers of the actions that lead here."""
        return replayed, (self.table, self.numbers())


def opening(played: NumberedGame) -> NumberedState:
    """Return the position before the first action. Equal games return the same object."""
    if played.opening is None:
        played.opening = NumberedState(played, played.start)
    return played.opening


def replayed(played: NumberedGame, numbers: Sequence[int]) -> NumberedState:
    """Return the position after actions with these numbers.

    Raises ``LookupError`` for an illegal action.
    """
    here = opening(played)
    for number in numbers:
        if here.actor is None:
            raise LookupError("the game is over before that")
        here = here.after(here.actor, number)
    return here


def replayed_words(played: NumberedGame, lines: Sequence[str]) -> NumberedState:
    """Return the position after the actions in ``lines``, which ``history`` wrote.

    Raises ``LookupError`` for a line that is not a legal action for the actor.
    """
    here = opening(played)
    for line in lines:
        actor = here.actor
        if actor is None:
            raise LookupError(f"the game is over before {line}")
        if actor == CHANCE:
            outcomes = played.game.chance_outcomes(here.state)
            ways = {write(action): number for number, (action, _) in enumerate(outcomes)}
        else:
            legal = played.legal(here.state, actor)
            ways = {write(legal.action(number)): number for number in legal.numbers}
        number = ways.get(line.removeprefix(f"{write_actor(actor)} "))
        if number is None:
            raise LookupError(f"{write_actor(actor)} can't do that: {line}")
        here = here.after(actor, number)
    return here
