"""Equilibria of signalling games with several answerers (``race_game``).

The search follows paths of logit equilibria. Near a point of a path, it guesses who chooses between
which alternatives, and solves for the equilibrium with these supports. The result is checked
against every player: the announcer, by roll, and each answerer, by claim.

After a claim that is never made, answerers play an equilibrium of the stage for the belief that a
slip made the claim, if that leaves no type a better claim. Otherwise, they play as on the path.
"""

import itertools
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from mendax.solver.generic.errors import NoEquilibriumFound
from mendax.solver.generic.tolerances import NEVER_SAID, TIE_BY_BELIEF
from mendax.solver.signalling.game import GOOD_ENOUGH
from mendax.solver.signalling.logit_path import LogitPath
from mendax.solver.signalling.race_game import RaceGame, stage
from mendax.solver.signalling.race_stage import stage_equilibria
from mendax.solver.signalling.race_support import Play, on_support
from mendax.solver.signalling.support import Floats

_PRECISIONS: Final = (10.0, 30.0, 1e2, 3e2, 1e3, 3e3, 1e4, 1e5, 1e6, 1e7)
"""The precisions at which supports are guessed."""
_NEAR: Final = ((1.0, 1.0), (2.0, 2.0), (4.0, 4.0), (8.0, 8.0))
"""Logarithms of odds. A claim or a doubt whose odds against the best choice at a point are within
the first or the second one counts as one of the support."""
_NEARER: Final = tuple(itertools.product((1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 8.0), (1.0, 3.0, 8.0)))
"""The same at points of high precision, at which supports show more clearly."""
_HIGH: Final = 1e4
"""A high precision."""
_LEANS: Final = (0.0, 4.0, -4.0)
"""How far each answerer leans to a doubt on the paths (``LogitPath``).

On the first path, all values are 0.
"""
_PURE: Final = 1e-11
"""A probability within this distance of 0 or 1 counts as 0 or 1."""


class RaceEquilibrium(NamedTuple):
    """The equilibrium of a race game."""

    say: Floats
    """``say[row, column]``: the probability of the claim; rows sum to 1."""
    doubt: Floats
    """``doubt[answerer − 1, column]``: the probability of a doubt."""
    ends: Floats
    """``ends[end, column]``: the probability of each end of the stage."""
    error: float
    """The largest gain from a deviation, for payoffs scaled to 1."""


def race_equilibrium(game: RaceGame) -> RaceEquilibrium:
    """Return the first equilibrium found along the paths. Raises ``NoEquilibriumFound``."""
    scaled, least = _on_scale(game), np.inf
    for play in _candidates(scaled):
        error = _largest_gain(scaled, play)
        if error < GOOD_ENOUGH:
            say, doubt = _after_slips(scaled, play)
            return RaceEquilibrium(say, doubt, stage(doubt).ends, error)
        least = min(least, error)
    raise NoEquilibriumFound(least)


def _on_scale(game: RaceGame) -> RaceGame:
    """Return the game with payoffs scaled to [0, 1] and weakly dominated choices fixed."""
    low = game.pay.min()
    pay = (game.pay - low) / max(game.pay.max() - low, TIE_BY_BELIEF)
    fixed = game.fixed.copy()
    for i in range(len(fixed)):
        own = pay[i + 1] - pay[i + 1, i + 1]  # against every other end of the stage
        rest = np.delete(own, i + 1, axis=0)
        fixed[i, (fixed[i] < 0) & (rest.min(axis=(0, 1)) >= -TIE_BY_BELIEF)] = 0.0
        fixed[i, (fixed[i] < 0) & (rest.max(axis=(0, 1)) <= TIE_BY_BELIEF)] = 1.0
    return game._replace(pay=pay, fixed=fixed)


def _candidates(game: RaceGame) -> Iterator[Play]:
    """Yield play with the supports of points on the paths."""
    leans = itertools.product(_LEANS, repeat=len(game.fixed))
    paths = (LogitPath(game, lean).points(_PRECISIONS) for lean in leans)
    for point in itertools.chain.from_iterable(paths):
        tried = set[bytes]()
        for near, open_ in _NEAR if point.precision < _HIGH else _NEARER:
            says = point.short * point.precision < near
            wavers = (game.fixed < 0) & (np.abs(point.odds) < open_)
            support = says.tobytes() + wavers.tobytes()
            if support not in tried:
                tried.add(support)
                doubt = np.where(wavers, point.doubt, np.round(point.doubt))
                mixes = wavers & says.any(axis=0)
                play = on_support(game, says, mixes, Play(point.say, doubt))
                if play is not None:
                    yield play


def _largest_gain(game: RaceGame, play: Play) -> float:
    """Return the largest gain of a type, or of an answerer after a claim that is made."""
    now, weights = stage(play.doubt), play.say * game.w[:, None]
    payoff = np.einsum("ep,erp->rp", now.ends, game.pay[0])
    missed = payoff.max(axis=1) - (play.say * payoff).sum(axis=1)
    made = weights.sum(axis=0) > NEVER_SAID
    by_type = np.einsum("eip,ierp->irp", now.slope, game.pay[1:])
    gains = (weights * by_type).sum(axis=1)[:, made] / weights.sum(axis=0)[made]
    doubt = play.doubt[:, made]
    wrong = np.where(doubt <= _PURE, gains, np.where(doubt >= 1 - _PURE, -gains, abs(gains)))
    return float(max(missed.max(), wrong[game.fixed[:, made] < 0].max(initial=0.0)))


def _after_slips(game: RaceGame, play: Play) -> Play:
    """Return the play with answers to claims that are never made."""
    doubt = play.doubt.copy()
    payoff = np.einsum("ep,erp->rp", stage(doubt).ends, game.pay[0])
    best = payoff.max(axis=1) + TIE_BY_BELIEF
    for column in np.flatnonzero(game.w @ play.say <= NEVER_SAID).tolist():
        belief = game.slips[:, column] * game.w
        pay = game.pay[1:, :, :, column] @ belief / belief.sum()
        for answers in stage_equilibria(pay, game.fixed[:, column]):
            ends = stage(answers[:, None]).ends[:, 0]
            if (ends @ game.pay[0, :, :, column] <= best).all():
                doubt[:, column] = answers
                break
    return Play(play.say, doubt)
