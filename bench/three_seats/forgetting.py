"""Strategies of three seats that forget earlier hands of a round, and their values.

1. A player's memory is its own dice, which of them lie open, and the last claims. A turn is
   therefore a split of the dice and a claim to beat, and the course of the round from there depends
   on nothing else. One pass from the top claim down values every turn exactly.
2. A *stage* consists of the claims of a turn and their answers, after one deed: all dice were
   ``LEFT``, some were kept ``HIDDEN`` and the others rolled openly, or some were kept ``OPEN`` and
   the others rolled hidden. The opening of a round is a stage in which all dice were rolled hidden.
3. The answerer sees the open dice and the last two claims, and also the deed unless ``pooled`` is
   true. It weights the hidden dice by the probability of the stage and of the claim.
4. Payoffs are by distance from the seat with the dice: 0 is that seat, and 1 the answerer. The
   loser of the round pays 1, which the other two seats share. The top claim is always doubted. The
   model leaves out who opens the next round.

The lowest legal claim is called ``above``; it is 0 in the opening. Probabilities are proportional
to weights, and uniform where all weights are 0.
"""

from typing import Final, NamedTuple

import numpy as np

from bench.three_seats.split_dice import Flags, Floats, SplitDice

SEATS: Final = 3
LEFT: Final = 0
HIDDEN: Final = 1
OPEN: Final = 2
DEEDS: Final = 3
CAUGHT: Final = np.array([-1.0, 0.5, 0.5])
"""The payoffs after a doubted lie."""
HELD: Final = np.array([0.5, -1.0, 0.5])
"""The payoffs after a doubted true claim."""


class Weights(NamedTuple):
    """The strategies of all seats, or their regrets (``learning``)."""

    say: Floats
    """``say[above, deed, split, claim]``."""
    doubt: Floats
    """``doubt[above, deed, open part, claim, answer]``: to doubt, and to believe."""
    leave: Floats
    """``leave[above, split, choice]``: to leave the dice, and to roll some of them."""
    roll: Floats
    """``roll[above, hand, part, hidden]``: the part to keep, openly and hidden."""


class Response(NamedTuple):
    """The values and choices of one responder with the same memory."""

    payoffs: Floats
    """``payoffs[place]``: by distance from the opener."""
    best: Floats
    """``best[above, deed, split]``: the value of the best claim."""
    doubted: Flags
    """``doubted[above, deed, open part, claim]``: whether the responder doubts."""
    turn: Floats
    """``turn[distance, split, claim]``: the value after ``claim`` was believed, by the distance of
    the responder from the seat with the dice."""


def no_weights(dice: SplitDice) -> Weights:
    """Return weights of 0, which are uniform strategies."""
    claims, splits, parts = dice.top + 1, len(dice.worth), len(dice.parts)
    return Weights(
        np.zeros((claims, DEEDS, splits, claims)),
        np.zeros((claims, DEEDS, parts, claims, 2)),
        np.zeros((claims, splits, 2)),
        np.zeros((claims, *dice.keepable.shape)),
    )


def shares(weights: Floats, legal: Flags | None = None, axes: int = 1) -> Floats:
    """Return the probabilities along the last ``axes`` axes."""
    last = tuple(range(-axes, 0))
    whole = weights.sum(axis=last, keepdims=True)
    even = np.ones_like(weights) if legal is None else legal.astype(float)
    even = even / even.sum(axis=last, keepdims=True)
    return np.where(whole > 0, weights / np.where(whole > 0, whole, 1.0), even)


