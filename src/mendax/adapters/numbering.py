"""The numbers of all actions in a game, for libraries that identify actions by number.

1. This module contains no rules and uses no learning libraries. If the rule book lists all actions
   (``core.extensions.Enumerable``), that list is used; actions of other games are found by playing.
2. A number means the same choice wherever it is legal, at every table with the same rules and in
   every process, because the list of choices depends only on the rules.
3. Amounts are chosen in declared steps: the minimum and maximum of an offered range, and steps
   between them. A counter (such as a deal's number) is chosen by its index among the offers. Free
   text is omitted; every decision has an offer without it.
4. A choice outside the list raises an error instead of getting a wrong number. Tests search for
   such choices.
"""

import functools
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from random import Random
from typing import Any, Final, NamedTuple

from mendax.core.extensions import Enumerable
from mendax.core.game import (
    CHANCE,
    Action,
    AnyGame,
    Between,
    FreeText,
    Offer,
    OneOf,
    Reason,
    RulesError,
    kebab,
)
from mendax.core.text_form import field_types, write
from mendax.games import game_named
from mendax.games.rules import Rules

MOST: Final = 100_000
"""The maximum number of choices in a list."""
PLAYED: Final = 6_000
"""The number of actions sampled (in less than a second) to find the fields of a game without a
list."""
COUNTED: Final = frozenset({"number"})
"""Fields that number a game's objects. They are chosen by index among the offers."""


class AmountStep(NamedTuple):
    """A declared step of an amount; step 0 is the smallest amount."""

    step: int


class Nth(NamedTuple):
    """An offer's index, from 0, among the offers with a counter."""

    place: int


class Stepped(NamedTuple):
    """A choice that depends on the offers. Each field is a value, a step or an index."""

    kind: type[Action]
    fields: tuple[Any, ...]


Choice = Action | Stepped
"""The action or choice that a number stands for."""


def words(choice: Choice) -> str:
    """Return a choice's text, such as ``announce 61``, ``raise step1`` or ``sign-deal nth0``."""
    if isinstance(choice, Action):
        return write(choice)
    return " ".join((kebab(choice.kind.__name__), *map(_word, choice.fields)))


def _word(value: object) -> str:
    if isinstance(value, AmountStep):
        return f"step{value.step}"
    if isinstance(value, Nth):
        return f"nth{value.place}"
    return ("yes" if value else "no") if isinstance(value, bool) else str(value) or "''"


def _choice(kind: type[Action], fields: tuple[Any, ...]) -> Choice:
    stepped = any(isinstance(value, AmountStep | Nth) for value in fields)
    return Stepped(kind, fields) if stepped else kind(*fields)


class Numbering(NamedTuple):
    """The choices of all seats, by number."""

    actions: tuple[Choice, ...]
    numbers: Mapping[Choice, int]
    outcomes: int
    """The largest number of outcomes of a chance action."""
    steps: int
    """The number of steps for each amount."""


@functools.lru_cache(64)
def numbering(name: str, rules: Rules, seats: int, steps: int = 0) -> Numbering:
    """Return the list of all choices in a game. Raises ``RulesError`` if there is none.

    ``steps`` is the number of steps for each amount. If it is 0, games with amounts are refused.
    """
    game = game_named(name)
    if isinstance(game, Enumerable):
        listed = [*_listed(game.every_offer(rules, seats), seats, steps)]
        outcomes = _most_outcomes(game, rules, seats)
    else:
        played = _Played(game, rules, seats, steps)
        listed, outcomes = [*played.listed()], played.outcomes
    every = tuple(dict.fromkeys(listed))
    return Numbering(every, {choice: n for n, choice in enumerate(every)}, outcomes, steps)


