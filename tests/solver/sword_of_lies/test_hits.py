"""Tests of orders, their hits, and the states of a war."""

from collections import Counter
from itertools import combinations, product
from random import Random

import numpy as np
import pytest

from mendax.solver.sword_of_lies.hits import row_after
from mendax.solver.sword_of_lies.orders import PRICE, USED, orders_of
from tests.solver.sword_of_lies.by_hand import named_orders, random_war, scene_of


def counted(
    ones: int, twos: int, contributions: tuple[tuple[int, int, int], ...], price: int, hard: bool
) -> np.ndarray:
    """Return every way to pick cards in order: ones hit, twos hit once, twos hit twice."""
    cards = [1] * ones + [2] * twos
    single, double = range(ones), range(ones, ones + twos)
    ways: list[list[Counter[int]]] = []
    for one, once, twice in contributions:
        ways.append(
            [
                Counter([*a, *b, *c, *c])
                for a in combinations(single, one)
                for c in combinations(double, twice)
                for b in combinations([at for at in double if at not in c], once)
            ]
        )
    payers = [at for at, lives in enumerate(cards) if lives == price] or [-1]
    left = np.zeros((ones + twos + 1, twos + 1))
    for payer, picked in product(payers, product(*ways)):
        hits = Counter[int]()
        for each in picked:
            hits.update(each)
        after = []
        for at, lives in enumerate(cards):
            damage = 2 * (hits[at] >= 2) if hard and lives == 2 else hits[at]
            after.append(max(0, lives - damage - (at == payer)))
        left[after.count(1), after.count(2)] += 1
    return np.asarray(left / left.sum())


@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("price", [0, 1, 2])
@pytest.mark.parametrize(
    "contributions",
    [
        (),
        ((1, 0, 0),),
        ((0, 1, 0), (0, 1, 0)),
        ((0, 0, 1), (1, 1, 0)),
        ((2, 0, 0), (1, 0, 0), (0, 2, 0)),
        ((0, 1, 1), (0, 1, 0)),
        ((0, 3, 0), (0, 2, 0)),
    ],
)
def test_rows_have_the_chances_of_counting(
    contributions: tuple[tuple[int, int, int], ...], price: int, hard: bool
) -> None:
    written = np.array([a + 4 * b + 16 * c for a, b, c in contributions], dtype=np.int64)
    for ones, twos in ((2, 3), (3, 3)):
        expected = counted(ones, twos, contributions, price, hard)
        assert np.allclose(row_after(ones, twos, written, price, hard), expected)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("options", [{}, {"may_hold": True, "triple_attack": True}])
def test_orders_are_those_of_the_book(number: int, options: dict[str, bool]) -> None:
    state = random_war(Random(number), 3, 1 + number % 3, 3, **options).state
    scene = scene_of(state)
    rows = np.array([[row.count(1), row.count(2)] for row in scene.lives])
    for seat in scene.fighters:
        thrice = scene.triple and rows[seat].sum() == 1 and scene.swords[seat] >= 3
        found = orders_of(rows, seat, scene.swords[seat], thrice, scene.may_hold)
        kinds = [
            (
                tuple(sorted(tuple(map(int, o[i : i + 3])) for i in (0, 3, 6) if o[i] >= 0)),
                int(o[PRICE]),
            )
            for o in found
        ]
        assert len(set(kinds)) == len(kinds)
        assert set(kinds) == set(named_orders(state, seat))
        assert all(
            sum(hits for _, _, hits in k) == o[USED] for (k, _), o in zip(kinds, found, strict=True)
        )
