"""Tests of games with a special screen, and of the message for games without hints."""

import copy

import pytest

from mendax.core.game import AnyGame, RulesError
from mendax.games import GAMES
from mendax.terminal.generic.screen import GenericScreen
from mendax.terminal.screens import SCREENS, presentation_of, require_hints
from mendax.words import Words


def screen_of(game: AnyGame) -> object:
    rules = game.presets[game.default_preset]
    return presentation_of(game).screen(Words("en"), rules, ("You", "Ann", "Ben"), 0)


def test_any_other_game_is_shown_from_its_views_and_offers() -> None:
    other: AnyGame = copy.copy(GAMES["mia"])
    other.name = "liars_dice"
    assert isinstance(screen_of(other), GenericScreen)
    assert presentation_of(other).odds is None


def test_hints_are_refused_with_the_games_that_have_them() -> None:
    hinted = [name for name in SCREENS if presentation_of(GAMES[name]).hinted]
    for name in SCREENS:
        if name in hinted:
            require_hints(GAMES[name])
            continue
        with pytest.raises(RulesError) as caught:
            require_hints(GAMES[name])
        assert caught.value.reason.arguments == {"allowed": ", ".join(hinted)}
    assert 0 < len(hinted) < len(SCREENS)
