"""Tests that codes use separate positions and count seats from the observer."""

from typing import Any

import numpy as np
import pytest

from mendax.adapters.encodings.codes import (
    Amount,
    BySeat,
    Code,
    Each,
    Flag,
    OneHot,
    OneSeat,
    Pairs,
    Several,
    Together,
)


@pytest.mark.parametrize(
    ("code", "value", "observer", "numbers"),
    [
        (OneHot("abc"), "b", 0, [0, 1, 0]),
        (OneHot("abc"), None, 0, [0, 0, 0]),
        (OneSeat(3), 0, 2, [0, 1, 0]),
        (OneSeat(3), None, 2, [0, 0, 0]),
        (Several(OneSeat(3)), (0, 2), 2, [1, 1, 0]),
        (Several(OneHot("ab")), "aab", 0, [2, 1]),
        (BySeat(3, Amount(4)), (1, 2, 4), 1, [0.5, 1, 0.25]),
        (Each(3, Flag()), (True, False), 0, [1, 0, 0]),
        (Each(2, OneHot("ab")), "bab", 0, [0, 1, 1, 0]),
        (Pairs(2, Flag()), {(1, 0): True}, 0, [0, 0, 1, 0]),
        (Pairs(2, Flag()), {(1, 0): True}, 1, [0, 1, 0, 0]),
        (Together(OneSeat(2), Flag()), (1, True), 0, [0, 1, 1]),
        (Together(OneSeat(2), Flag()), None, 0, [0, 0, 0]),
    ],
)
def test_a_code_fills_its_own_places(
    code: Code, value: Any, observer: int, numbers: list[float]
) -> None:
    into = np.zeros(len(numbers) + 2, np.float32)
    code.put(into, 1, value, observer)
    assert code.size == len(numbers)
    assert into.tolist() == [0, *numbers, 0]
