"""Tests that a policy for six lives also serves fewer lives, and that unsolved rules give the
reason."""

from unittest.mock import Mock

import numpy as np
import pytest

from mendax.coach.mia import policies, solving
from mendax.coach.mia.policies import (
    at_hand,
    coverage,
    covers,
    needs_solving,
    plain,
    solved,
    stored,
)
from mendax.coach.mia.solving import REFUSED_FOR, SolvedCache
from mendax.core.game import Reason
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import parse_options, with_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.generic.optional import MissingPackage
from mendax.solver.mia import equilibrium
from mendax.solver.mia.backward_induction import state_equilibrium
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.signalling import game, homotopy, support


@pytest.mark.parametrize(
    ("preset", "seats", "changes"),
    [
        ("standard", 2, {"lives": 3}),
        ("standard", 3, {"lives": 2}),
        ("classic", 3, {"lives": 2}),
        ("points", 2, {"lives": 1}),
        ("contest", 2, {"rounds": 7}),
    ],
)
def test_a_policy_of_many_lives_is_the_policy_of_fewer(
    preset: str, seats: int, changes: dict[str, object]
) -> None:
    rules = with_options(PRESETS[preset], changes)
    found, fresh = stored(rules, seats), solve(plain(rules, seats), seats).policy
    assert found is not None
    assert covers(found, rules, seats)
    assert found.start == fresh.start
    assert np.allclose(found.values, fresh.values, atol=1e-12)
    assert coverage(rules, seats).solved == "whole"


def test_more_lives_or_players_are_covered_at_the_end_only() -> None:
    for rules, seats in ((with_options(MiaRules(), {"lives": 40}), 2), (MiaRules(), 9)):
        found = coverage(rules, seats)
        assert found.solved == "end"
        assert found.reason is not None
        assert found.reason.key in ("coach-too-large", "solver-refused-seats")
        assert not covers(at_hand(rules, seats), rules, seats)
        assert not needs_solving(rules, seats)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"blind_pass": "same_or_higher", "mia_lie_cost": 2}, "coach-too-large-passing"),
        ({"blind_pass": "higher", "scoring": "points"}, "coach-too-large-passing"),
        ({"scoring": "points"}, "coach-too-large"),
        ({"lives": 60, "mia_true_cost": 1}, "coach-too-large"),
    ],
)
def test_unsolved_rules_have_a_reason(changes: dict[str, object], key: str) -> None:
    found = coverage(with_options(MiaRules(), changes), 2)
    assert found.solved == "no"
    assert found.reason is not None
    assert found.reason.key == key


class Clock:
    """A clock that tests advance."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Start without solutions, with refusals that expire by this clock."""
    made = Clock()
    monkeypatch.setattr(policies, "solved_here", SolvedCache(made))
    return made


def test_slow_solving_is_abandoned_and_retried_later(clock: Clock) -> None:
    rules = with_options(MiaRules(), {"lives": 2, "mia_double_any": True})
    assert solved(rules, 2, seconds=-1) is None
    assert not needs_solving(rules, 2)
    found = coverage(rules, 2)
    assert found.reason is not None
    assert found.reason.key == "coach-too-slow"
    clock.now += REFUSED_FOR - 1
    assert not needs_solving(rules, 2)
    clock.now += 1
    assert needs_solving(rules, 2)
    assert covers(solved(rules, 2), rules, 2)
    assert coverage(rules, 2).solved == "whole"


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (NotCovered(Reason("solver-refused-circle", {"seats": 2})), "solver-refused-circle"),
        (MissingPackage(Reason("solver-missing", {"package": "highspy"})), "solver-missing"),
        (ArithmeticError("lost"), "coach-unsolved"),
    ],
)
def test_errors_are_reported_and_retried_later(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, error: Exception, key: str
) -> None:
    rules = with_options(MiaRules(), {"lives": 2, "mia_double_any": True})
    with monkeypatch.context() as failing:
        failing.setattr(equilibrium, "solve", Mock(side_effect=error))
        failing.setattr(equilibrium, "prepare", lambda: None)
        assert solved(rules, 2) is None
    found = coverage(rules, 2)
    assert found.reason is not None
    assert found.reason.key == key
    clock.now += REFUSED_FOR
    assert needs_solving(rules, 2)


def test_compiling_is_no_part_of_the_time_that_solving_may_take() -> None:
    clock, rules = Clock(), with_options(MiaRules(), {"lives": 2, "mia_double_any": True})

    def compiling() -> None:
        clock.now += 40

    found = solving.solve(plain(rules, 2), 2, seconds=20, clock=clock, prepare=compiling)
    assert isinstance(found, Policy)


def test_a_prepared_solver_compiles_no_more() -> None:
    """Warming up compiles every function of the solver, for any rules."""
    equilibrium.prepare()
    before = _compiled()
    for words, seats, span in (
        ("lives=2 announce=equal_or_higher order=pips", 2, "match"),
        ("lives=1 joker_32=toast", 2, "match"),
        ("lives=4 life_reroll=may", 2, "match"),
        ("scoring=points rounds=2 mia_lie_cost=2", 2, "match"),
        ("blind_pass=higher", 2, "round"),
        ("blind_pass=higher", 3, "round"),
        ("lives=1 announce=equal_or_higher", 3, "match"),
        ("scoring=money rounds=2 blind_reroll=new_value", 3, "match"),
    ):
        rules = parse_options(MiaRules(), words.split())
        equilibrium.solve(rules, seats, "match" if span == "match" else "round")
        assert _compiled() == before, words


def _compiled() -> dict[str, int]:
    """Return by function the number of compiled argument types."""
    return {
        f"{module.__name__}.{name}": len(member.signatures)
        for module in (game, homotopy, support, state_equilibrium)
        for name, member in vars(module).items()
        if hasattr(member, "signatures")
    }


def test_passing_back_is_solved_at_first_use_only_if_it_is_fast() -> None:
    one = with_options(MiaRules(), {"blind_pass": "same_or_higher", "mia_lie_cost": 2, "lives": 1})
    assert needs_solving(one, 2)
    assert not needs_solving(with_options(one, {"lives": 2}), 2)
    higher = with_options(MiaRules(), {"blind_pass": "higher", "mia_lie_cost": 2})
    assert needs_solving(higher, 2)
    assert not needs_solving(with_options(higher, {"joker_32": "toast"}), 2)
    assert not needs_solving(higher, 3)
