"""Tests of typed input as actions: localised, in English, and abbreviated."""

import pytest

from mendax.core.game import Action, Between, Offer, OneOf
from mendax.games.mia.actions import Announce, Believe, Doubt, PassOn, Reroll, Shake
from mendax.terminal.typed import NotUnderstood, Vocabulary, example, read_action
from mendax.words import Words

EN, UK = Vocabulary(Words("en")), Vocabulary(Words("uk"))
VALUES = (53, 54, 66)
SAY = Offer(Announce(53), (OneOf("value", VALUES),))
AGAIN = Offer(Reroll(53), (OneOf("value", VALUES),))
PASS = Offer(PassOn(53), (OneOf("value", VALUES),))
ANSWERS = (Offer(Believe()), Offer(Doubt()), PASS)


def a_value(text: str, field: str) -> int | None:
    return int(text) if text.isdigit() else None


def test_answers(subtests: pytest.Subtests) -> None:
    cases: list[tuple[str, Vocabulary, Action]] = [
        ("b", EN, Believe()),
        ("  BELIEVE ", EN, Believe()),
        ("yes!", EN, Believe()),
        ("d", EN, Doubt()),
        ("p 54", EN, PassOn(54)),
        ("вірю", UK, Believe()),
        ("не вірю", UK, Doubt()),
        ("Невірю", UK, Doubt()),
        ("н", UK, Doubt()),
        ("п 66", UK, PassOn(66)),
        ("doubt", UK, Doubt()),
    ]
    for text, words, action in cases:
        with subtests.test(text=text):
            assert read_action(text, ANSWERS, words, a_value, None) == action


def test_a_value_alone_announces_it() -> None:
    assert read_action("54", (SAY, AGAIN), EN, a_value, None) == Announce(54)
    assert read_action("a 54", (SAY, AGAIN), EN, a_value, None) == Announce(54)
    assert read_action("r 54", (SAY, AGAIN), EN, a_value, None) == Reroll(54)


def test_a_value_alone_never_passes_the_cup_on() -> None:
    with pytest.raises(NotUnderstood):
        read_action("54", ANSWERS, EN, a_value, None)


def test_an_empty_line_takes_only_the_default() -> None:
    assert read_action("", (Offer(Shake()),), EN, a_value, Shake()) == Shake()
    with pytest.raises(NotUnderstood) as nothing:
        read_action("  ", ANSWERS, EN, a_value, None)
    assert nothing.value.reason.key == "terminal-nothing-typed"


def test_a_missing_or_unclear_value_is_asked_for() -> None:
    with pytest.raises(NotUnderstood) as missing:
        read_action("p", ANSWERS, EN, a_value, None)
    assert missing.value.reason.key == "terminal-value-missing"
    assert missing.value.reason.arguments["allowed"] == "53 54 66"
    with pytest.raises(NotUnderstood) as unclear:
        read_action("p high", ANSWERS, EN, a_value, None)
    assert unclear.value.reason.key == "terminal-value-unclear"


class Lay(Action, frozen=True):
    disc: str


class Bid(Action, frozen=True):
    count: int
    face: int


LAYS = (Offer(Lay("rose")), Offer(Lay("skull")))
BIDS = (
    Offer(Bid(4, 2), (Between("count", 4, 9), OneOf("face", (2, 3, 4, 5, 6)))),
    Offer(Bid(3, 5), (OneOf("face", (5, 6)),)),
)


def test_offers_of_one_kind_are_shown_and_typed_with_their_values() -> None:
    assert [example(offer, LAYS, EN) for offer in LAYS] == ["lay rose", "lay skull"]
    assert read_action("lay skull", LAYS, EN, lambda text, _: text, None) == Lay("skull")
    with pytest.raises(NotUnderstood) as either:
        read_action("lay", LAYS, EN, lambda text, _: text, None)
    assert either.value.reason.arguments["allowed"] == "lay rose, lay skull"
    assert read_action("lay", LAYS[1:], EN, lambda text, _: text, None) == Lay("skull")


def test_only_a_range_is_shown_as_one() -> None:
    two = Offer(Lay("rose"), (OneOf("disc", ("rose", "skull")),))
    assert example(two, (two,), EN) == "lay rose / skull"
    assert [example(offer, BIDS, EN) for offer in BIDS] == ["bid 4 … 9 2 … 6", "bid 3 5 / 6"]


def test_every_value_of_an_action_without_usage_is_needed() -> None:
    assert read_action("bid 3 6", BIDS, EN, a_value, None) == Bid(3, 6)
    assert read_action("bid 5 2", BIDS, EN, a_value, None) == Bid(5, 2)
    with pytest.raises(NotUnderstood):
        read_action("bid 5", BIDS, EN, a_value, None)


def test_asides_are_no_actions() -> None:
    assert EN.aside("?", ANSWERS) == "help"
    assert EN.aside("odds", ANSWERS) == "odds"
    assert EN.aside("q", ANSWERS) == "leave"
    assert UK.aside("вийти", ANSWERS) == "leave"
    assert EN.aside("", ANSWERS) is None
    assert EN.aside("b", ANSWERS) is None
