"""Tests that a player that knows a bot's memory uses it, so that it measures the bot's risk."""

from collections.abc import Sequence

from mendax.bots.mia.equilibrium import Equilibrium
from mendax.core.game import Action, Offer
from mendax.games.mia.actions import Doubt
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView
from testbed.mind_reader import won

RULES = MiaRules(lives=1)
GAMES = 200


class DoubtsEverySecond(Equilibrium):
    """Doubts every second claim, which only a player that knows its memory can foresee."""

    claims = 0

    def choose(self, view: MiaView, offers: Sequence[Offer]) -> Action:
        """Doubt if the number of claims answered so far is even, otherwise play soundly."""
        answers = [offer.action for offer in offers]
        if Doubt() not in answers:
            return super().choose(view, offers)
        self.claims += 1
        return Doubt() if self.claims % 2 else answers[-1]


def test_it_foresees_what_depends_on_memory() -> None:
    # The difference of the two shares has a standard error of 0.05.
    sound, foreseen = (
        sum(won(RULES, kind, GAMES, "memory")) for kind in (Equilibrium, DoubtsEverySecond)
    )
    assert 0.35 < sound / GAMES < 0.65
    assert foreseen < sound - 0.15 * GAMES
