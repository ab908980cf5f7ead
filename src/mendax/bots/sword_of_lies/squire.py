"""The beginner: means well, reads nobody, and likes to be there when swords are drawn.

It knows its own cards and the rules. It mostly tells the truth and mostly believes, swaps cards on
a whim, stays in for what feels cheap, and strikes whoever struck it, else whoever has most cards.
It signs what sounds friendly, and keeps its word.
"""

from typing import Final

from mendax.bots.sword_of_lies.player import (
    Choices,
    SwordPlayer,
    aims_at,
    incoming,
    promised,
    standing,
)
from mendax.core.game import Action, Seat
from mendax.games.cards import Colour, colour
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.view import SwordView

_HONEST: Final = 0.7
_TRUSTING: Final = 0.65
_WHIM: Final = 0.12
"""How often it offers a trade instead of asking."""
_CHEAP: Final = 0.25
"""What part of the stack still feels cheap."""


class Squire(SwordPlayer):
    """Plays by the feel of it."""

    def move(self, view: SwordView, may: Choices) -> Action:
        """Asks anybody about anything; now and then a trade."""
        if actions.OfferTrade in may and self.luck.random() < _WHIM:
            places = range(self.rules.cards)
            of = self.luck.choice([seat for seat in range(self.seats) if seat != self.seat])
            return actions.OfferTrade(self.luck.choice(places), of, self.luck.choice(places), 0)
        return super().move(view, may)

    def answer_trade(self, view: SwordView, may: Choices) -> Action:
        """Why not; for a chip or two, if there are any."""
        if (
            self.luck.random() < 0.3
            and actions.NamePrice in may
            and may.span(actions.NamePrice, "chips")
        ):
            return may.all(actions.NamePrice)[0][0]
        return actions.Agree() if self.luck.random() < 0.5 else actions.Refuse()

    def pays(self, view: SwordView) -> bool:
        """Small change only."""
        return view.trade is not None and (view.trade.price or 0) <= self.rules.big_blind

    def name_colour(self, view: SwordView) -> Colour:
        """The truth, mostly."""
        asked = view.question
        face = None if asked is None else view.rows[asked.of][asked.place].face
        if face is None or self.luck.random() >= _HONEST:
            return super().name_colour(view)
        return colour(face)

    def believes(self, view: SwordView) -> bool:
        """Mostly."""
        return self.luck.random() < _TRUSTING

    def bet(self, view: SwordView, may: Choices) -> Action:
        """Stays in for what is cheap, raises a little when it likes its shields."""
        shields = self.outlook(view).shields[self.seat]
        mood, price = self.luck.random(), self.price(view)
        if mood < 0.06 + 0.07 * shields:
            chips = self.luck.choice((1, 2, 3)) * self.rules.big_blind
            raised = may.up_to(view.level + chips)
            if raised is not None:
                return raised
        if actions.Check in may:
            return actions.Check()
        dear = price / max(1, view.stacks[self.seat])
        stays = 0.9 if dear <= _CHEAP else 0.12 + 0.13 * shields
        if self.luck.random() >= stays:
            return actions.Fold()
        return actions.Call() if actions.Call in may else actions.AllIn()

    def negotiate(self, view: SwordView, may: Choices) -> Action:
        """Signs what sounds friendly and costs nothing."""
        for deal in incoming(view):
            friendly = deal.yours in ("nothing", "spare") and deal.chips >= 0
            if friendly and self.luck.random() < 0.6 and may.signs(deal.number):
                return actions.SignDeal(deal.number)
        return super().negotiate(view, may)

    def attack(self, view: SwordView, may: Choices) -> Action:
        """An eye for an eye."""
        of = self.luck.choice(self._grudges(view))
        aims = aims_at(view, of)
        if actions.StrikeTwice in may and self.luck.random() < 0.15:
            price = self.luck.randrange(len(view.rows[self.seat]))
            return actions.StrikeTwice(aims[0], aims[-1], price)
        return actions.Strike(self.luck.choice(aims))

    def _grudges(self, view: SwordView) -> list[Seat]:
        spare, strike = promised(view)
        others = [s for s in standing(view) if s != self.seat]
        free = [s for s in others if s in strike] or [s for s in others if s not in spare] or others
        attackers = [s for s in free if self.seat in self.memory.attacked[s]]
        if attackers:
            return attackers
        most = max(len(view.rows[s]) for s in free)
        return [s for s in free if len(view.rows[s]) == most]
