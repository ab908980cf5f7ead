"""How one spot is played: the stage of announcing and answering, in equilibrium.

Turns a spot into the arrays of ``signalling.game`` and its solution into odds. Knows nothing of
lives: what a fate or a belief is worth is handed in, seat by seat.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.solver.generic.jit import compiled
from mendax.solver.mia.model.public_states import Spot, Worth, openings
from mendax.solver.mia.model.rule_tables import REROLLED, UNSEEN, Floats, Ints, Tables
from mendax.solver.mia.model.state_solution import StateSolution
from mendax.solver.signalling.game import EXACT, Play, Stage, Support, equilibrium


class _Unknown(NamedTuple):
    """Claims on dice that nobody has seen, by value."""

    doubt: npt.NDArray[np.bool_]
    worth: Floats
    """To the announcer."""
    openings: Floats
    """``openings[value, fate]``: the chances of fates when doubted."""

    def best(self, claims: Ints) -> int:
        """The claim that is worth most to the announcer."""
        return int(claims[self.worth[claims].argmax()])


def answers_to_unseen(t: Tables, how: int, worth: Worth) -> npt.NDArray[np.bool_]:
    """Which claims on dice that nobody has seen are doubted; the others are believed."""
    return _unknown(t, how, worth).doubt


def _unknown(t: Tables, how: int, worth: Worth) -> _Unknown:
    found = openings(t, how)
    opened, announcer, answerer = found @ worth.fates, worth.announcer, worth.answerer
    doubt = (opened[:, answerer] > worth.other[:, answerer] + _TIE) | (t.forced > 0)
    return _Unknown(doubt, np.where(doubt, opened[:, announcer], worth.other[:, announcer]), found)


class _Choice(NamedTuple):
    """What the one with the cup can do at a spot."""

    stage: Stage
    """Claims, and perhaps rolling again as a last column."""
    again: int
    """What is best said with a second roll, −1 where that is not allowed."""
    first: _Unknown
    second: _Unknown | None


def _choice(t: Tables, spot: Spot, worth: Worth) -> _Choice:
    again, second, aside, width = -1, None, 0.0, len(spot.claims)
    bound = np.zeros(width + min(1, len(spot.again)))
    bound[:width] = t.forced[spot.claims]
    if len(spot.again):
        second = _unknown(t, REROLLED, worth)
        again = second.best(spot.again)
        aside = float(second.worth[again])
    seats = worth.announcer, worth.answerer
    payoffs = _payoffs(worth.fates, worth.other, *seats, spot.fate, spot.claims, bound, aside)
    stage = Stage(*payoffs, spot.weight, spot.honest, bound)
    return _Choice(stage, again, _unknown(t, UNSEEN, worth), second)


def play(
    t: Tables, spot: Spot, worth: Worth, known: Support | None = None, error: float = EXACT
) -> StateSolution:
    """The equilibrium at ``spot`` (see ``signalling.game``)."""
    choice = _choice(t, spot, worth)
    again, first = choice.again, choice.first
    found = equilibrium(choice.stage, known, error)
    looking = _worth(choice.stage, found) + spot.sight @ worth.fates[:, worth.announcer]
    blind, ends = first.best(spot.claims), _Ends(t)
    if first.worth[blind] > looking + _BETTER:
        ends.unseen(first, blind, 1.0)
    else:
        blind = -1
        ends.seen(spot, found)
        if choice.second is not None:
            ends.unseen(choice.second, again, float(spot.weight @ found.say[:, -1]))
    doubt = found.doubt[: len(spot.claims)]
    fates, goes_on = ends.fates[None], ends.goes_on[None]
    moves = StateSolution(blind, found.say, doubt, again, fates, goes_on, found.error)
    circular = spot.over in spot.claims or spot.over in spot.again
    lingers = _lingering(spot, choice, moves) if circular else moves.lingers
    return moves._replace(lingers=lingers, support=found.support)


def _worth(stage: Stage, play: Play) -> float:
    """What the announcer gets who looks and does not roll 32."""
    return float((play.say * (stage.c + stage.g * play.doubt)).sum(axis=1) @ stage.w)


def _lingering(spot: Spot, choice: _Choice, moves: StateSolution) -> tuple[float, float, float]:
    """See ``StateSolution.lingers``."""
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


@compiled
def _payoffs(
    fates: Floats,
    other: Floats,
    announcer: int,
    answerer: int,
    fate: Ints,
    claims: Ints,
    bound: Floats,
    aside: float,
) -> tuple[Floats, Floats, Floats]:
    """``Stage.c``, ``g`` and ``d``; a last column that is no claim is worth ``aside``."""
    shape = len(fate), len(bound)
    c, g, d = np.full(shape, aside), np.zeros(shape), np.zeros(shape)
    for r in range(len(fate)):
        for k in range(len(claims)):
            opened, believed = fates[fate[r, k]], other[claims[k]]
            if bound[k] > 0:
                c[r, k] = opened[announcer]
            else:
                c[r, k] = believed[announcer]
                g[r, k] = opened[announcer] - believed[announcer]
                d[r, k] = opened[answerer] - believed[answerer]
    return c, g, d


class _Ends:
    """Gathers the chances of what comes of a spot."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.fates = np.zeros(len(t.fates))
        self.goes_on = np.zeros(len(t.values))

    def seen(self, spot: Spot, play: Play) -> None:
        """Those who looked."""
        believed = _opened(play.say, play.doubt, spot.weight, spot.fate, self.fates)
        self.fates += spot.sight
        goes_on = self.t.goes_on[spot.claims]
        self.goes_on[spot.claims] += believed * goes_on
        if self.t.concede >= 0:
            self.fates[self.t.concede] += believed[~goes_on].sum()

    def unseen(self, unknown: _Unknown, value: int, chance: float) -> None:
        """A claim on dice that nobody has seen."""
        if unknown.doubt[value]:
            self.fates += chance * unknown.openings[value]
        elif self.t.goes_on[value]:
            self.goes_on[value] += chance
        elif self.t.concede >= 0:
            self.fates[self.t.concede] += chance


@compiled
def _opened(say: Floats, doubt: Floats, w: Floats, fate: Ints, fates: Floats) -> Floats:
    """Adds what is opened to the chances of ``fates``; gives those that claims are believed."""
    believed = np.zeros(fate.shape[1])
    for r in range(len(fate)):
        for k in range(fate.shape[1]):
            said = w[r] * say[r, k]
            fates[fate[r, k]] += said * doubt[k]
            believed[k] += said * (1.0 - doubt[k])
    return believed


_TIE: Final = 1e-13
_BETTER: Final = 1e-12
