"""Tests of the table of Sword of Lies in words and drawn, from one seat's view."""

from typing import Any

from rich.console import Console

from mendax.terminal.sword_of_lies.names import Callings
from mendax.terminal.sword_of_lies.table import SwordTable
from mendax.words import Words
from tests.games.sword_of_lies.story import A, B, C, at_betting, dealt, rules_of

NAMES = ("You", "Ann", "Ben")


def table(language: str = "en", **options: Any) -> SwordTable:
    words = Words(language)
    return SwordTable(words, NAMES, A, Callings(words, NAMES, A), rules_of(**options))


def drawn(shown: Any) -> str:
    console = Console(width=100)
    with console.capture() as page:
        console.print(shown)
    return page.get()


def test_ones_own_cards_are_named_and_those_of_others_are_not() -> None:
    view = dealt("Ah Tc, Ks 3d, 4h 5s").sees(A)
    assert "A♥" in table().row(view, A)
    assert "10♣" in table().row(view, A)
    for face in ("K♠", "3♦", "4♥", "5♠"):
        assert face not in " ".join(table().lines(view))
        assert face not in drawn(table().drawn(view))
    assert "▒▒" in drawn(table().cards(view, B))


def test_the_raises_left_are_listed_at_fixed_limit() -> None:
    story = at_betting((200, 200, 200), limit="fixed_limit", fixed_raises=3).raises(B, 4)
    assert "One raise left this round." in table().lines(story.sees(A))
    assert "One raise left this round" in drawn(table().drawn(story.sees(A)))
    story.raises(C, 6)
    assert "No more raises this round." in table().lines(story.sees(A))
