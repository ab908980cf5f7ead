"""CFR+ without sampling for three seats that forget, as compiled code.

1. ``learned`` follows O. Tammelin, "Solving large imperfect information games using CFR+" (2014):
   regrets are summed and cut off at 0, the answerer and the claimer of a stage are updated in turn,
   and strategies are averaged with the weights t³. Convergence is not guaranteed for three seats
   that forget, so ``ForgettingRound.responded`` measures the result.
2. The payoffs of three seats sum to 0, so the passes store those of two. Weights are single floats,
   which halves the memory and rounds off ties.
"""

from typing import NamedTuple

import numpy as np

from bench.three_seats.forgetting import (
    DEEDS,
    HIDDEN,
    LEFT,
    OPEN,
    ForgettingRound,
    Weights,
    no_weights,
)
from bench.three_seats.split_dice import Flags, Floats, Ints, SplitDice
from mendax.solver.generic.jit import compiled


class _Dice(NamedTuple):
    """The tables of ``SplitDice`` by split, and the first split of every open part."""

    worth: Ints
    hidden: Ints
    open: Ints
    hand: Ints
    odds_hidden: Floats
    odds_open: Floats
    keepable: Flags
    first: Ints


@compiled
def _chances(weights: Floats, chances: Floats) -> None:
    whole = weights.sum()
    for n in range(len(weights)):
        chances[n] = weights[n] / whole if whole > 0 else 1 / len(weights)


@compiled
def _kept(weights: Floats, keepable: Flags, kept: Floats) -> None:
    whole, ways = weights.sum(), keepable.sum()
    for part in range(len(keepable)):
        for hidden in range(2):
            kept[part, hidden] = weights[part, hidden] / whole if whole > 0 else 1 / ways
            kept[part, hidden] *= keepable[part, hidden]


@compiled
def _doubt(weights: Floats) -> float:
    whole = weights[0] + weights[1]
    chance: float = weights[0] / whole if whole > 0 else 0.5
    return chance


@compiled
def _reached(dice: _Dice, now: Weights, reach: Floats) -> None:
    """Fill in the probability of each stage and split: ``reach[above, deed, split]``."""
    claims, splits, hands = len(now.say), len(dice.worth), len(dice.keepable)
    believed, said = np.zeros((splits, claims)), np.zeros(claims)
    kept, way = np.zeros(dice.keepable[0].shape), np.zeros(dice.keepable[0].shape)
    rolling = np.zeros(hands)
    for above in range(claims):
        rolling[:], kept[:] = 0.0, 0.0
        for split in range(splits if above else 0):
            leaves = _doubt(now.leave[above, split])
            reach[above, LEFT, split] = believed[split, above - 1] * leaves
            rolling[dice.hand[split]] += believed[split, above - 1] * (1 - leaves)
        for hand in np.flatnonzero(rolling):
            _kept(now.roll[above, hand], dice.keepable[hand], way)
            kept += rolling[hand] * way
        kept[0, 0] += above == 0
        for split in range(splits):
            reach[above, HIDDEN, split] = dice.odds_open[split] * kept[dice.hidden[split], 1]
            reach[above, OPEN, split] = dice.odds_hidden[split] * kept[dice.open[split], 0]
        for deed in range(DEEDS):
            for met in np.flatnonzero(reach[above, deed]):
                _chances(now.say[above, deed, met, above:], said[above:])
                for claim in range(above, claims - 1):
                    doubt = _doubt(now.doubt[above, deed, dice.open[met], claim])
                    chance = said[claim] * (1 - doubt)
                    believed[met, claim] += reach[above, deed, met] * chance


@compiled
def _learn_claims(
    says: Floats, total: Floats, weight: float, turn: Floats, worth: int, above: int, doubt: Floats
) -> tuple[float, float]:
    """Learn the claims of one split; return the payoffs of the claimer and the answerer."""
    said, worths = np.empty(len(says)), np.empty(len(says))
    _chances(says, said)
    means = np.zeros(2)
    for n in range(len(says)):
        true = above + n <= worth
        second, first = turn[0, above + n], -turn[0, above + n] - turn[1, above + n]
        worths[n] = first + doubt[n] * ((0.5 if true else -1.0) - first)
        means[0] += said[n] * worths[n]
        means[1] += said[n] * (second + doubt[n] * ((-1.0 if true else 0.5) - second))
    for n in range(len(says)):
        total[n] += weight * said[n]
        says[n] = max(says[n] + worths[n] - means[0], 0.0)
    return means[0], means[1]


@compiled
def _add_gains(
    gains: Floats, says: Floats, reach: Floats, turn: Floats, worth: Ints, above: int
) -> None:
    """Add what the answerer gains by doubting, from the splits of one open part."""
    said = np.empty(len(gains))
    for split in np.flatnonzero(reach):
        _chances(says[split], said)
        for n in range(len(gains)):
            opened = -1.0 if above + n <= worth[split] else 0.5
            gains[n] += reach[split] * said[n] * (opened - turn[0, split, above + n])


