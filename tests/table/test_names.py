"""Tests that names and words are shown readably, without hidden characters."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mendax.table import joiners
from mendax.table.log import Refusal
from mendax.table.names import LONGEST_NAME, clean_name, clean_text, likeness, unlike
from tests.reasons import because

WALLACE = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


def test_names_are_cleaned(subtests: pytest.Subtests) -> None:
    cases: list[tuple[str, str]] = [
        ("  Олена   Пчілка ", "Олена Пчілка"),
        ("Ta\u202eras", "Taras"),
        ("a\u200bb\u2066c\x00d\ufeff", "abcd"),
        ("line\nbreak\ttab\u2028end", "line break tab end"),
        ("e\u0301", "é"),
        ("z" + "\u0301" * 30, "ź" + "\u0301" * 4),
        ("\u0301\u0301x", "x"),
        ("\u3164\u2800x", "x"),
        ("🎲 Mia", "🎲 Mia"),
        ("👩\u200d🚀 \u200dAnn\u200d", "👩\u200d🚀 Ann"),
        ("👩\U0001f3fd\u200d❤\ufe0f\u200d👨", "👩\U0001f3fd\u200d❤\ufe0f\u200d👨"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("Ann\u200ca \u200cx", "Anna x"),
        ("क्\u200d\u0301ष", "क्\u0301ष"),
        ("🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", WALLACE),
        ("🏴\U000e0067\U000e0062 A\U000e0041", "🏴 A"),
        ("x" * 20, "x" * 20),
        ("я\u0300" * 20, "я\u0300" * 20),
    ]
    for given_name, shown in cases:
        with subtests.test(given_name=given_name, shown=shown):
            assert clean_name(given_name) == shown


def test_a_name_must_show_something(subtests: pytest.Subtests) -> None:
    for nothing in ["", "   ", "\u200b\u202e", "\u3164", "\u0301", None, 7]:
        with subtests.test(nothing=nothing), pytest.raises(Refusal, check=because("name-empty")):
            clean_name(nothing)


def test_a_name_is_not_too_long() -> None:
    with pytest.raises(Refusal, check=because("name-long longest=20")):
        clean_name("x" * 21)


def test_a_name_is_not_too_heavy() -> None:
    assert clean_name("🎲" * 20) == "🎲" * 20
    with pytest.raises(Refusal, check=because("name-heavy")):
        clean_name("🎲" * 20 + "\u0301")


@given(st.text())
def test_what_is_cleaned_is_clean(text: str) -> None:
    try:
        shown = clean_text(text)
    except Refusal:
        return
    assert shown == shown.strip()
    assert unicodedata.is_normalized("NFC", shown)
    assert all(_shows(shown, at) for at in range(len(shown)))
    assert clean_text(shown) == shown


def _shows(text: str, at: int) -> bool:
    """Check that the only invisible characters join two characters or belong to a flag."""
    if ord(text[at]) in joiners.TAGS:
        return any(joiners.flag_at(text, before) for before in range(at))
    return unicodedata.category(text[at])[0] != "C" or joiners.joins(text, at)


ODD = st.text(st.sampled_from("ab \u0301कष्ی👩🚀❤\ufe0f\u200c\u200d\u202e🏴\U000e0067\U000e007f"))


@given(ODD)
def test_joiners_among_all_else_leave_clean_text(text: str) -> None:
    test_what_is_cleaned_is_clean.hypothesis.inner_test(text)  # type: ignore[attr-defined]


def test_joined_characters_are_never_split() -> None:
    family = "👩\u200d👩\u200d👧"
    assert clean_name(family * 3 + "x" * 17) == family * 3 + "x" * 17
    with pytest.raises(Refusal, check=because("name-long")):
        clean_name(family * 3 + "x" * 18)
    assert unlike("x" * 19 + family, likeness("x" * 19 + family)) == "x" * 18 + " 2"


@given(
    st.lists(
        st.sampled_from(["Ann", "ann", "ANN", "Ａnn", "Аnn", "x" * 20, "Ann 2", "🎲" * 20]),
        max_size=30,
    )
)
def test_no_two_names_are_alike(wanted: list[str]) -> None:
    taken: set[str] = set()
    for name in wanted:
        found = unlike(name, taken)
        assert likeness(found).isdisjoint(taken)
        assert clean_name(found) == found
        assert len(found) <= LONGEST_NAME
        taken |= likeness(found)
