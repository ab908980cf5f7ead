"""A bot that adds its own dice to the dice that the others have on average."""

from collections.abc import Sequence
from random import Random

from mendax.core.game import Action, Event, Offer, OneOf, Seat
from mendax_liars_dice.rules import LiarsDiceRules
from mendax_liars_dice.values import Bid, Claim, Doubt, View


class Careful:
    """Makes the most likely of the lowest claims, and doubts claims above its estimate.

    A bot gets only the events and the view of its seat, never the state.
    """

    def __init__(
        self, _game: str, rules: LiarsDiceRules, seat: Seat, _seats: int, _rng: Random
    ) -> None:
        self._seat, self._wild = seat, rules.wild_ones

    def hear(self, event: Event) -> None:
        """Ignore events, because the view contains all relevant facts."""

    def choose(self, view: View, offers: Sequence[Offer]) -> Action:
        """Return the claim with the largest margin, or a doubt if none is likely."""
        if view.claim is not None and self._margin(view, view.claim) < -0.5:
            return Doubt()
        claims = [
            Claim(offer.action.count, face)
            for offer in offers
            if isinstance(offer.action, Claim)
            for slot in offer.slots
            if isinstance(slot, OneOf)
            for face in slot.values
        ]
        likely = {claim: self._margin(view, Bid(claim.count, claim.face)) for claim in claims}
        return max(likely, key=likely.__getitem__) if likely else Doubt()

    def _margin(self, view: View, claim: Bid) -> float:
        """Return how many dice of the face are expected beyond the claim."""
        own = view.dice[self._seat]
        others = sum(map(len, view.dice)) - len(own)
        wanted = {claim.face, 1} if self._wild else {claim.face}
        return sum(die in wanted for die in own) + others * len(wanted) / 6 - claim.count
