"""Tests that operations on games and rules need no table and refuse what a game does not have."""

from typing import Any

import pytest

from mendax.core.game import MendaxError, RulesError
from mendax.games import GAMES
from mendax.server.http.game_api import GameApi
from mendax.server.http.game_setup import described
from mendax.server.wire.http_messages import RulesIn
from mendax.server.wire.operation import Visit
from mendax.server.wire.refusal import Refused


@pytest.fixture
def visit() -> Any:
    """Return a visit without a request, because these operations do not read it."""
    return Visit(None, "", {})  # type: ignore[arg-type]


API = GameApi(tuple(map(described, GAMES.values())))


async def test_the_games_are_those_that_were_given(visit: Visit) -> None:
    assert [game.name for game in await API.games(visit)] == list(GAMES)


async def test_changes_to_a_preset_are_checked_and_named(visit: Visit) -> None:
    asked = RulesIn(game="mia", changes={"lives": 5})
    assert (await API.check_rules(visit, asked)).changes == ("lives=5",)
    with pytest.raises(MendaxError):
        await API.check_rules(visit, RulesIn(game="mia", changes={"lives": -1}))


async def test_an_unknown_game_or_preset_is_refused(visit: Visit) -> None:
    with pytest.raises(Refused):
        await API.reference(visit, "chess")
    with pytest.raises(Refused):
        await API.reference(visit, "mia", preset="chess")
    with pytest.raises(RulesError):
        await API.tips_of(visit, "mia", rules="lives=many")
