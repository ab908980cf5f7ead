"""The path of logit equilibria of a race game.

In a logit equilibrium of precision λ, the odds of a claim are ``exp(λ · payoff)``, and the odds of
a doubt against waiting are ``exp(λ · gain)``. Beliefs follow from the claims (R. D. McKelvey and T.
R. Palfrey, "Quantal response equilibria for extensive form games", 1998). From random choices at
λ = 0, a path of such equilibria leads to an equilibrium of the game as λ grows. The path is
followed by its arc length (T. L. Turocy, "A dynamic homotopy interpretation of the logistic quantal
response equilibrium correspondence", 2005).

Answerers may *lean* to a doubt: a constant is added to the logarithm of their odds. As λ grows, the
gain outweighs it, so that each lean gives another path to an equilibrium of the same game.

Only the answerers' doubts are unknowns, because the claims are functions of them.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from mendax.solver.signalling.race_game import RaceGame, StageOdds, stage
from mendax.solver.signalling.support import Floats

_START: Final = -2.0
"""The logarithm of the first precision, at which choices are almost random."""
_STEP: Final = 0.3
"""The first step along the path."""
_LONGEST: Final = 1.0
_SHORTEST: Final = 1e-6
_TOLERANCE: Final = 1e-4
"""The largest error of a point, in coordinates of the path. Points need not be exact."""
_CORRECTIONS: Final = 5
"""The maximum number of Newton steps from a prediction to the path."""
_STEPS: Final = 3000
"""The maximum number of steps along the path."""
_LOST: Final = 200
"""The maximum number of steps in a row that reach no higher precision than before."""
_TURN: Final = 0.97
"""The smallest cosine of the angle between the directions of two neighbouring points."""
_LARGEST: Final = 600.0
"""The largest logarithm of odds."""


class LogitPoint(NamedTuple):
    """A point on the path."""

    precision: float
    say: Floats
    """``say[row, column]``: the probability of the claim."""
    doubt: Floats
    """``doubt[answerer − 1, column]``: the probability of a doubt."""
    odds: Floats
    """``odds[answerer − 1, column]``: the logarithm of the odds of a doubt; 0 without a choice."""
    short: Floats
    """``short[row, column]``: the payoff that a claim lacks to the best claim."""


class _Choices(NamedTuple):
    """The choices at a point, and what follows from them."""

    odds: Floats
    doubt: Floats
    stage: StageOdds
    payoff: Floats
    """``[row, column]``: the announcer's payoff."""
    say: Floats
    beliefs: Floats
    """``[row, column]``: the probability of the type after the claim."""
    by_type: Floats
    """``[answerer, row, column]``: the gain from a doubt."""
    gain: Floats
    """``[answerer, column]``: the gain from a doubt, by belief."""


