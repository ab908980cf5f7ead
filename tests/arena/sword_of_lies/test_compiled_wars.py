"""Tests that compiled wars equal the plain twin to the last bit and draw the same random
numbers."""

from itertools import product

import numpy as np
import pytest

from mendax.arena.sword_of_lies import compiled_wars
from mendax.arena.sword_of_lies.compiled_wars import CompiledWars
from mendax.bots.sword_of_lies.battle import Armies, Targeting, WarArrays, WarRules
from mendax.bots.sword_of_lies.war_model import PLAIN, SHARP, SHARP_AT_HARD_SHIELDS
from mendax.solver.generic.jit import COMPILED
from tests.proof import parametrize

EVEN = Targeting(noise=2.0, bias=0.5)
"""Strikes twice whenever possible, at any seat, so that wars cover every branch."""


def armies(worlds: int, seats: int, cards: int, seed: int) -> Armies:
    """Return armies of all sizes, with rows that end early or are gone, and with none to seven
    swords."""
    rng = np.random.default_rng(seed)
    lives = rng.integers(0, 3, (worlds, seats, cards)) * (rng.random((worlds, seats, 1)) < 0.9)
    tripled = rng.random((worlds, seats)) < 0.2
    return Armies(lives, rng.integers(0, 8, (worlds, seats)), tripled)


@pytest.mark.parametrize(("hard", "triple"), [*product((False, True), repeat=2)])
@parametrize("seats", [2, 3, 4, 9, 20], test=[2, 4])
def test_the_same_wars_and_the_same_luck(seats: int, hard: bool, triple: bool) -> None:
    rules = WarRules(hard_shields=hard, triple=triple)
    each = tuple((SHARP, PLAIN, EVEN, SHARP_AT_HARD_SHIELDS)[seat % 4] for seat in range(seats))
    policies: list[Targeting | tuple[Targeting, ...]] = [SHARP, EVEN, each]
    for seed, targeting in enumerate(policies):
        start = armies(40, seats, 5, seed)
        spared = np.random.default_rng(seed).random((40, seats, seats)) < 0.3
        for spares in (None, spared):
            luck = [np.random.default_rng(7) for _ in range(2)]
            plain = WarArrays(rules, luck[0], targeting).fought_out(start, spares)
            fast = CompiledWars(rules, luck[1], targeting).fought_out(start, spares)
            assert np.array_equal(plain, fast)
            assert luck[0].random() == luck[1].random()


def test_no_constant_of_the_twin_is_kept_in_machine_code() -> None:
    """Compiled code is cached while its file is unchanged, even if the twin's source changes."""
    kept = [each for each in vars(compiled_wars).values() if hasattr(each, "py_func")]
    assert len(kept) == 7 or not COMPILED
    for each in kept:
        names = each.py_func.__code__.co_names
        assert not any(isinstance(vars(compiled_wars).get(name), float) for name in names)
