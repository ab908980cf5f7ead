"""The characters of the house, at French poker: easy to recognise, and easy to read."""

from typing import Final

from mendax.bots.french_poker.player import Choices, FrenchPokerPlayer, Mixture, only
from mendax.core.game import Action
from mendax.games.french_poker.actions import Announce, KeepOpen, PassOn
from mendax.games.french_poker.ladder import ladder
from mendax.games.french_poker.view import FrenchPokerView

_SPLENDID: Final = 0.06
"""A claim that no more fresh rolls than these reach takes luck: a full house or better."""


class Truthful(FrenchPokerPlayer):
    """Rolls for a claim it can make in truth, and makes it; else tells the smallest lie."""

    doubting = 0.5

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """The truth if it will do."""
        return only(max(self.worth(view), self.lowest(view)))


class Liar(FrenchPokerPlayer):
    """Never says what it has if there is more to be said, and rarely takes the trouble to roll."""

    doubting = 0.9

    def keep(self, view: FrenchPokerView, may: Choices) -> Mixture[Action | None]:
        """Leaves the dice to the next one, unless the table makes it roll."""
        return only(None) if Announce in may else super().keep(view, may)

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """Any claim above its own, the nearer the likelier."""
        first = min(max(self.worth(view) + 1, self.lowest(view)), self.top)
        lies = range(first, self.top + 1)
        whole = sum(0.8**n for n in range(len(lies)))
        return {lie: 0.8**n / whole for n, lie in enumerate(lies)}


class Lucky(FrenchPokerPlayer):
    """Rolls everything, has always just rolled something splendid, and trusts its luck."""

    doubting = 0.35

    def keep(self, view: FrenchPokerView, may: Choices) -> Mixture[Action | None]:
        """All five, hidden."""
        return only(KeepOpen(()))

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """What it has if that is splendid, else something that is; the top only if it must."""
        rungs = ladder(self.rules)
        first = next(n for n, r in enumerate(rungs.rungs) if r.reached_by <= _SPLENDID * rungs.ways)
        worth, least = self.worth(view), max(first, self.lowest(view))
        if worth >= least:
            return only(worth)
        lies = range(least, self.top) or (self.top,)
        return dict.fromkeys(lies, 1 / len(lies))


class Sniper(FrenchPokerPlayer):
    """Says as little as it may, and hands good dice on: its prey sits further down the line."""

    doubting = 0.6

    def say(self, view: FrenchPokerView) -> Mixture[int]:
        """The lowest claim there is."""
        return only(self.lowest(view))

    def answer(self, view: FrenchPokerView, may: Choices) -> Mixture[Action]:
        """Passes on blind what may well be true; else believes or doubts."""
        higher = may.among(PassOn)
        if higher and self.reached(view, self.lowest(view)) > 1 / 3:
            return only(PassOn(self.order.spellings[self.lowest(view)]))
        return super().answer(view, may)
