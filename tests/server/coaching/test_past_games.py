"""Tests of stories and replays at the server: permissions, time, and content."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mendax.server.processes.work_process import WorkProcess
from mendax.server.settings.settings import Rate
from tests.server.guests import FREELY, Guest, Served, guests, play, seated, serving
from tests.server.processes.ending import end_idle


async def get(guest: Guest, path: str, status: int = 200) -> Any:
    """Send a GET request as a guest, check the status, and return the answer."""
    answer = await guest.http.get(path)
    assert answer.status_code == status, answer.text
    return answer.json()


async def finished(people: list[Guest], **asked: Any) -> str:
    """Return the address of a table with a finished game."""
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
async def test_only_owners_of_open_cups_get_everything(served: Served, open_seed: bool) -> None:
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


async def test_new_tables_open_their_cups_unless_chips_live_on(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        for game, opens in (("mia", True), ("french_poker", True), ("sword_of_lies", False)):
            table = await ann.open(game=game, open_seed=None)
            seen = await get(ann, f"/api/tables/{table}")
            assert seen["settings"]["open_seed"] is opens


async def test_a_second_game_or_another_game_keeps_the_first_intact(
    served: Served,
) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        tabs = await seated([ann, ben], changes={"lives": 1}, open_seed=True)
        table = f"/api/tables/{tabs[0].table['id']}"
        await tabs[0].do("start")
        await play(tabs, random.Random(3))
        first = [await get(ann, f"{table}/{what}/1") for what in ("story", "replay")]
        await tabs[0].do("set-table", settings={"open_seed": False})
        await tabs[0].do("change-game", game="french_poker", preset="standard", changes=[])
        await tabs[0].do("start")
        await tabs[0].until(lambda t: not t.over)
        served.context.games.empty()
        again = [await get(ann, f"{table}/{what}/1") for what in ("story", "replay")]
        assert again[0]["highlights"] == first[0]["highlights"]
        assert again[0]["tallies"] == first[0]["tallies"]
        assert again[1]["steps"] == first[1]["steps"]
        assert again[1]["open"]
        assert (again[1]["table"]["game"], again[0]["kind"]) == ("mia", "mia")


async def test_long_replays_are_compressed_on_request(served: Served) -> None:
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


UNPACKAGED = {"lives": 2, "mia_true_cost": 1}
"""Rules that are solved quickly on request."""


def _has_course(story: Any) -> bool:
    return "story-turning-point" in [one["key"] for one in story["highlights"]]


async def test_a_story_is_the_same_whatever_the_process_has_at_hand(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = " ".join(f"{name}={value}" for name, value in UNPACKAGED.items())
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        table = await finished([ann, ben], changes=UNPACKAGED)
        assert not _has_course(await get(ann, f"{table}/story/1")), "the rules are not solved yet"
        await get(ben, f"/api/coverage/mia?rules={asked}")
        at_hand = await get(ann, f"{table}/story/1")
        assert _has_course(at_hand)
        served.context.games.empty()
        await end_idle(served.context.work)
        assert await get(ann, f"{table}/story/1") == at_hand
        monkeypatch.setattr(served.context.work, "run", None)
        assert await get(ann, f"{table}/story/1") == at_hand, "kept"


@pytest.mark.parametrize("what", ["story", "record", "coach"])
async def test_an_answer_for_a_person_being_deleted_is_not_kept(
    served: Served, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    context, run = served.context, WorkProcess.run
    forgets, asked = [False, True], list[object]()

    async def forgotten_meanwhile(self: WorkProcess, do: Any, *given: Any) -> Any:
        asked.append(do)
        answer = await run(self, do, *given)
        if forgets.pop(0):
            context.effects.empty_caches()
        return answer

    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        table = await finished([ann, ben], changes={"lives": 1})
        monkeypatch.setattr(WorkProcess, "run", forgotten_meanwhile)
        await ann.http.get(f"{table}/{what}/1")
        forgets += [False, False]
        for _ in range(2):
            assert (await ann.http.get(f"{table}/{what}/1")).status_code == 200
        assert len(asked) == 4, "loaded and told again, and only then kept"
