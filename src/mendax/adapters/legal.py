"""Legal actions by number, cached by the shape of the offers.

``numbering`` lists the choices of an offer. This module caches the choices once for all offers that
differ only in amounts, because games for chips make new amounts at every decision. The object of an
action is created only when the action is taken, because most legal actions never are.
"""

from collections.abc import Hashable, Sequence
from typing import Final, TypeVar

from mendax.adapters.numbering import (
    Choice,
    Numbering,
    Stepped,
    action_of,
    choices_in,
    placed,
    shape_of,
    words,
)
from mendax.core.game import Action, Offer

_KEPT: Final = 4096
"""The maximum number of entries in each cache."""
K = TypeVar("K")
V = TypeVar("V")


class Legal:
    """The legal actions of one seat at one position. Immutable."""

    __slots__ = ("_among", "_numbered", "_offers", "_seats", "numbers")

    def __init__(
        self,
        numbers: Sequence[int],
        among: frozenset[int],
        offers: Sequence[Offer],
        numbered: Numbering,
        seats: int,
    ) -> None:
        """Called by ``LegalNumbers.of``; ``among`` contains the same numbers as ``numbers``."""
        self.numbers = numbers
        """The legal numbers, ascending; must not be modified."""
        self._among, self._offers, self._numbered, self._seats = among, offers, numbered, seats

    def __contains__(self, number: int) -> bool:
        """Return whether this number is legal."""
        return number in self._among

    def action(self, number: int) -> Action:
        """Return the action with this number.

        Raises ``LookupError`` if the number is illegal here.
        """
        if number not in self._among:
            raise LookupError(f"number {number} is not legal here")
        choice = self._numbered.actions[number]
        if not isinstance(choice, Stepped):
            return choice
        made = action_of(choice, self._offers, self._numbered.steps, self._seats)
        if made is None:
            raise AssertionError("what is legal is offered")
        return made

    def number(self, action: Action) -> int | None:
        """Return the number of ``action``, or None if it is illegal."""
        plain = self._numbered.numbers.get(action)
        if plain is not None:
            return plain if plain in self._among else None
        return next((n for n in self.numbers if self.action(n) == action), None)


class LegalNumbers:
    """Finds the numbers of offered actions, for one game at one table."""

    def __init__(self, numbered: Numbering, seats: int) -> None:
        self._numbered, self._seats = numbered, seats
        self._by_offers: dict[int, tuple[Sequence[Offer], Legal]] = {}
        self._by_shapes: dict[tuple[Hashable, ...], tuple[list[int], frozenset[int]]] = {}
        self._by_shape: dict[Hashable, list[int]] = {}

    def of(self, offers: Sequence[Offer]) -> Legal:
        """Return the choices in ``offers``.

        Raises ``LookupError`` for a choice missing from the list of all choices, and ``RulesError``
        for amounts if there are no steps.
        """
        known = self._by_offers.get(id(offers))
        if known is not None and known[0] is offers:  # books often return the same object
            return known[1]
        steps = self._numbered.steps
        shapes = {shape_of(offer, place, steps): (offer, place) for offer, place in placed(offers)}
        found = self._by_shapes.get(tuple(shapes))
        if found is None:
            every = (self._numbers(shape, *of) for shape, of in shapes.items())
            numbers = sorted({number for some in every for number in some})
            found = numbers, frozenset(numbers)
            _with_room(self._by_shapes)[tuple(shapes)] = found
        legal = Legal(*found, offers, self._numbered, self._seats)
        _with_room(self._by_offers)[id(offers)] = offers, legal
        return legal

    def _numbers(self, shape: Hashable, offer: Offer, place: int) -> list[int]:
        found = self._by_shape.get(shape)
        if found is None:
            choices = choices_in(offer, place, self._numbered.steps, self._seats)
            found = [self._number(choice) for choice, _ in choices]
            _with_room(self._by_shape)[shape] = found
        return found

    def _number(self, choice: Choice) -> int:
        number = self._numbered.numbers.get(choice)
        if number is None:
            raise LookupError(f"{words(choice)} is not in the list of actions of these rules")
        return number


def _with_room(known: dict[K, V]) -> dict[K, V]:
    """Return the dictionary, after clearing it if it is full."""
    if len(known) >= _KEPT:
        known.clear()
    return known
