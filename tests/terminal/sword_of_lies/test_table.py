"""Tests of the table of Sword of Lies in words and drawn, from one seat's view."""

from typing import Any

import pytest
from rich.console import Console

from mendax.games.sword_of_lies.chances import mark_table
from mendax.terminal.sword_of_lies.names import Callings
from mendax.terminal.sword_of_lies.table import SwordTable
from mendax.words import LANGUAGES, Words
from tests.games.sword_of_lies.story import A, B, C, at_betting, at_war, dealt, rules_of, sword_for

NAMES = ("You", "Ann", "Ben")


def table(language: str = "en", **options: Any) -> SwordTable:
    words = Words(language)
    return SwordTable(words, NAMES, A, Callings(words, NAMES, A), mark_table(rules_of(**options)))


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


def test_chips_bets_and_the_blind_are_said() -> None:
    view = at_betting((200, 200, 200)).raises(B, 30).sees(A)
    lines = table().lines(view)
    assert lines[1].startswith("You: ")
    assert "170" in lines[2]
    assert "30" in lines[2]


def test_the_raises_left_are_listed_at_fixed_limit() -> None:
    story = at_betting((200, 200, 200), limit="fixed_limit", fixed_raises=3).raises(B, 4)
    assert "One raise left this round." in table().lines(story.sees(A))
    assert "One raise left this round" in drawn(table().drawn(story.sees(A)))
    story.raises(C, 6)
    assert "No more raises this round." in table().lines(story.sees(A))


def test_folded_seats_have_no_row() -> None:
    view = at_betting((200, 200, 200)).raises(B, 30).folds(C).sees(A)
    folded = table().lines(view)[3]
    assert Words("en").say("terminal-sword-of-lies-folded") in folded
    assert table().row(view, C) == ""


def test_a_mark_is_shown_with_the_known_cards_outcome() -> None:
    hands = f"{sword_for('B')} 2c, 2d 3d, 2h 3h"
    own = table().row(at_betting((200, 200, 200), hands=hands).sees(A), A)
    others = table().row(at_betting((200, 200, 200), hands=hands).sees(B), A)
    assert len(own) > len(others)
    assert "✓" in drawn(table().cards(at_betting((200, 200, 200), hands=hands).sees(B), A))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_phase_that_is_shown(language: str) -> None:
    for story in (
        dealt("Ah 2c, Ks 3d, 4h 5s"),
        at_betting((200, 200, 200)),
        at_betting((200, 200, 200)).calls(B, C).checks(A),
        at_war(("2", "2", "2"), (2, 2, 2)),
        at_war(("2", "2", "2"), (2, 2, 2)).ready(),
    ):
        shown = table(language).lines(story.sees(A))
        assert all(shown)
        assert not [line for line in shown if "sword-of-lies-" in line]
