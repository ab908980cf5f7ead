"""The value of a two-player zero-sum game, from a sequence-form linear program over the whole tree.

This solver is slow but works for any game, with a seat's observations as its information set. Tests
use it to check the fast solvers on small instances (about 100,000 histories).

Source: von Stengel 1996 ("Efficient computation of behavior strategies"), Koller, Megiddo and von
Stengel 1996. The program is exact, and its size is linear in the size of the tree.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from mendax.core.concrete import concrete
from mendax.core.game import AnyGame, Event, observation
from mendax.solver.generic import linear_program
from mendax.solver.generic.linear_program import INFINITE, Entries, Floats

Payoff = Callable[[Any], float | None]
"""Return seat 0's payoff in a final state (paid by seat 1), or None before the end."""

_Heard = tuple[Event, ...]
_Memory = tuple[_Heard, _Heard]


class _Plans:
    """The realization plan of one seat: its sequences and information sets."""

    def __init__(self) -> None:
        self.count = 1
        """The number of sequences. Sequence 0 is empty."""
        self.sets: dict[_Heard, tuple[int, dict[object, int]]] = {}
        """By observations: the sequences before an information set and after its actions."""

    def after(self, heard: _Heard, before: int, actions: list[Any]) -> dict[object, int]:
        if heard not in self.sets:
            numbers = range(self.count, self.count + len(actions))
            self.sets[heard] = (before, dict(zip(actions, numbers, strict=True)))
            self.count += len(actions)
        return self.sets[heard][1]

    def constraints(self) -> tuple[Entries, Floats]:
        """Return ``E x = e``: the flow into an information set equals the flow out, and sequence 0
        is 1."""
        rows, columns, values = [0], [0], [1.0]
        for row, (before, after) in enumerate(self.sets.values(), start=1):
            rows += [row] * (len(after) + 1)
            columns += [before, *after.values()]
            values += [-1.0] + [1.0] * len(after)
        right = np.zeros(len(self.sets) + 1)
        right[0] = 1.0
        return Entries(np.array(rows), np.array(columns), np.array(values)), right


def value(game: AnyGame, start: Any, payoff: Payoff) -> float:
    """Return the value of ``start`` to seat 0.

    Raises ``ArithmeticError`` if the program is not solved, and ``MissingPackage`` without HiGHS.
    """
    plans = (_Plans(), _Plans())
    pays: dict[tuple[int, int], float] = {}
    waiting: list[tuple[Any, _Memory, tuple[int, int], float]] = [(start, ((), ()), (0, 0), 1.0)]
    while waiting:
        state, memory, plan, chance = waiting.pop()
        paid = payoff(state)
        if paid is not None:
            pays[plan] = pays.get(plan, 0.0) + chance * paid
            continue
        (actor,) = game.actors(state)
        if isinstance(actor, str):
            moves = [(a, float(odds), plan) for a, odds in game.chance_outcomes(state)]
        else:
            actions = list(concrete(game.legal_actions(state, actor)))
            after = plans[actor].after(memory[actor], plan[actor], actions)
            mine, other = ((after[a] for a in actions), plan[1 - actor])
            both = [(m, other) if actor == 0 else (other, m) for m in mine]
            moves = [(a, 1.0, p) for a, p in zip(actions, both, strict=True)]
        for action, odds, follows in moves:
            reached = game.apply(state, actor, action)
            heard = [tuple(observation(e, seat) for e in reached.events) for seat in (0, 1)]
            remembered = (memory[0] + heard[0], memory[1] + heard[1])
            waiting.append((reached.state, remembered, follows, chance * odds))
    return _solved(plans, pays)


def _solved(plans: tuple[_Plans, _Plans], pays: dict[tuple[int, int], float]) -> float:
    """Return the value of seat 0's program: maximise f·v subject to A'x ≥ F'v, Ex = e, x ≥ 0."""
    e, e_right = plans[0].constraints()
    f, f_right = plans[1].constraints()
    mine, other = plans[0].count, plans[1].count
    rows, columns = (np.array(part) for part in zip(*pays, strict=True))
    parts = (
        Entries(columns, rows, -np.array(list(pays.values()))),
        Entries(f.columns, f.rows + mine, f.values),
        Entries(e.rows + other, e.columns, e.values),
    )
    model = linear_program.build(
        np.concatenate([np.zeros(mine), -f_right]),
        (
            np.concatenate([np.zeros(mine), np.full(len(f_right), -INFINITE)]),
            np.full(mine + len(f_right), INFINITE),
        ),
        (
            np.concatenate([np.full(other, -INFINITE), e_right]),
            np.concatenate([np.zeros(other), e_right]),
        ),
        Entries(*(np.concatenate(part) for part in zip(*parts, strict=True))),
    )
    solver = linear_program.quiet_solver()
    solver.passModel(model)
    solver.run()
    if not linear_program.is_optimal(solver):
        raise ArithmeticError("the linear program has no best answer")
    return -float(solver.getInfo().objective_function_value)
