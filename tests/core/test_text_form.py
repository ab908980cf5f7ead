"""Tests that every value reads back from its text, and that bad texts are refused with the
reason."""

from enum import Enum
from fractions import Fraction
from typing import Annotated, Any, ClassVar, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mendax.core.game import CHANCE, Action, Event, UnreadableText, Value
from mendax.core.text_form import read, read_actor, write, write_actor
from mendax.core.unknown_names import unknown_name
from mendax.words import Words
from tests.reasons import because, spelled


class Suit(Enum):
    """Some names."""

    CLUBS = "clubs"
    HEARTS = "hearts"


class Chip(Value, frozen=True):
    """A nested value."""

    worth: int
    owner: str | None = None


class Everything(Action, frozen=True):
    """A value with a field of every type that can be written."""

    number: int
    share: Fraction
    switch: bool
    text: str
    suit: Suit
    either: Literal["left", "right", "a b"]
    maybe: int | None
    name_or_number: str | int
    many: tuple[int, ...]
    pair: tuple[int, str]
    nested: Chip
    piles: tuple[tuple[Chip, ...], ...]
    marked: Annotated[int, "a mark"]


class Nothing(Event, frozen=True):
    """A value without fields."""


class Named(Value, frozen=True, kw_only=True):
    """Fields given by name, as in house rules."""

    lives: int = 6
    order: Literal["standard", "natural"] = "standard"


words = st.text(st.characters(exclude_categories=["Cs"]))
numbers = st.integers(-(10**20), 10**20)
chips = st.builds(Chip, numbers, st.none() | words)
everything = st.builds(
    Everything,
    numbers,
    st.fractions(-(10**20), 10**20, max_denominator=10**9),
    st.booleans(),
    words,
    st.sampled_from(Suit),
    st.sampled_from(["left", "right", "a b"]),
    st.none() | numbers,
    words | numbers,
    st.lists(numbers).map(tuple),
    st.tuples(numbers, words),
    chips,
    st.lists(st.lists(chips).map(tuple)).map(tuple),
    numbers,
)
KINDS = (Everything, Nothing, Chip, Named)


@given(everything | chips | st.builds(Named, lives=numbers) | st.just(Nothing()))
def test_every_value_reads_back(value: Any) -> None:
    line = write(value)
    again = read(line, KINDS)
    assert again == value
    assert repr(again) == repr(value)
    assert len(line.splitlines()) == 1


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for line in (text, f"everything {text}", f"chip {text}", f"chip 1 {text}"):
        try:
            value = read(line, KINDS)
        except UnreadableText as refused:
            assert refused.reason.key.startswith("record-")  # noqa: PT017
        else:
            assert write(value) == line


@given(everything, st.data())
def test_a_line_with_one_changed_character_never_reads_the_same(
    value: Everything, drawn: st.DataObject
) -> None:
    line = write(value)
    at = drawn.draw(st.integers(0, len(line) - 1))
    other = drawn.draw(st.sampled_from("0aA'%()-_. \u2003").filter(lambda c: c != line[at]))
    changed = line[:at] + other + line[at + 1 :]
    try:
        again = read(changed, KINDS)
    except UnreadableText:
        return
    assert again != value


def test_lines_are_readable() -> None:
    assert write(Nothing()) == "nothing"
    assert write(Chip(5)) == "chip 5 -"
    assert write(Chip(-5, "Віра")) == "chip -5 %D0%92%D1%96%D1%80%D0%B0"
    assert write(Named()) == "named 6 standard"
    assert read("chip 7 Bohdan", [Chip]) == Chip(7, "Bohdan")


def test_texts_that_look_like_something_else_read_back(subtests: pytest.Subtests) -> None:
    cases: list[str] = ["", "-", "yes", "no", "'", "''", "12", "-3", " ", "(", ")", "%"]
    for text in cases:
        with subtests.test(text=text):
            assert read(write(Chip(1, text)), [Chip]) == Chip(1, text)


def test_numbers_are_written_up_to_the_digits_that_are_read() -> None:
    for largest in (Chip(10**30 - 1), Chip(1 - 10**30)):
        assert read(write(largest), [Chip]) == largest
    for too_large in (Chip(10**30), Chip(-(10**30))):
        with pytest.raises(ValueError, match="more than 30 digits"):
            write(too_large)


