"""A bot for any game that chooses uniformly among kinds of action, then among values."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from mendax.core.game import Action, Between, Event, Offer, OneOf, Seat, Slot

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_LONGEST_WORD = 12


class AtRandom:
    """Picks a random offer, then random values for its slots."""

    def __init__(self, _game: str, _rules: Any, _seat: Seat, _seats: int, rng: Random) -> None:
        self._rng = rng

    def hear(self, event: Event) -> None:
        """Ignore the event, because the policy is memoryless."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return a uniformly random offer with uniformly random values."""
        offer = self._rng.choice(offers)
        filled = {slot.field: self._value(slot) for slot in offer.slots}
        return replace(offer.action, **filled) if filled else offer.action

    def _value(self, slot: Slot) -> Any:
        if isinstance(slot, OneOf):
            return self._rng.choice(slot.values)
        if isinstance(slot, Between):
            return self._rng.randint(slot.low, slot.high)
        length = self._rng.randint(1, min(slot.longest, _LONGEST_WORD))
        return "".join(self._rng.choices(_LETTERS, k=length))
