"""The orders of values, and the table of chances that the rulebook prints."""

from fractions import Fraction
from itertools import product

import pytest

from mendax.games.mia.order import (
    ROLLS,
    WAYS,
    announceable,
    beats,
    ladder,
    ranking,
    reaches,
)
from mendax.games.mia.rules import MiaRules, Order

DESCENDING: dict[Order, str] = {
    "standard": "21 66 55 44 33 22 11 65 64 63 62 61 54 53 52 51 43 42 41 32 31",
    "doubles_reversed": "21 11 22 33 44 55 66 65 64 63 62 61 54 53 52 51 43 42 41 32 31",
    "natural": "11 66 65 64 63 62 61 55 54 53 52 51 44 43 42 41 33 32 31 22 21",
    "little_mia": "21 31 66 55 44 33 22 11 65 64 63 62 61 54 53 52 51 43 42 41 32",
    "half_mia": "21 42 66 55 44 33 22 11 65 64 63 62 61 54 53 52 51 43 41 32 31",
    "pips": "21 66 55 44 33 22 11 65 64 63 62 61 51 41 31",
}
PRINTED_OUT_OF_36 = "0 2 3 4 5 6 7 8 10 12 14 16 18 20 22 24 26 28 30 32 34"
PRINTED_PER_CENT = "0 6 8 11 14 17 19 22 28 33 39 44 50 56 61 67 72 78 83 89 94"


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def two_dice() -> list[int]:
    """All 36 falls of two dice, as rolls: counted here without the book's own tables."""
    return [10 * max(one, two) + min(one, two) for one, two in product(range(1, 7), repeat=2)]


def test_two_dice_make_21_rolls_and_doubles_come_half_as_often() -> None:
    falls = two_dice()
    assert len(falls) == 36
    assert set(falls) == set(ROLLS)
    assert len(ROLLS) == 21
    assert {roll: falls.count(roll) for roll in ROLLS} == dict(WAYS)


@pytest.mark.parametrize("order", DESCENDING)
def test_each_order_is_as_the_rulebook_lists_it(order: Order) -> None:
    assert list(reversed(ranking(order).values)) == numbers(DESCENDING[order])
    assert set(ranking(order).rank) == set(ROLLS)
    assert ranking(order).top == numbers(DESCENDING[order])[0]


def test_pips_of_equal_sum_are_equal_and_doubles_stand_above_them() -> None:
    rank = ranking("pips").rank
    assert rank[62] == rank[53]  # «8 pips»
    assert rank[52] == rank[61] == rank[43] < rank[62] < rank[54] == rank[63]
    assert rank[41] == rank[32]
    assert rank[65] < rank[11] < rank[66] < rank[21]
    assert ranking("pips").at_least(53, 62)
    assert ranking("pips").at_least(62, 53)


def test_the_chances_of_beating_a_value_are_those_of_the_printed_table() -> None:
    falls = two_dice()
    descending = numbers(DESCENDING["standard"])
    for place, (value, printed) in enumerate(
        zip(descending, numbers(PRINTED_OUT_OF_36), strict=True)
    ):
        better = descending[:place]
        assert sum(fall in better for fall in falls) == printed
        assert beats("standard", value) == Fraction(printed, 36)


def test_the_printed_per_cents_are_those_chances_rounded() -> None:
    shown = [round(100 * beats("standard", v)) for v in numbers(DESCENDING["standard"])]
    assert shown == numbers(PRINTED_PER_CENT)


def test_54_is_the_even_value_and_62_is_not() -> None:
    assert beats("standard", 54) == Fraction(1, 2)
    assert round(100 * beats("standard", 62)) == 39


def test_with_little_mia_61_is_even_and_62_the_middle_that_meyer_players_name() -> None:
    assert beats("little_mia", 61) == Fraction(18, 36)
    assert reaches("little_mia", 62) == Fraction(18, 36)


@pytest.mark.parametrize("order", DESCENDING)
def test_to_reach_is_to_beat_or_to_equal(order: Order) -> None:
    rank = ranking(order).rank
    for value in ROLLS:
        equal = Fraction(sum(WAYS[roll] for roll in ROLLS if rank[roll] == rank[value]), 36)
        assert reaches(order, value) == beats(order, value) + equal


def test_the_joker_is_no_announcement_where_it_is_toasted() -> None:
    assert 32 in announceable("standard", "off")
    assert 32 not in announceable("standard", "toast")
    assert len(announceable("standard", "toast")) == 20


def test_the_ladder_lists_values_lowest_first_with_their_chances() -> None:
    rungs = ladder(MiaRules()).rungs
    assert [rung.value for rung in reversed(rungs)] == numbers(DESCENDING["standard"])
    assert [rung.beaten_by for rung in reversed(rungs)] == numbers(PRINTED_OUT_OF_36)
    assert all(rung.rolls == (rung.value,) for rung in rungs)
    assert rungs[0].reached_by == 36


def test_the_ladder_of_pips_names_every_roll_of_a_rung() -> None:
    eight = next(rung for rung in ladder(MiaRules(order="pips")).rungs if rung.value == 62)
    assert eight.rolls == (53, 62)
    assert eight.reached_by - eight.beaten_by == 4
