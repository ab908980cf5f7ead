"""The base class of the marshal, which negotiates before a war round.

The bot answers proposals, proposes the pact that gains both sides most (with chips if only one side
gains), and is then ready. The gain of a pact is estimated over many wars (``pacts``). Another
seat's pledge counts if breaking it does not pay, weighted by that seat's record. The bot keeps its
pledges.
"""

from random import Random
from typing import Final

import numpy as np

from mendax.bots.sword_of_lies.battle import WarArrays
from mendax.bots.sword_of_lies.exact import scene_of
from mendax.bots.sword_of_lies.orders import Bound, Scene
from mendax.bots.sword_of_lies.pacts import Gain, Pact, gains
from mendax.bots.sword_of_lies.player import (
    Choices,
    SwordPlayer,
    breakers,
    incoming,
    standing,
    struck_by,
)
from mendax.bots.sword_of_lies.pledges import trust
from mendax.bots.sword_of_lies.war_model import sharp, war_rules
from mendax.core.game import Action, Seat
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import DealTerms
from mendax.games.sword_of_lies.view import SwordView

_LEAST_GAIN: Final = 0.05
"""The smallest gain worth a pact, as a share of the pots."""
_SURE: Final = 2.0
"""The smallest gain in standard errors, which excludes rollout noise."""


class Negotiator(SwordPlayer):
    """Makes profitable pacts and keeps them."""

    wars: type[WarArrays] = WarArrays
    """The class that simulates wars."""

    def __init__(self, game: str, rules: SwordRules, seat: Seat, seats: int, rng: Random) -> None:
        super().__init__(game, rules, seat, seats, rng)
        self.dice = np.random.Generator(np.random.SFC64(rng.getrandbits(64)))

    def scene(self, view: SwordView) -> Scene:
        """Return the current war."""
        return scene_of(self.rules, view, self.history)

    def war(self) -> WarArrays:
        return self.wars(war_rules(self.rules), self.dice, sharp(self.rules))

    def bound(self, view: SwordView, seat: Seat) -> Bound:
        """Return the open promises of ``seat``, or none if another seat has broken a promise."""
        if seat in breakers(view) and seat != self.seat:
            return Bound()
        open_ones = [p for p in view.promises if p.seat == seat and p.outcome == "open"]
        return Bound(
            frozenset(p.to for p in open_ones if p.pledge == "spare"),
            frozenset(struck_by(p.pledge) for p in open_ones if p.pledge.startswith("strike")),
        )

    def negotiate(self, view: SwordView, may: Choices) -> Action:
        """Answer a proposal, or propose the best pact, or else be ready."""
        deals = incoming(view)
        if deals:
            return self._answer(view, may, deals[0])
        if actions.ProposeDeal in may and view.proposals_left == self.rules.deals:
            made = self._proposal(view, may)
            if made is not None:
                return made
        return actions.Ready()

    def _least(self, view: SwordView) -> float:
        return _LEAST_GAIN * sum(pot.chips for pot in view.pots)

    def _gains(self, view: SwordView, pacts: list[Pact]) -> list[Gain]:
        """Return the gain of each pact, given the open promises of seats that have broken none."""
        faithless = breakers(view)
        held = [
            Pact(p.seat, p.to, p.pledge, "nothing")
            for p in view.promises
            if p.outcome == "open" and p.seat not in faithless
        ]
        trusted = [trust(view.promises, seat) for seat in range(self.seats)]
        return gains(self.scene(view), self.war(), pacts, held, trusted)

    def _answer(self, view: SwordView, may: Choices, deal: DealTerms) -> Action:
        """Sign a profitable deal, ask for chips if only the other seat gains, or else decline."""
        if self._could_keep(view, deal.yours, deal.seat):
            [gain] = self._gains(view, [Pact(self.seat, deal.seat, deal.yours, deal.mine)])
            sure = max(self._least(view), _SURE * gain.error)
            if gain.mine + deal.chips > sure and may.signs(deal.number):
                return actions.SignDeal(deal.number)
            counter = self._counter(view, may, deal, gain)
            if counter is not None:
                return counter
        return actions.DeclineDeal(deal.number)

    def _counter(self, view: SwordView, may: Choices, deal: DealTerms, gain: Gain) -> Action | None:
        """Return the same deal with chips that split the gain equally, or None."""
        asked = self._fair_price(view, deal.seat, gain)
        if asked is None or asked >= -self._least(view):
            return None
        made = actions.ProposeDeal(deal.seat, asked, deal.yours, deal.mine, "", deal.private)
        return made if view.proposals_left >= 2 and may.admits(made) else None

    def _proposal(self, view: SwordView, may: Choices) -> Action | None:
        """Return the best pact (peace or a common enemy) that benefits both seats, or None."""
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
        priced = [
            (gain.mine - chips, pact)
            for gain, pact in zip(self._gains(view, pacts), pacts, strict=True)
            for chips in [self._fair_price(view, pact.to, gain)]
            if chips is not None
        ]
        if not priced:
            return None
        _, pact = max(priced, key=lambda offer: offer[0])
        # The maximum of noisy estimates is biased upwards, so the gain of the best pact is
        # estimated again.
        [gain] = self._gains(view, [pact])
        chips = self._fair_price(view, pact.to, gain)
        if chips is None or gain.mine - chips <= max(self._least(view), _SURE * gain.error):
            return None
        return actions.ProposeDeal(pact.to, chips, pact.mine, pact.yours, "", private=False)

    def _fair_price(self, view: SwordView, to: Seat, gain: Gain) -> int | None:
        """Return the chips to pay (negative: to ask) for equal gains, or None if both cannot gain.

        Returns 0 if both seats gain enough without chips.
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
        """Return whether the pledge is compatible with the bot's earlier promises."""
        bound = self.bound(view, self.seat)
        others = {s for s in standing(view) if s != self.seat}
        if pledge == "spare":
            free = others - bound.spare - {to}
            return (bool(free) or self.rules.may_hold) and to not in bound.strike
        if not pledge.startswith("strike"):
            return True
        foe = struck_by(pledge)
        return foe in others - bound.spare and bound.strike <= {foe}
