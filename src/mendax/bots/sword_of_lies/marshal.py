"""The best: weighs what others know, bets by what they will do, and solves every war round.

What it knows is what its seat was told; what it thinks of others is in ``determinizations`` (who
bets hard has shields) and ``wager`` (who stays at which price). It answers so that nothing can be
read from it, asks where it knows most and where it doesn't hand the end of castling to the next
one, and waits by a trade when every question would. It makes the bet that is worth most in a few
hundred samples of the unseen cards, the smallest of those about as good. It shows weakness when
strong and shields when weak. In the war it proposes pacts that gain both, for chips if only one of
them gains, keeps its word, trusts nobody who broke theirs, and draws its orders from what regret
matching finds for the round (``orders``).
"""

from math import exp
from random import Random
from typing import Final

import numpy as np

from mendax.bots.sword_of_lies.battle import WarArrays
from mendax.bots.sword_of_lies.determinizations import determinizations
from mendax.bots.sword_of_lies.orders import Bound, Plan, Scene, drawn_from, searched
from mendax.bots.sword_of_lies.pacts import Gain, Pact, gains
from mendax.bots.sword_of_lies.player import (
    Choices,
    SwordPlayer,
    breakers,
    chips_in,
    incoming,
    places_to_reveal,
    questions,
    standing,
    struck_by,
)
from mendax.bots.sword_of_lies.wager import Chips, Wager, Ways, sizes
from mendax.bots.sword_of_lies.war_model import sharp, war_model, war_rules
from mendax.core.game import Action, Seat
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.actions import target
from mendax.games.sword_of_lies.reveal import is_right
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import DealTerms
from mendax.games.sword_of_lies.view import CardView, SwordView

_CELLS: Final = 1000
"""Determinizations × seats that are tried for each bet, about."""
_WORTH_WAITING: Final = 0.3
"""A question worth less than this is better not asked, if one may wait."""
_SWAPS: Final = 2
"""So many trades it starts in a game at the most: somebody has to ask in the end."""
_NEARLY: Final = 0.25
"""Bets that are worth less than the best by no more than this part of the pot are as good."""
_COMMITTED: Final = 0.5
"""Who bets more than this part of all they have had better bet it all."""
_TREND: Final = 0.05
"""A pact has to gain so much of the pots: less may be luck of the few wars that were tried."""


