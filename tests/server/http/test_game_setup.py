"""Tests that every game is described with all its options, presets and bots."""

import pytest

from mendax.bots import bots_for
from mendax.games import GAMES
from mendax.games.rules import Rules, options
from mendax.server.http.game_setup import described


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_is_described_whole(name: str) -> None:
    game, setup = GAMES[name], described(GAMES[name])
    kind: type[Rules] = game.rules
    assert [option.name for option in setup.options] == [o.name for o in options(kind)]
    assert {preset.name for preset in setup.presets} == set(game.presets)
    assert setup.default_preset in game.presets
    assert setup.bots == bots_for(name)
    assert set(setup.advised) <= set(setup.bots)
    assert list(setup.levels) == ["easy", "normal", "hard", "perfect"]
    assert all(set(bots) <= set(setup.bots) for bots in setup.levels.values())
