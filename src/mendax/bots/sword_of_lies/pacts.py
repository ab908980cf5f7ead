"""What a deal is worth before a war round: the same wars with it and without it.

A pledge binds the coming round only. It is tried in wars fought out by one policy, in which those
bound spare (or strike) each other first; somebody who broke their word counts as bound by nothing.
"""

from typing import Final, NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.battle import Bools, WarArrays
from mendax.bots.sword_of_lies.orders import Scene
from mendax.bots.sword_of_lies.player import struck_by
from mendax.core.game import Seat
from mendax.games.sword_of_lies.actions import Pledge

_WARS: Final = 240


class Pact(NamedTuple):
    """Two seats and what each pledges to the other."""

    seat: Seat
    to: Seat
    mine: Pledge
    yours: Pledge


class Gain(NamedTuple):
    """What a pact adds to the winnings of its two, in chips."""

    mine: float
    yours: float


def gains(scene: Scene, war: WarArrays, pacts: list[Pact], standing: list[Pact]) -> list[Gain]:
    """What each of ``pacts`` adds, given those that hold already."""
    seats, cases = len(scene.lives), len(pacts) + 1
    spared = np.zeros((cases, seats, seats), dtype=np.bool_)
    for old in standing:
        _bind(spared, old)
    for case, pact in enumerate(pacts, 1):
        _bind(spared[case : case + 1], pact)
    each = max(40, _WARS * 4 // cases // max(1, seats - 2))
    armies = scene.armies(cases * each)
    final = war.fought_out(armies, np.repeat(spared, each, axis=0))
    worth = scene.worth(final).reshape(cases, each, seats).mean(axis=1)
    return [
        Gain(
            float(worth[case, pact.seat] - worth[0, pact.seat]),
            float(worth[case, pact.to] - worth[0, pact.to]),
        )
        for case, pact in enumerate(pacts, 1)
    ]


def _bind(spared: Bools, pact: Pact) -> None:
    """Marks whom the two won't strike by their pledges."""
    for by, other, pledge in ((pact.seat, pact.to, pact.mine), (pact.to, pact.seat, pact.yours)):
        if pledge == "spare":
            spared[:, by, other] = True
        elif pledge.startswith("strike"):
            spared[:, by, :] = True
            spared[:, by, struck_by(pledge)] = False
