"""Tests of candidate orders, and of regret matching on them."""

import numpy as np
import pytest

from mendax.bots.sword_of_lies.battle import Targeting, WarArrays, WarRules
from mendax.bots.sword_of_lies.orders import (
    Aim,
    Bound,
    Effort,
    Plan,
    Scene,
    Writing,
    drawn_from,
    plans,
    searched,
)
from mendax.games.sword_of_lies.state import Pot

A, B, C = range(3)


def scene(lives: tuple[tuple[int, ...], ...], swords: tuple[int, ...], **rules: bool) -> Scene:
    """Return a war for one pot that all seats can win."""
    pot = Pot(90, tuple(range(len(lives))))
    return Scene(lives, swords, swords, (pot,), **rules)  # type: ignore[arg-type]


def war(seed: int = 1) -> WarArrays:
    """Return wars simulated by the default policy."""
    return WarArrays(WarRules(), np.random.default_rng(seed), Targeting())


def test_a_fighter_needs_a_sword_a_card_and_an_opponent() -> None:
    assert scene(((1,), (1,), ()), (1, 0, 3)).fighters == (A,)
    assert scene(((1,), (), ()), (1, 1, 1)).fighters == ()


def test_one_sword_strikes_any_card_and_two_cost_the_dearest() -> None:
    offered = plans(scene(((2, 1), (2, 1), (1,)), (2, 1, 1)), A)
    assert Plan((Aim(B, 2),)) in offered
    assert Plan((Aim(B, 1),)) in offered
    doubles = [plan for plan in offered if len(plan.aims) == 2]
    assert doubles
    assert {plan.paid for plan in doubles} == {2}
    assert Plan(()) not in offered
    assert Plan(()) in plans(scene(((2,), (1,)), (1, 1), may_hold=True), A)


def test_promises_exclude_orders_that_break_them() -> None:
    at = scene(((1, 1), (1, 1), (1, 1)), (2, 1, 1))
    peace = Bound(spare=frozenset({B}))
    assert {aim.seat for plan in plans(at, A, peace) for aim in plan.aims} == {C}
    strike = Bound(strike=frozenset({B}))
    assert all(B in {aim.seat for aim in plan.aims} for plan in plans(at, A, strike))


def test_the_triple_attack_is_considered_once_with_one_card() -> None:
    at = scene(((1,), (1, 1), (1,)), (3, 1, 1), triple=True)
    assert any(len(plan.aims) == 3 for plan in plans(at, A))
    again = at._replace(tripled=frozenset({A}))
    assert not any(len(plan.aims) == 3 for plan in plans(again, A))


def test_a_war_of_two_that_one_stroke_decides_is_solved() -> None:
    """A has one sword and B none, so any order of A wins, and the chances sum to one."""
    at = scene(((1, 1), (1,)), (1, 0))
    [written] = searched(at, war(), effort=Effort(turns=4, wars=40))
    assert written.seat == A
    assert written.chances.sum() == pytest.approx(1)


def test_a_seat_strikes_the_strong_if_needed() -> None:
    """B has as many lives as A and wins the tie by its former swords, so only a strike at B helps
    A."""
    at = scene(((1, 1), (1, 1), (1,)), (1, 0, 0))._replace(armed=(1, 2, 0))
    [written] = searched(at, war(), effort=Effort(turns=8, wars=200))
    chances = dict(zip(written.plans, written.chances, strict=True))
    assert chances[Plan((Aim(B, 1),))] > 0.8


def test_orders_that_are_hardly_ever_written_are_never_drawn() -> None:
    rare, often = Plan((Aim(B, 1),)), Plan((Aim(C, 1),))
    writing = Writing(A, (rare, often), np.array([0.05, 0.95]))
    rng = np.random.default_rng(1)
    assert {drawn_from(writing, rng) for _ in range(200)} == {often}
