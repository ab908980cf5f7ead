"""Tests that look-alike names are found with Unicode's list of confusables, and similar names are
accepted."""

import pytest

from mendax.bots import BOTS
from mendax.table.actions import AddBot, Rename, Say, Sit
from mendax.table.look_alikes import keys, skeleton
from tests.table.evening import Evening


def test_look_alikes_share_a_key(subtests: pytest.Subtests) -> None:
    cases: list[tuple[str, str]] = [
        ("Odds", "Оdds"),  # Cyrillic О
        ("odds", "ΟDDS"),  # Greek Ο
        ("Bob", "Вob"),  # the capitals look alike, the small letters do not
        ("Tom", "Torn"),
        ("Ivan", "lvan"),
        ("Олена", "Oлена"),
        ("paypal", "рауpаl"),
        ("Ann", "𝓐𝓷𝓷"),
        ("Ann", "A\u200dnn"),
        ("ivan", "IVAN"),
    ]
    for one, other in cases:
        with subtests.test(one=one, other=other):
            assert one != other
            assert not keys(one).isdisjoint(keys(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Hanna"), ("Олена", "Олеся"), ("Guest 2", "Guest 3"), ("e", "é"), ("и", "u")],
)
def test_other_names_share_none(one: str, other: str) -> None:
    assert keys(one).isdisjoint(keys(other))


def test_skeletons_are_those_of_the_standard() -> None:
    # Examples of UTS 39, section 4.
    assert skeleton("ρ⍺у𝓅𝒂ן") == skeleton("paypal") == "paypal"
    assert skeleton("scope") == skeleton("ѕсоре")


def test_no_two_bots_are_alike() -> None:
    names = list(BOTS)
    for number, name in enumerate(names):
        for other in names[:number]:
            assert keys(name).isdisjoint(keys(other)), (name, other)


def test_look_alike_names_at_a_table_get_numbers() -> None:
    evening = Evening()
    evening.do("olena", AddBot("odds"))
    evening.do("olena", AddBot("liar", "Flora"))
    evening.do("taras", Sit("Оdds"))
    evening.do("ivan", Sit("FIora"))  # a capital i
    evening.do("nina", Rename("Oлена"))
    evening.do("nina", Say("hello"))
    names = [seat.name for seat in evening.table.table_view().seats]
    assert names == ["Олена", "odds", "Flora", "Оdds 2", "FIora 2"]
    assert evening.entries[-1].events[0].event.name == "Oлена 2"  # type: ignore[attr-defined]
    evening.again()