def _listed(offers: Sequence[Offer], seats: int, steps: int) -> Iterator[Choice]:
    many = 0
    for offer in offers:
        if any(isinstance(slot, FreeText) for slot in offer.slots):
            continue
        kind, free = type(offer.action), {slot.field: slot for slot in offer.slots}
        fields = [_domain(offer, field, free.get(field), seats, steps) for field in _names(kind)]
        many += prod(map(len, fields))
        if many > MOST:
            raise unlisted(kind, seats)
        yield from (_choice(kind, chosen) for chosen in product(*fields))


def _names(kind: type[Action]) -> tuple[str, ...]:
    return kind.__struct_fields__


def _domain(offer: Offer, field: str, slot: Any, seats: int, steps: int) -> Sequence[Any]:
    if field in COUNTED:
        return [Nth(place) for place in range(seats - 1)]
    if slot is None:
        return (getattr(offer.action, field),)
    if isinstance(slot, OneOf):
        return slot.values
    if not steps:
        raise unlisted(type(offer.action), seats)
    return [AmountStep(step) for step in range(steps)]


def unlisted(kind: type[Action], seats: int) -> RulesError:
    """Return the error for actions of this kind, which cannot be listed."""
    return RulesError(Reason("adapter-unlisted", {"action": kebab(kind.__name__), "seats": seats}))


def _most_outcomes(game: AnyGame, rules: Rules, seats: int) -> int:
    """Return the largest number of outcomes of a chance action, estimated from a few games."""
    return _Played(game, rules, seats, 1, most=600).outcomes


def listed(offers: Sequence[Offer], seats: int) -> Iterator[Action]:
    """Yield every action that ``offers`` admit. Raises ``RulesError`` if they cannot be listed."""
    return (action for _, action in choices_of(offers, 0, seats))


def choices_of(offers: Sequence[Offer], steps: int, seats: int) -> Iterator[tuple[Choice, Action]]:
    """Yield every choice in ``offers``, with its action."""
    for offer, place in placed(offers):
        yield from choices_in(offer, place, steps, seats)


def choices_in(offer: Offer, place: int, steps: int, seats: int) -> Iterator[tuple[Choice, Action]]:
    """Yield every choice of an offer with its action; ``place`` is as returned by ``placed``."""
    kind = type(offer.action)
    for chosen in product(*_fields(offer, place, steps, seats)):
        named, values = zip(*chosen, strict=True) if chosen else ((), ())
        yield _choice(kind, tuple(named)), kind(*values)


def placed(offers: Sequence[Offer]) -> Iterator[tuple[Offer, int]]:
    """Yield the offers without free text, each with its place among those of its kind."""
    counted: dict[type[Action], int] = {}
    for offer in offers:
        if FreeText not in map(type, offer.slots):
            kind = type(offer.action)
            place = counted[kind] = counted.get(kind, -1) + 1
            yield offer, place


def action_of(choice: Stepped, offers: Sequence[Offer], steps: int, seats: int) -> Action | None:
    """Return the action of ``choice``, made from the first offer that contains it, or None."""
    for offer, place in placed(offers):
        if type(offer.action) is choice.kind:
            fields = zip(_fields(offer, place, steps, seats), choice.fields, strict=True)
            values = [value for field, named in fields for n, value in field if n == named]
            if len(values) == len(choice.fields):
                return choice.kind(*values)
    return None


def shape_of(offer: Offer, place: int, steps: int) -> Hashable:
    """Return a key for an offer's choices. Offers that differ only in amounts have equal keys."""
    action, kind = offer.action, type(offer.action)
    if COUNTED.isdisjoint(_names(kind)) and Between not in map(type, offer.slots):
        return offer
    free = {slot.field: slot for slot in offer.slots}
    fields = [_shape(action, field, free.get(field), place, steps) for field in _names(kind)]
    return kind, *fields


def _shape(action: Action, field: str, slot: Any, place: int, steps: int) -> Hashable:
    if slot is None:
        return place if field in COUNTED else getattr(action, field)
    return slot.values if isinstance(slot, OneOf) else min(slot.high - slot.low, steps - 1)