UNKNOWN, UNREADABLE = "record-unknown-kind", "record-unreadable"
BAD = [
    ("", UNKNOWN, "allowed=chip, everything, named, nothing"),
    ("   ", UNKNOWN, "allowed="),
    ("Chip 1 -", UNKNOWN, "text=Chip 1 -"),
    ("(chip) 1 -", UNKNOWN, "allowed="),
    ("12", UNKNOWN, "text=12"),
    ("chip", UNREADABLE, "chip takes 2 words, not 0"),
    ("chip 1", UNREADABLE, "chip takes 2 words, not 1"),
    ("chip 1 - -", UNREADABLE, "chip takes 2 words, not 3"),
    ("nothing 1", UNREADABLE, "nothing takes 0 words, not 1"),
    ("chip one -", UNREADABLE, "'one' is not int"),
    ("chip 1.0 -", UNREADABLE, "'1.0' is not int"),
    ("chip yes -", UNREADABLE, "'yes' is not int"),
    ("chip 007 -", UNREADABLE, "'007' is not int"),
    ("chip +1 -", UNREADABLE, "'+1' is not int"),
    ("chip -0 -", UNREADABLE, "'-0' is not int"),
    ("chip 1_000 -", UNREADABLE, "'1_000' is not int"),
    ("chip ١ -", UNREADABLE, "is not int"),
    ("chip None -", UNREADABLE, "'None' is not int"),
    ("chip 1/2 -", UNREADABLE, "'1/2' is not int"),
    ("chip (1) -", UNREADABLE, "a single word expected, not a group"),
    ("chip 1 yes", UNREADABLE, "fits none of 2 forms"),
    ("chip 1 %61", UNREADABLE, "fits none of 2 forms"),
    ("chip 1 %FF", UNREADABLE, "fits none of 2 forms"),
    ("chip 1 'a", UNREADABLE, "fits none of 2 forms"),
    ("named 6 reversed", UNREADABLE, "'reversed' is not one of standard, natural"),
    (" chip 1 -", "record-spelling", "written=chip 1 -"),
    ("chip 1 -\n", "record-spelling", "written=chip 1 -"),
    ("chip  1 -", "record-spelling", "written=chip 1 -"),
    ("chip\u20031 -", "record-spelling", "written=chip 1 -"),
    ("chip (1", "record-brackets", "text=chip (1"),
    ("chip 1)", "record-brackets", "text=chip 1)"),
    (")(", "record-brackets", "text=)("),
]


def test_bad_text_is_refused_with_the_error(subtests: pytest.Subtests) -> None:
    for line, key, says in BAD:
        with subtests.test(line=line, key=key):
            with pytest.raises(UnreadableText) as caught:
                read(line, KINDS)
            assert caught.value.reason.key == key
            assert says in spelled(caught.value.reason)


FIELDS = {
    "share": ("2/4", "'2/4' is not Fraction"),
    "switch": ("true", "'true' is not bool"),
    "suit": ("spades", "'spades' is not a valid Suit"),
    "either": ("middle", "'middle' is not one of left, right, a%20b"),
    "many": ("5", "'5' is not a group"),
    "pair": ("(1)", "a group of 2 expected, not 1"),
    "nested": ("(coin 1 -)", "a group (chip …) expected"),
}


def test_each_kind_of_field_names_its_allowed_values(subtests: pytest.Subtests) -> None:
    for field in FIELDS:
        with subtests.test(field=field):
            words = dict(zip(Everything.__struct_fields__, GOOD, strict=True))
            assert read("everything " + " ".join(words.values()), KINDS)
            bad, says = FIELDS[field]
            with pytest.raises(UnreadableText, check=because("record-unreadable")) as caught:
                read("everything " + " ".join((words | {field: bad}).values()), KINDS)
            assert says in spelled(caught.value.reason)


GOOD = [
    "1",
    "1/2",
    "yes",
    "a",
    "clubs",
    "left",
    "-",
    "a",
    "(1 2)",
    "(1 a)",
    "(chip 1 -)",
    "()",
    "3",
]