@compiled
def _learn_answers(
    doubts: Floats, total: Floats, weight: float, gains: Floats, doubted: Floats
) -> None:
    """Learn the answers to claims about one open part, and fill in the chances of a doubt."""
    for n in range(len(gains)):
        doubt = _doubt(doubts[n])
        doubts[n, 0] = max(doubts[n, 0] + (1 - doubt) * gains[n], 0.0)
        doubts[n, 1] = max(doubts[n, 1] - doubt * gains[n], 0.0)
        doubted[n] = _doubt(doubts[n])
        total[n, 0] += weight * doubted[n]
        total[n, 1] += weight * (1 - doubted[n])
    doubted[-1] = 1.0


@compiled
def _learn_deeds(
    dice: _Dice, now: Weights, total: Weights, weight: float, stage: Floats, above: int
) -> Floats:
    """Learn what to do after believing; return the payoffs of two seats: ``[seat, split]``."""
    parts, way = np.zeros((2, *dice.keepable[0].shape)), np.zeros(dice.keepable[0].shape)
    turn, rolled = np.zeros((2, len(dice.worth))), np.zeros((2, len(dice.keepable)))
    for seat in range(2):
        for split in range(len(dice.worth)):
            laid = dice.odds_hidden[split] * stage[seat, OPEN, split]
            parts[seat, dice.open[split], 0] += laid
            covered = dice.odds_open[split] * stage[seat, HIDDEN, split]
            parts[seat, dice.hidden[split], 1] += covered
    for hand in range(len(dice.keepable)):
        _kept(now.roll[above, hand], dice.keepable[hand], way)
        rolled[0, hand], rolled[1, hand] = (way * parts[0]).sum(), (way * parts[1]).sum()
        for part, hidden in np.argwhere(dice.keepable[hand]):
            total.roll[above, hand, part, hidden] += weight * way[part, hidden]
            regret = now.roll[above, hand, part, hidden] + parts[0, part, hidden] - rolled[0, hand]
            now.roll[above, hand, part, hidden] = max(regret, 0.0)
    for split in range(len(dice.worth)):
        leaves, hand = _doubt(now.leave[above, split]), dice.hand[split]
        for seat in range(2):
            left = stage[seat, LEFT, split]
            turn[seat, split] = leaves * left + (1 - leaves) * rolled[seat, hand]
        for n, chance, worth in (
            (0, leaves, stage[0, LEFT, split]),
            (1, 1 - leaves, rolled[0, hand]),
        ):
            total.leave[above, split, n] += weight * chance
            regret = now.leave[above, split, n] + worth - turn[0, split]
            now.leave[above, split, n] = max(regret, 0.0)
    return turn


@compiled
def _learn(
    dice: _Dice, now: Weights, total: Weights, weight: float, reach: Floats, pooled: bool
) -> None:
    """Update the regrets ``now``, and add the strategies to ``total``."""
    claims, splits = len(now.say), len(dice.worth)
    turn, stage = np.zeros((2, splits, claims)), np.zeros((2, DEEDS, splits))
    for above in range(claims - 1, -1, -1):
        gains, doubted = np.empty((DEEDS, claims - above)), np.empty(claims - above)
        for part in range(len(dice.first) - 1):
            some = slice(dice.first[part], dice.first[part + 1])
            gains[:] = 0.0
            for deed in range(DEEDS):
                _add_gains(
                    gains[0 if pooled else deed],
                    now.say[above, deed, some, above:],
                    reach[above, deed, some],
                    turn[:, some],
                    dice.worth[some],
                    above,
                )
            for deed in range(DEEDS):
                _learn_answers(
                    now.doubt[above, deed, part, above:],
                    total.doubt[above, deed, part, above:],
                    weight,
                    gains[0 if pooled else deed],
                    doubted,
                )
                for split in range(dice.first[part], dice.first[part + 1]):
                    stage[0, deed, split], stage[1, deed, split] = _learn_claims(
                        now.say[above, deed, split, above:],
                        total.say[above, deed, split, above:],
                        weight,
                        turn[:, split],
                        dice.worth[split],
                        above,
                        doubted,
                    )
        if above:
            turn[:, :, above - 1] = _learn_deeds(dice, now, total, weight, stage, above)


def learned(dice: SplitDice, turns: int, pooled: bool) -> ForgettingRound:
    """Return the average strategies after ``turns`` turns of CFR+."""
    each = np.arange(len(dice.worth))
    tables = _Dice(
        *(dice.worth, dice.hidden, dice.open, dice.hand),
        dice.rolled_hidden[each, dice.open],
        dice.rolled_open[each, dice.hidden],
        dice.keepable,
        np.searchsorted(dice.open, np.arange(len(dice.parts) + 1)),
    )
    now, total = (Weights(*(part.astype("f4") for part in no_weights(dice))) for _ in range(2))
    reach = np.zeros((dice.top + 1, DEEDS, len(dice.worth)))
    for turn in range(1, turns + 1):
        _reached(tables, now, reach)
        _learn(tables, now, total, float(turn) ** 3, reach, pooled)
    return ForgettingRound(dice, total, pooled)
