"""Tests of the coach at the server: permissions, requests and answers."""

import asyncio
import os
import random
from collections import Counter
from pathlib import Path

import pytest

from mendax.coach.mia import policies
from mendax.coach.mia.solving import SolvedCache
from mendax.games.mia.rules import MiaRules
from mendax.server.people import rate_limits
from mendax.server.processes import work_process
from mendax.server.settings.settings import Rate
from tests.server.coaching.asked import get, played
from tests.server.guests import FREELY, Served, Tab, guests, play, seated, serving


async def test_finished_games_are_reviewed_for_each_player(
    served: Served, quick_bots: None
) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await played([ann, ben], changes={"lives": 3})
        for seat, guest in enumerate((ann, ben)):
            lesson = await get(guest, f"/api/tables/{table}/coach/1")
            review = lesson["review"]
            assert review["seat"] == seat
            assert lesson["names"] == ["Ann", "Ben"]
            assert lesson["coverage"] == {"seats": 2, "solved": "whole", "reason": None}
            assert review["decisions"]
            costs = [decision["lost"] for decision in review["decisions"]]
            assert review["biggest"] is None or costs[review["biggest"]] == max(costs)
            assert review["course"][-1]["worth"] in (0.0, 1.0)
        refused = await get(eve, f"/api/tables/{table}/coach/1", 403)
        assert refused["reason"]["key"] == "coach-no-seat-of-yours"
        refused = await get(ann, f"/api/tables/{table}/coach/1", 403, seat=1)
        assert refused["reason"]["key"] == "coach-not-your-seat"
        assert (await get(ann, f"/api/tables/{table}/coach/1", seat=0))["review"]["seat"] == 0
        refused = await get(ann, f"/api/tables/{table}/coach/2", 404)
        assert refused["reason"]["key"] == "wire-refused-no-record"


async def test_an_open_seed_opens_all_reviews(served: Served, quick_bots: None) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        tabs = await seated([ann, ben], changes={"lives": 2}, bots=["equilibrium"])
        table = tabs[0].table["id"]
        await tabs[0].do("set-table", settings={"open_seed": True})
        await tabs[0].do("start")
        await play(tabs, random.Random(4))
        lesson = await get(eve, f"/api/tables/{table}/coach/1", seat=1)
        assert lesson["open"]
        assert lesson["review"]["seat"] == 1
        assert lesson["review"]["decisions"]
        await get(ann, f"/api/tables/{table}/coach/1", seat=2)
        await get(ann, f"/api/tables/{table}/coach/1", 403, seat=7)


async def test_actions_of_a_substitute_bot_are_no_mistakes(
    served: Served, quick_bots: None
) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben], changes={"lives": 3})
        table = tabs[0].table["id"]
        await tabs[0].do("start")
        await play(tabs, random.Random(5), moves=6)
        before = served.live(table).table.number
        await tabs[0].do("leave")
        await play(tabs[1:], random.Random(5))
        lesson = await get(ann, f"/api/tables/{table}/coach/1")
        assert lesson["review"]["decisions"]
        assert all(d["entry"] <= before for d in lesson["review"]["decisions"])
        assert lesson["review"]["course"][-1]["entry"] > before


# ── hints ────────────────────────────────────────────────────────────────────────────────────


