"""What a deal is worth before a war round: the same wars with it, without it, and with it broken.

A pledge binds the coming round only, and nothing but the will of who gave it. It is tried in wars
fought out by one policy, in which those bound spare (or strike) each other first; and once more in
wars where only one of the two keeps to it, which count as much as the other's word is doubted
(``trust``). Chips that move are gone either way, so what they buy is priced the same.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.battle import Bools, WarArrays
from mendax.bots.sword_of_lies.orders import Scene
from mendax.bots.sword_of_lies.player import struck_by
from mendax.core.game import Seat
from mendax.games.sword_of_lies.actions import Pledge
from mendax.games.sword_of_lies.state import Promise

_WARS: Final = 2000
"""Wars that are fought out for all the cases together."""
_FEWEST: Final = 60
"""And so many for each case at the least."""
_KEEPS: Final = 4.0
"""Promises kept, beside which those that were seen kept are counted: the prior of ``trust``."""
_BREAKS: Final = 1.0
"""Promises broken, in the same way."""


class Pact(NamedTuple):
    """Two seats and what each pledges to the other."""

    seat: Seat
    to: Seat
    mine: Pledge
    yours: Pledge


class Gain(NamedTuple):
    """What a pact adds to the winnings of its two, in chips."""

    mine: float
    """For who asks, with the other's word weighed by the trust in it."""
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
    seats, cases = len(scene.lives), 3 * len(pacts) + 1
    spared = np.zeros((cases, seats, seats), dtype=np.bool_)
    for old in standing:
        _bind(spared, old)
    for number, pact in enumerate(pacts):
        broken_by_one = pact._replace(yours="nothing"), pact._replace(mine="nothing")
        for case, tried in enumerate((pact, *broken_by_one), 1 + 3 * number):
            _bind(spared[case : case + 1], tried)
    each = max(_FEWEST, _WARS // cases)
    armies = scene.armies(cases * each)
    final = war.fought_out(armies, np.repeat(spared, each, axis=0))
    won = scene.worth(final).reshape(cases, each, seats)
    worth, variance = won.mean(axis=1), won.var(axis=1) / each
    reckoned = []
    for number, pact in enumerate(pacts):
        kept, by_other, by_me = range(1 + 3 * number, 4 + 3 * number)
        me, other = pact.seat, pact.to
        likely, mine = trusted[other], worth[:, me]
        theirs, yours = trusted[me], worth[:, other]
        doubt = likely**2 * variance[kept, me] + (1 - likely) ** 2 * variance[by_other, me]
        gain = Gain(
            float(likely * mine[kept] + (1 - likely) * mine[by_other] - mine[0]),
            float(theirs * yours[kept] + (1 - theirs) * yours[by_me] - yours[0]),
            sqrt(float(doubt + variance[0, me])),
        )
        reckoned.append(gain)
    return reckoned


def _bind(spared: Bools, pact: Pact) -> None:
    """Marks whom the two won't strike by their pledges."""
    for by, other, pledge in ((pact.seat, pact.to, pact.mine), (pact.to, pact.seat, pact.yours)):
        if pledge == "spare":
            spared[:, by, other] = True
        elif pledge.startswith("strike"):
            spared[:, by, :] = True
            spared[:, by, struck_by(pledge)] = False
