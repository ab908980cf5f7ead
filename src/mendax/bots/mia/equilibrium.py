"""A bot that plays an equilibrium of the solved game.

With two seats, the bot does not lose in expectation. With more seats, it plays one of many
equilibria, which is sound as long as the other seats play soundly. In positions without advice, the
bot plays like ``odds``.
"""

from collections.abc import Sequence
from random import Random

from mendax.bots.mia.advice import Advice, Sight
from mendax.bots.mia.odds import Odds
from mendax.bots.mia.public_history import Witness, starter_of
from mendax.core.game import Action, Event, Offer, Seat
from mendax.games.mia.actions import Doubt
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView


class Equilibrium(Odds):
    """Draws its actions from the policy of the adviser."""

    def __init__(
        self,
        game: str,
        rules: MiaRules,
        seat: Seat,
        seats: int,
        rng: Random,
        advice: Advice | None = None,
    ) -> None:
        super().__init__(game, rules, seat, seats, rng)
        self.advice = advice
        self.witness = Witness(rules, seats, seat)

    def hear(self, event: Event) -> None:
        """Remember the facts that the view does not show."""
        self.witness.hear(event)

    def choose(self, view: MiaView, offers: Sequence[Offer]) -> Action:
        """Return an offered action, following the advice if there is any."""
        advised = self._advised(self.sight(view))
        if advised is not None and any(offer.admits(advised) for offer in offers):
            return advised
        return super().choose(view, offers)

    def interrupt(self, view: MiaView, offers: Sequence[Offer]) -> Action | None:
        """Return a doubt out of turn or None, following the advice if there is any."""
        advice, sight = self.advice, self.sight(view)
        chance = None if advice is None else advice.doubt_out_of_turn(sight)
        if chance is None:
            return super().interrupt(view, offers)
        return Doubt() if self.rng.random() < chance else None

    def sight(self, view: MiaView) -> Sight:
        """Return everything the seat knows."""
        starter = starter_of(self.rules, view) if view.phase == "lives" else None
        return Sight(view, self.witness.settled, starter)

    def _advised(self, sight: Sight) -> Action | None:
        odds = None if self.advice is None else self.advice.odds(sight)
        if not odds:
            return None
        actions, chances = zip(*odds, strict=True)
        return actions[0] if len(actions) == 1 else self._drawn(actions, chances)

    def _drawn(self, actions: Sequence[Action], chances: Sequence[float]) -> Action:
        return self.rng.choices(actions, chances)[0]
