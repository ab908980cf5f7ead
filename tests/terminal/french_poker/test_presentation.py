"""How French poker is presented: its own screen, with hints and a page of chances."""

from typing import Any

from mendax.games import GAMES
from mendax.terminal.french_poker.presentation import FRENCH_POKER
from mendax.terminal.french_poker.screen import FrenchPokerScreen
from mendax.terminal.screens import presentation_of
from mendax.words import Words

GAME: Any = GAMES["french_poker"]
RULES = GAME.presets[GAME.default_preset]


def test_it_is_what_the_terminal_finds_for_the_game() -> None:
    assert presentation_of(GAME) is FRENCH_POKER
    screen = FRENCH_POKER.screen(Words("en"), RULES, ("You", "Ann"), 0)
    assert isinstance(screen, FrenchPokerScreen)


def test_chances_are_shown_from_the_highest_claim_down() -> None:
    assert FRENCH_POKER.hinted
    assert FRENCH_POKER.odds is not None
    rows = FRENCH_POKER.odds.for_programs(RULES)
    assert rows[0]["claim"] == 66666
    assert len(rows) == len(GAME.reference(RULES).rungs)
