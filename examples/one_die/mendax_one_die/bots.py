"""A bot that estimates the total: the pips of its die, plus 3.5 for every other die."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mendax.core.game import Action, Between, Event, Offer, Seat
from mendax_one_die.values import Claim, Doubt, OneDieView


class Careful:
    """Makes the lowest claim, and doubts claims above its estimate of the total.

    A bot gets only the events and the view of its seat, never the state.
    """

    def __init__(self, _game: str, _rules: Any, seat: Seat, _seats: int, _rng: Random) -> None:
        self._seat = seat

    def hear(self, event: Event) -> None:
        """Ignore events, because the view contains all relevant facts."""

    def choose(self, view: OneDieView, offers: Sequence[Offer]) -> Action:
        """Return the lowest claim, or a doubt if the last claim is unlikely."""
        own = view.dice[self._seat] or 0
        likely = own + 3.5 * (sum(map(bool, view.lives)) - 1)
        if view.total is not None and view.total > likely:
            return Doubt()
        claims = (slot for offer in offers for slot in offer.slots if isinstance(slot, Between))
        return next((Claim(slot.low) for slot in claims), Doubt())
