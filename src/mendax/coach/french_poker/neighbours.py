"""Advice for French poker with three or more players.

1. Advice depends only on the seat's view, and treats the next player as the only opponent.
2. The policy is from a simplified round (``round_equilibrium``, rule 5). An answering player treats
   unknown dice as just rolled hidden over the previous claim, and the claimer expects this.
3. After unseen dice are passed on, seats get no advice.
"""

import functools
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from mendax.coach.french_poker.seen_dice import (
    KEPT_NUMBER,
    Hand,
    claimed_step,
    hand_of,
    keeping,
    pips_of,
)
from mendax.core.game import Action
from mendax.games.french_poker.actions import Announce, Believe, Concede, Doubt
from mendax.games.french_poker.bidding import may_concede
from mendax.games.french_poker.claims import DICE, Dice, order_of
from mendax.games.french_poker.odds import known_dice, own_dice
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView
from mendax.solver.french_poker.opponent_model import HAND, roll_outcomes
from mendax.solver.french_poker.policy import EQUAL, RoundPolicy
from mendax.solver.french_poker.round_model import essential


class GoingOn(NamedTuple):
    """The dice to keep, and whether they stay hidden. To keep all dice means to leave them."""

    kept: Hand
    hidden: bool


class NeighbourAdviser:
    """Advises at tables with ``rules`` by the policy of the simplified round.

    Raises ``ValueError`` for a policy with other rules, or for two seats, whose rounds have one
    loser and one winner.
    """

    def __init__(self, policy: RoundPolicy, rules: FrenchPokerRules) -> None:
        if policy.rules != essential(rules) or policy.seats <= 2:
            raise ValueError("a policy of other rules, or of two")
        self.policy, self.rules, self.order = policy, rules, order_of(rules)
        self._best_way = functools.lru_cache(10_000)(self._weighed)

    def mixture(self, view: FrenchPokerView) -> Mapping[Action, float] | None:
        """Return the acting seat's strategy, or None if it is unknown."""
        if view.phase == "answer":
            return self._answered(view)
        if view.phase != "cup" or own_dice(view) is None:
            return None
        dice, to_beat = hand_of(view), claimed_step(view, self.order, -1)
        if view.deed == "left":
            way = self._best_way(tuple(sorted(dice)), to_beat)
            if len(way.kept) < DICE:
                return {keeping(way.kept, dice, way.hidden, self.rules): 1.0}
        claims = self._claims(pips_of(dice, known=True), pips_of(dice, known=False), to_beat)
        return {Announce(self.order.spellings[claim]): chance for claim, chance in claims.items()}

    def _answered(self, view: FrenchPokerView) -> Mapping[Action, float] | None:
        claim, dice = claimed_step(view, self.order, -1), own_dice(view)
        if view.claims[-1].deed == "passed":
            return None
        if dice is not None:
            doubt = float(self.order.worth(dice) < claim)
        else:
            kept = KEPT_NUMBER[tuple(sorted(known_dice(view)))]
            before = claimed_step(view, self.order, -2)
            doubt = float(self.policy.doubts(kept, before)[claim - before - 1])
        other: Action = Believe()
        if claim == self.policy.model.top:
            other = Concede() if may_concede(self.rules) else Doubt()
        return {Doubt(): 1.0} if other == Doubt() else {Doubt(): doubt, other: 1 - doubt}

    def _claims(self, known: Dice, unknown: Dice, to_beat: int) -> Mapping[int, float]:
        if not unknown:
            return {self.policy.left(to_beat, HAND[known])[0]: 1.0}
        roll = roll_outcomes(known).rest.index(unknown)
        return self.policy.says(KEPT_NUMBER[known], to_beat, roll)

    # ── options ──────────────────────────────────────────────────────────────────────────────

    def _weighed(self, dice: Hand, to_beat: int) -> GoingOn:
        """Return the most valuable option.

        In a tie the first option wins, which is leaving the dice.
        """
        worths = {way: self._worth(dice, way, to_beat) for way in self._ways(dice)}
        most = max(worths.values())
        return next(way for way, worth in worths.items() if worth >= most - EQUAL)

    def _ways(self, dice: Hand) -> Iterator[GoingOn]:
        if not self.rules.must_reroll:
            yield GoingOn(dice, hidden=True)
        for count in range(DICE):
            for kept in sorted(set(combinations(dice, count))):
                yield GoingOn(kept, hidden=False)
                if kept:
                    yield GoingOn(kept, hidden=True)

    def _worth(self, dice: Hand, way: GoingOn, to_beat: int) -> float:
        pips = tuple(sorted(die.pips for die in way.kept))
        if not way.hidden:
            return self.policy.stage_value(KEPT_NUMBER[pips], to_beat)
        known, unknown = pips_of(way.kept, known=True), pips_of(way.kept, known=False)
        if len(way.kept) == DICE:
            return self._worth_of_claiming(known, unknown, to_beat)
        fall = roll_outcomes(pips)
        worths = (
            self._worth_of_claiming(tuple(sorted(known + rest)), unknown, to_beat)
            for rest in fall.rest
        )
        return float(sum(odds * worth for odds, worth in zip(fall.odds, worths, strict=True)))

    def _worth_of_claiming(self, known: Dice, unknown: Dice, to_beat: int) -> float:
        """Return the value of the best claim if the next player knows only the dice ``known``."""
        if not unknown:
            return self.policy.left(to_beat, HAND[known])[1]
        roll = roll_outcomes(known).rest.index(unknown)
        return float(self.policy.best_payoffs(KEPT_NUMBER[known], to_beat)[roll])
