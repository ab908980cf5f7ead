"""The bot that plays any game, badly: every kind of action alike, then every value alike."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from mendax.core.game import Action, Between, Event, Offer, OneOf, Seat, Slot

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_LONGEST_WORD = 12


class AtRandom:
    """Picks an offer by chance, then what to fill into it."""

    def __init__(self, _game: str, _rules: Any, _seat: Seat, _seats: int, luck: Random) -> None:
        self._luck = luck

    def hear(self, event: Event) -> None:
        """It remembers nothing."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Any legal action."""
        offer = self._luck.choice(offers)
        filled = {slot.field: self._value(slot) for slot in offer.slots}
        return replace(offer.action, **filled) if filled else offer.action

    def _value(self, slot: Slot) -> Any:
        if isinstance(slot, OneOf):
            return self._luck.choice(slot.values)
        if isinstance(slot, Between):
            return self._luck.randint(slot.low, slot.high)
        length = self._luck.randint(1, min(slot.longest, _LONGEST_WORD))
        return "".join(self._luck.choices(_LETTERS, k=length))
