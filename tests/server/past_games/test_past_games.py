"""Stories and replays at the server: who may ask, from when on, and what is told."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mendax.server.past_games import past_games
from mendax.server.settings import Rate
from tests.server.guests import FREELY, Guest, Served, guests, play, seated, serving


async def get(guest: Guest, path: str, status: int = 200) -> Any:
    """What a guest is answered."""
    answer = await guest.http.get(path)
    assert answer.status_code == status, answer.text
    return answer.json()


async def finished(people: list[Guest], **asked: Any) -> str:
    """Where a finished game's table is."""
    tabs = await seated(people, **asked)
    await tabs[0].do("start")
    await play(tabs, random.Random(2))
    await asyncio.gather(*(tab.until(lambda t: t.over) for tab in tabs))
    return f"/api/tables/{tabs[0].table['id']}"


async def test_before_the_end_there_is_no_story_and_no_replay(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben], open_seed=True)
        await tabs[0].do("start")
        await play(tabs, random.Random(1), moves=4)
        for what in ("story", "replay"):
            for number in (0, 1, 2):
                refused = await get(ann, f"/api/tables/{tabs[0].table['id']}/{what}/{number}", 404)
                assert refused["reason"]["key"] in (
                    "wire-refused-no-record",
                    "wire-refused-not-found",
                )


@pytest.mark.parametrize("open_seed", [True, False])
async def test_whose_cups_are_open_is_told_everything_and_nobody_else_is(
    served: Served, open_seed: bool
) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await finished([ann, ben], changes={"lives": 4}, open_seed=open_seed)
        told = {who.name: await get(who, f"{table}/story/1") for who in (ann, ben, eve)}
        shown = {who.name: await get(who, f"{table}/replay/1") for who in (ann, ben, eve)}
        own = await get(ann, f"{table}/replay/1?own=true")
        assert [told[name]["you"] for name in told] == [0, 1, None]
        assert {one["open"] for one in told.values()} == {open_seed}
        assert {one["may_open"] for one in shown.values()} == {open_seed}
        same = told["Ann"]["tallies"] == told["Ben"]["tallies"] == told["Eve"]["tallies"]
        assert same is open_seed
        assert told["Ann"]["moves"] + 1 == len(shown["Ann"]["steps"])
        assert (shown["Ann"]["steps"] == shown["Eve"]["steps"]) is open_seed
        assert not own["open"]
        assert (own["steps"] == shown["Ann"]["steps"]) is not open_seed
        again = await get(ann, f"{table}/story/1")
        assert again == told["Ann"], "remembered"


async def test_a_stranger_where_nobody_may_watch_gets_nothing(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        tabs = await seated([ann, ben], changes={"lives": 1}, open_seed=True)
        await tabs[0].do("set-table", settings={"spectators": False, "open_seed": True})
        await tabs[0].do("start")
        await play(tabs, random.Random(2))
        table = f"/api/tables/{tabs[0].table['id']}"
        for what in ("story", "replay"):
            await get(ben, f"{table}/{what}/1")
            refused = await get(eve, f"{table}/{what}/1", 403)
            assert refused["reason"]["key"] == "wire-refused-not-yours"


async def test_new_tables_open_their_cups_unless_chips_live_on(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        for game, opens in (("mia", True), ("french_poker", True), ("sword_of_lies", False)):
            table = await ann.open(game=game, open_seed=None)
            seen = await get(ann, f"/api/tables/{table}")
            assert seen["settings"]["open_seed"] is opens


async def test_a_second_game_and_a_change_of_game_leave_the_first_as_it_was(
    served: Served,
) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben], changes={"lives": 1}, open_seed=True)
        table = f"/api/tables/{tabs[0].table['id']}"
        await tabs[0].do("start")
        await play(tabs, random.Random(3))
        first = [await get(ann, f"{table}/{what}/1") for what in ("story", "replay")]
        await tabs[0].do("set-table", settings={"open_seed": False})
        await tabs[0].do("change-game", game="french_poker", preset="house", changes=[])
        await tabs[0].do("start")
        await tabs[0].until(lambda t: not t.over)
        served.context.past_games._stories.clear()
        again = [await get(ann, f"{table}/{what}/1") for what in ("story", "replay")]
        assert again[0]["highlights"] == first[0]["highlights"]
        assert again[0]["tallies"] == first[0]["tallies"]
        assert again[1]["steps"] == first[1]["steps"]
        assert again[1]["open"]
        assert (again[1]["table"]["game"], again[0]["kind"]) == ("mia", "mia")


async def test_a_long_replay_is_packed_for_who_can_read_that(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        table = await finished([ann, ben], changes={"lives": 9}, open_seed=True)
        packed = await ann.http.get(f"{table}/replay/1", headers={"accept-encoding": "gzip"})
        plain = await ann.http.get(f"{table}/replay/1", headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()


async def test_stories_have_a_rate(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(FREELY, stories=Rate(2, 60))
    async with serving(tmp_path, rates=rates) as served, guests(served.base, "Ann", "Ben") as two:
        table = await finished(two, changes={"lives": 1})
        await get(two[0], f"{table}/story/1")
        await get(two[0], f"{table}/replay/1")
        refused = await get(two[0], f"{table}/story/1", 429)
        assert refused["reason"]["key"] == "wire-refused-too-fast"


async def test_few_stories_are_remembered(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_games, "_REMEMBERED", 1)
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        table = await finished([ann, ben], changes={"lives": 1})
        first = await get(ann, f"{table}/story/1")
        await get(ben, f"{table}/story/1")
        assert len(served.context.past_games._stories) == 1
        assert await get(ann, f"{table}/story/1") == first
