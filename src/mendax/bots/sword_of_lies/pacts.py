"""What a deal is worth before a war round: the same wars with it, without it, and with it broken.

A pledge binds the coming round only, and nothing but the will of who gave it. It is tried in wars
fought out by one policy, in which those bound spare (or strike) each other first; in wars where
only one of the two is bound; and in wars where the other one of the two strikes the partner.

Rules of this file
1. What somebody could do without a deal (spare the other unasked) is no gain of the deal.
2. Nobody outside the game holds anybody to their word: whoever wins more by breaking it is taken to
   break it, whatever they have kept so far. Who wins no more is trusted by record (``trust``).
3. A word that is broken gains nothing. In wars that are fought out by one policy somebody may win
   more where they are struck, as the strongest draw the strikes of the rounds to come; but being
   struck can be had without a deal.

Chips that move are gone either way, so what they buy is priced the same.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.battle import Bools, Floats, WarArrays
from mendax.bots.sword_of_lies.orders import Scene
from mendax.bots.sword_of_lies.player import struck_by
from mendax.core.game import Seat
from mendax.games.sword_of_lies.actions import Pledge
from mendax.games.sword_of_lies.state import Promise

_WARS: Final = 2000
"""Wars that are fought out for all the cases together."""
_FEWEST: Final = 60
"""And so many for each case at the least."""
_KEEPS: Final = 1.0
"""Promises kept, beside which those that were seen kept are counted: the prior of ``trust``. A word
of which nothing is known is as good as a toss: with four in five kept, whoever signed with
everybody and broke it won by it."""
_BREAKS: Final = 1.0
"""Promises broken, in the same way."""


class Pact(NamedTuple):
    """Two seats and what each pledges to the other."""

    seat: Seat
    to: Seat
    mine: Pledge
    yours: Pledge


class Gain(NamedTuple):
    """What a pact adds to the most that its two would win without it, in chips."""

    mine: float
    """For who asks, if the other keeps what pays as far as it is trusted, and breaks the rest."""
    yours: float
    """For the other, with the word of who asks weighed in the same way."""
    error: float
    """The standard error of ``mine``."""


def trust(promises: Sequence[Promise], seat: Seat) -> float:
    """How likely ``seat`` keeps its next promise, by its record in this game: the mean of a Beta
    distribution; 0 once it has broken one."""
    seen = [promise.outcome for promise in promises if promise.seat == seat]
    if "broken" in seen:
        return 0.0
    return (seen.count("kept") + _KEEPS) / (seen.count("kept") + _KEEPS + _BREAKS)


def gains(
    scene: Scene,
    war: WarArrays,
    pacts: Sequence[Pact],
    standing: Sequence[Pact],
    trusted: Sequence[float],
) -> list[Gain]:
    """What each of ``pacts`` adds, given those that hold already; ``trusted`` is by seat."""
    seats, cases = len(scene.lives), _CASES * len(pacts) + 1
    spared = np.zeros((cases, seats, seats), dtype=np.bool_)
    for old in standing:
        _bind(spared, old)
    for number, pact in enumerate(pacts):
        _bind_cases(spared[_cases_of(number)], pact)
    each = max(_FEWEST, _WARS // cases)
    armies = scene.armies(cases * each)
    final = war.fought_out(armies, np.repeat(spared, each, axis=0))
    won = scene.worth(final).reshape(cases, each, seats)
    worth, variance = won.mean(axis=1), won.var(axis=1) / each
    reckoned = []
    for number, pact in enumerate(pacts):
        own = [*range(*_cases_of(number).indices(cases)), 0]
        tried = _Tried(worth[own], variance[own])
        turned = Pact(pact.to, pact.seat, pact.yours, pact.mine)
        mine, error = _gained(tried, pact, _FOR_ME, trusted[pact.to])
        yours, _ = _gained(tried, turned, _FOR_OTHER, trusted[pact.seat])
        reckoned.append(Gain(mine, yours, error))
    return reckoned


class _Tried(NamedTuple):
    """Wars with one pact: by case, those of the pact first and the one without it last."""

    worth: Floats
    """What every seat wins in the mean: (case, seat)."""
    variance: Floats
    """Of that mean."""


class _Cases(NamedTuple):
    """Where the wars of one side of a pact are among those that were tried."""

    kept: int
    alone: int
    """Only its own word binds."""
    betrayed: int
    """Its own word binds, and the other strikes it."""
    without: int = -1


_CASES: Final = 5
"""Of every pact: kept; either one bound alone; either one betrayed."""
_FOR_ME: Final = _Cases(kept=0, alone=1, betrayed=2)
_FOR_OTHER: Final = _Cases(kept=0, alone=3, betrayed=4)


def _gained(tried: _Tried, pact: Pact, cases: _Cases, trusted: float) -> tuple[float, float]:
    """What the first of ``pact`` gains by it, and the standard error of that."""
    mine, yours = tried.worth[:, pact.seat], tried.worth[:, pact.to]
    without = max(cases.without, cases.alone, key=lambda case: mine[case])
    if pact.yours == "nothing":  # there is no word to break
        likely, broken, lost = 1.0, cases.kept, 0.0
    else:
        pays = yours[cases.kept] >= max(yours[cases.alone], yours[cases.betrayed])
        likely = trusted * pays
        broken = min(cases.alone, cases.betrayed, key=lambda case: mine[case])
        lost = min(0.0, mine[broken] - mine[without])
    gained = likely * (mine[cases.kept] - mine[without]) + (1 - likely) * lost
    spread = tried.variance[:, pact.seat]
    doubt = likely**2 * spread[cases.kept] + (1 - likely) ** 2 * spread[broken]
    return float(gained), sqrt(float(doubt + spread[without]))


def _cases_of(number: int) -> slice:
    """The cases of a pact by its number; the very first case is that without any."""
    return slice(1 + _CASES * number, 1 + _CASES * (number + 1))


def _bind_cases(spared: Bools, pact: Pact) -> None:
    """Marks whom the two won't strike in each of the cases of their pact."""
    _bind(spared[_FOR_ME.kept : _FOR_ME.kept + 1], pact)
    only_mine, only_yours = pact._replace(yours="nothing"), pact._replace(mine="nothing")
    for cases, bound, traitor, pledge in (
        (_FOR_ME, only_mine, pact.to, pact.yours),
        (_FOR_OTHER, only_yours, pact.seat, pact.mine),
    ):
        betrayed = spared[cases.betrayed]
        _bind(spared[cases.alone : cases.alone + 1], bound)
        _bind(spared[cases.betrayed : cases.betrayed + 1], bound)
        if pledge != "nothing":
            betrayed[traitor, :] = True
            betrayed[traitor, pact.seat + pact.to - traitor] = False


def _bind(spared: Bools, pact: Pact) -> None:
    """Marks whom the two won't strike by their pledges."""
    for by, other, pledge in ((pact.seat, pact.to, pact.mine), (pact.to, pact.seat, pact.yours)):
        if pledge == "spare":
            spared[:, by, other] = True
        elif pledge.startswith("strike"):
            spared[:, by, :] = True
            spared[:, by, struck_by(pledge)] = False
