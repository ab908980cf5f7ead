"""Tests that a code is found in every spelling, and that other texts have none."""

import functools
import string
import unicodedata
from collections.abc import Mapping
from urllib.parse import quote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mendax.server.people.typed_codes import LETTERS, LONGEST, SHORTEST, code_in, table_in
from mendax.table.look_alikes import skeleton

CODES = st.text(LETTERS, min_size=SHORTEST, max_size=LONGEST)
TABLES = st.text("abcdefghijkmnpqrstuvwxyz23456789", min_size=16, max_size=16)
AROUND = st.text("<>()[]{}«»„“”‘’\"'.,;:!?…*_~\u200b\u200e\ufeff\u00a0\n ", max_size=4)
BEFORE = ("", "Join us: ", "Приєднуйся: ", "Komm rein (", "Kom og vær med: [Mendax](")
HOSTS = ("https://x.example", "http://192.168.0.4:8000", "x.example/games")


@functools.cache
def _spellings() -> Mapping[str, list[str]]:
    """Return the letters of any alphabet that people type for each letter of a code."""
    greek_or_cyrillic = map(chr, range(0x370, 0x530))
    alike = [sign for sign in greek_or_cyrillic if sign.isupper() and sign == _kept(sign)]
    return {
        one: [one, one.lower(), chr(ord(one) + 0xFEE0), chr(ord(one.lower()) + 0xFEE0)]
        + [
            each
            for sign in alike
            if skeleton(sign) == skeleton(one)
            for each in (sign, sign.lower())
        ]
        for one in LETTERS
    }


def _kept(sign: str) -> str:
    return unicodedata.normalize("NFKC", sign.lower()).upper()


@st.composite
def typed(draw: st.DrawFn, code: str) -> str:
    """Draw a spelling of a code alone: letters of any alphabet, spaces and hyphens."""
    between = draw(st.sampled_from(["", "", " ", "-", "\u2011", "–", ".", "\u200b"]))
    return between.join(draw(st.sampled_from(_spellings()[one])) for one in code)


@given(st.data(), CODES)
def test_a_code_is_found_in_every_spelling(data: st.DataObject, code: str) -> None:
    alone = data.draw(typed(code))
    assert code_in(data.draw(AROUND) + alone + data.draw(AROUND)) == code


@given(st.data(), CODES, st.sampled_from(BEFORE), st.sampled_from(HOSTS), st.sampled_from("jJｊ"))
def test_a_code_is_found_in_a_pasted_link(
    data: st.DataObject, code: str, before: str, host: str, way: str
) -> None:
    spelt = data.draw(typed(code))
    if " " in spelt or data.draw(st.booleans()):
        spelt = quote(spelt)
    after = data.draw(
        st.sampled_from(["", "/", ".", ").", "> see you", "?x=1", "#top", "\nSee you!"])
    )
    text = f"{before}{data.draw(AROUND)}{host}/{way}/{spelt}{after}"
    assert code_in(text) == code
    assert table_in(text) is None


@given(
    CODES, st.sampled_from(["The code is {}.", "Mendax: {}, come!", "{} is my table", "Код: {}"])
)
def test_a_code_in_capitals_is_found_in_a_sentence(code: str, sentence: str) -> None:
    assert code_in(sentence.format(code)) == code
    assert code_in(sentence.format(f"{code[:2]}-{code[2:]}")) == code


@given(st.sampled_from(BEFORE), AROUND, st.sampled_from(HOSTS), TABLES, st.booleans())
def test_the_link_of_a_table_is_as_good_as_its_code(
    before: str, around: str, host: str, table: str, loud: bool
) -> None:
    link = f"{host}/t/{table.upper() if loud else table}"
    assert table_in(f"{before}{around}{link}{around}") == table
    assert table_in(f"{link}x") is None


@given(st.text(string.digits + "GIOQSZgioqsz.!? -", max_size=30))
@example("What is going on?")
@example("https://x.example/j/")
def test_a_text_without_a_code_has_none(text: str) -> None:
    assert code_in(text) is None
    assert table_in(text) is None


@pytest.mark.parametrize("text", ["ABCD", "ABCDEFHJK", "ABCDE1", "A" * 2000, "/j/" * 600])
def test_other_lengths_and_signs_are_no_code(text: str) -> None:
    assert code_in(text) is None


@given(st.text())
def test_any_text_is_read(text: str) -> None:
    found = code_in(text)
    assert found is None or set(found) <= set(LETTERS)