def _fields(
    offer: Offer, place: int, steps: int, seats: int
) -> Iterator[Sequence[tuple[Any, Any]]]:
    """Yield the choices for each field of an action."""
    free = {slot.field: slot for slot in offer.slots}
    for field in _names(type(offer.action)):
        yield _choosable(offer, field, free.get(field), place, steps, seats)


def _choosable(
    offer: Offer, field: str, slot: Any, nth: int, steps: int, seats: int
) -> Sequence[tuple[Any, Any]]:
    """Return the choices for a field: their names and values."""
    if slot is None:
        value = getattr(offer.action, field)
        return ((Nth(nth) if field in COUNTED else value, value),)
    if isinstance(slot, OneOf):
        return [(value, value) for value in slot.values]
    if not steps:
        raise unlisted(type(offer.action), seats)
    amounts = amounts_in_steps(slot, steps)
    return [(AmountStep(step), amount) for step, amount in amounts.items()]


def amounts_in_steps(slot: Between, steps: int) -> dict[int, int]:
    """Return the amount of each step from ``low`` to ``high``; equal amounts are listed once."""
    if steps == 1:
        return {0: slot.low}
    span, amounts = slot.high - slot.low, dict[int, int]()
    for step in range(steps):
        amount = slot.low + span * step // (steps - 1)
        if amount not in amounts.values():
            amounts[step] = amount
    return amounts


class _Played:
    """The possible values of fields, found by playing games that try all kinds of actions.

    The games have fixed luck.

    Fields with the same name and type share their values. Values that one action offers early, such
    as all claims, are therefore also known for actions that occur late.
    """

    def __init__(
        self, game: AnyGame, rules: Rules, seats: int, steps: int, most: int = PLAYED
    ) -> None:
        self.game, self.seats, self.steps = game, seats, steps
        self.luck = Random(f"{game.name} {rules} {seats}")
        self.fields: dict[tuple[str, Any], dict[Any, None]] = {}
        self.chance: set[type[Action]] = set()
        self.outcomes = 1
        state = game.initial_state(rules, seats)
        for _ in range(most):
            actors = game.actors(state)
            if not actors:
                state = game.initial_state(rules, seats)
            elif actors[0] == CHANCE:
                outcomes = [action for action, _ in game.chance_outcomes(state)]
                self.outcomes = max(self.outcomes, len(outcomes))
                self.chance |= {type(action) for action in outcomes}
                state = game.apply(state, CHANCE, self.luck.choice(outcomes)).state
            else:
                ways = [*choices_of(game.legal_actions(state, actors[0]), steps, seats)]
                self._note(ways)
                kind = self.luck.choice([*dict.fromkeys(type(action) for _, action in ways)])
                chosen = self.luck.choice([action for _, action in ways if type(action) is kind])
                state = game.apply(state, actors[0], chosen).state

    def _note(self, ways: Sequence[tuple[Choice, Action]]) -> None:
        for choice, action in ways:
            kind = type(action)
            own = choice.fields if isinstance(choice, Stepped) else _values(action)
            for field, value in zip(_typed(kind), own, strict=True):
                self.fields.setdefault(field, {})[value] = None

    def listed(self) -> Iterator[Choice]:
        """Yield every action whose fields were found, with all combinations of their values."""
        many = 0
        for kind in self.game.actions:
            if kind in self.chance or not all(field in self.fields for field in _typed(kind)):
                continue
            values = [sorted(self.fields[field], key=_spelt) for field in _typed(kind)]
            many += prod(map(len, values))
            if many > MOST:
                raise unlisted(kind, self.seats)
            yield from (_choice(kind, chosen) for chosen in product(*values))


def _values(action: Action) -> tuple[Any, ...]:
    return tuple(getattr(action, field) for field in _names(type(action)))


def _typed(kind: type[Action]) -> tuple[tuple[str, Any], ...]:
    return tuple(zip(_names(kind), field_types(kind), strict=True))


def _spelt(value: object) -> tuple[int, str]:
    """Return a sort key for values of any type; shorter texts come first."""
    return len(repr(value)), repr(value)
