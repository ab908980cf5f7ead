"""Tests of requests over HTTP: settings of a game, and the state of a table."""

from typing import Any

from mendax.bots import BOTS, bots_for
from mendax.coach.registry import coach_of
from mendax.games import BUILT_IN
from mendax.games.rules import options
from tests.server.guests import Served, guests


async def test_a_game_is_described_from_rules_bots_and_coach(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        described = {game["name"]: game for game in (await ann.http.get("/api/games")).json()}
    assert set(described) == set(BUILT_IN)
    for name, game in BUILT_IN.items():
        told: dict[str, Any] = described[name]
        kind: Any = game.rules
        assert (told["fewest"], told["most"]) == (game.seats[0], game.seats[-1])
        assert [option["name"] for option in told["options"]] == [o.name for o in options(kind)]
        assert [preset["name"] for preset in told["presets"]] == list(game.presets)
        assert told["bots"] == list(bots_for(name))
        assert told["advised"] == [bot for bot in bots_for(name) if BOTS[bot].asks(name)]
        assert set(told["levels"]) == {"easy", "normal", "hard", "perfect"}
        assert told["default_preset"] in game.presets
        assert told["packaged"] == []
        assert told["coached"] == (coach_of(name) is not None)
