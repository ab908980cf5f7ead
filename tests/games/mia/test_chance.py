"""Tests that the odds of Mia's chance actions are those of fair dice and a fair lot."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from mendax.games.mia import chance
from mendax.games.mia.actions import DrawLot, Fall, FallOne

SIDES = (4, 5, 6)


@pytest.mark.parametrize("sides", SIDES)
def test_two_dice_fall_as_often_as_their_pairs_of_pips(sides: int) -> None:
    pairs = product(range(1, sides + 1), repeat=2)
    counts = Counter(10 * max(pair) + min(pair) for pair in pairs)
    odds = {Fall(roll): Fraction(count, sides**2) for roll, count in counts.items()}
    assert dict(chance.falls(sides)) == odds


@pytest.mark.parametrize("sides", SIDES)
def test_one_die_shows_each_number_of_pips_equally_often(sides: int) -> None:
    odds = {FallOne(pips): Fraction(1, sides) for pips in range(1, sides + 1)}
    assert dict(chance.falls_one(sides)) == odds


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_lot_falls_on_each_seat_equally_often(seats: int) -> None:
    assert dict(chance.lots(seats)) == {DrawLot(seat): Fraction(1, seats) for seat in range(seats)}