class Marshal(SwordPlayer):
    """Plays what is worth most against players who think."""

    ways = Ways()

    def __init__(self, game: str, rules: SwordRules, seat: Seat, seats: int, rng: Random) -> None:
        super().__init__(game, rules, seat, seats, rng)
        self.dice = np.random.Generator(np.random.SFC64(rng.getrandbits(64)))

    # ── castling ─────────────────────────────────────────────────────────────────────────────

    def move(self, view: SwordView, may: Choices) -> Action:
        """The question that is worth most, or waiting if none is worth much."""
        asks = questions(may)
        worth = {ask: self._worth_asking(view, ask) for ask in asks}
        best = max(asks, key=worth.__getitem__, default=None)
        if best is not None and (worth[best] >= _WORTH_WAITING or actions.Skip not in may):
            return best
        swap = self._swap(view, may)
        if swap is not None and self.rng.random() < 0.5:
            return swap
        return super().move(view, may) if actions.Skip not in may else actions.Skip()

    def _worth_asking(self, view: SwordView, ask: actions.Interrogate) -> float:
        """A sword for me less a shield for them, and who will ask the last question."""
        row = view.rows[ask.of]
        red = self.unseen(view).share_of_red
        right = 1.0 if row[ask.place].face is not None else max(red, 1 - red)
        worth = 2 * right - 0.8 * (1 - right)
        to_go = [sum(card.mark is None for card in cards) for cards in view.rows]
        if to_go[ask.of] == 1:
            worth += 0.5
        elif to_go[ask.of] == 2 and 1 not in to_go:
            worth -= 0.5
        return worth + 0.05 * self.rng.random()

    def _swap(self, view: SwordView, may: Choices) -> Action | None:
        """A card for one of the last to move before me: each of us can then ask one for sure."""
        if actions.OfferTrade not in may or view.trades[self.seat] >= _SWAPS:
            return None
        of = (self.seat - 1) % self.seats
        own = [p for p, card in enumerate(view.rows[self.seat]) if card.mark is None]
        theirs = [
            p for p, card in enumerate(view.rows[of]) if card.mark is None and card.face is None
        ]
        if not own or not theirs:
            return None
        return actions.OfferTrade(self.rng.choice(own), of, self.rng.choice(theirs), 0)

    def answer_trade(self, view: SwordView, may: Choices) -> Action:
        """Keeps shields; for anything else a price, as the other would lose the turn."""
        trade = view.trade
        assert trade is not None
        mine = view.rows[self.seat][trade.theirs]
        if _is_shield(mine):
            return actions.Refuse()
        if trade.chips >= self.rules.big_blind:
            return actions.Agree()
        span = may.span(actions.NamePrice, "chips")
        if span is not None and span.low <= self.rules.big_blind <= span.high:
            return actions.NamePrice(self.rules.big_blind, "") if span.low else actions.Refuse()
        return actions.Agree() if mine.mark is not None else actions.Refuse()

    def pays(self, view: SwordView) -> bool:
        """Never: whoever has more chips than the others can top any bet."""
        return False

    def believes(self, view: SwordView) -> bool:
        """By what is likelier, and hard to foresee where that is even."""
        truth = self.chance_of_truth(view)
        return self.rng.random() < 1 / (1 + exp(-(truth - 0.5) / 0.04))

    # ── betting ──────────────────────────────────────────────────────────────────────────────

    def bet(self, view: SwordView, may: Choices) -> Action:
        """What is worth most; folding is worth nothing."""
        wager = self._wager(view)
        raises = [(wager.raising(to), made) for to, made in self._raises(view, may)]
        best = max((worth for worth, _ in raises), default=0.0)
        choices = [pair for pair in raises if pair[0] >= best - _NEARLY * self._pot(view)][:1]
        if actions.Check in may:
            choices.append((wager.staying(), actions.Check()))
        else:
            goes = actions.Call() if actions.Call in may else actions.AllIn()
            choices += [(wager.staying(), goes), (0.0, actions.Fold())]
        return max(choices, key=lambda pair: pair[0])[1]

    def _pot(self, view: SwordView) -> int:
        return max(self.rules.big_blind, chips_in(view))

    def _raises(self, view: SwordView, may: Choices) -> list[tuple[int, Action]]:
        kind = actions.Raise if actions.Raise in may else actions.Bet
        span, pot = may.span(kind, "to"), self._pot(view)
        most = view.bets[self.seat] + view.stacks[self.seat]
        bets_to: list[tuple[int, Action]] = []
        if span is not None:
            bets = sizes(span.low, span.high, view.level, pot, sum(self.history.raises))
            bets_to = [(to, kind(to)) for to in bets if to <= _COMMITTED * most or to == span.low]
        if actions.AllIn in may and view.level < most:
            bets_to.append((most, actions.AllIn()))
        return bets_to

    def _wager(self, view: SwordView) -> Wager:
        seats = len(view.rows)
        size = max(60, min(360, _CELLS // len(view.live)))
        drive = self.history.drive
        samples = determinizations(
            self.rules, self.outlook(view), drive, self.seat, size, self.dice
        )
        bold = view.boldest
        chips = Chips(
            view.stacks,
            view.bets,
            self.paid(view),
            view.live,
            view.level,
            -1 if bold is None or bold.seat not in view.live else bold.seat,
            bold is not None and bold.posted,
            0 if bold is None else bold.to,
            view.round <= self.rules.cards,
            tuple(self.history.raises),
        )
        rake = self.rules.rake / 100
        return Wager(
            samples, war_model(self.rules, self.seat, seats, self.dice), chips, rake, self.ways
        )

    def reveal(self, view: SwordView, may: Choices) -> int:
        """Shields early if that may scare, late if it would."""
        row = view.rows[self.seat]
        shields = sum(_is_shield(card) for card in row)
        marks = sum(card.mark is not None for card in row)
        early = 2 * shields < marks or self.rng.random() < 0.15

        def order(place: int) -> tuple[float, float]:
            card = row[place]
            if card.mark is None:
                return 1.0, self.rng.random()
            return (0.0 if _is_shield(card) == early else 2.0), self.rng.random()

        return min(places_to_reveal(may), key=order)

    # ── war ──────────────────────────────────────────────────────────────────────────────────

    def scene(self, view: SwordView) -> Scene:
        """The war as it stands."""
        return Scene(
            tuple(tuple(card.lives for card in row) for row in view.rows),
            view.swords,
            view.armed,
            view.pots,
            frozenset(self.history.tripled),
            self.rules.may_hold,
            self.rules.triple_attack,
            self.rules.hard_shields,
        )

    def _war(self) -> WarArrays:
        return WarArrays(war_rules(self.rules), self.dice, sharp(self.rules))

    def attack(self, view: SwordView, may: Choices) -> Action:
        """Drawn from the solution of this round; promises bind."""
        scene = self.scene(view)
        bounds = {seat: self._bound(view, seat) for seat in scene.fighters}
        writings = searched(scene, self._war(), bounds)
        mine = next(writing for writing in writings if writing.seat == self.seat)
        return self._written(scene, drawn_from(mine, self.dice))

    def _bound(self, view: SwordView, seat: Seat) -> Bound:
        """What the word of ``seat`` is worth: all or, once broken, nothing."""
        if seat in breakers(view) and seat != self.seat:
            return Bound()
        open_ones = [p for p in view.promises if p.seat == seat and p.outcome == "open"]
        return Bound(
            frozenset(p.to for p in open_ones if p.pledge == "spare"),
            frozenset(struck_by(p.pledge) for p in open_ones if p.pledge.startswith("strike")),
        )

    def _written(self, scene: Scene, plan: Plan) -> Action:
        """The order with its cards picked."""
        picked: list[tuple[Seat, int]] = []
        for aim in plan.aims:
            row = scene.lives[aim.seat]
            fresh = [
                place
                for place, lives in enumerate(row)
                if lives == aim.lives and (aim.seat, place) not in picked
            ]
            picked.append((aim.seat, self.rng.choice(fresh)) if fresh else picked[-1])
        aims = [target(seat, place) for seat, place in picked]
        if not aims:
            return actions.Hold()
        if len(aims) == 1:
            return actions.Strike(aims[0])
        if len(aims) == 3:
            return actions.StrikeThrice(*aims)
        row = scene.lives[self.seat]
        price = self.rng.choice([p for p, lives in enumerate(row) if lives == plan.paid])
        return actions.StrikeTwice(aims[0], aims[1], price)

    # ── negotiation ──────────────────────────────────────────────────────────────────────────

    def negotiate(self, view: SwordView, may: Choices) -> Action:
        """Answers what is proposed; then the pact that gains both most; then it is ready."""
        deals = incoming(view)
        if deals:
            return self._answer(view, may, deals[0])
        if actions.ProposeDeal in may and view.proposals_left == self.rules.deals:
            made = self._proposal(view, may)
            if made is not None:
                return made
        return actions.Ready()

    def _least(self, view: SwordView) -> float:
        return _TREND * sum(pot.chips for pot in view.pots)

    def _gains(self, view: SwordView, pacts: list[Pact]) -> list[Gain]:
        """What pacts add, given all promises that are known and trusted."""
        faithless = breakers(view)
        held = [
            Pact(p.seat, p.to, p.pledge, "nothing")
            for p in view.promises
            if p.outcome == "open" and p.seat not in faithless
        ]
        return gains(self.scene(view), self._war(), pacts, held)

    def _answer(self, view: SwordView, may: Choices, deal: DealTerms) -> Action:
        """Signs what gains, asks for chips if only the other gains, else declines."""
        theirs = "nothing" if deal.seat in breakers(view) else deal.mine
        if self._could_keep(view, deal.yours, deal.seat):
            [gain] = self._gains(view, [Pact(deal.seat, self.seat, theirs, deal.yours)])
            if gain.yours + deal.chips > self._least(view) and may.signs(deal.number):
                return actions.SignDeal(deal.number)
            counter = self._counter(view, may, deal, gain)
            if counter is not None:
                return counter
        return actions.DeclineDeal(deal.number)

    def _counter(self, view: SwordView, may: Choices, deal: DealTerms, gain: Gain) -> Action | None:
        """The same for chips, halfway between what one loses and the other gains."""
        asked = self._fair_price(view, deal.seat, Gain(gain.yours, gain.mine))
        if asked is None or asked >= -self._least(view):
            return None
        made = actions.ProposeDeal(deal.seat, asked, deal.yours, deal.mine, "", deal.private)
        return made if view.proposals_left >= 2 and may.admits(made) else None

    def _proposal(self, view: SwordView, may: Choices) -> Action | None:
        """Peace, or a common enemy: with whom it gains most, if it gains the other too."""
        others = [s for s in may.values(actions.ProposeDeal, "to") if isinstance(s, int)]
        trusted = [s for s in others if s not in self.history.refused | breakers(view)]
        pacts = [
            Pact(self.seat, to, pledge, pledge)
            for to in trusted
            if view.rows[to]
            for pledge in ("spare", *self._enemies(view, to))
            if may.admits(actions.ProposeDeal(to, 0, pledge, pledge, "", private=False))
            and self._could_keep(view, pledge, to)
        ]
        if not pacts:
            return None
        fair = [
            (gain.mine - chips, chips, pact)
            for gain, pact in zip(self._gains(view, pacts), pacts, strict=True)
            for chips in [self._fair_price(view, pact.to, gain)]
            if chips is not None
        ]
        best = max(fair, key=lambda offer: offer[0], default=None)
        if best is None or best[0] <= self._least(view):
            return None
        _, chips, pact = best
        return actions.ProposeDeal(pact.to, chips, pact.mine, pact.yours, "", private=False)

    def _fair_price(self, view: SwordView, to: Seat, gain: Gain) -> int | None:
        """Chips to pay (to ask, if negative) so that both gain alike; None if both can't gain.

        Nothing is paid where both gain enough as it is.
        """
        least = self._least(view)
        if min(gain.mine, gain.yours) > least / 2:
            return 0
        chips = round((gain.mine - gain.yours) / 2)
        affordable = -view.stacks[to] <= chips <= view.stacks[self.seat]
        return chips if gain.mine + gain.yours > 2 * least and affordable else None

    def _enemies(self, view: SwordView, to: Seat) -> list[str]:
        third = [s for s in standing(view) if s not in (self.seat, to)]
        if not third:
            return []
        worst = max(third, key=lambda seat: view.lives[seat] + view.swords[seat])
        return [f"strike-seat{worst + 1}"]

    def _could_keep(self, view: SwordView, pledge: str, to: Seat) -> bool:
        """Whether it can do as pledged, beside what it has promised before."""
        bound = self._bound(view, self.seat)
        others = {s for s in standing(view) if s != self.seat}
        if pledge == "spare":
            free = others - bound.spare - {to}
            return (bool(free) or self.rules.may_hold) and to not in bound.strike
        if not pledge.startswith("strike"):
            return True
        foe = struck_by(pledge)
        return foe in others - bound.spare and bound.strike <= {foe}


def _is_shield(card: CardView) -> bool:
    return card.mark is not None and card.face is not None and not is_right(card.mark, card.face)