def test_hostile_text_is_refused_shortly(subtests: pytest.Subtests) -> None:
    cases: list[str] = [
        "chip " + "9" * 100_000 + " -",
        "everything 1 1/0 yes a clubs left - a (1 2) (1 a) (chip 1 -) () 3",
        "everything 1 1e999999999 yes a clubs left - a (1 2) (1 a) (chip 1 -) () 3",
        "chip " + "(" * 100_000 + ")" * 100_000 + " -",
        "chip " + "(" * 10 + ")" * 10 + " -",
        "(" * 100_000,
        ")" * 100_000,
        "chip 1 " + "a" * 100_000 + "%",
        "x" * 100_000,
    ]
    for hostile in cases:
        with subtests.test(hostile=hostile):
            with pytest.raises(UnreadableText) as caught:
                read(hostile, KINDS)
            assert len(str(caught.value)) < 400


def test_values_without_a_text_form_are_not_written() -> None:
    for value in (1.5, {"a": 1}, b"a", [1]):
        with pytest.raises(TypeError, match="has no text form"):
            write(Chip(value))  # type: ignore[arg-type]


def test_values_without_a_text_form_are_not_read() -> None:
    class Weighed(Value, frozen=True):
        weight: float

    with pytest.raises(UnreadableText, check=because(r"'1\.5' is not float")):
        read("weighed 1.5", [Weighed])


# ── actors ───────────────────────────────────────────────────────────────────────────────────


def test_actors_read_back_and_people_count_from_one() -> None:
    assert write_actor(CHANCE) == "chance"
    assert write_actor(0) == "seat1"
    for actor in (CHANCE, 0, 1, 19, 999):
        assert read_actor(write_actor(actor)) == actor


def test_unknown_actors_are_refused(subtests: pytest.Subtests) -> None:
    cases: list[str] = [
        *("", "seat", "seat0", "seat01", "seat-1", "seat١", "Seat1", "1", "chance ", "seat1 "),
        *("dealer", "seat" + "9" * 5000),
    ]
    for word in cases:
        with (
            subtests.test(word=word),
            pytest.raises(UnreadableText, check=because("unknown-actor")),
        ):
            read_actor(word)


class Grown(Value, frozen=True):
    """A value to which two fields were added."""

    added_fields: ClassVar[tuple[str, ...]] = ("loud", "whom")

    name: str
    loud: bool = True
    whom: int | None = None


@pytest.mark.parametrize(
    ("value", "line"),
    [
        (Grown("a"), "grown a"),
        (Grown("a", loud=False), "grown a no"),
        (Grown("a", whom=3), "grown a yes 3"),
    ],
)
def test_added_fields_are_written_as_far_as_they_say_something(value: Grown, line: str) -> None:
    assert write(value) == line
    assert read(line, [Grown]) == value


@pytest.mark.parametrize("line", ["grown", "grown a yes", "grown a no -", "grown a no 3 4"])
def test_added_fields_have_one_spelling_too(line: str) -> None:
    with pytest.raises(UnreadableText):
        read(line, [Grown])


def test_added_fields_stand_last_and_have_defaults() -> None:
    class Muddled(Value, frozen=True):
        added_fields: ClassVar[tuple[str, ...]] = ("first",)
        first: int = 1
        second: int = 2

    with pytest.raises(TypeError, match="must come last"):
        write(Muddled())


def test_a_similar_name_is_suggested() -> None:
    reason = unknown_name("rules-unknown-option", "lifes", ("lives", "clock"), "option")
    assert reason.arguments == {"option": "lifes", "allowed": "lives, clock", "like": "lives"}
    assert Words("en").explain(reason) == (
        "There is no house rule called “lifes”. Available: lives, clock. Did you mean “lives”?"
    )
    assert Words("de").explain(reason).endswith("Meinst du „lives“?")


def test_no_suggestion_without_a_similar_name() -> None:
    reason = unknown_name("rules-unknown-game", "x" * 100, ("mia",))
    assert reason.arguments == {"given": "x" * 40, "allowed": "mia"}
