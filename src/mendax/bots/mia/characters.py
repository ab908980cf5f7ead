"""The characters that players of Mia are advised to put on (rulebook, «Characters»).

Each is easy to recognise and easy to read: that is the point of a character, and its weakness.
"""

from mendax.bots.mia.player import Choices, MiaPlayer, own_roll
from mendax.core.game import Action
from mendax.games.mia import judging
from mendax.games.mia.actions import Announce, HideDice, KeepLives, Look, PassOn, Reroll, ShowDice
from mendax.games.mia.state import Claim
from mendax.games.mia.view import MiaView

_POOR_CHANCE = 1 / 3
"""A value that fewer rolls than this reach takes luck."""


class Truthful(MiaPlayer):
    """Says what lies under the cup whenever it may; a poor liar, it rather does not look."""

    doubting = 0.45

    def decide_lives(self, may: Choices) -> Action:
        """Keeps three lives, where that is allowed."""
        return KeepLives() if KeepLives in may else super().decide_lives(may)

    def before_looking(self, view: MiaView, may: Choices) -> Action:
        """Announces unseen where few rolls reach the lowest value it may say; else looks."""
        lowest = may.values(Announce)[0]
        return Announce(lowest) if self.scale.reached(lowest) < _POOR_CHANCE else Look()

    def after_belief(self, view: MiaView) -> Action:
        """Shows the dice if they bear the claim out."""
        told = judging.holds(self.rules, view.claims[-1], own_roll(view))
        return ShowDice() if told else HideDice()

    def say(self, view: MiaView, may: Choices) -> Action:
        """The truth; if it will not do, the dice once more unseen, else the smallest lie."""
        true = self.scale.equal(own_roll(view), may.values(Announce))
        if true is not None:
            return Announce(true)
        if Reroll in may:
            return Reroll(may.values(Reroll)[0])
        return Announce(may.values(Announce)[0])


class Liar(MiaPlayer):
    """Never says what it has if there is more to be said; expects the same of others."""

    doubting = 0.85

    def say(self, view: MiaView, may: Choices) -> Action:
        """A legal value above its own, 0.85 times as likely with each step; else the highest."""
        say = may.values(Announce)
        lies = self.scale.above(own_roll(view), say)
        if not lies:
            return Announce(say[-1])
        weights = [0.85**n for n in range(len(lies))]
        return Announce(self.rng.choices(lies, weights)[0])


class Lucky(MiaPlayer):
    """Has always just rolled something splendid, and trusts its luck to go on."""

    doubting = 0.3

    def say(self, view: MiaView, may: Choices) -> Action:
        """What it has if that is splendid, else something that is; the top only if it must."""
        say = may.values(Announce)
        splendid = [value for value in say if self.scale.reached(value) < _POOR_CHANCE]
        true = self.scale.equal(own_roll(view), splendid)
        if true is not None:
            return Announce(true)
        return Announce(self.rng.choice([v for v in splendid if v != self.scale.top] or splendid))


class Sniper(MiaPlayer):
    """Says less than it has, or passes the cup on unseen: its prey sits further down the line."""

    doubting = 0.5

    def say(self, view: MiaView, may: Choices) -> Action:
        """The lowest value; the truth, if that will do and the lowest would be a lie."""
        say, own = self.rising(view, may), own_roll(view)
        true = self.scale.equal(own, say)
        lowest = Claim(self.seat, say[0], "looked")
        if true is not None and not judging.holds(self.rules, lowest, own):
            return Announce(true)
        return Announce(say[0])

    def answer(self, view: MiaView, may: Choices) -> Action:
        """Passes on what others may well have left too low; else believes or doubts."""
        passes = may.values(PassOn)
        if passes and self.scale.reached(passes[0]) >= _POOR_CHANCE:
            return PassOn(passes[0])
        return super().answer(view, may)
