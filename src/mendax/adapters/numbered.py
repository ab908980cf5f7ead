"""A game whose actions are numbers, as research libraries want it.

Rules of this file
1. No rule is written here, and no library is known: what can be done is asked of the book.
2. A number means the same action wherever it is legal, at every table of the same rules and in
   every process: the list of actions follows from the rules alone.
3. The values that fields of actions may take are gathered from what the book offers in games with
   fixed luck. An action that is not in the list (tests look for one) is an error, never a wrong
   number. Actions with ranges or text for fields can't be listed: such rules are refused.
4. What a seat has been told is its information state.
"""

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from random import Random
from typing import Any, Final, NamedTuple

from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    AnyGame,
    Offer,
    OneOf,
    Reason,
    RulesError,
    Seat,
    Slot,
    Told,
    kebab,
    observation,
)
from mendax.core.record import field_types, write, write_actor
from mendax.games import game_named
from mendax.games.rules import Rules, parse_options

MOST: Final = 100_000
"""Actions in a list, at most."""
STEPS: Final = 6_000
"""Actions played to know the fields; a fraction of a second."""


class Numbering(NamedTuple):
    """Every action that seats can take, by its number."""

    actions: tuple[Action, ...]
    numbers: Mapping[Action, int]
    outcomes: int
    """How many outcomes a chance action can have."""


@functools.lru_cache(64)
def numbering(name: str, rules: Rules, seats: int) -> Numbering:
    """The list of all actions of a game. Raises ``RulesError`` where there can be none."""
    game = game_named(name)
    played = _Played(game, rules, seats)
    actions: list[Action] = []
    for kind in game.actions:
        fields = [*zip(kind.__struct_fields__, field_types(kind), strict=True)]
        if kind in played.chance or not all(field in played.fields for field in fields):
            continue
        values = [sorted(played.fields[field], key=_spelt) for field in fields]
        if len(actions) + prod(map(len, values)) > MOST:
            raise _unlisted(kind, seats)
        actions += [kind(*chosen) for chosen in product(*values)]
    return Numbering(tuple(actions), {a: n for n, a in enumerate(actions)}, played.outcomes)


def _spelt(value: object) -> tuple[int, str]:
    """An order for values of any type: short ones first, so that numbers are in theirs."""
    return len(repr(value)), repr(value)


def _unlisted(kind: type[Action], seats: int) -> RulesError:
    return RulesError(Reason("adapter-unlisted", {"action": kebab(kind.__name__), "seats": seats}))


class _Played:
    """What was seen to be possible in games with fixed luck, every kind of action tried as often.

    Fields of the same name and type share their values, so that what one action offers early, such
    as every value that can be said, is known of those that come late.
    """

    def __init__(self, game: AnyGame, rules: Rules, seats: int) -> None:
        self.seats, self.luck = seats, Random(f"{game.name} {rules} {seats}")
        self.fields: dict[tuple[str, Any], set[Any]] = {}
        self.chance: set[type[Action]] = set()
        self.outcomes = 1
        state = game.initial_state(rules, seats)
        for _ in range(STEPS):
            actors = game.actors(state)
            if not actors:
                state = game.initial_state(rules, seats)
            elif actors[0] == CHANCE:
                outcomes = [action for action, _ in game.chance_outcomes(state)]
                self.outcomes = max(self.outcomes, len(outcomes))
                self.chance |= {type(action) for action in outcomes}
                state = game.apply(state, CHANCE, self.luck.choice(outcomes)).state
            else:
                offers = game.legal_actions(state, actors[0])
                self._note(offers)
                ways = [*listed([self.luck.choice(offers)], seats)]
                state = game.apply(state, actors[0], self.luck.choice(ways)).state

    def _note(self, offers: Sequence[Offer]) -> None:
        for offer in offers:
            kind, free = type(offer.action), {slot.field: slot for slot in offer.slots}
            for field in zip(kind.__struct_fields__, field_types(kind), strict=True):
                known = self.fields.setdefault(field, set())
                if field[0] in free:
                    known.update(_values(free[field[0]], kind, self.seats))
                else:
                    known.add(getattr(offer.action, field[0]))


def _values(slot: Slot, kind: type[Action], seats: int) -> Sequence[Any]:
    if not isinstance(slot, OneOf):
        raise _unlisted(kind, seats)
    return slot.values


def listed(offers: Sequence[Offer], seats: int) -> Iterator[Action]:
    """Every action that ``offers`` admit. Raises ``RulesError`` where they can't be listed."""
    for offer in offers:
        kind, free = type(offer.action), {slot.field: slot for slot in offer.slots}
        values = [
            _values(free[name], kind, seats) if name in free else (getattr(offer.action, name),)
            for name in kind.__struct_fields__
        ]
        yield from (kind(*chosen) for chosen in product(*values))


