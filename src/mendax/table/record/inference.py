"""What may have been done where a record does not say: everything legal, the likeliest first.

Rules of this file
1. It orders and leaves out only what can't be: an outcome that an opening of that very draw
   contradicts. What is likely is read off the record alone, by the names of fields; no game is
   known here.
2. A hidden choice mostly comes to light later, in an event about the same seat: an order that is
   opened, chips that are paid. So the words of the next moves are tried before all others.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from mendax.core.game import Action, Between, Event, Offer, OneOf, Opening, Outcome, Seat, Slot

WINDOW: Final = 60
"""How many moves ahead a hidden choice is looked for."""
_ALL: Final = 1000
"""Ranges wider than this are tried at their ends and where the record names a number."""

Told = Sequence[tuple[Event, ...]]
"""The game's events by move, as the record's reader heard them."""


class _About(NamedTuple):
    """What a record tells about a move of a seat."""

    near: Sequence[Event]
    """What the next moves tell of the seat, nearest first: what it does, and what is done to it, as
    chips that it asked for are paid by another."""
    told: Sequence[Event]
    """What the move itself told, and then all that is near, what the seat does itself first."""
    words: tuple[object, ...]
    """Every number and text of ``told``."""
    spelt: Mapping[int, Sequence[tuple[object, ...]]]
    """What the events of ``told`` say behind the seat that they are about, by how many words."""


class Candidates:
    """Likely actions and outcomes, by a record's events."""

    def __init__(self, told: Told) -> None:
        self._told = told
        self._words = tuple(dict.fromkeys(word for events in told for word in words(events)))
        self._by_move: dict[tuple[int, Seat], _About] = {}
        self._opened: dict[int, list[Opening]] = {}
        for event in (event for events in told for event in events):
            if isinstance(event, Opening):
                self._opened.setdefault(event.draw, []).append(event)

    # ── chance ───────────────────────────────────────────────────────────────────────────────

    def outcomes(self, draw: int, odds: Sequence[Outcome]) -> list[Action]:
        """How draw number ``draw`` may have fallen; last, what other openings account for."""
        own = self._opened.get(draw, ())
        fitting = [action for action, _ in odds if all(_opens(event, action) for event in own)]
        return fitting if own else sorted(fitting, key=self._is_elsewhere)

    def _is_elsewhere(self, outcome: Action) -> bool:
        return any(
            _opens(e, outcome, whole=True) for events in self._opened.values() for e in events
        )

    # ── seats ────────────────────────────────────────────────────────────────────────────────

    def actions(self, index: int, seat: Seat, offers: Sequence[Offer]) -> Iterator[Action]:
        """What ``seat`` may have done in move ``index``."""
        about, now = self._about(index, seat), self._told[index]
        for offer in offers:
            yield from _spelt(offer, about)
        # One without free fields costs a single try; a deal has hundreds of thousands of fillings.
        for offer in sorted(offers, key=lambda o: (len(o.slots) > 0, -_agreeing(o, now))):
            yield from self._filled(offer, about, seat)

    def _about(self, index: int, seat: Seat) -> _About:
        """What is told about move ``index`` if ``seat`` made it: put together once, and asked in
        many states."""
        known = self._by_move.get((index, seat))
        if known is None:
            later = [event for events in self._told[index + 1 : index + WINDOW] for event in events]
            near = [event for event in later if seat in _two(event)]
            own = sorted(near, key=lambda event: getattr(event, "seat", None) != seat)
            known = self._by_move[index, seat] = _put_together([*self._told[index], *own], near)
        return known

    def _filled(self, offer: Offer, about: _About, seat: Seat) -> Iterator[Action]:
        two = _of_two(seat, offer, about.near) if offer.slots else []
        values = [self._values(slot, offer.action, about, two, seat) for slot in offer.slots]
        for chosen in _nearest(values, sum(map(len, values)) - len(values)):
            made = {slot.field: value for slot, value in zip(offer.slots, chosen, strict=True)}
            yield msgspec.structs.replace(offer.action, **made) if made else offer.action

    def _values(
        self, slot: Slot, example: Action, about: _About, two: Sequence[Event], seat: Seat
    ) -> list[Any]:
        """The values of a field: those named so, the example's, other words, and all the rest.
        What is told ``two`` of each other comes first."""
        told = [*two, *about.told]
        named = list(_named(slot.field, told))
        usual = getattr(example, slot.field)
        near = (*(word for event in two for word in words(event)), *about.words)
        if isinstance(slot, OneOf):
            legal = {(type(value), value): value for value in slot.values}
            tried = (*named, usual, *near, *slot.values)
            return _distinct([legal[type(v), v] for v in tried if (type(v), v) in legal])
        if isinstance(slot, Between):
            span = range(slot.low, slot.high + 1)
            both = [number for event in told for number in _either_way(slot.field, event, seat)]
            every = span if len(span) <= _ALL else (slot.low, slot.high)
            numbers = (*both, usual, *near, *self._words, *every)
            return _distinct([v for v in numbers if type(v) is int and v in span])
        spoken = [v for v in (*named, *near, *self._words) if isinstance(v, str)]
        return _distinct([v for v in (*spoken, "-") if 0 < len(v) <= slot.longest])


