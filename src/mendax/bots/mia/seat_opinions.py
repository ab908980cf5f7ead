"""One seat's models of all other seats, derived from its observations.

Each seat has an ``Opinion``, which every claim, answer and opening updates. The bot ``reader`` uses
the models while playing, and the coach uses them while reviewing a game. The models receive only
events, so they cannot contain secrets.
"""

import math
from collections.abc import Mapping

from mendax.bots.mia.advice import Advice, HabitShares, Sight
from mendax.bots.mia.odds import claim_values
from mendax.bots.mia.opponent_models import (
    SOUND,
    SOUND_AMONG_MANY,
    THOUGHTLESS,
    Claims,
    ClaimSituation,
    Opinion,
)
from mendax.bots.mia.player import scale_of
from mendax.core.game import Event, Seat
from mendax.games.mia.actions import Doubt
from mendax.games.mia.events import (
    Announced,
    Believed,
    Conceded,
    Doubted,
    Opened,
    PassedOn,
    Rerolled,
    RoundStarted,
    Trusted,
)
from mendax.games.mia.order import Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim
from mendax.games.mia.view import MiaView


class SeatOpinions:
    """One seat's models of all other seats."""

    def __init__(self, game: str, rules: MiaRules, seat: Seat, seats: int) -> None:
        self.game, self.rules, self.seat, self.seats = game, rules, seat, seats
        prior = (SOUND, THOUGHTLESS) if seats == 2 else (SOUND_AMONG_MANY, 0.0)
        self.of = [Opinion(*prior) for _ in range(seats)]
        """The model of each other seat."""
        self.claims: Claims | None = None
        """Each manner's probabilities of rolls, after another seat looked and claimed."""
        self._claimant = seat
        """The seat that made the claim to which ``claims`` belong."""

    def hear(self, event: Event, before: Sight, after: Sight, advice: Advice | None) -> None:
        """Update the model of the acting seat, given the views before and after."""
        match event:
            case RoundStarted() | Rerolled():
                self.claims = None
            case Announced():
                self.claims = self._heard(event, after, advice)
            case Doubted() | Believed() | Conceded() | Trusted() | PassedOn():
                self._answered(event.seat, before, isinstance(event, Doubted), advice)
            case Opened():
                if self.claims is not None:
                    self.of[self._claimant].seen(self.claims, event.roll)

    def shares(self, seat: Seat) -> HabitShares:
        """Return the probability of each manner of claiming and answering for a seat."""
        return self.of[seat].shares()

    def dice(self) -> Mapping[Roll, float]:
        """Return the probability of each roll under the cup. Empty if no other seat looked."""
        return {} if self.claims is None else self.of[self._claimant].dice(self.claims)

    def situation(self, claims: tuple[Claim, ...], view: MiaView) -> ClaimSituation:
        """Return the situation after these ``claims``."""
        players = self.seats - len(view.out)
        return ClaimSituation(self.game, self.rules, players, claims[-1].value if claims else None)

    def _heard(self, said: Announced, after: Sight, advice: Advice | None) -> Claims | None:
        if said.seat == self.seat or not said.looked:
            return None
        sound = None if advice is None else advice.saying(after)
        situation = self.situation(after.view.claims[:-1], after.view)
        claims = Opinion.claims(said.value, situation, sound)
        self.of[said.seat].heard(claims)
        self._claimant = said.seat
        return claims

    def _answered(self, seat: Seat, before: Sight, doubted: bool, advice: Advice | None) -> None:
        view = before.view
        claims = view.claims
        if seat == self.seat or seat != view.turn:  # a seat that doubts out of turn is not modelled
            return
        if advice is None or not claims or knows(seat, view):
            return
        values = claim_values(self.game, self.rules, self.seats - len(view.out))
        step = scale_of(self.game, self.rules).step(claims[-1].value)
        if values.accepting(step) == -math.inf:
            return  # the answer was forced
        odds = advice.odds(before)
        if odds:
            sound = sum(x for action, x in odds if isinstance(action, Doubt))
            situation = self.situation(rolled_over(claims), view)
            self.of[seat].answered(claims[-1].value, situation, sound, doubted)


def knows(seat: Seat, view: MiaView) -> bool:
    """Return whether the answering seat has seen the dice, so its answer reveals no manner."""
    return view.looked and seat == view.roller


def rolled_over(claims: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """Return the claims before the current dice were rolled."""
    first = max(n for n, claim in enumerate(claims) if claim.fresh)
    return claims[:first]
