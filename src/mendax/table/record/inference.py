"""Candidates for a record's hidden moves: all legal moves, likeliest first.

Candidates are ordered by likelihood. Only outcomes that contradict an opening of the same draw are
omitted. Likelihood is judged only by the field names in the record, without knowledge of any game.
A hidden choice often appears later in an event about the same seat, such as an opened order or paid
chips. Words from the next moves are therefore tried first.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from mendax.core.game import Action, Between, Event, Offer, OneOf, Opening, Outcome, Seat, Slot

WINDOW: Final = 60
"""The number of later moves that are searched for a hidden choice."""
_ALL: Final = 1000
"""The largest range whose values are all tried. In wider ranges, only the ends and numbers from the
record are tried.
"""

Told = Sequence[tuple[Event, ...]]
"""The events of each move, as received by the record's reader."""


class _About(NamedTuple):
    """The events in a record that concern one move of a seat."""

    near: Sequence[Event]
    """The next moves' events that concern the seat, nearest first.

    The events include the seat's actions, and others' actions towards the seat, such as a payment
    that it requested.
    """
    told: Sequence[Event]
    """The events of the move, then all ``near`` events, starting with the seat's own actions."""
    words: tuple[object, ...]
    """Every number and text in ``told``."""
    spelt: Mapping[int, Sequence[tuple[object, ...]]]
    """The words that follow the concerned seat in the events in ``told``, grouped by their
    number.
    """


class Candidates:
    """Likely actions and outcomes, judged from the events in a record."""

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
        """Return the possible outcomes of ``draw``. Outcomes that explain other openings come
        last.
        """
        own = self._opened.get(draw, ())
        fitting = [action for action, _ in odds if all(_opens(event, action) for event in own)]
        return fitting if own else sorted(fitting, key=self._is_elsewhere)

    def _is_elsewhere(self, outcome: Action) -> bool:
        return any(
            _opens(e, outcome, whole=True) for events in self._opened.values() for e in events
        )

    # ── seats ────────────────────────────────────────────────────────────────────────────────

    def actions(self, index: int, seat: Seat, offers: Sequence[Offer]) -> Iterator[Action]:
        """Yield possible actions of ``seat`` in move ``index``."""
        about, now = self._about(index, seat), self._told[index]
        for offer in offers:
            yield from _spelt(offer, about)
        # An offer without free fields costs a single try. A deal can be filled in many thousands of
        # ways.
        for offer in sorted(offers, key=lambda o: (len(o.slots) > 0, -_agreeing(o, now))):
            yield from self._filled(offer, about, seat)

    def _about(self, index: int, seat: Seat) -> _About:
        """Return the events that concern move ``index`` by ``seat``. The result is cached, because
        many states need it.
        """
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
        """Return a field's values, likeliest first.

        Values of fields with the same name come first, then the example's, other words, and the
        rest. Within each group, events between the ``two`` seats come first.
        """
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
    """Return the events between ``seat`` and the seat that the offer concerns."""
    two = {seat, getattr(offer.action, "to", None)}
    return [event for event in told if set(_two(event)) == two]


def _two(event: Event) -> tuple[object, object]:
    """Return the acting seat and the target seat."""
    return getattr(event, "seat", None), getattr(event, "to", None)


def _either_way(field: str, event: Event, seat: Seat) -> Iterator[int]:
    """Yield the numbers in a field with both signs, the likelier sign first."""
    taken = getattr(event, "to", None) == seat
    for word in _named(field, event):
        if type(word) is int:
            yield from (-word, word) if taken else (word, -word)


def _distinct(values: Sequence[Any]) -> list[Any]:
    return list(dict.fromkeys(values))


def _opens(event: Opening, outcome: Action, whole: bool = False) -> bool:
    """Return whether ``event`` can open ``outcome`` or, if ``whole``, opens it completely."""
    shown = [getattr(event, field, None) for field in outcome.__struct_fields__]
    real = [getattr(outcome, field) for field in outcome.__struct_fields__]
    loose = () if whole else (None,)
    return all(one == other or one in loose for one, other in zip(shown, real, strict=True))


def _named(field: str, value: object) -> Iterator[object]:
    """Yield the values of fields with this name anywhere inside a value."""
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
    """Return whether the events contain every value of ``action`` under the same field name."""
    fields = action.__struct_fields__
    values = [set(_named(field, told)) for field in fields]
    return bool(fields) and all(
        getattr(action, f) in v for f, v in zip(fields, values, strict=True)
    )


def _agreeing(offer: Offer, told: Sequence[Event]) -> int:
    """Return the number of the offer's fields whose values occur in the events under the same
    name.
    """
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
        alike = tuple((type(word), word) for word in behind)  # True must not equal 1 here
        spelt.setdefault(len(behind), {}).setdefault(alike, behind)
    by_length = {length: [*each.values()] for length, each in spelt.items() if length}
    return _About(near, told, tuple(word for spoken in said for word in spoken), by_length)


def _spelt(offer: Offer, about: _About) -> Iterator[Action]:
    """Yield the actions that an event spells out word for word after the seat that it concerns."""
    fields = offer.action.__struct_fields__
    for said in about.spelt.get(len(fields), ()):
        action = msgspec.structs.replace(offer.action, **dict(zip(fields, said, strict=True)))
        if offer.admits(action):
            yield action


def _nearest(values: Sequence[Sequence[Any]], farthest: int) -> Iterator[tuple[Any, ...]]:
    """Yield combinations of one value from each list, in order of the sum of their positions."""
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
    """Yield every number and text inside ``value``."""
    if isinstance(value, msgspec.Struct):
        value = tuple(getattr(value, field) for field in value.__struct_fields__)
    if isinstance(value, tuple):
        for item in value:
            yield from words(item)
    else:
        yield value
