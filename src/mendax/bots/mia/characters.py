"""The characters that the rule book describes in its section "Characters".

Each character is deliberately easy to recognise, and therefore easy to beat.
"""

from mendax.bots.mia.player import Choices, MiaPlayer, own_roll
from mendax.core.game import Action
from mendax.games.mia import judging
from mendax.games.mia.actions import Announce, HideDice, KeepLives, Look, PassOn, Reroll, ShowDice
from mendax.games.mia.state import Claim
from mendax.games.mia.view import MiaView

_POOR_CHANCE = 1 / 3
"""Values that are reached with a smaller chance count as lucky."""


class Truthful(MiaPlayer):
    """Tells the truth whenever it is legal, and does not look before a forced lie."""

    doubting = 0.45

    def decide_lives(self, may: Choices) -> Action:
        """Keep three lives if that is legal."""
        return KeepLives() if KeepLives in may else super().decide_lives(may)

    def before_looking(self, view: MiaView, may: Choices) -> Action:
        """Announce without looking if few rolls reach the lowest legal value, otherwise look."""
        lowest = may.values(Announce)[0]
        return Announce(lowest) if self.scale.reached(lowest) < _POOR_CHANCE else Look()

    def after_belief(self, view: MiaView) -> Action:
        """Show the dice if they make the claim true."""
        told = judging.holds(self.rules, view.claims[-1], own_roll(view))
        return ShowDice() if told else HideDice()

    def say(self, view: MiaView, may: Choices) -> Action:
        """Return the truth if it is legal, otherwise a blind re-roll or the smallest lie."""
        true = self.scale.equal(own_roll(view), may.values(Announce))
        if true is not None:
            return Announce(true)
        if Reroll in may:
            return Reroll(may.values(Reroll)[0])
        return Announce(may.values(Announce)[0])


class Liar(MiaPlayer):
    """Claims more than its roll if possible, and expects others to do the same."""

    doubting = 0.85

    def say(self, view: MiaView, may: Choices) -> Action:
        """Return a legal value above the roll (each step 0.85 times as likely), or the highest
        value."""
        say = may.values(Announce)
        lies = self.scale.above(own_roll(view), say)
        if not lies:
            return Announce(say[-1])
        weights = [0.85**n for n in range(len(lies))]
        return Announce(self.rng.choices(lies, weights)[0])


class Lucky(MiaPlayer):
    """Claims rare values as if it had rolled them."""

    doubting = 0.3

    def say(self, view: MiaView, may: Choices) -> Action:
        """Return the roll if it is rare, otherwise a rare value.

        Return the top value only if forced.
        """
        say = may.values(Announce)
        splendid = [value for value in say if self.scale.reached(value) < _POOR_CHANCE]
        true = self.scale.equal(own_roll(view), splendid)
        if true is not None:
            return Announce(true)
        return Announce(self.rng.choice([v for v in splendid if v != self.scale.top] or splendid))


class Sniper(MiaPlayer):
    """Claims less than its roll, or passes the cup on blind, to hurt a later player."""

    doubting = 0.5

    def say(self, view: MiaView, may: Choices) -> Action:
        """Return the lowest value, or the legal truth if the lowest value would be a lie."""
        say, own = self.rising(view, may), own_roll(view)
        true = self.scale.equal(own, say)
        lowest = Claim(self.seat, say[0], "looked")
        if true is not None and not judging.holds(self.rules, lowest, own):
            return Announce(true)
        return Announce(say[0])

    def answer(self, view: MiaView, may: Choices) -> Action:
        """Pass a claim that is probably low on blind, otherwise believe or doubt."""
        passes = self.passes(view, may)
        if passes and self.scale.reached(passes[0]) >= _POOR_CHANCE:
            return PassOn(passes[0])
        return super().answer(view, may)