# ── a game being played by numbers ───────────────────────────────────────────────────────────

Payoff = Callable[[Any], Sequence[float] | None]
"""What a state pays each seat if the game is over there; None while it goes on."""


class NumberedGame:
    """One game with its rules and seats; immutable, and the same object for the same names."""

    def __init__(
        self,
        game: AnyGame,
        rules: Rules,
        seats: int,
        start: Any = None,
        payoff: Payoff | None = None,
    ) -> None:
        """From ``start``, if given, until ``payoff`` pays, if given: for parts of games.

        Raises ``RulesError`` for rules that clash or can't be numbered, or a wrong number of seats.
        """
        self.game, self.rules, self.seats = game, rules, seats
        self.start = game.initial_state(rules, seats) if start is None else start
        self._whole, self._payoff = start is None and payoff is None, payoff
        self.numbering = numbering(game.name, rules, seats)

    def payoffs(self, state: Any) -> Sequence[float] | None:
        """What every seat gets, once the game is over."""
        if self._payoff is not None:
            return self._payoff(state)
        result = self.game.result(state)
        return None if result is None else [float(payoff) for payoff in result.payoffs]

    def __deepcopy__(self, _: object) -> "NumberedGame":
        """Itself: it never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """By its names, so that a stored history is a few words."""
        if not self._whole:
            raise TypeError("a part of a game can't be stored")
        return table, (self.game.name, self.rules, self.seats)


@functools.lru_cache(64)
def table(name: str, rules: Rules, seats: int) -> NumberedGame:
    """A whole game by its name. Raises ``RulesError``."""
    return NumberedGame(game_named(name), rules.checked(), seats)


def rules_of(name: str, preset: str, options: str) -> Rules:
    """House rules by a preset and words such as ``lives:2;order:pips``. Raises ``RulesError``."""
    presets: Mapping[str, Rules] = game_named(name).presets
    if preset not in presets:
        shown = {"given": preset[:40], "allowed": ", ".join(presets)}
        raise RulesError(Reason("adapter-unknown-preset", shown))
    words = [word.replace(":", "=", 1) for word in options.split(";") if word]
    return parse_options(presets[preset], words)


class NumberedState(NamedTuple):
    """A moment of a game, with what everybody has been told. Immutable."""

    table: NumberedGame
    state: Any
    told: tuple[str, ...]
    """By seat, then what spectators were told: events in their text form, one a line."""
    history: str
    """Every action so far, those of chance included: for whoever may know everything."""

    @property
    def actor(self) -> Actor | None:
        """Who is to act: of several, the first; None when the game is over."""
        if self.table.payoffs(self.state) is not None:
            return None
        return next(iter(self.table.game.actors(self.state)), None)

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of the actions that ``seat`` may take, in ascending order."""
        offers = self.table.game.legal_actions(self.state, seat)
        return sorted(map(self.number, listed(offers, self.table.seats)))

    def number(self, action: Action) -> int:
        """The number of an action. Raises ``LookupError`` for one that the list lacks."""
        if action not in self.table.numbering.numbers:
            raise LookupError(f"{write(action)} is not in the list of actions of these rules")
        return self.table.numbering.numbers[action]

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, by number, with the odds."""
        outcomes = self.table.game.chance_outcomes(self.state)
        return [(number, float(odds)) for number, (_, odds) in enumerate(outcomes)]

    def action(self, actor: Actor, number: int) -> Action:
        """The action of this number."""
        if actor == CHANCE:
            return self.table.game.chance_outcomes(self.state)[number][0]
        return self.table.numbering.actions[number]

    def after(self, actor: Actor, number: int) -> "NumberedState":
        """The position after a legal action."""
        action = self.action(actor, number)
        state, events = self.table.game.apply(self.state, actor, action)
        heard = [_lines(events, observer) for observer in (*range(self.table.seats), None)]
        told = tuple(map(str.__add__, self.told, heard))
        return NumberedState(
            self.table, state, told, f"{self.history}{write_actor(actor)} {write(action)}\n"
        )

    def __deepcopy__(self, _: object) -> "NumberedState":
        """Itself: it never changes."""
        return self


def _lines(events: Sequence[Told], observer: Seat | None) -> str:
    return "".join(f"{write(observation(told, observer))}\n" for told in events)


def opening(table: NumberedGame) -> NumberedState:
    """Before the first action."""
    return NumberedState(table, table.start, ("",) * (table.seats + 1), "")
