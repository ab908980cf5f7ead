"""The solver of Mia: single rounds and whole games, by backward induction over public states.

A believed claim discards the old dice, so the next seat's roll begins a subgame. The subgame is a
public state, given by the value to beat, the position (lives, or rounds left) and the turn. Within
a round the value to beat only rises; between rounds lives or rounds only fall. Every state is
therefore solved once, from the end backwards (backward induction; Kuhn 1953, "Extensive games and
the problem of information"), as a signalling game of one announcement and one answer
(``signalling.game``):

    V(state) = sum over rolls and claims of P(roll) say(claim | roll)
               [doubt(claim) V(outcome) + (1 - doubt(claim)) V(state of the next seat)]

where ``say`` and ``doubt`` are an equilibrium of the game with these payoffs. With two seats, V is
the value of the zero-sum game. With more seats, V is the value of one of many perfect Bayesian
equilibria, chosen as ``signalling.game`` describes.

Two moves lead back to an earlier state: a toast restarts a round, and a value may be announced over
itself. These states are solved as fixed points (``backward_induction.component``, ``cycles``). With
blind passing the dice survive a turn, and a state is a game of many claims (``blind_pass``).
"""

import functools
import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from mendax.core.game import Reason
from mendax.games import game_named
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import rules_for
from mendax.solver.generic.errors import NotCovered
from mendax.solver.generic.jit import COMPILED
from mendax.solver.mia.backward_induction.component import ComponentSolver, Supports
from mendax.solver.mia.backward_induction.cycles import NotConverged
from mendax.solver.mia.backward_induction.race_state import RaceUnsolved
from mendax.solver.mia.blind_pass.many_players import PassingPays
from mendax.solver.mia.blind_pass.two_players import Trees
from mendax.solver.mia.model.components import Component, components
from mendax.solver.mia.model.coverage import SEATS, check
from mendax.solver.mia.model.positions import Position, Span, essential, points_matter
from mendax.solver.mia.model.rule_tables import Floats
from mendax.solver.mia.policy.policy import Policy, Sheet
from mendax.solver.signalling.game import warm_up

__all__ = ["SEATS", "NotCovered", "Progress", "Solution", "check", "prepare", "solve"]

Progress = Callable[[int, int], None]
"""Called with the number of solved positions and the number of all positions."""


class Solution(NamedTuple):
    """The solution of a rule set."""

    policy: Policy
    values: tuple[float, ...]
    """The values by seat from the opener: chances to win or, for a single ``round``, lives, points
    or money."""
    seconds: float
    """The seconds spent solving, without loading or compiling machine code."""


def solve(
    rules: MiaRules | str, seats: int, span: Span = "match", progress: Progress | None = None
) -> Solution:
    """Return an equilibrium of ``rules``, or of the preset with this name, for ``seats`` seats.

    Raises ``RulesError`` for conflicting rules, an unknown preset and the rules of another game,
    and ``NotCovered`` for unsupported rules.
    """
    rules = rules_for(game_named("mia"), rules)
    check(rules, seats, span)
    prepare()
    began = time.perf_counter()
    policy = _solved(essential(rules, span, seats), seats, span, progress)
    return Solution(policy, policy.values, time.perf_counter() - began)


@functools.cache
def prepare() -> None:
    """Load all of the solver's machine code, compiling it unless it is cached on disk.

    Compilation takes about 40 seconds, once per installation. Does nothing without a compiler.
    """
    if COMPILED:
        warm_up()
        _solved(MiaRules(), 2, "round", None)


def _solved(rules: MiaRules, seats: int, span: Span, progress: Progress | None) -> Policy:
    every = components(rules, seats, span, points_matter(rules, seats, span))
    return Policy(rules, seats, span, _sheets(every, progress))


def _sheets(every: list[Component], progress: Progress | None) -> dict[Position, Sheet]:
    """Return the sheet of every position; ``every`` lists successors before their predecessors."""
    sheets: dict[Position, Sheet] = {}
    opens: dict[Position, Floats] = {}
    trees: Trees = {}
    supports: Supports = {}
    for done, component in enumerate(every, start=1):
        seats = len(component.turns)
        solver = ComponentSolver(component, opens, trees, supports if seats == 2 else {})
        try:
            solver.solve()
        except (NotConverged, np.linalg.LinAlgError) as error:
            again = "claim" if component.tables.repeats else "round"
            circle = Reason("solver-refused-circle", {"seats": seats, "again": again})
            raise NotCovered(circle) from error
        except RaceUnsolved as error:
            raise NotCovered(Reason("solver-refused-race-state", {"seats": seats})) from error
        except PassingPays as error:
            raise NotCovered(Reason("solver-refused-blind-pass", {"seats": seats})) from error
        for turn in range(component.period):
            position = component.turns[turn]
            for repetition in range(max(len(each) for each in solver.solutions)):
                sheet = solver.sheet(turn, repetition)
                sheets[position._replace(repetition=repetition)] = sheet
            opens[position] = sheets[position].worth[0]
        if progress is not None:
            progress(done, len(every))
    return sheets
