"""Tests that a client can read the meaning of the fields of any game."""

from mendax.games import BUILT_IN
from mendax.server.http.game_meanings import meanings_of
from tests.server.guests import Served, guests


def test_events_actions_and_the_view_are_described() -> None:
    found = meanings_of(BUILT_IN["sword_of_lies"])
    assert found.view["stacks"] == "by-seat"
    assert found.view["boldest.seat"] == "seat"
    assert found.events["raised"] == {"seat": "seat"}
    assert found.actions["interrogate"] == {"of": "seat", "place": "place"}
    assert "agree" not in found.actions


async def test_they_can_be_asked_for(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        answer = await ann.http.get("/api/meanings/mia")
        assert answer.json()["events"]["opened"] == {
            "draw": "draw", "roll": "roll", "announcer": "seat", "value": "roll",
        }  # fmt: skip
        assert "max-age" in answer.headers["cache-control"]
        assert (await ann.http.get("/api/meanings/two_dice")).status_code == 422