async def test_hints_are_off_until_the_host_allows_them_before_a_game(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        tabs = await seated([ann, ben])
        table = tabs[0].table["id"]
        path = f"/api/tables/{table}/hint"
        refused = await get(ann, path, 403)
        assert refused["reason"]["key"] == "coach-hint-off"
        assert (await tabs[1].do("set-table", settings={"hints": True}))["reason"]
        assert (await tabs[0].do("set-table", settings={"hints": True}))["reason"] is None
        assert (await get(ann, path))["reason"]["key"] == "coach-hint-none"
        await tabs[0].do("start")
        refused = await tabs[0].do("set-table", settings={"hints": False})
        assert refused["reason"]["key"] == "table-refused-running"
        await tabs[1].until(lambda t: t.table["settings"]["hints"] and t.game)
        refused = await get(eve, path, 403)
        assert refused["reason"]["key"] == "coach-hint-no-seat"
        opener = next(tab for tab in tabs if tab.game and tab.game["offers"])
        asking, other = (ann, ben) if opener is tabs[0] else (ben, ann)
        await opener.act("shake")
        await opener.until(lambda t: "look" in _offered(t))
        found = (await get(asking, path))["hint"]
        assert {m["action"].split()[0] for m in found["alternatives"]} == {"look", "announce"}
        assert found["best"] == "look"
        await opener.act("look")
        found = (await get(asking, path))["hint"]
        assert found["unit"] == "chance"
        assert found["lie"] is None
        assert sum(m["chance"] for m in found["alternatives"]) == pytest.approx(1)
        assert (await get(other, path))["hint"] is None


async def test_hints_out_of_turn_compare_a_doubt_with_waiting(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as people:
        tabs = await seated([*people], changes={"doubter": "anybody", "lives": 3})
        path = f"/api/tables/{tabs[0].table['id']}/hint"
        assert (await tabs[0].do("set-table", settings={"hints": True}))["reason"] is None
        await tabs[0].do("start")
        await tabs[-1].until(lambda t: t.game)
        at = next(seat for seat, tab in enumerate(tabs) if tab.game and tab.game["offers"])
        opener, later = tabs[at], tabs[at - 1]
        await opener.act("shake")
        await opener.until(lambda t: "look" in _offered(t))
        await opener.act("announce", value=41)
        await later.until(lambda t: t.game and t.game["interrupts"])
        found = (await get(people[at - 1], path))["hint"]
        assert {m["action"] for m in found["alternatives"]} == {"doubt", "wait"}
        assert (await get(people[at], path))["hint"] is None


def _offered(tab: Tab) -> list[str]:
    return [offer["action"]["kind"] for offer in (tab.game or {"offers": []})["offers"]]


async def test_hints_and_lessons_have_a_rate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policies, "solved_here", SolvedCache())  # whatever was solved here before
    rates = FREELY.__class__(hints=Rate(2, 60), lessons=Rate(2, 60), solving=Rate(1, 60))
    # The clock stands still, so no tokens are refilled, even on a slow machine.
    async with (
        serving(tmp_path, rates, clock=lambda: 0.0) as served,
        guests(served.base, "Ann", "Ben") as (ann, ben),
    ):
        tabs = await seated([ann, ben])
        await tabs[0].do("set-table", settings={"hints": True})
        table = tabs[0].table["id"]
        for path in (f"/api/tables/{table}/hint", f"/api/tables/{table}/coach/1"):
            for _ in range(2):
                assert (await ann.http.get(path)).status_code in (200, 404)
            refused = await ann.http.get(path)
            assert refused.status_code == 429
            assert int(refused.headers["retry-after"]) > 0
        for lives, solved in ((1, "whole"), (2, "unknown"), (1, "whole")):
            asked = f"lives={lives} mia_double_any=yes"
            known = await get(ann, "/api/coverage/mia", rules=asked)
            assert known["solved"] == solved
            if solved == "unknown":
                assert known["reason"]["key"] == "wire-refused-too-fast"
                assert known["reason"]["arguments"]["seconds"] > 0


# ── strategies ───────────────────────────────────────────────────────────────────────────────


async def test_the_strategy_of_a_rule_set_is_a_picture(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        cluster = await get(ann, "/api/strategy/mia")
        assert [page["over"] for page in cluster["pages"]] == [None, *cluster["values"][:-1]]
        assert cluster["lives"] == [6, 6]
        toast = await get(ann, "/api/strategy/mia", preset="meyer")
        assert 32 not in toast["values"]
        late = await get(ann, "/api/strategy/mia", seats=3, lives="2,1,1")
        assert late["lives"] == [2, 1, 1]
        solved = await get(ann, "/api/strategy/mia", rules="lives=1 mia_lie_cost=2")
        assert solved["lives"] == [1, 1]
        for query, key in (
            ({"rules": "scoring=points", "seats": 3}, "solver-refused-points"),
            ({"seats": 9}, "solver-refused-seats"),
            ({"seats": 6}, "coach-too-large"),
            ({"lives": "9,9"}, "explore-no-position"),
            ({"rules": "lives=soon"}, "rules-out-of-range"),
        ):
            refused = await get(ann, "/api/strategy/mia", 422, **query)
            assert refused["reason"]["key"] == key
        assert (await get(ann, "/api/strategy/sword_of_lies", 422))["reason"]["key"]
        await get(ann, "/api/strategy/chess", 404)


async def test_one_address_cannot_fill_the_queue(served: Served, tmp_path: Path) -> None:
    coaching, work, gate = served.context.coaching, served.context.work, tmp_path / "gate"
    os.mkfifo(gate)

    async def asked(address: str) -> str:
        return (await coaching.coverage("mia", MiaRules(), 2, address)).solved

    busy = asyncio.create_task(work.run(gate.read_text))
    greedy = [asyncio.create_task(asked("greedy")) for _ in range(work_process.WAITING)]
    other = asyncio.create_task(asked("other"))
    await asyncio.sleep(0)
    await asyncio.to_thread(gate.write_text, "go on")
    assert await busy == "go on"
    assert await other == "whole"
    answers = Counter(await asyncio.gather(*greedy))
    refused = work_process.WAITING - rate_limits.AT_ONCE
    assert answers == {"whole": rate_limits.AT_ONCE, "unknown": refused}
    assert await asked("greedy") == "whole", "answered questions free their slots"
