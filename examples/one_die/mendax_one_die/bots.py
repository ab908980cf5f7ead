"""A bot that counts: how much its own die shows, and three and a half for every other one."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mendax.core.game import Action, Between, Event, Offer, Seat
from mendax_one_die.values import Claim, Doubt, OneDieView


class Careful:
    """Claims the least while all dice may show it, and doubts what is more than they do on average.

    It gets what its seat is told and sees, and no state.
    """

    def __init__(self, _game: str, _rules: Any, seat: Seat, _seats: int, _rng: Random) -> None:
        self._seat = seat

    def hear(self, event: Event) -> None:
        """All that counts is in the view."""

    def choose(self, view: OneDieView, offers: Sequence[Offer]) -> Action:
        """The least claim, or a doubt where it would be more than is likely."""
        own = view.dice[self._seat] or 0
        likely = own + 3.5 * (sum(map(bool, view.lives)) - 1)
        if view.total is not None and view.total > likely:
            return Doubt()
        claims = (slot for offer in offers for slot in offer.slots if isinstance(slot, Between))
        return next((Claim(slot.low) for slot in claims), Doubt())
