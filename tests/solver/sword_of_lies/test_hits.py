"""Tests of orders, their hits, and the states of a war."""

from collections import Counter
from itertools import combinations, product
from random import Random

import numpy as np
import pytest

from mendax.solver.sword_of_lies.hits import row_after
from mendax.solver.sword_of_lies.orders import COLUMNS, PRICE, USED, contribution_of, orders_of
from mendax.solver.sword_of_lies.war_states import fighters_of, key_of, paid_out
from mendax.solver.sword_of_lies.wars import _arrays
from tests.solver.sword_of_lies.by_hand import named_orders, random_war, scene_of
from tests.solver.sword_of_lies.test_wars import SCENE, SEATS


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


def test_contributions_of_orders_are_numbers() -> None:
    order = np.full(COLUMNS, -1, dtype=np.int64)
    order[:9] = [1, 2, 2, 1, 1, 1, 2, 2, 1]
    assert contribution_of(order, 1) == 16 + 1
    assert contribution_of(order, 2) == 4
    assert contribution_of(order, 0) == 0


def test_swords_of_fallen_seats_and_unarmed_triples_are_no_key() -> None:
    war, _, _ = _arrays(SCENE, SEATS, 1e5, even=False)
    rows = np.array([[1, 0], [0, 0], [0, 0], [1, 0]])
    some = key_of(war, rows, np.array([1, 1, 0, 0]), np.array([0, 1, 0, 1]))
    same = key_of(war, rows, np.array([1, 0, 0, 0]), np.array([0, 0, 0, 0]))
    other = key_of(war, rows, np.array([1, 0, 0, 0]), np.array([1, 0, 0, 0]))
    assert some == same != other


def test_the_pot_goes_by_lives_then_by_swords_before_the_war() -> None:
    war, _, _ = _arrays(SCENE, SEATS, 1e5, even=False)
    worth = np.zeros(4)
    paid_out(war, np.array([[1, 0], [0, 0], [0, 0], [1, 0]]), worth)
    assert worth.tolist() == [20, 0, 0, 20]
    paid_out(war, np.zeros((4, 2), dtype=np.int64), worth)
    assert worth.tolist() == [0, 0, 40, 0]  # seat 2 had most swords, and lost no rank


def test_armed_seats_with_cards_write_orders() -> None:
    rows = np.array([[1, 0], [0, 1], [0, 0]])
    assert fighters_of(rows, np.array([1, 0, 3])).tolist() == [0]
    assert fighters_of(rows[[0, 2, 2]], np.array([1, 0, 3])).tolist() == []
