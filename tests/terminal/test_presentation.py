"""Tests that every game's presentation has all methods that the terminal calls, at any moment of a
game."""

import inspect
import random
from typing import Any

import pytest

from mendax.core.game import CHANCE, observation
from mendax.games import GAMES
from mendax.terminal import pages
from mendax.terminal.presentation import Presentation, Screen
from mendax.terminal.screens import generic_presentation, presentation_of
from mendax.testing.history import start
from mendax.testing.walks import by_kind
from mendax.words import Words

ASKED = [name for name in vars(Screen) if not name.startswith("_")] + ["game"]
BOTH = [
    pytest.param(game, make(game), id=f"{game.name} {make.__name__}")
    for game in GAMES.values()
    for make in (presentation_of, generic_presentation)
]


@pytest.mark.parametrize(("game", "presentation"), BOTH)
def test_a_screen_has_all_that_is_asked_with_the_same_arguments(
    game: Any, presentation: Presentation
) -> None:
    rules = game.presets[game.default_preset]
    screen = presentation.screen(Words("en"), rules, ("You", "Ann", "Ben"), 0)
    assert screen.game == pages.key(game.name)
    for name in ASKED:
        assert hasattr(screen, name), name
        promised = getattr(Screen, name, None)
        if inspect.isfunction(promised):
            promised_names = [*inspect.signature(promised).parameters][1:]
            given = inspect.signature(getattr(screen, name)).parameters
            assert [word.lstrip("_") for word in given] == promised_names, name


@pytest.mark.parametrize(("game", "presentation"), BOTH)
def test_it_has_words_for_a_whole_game(game: Any, presentation: Presentation) -> None:
    rules = game.presets[game.default_preset]
    screen = presentation.screen(Words("en"), rules, ("You", "Ann", "Ben"), 0)
    rng = random.Random(4)
    here, choose = start(game, rules, 3), by_kind(rng)
    while actors := game.actors(here.state):
        view, actor = game.view(here.state, 0), rng.choice(actors)
        assert all(screen.lines(view))
        if actor == 0:
            offers = game.legal_actions(here.state, 0)
            assert screen.question(view)
            for pick in (screen.usual(offers), screen.forced(offers)):
                assert pick is None or any(offer.admits(pick) for offer in offers)
        action = choose(actor, here.choices(actor))
        if actor == CHANCE:
            assert screen.drawn(action) != ""
        here, told = here.after(actor, action)
        for each in told:
            assert screen.sentence(observation(each, 0)) != ""
    result = game.result(here.state)
    assert isinstance(screen.ended(game.view(here.state, 0), result, 0), str)
