"""What one seat thinks of how everybody else at its table plays, from what it was told.

One ``Opinion`` for each seat, moved by every claim, every answer and every opening of the dice. The
bot ``reader`` listens with it while it plays, the coach while it goes through a game afterwards.
It is handed events and what follows from them, never a state, so it can know no secret.
"""

import math
from collections.abc import Mapping

from mendax.bots.mia.advice import Advice, HabitShares, Sight
from mendax.bots.mia.odds import claim_values
from mendax.bots.mia.opponent_models import (
    SOUND,
    SOUND_AMONG_MANY,
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
)
from mendax.games.mia.order import Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim
from mendax.games.mia.view import MiaView


class SeatOpinions:
    """The opinions of one seat of all the others."""

    def __init__(self, game: str, rules: MiaRules, seat: Seat, seats: int) -> None:
        self.game, self.rules, self.seat, self.seats = game, rules, seat, seats
        self.of = [Opinion(SOUND if seats == 2 else SOUND_AMONG_MANY) for _ in range(seats)]
        """What is thought of the player on each seat."""
        self.claims: Claims | None = None
        """The rolls, by manner, under the cup if somebody else has looked at them and said so."""
        self._claimant = seat
        """Who that was."""

    def hear(self, event: Event, before: Sight, after: Sight, advice: Advice | None) -> None:
        """Forms an opinion of who did it; the table was as ``before``, and is now as ``after``."""
        match event:
            case RoundStarted() | Rerolled():
                self.claims = None
            case Announced():
                self.claims = self._heard(event, after, advice)
            case Doubted() | Believed() | Conceded() | PassedOn():
                self._answered(event.seat, before, isinstance(event, Doubted), advice)
            case Opened():
                if self.claims is not None:
                    self.of[self._claimant].seen(self.claims, event.roll)

    def shares(self, seat: Seat) -> HabitShares:
        """How likely each manner of claiming and of answering is to be that seat's."""
        return self.of[seat].shares()

    def dice(self) -> Mapping[Roll, float]:
        """How likely each roll is under the cup; empty where nobody else has looked at it."""
        return {} if self.claims is None else self.of[self._claimant].dice(self.claims)

    def situation(self, claims: tuple[Claim, ...], view: MiaView) -> ClaimSituation:
        """Where something is said after these ``claims``."""
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
        if seat == self.seat or advice is None or not claims or knows(seat, view):
            return
        values = claim_values(self.game, self.rules, self.seats - len(view.out))
        step = scale_of(self.game, self.rules).step(claims[-1].value)
        if values.accepting(step) == -math.inf:
            return  # there was nothing to decide
        odds = advice.odds(before)
        if odds:
            sound = sum(x for action, x in odds if isinstance(action, Doubt))
            situation = self.situation(rolled_over(claims), view)
            self.of[seat].answered(claims[-1].value, situation, sound, doubted)


def knows(seat: Seat, view: MiaView) -> bool:
    """Whether the dice came round to who has looked: then no manner is in the answer."""
    return view.looked and seat == view.roller


def rolled_over(claims: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """The claims before the dice under the cup were rolled."""
    first = max(n for n, claim in enumerate(claims) if claim.how != "passed")
    return claims[:first]
