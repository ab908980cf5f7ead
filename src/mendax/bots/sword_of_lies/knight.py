"""The intermediate bot, which counts but does not model the beliefs of others.

The bot counts colours, and estimates the habits of other seats (``habits``) to name colours and to
judge answers. It ends castling if it can, and avoids leaving a row with one unmarked card. It
estimates its chance to win the war in a few dozen samples of the unseen cards. It raises if that
chance, with the four swords of the raise, is well above 1 / players, and calls by pot odds. It
ignores the information in the bets of others. In the war, it strikes the strongest opponent with
one sword a round, and makes peace with the other opponents if that pays. With two seats left, it
makes the last bets and writes its orders by the tables of solved wars (``exact``).
"""

from typing import Final

import numpy as np

from mendax.bots.sword_of_lies.battle import Floats, Ints
from mendax.bots.sword_of_lies.determinizations import determinizations
from mendax.bots.sword_of_lies.exact import best_bet, drawn_plan, last_bets, order_at, scene_of
from mendax.bots.sword_of_lies.player import (
    Choices,
    SwordPlayer,
    aims_at,
    chips_in,
    incoming,
    places_to_reveal,
    promised,
    questions,
    standing,
)
from mendax.bots.sword_of_lies.pledges import gain_by_pledges, gain_by_signing
from mendax.bots.sword_of_lies.war_model import pot_splits, war_model
from mendax.core.game import Action, Seat
from mendax.games.cards import Face
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.reveal import is_right
from mendax.games.sword_of_lies.state import Mark
from mendax.games.sword_of_lies.view import SwordView

_WORLDS: Final = 80
_RAISES: Final = 1.3
"""The bot raises if its chance reaches this multiple of a fair share."""
_MARGIN: Final = 1.1
"""The bot calls if its chance reaches this multiple of the pot odds."""
_TOPPED: Final = 0.5
"""The estimated probability that the highest bet is topped while betting continues."""
_TRADES: Final = 0.15
"""The probability of offering a bare card for one that may be a shield."""
_SWORD: Final = 1.0
"""The weight of a sword in lives. At tables of knights, weights of 0.4 and 0.5 lost to 1.0."""
_UNHURT: Final = 2.0
"""The lives by which an army attracts less if every card needs two swords."""