class LogitPath:
    """The path of one game, whose payoffs are between 0 and 1.

    A coordinate of a point is ``2 · asinh(x / 2)`` for the logarithm x of the odds of a doubt. This
    is almost linear near 0 and grows like log x. The last coordinate is log λ.
    """

    def __init__(self, game: RaceGame, lean: Sequence[float]) -> None:
        """``lean[answerer − 1]`` is how far the answerer leans to a doubt."""
        self.game = game
        self._free = game.fixed < 0
        self._lean = np.repeat(lean, self._free.sum(axis=1))
        self._log_w = np.log(game.w)

    def points(self, precisions: Sequence[float]) -> Iterator[LogitPoint]:
        """Yield the first point after each of these increasing precisions.

        The iterator ends early if the path cannot be followed or reaches no higher precision.
        """
        at, passed, furthest, lost = self._first(), 0, _START, 0
        ahead = np.zeros(len(at))
        ahead[-1] = 1.0
        ahead, length = self._tangent(at, ahead), _STEP
        for _ in range(_STEPS):
            moved = self._moved(at, ahead, length)
            while moved is None:
                length /= 2
                if length < _SHORTEST:
                    return
                moved = self._moved(at, ahead, length)
            at, ahead, corrections = moved
            lost = 0 if at[-1] > furthest else lost + 1
            if lost > _LOST:
                return
            furthest = max(furthest, at[-1])
            length = min(length * (2.0, 2.0, 1.3, 0.8, 0.8)[corrections], _LONGEST)
            while np.exp(at[-1]) > precisions[passed]:
                yield self._point(at)
                passed += 1
                if passed == len(precisions):
                    return

    def _first(self) -> Floats:
        """Return the beginning of the path."""
        at = np.append(2 * np.arcsinh(self._lean / 2), _START)
        for _ in range(_CORRECTIONS):
            error, slopes = self._error(at)
            at[:-1] -= np.linalg.solve(slopes[:, :-1], error)
        return at

    def _tangent(self, at: Floats, along: Floats) -> Floats:
        """Return the direction of the path that is nearest to ``along``, as a unit vector."""
        _, slopes = self._error(at)
        wanted = np.zeros(len(at))
        wanted[-1] = 1.0
        ahead = np.linalg.solve(np.vstack([slopes, along]), wanted)
        ahead /= np.linalg.norm(ahead)
        return np.asarray(ahead)

    def _moved(self, at: Floats, ahead: Floats, length: float) -> tuple[Floats, Floats, int] | None:
        """Return the point of the path at this distance, its direction, and the Newton steps to it.

        Return None if Newton's method leaves the surroundings of the prediction or the path turns
        too much, because the point could then belong to another path.
        """
        found = at + length * ahead
        for corrections in range(_CORRECTIONS):
            error, slopes = self._error(found)
            rest = np.append(error, ahead @ (found - at) - length)
            if np.abs(rest).max() < _TOLERANCE:
                direction = self._tangent(found, ahead)
                turned = ahead @ direction < _TURN
                return None if turned else (found, direction, corrections)
            try:
                step = np.linalg.solve(np.vstack([slopes, ahead]), rest)
            except np.linalg.LinAlgError:
                return None
            if not np.linalg.norm(step) <= length:
                return None
            found -= step
        return None

    def _choices(self, at: Floats) -> _Choices:
        pay, precision = self.game.pay, np.exp(at[-1])
        odds = np.zeros(self._free.shape)
        odds[self._free] = 2 * np.sinh(at[:-1] / 2)
        likely = 1 / (1 + np.exp(-np.clip(odds, -_LARGEST, _LARGEST)))
        doubt = np.where(self._free, likely, self.game.fixed)
        now = stage(doubt)
        payoff = np.einsum("ep,erp->rp", now.ends, pay[0])
        worth = precision * (payoff - payoff.max(axis=1, keepdims=True))
        log_say = worth - np.log(np.exp(worth).sum(axis=1, keepdims=True))
        joint = log_say + self._log_w[:, None]
        beliefs = np.exp(joint - joint.max(axis=0))
        beliefs /= beliefs.sum(axis=0)
        by_type = np.einsum("eip,ierp->irp", now.slope, pay[1:])
        gain = (beliefs * by_type).sum(axis=1)
        return _Choices(odds, doubt, now, payoff, np.exp(log_say), beliefs, by_type, gain)

    def _error(self, at: Floats) -> tuple[Floats, Floats]:
        """Return ``[answer]``, the distances from logit responses, and their derivatives.

        The derivatives are ``[answer, coordinate]``.
        """
        pay, precision, now = self.game.pay, np.exp(at[-1]), self._choices(at)
        spread = now.beliefs * (now.by_type - now.gain[:, None])
        drawn = np.einsum("ejp,erp->jrp", now.stage.slope, pay[0])  # the payoff by a doubt
        k, n = now.gain.shape
        left = spread.transpose(0, 2, 1).reshape(k * n, -1)
        right = (now.say * drawn).transpose(1, 0, 2).reshape(-1, k * n)
        by_doubt = -precision * (left @ right).reshape(k, n, k, n)
        same = precision * np.einsum("irp,jrp->pij", spread, drawn)
        seen = np.einsum("ierp,rp->iep", pay[1:], now.beliefs)
        same += np.einsum("eijp,iep->pij", now.stage.curve, seen)
        by_doubt[:, np.arange(n), :, np.arange(n)] += same
        free = self._free.ravel()
        by_doubt = by_doubt.reshape(k * n, k * n)[np.ix_(free, free)]
        mean = (now.say * now.payoff).sum(axis=1, keepdims=True)
        by_precision = now.gain + precision * np.einsum("irp,rp->ip", spread, now.payoff - mean)
        wanted = precision * now.gain.ravel()[free] + self._lean
        scale = precision / np.sqrt(1 + wanted**2 / 4)
        steep = (now.doubt * (1 - now.doubt)).ravel()[free] * np.cosh(at[:-1] / 2)
        slopes = np.eye(len(wanted)) - scale[:, None] * by_doubt * steep
        last = -scale * by_precision.ravel()[free]
        return at[:-1] - 2 * np.arcsinh(wanted / 2), np.column_stack([slopes, last])

    def _point(self, at: Floats) -> LogitPoint:
        now = self._choices(at)
        short = now.payoff.max(axis=1, keepdims=True) - now.payoff
        return LogitPoint(float(np.exp(at[-1])), now.say, now.doubt, now.odds, short)
