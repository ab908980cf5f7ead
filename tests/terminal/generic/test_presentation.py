"""Any game is presented by one screen that is told which game it is."""

from mendax.games import GAMES
from mendax.terminal.generic.presentation import generic_presentation
from mendax.terminal.generic.screen import GenericScreen
from mendax.words import Words


def test_each_game_gets_a_screen_of_its_own_without_hints_and_chances() -> None:
    for game in GAMES.values():
        made = generic_presentation(game)
        assert (made.hinted, made.odds) == (False, None)
        rules = game.presets[game.default_preset]
        screen = made.screen(Words("en"), rules, ("You", "Ann", "Ben"), 0)
        assert isinstance(screen, GenericScreen)
        assert screen.game == game.name.replace("_", "-")
