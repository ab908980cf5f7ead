"""Orders of the coach in the terminal: with the names of players and the faces of cards."""

import pytest

from mendax.terminal.sword_of_lies.coached import called
from mendax.words import LANGUAGES, Words

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
def test_orders_are_told_with_names_and_cards(written: str, said: str) -> None:
    assert called(Words("en"), NAMES, written) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_names_cards_and_the_price(language: str) -> None:
    words = Words(language)
    said = called(words, NAMES, "seat2-4h-3+own-9c+7d")
    assert all(part in said for part in ("Ann", "4♥", "3", "9♣", "7♦"))
    assert "sword-coach" not in said
    move = words.say("coach-move-strike-twice", value=said)
    assert said in move
