"""The policy that ``equilibrium`` plays with three or more seats, as a strategy that forgets.

The bot treats open dice, and hidden dice that the next seat has seen, as known to that seat. Here,
only open dice count as known, so the strategy is close to the bot's, but not equal to it.
"""

import numpy as np

from bench.three_seats.forgetting import ForgettingRound, no_weights
from bench.three_seats.split_dice import Floats, SplitDice
from mendax.games.french_poker.claims import DICE, order_of
from mendax.solver.french_poker.best_response import KEPT
from mendax.solver.french_poker.opponent_model import HAND, roll_outcomes
from mendax.solver.french_poker.policy import EQUAL, RoundPolicy

_KEPT_NUMBER = {kept: number for number, kept in enumerate(KEPT)}


class SimplifiedRound:
    """The policy of a simplified round for ``dice``, which are five dice with six faces."""

    def __init__(self, policy: RoundPolicy, dice: SplitDice) -> None:
        self._policy, self._dice, self._weights = policy, dice, no_weights(dice)
        order = order_of(policy.rules)
        if dice.top != len(order.claims) - 1:
            raise ValueError("dice of other rules")

    def strategy(self) -> ForgettingRound:
        """Return the policy as a strategy."""
        for above in range(self._dice.top + 1):
            claiming = self._stages(above)
            if above:
                self._deeds(above, claiming)
        return ForgettingRound(self._dice, self._weights, pooled=False)

    def _stages(self, above: int) -> Floats:
        """Fill in the claims and answers; return the value of the best claim: ``[split]``."""
        dice, weights = self._dice, self._weights
        claiming = np.zeros(len(dice.worth))
        for part, known in enumerate(dice.parts if above else ((),)):
            doubts = self._doubts(known, above)
            weights.doubt[above, :, part, above:, 0] = doubts
            weights.doubt[above, :, part, above:, 1] = 1 - doubts
            for split in np.flatnonzero(dice.open == part).tolist():
                claims, value = self._claims(split, above)
                claiming[split] = value
                for claim, chance in claims.items():
                    weights.say[above, :, split, claim] = chance
        return claiming

    def _doubts(self, known: tuple[int, ...], above: int) -> Floats:
        if len(known) < DICE:
            return self._policy.doubts(_KEPT_NUMBER[known], above - 1)
        worth = self._policy.model.worth[HAND[known]]
        doubts: Floats = np.where(np.arange(above, self._dice.top + 1) > worth, 1.0, 0.0)
        return doubts

    def _claims(self, split: int, above: int) -> tuple[dict[int, float], float]:
        """Return the probability of claims, and the value of the best one."""
        parts = self._dice.parts
        known, unknown = parts[self._dice.open[split]], parts[self._dice.hidden[split]]
        if not unknown:
            claim, value = self._policy.left(above - 1, HAND[known])
            return {claim: 1.0}, value
        kept, roll = _KEPT_NUMBER[known], roll_outcomes(known).rest.index(unknown)
        best = float(self._policy.best_payoffs(kept, above - 1)[roll])
        return self._policy.says(kept, above - 1, roll), best

    def _deeds(self, above: int, claiming: Floats) -> None:
        """Fill in what a seat does that has believed and looked."""
        dice, weights = self._dice, self._weights
        laid = np.array(
            [
                self._policy.stage_value(_KEPT_NUMBER[part], above - 1)
                if len(part) < DICE
                else -np.inf
                for part in dice.parts
            ]
        )
        ways = np.stack([laid, claiming @ dice.rolled_open], axis=-1)
        for hand, keepable in enumerate(dice.keepable):
            worths = np.where(keepable, ways, -np.inf)
            most = worths.max()
            first = np.unravel_index(np.argmax(worths >= most - EQUAL), worths.shape)
            weights.roll[above, hand][first] = 1.0
            same = dice.hand == hand
            leaves = claiming[same] >= most - EQUAL
            weights.leave[above, same] = np.stack([leaves, ~leaves], axis=-1)