class Knight(SwordPlayer):
    """A bot that plays by counting cards."""

    # ── castling ─────────────────────────────────────────────────────────────────────────────

    def move(self, view: SwordView, may: Choices) -> Action:
        """Return a random trade with chance ``_TRADES``, otherwise the best question by
        ``_liking``."""
        swap = self._swap(view, may)
        if swap is not None and self.rng.random() < _TRADES:
            return swap
        asks = questions(may)
        if not asks:
            return super().move(view, may)
        return max(asks, key=lambda ask: self._liking(view, ask))

    def _liking(self, view: SwordView, ask: actions.Interrogate) -> float:
        bare = sum(card.mark is None for card in view.rows[ask.of])
        known = self.seat in self.history.knowers[ask.of][ask.place]
        return 2 * known + (bare == 1) - (bare == 2) + self.rng.random()

    def _swap(self, view: SwordView, may: Choices) -> Action | None:
        """Return an offer of a marked card that is no shield for an unknown marked card, or
        None."""
        if actions.OfferTrade not in may:
            return None
        own = [p for p, card in enumerate(view.rows[self.seat]) if _lies_bare(card.face, card.mark)]
        wanted = [
            (seat, place)
            for seat, row in enumerate(view.rows)
            for place, card in enumerate(row)
            if seat != self.seat and card.mark is not None and card.face is None
        ]
        if not own or not wanted:
            return None
        of, place = self.rng.choice(wanted)
        return actions.OfferTrade(self.rng.choice(own), of, place, 0)

    def answer_trade(self, view: SwordView, may: Choices) -> Action:
        """Keep shields. Otherwise agree for chips or an unmarked card, or ask for the big blind."""
        trade = view.trade
        assert trade is not None
        card = view.rows[self.seat][trade.theirs]
        if card.mark is not None and not _lies_bare(card.face, card.mark):
            return actions.Refuse()
        if trade.chips or view.rows[trade.seat][trade.own].mark is None:
            return actions.Agree()
        span = may.span(actions.NamePrice, "chips")
        price = self.rules.big_blind
        return actions.NamePrice(price, "") if span and price <= span.high else actions.Refuse()

    def pays(self, view: SwordView) -> bool:
        """Return whether the price is at most the big blind and contains no text."""
        trade = view.trade
        return trade is not None and not trade.words and (trade.price or 0) <= self.rules.big_blind

    name_colour = SwordPlayer.names_by_habit

    # ── betting ──────────────────────────────────────────────────────────────────────────────

    def bet(self, view: SwordView, may: Choices) -> Action:
        """Raise, call or fold by the chance to win the war, compared with 1 / players and pot
        odds."""
        solved = last_bets(self.rules, view, self.history, self.paid(view))
        if solved is not None:
            return best_bet(solved)
        share, price = float(self.chances(view)[self.seat]), self.price(view)
        pot = max(1, chips_in(view))
        fair = 1 / len(view.live)
        raised = self._raised(view, may, pot, share)
        if raised is not None:
            armed = self.chances(view, armed=True)[self.seat] if self._tops(view, raised) else share
            if armed > min(0.85, _RAISES * fair) and self.rng.random() < 0.8:
                return raised
        if actions.Check in may:
            return actions.Check()
        if share < _MARGIN * price / (pot + price):
            return actions.Fold()
        return actions.Call() if actions.Call in may else actions.AllIn()

    def _raised(self, view: SwordView, may: Choices, pot: int, share: float) -> Action | None:
        """Return the raise to consider, or None.

        With a limited number of raises, the seat that makes the last one keeps the four swords. The
        bot raises only if an even number is left after its raise.
        """
        left = self.history.raises_left
        if left is not None and left % 2 == 0:
            return None
        return may.up_to(view.level + int(pot * (0.5 + self.rng.random() * share)))

    def _tops(self, view: SwordView, raised: Action) -> bool:
        """Return whether a raise is higher than every bet so far, so it gains the four swords."""
        whole = view.bets[self.seat] + view.stacks[self.seat]
        to = raised.to if isinstance(raised, actions.Bet | actions.Raise) else whole
        return view.boldest is None or to > view.boldest.to

    def chances(self, view: SwordView, *, armed: bool = False) -> Floats:
        """Return each seat's expected share of the pot if no other player folds: float[n].

        If ``armed`` is true, this seat has the four swords of the highest bet.
        """
        rng = np.random.Generator(np.random.SFC64(self.rng.getrandbits(64)))
        seats = len(view.rows)
        samples = determinizations(
            self.rules, self.outlook(view), [0.0] * seats, self.seat, _WORLDS, rng
        )
        live = np.tile(np.isin(np.arange(seats), view.live), (_WORLDS, 1))
        bold = np.full(_WORLDS, self.seat) if armed else self._boldest(view, rng)
        merit = war_model(self.rules, self.seat, seats, rng).merit(samples, live, bold)
        return np.asarray(pot_splits(merit).mean(axis=0))

    def _boldest(self, view: SwordView, rng: np.random.Generator) -> Ints:
        """Return the seat with the highest final bet in each sample.

        It is the current leader or, if topped, a random seat. The big blind's post counts as topped
        while betting continues.
        """
        anybody = rng.choice(view.live, _WORLDS)
        now = view.boldest
        if now is None or (now.posted and view.round <= self.rules.cards):
            return anybody
        topped = rng.random(_WORLDS) < (_TOPPED if view.round <= self.rules.cards else 0.0)
        return np.where(topped, anybody, now.seat)

    def reveal(self, view: SwordView, may: Choices) -> int:
        """Return the place of an unmarked card, which reveals nothing, otherwise a random place."""
        row = view.rows[self.seat]
        return min(
            places_to_reveal(may),
            key=lambda place: (row[place].mark is not None, self.rng.random()),
        )

    # ── war ──────────────────────────────────────────────────────────────────────────────────

    def negotiate(self, view: SwordView, may: Choices) -> Action:
        """Sign peace with all but the strongest seat if it pays, and offer it once to the
        weakest."""
        strongest = max(standing(view), key=lambda seat: self._might(view, seat))
        for deal in incoming(view):
            peace = deal.mine == "spare" or deal.yours == "spare"
            gains = deal.chips >= 0 and gain_by_signing(view, deal) > 0
            wanted = peace and gains and deal.seat != strongest and self._can_spare_more(view)
            if wanted and may.signs(deal.number):
                return actions.SignDeal(deal.number)
        others = [s for s in standing(view) if s not in (self.seat, strongest)]
        untried = view.proposals_left == self.rules.deals and not incoming(view)
        if actions.ProposeDeal in may and untried and others and strongest != self.seat:
            to = min(others, key=lambda seat: self._might(view, seat))
            made = actions.ProposeDeal(to, 0, "spare", "spare", "", private=False)
            gains = gain_by_pledges(view, to, theirs=made.yours, mine=made.mine) > 0
            if gains and may.admits(made) and self.rng.random() < 0.5:
                return made
        return super().negotiate(view, may)

    def _can_spare_more(self, view: SwordView) -> bool:
        """Return whether peace with one more seat leaves an opponent to strike."""
        spare, _ = promised(view)
        left = [s for s in standing(view) if s != self.seat and s not in spare]
        return len(left) > 1

    def attack(self, view: SwordView, may: Choices) -> Action:
        """Strike the strongest opponent that the bot has not promised to spare.

        The target is a shield, or a card without one where one sword fells no shield.
        """
        spare, strike = promised(view)
        if not (spare or strike or self.rules.any_target):
            scene = scene_of(self.rules, view, self.history)
            plan = drawn_plan(scene, self.seat, self.rng)
            if plan is not None:
                return order_at(scene, self.seat, plan, self.rng)
        others = [s for s in standing(view) if s != self.seat]
        free = [s for s in others if s in strike] or [s for s in others if s not in spare] or others
        of = max(free, key=lambda seat: (self._pull(view, seat), self.rng.random()))
        aims = aims_at(view, of)
        return actions.Strike(aims[-1] if self.rules.hard_shields else aims[0])

    def _pull(self, view: SwordView, seat: Seat) -> float:
        """Return how much an army attracts a sword; one that a sword cannot hurt attracts less."""
        unhurt = self.rules.hard_shields and all(card.lives > 1 for card in view.rows[seat])
        return self._might(view, seat) - _UNHURT * unhurt

    def _might(self, view: SwordView, seat: Seat) -> float:
        return view.lives[seat] + _SWORD * view.swords[seat]


def _lies_bare(face: Face | None, mark: Mark | None) -> bool:
    return face is not None and mark is not None and is_right(mark, face)
