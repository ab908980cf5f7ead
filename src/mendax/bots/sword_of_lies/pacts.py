"""The value of a deal before a war round, from rollouts with the deal kept, absent or broken.

A pledge binds only the coming round and is not enforced. All seats follow one policy in three kinds
of war. In the first, both seats are bound and spare (or strike) accordingly. In the second, only
one side is bound. In the third, one side is bound and the other side strikes it.

1. A benefit that a seat can have without a deal (by sparing the other seat unasked) does not count
   as a gain.
2. Pledges are not enforced. A seat that wins more by breaking a pledge is assumed to break it,
   regardless of its record. Other seats are trusted by their record (``pledges.trust``).
3. A broken pledge has no positive value. Under the fixed policy, a seat may win more if it is
   struck, because the strongest seats draw later strikes. But a seat needs no deal to be struck.

The chips of a deal are paid in any case and can be added to its value.
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

_WARS: Final = 2000
"""The number of wars simulated for all cases together."""
_FEWEST: Final = 60
"""The minimum number of wars per case."""


class Pact(NamedTuple):
    """Two seats, and the pledge of each seat to the other."""

    seat: Seat
    to: Seat
    mine: Pledge
    yours: Pledge


class Gain(NamedTuple):
    """The gain in chips of a pact over the best alternative without a pact."""

    mine: float
    """The gain of the first seat.

    The other seat breaks a pledge if that pays. Otherwise it keeps the pledge with a probability
    equal to its trust.
    """
    yours: float
    """The gain of the other seat, with the first seat's pledge weighted in the same way."""
    error: float
    """The standard error of ``mine``."""


def gains(
    scene: Scene,
    war: WarArrays,
    pacts: Sequence[Pact],
    standing: Sequence[Pact],
    trusted: Sequence[float],
) -> list[Gain]:
    """Return the gain of each pact, given the ``standing`` pacts; ``trusted`` is by seat."""
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
    """The results of the wars for one pact, by case. The last case is without any pact."""

    worth: Floats
    """The mean winnings, as (case, seat)."""
    variance: Floats
    """The variance of the mean winnings."""


class _Cases(NamedTuple):
    """The indices of the cases that one side of a pact needs."""

    kept: int
    alone: int
    """The case in which only this side's pledge binds."""
    betrayed: int
    """The case in which this side's pledge binds and the other seat strikes it."""
    without: int = -1


_CASES: Final = 5
"""The cases of a pact: kept; one for each side bound alone; one for each side betrayed."""
_FOR_ME: Final = _Cases(kept=0, alone=1, betrayed=2)
_FOR_OTHER: Final = _Cases(kept=0, alone=3, betrayed=4)


def _gained(tried: _Tried, pact: Pact, cases: _Cases, trusted: float) -> tuple[float, float]:
    """Return the gain of the first seat of the pact, and the standard error of the gain."""
    mine, yours = tried.worth[:, pact.seat], tried.worth[:, pact.to]
    without = max(cases.without, cases.alone, key=lambda case: mine[case])
    if pact.yours == "nothing":  # there is no pledge to break
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
    """Return the slice of cases of a pact. The first of all cases has no pact."""
    return slice(1 + _CASES * number, 1 + _CASES * (number + 1))


def _bind_cases(spared: Bools, pact: Pact) -> None:
    """Mark the targets that the two seats avoid, in each case of their pact."""
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
    """Mark the targets that the pledges make the two seats avoid."""
    for by, other, pledge in ((pact.seat, pact.to, pact.mine), (pact.to, pact.seat, pact.yours)):
        if pledge == "spare":
            spared[:, by, other] = True
        elif pledge.startswith("strike"):
            spared[:, by, :] = True
            spared[:, by, struck_by(pledge)] = False
