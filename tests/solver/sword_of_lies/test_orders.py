"""All legal orders of a round, cards of equal lives merged: those of the book."""

from random import Random

import numpy as np
import pytest

from mendax.solver.sword_of_lies.orders import COLUMNS, PRICE, USED, contribution_of, orders_of
from tests.solver.sword_of_lies.by_hand import named_orders, random_war, scene_of


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


def test_what_an_order_does_to_a_row_is_one_number() -> None:
    order = np.full(COLUMNS, -1, dtype=np.int64)
    order[:9] = [1, 2, 2, 1, 1, 1, 2, 2, 1]
    assert contribution_of(order, 1) == 16 + 1
    assert contribution_of(order, 2) == 4
    assert contribution_of(order, 0) == 0
