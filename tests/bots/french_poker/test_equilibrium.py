"""Tests that the bot with an adviser follows the advice, and searches without it."""

from collections.abc import Mapping
from random import Random

from mendax.bots.french_poker.equilibrium import FrenchPokerEquilibrium
from mendax.bots.french_poker.searching import Searching
from mendax.core.game import Action
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import Believe, Doubt
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView
from tests.coach.french_poker.test_adviser import seen

GAME, RULES = FrenchPoker(), FrenchPokerRules()


class Told:
    """Always gives the same advice."""

    def __init__(self, mixture: Mapping[Action, float] | None) -> None:
        self.said = mixture

    def mixture(self, view: FrenchPokerView) -> Mapping[Action, float] | None:
        assert view.you == view.turn
        return self.said


def bot(advice: Told | None) -> FrenchPokerEquilibrium:
    return FrenchPokerEquilibrium(GAME.name, RULES, 1, 2, Random(1), advice)


VIEW = seen("answer", (2, 2), (5, 5, 6), (66, "three"))


def test_it_follows_the_advice_with_its_probabilities() -> None:
    told: Mapping[Action, float] = {Doubt(): 0.25, Believe(): 0.75}
    player = bot(Told(told))
    assert player.mixture(VIEW, ()) == told
    drawn = [player.choose(VIEW, ()) for _ in range(2000)]
    assert 400 < drawn.count(Doubt()) < 600


def test_without_advice_it_searches() -> None:
    from mendax.core.game import Offer

    offers = (Offer(Believe()), Offer(Doubt()))
    searched = Searching(GAME.name, RULES, 1, 2, Random(1)).mixture(VIEW, offers)
    assert bot(None).mixture(VIEW, offers) == searched
    assert bot(Told(None)).mixture(VIEW, offers) == searched
