"""Tests of the orders of values, and of the table of chances that the rulebook prints."""

from fractions import Fraction
from itertools import product

import pytest

from mendax.games.mia.ladder import ladder
from mendax.games.mia.order import ROLLS, WAYS, announceable, beats, ranking, reaches
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options

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


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def two_dice() -> list[int]:
    """Return all 36 falls of two dice, as rolls, counted without the tables of the rules."""
    return [10 * max(one, two) + min(one, two) for one, two in product(range(1, 7), repeat=2)]


def rules(words: str) -> MiaRules:
    return parse_options(MiaRules(), words.split())


def test_each_order_is_as_it_is_listed(subtests: pytest.Subtests) -> None:
    for words in DESCENDING:
        with subtests.test(words=words):
            found = ranking(rules(words))
            assert list(reversed(found.values)) == numbers(DESCENDING[words])
            assert set(found.rank) == set(ROLLS)
            assert found.top == numbers(DESCENDING[words])[0]


def test_chances_of_beating_a_value_are_those_printed() -> None:
    falls = two_dice()
    descending = numbers(STANDARD)
    for place, (value, printed) in enumerate(
        zip(descending, numbers(PRINTED_OUT_OF_36), strict=True)
    ):
        better = descending[:place]
        assert sum(fall in better for fall in falls) == printed
        assert beats(MiaRules(), value) == Fraction(printed, 36)


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


"""The number of higher falls, of 36, as printed in the rules, from Mia down."""


def test_the_ladder_lists_values_lowest_first_with_their_chances() -> None:
    shown = ladder(MiaRules())
    assert [rung.value for rung in shown.rungs] == list(ranking(MiaRules()).values)
    assert [rung.beaten_by for rung in reversed(shown.rungs)] == numbers(PRINTED_OUT_OF_36)
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
