"""Tests of players who join a table with companions or with their own chips.

It also tests ``mendax.table.brought`` and ``mendax.table.companions``.
"""

import pytest

from mendax.table.joiners import ZWJ, ZWNJ, flag_at, is_tone, joins


def test_a_joiner_stays_where_it_joins(subtests: pytest.Subtests) -> None:
    cases: list[tuple[str, bool]] = [
        ("👩" + ZWJ + "🚀", True),
        ("👩\U0001f3fd" + ZWJ + "🚀", True),
        ("❤\ufe0f" + ZWJ + "🔥", True),
        ("क्" + ZWJ + "ष", True),
        ("क्" + ZWNJ + "ष", True),
        ("می" + ZWNJ + "خ", True),
        ("a" + ZWJ + "b", False),
        ("a" + ZWNJ + "b", False),
        ("👩" + ZWJ + "b", False),
        ("👩" + ZWNJ + "🚀", False),
        ("👩" + ZWJ, False),
        (ZWJ + "👩", False),
        ("می" + ZWNJ, False),
        ("می" + ZWNJ + " خ", False),
        ("\U0001f3fd" + ZWJ + "🚀", False),
    ]
    for text, stays in cases:
        with subtests.test(text=text, stays=stays):
            at = next(at for at, character in enumerate(text) if character in (ZWJ, ZWNJ))
            assert joins(text, at) is stays


def test_three_flags_are_spelt_with_tags() -> None:
    wales = "🏴" + "".join(chr(0xE0000 + ord(letter)) for letter in "gbwls") + "\U000e007f"
    assert flag_at("x" + wales, 1) == wales
    assert not flag_at("x" + wales, 0)
    assert not flag_at(wales[:-1], 0)
    assert is_tone("\U0001f3fb")
    assert not is_tone("👩")
