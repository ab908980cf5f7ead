"""Tests of Sword of Lies in the terminal: its presentation, and names of players and cards."""

from typing import Any

import pytest

from mendax.games.sword_of_lies.actions import target
from mendax.games.sword_of_lies.state import Order
from mendax.terminal.sword_of_lies.coached import called
from mendax.terminal.sword_of_lies.names import Callings
from mendax.words import LANGUAGES, Words


def callings(language: str = "en") -> Callings:
    return Callings(Words(language), ("You", "Ann", "Ben"), 0)


def test_typed_words_are_parsed(subtests: pytest.Subtests) -> None:
    cases: list[tuple[str, str, Any]] = [
        ("2", "interrogate of", 1),
        ("1", "place", 0),
        ("0", "place", None),
        ("two", "place", None),
        ("−5", "chips", -5),
        ("5", "chips", 5),
        ("3-2", "target", target(2, 1)),
        ("seat3.2", "first", target(2, 1)),
        ("3", "target", None),
        ("#2", "mine", "strike-seat2"),
        ("spare", "yours", "spare"),
        ("whatever", "yours", None),
        ("red", "colour", "red"),
        ("green", "colour", None),
        ("face_up", "side", "face_up"),
        ("  a promise ", "words", "a promise"),
        ("  ", "words", None),
    ]
    for text, field, value in cases:
        with subtests.test(text=text, field=field):
            assert callings().value(text, field) == value


@pytest.mark.parametrize(
    ("chips", "pledge", "said"),
    [
        (7, "nothing", "7 chips"),
        (7, "spare", "7 chips; not to attack Ann"),
        (-7, "nothing", "nothing"),
        (0, "spare", "not to attack Ann"),
    ],
)
def test_deals_are_described_without_signs(chips: int, pledge: str, said: str) -> None:
    assert callings().given(chips, pledge, to=1) == said


def test_pledges_and_orders_name_players_and_cards() -> None:
    call, paid = callings(), Order((target(1, 0), target(0, 1)), price=0)
    assert call.pledge("strike-seat2", to=2) == "to attack Ann"
    assert call.pledge("strike-seat1", to=2) == "to attack you"
    assert call.pledge("spare", to=0) == "not to attack you"
    assert call.order(paid, ("Jh", "Tc"), "As") == "Ann J♥; your 10♣; at the price of A♠"
    assert call.order(Order((target(1, 0),) * 2), ("Jh", "Jh")) == "Ann J♥ ×2"


NAMES = ("Me", "Ann", "Bo")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("seat2-4h", "Ann’s 4♥"),
        ("seat2-Td", "Ann’s 10♦"),
        ("seat2-4h+seat2-9c+7d", "Ann’s 4♥ and 9♣, for a life of your 7♦"),
        ("seat2-4h+seat2-4h+7d-2", "Ann’s 4♥, for a life of your 7♦ (card 2)"),
        ("seat2-4h-1+seat3-9c+7d", "Ann’s 4♥ (card 1) and Bo’s 9♣, for a life of your 7♦"),
        ("seat2-4h+seat2-4h+seat3-9c", "Ann’s 4♥ ×2 and Bo’s 9♣"),
        ("seat2-4h+seat2-9c+seat2-As", "Ann’s 4♥, 9♣ and A♠"),
        ("own-7d", "your own 7♦"),
        ("seat2", "Ann"),
        ("own+seat3-9c", "you and Bo’s 9♣"),
        ("40", "40"),
        ("", ""),
    ],
)
def test_orders_name_players_and_cards(written: str, said: str) -> None:
    assert called(Words("en"), NAMES, written) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_shows_names_cards_and_the_price(language: str) -> None:
    words = Words(language)
    said = called(words, NAMES, "seat2-4h-3+own-9c+7d")
    assert all(part in said for part in ("Ann", "4♥", "3", "9♣", "7♦"))
    assert "sword-coach" not in said
    move = words.say("coach-move-strike-twice", value=said)
    assert said in move
