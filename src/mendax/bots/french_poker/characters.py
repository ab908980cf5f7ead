"""French poker characters that are easy to recognise and to exploit."""

from typing import Final

from mendax.bots.french_poker.player import Choices, FrenchPokerPlayer, Mixture, only, roll_all
from mendax.core.game import Action
from mendax.games.french_poker.actions import Announce, PassOn
from mendax.games.french_poker.ladder import ladder
from mendax.games.french_poker.view import FrenchPokerView

_SPLENDID: Final = 0.06
"""A claim is splendid if at most this share of fresh rolls reaches it (a full house or better)."""


class Truthful(FrenchPokerPlayer):
    """Rolls for a true claim and makes it. If no claim is true, tells the smallest lie."""

    doubting = 0.5

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """Return the claim that equals the dice if it is legal, otherwise the lowest claim."""
        return only(max(self.worth(view), self.lowest(view)))


class Liar(FrenchPokerPlayer):
    """Lies whenever a claim above its dice is legal, and rolls only if it must."""

    doubting = 0.9

    def keep(self, view: FrenchPokerView, may: Choices) -> Mixture[Action | None]:
        """Leave the dice to the next player, unless the rules require a roll."""
        return only(None) if Announce in may else super().keep(view, may)

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """Return a distribution over the claims above the bot's dice, geometric with ratio 0.8."""
        first = min(max(self.worth(view) + 1, self.lowest(view)), self.top)
        lies = range(first, self.top + 1)
        whole = sum(0.8**n for n in range(len(lies)))
        return {lie: 0.8**n / whole for n, lie in enumerate(lies)}


class Lucky(FrenchPokerPlayer):
    """Rolls all dice and always claims a splendid roll."""

    doubting = 0.35

    def keep(self, view: FrenchPokerView, may: Choices) -> Mixture[Action | None]:
        """Roll all five dice hidden."""
        return only(roll_all(may))

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """Return the bot's dice if they are splendid and legal, otherwise a random splendid claim.

        The bot makes the top claim only if no other claim is legal.
        """
        rungs = ladder(self.rules)
        first = next(n for n, r in enumerate(rungs.rungs) if r.reached_by <= _SPLENDID * rungs.ways)
        worth, least = self.worth(view), max(first, self.lowest(view))
        if worth >= least:
            return only(worth)
        lies = range(least, self.top) or (self.top,)
        return dict.fromkeys(lies, 1 / len(lies))


class Sniper(FrenchPokerPlayer):
    """Makes the lowest claim and passes good dice on, so that a later player loses."""

    doubting = 0.6

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """Return the lowest legal claim."""
        return only(self.lowest(view))

    def answer(self, view: FrenchPokerView, may: Choices) -> Mixture[Action]:
        """Pass on unseen if the next claim is true with chance over 1/3, otherwise believe or
        doubt."""
        higher = may.among(PassOn)
        if higher and self.reached(view, self.lowest(view)) > 1 / 3:
            return only(PassOn(self.order.spellings[self.lowest(view)]))
        return super().answer(view, may)
