"""Tests of players who join a table with companions or with their own chips.

It also tests ``mendax.table.brought`` and ``mendax.table.companions``.
"""

from functools import partial

import pytest

from mendax.core.shares import share_hash
from mendax.table.actions import AddPerson, BindShare, BuyIn, Start
from mendax.table.events import DeviceShared, Seated
from mendax.table.joiners import ZWJ, ZWNJ, flag_at, is_tone, joins
from tests.table.evening import Evening, names, reason, told
from tests.table.shared_phone import ANN, BEN, shared


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


def test_companions_are_announced_with_their_device() -> None:
    evening = Evening()
    batch = evening.do("olena", AddPerson("  Ann ", "fox"))
    assert told(batch.entries) == [Seated(1, "Ann", None), DeviceShared(1, 0)]
    assert evening.table.table_view().seats[1].mask == "fox"
    assert evening.lines[-1].action == "add-person Ann fox"
    assert evening.lines[-1].person == "olena"
    evening.do("olena", AddPerson("Ann"))
    assert names(evening) == ["Олена", "Ann", "Ann 2"]
    assert evening.table.people() == ("olena", ANN, BEN)
    seats = evening.table.table_view().seats
    assert [seat.device for seat in seats] == [None, 0, 0]
    assert evening.again().table_view() == evening.table.table_view()


def test_refused_additions_get_a_reason() -> None:
    evening = shared()
    assert reason(lambda: evening.do("zoya", AddPerson("X"))) == "no-seat"
    assert reason(lambda: evening.do(ANN, AddPerson("X"))) == "shared-device"
    assert reason(lambda: evening.do("olena", AddPerson("X", "pig"))) == "mask-unknown"
    evening.do("olena", Start())
    assert reason(lambda: evening.do("olena", AddPerson("X"))) == "running"


HASH = share_hash(bytes(16))


def test_a_share_is_bound_once_and_by_a_seated_player() -> None:
    evening = Evening().sit("taras")
    evening.do("olena", BindShare(HASH))
    assert [seat.shared for seat in evening.table.table_view().seats] == [True, False]
    assert reason(lambda: evening.do("olena", BindShare(HASH))) == "share-bound"
    assert reason(lambda: evening.do("nina", BindShare(HASH))) == "no-seat"
    for bad in ("", HASH[1:], HASH.upper(), HASH + "0"):
        assert reason(partial(evening.do, "taras", BindShare(bad))) == "share-hash"
    evening.do("olena", Start())
    assert reason(lambda: evening.do("taras", BindShare(HASH))) == "running"


def test_chips_are_bought_between_games() -> None:
    evening = Evening(game="sword_of_lies").sit("taras", "ivan")
    evening.do("taras", BuyIn(200))
    assert evening.table.table_view().seats[1].stack == 200
