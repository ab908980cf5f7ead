"""Mia solved: rounds and whole games, by backward induction over what is public.

Believing rolls the old dice away, so «p was believed, the next one is about to roll» starts a
subgame of its own. Within a round the value to beat only rises; between rounds lives (or rounds
left, or choices of new lives) only fall. So everything is solved once, from the end backwards, each
state as the small signalling game of ``signalling``. With two seats that is *the* value of the
game; with more it is a perfect Bayesian equilibrium, one of many, chosen as ``signalling.game``
says.

Two things go round in circles: the joker starts a round over with the same lives, and with
``equal_or_higher`` the same value may be said again. There the worth of starting over is guessed,
the moves are found, their worth is computed exactly from the circle's linear equations, and so on
until nothing changes. With more than two seats there may be no such rest; then moves go by the
repetition (``cycles``).

With blind passing the dice survive the turn, and a public state is a game of many claims
(``blind_pass``); with more than two seats it is solved where nobody gains by a pass
(``blind_pass.many_players``).
"""

import functools
import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from mendax.core.game import Reason
from mendax.games.mia.rules import MiaRules
from mendax.solver.generic.jit import COMPILED
from mendax.solver.mia.backward_induction.component import ComponentSolver, Known
from mendax.solver.mia.backward_induction.cycles import NotConverged
from mendax.solver.mia.blind_pass.many_players import PassingPays
from mendax.solver.mia.blind_pass.two_players import Trees
from mendax.solver.mia.model.components import Component, components
from mendax.solver.mia.model.coverage import SEATS, NotCovered, check
from mendax.solver.mia.model.positions import Position, Span, essential, points_matter
from mendax.solver.mia.model.rule_tables import Floats
from mendax.solver.mia.policy.policy import Policy, Sheet
from mendax.solver.signalling.game import warm_up

__all__ = ["SEATS", "NotCovered", "Progress", "Solution", "check", "prepare", "solve"]

Progress = Callable[[int, int], None]
"""Hears how many positions are solved, of how many."""


class Solution(NamedTuple):
    """What solving gives."""

    policy: Policy
    values: tuple[float, ...]
    """By seat, counted from the opener: chances to win; with ``round`` lives (points, money)."""
    seconds: float
    """Seconds of solving, without those of loading (or, once, compiling) machine code."""


def solve(
    rules: MiaRules, seats: int, span: Span = "match", progress: Progress | None = None
) -> Solution:
    """The equilibrium of ``rules`` with ``seats`` seats.

    Raises ``RulesError`` for rules that clash and ``NotCovered`` for what is not solved.
    """
    check(rules, seats, span)
    prepare()
    began = time.perf_counter()
    policy = _solved(essential(rules, span), seats, span, progress)
    return Solution(policy, policy.values, time.perf_counter() - began)


@functools.cache
def prepare() -> None:
    """Loads all the machine code that solving takes, and once in an installation compiles it.

    That takes some forty seconds the first time; nothing where nothing is compiled.
    """
    if COMPILED:
        warm_up()
        _solved(MiaRules(), 2, "round", None)


def _solved(rules: MiaRules, seats: int, span: Span, progress: Progress | None) -> Policy:
    found = components(rules, seats, span, points_matter(rules, seats, span))
    return Policy(rules, seats, span, _sheets(found, progress))


def _sheets(found: list[Component], progress: Progress | None) -> dict[Position, Sheet]:
    sheets: dict[Position, Sheet] = {}
    opens: dict[Position, Floats] = {}
    trees: Trees = {}
    known: Known = {}
    for done, component in enumerate(found, start=1):
        board = ComponentSolver(component, opens, trees, known if len(component.turns) == 2 else {})
        try:
            board.settle()
        except (NotConverged, np.linalg.LinAlgError) as error:
            raise NotCovered(
                Reason("solver-refused-circle", {"seats": len(component.turns)})
            ) from error
        except PassingPays as error:
            refused = Reason("solver-refused-blind-pass", {"seats": len(component.turns)})
            raise NotCovered(refused) from error
        for turn in range(component.period):
            position = component.turns[turn]
            for repetition in range(max(len(moves) for moves in board.moves)):
                sheets[position._replace(repetition=repetition)] = board.sheet(turn, repetition)
            opens[position] = sheets[position].worth[0]
        if progress is not None:
            progress(done, len(found))
    return sheets
