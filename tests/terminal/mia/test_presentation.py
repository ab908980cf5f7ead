"""How Mia is presented: its own screen, with hints and a page of chances."""

from typing import Any

from mendax.games import GAMES
from mendax.terminal.mia.presentation import MIA
from mendax.terminal.mia.screen import MiaScreen
from mendax.terminal.screens import presentation_of
from mendax.words import Words

GAME: Any = GAMES["mia"]
RULES = GAME.presets[GAME.default_preset]


def test_it_is_what_the_terminal_finds_for_the_game() -> None:
    assert presentation_of(GAME) is MIA
    screen = MIA.screen(Words("en"), RULES, ("You", "Ann"), 0)
    assert isinstance(screen, MiaScreen)


def test_chances_are_shown_from_the_highest_claim_down() -> None:
    assert MIA.hinted
    assert MIA.odds is not None
    rows = MIA.odds.for_programs(RULES)
    assert rows[0]["value"] == 21
    assert len(rows) == len(GAME.reference(RULES).rungs)
