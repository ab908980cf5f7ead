"""The rule by which hints and reviews judge moves, and the worst cases that it needs.

A solution answers each claim in one way, but other answers may be just as good against sound play.
A move that the solution never makes is therefore valued by its worst case:

1. A claim keeps only what it is worth against the worst of the equally good answers.
2. An answer loses what an opponent gains who expects it and makes the claim whenever that pays.

A move of the solution keeps its value and costs nothing. Only these moves are recommended.
"""

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

import numpy as np
import numpy.typing as npt

from mendax.coach.results import MADE, SLIP

Floats = npt.NDArray[np.float64]

_EXACT: Final = 1e-6
"""Answers are equally good if the values of the claims differ by at most this."""
_HALVINGS: Final = 30


class GuaranteedMove(Protocol):
    """A move with its value and its probability in the solution."""

    @property
    def chance(self) -> float: ...
    @property
    def worth(self) -> float: ...


Move = TypeVar("Move", bound=GuaranteedMove)


def is_made(move: GuaranteedMove) -> bool:
    """Return whether a sound player makes the move."""
    return move.chance >= MADE


def best_made(moves: Sequence[Move]) -> Move:
    """Return the most valuable move that a sound player makes; in a tie, the most frequent."""
    made = [move for move in moves if is_made(move)]
    return best_valued(made or [max(moves, key=lambda move: move.chance)])


def best_valued(moves: Sequence[Move]) -> Move:
    """Return the most valuable move; in a tie, the one that sound players make most often."""
    most = max(move.worth for move in moves)
    return max((m for m in moves if most - m.worth < SLIP), key=lambda move: move.chance)


def cost(move: GuaranteedMove, best: GuaranteedMove) -> float:
    """Return the cost of a move, which is 0 for every move that a sound player makes."""
    return 0.0 if is_made(move) else max(0.0, best.worth - move.worth)


def worst_of_claims(
    odds: Floats, doubted: Floats, accepted: Floats, doubts: Floats, instead: Floats
) -> Floats:
    """Return each claim's value by roll against the worst of the equally good answers.

    ``odds[roll]`` are the rolls' probabilities. ``doubted`` and ``accepted`` are the values of a
    claim after each answer, and ``instead`` is the value of the best other move, all as
    ``[roll, claim]``. ``doubts[claim]`` is the solution's probability of a doubt.
    """

    def whole(doubt: Floats) -> Floats:
        best: Floats = odds @ np.maximum(instead, doubt * doubted + (1 - doubt) * accepted)
        return best

    limit = whole(doubts) + _EXACT
    worst = doubts * doubted + (1 - doubts) * accepted
    for end in (0.0, 1.0):
        inside, outside = doubts.copy(), np.full_like(doubts, end)
        free = whole(outside) <= limit  # the values are convex in the probability of a doubt
        for _ in range(_HALVINGS):
            middle = (inside + outside) / 2
            good = whole(middle) <= limit
            inside, outside = np.where(good, middle, inside), np.where(good, outside, middle)
        edge = np.where(free, end, inside)
        worst = np.minimum(worst, edge * doubted + (1 - edge) * accepted)
    return worst


def best_instead(values: Floats) -> Floats:
    """Return the value of the best other claim, by roll and claim."""
    if values.shape[1] == 1:
        return np.full_like(values, -np.inf)
    second, first = np.partition(values, -2, axis=1)[:, -2:].T
    instead: Floats = np.where(values == first[:, None], second[:, None], first[:, None])
    return instead


def invited(odds: Floats, best: Floats, paid: Floats) -> float:
    """Return the mean gain of an opponent who makes a claim with every roll for which it pays.

    ``best[roll]`` is the value of the opponent's best move in the solution. ``paid[roll]`` is the
    value of the claim if it gets the answer that is judged.
    """
    return float(odds @ np.maximum(0.0, paid - best))
