"""What the tests of editions and of frozen games share."""

import copy
from typing import Any

import pytest

import mendax.games
from mendax.core.game import AnyGame
from mendax.games import GAMES
from tests.table.evening import Revise


@pytest.fixture
def revise(monkeypatch: pytest.MonkeyPatch) -> Revise:
    """Makes a game's book one of the next edition; of one, if given, that answers more."""

    def revised(name: str, kind: type[Any] | None = None) -> AnyGame:
        game: AnyGame = copy.copy(GAMES[name]) if kind is None else kind()
        game.edition = GAMES[name].edition + 1
        monkeypatch.setattr(mendax.games, "GAMES", {**GAMES, name: game})
        return game

    return revised
