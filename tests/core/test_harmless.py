"""Tests that text from outside cannot control a terminal, by Unicode's own properties."""

import json
import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from mendax.core.harmless import END, ISOLATE, harmless, harmless_json
from mendax.words import LANGUAGES, Words
from tests.outside import HOSTILE, acting

TEXTS = st.text(st.one_of(st.characters(), st.sampled_from(HOSTILE + "aא\n\t")), max_size=12)


@given(TEXTS)
def test_harmless_text_has_no_acting_character(text: str) -> None:
    shown = harmless(text)
    assert acting(shown) - {ISOLATE, END} == set()
    depth = 0
    for letter in shown:
        depth += {ISOLATE: 1, END: -1}.get(letter, 0)
        assert depth >= 0
    assert depth == 0


@given(TEXTS)
def test_text_without_acting_characters_is_unchanged(text: str) -> None:
    plain = "".join(letter for letter in text if not acting(letter))
    assert harmless(plain) == plain


@given(st.recursive(TEXTS, lambda inner: st.lists(inner, max_size=3)))
def test_harmless_json_has_the_same_value(value: object) -> None:
    text = harmless_json(json.dumps(value, ensure_ascii=False))
    assert acting(text) == set()
    assert json.loads(text) == value


def test_names_in_sentences_cannot_act() -> None:
    for language in LANGUAGES:
        for name in (HOSTILE, f"א{END}{END}b", f"{ISOLATE}a"):
            said = Words(language).say("record-remark-left-out", names=name)
            assert acting(said) <= {ISOLATE, END}
            assert said.count(ISOLATE) == said.count(END) == ("א" in name)


def test_every_bidirectional_control_of_unicode_is_known() -> None:
    kinds = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
    found = {chr(n) for n in range(0x110000) if unicodedata.bidirectional(chr(n)) in kinds}
    assert found <= acting("".join(found))