def _of_two(seat: Seat, offer: Offer, told: Sequence[Event]) -> list[Event]:
    """The events between the seat and the one whom the offer is about."""
    two = {seat, getattr(offer.action, "to", None)}
    return [event for event in told if set(_two(event)) == two]


def _two(event: Event) -> tuple[object, object]:
    """Who did it, and to whom."""
    return getattr(event, "seat", None), getattr(event, "to", None)


def _either_way(field: str, event: Event, seat: Seat) -> Iterator[int]:
    """The numbers of that name, given and taken: what was done to the seat it took, else gave."""
    taken = getattr(event, "to", None) == seat
    for word in _named(field, event):
        if type(word) is int:
            yield from (-word, word) if taken else (word, -word)


def _distinct(values: Sequence[Any]) -> list[Any]:
    return list(dict.fromkeys(values))


def _opens(event: Opening, outcome: Action, whole: bool = False) -> bool:
    """Whether ``event`` can be the opening of ``outcome`` (``whole``: says all of it)."""
    shown = [getattr(event, field, None) for field in outcome.__struct_fields__]
    real = [getattr(outcome, field) for field in outcome.__struct_fields__]
    loose = () if whole else (None,)
    return all(one == other or one in loose for one, other in zip(shown, real, strict=True))


def _named(field: str, value: object) -> Iterator[object]:
    """What stands in fields of that name anywhere inside a value."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            inner = getattr(value, name)
            if name == field:
                yield from inner if isinstance(inner, tuple) else (inner,)
            yield from _named(field, inner)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _named(field, item)


def says(told: Sequence[Event], action: Action) -> bool:
    """Whether the events name every value of ``action`` by the names of its fields."""
    fields = action.__struct_fields__
    values = [set(_named(field, told)) for field in fields]
    return bool(fields) and all(
        getattr(action, f) in v for f, v in zip(fields, values, strict=True)
    )


def _agreeing(offer: Offer, told: Sequence[Event]) -> int:
    """In how many fields the offer has a value that the events name so."""
    return sum(
        any(value in slot.values for value in _named(slot.field, told))
        for slot in offer.slots
        if isinstance(slot, OneOf)
    )


def _put_together(told: Sequence[Event], near: Sequence[Event]) -> _About:
    said = [tuple(words(event)) for event in told]
    spelt: dict[int, dict[object, tuple[object, ...]]] = {}
    for spoken in said:
        behind = tuple(word for word in spoken if word is not None)[1:]
        alike = tuple((type(word), word) for word in behind)  # True is no 1 here
        spelt.setdefault(len(behind), {}).setdefault(alike, behind)
    by_length = {length: [*each.values()] for length, each in spelt.items() if length}
    return _About(near, told, tuple(word for spoken in said for word in spoken), by_length)


def _spelt(offer: Offer, about: _About) -> Iterator[Action]:
    """Actions that an event says word for word, behind the seat it is about."""
    fields = offer.action.__struct_fields__
    for said in about.spelt.get(len(fields), ()):
        action = msgspec.structs.replace(offer.action, **dict(zip(fields, said, strict=True)))
        if offer.admits(action):
            yield action


def _nearest(values: Sequence[Sequence[Any]], farthest: int) -> Iterator[tuple[Any, ...]]:
    """One of each, in the order of how far down the lists they stand together."""
    for total in range(farthest + 1):
        yield from _at(values, total)


def _at(values: Sequence[Sequence[Any]], total: int) -> Iterator[tuple[Any, ...]]:
    if not values:
        if total == 0:
            yield ()
        return
    first, *rest = values
    room = sum(map(len, rest)) - len(rest)
    for place in range(max(0, total - room), min(total, len(first) - 1) + 1):
        for others in _at(rest, total - place):
            yield (first[place], *others)


def words(value: object) -> Iterator[object]:
    """Every number and text inside a value."""
    if isinstance(value, msgspec.Struct):
        value = tuple(getattr(value, field) for field in value.__struct_fields__)
    if isinstance(value, tuple):
        for item in value:
            yield from words(item)
    else:
        yield value