class ForgettingRound:
    """The turns of a round under some strategies, valued from the top claim down."""

    def __init__(self, dice: SplitDice, strategy: Weights, pooled: bool) -> None:
        self.dice, self.strategy, self.pooled = dice, strategy, pooled
        self._by_open = (dice.open == np.arange(len(dice.parts))[:, None]).astype(float)
        self._turn = np.zeros((SEATS, len(dice.worth), dice.top + 1))
        """Payoffs after a claim was believed, by seat, split and claim."""
        self._best = np.zeros((dice.top + 1, DEEDS, len(dice.worth)))
        self._doubted = np.zeros((dice.top + 1, DEEDS, len(dice.parts), dice.top + 1), np.bool_)

    # ── strategies ───────────────────────────────────────────────────────────────────────────

    def says(self, above: int) -> Floats:
        """Return the probability of each legal claim: ``[deed, split, claim − above]``."""
        return shares(self.strategy.say[above, :, :, above:])

    def doubts(self, above: int) -> Floats:
        """Return the probability of a doubt of each legal claim: ``[deed, open part, claim −
        above]``."""
        doubts = shares(self.strategy.doubt[above, :, :, above:])[..., 0]
        doubts[..., -1] = 1.0
        return doubts

    def leaves(self, above: int) -> Floats:
        """Return the probability of leaving the dice: ``[split]``."""
        return shares(self.strategy.leave[above])[:, 0]

    def rolls(self, above: int) -> Floats:
        """Return the probability of each part to keep, for those who roll: ``[hand, part,
        hidden]``."""
        return shares(self.strategy.roll[above], self.dice.keepable, axes=2)

    # ── probabilities ────────────────────────────────────────────────────────────────────────

    def reached(self) -> Floats:
        """Return the probability of each stage and split: ``[above, deed, split]``."""
        dice = self.dice
        reach = np.zeros((dice.top + 1, DEEDS, len(dice.worth)))
        believed = np.zeros((len(dice.worth), dice.top + 1))
        reach[0, OPEN] = dice.rolled_hidden[:, 0]
        for above in range(dice.top + 1):
            if above:
                turn, leaves = believed[:, above - 1], self.leaves(above)
                hands = np.bincount(dice.hand, turn * (1 - leaves), len(dice.keepable))
                kept = np.einsum("h,hpk->kp", hands, self.rolls(above))
                reach[above, LEFT] = turn * leaves
                reach[above, HIDDEN] = dice.rolled_open @ kept[1]
                reach[above, OPEN] = dice.rolled_hidden @ kept[0]
            heard = reach[above][..., None] * self.says(above)
            believed[:, above:] += (heard * (1 - self.doubts(above)[:, dice.open])).sum(axis=0)
        return reach

    # ── values ───────────────────────────────────────────────────────────────────────────────

    def followed(self) -> Floats:
        """Return the payoffs if all seats follow the strategy: by distance from the opener."""
        return self._passed()

    def responded(self) -> Response:
        """Return one responder with the same memory.

        The responder answers as if it had followed the strategy before. A better one may exist, so
        its gain is a lower bound.
        """
        payoffs = self._passed(self.reached())
        return Response(payoffs, self._best, self._doubted, self._turn.copy())

    def _passed(self, reach: Floats | None = None) -> Floats:
        """Return the payoffs of following or, with the probabilities of stages, of responding."""
        stage = np.zeros(0)
        for above in range(self.dice.top, -1, -1):
            stage = self._stage(above, reach)
            if above:
                self._turn[:, :, above - 1] = self._deeds(above, stage, reach is not None)
        payoffs: Floats = stage[:, OPEN] @ self.dice.rolled_hidden[:, 0]
        return payoffs

    def _stage(self, above: int, reach: Floats | None) -> Floats:
        """Return the payoffs of all stages with this lowest claim: ``[seat, deed, split]``."""
        dice, says = self.dice, self.says(above)
        true = dice.worth[:, None] >= np.arange(above, dice.top + 1)
        opened = np.where(true, HELD[:, None, None], CAUGHT[:, None, None])
        believed = np.roll(self._turn[:, :, above:], 1, axis=0)
        believed[:, :, -1] = opened[:, :, -1]
        own = doubts = self.doubts(above)[:, dice.open]
        if reach is not None:
            gains = self._by_open @ (reach[above][..., None] * says * (opened - believed)[1])
            if self.pooled:
                gains[:] = gains.sum(axis=0)
            self._doubted[above, :, :, above:] = gains > 0
            self._doubted[above, :, :, dice.top] = True
            own = self._doubted[above, :, :, above:][:, dice.open].astype(float)
        answers = np.stack([doubts, own, doubts])
        worths = believed[:, None] + answers * (opened - believed)[:, None]
        means: Floats = (says * worths).sum(axis=-1)
        if reach is not None:
            means[0] = self._best[above] = worths[0].max(axis=-1)
        return means

    def _deeds(self, above: int, stage: Floats, responding: bool) -> Floats:
        """Return the payoffs of a seat that has believed and looked: ``[seat, split]``."""
        dice, rolls, leaves = self.dice, self.rolls(above), self.leaves(above)
        laid, covered = stage[:, OPEN] @ dice.rolled_hidden, stage[:, HIDDEN] @ dice.rolled_open
        parts = np.stack([laid, covered], axis=-1)
        rolled = np.einsum("hpk,spk->sh", rolls, parts)
        if responding:
            rolled[0] = np.where(dice.keepable, parts[0], -np.inf).max(axis=(1, 2))
        ways = np.stack([stage[:, LEFT], rolled[:, dice.hand]], axis=-1)
        turn: Floats = ways[..., 0] * leaves + ways[..., 1] * (1 - leaves)
        if responding:
            turn[0] = ways[0].max(axis=-1)
        return turn
