"""How one spot is played: the stage of announcing and answering, in equilibrium.

Turns a spot into the arrays of ``stage`` and its solution into odds. Knows nothing of lives: what a
fate or a belief is worth is handed in, seat by seat.
"""

from typing import Final, NamedTuple

import numpy as np

from mendax.solver.spot import Spot, openings
from mendax.solver.stage import Stage, Support, equilibrium
from mendax.solver.tables import REROLLED, UNSEEN, Floats, Tables


class Moves(NamedTuple):
    """How one spot is played, and what comes of it."""

    blind: int
    """The value announced without looking; −1: looks."""
    say: Floats
    """``say[kind, claim]``; a last column is rolling again, where that is allowed."""
    doubt: Floats
    """By claim of one who looked."""
    again: int
    """What is said with a second roll, −1 for nothing."""
    fates: Floats
    """``fates[side, fate]``: the chance that the round ends so here. The claim it ends with was
    made ``side`` seats after the roller (blind passing only; else there is one side)."""
    goes_on: Floats
    """``goes_on[side, value]``: the chance that it is believed here."""
    error: float
    lingers: tuple[float, float, float] = (1.0, 1.0, 1.0)
    """No less than the chance that the value to beat is said again and believed, if all for it is
    done by the announcer, by the answerer, by neither."""
    support: Support | None = None
    """That of the equilibrium, where it is one of ``stage``."""


class Worth(NamedTuple):
    """What can come of a spot, in the eyes of the two who meet there."""

    announcer: int
    answerer: int
    fates: Floats
    """``fates[fate, seat]``: what each end of the round is worth."""
    other: Floats
    """``other[value, seat]``: what believing (or conceding to) each value is worth."""


class _Unknown(NamedTuple):
    """Claims on dice that nobody has seen, by value."""

    doubt: Floats
    worth: Floats
    openings: Floats
    """``openings[value, fate]``: the chances of fates when doubted."""


def answers_to_unseen(t: Tables, how: int, worth: Worth) -> Floats:
    """Which claims on dice that nobody has seen are doubted (1) or believed (0, also in a tie)."""
    return _unknown(t, how, worth).doubt


def _unknown(t: Tables, how: int, worth: Worth) -> _Unknown:
    found = openings(t, how)
    opened = found @ worth.fates
    better = opened[:, worth.answerer] > worth.other[:, worth.answerer] + _TIE
    doubt = better | (t.forced > 0)
    return _Unknown(doubt.astype(np.float64), np.where(doubt[:, None], opened, worth.other), found)


class _Choice(NamedTuple):
    """What the one with the cup can do at a spot."""

    stage: Stage
    """Claims, and perhaps rolling again as a last column."""
    again: int
    """What is best said with a second roll, −1 where that is not allowed."""
    first: _Unknown
    second: _Unknown | None


def _choice(t: Tables, spot: Spot, worth: Worth) -> _Choice:
    c, g, d = _payoffs(t, spot, worth)
    bound, again, second = t.forced[spot.claims], -1, None
    if len(spot.again):
        second = _unknown(t, REROLLED, worth)
        again = int(spot.again[np.argmax(second.worth[spot.again, worth.announcer])])
        c = np.column_stack((c, np.full(len(c), second.worth[again, worth.announcer])))
        g = np.column_stack((g, np.zeros(len(c))))
        d = np.column_stack((d, np.zeros(len(c))))
        bound = np.append(bound, 0.0)
    stage = Stage(c, g, d, spot.weight, spot.honest, bound)
    return _Choice(stage, again, _unknown(t, UNSEEN, worth), second)


def play(t: Tables, spot: Spot, worth: Worth, known: Support | None = None) -> Moves:
    """The equilibrium at ``spot``; that with the support ``known``, if it still is one."""
    choice = _choice(t, spot, worth)
    c, g, again, first = choice.stage.c, choice.stage.g, choice.again, choice.first
    found = equilibrium(choice.stage, known)
    said = found.say * spot.weight[:, None]
    looking = (said * (c + g * found.doubt)).sum() + spot.sight @ worth.fates[:, worth.announcer]
    blind = int(spot.claims[np.argmax(first.worth[spot.claims, worth.announcer])])
    ends = _Ends(t)
    if first.worth[blind, worth.announcer] > looking + _BETTER:
        ends.unseen(first, blind, 1.0)
    else:
        blind = -1
        ends.seen(spot, said, found.doubt)
        if choice.second is not None:
            ends.unseen(choice.second, again, float(said[:, -1].sum()))
    doubt = found.doubt[: len(spot.claims)]
    fates, goes_on = ends.fates[None], ends.goes_on[None]
    moves = Moves(blind, found.say, doubt, again, fates, goes_on, found.error)
    circular = spot.over in spot.claims or spot.over in spot.again
    lingers = _lingering(spot, choice, moves) if circular else moves.lingers
    return moves._replace(lingers=lingers, support=found.support)


def _lingering(spot: Spot, choice: _Choice, moves: Moves) -> tuple[float, float, float]:
    """See ``Moves.lingers``."""
    value, trusted, said = spot.over, [0.0], 0.0
    if value in spot.claims:
        at = int(np.searchsorted(spot.claims, value))
        trusted += [1.0 - float(moves.doubt[at]), 1.0 - float(choice.first.doubt[value])]
        said = float(spot.weight @ moves.say[:, at])
    if choice.second is not None and value in spot.again:
        trusted.append(1.0 - float(choice.second.doubt[value]))
        said += float(spot.weight @ moves.say[:, -1]) if moves.again == value else 0.0
    if moves.blind >= 0:
        said = float(moves.blind == value)
    return max(trusted), said, float(moves.goes_on[0, value])


def _payoffs(t: Tables, spot: Spot, worth: Worth) -> tuple[Floats, Floats, Floats]:
    """What the announcer gets when believed, more when doubted; the answerer's gain by doubting."""
    opened = worth.fates[spot.fate]
    only = t.forced[spot.claims][None, :, None] > 0
    believed = np.where(only, opened, worth.other[spot.claims][None])
    more = opened - believed
    return believed[:, :, worth.announcer], more[:, :, worth.announcer], more[:, :, worth.answerer]


class _Ends:
    """Gathers the chances of what comes of a spot."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.fates = np.zeros(len(t.fates))
        self.goes_on = np.zeros(len(t.values))

    def seen(self, spot: Spot, said: Floats, doubt: Floats) -> None:
        """Those who looked: ``said[kind, claim]`` is how likely each claim is with each kind."""
        claims = said[:, : len(spot.claims)]
        opened = claims * doubt[: len(spot.claims)]
        self.fates += np.bincount(spot.fate.ravel(), opened.ravel(), len(self.fates))
        self.fates += spot.sight
        believed, goes_on = (claims - opened).sum(axis=0), self.t.goes_on[spot.claims]
        self.goes_on[spot.claims] += believed * goes_on
        if self.t.concede >= 0:
            self.fates[self.t.concede] += believed[~goes_on].sum()

    def unseen(self, unknown: _Unknown, value: int, chance: float) -> None:
        """A claim on dice that nobody has seen."""
        if unknown.doubt[value]:
            self.fates += chance * unknown.openings[value]
        else:
            self.other(value, chance)

    def other(self, value: int, chance: float) -> None:
        """Believed, or conceded to."""
        if self.t.goes_on[value]:
            self.goes_on[value] += chance
        elif self.t.concede >= 0:
            self.fates[self.t.concede] += chance


_TIE: Final = 1e-13
_BETTER: Final = 1e-12
