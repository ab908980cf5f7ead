"""The exact best response of one seat that remembers the whole round, to seats that forget.

1. The other seats' strategies depend on the turn alone (``forgetting``, rule 1). A seat that
   believes and looks knows the whole turn, so its earlier memory has no further use: the value of
   its turn depends on its dice and the claim to beat.
2. Between two turns of the responder, both other seats have the dice once. The responder knows the
   dice that it handed on, and follows with Bayes' rule which of them stay under the cup.
3. Dice are kept by place, so everyone sees which open dice are kept. Of equal dice, those under the
   cup are kept hidden first.

A *belief* is the probability of each split together with everything that the responder has seen
since its last turn.
"""

import functools
from collections import Counter, defaultdict

import numpy as np

from bench.three_seats.forgetting import (
    CAUGHT,
    HELD,
    HIDDEN,
    LEFT,
    OPEN,
    ForgettingRound,
)
from bench.three_seats.split_dice import Floats


class FullMemoryResponse:
    """The values of the turns of a responder against two seats that play ``strategy``.

    The value of a belief is a sum, weighted by its probabilities.
    """

    def __init__(self, strategy: ForgettingRound) -> None:
        self.dice = strategy.dice
        above = range(self.dice.top + 1)
        self._says = [strategy.says(n) for n in above]
        self._doubts = [strategy.doubts(n)[:, self.dice.open] for n in above]
        self._leaves = [strategy.leaves(n) for n in above]
        self._rolls = [strategy.rolls(n)[self.dice.hand] for n in above]
        self._true = self.dice.worth[:, None] >= np.arange(self.dice.top + 1)
        self._known = np.eye(len(self.dice.worth))
        self.turn = functools.cache(self._turn)
        self._handed_on = functools.cache(self._handed_on_values)
        self._surprised = functools.cache(self._answered_to_roll)

    def payoffs(self) -> Floats:
        """Return the payoffs by distance from the opener: as opener, and as the next seats."""
        fresh = self.dice.rolled_hidden[:, 0]
        opens = fresh @ self._claiming(OPEN, 0)
        return np.array([opens, self._answering(OPEN, fresh, 0), self._watching(OPEN, fresh, 0)])

    # ── the responder has the dice ───────────────────────────────────────────────────────────

    def _turn(self, claim: int) -> Floats:
        """Return the value after the responder has believed ``claim``, by split."""
        dice, above = self.dice, claim + 1
        laid = self._claiming(OPEN, above) @ dice.rolled_hidden
        covered = self._claiming(HIDDEN, above) @ dice.rolled_open
        ways = np.where(dice.keepable, np.stack([laid, covered], axis=-1), -np.inf)
        best: Floats = np.maximum(self._claiming(LEFT, above), ways.max(axis=(1, 2))[dice.hand])
        return best

    def _claiming(self, deed: int, above: int) -> Floats:
        """Return the value of the best claim, by split."""
        true, doubts = self._true[:, above:], self._doubts[above][deed]
        opened = np.where(true, HELD[0], CAUGHT[0])
        believed = [self._handed_on(claim) for claim in range(above, self.dice.top)]
        worths = doubts * opened
        worths[:, :-1] += (1 - doubts[:, :-1]) * np.array(believed).reshape(-1, len(opened)).T
        best: Floats = worths.max(axis=1)
        return best

    # ── the next seat has the dice ───────────────────────────────────────────────────────────

    def _handed_on_values(self, claim: int) -> Floats:
        """Return the value after the next seat has believed the responder's claim, by split."""
        dice, above = self.dice, claim + 1
        left, covered = (
            np.array([self._watching(deed, known, above) for known in self._known])
            for deed in (LEFT, HIDDEN)
        )
        laid = [self._watching(OPEN, odds, above) for odds in dice.rolled_hidden.T]
        rolled = np.stack([np.array(laid), covered @ dice.rolled_open], axis=-1)
        leaves = self._leaves[above]
        mixed = (self._rolls[above] * rolled).sum(axis=(1, 2))
        value: Floats = leaves * left + (1 - leaves) * mixed
        return value

    def _watching(self, deed: int, belief: Floats, above: int) -> float:
        """Return the value before one of the other seats claims, and the other one answers."""
        heard = belief[:, None] * self._says[above][deed]
        doubted = heard * self._doubts[above][deed]
        value = HELD[2] * doubted.sum()
        for claim, belief_then in enumerate((heard - doubted).T[:-1], start=above):
            if belief_then.any():
                value += self._last_seat(belief_then, claim + 1, deed)
        return float(value)

    # ── the last seat has the dice ───────────────────────────────────────────────────────────

    def _last_seat(self, belief: Floats, above: int, before: int) -> float:
        """Return the value before the last seat before the responder chooses what to do.

        ``before`` is the deed of the other seat. Unless that seat rolled hidden dice, the responder
        knows all dice by place, and so the part that is kept.
        """
        dice, leaves = self.dice, self._leaves[above]
        value = self._answering(LEFT, belief * leaves, above)
        rolls = (belief * (1 - leaves))[:, None, None] * self._rolls[above]
        value += float(rolls[:, :, 0].sum(axis=0) @ self._surprised(above))
        seen = defaultdict[object, Floats](lambda: np.zeros(len(dice.parts)))
        for split, part in np.argwhere(rolls[:, :, 1]).tolist():
            sight = self._seen(split, part) if before == OPEN else part
            seen[sight][part] += rolls[split, part, 1]
        for kept in seen.values():
            value += self._answering(HIDDEN, dice.rolled_open @ kept, above)
        return value

    def _seen(self, split: int, part: int) -> tuple[tuple[int, ...], int]:
        """Return what everyone sees of a part that is kept hidden: its open dice, and its size."""
        parts, kept = self.dice.parts, Counter(self.dice.parts[part])
        covered = Counter(parts[self.dice.hidden[split]])
        return tuple(sorted((kept - covered).elements())), kept.total()

    def _answered_to_roll(self, above: int) -> Floats:
        """Return the value after the last seat kept a part openly and rolled the rest hidden."""
        return np.array([self._answering(OPEN, odds, above) for odds in self.dice.rolled_hidden.T])

    def _answering(self, deed: int, belief: Floats, above: int) -> float:
        """Return the value before a claim that the responder answers.

        It sees the open dice, the claim and, in ``belief``, all that it remembers.
        """
        dice = self.dice
        heard = belief[:, None] * self._says[above][deed]
        doubted = np.where(self._true[:, above:], HELD[1], CAUGHT[1])
        believed = doubted.copy()
        for claim in range(above, dice.top):
            believed[:, claim - above] = self.turn(claim)
        seen = (dice.open == np.arange(len(dice.parts))[:, None]).astype(float)
        return float(np.maximum(seen @ (heard * doubted), seen @ (heard * believed)).sum())
