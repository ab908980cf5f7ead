"""Tests that registering a coach is enough to coach a second game, with unchanged endpoints and
messages."""

import asyncio
import json
import random
from typing import Any

import jsonschema_rs
import pytest

from mendax.coach import registry
from mendax.server.running.openapi import openapi_text
from tests.server.coaching.asked import get
from tests.server.guests import Served, guests, play, seated


def _fits(name: str, answer: Any) -> None:
    schemas = json.loads(openapi_text())["components"]["schemas"]
    whole = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas}}
    jsonschema_rs.Draft202012Validator(whole).validate(answer)


async def test_chip_games_are_reviewed_by_each_seats_view(served: Served, quick_bots: None) -> None:
    changes = {"cards": 2, "deals": 0, "negotiation_clock": 0}
    async with guests(served.base, "Ann", "Ben", "Cleo") as people:
        tabs = await seated([*people], game="sword_of_lies", changes=changes)
        table = tabs[0].table["id"]
        await tabs[0].do("start")
        await play(tabs, random.Random(4))
        await asyncio.gather(*(tab.until(lambda t: t.over) for tab in tabs))
        lessons = [await get(guest, f"/api/tables/{table}/coach/1") for guest in people]
        for seat, lesson in enumerate(lessons):
            _fits("LessonOut", lesson)
            assert (lesson["review"]["seat"], lesson["review"]["unit"]) == (seat, "chips")
            assert all(one["known"] for one in lesson["review"]["decisions"])
        assert any(lesson["review"]["decisions"] for lesson in lessons)
        refused = await get(people[0], f"/api/tables/{table}/coach/1", 403, seat=1)
        assert refused["reason"]["key"] == "coach-not-your-seat"


async def test_without_a_coach_a_game_says_so(
    served: Served, quick_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(registry.BUILT_IN, "french_poker")
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        listed = {game["name"]: game for game in await get(ann, "/api/games")}
        assert (listed["mia"]["coached"], listed["mia"]["strategies"]) == (True, True)
        assert listed["sword_of_lies"]["coached"]
        assert not listed["sword_of_lies"]["strategies"]
        tabs = await seated([ann, ben], game="french_poker", changes={"tokens": 3})
        await tabs[0].do("start")
        await play(tabs, random.Random(2))
        refused = await get(ann, f"/api/tables/{tabs[0].table['id']}/coach/1", 422)
        assert refused["reason"]["key"] == "coach-other-game"
