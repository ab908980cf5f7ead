"""Where hits fall: the probabilities are those of counting every way to pick the cards."""

from collections import Counter
from itertools import combinations, product

import numpy as np
import pytest

from mendax.solver.sword_of_lies.hits import row_after


def counted(
    ones: int, twos: int, contributions: tuple[tuple[int, int, int], ...], price: int, hard: bool
) -> np.ndarray:
    """Every way to pick cards, one after another: ones hit, twos hit once, twos hit twice."""
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
