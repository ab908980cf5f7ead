"""Tests that names are readable and distinct, and so are faces."""

import unicodedata
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from mendax import bots
from mendax.table import actions as around
from mendax.table import joiners
from mendax.table.commands import KeepSeat
from mendax.table.faces import COLOURS, MASKS
from mendax.table.log import Refusal
from mendax.table.look_alikes import keys, skeleton
from mendax.table.names import LONGEST_NAME, clean_name, clean_text, likeness, unlike
from mendax.table.seats import Seating, Sitter
from mendax.table.table import Table
from tests.reasons import because
from tests.table.evening import BOTS, Evening

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
def test_cleaning_a_clean_name_changes_nothing(text: str) -> None:
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
    test_cleaning_a_clean_name_changes_nothing.hypothesis.inner_test(text)  # type: ignore[attr-defined]


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
    names = list(bots.BOTS)
    for number, name in enumerate(names):
        for other in names[:number]:
            assert keys(name).isdisjoint(keys(other)), (name, other)


def test_look_alike_names_at_a_table_get_numbers() -> None:
    evening = Evening()
    evening.do("olena", around.AddBot("odds"))
    evening.do("olena", around.AddBot("liar", "Flora"))
    evening.do("taras", around.Sit("Оdds"))
    evening.do("ivan", around.Sit("FIora"))  # a capital i
    evening.do("nina", around.Rename("Oлена"))
    evening.do("nina", around.Say("hello"))
    names = [seat.name for seat in evening.table.table_view().seats]
    assert names == ["Олена", "odds", "Flora", "Оdds 2", "FIora 2"]
    assert evening.entries[-1].events[0].event.name == "Oлена 2"  # type: ignore[attr-defined]
    evening.again()


def masks(evening: Evening) -> list[str]:
    return [seat.mask for seat in evening.table.table_view().seats]


def colours(evening: Evening) -> list[int]:
    return [seat.colour for seat in evening.table.table_view().seats]


def test_no_two_of_twelve_seats_look_alike() -> None:
    evening = Evening(game="sword_of_lies").sit("taras", "ivan", "nina")
    evening.do("olena", around.AddPerson("Ann"))
    evening.table.execute(KeepSeat("olena", "program1", "Robot"), evening.at)
    for name in ("odds", None, None, "Flora", None, None):
        evening.do("olena", around.AddBot("odds", name))
    assert len(masks(evening)) == 12
    assert len(set(masks(evening))) == 12
    assert sorted(colours(evening)) == list(range(COLOURS))
    evening.do("nina", around.Leave())
    evening.do("nina", around.Sit("Another"))
    assert len(set(masks(evening))) == 12
    assert len(set(colours(evening))) == 12


def test_twenty_seats_have_twenty_masks() -> None:
    seating = Seating()
    for number in range(20):
        seating.add(Sitter(str(number), "Squire", mask="fox"))
    assert {sitter.mask for sitter in seating.seats} == set(MASKS)
    assert [sitter.colour for sitter in seating.seats] == [*range(12), *range(8)]
    seating.add(Sitter("20", "Ann", mask="fox"))
    assert seating.seats[20].mask in MASKS


def test_logs_without_masks_get_faces() -> None:
    evening = Evening().sit("taras")
    evening.do("olena", around.AddBot("odds", "Flora"))
    evening.do("taras", around.Wear("fox"))
    evening.do("olena", around.Wear("owl"))
    old = [replace(line, action=_without_mask(line.action)) for line in evening.lines]
    old[-1] = replace(old[-1], action="wear fox")
    view = Table.load("t1", evening.secret, old, BOTS).table_view()
    assert view.seats[0].mask == "fox"
    assert len({seat.mask for seat in view.seats}) == 3


def _without_mask(action: str) -> str:
    """Return a line as an earlier release wrote it."""
    words = action.split()
    return " ".join(words[:2] if words[0] == "sit" else words[:3]) if words[0] != "open" else action


def test_a_seat_keeps_its_face_when_it_moves_or_is_taken_over() -> None:
    evening = Evening().sit("taras")
    evening.do("olena", around.AddBot("odds"))
    before = list(zip(masks(evening), colours(evening), strict=True))
    evening.do("olena", around.Arrange((2, 0, 1)))
    moved = list(zip(masks(evening), colours(evening), strict=True))
    assert moved == [before[2], before[0], before[1]]
    evening.do("olena", around.Start())
    evening.do("nina", around.TakeOver(0, "Nina"))
    evening.play(Random(3))
    assert evening.table.people()[0] == "nina"
    assert (masks(evening)[0], colours(evening)[0]) == moved[0]
