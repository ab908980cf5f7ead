"""Names and words are shown as people read them, and nothing hides in them."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mendax.table.log import Refusal
from mendax.table.names import LONGEST_NAME, clean_name, clean_text, likeness, unlike


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("  Олена   Пчілка ", "Олена Пчілка"),
        ("Ta\u202eras", "Taras"),
        ("a\u200bb\u2066c\x00d\ufeff", "abcd"),
        ("line\nbreak\ttab\u2028end", "line break tab end"),
        ("e\u0301", "é"),
        ("z" + "\u0301" * 30, "ź" + "\u0301" * 4),
        ("\u0301\u0301x", "x"),
        ("\u3164\u2800x", "x"),
        ("🎲 Mia", "🎲 Mia"),
        ("x" * 20, "x" * 20),
        ("я\u0300" * 20, "я\u0300" * 20),
    ],
)
def test_names_are_cleaned(given_name: str, shown: str) -> None:
    assert clean_name(given_name) == shown


@pytest.mark.parametrize("nothing", ["", "   ", "\u200b\u202e", "\u3164", "\u0301", None, 7])
def test_a_name_must_show_something(nothing: object) -> None:
    with pytest.raises(Refusal, match="name-empty"):
        clean_name(nothing)


def test_a_name_is_not_too_long() -> None:
    with pytest.raises(Refusal, match="name-long longest=20"):
        clean_name("x" * 21)


def test_a_name_is_not_too_heavy() -> None:
    assert clean_name("🎲" * 20) == "🎲" * 20
    with pytest.raises(Refusal, match="name-heavy"):
        clean_name("🎲" * 20 + "\u0301")


@given(st.text())
def test_what_is_cleaned_is_clean(text: str) -> None:
    try:
        shown = clean_text(text)
    except Refusal:
        return
    assert shown == shown.strip()
    assert unicodedata.is_normalized("NFC", shown)
    assert all(unicodedata.category(c)[0] != "C" for c in shown)
    assert clean_text(shown) == shown


@given(
    st.lists(
        st.sampled_from(["Ann", "ann", "ANN", "Ａnn", "x" * 20, "Ann 2", "🎲" * 20]), max_size=30
    )
)
def test_no_two_names_are_alike(wanted: list[str]) -> None:
    taken: set[str] = set()
    for name in wanted:
        found = unlike(name, taken)
        assert likeness(found) not in taken
        assert clean_name(found) == found
        assert len(found) <= LONGEST_NAME
        taken.add(likeness(found))
