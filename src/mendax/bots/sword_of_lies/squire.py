"""The bot for beginners, which plays fixed odds, makes no inferences, and tends to stay in.

The bot knows its own cards and the rules. It mostly tells the truth and mostly believes, swaps
random cards and calls cheap bets. It strikes a seat that struck it or, if there is none, a seat
with the most cards. It signs friendly deals that profit it, and keeps its promises.
"""

from typing import Final

from mendax.bots.sword_of_lies.beliefs import expected
from mendax.bots.sword_of_lies.player import (
    Choices,
    SwordPlayer,
    aims_at,
    chips_in,
    incoming,
    promised,
    standing,
)
from mendax.bots.sword_of_lies.pledges import gain_by_signing
from mendax.core.game import Action, Seat
from mendax.games.cards import Colour, colour
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.view import SwordView

_HONEST: Final = 0.7
_TRUSTING: Final = 0.65
_WHIM: Final = 0.12
"""The probability of a trade instead of a question."""
_RAISES: Final = 1.15
"""The bot raises if its army with the four swords is this multiple of a fair share."""
_EAGER: Final = 0.5
"""The probability of a raise for which there is a reason."""


class Squire(SwordPlayer):
    """Plays its cards by fixed odds, and remembers which seats struck it."""

    def move(self, view: SwordView, may: Choices) -> Action:
        """Offer a random trade with chance ``_WHIM``, otherwise ask about a random card."""
        if actions.OfferTrade in may and self.rng.random() < _WHIM:
            places = range(self.rules.cards)
            of = self.rng.choice([seat for seat in range(self.seats) if seat != self.seat])
            return actions.OfferTrade(self.rng.choice(places), of, self.rng.choice(places), 0)
        return super().move(view, may)

    def answer_trade(self, view: SwordView, may: Choices) -> Action:
        """Name the smallest price with chance 0.3, otherwise agree or refuse with equal odds."""
        if (
            self.rng.random() < 0.3
            and actions.NamePrice in may
            and may.span(actions.NamePrice, "chips")
        ):
            return may.all(actions.NamePrice)[0][0]
        return actions.Agree() if self.rng.random() < 0.5 else actions.Refuse()

    def pays(self, view: SwordView) -> bool:
        """Return whether the price is at most the big blind."""
        return view.trade is not None and (view.trade.price or 0) <= self.rules.big_blind

    def name_colour(self, view: SwordView) -> Colour:
        """Return the true colour with probability ``_HONEST``, otherwise a random colour."""
        asked = view.question
        face = None if asked is None else view.rows[asked.of][asked.place].face
        if face is None or self.rng.random() >= _HONEST:
            return super().name_colour(view)
        return colour(face)

    def believes(self, view: SwordView) -> bool:
        """Return True with chance ``_TRUSTING``, regardless of the named colour."""
        return self.rng.random() < _TRUSTING

    def bet(self, view: SwordView, may: Choices) -> Action:
        """Raise to gain the four swords for a strong army, and fold an army below the pot odds."""
        price, pot = self.price(view), chips_in(view)
        bold = None if view.boldest is None else view.boldest.seat
        raised = may.up_to(view.level + self.rng.choice((1, 2, 3)) * self.rules.big_blind)
        strong = self._might(view, self.seat) * len(view.live) > _RAISES
        if raised is not None and strong and bold != self.seat and self.rng.random() < _EAGER:
            return raised
        if actions.Check in may:
            return actions.Check()
        if self._might(view, bold) < price / (pot + price):
            return actions.Fold()
        return actions.Call() if actions.Call in may else actions.AllIn()

    def _might(self, view: SwordView, bold: Seat | None) -> float:
        """Return the bot's share of all armies (lives and swords) if ``bold`` has the four
        swords."""
        forces = expected(self.outlook(view), bold)
        armies = [forces.lives[seat] + forces.swords[seat] / 2 for seat in view.live]
        return armies[view.live.index(self.seat)] / sum(armies)

    def negotiate(self, view: SwordView, may: Choices) -> Action:
        """Sign, with chance 0.6, a profitable deal that asks for no chips or attack."""
        for deal in incoming(view):
            friendly = deal.yours in ("nothing", "spare") and deal.chips >= 0
            gains = friendly and gain_by_signing(view, deal) > 0
            if gains and self.rng.random() < 0.6 and may.signs(deal.number):
                return actions.SignDeal(deal.number)
        return super().negotiate(view, may)

    def attack(self, view: SwordView, may: Choices) -> Action:
        """Strike a seat that struck the bot last round, otherwise a seat with the most cards."""
        of = self.rng.choice(self._grudges(view))
        aims = aims_at(view, of)
        if actions.StrikeTwice in may and self.rng.random() < 0.15:
            price = self.rng.randrange(len(view.rows[self.seat]))
            return actions.StrikeTwice(aims[0], aims[-1], price)
        return actions.Strike(self.rng.choice(aims))

    def _grudges(self, view: SwordView) -> list[Seat]:
        spare, strike = promised(view)
        others = [s for s in standing(view) if s != self.seat]
        free = [s for s in others if s in strike] or [s for s in others if s not in spare] or others
        attackers = [s for s in free if self.seat in self.history.attacked[s]]
        if attackers:
            return attackers
        most = max(len(view.rows[s]) for s in free)
        return [s for s in free if len(view.rows[s]) == most]
