"""Tests of the orders of values, and of the table of chances that the rulebook prints."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mendax.games.mia.ladder import ladder
from mendax.games.mia.order import ROLLS, WAYS, announceable, beats, ranking, reaches
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import parse_options, with_options

STANDARD = "21 66 55 44 33 22 11 65 64 63 62 61 54 53 52 51 43 42 41 32 31"
DESCENDING = {
    "": STANDARD,
    "doubles=ones_high": "21 11 22 33 44 55 66 65 64 63 62 61 54 53 52 51 43 42 41 32 31",
    "second=little_mia": "21 31 66 55 44 33 22 11 65 64 63 62 61 54 53 52 51 43 42 41 32",
    "second=half_mia": "21 42 66 55 44 33 22 11 65 64 63 62 61 54 53 52 51 43 41 32 31",
    "second=half_and_little": "21 42 31 66 55 44 33 22 11 65 64 63 62 61 54 53 52 51 43 41 32",
    "ones_top=on": "11 21 66 55 44 33 22 65 64 63 62 61 54 53 52 51 43 42 41 32 31",
    "doubles=ones_high second=little_mia": (
        "21 31 11 22 33 44 55 66 65 64 63 62 61 54 53 52 51 43 42 41 32"
    ),
    "doubles=ones_high ones_top=on second=half_mia": (
        "11 21 42 22 33 44 55 66 65 64 63 62 61 54 53 52 51 43 41 32 31"
    ),
    "order=natural": "11 66 65 64 63 62 61 55 54 53 52 51 44 43 42 41 33 32 31 22 21",
    "order=numeric": "21 66 65 64 63 62 61 55 54 53 52 51 44 43 42 41 33 32 31 22 11",
    "order=numeric second=little_mia": (
        "21 31 66 65 64 63 62 61 55 54 53 52 51 44 43 42 41 33 32 22 11"
    ),
    "order=numeric ones_top=on": ("11 21 66 65 64 63 62 61 55 54 53 52 51 44 43 42 41 33 32 31 22"),
    "order=pips": "21 66 55 44 33 22 11 65 64 63 62 61 51 41 31",
    "order=pips doubles=ones_high": "21 11 22 33 44 55 66 65 64 63 62 61 51 41 31",
    "order=pips second=little_mia": "21 31 66 55 44 33 22 11 65 64 63 62 61 51 41",
    "order=pips second=half_mia": "21 42 66 55 44 33 22 11 65 64 63 62 61 51 41 31",
}
"""The order of each choice, highest first. Of two values with equal pips, the value with the higher
first die is first."""
PRINTED_OUT_OF_36 = "0 2 3 4 5 6 7 8 10 12 14 16 18 20 22 24 26 28 30 32 34"
PRINTED_PER_CENT = "0 6 8 11 14 17 19 22 28 33 39 44 50 56 61 67 72 78 83 89 94"


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def two_dice() -> list[int]:
    """Return all 36 falls of two dice, as rolls, counted without the tables of the rules."""
    return [10 * max(one, two) + min(one, two) for one, two in product(range(1, 7), repeat=2)]


def test_two_dice_make_21_rolls_and_doubles_come_half_as_often() -> None:
    falls = two_dice()
    assert len(falls) == 36
    assert set(falls) == set(ROLLS)
    assert len(ROLLS) == 21
    assert {roll: falls.count(roll) for roll in ROLLS} == dict(WAYS)


def rules(words: str) -> MiaRules:
    return parse_options(MiaRules(), words.split())


def test_each_order_is_as_it_is_listed(subtests: pytest.Subtests) -> None:
    for words in DESCENDING:
        with subtests.test(words=words):
            found = ranking(rules(words))
            assert list(reversed(found.values)) == numbers(DESCENDING[words])
            assert set(found.rank) == set(ROLLS)
            assert found.top == numbers(DESCENDING[words])[0]


@given(
    order=st.sampled_from(("standard", "numeric", "pips")),
    doubles=st.sampled_from(("sixes_high", "ones_high")),
    second=st.sampled_from(("none", "little_mia", "half_mia", "half_and_little")),
    ones_top=st.booleans(),
)
def test_each_order_option_changes_only_its_part(
    order: str, doubles: str, second: str, ones_top: bool
) -> None:
    chosen: dict[str, object] = {"order": order, "second": second, "ones_top": ones_top}
    if order != "numeric":
        chosen["doubles"] = doubles
    found = with_options(MiaRules(), chosen)
    rank = ranking(found).rank
    lead = [*([11] if ones_top else []), 21, *(42,) * (second in ("half_mia", "half_and_little"))]
    lead += [31] * (second in ("little_mia", "half_and_little"))
    assert sorted(ROLLS, key=rank.__getitem__, reverse=True)[: len(lead)] == lead
    rest = [roll for roll in ROLLS if roll not in lead]
    for one, other in product(rest, rest):
        (high, low), (best, least) = divmod(one, 10), divmod(other, 10)
        pairs = (high == low) - (best == least)
        if order == "numeric":
            above = one > other
        elif pairs:
            above = pairs > 0
        elif high == low:
            above = one > other if doubles == "sixes_high" else one < other
        else:
            above = high + low > best + least if order == "pips" else one > other
        assert (rank[one] > rank[other]) == above, (one, other)


def test_equal_sums_of_pips_are_equal_and_doubles_above_them() -> None:
    rank = ranking(rules("order=pips")).rank
    assert rank[62] == rank[53]  # "8 pips"
    assert rank[52] == rank[61] == rank[43] < rank[62] < rank[54] == rank[63]
    assert rank[41] == rank[32]
    assert rank[65] < rank[11] < rank[66] < rank[21]
    assert ranking(rules("order=pips")).at_least(53, 62)
    assert ranking(rules("order=pips")).at_least(62, 53)


def test_chances_of_beating_a_value_are_those_printed() -> None:
    falls = two_dice()
    descending = numbers(STANDARD)
    for place, (value, printed) in enumerate(
        zip(descending, numbers(PRINTED_OUT_OF_36), strict=True)
    ):
        better = descending[:place]
        assert sum(fall in better for fall in falls) == printed
        assert beats(MiaRules(), value) == Fraction(printed, 36)


def test_the_printed_per_cents_are_those_chances_rounded() -> None:
    shown = [round(100 * beats(MiaRules(), v)) for v in numbers(STANDARD)]
    assert shown == numbers(PRINTED_PER_CENT)


def test_54_is_the_even_value_and_62_is_not() -> None:
    assert beats(MiaRules(), 54) == Fraction(1, 2)
    assert round(100 * beats(MiaRules(), 62)) == 39


def test_with_little_mia_61_is_even_and_62_is_the_middle() -> None:
    assert beats(PRESETS["meyer"], 61) == Fraction(18, 36)
    assert reaches(PRESETS["meyer"], 62) == Fraction(18, 36)


def test_to_reach_is_to_beat_or_to_equal(subtests: pytest.Subtests) -> None:
    for words in DESCENDING:
        with subtests.test(words=words):
            found = rules(words)
            rank = ranking(found).rank
            for value in ROLLS:
                equal = Fraction(sum(WAYS[roll] for roll in ROLLS if rank[roll] == rank[value]), 36)
                assert reaches(found, value) == beats(found, value) + equal


def test_the_joker_is_no_announcement_where_it_is_toasted() -> None:
    assert 32 in announceable(MiaRules())
    assert 32 not in announceable(MiaRules(joker_32="toast"))
    assert len(announceable(MiaRules(joker_32="toast"))) == 20


BEATEN_BY = (0, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34)
"""The number of higher falls, of 36, as printed in the rules, from Mia down."""


def test_the_ladder_lists_values_lowest_first_with_their_chances() -> None:
    shown = ladder(MiaRules())
    assert [rung.value for rung in shown.rungs] == list(ranking(MiaRules()).values)
    assert tuple(rung.beaten_by for rung in reversed(shown.rungs)) == BEATEN_BY
    assert all(rung.rolls == (rung.value,) for rung in shown.rungs)
    assert shown.rungs[0].reached_by == 36
    assert shown.top == shown.rungs[-1].value == 21


def test_the_ladder_of_pips_names_every_roll_of_a_rung() -> None:
    eight = next(rung for rung in ladder(MiaRules(order="pips")).rungs if rung.value == 62)
    assert eight.rolls == (53, 62)
    assert eight.reached_by - eight.beaten_by == 4


def test_a_toasted_joker_has_no_rung_but_counts_as_a_fall() -> None:
    rules = MiaRules(joker_32="toast")
    rungs = ladder(rules).rungs
    assert tuple(rung.value for rung in rungs) == announceable(rules)
    assert rungs[0].value == 31
    assert rungs[0].reached_by == 36
    assert rungs[0].beaten_by == 34
