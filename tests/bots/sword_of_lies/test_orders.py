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


def test_promises_exclude_orders_that_break_them() -> None:
    at = scene(((1, 1), (1, 1), (1, 1)), (2, 1, 1))
    peace = Bound(spare=frozenset({B}))
    assert {aim.seat for plan in plans(at, A, peace) for aim in plan.aims} == {C}
    strike = Bound(strike=frozenset({B}))
    assert all(B in {aim.seat for aim in plan.aims} for plan in plans(at, A, strike))


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
