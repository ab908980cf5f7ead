"""How Sword of Lies is presented: its own screen and page of marks, and no hints."""

from typing import Any

from mendax.games import GAMES
from mendax.terminal.screens import presentation_of
from mendax.terminal.sword_of_lies.presentation import SWORD_OF_LIES
from mendax.terminal.sword_of_lies.screen import SwordScreen
from mendax.words import Words

GAME: Any = GAMES["sword_of_lies"]
RULES = GAME.presets[GAME.default_preset]


def test_it_is_what_the_terminal_finds_for_the_game() -> None:
    assert presentation_of(GAME) is SWORD_OF_LIES
    screen = SWORD_OF_LIES.screen(Words("en"), RULES, ("You", "Ann", "Ben"), 0)
    assert isinstance(screen, SwordScreen)


def test_the_page_is_about_marks_and_nobody_is_given_chances() -> None:
    assert not SWORD_OF_LIES.hinted
    assert SWORD_OF_LIES.odds is not None
    assert len(SWORD_OF_LIES.odds.for_programs(RULES)) == len(GAME.reference(RULES).marks)
