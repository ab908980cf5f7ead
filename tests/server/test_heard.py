"""Tests of faces, masks and spectators over real sockets: limits, content, and names."""

from pathlib import Path

import msgspec

from mendax.server.settings.settings import Rate
from tests.server.guests import FREELY, Served, guests, seated, serving


async def test_faces_have_a_limit_of_their_own(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(FREELY, reactions=Rate(2, 60))
    async with serving(tmp_path, rates=rates) as served, guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        for _ in range(2):
            assert (await tab.do("react", reaction="laugh"))["reason"] is None
        reason = (await tab.do("react", reaction="laugh"))["reason"]
        assert reason["key"] == "wire-refused-too-fast"
        assert reason["arguments"] == {"seconds": 30}
        assert (await tab.do("say", text="x"))["reason"] is None, "talk is counted apart"
        assert (await tab.do("wear", mask="owl"))["reason"] is None


async def test_reactions_are_public_with_their_target(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        tabs = await seated([ann, ben])
        watching = await eve.enter(tabs[0].table["id"])
        assert (await watching.do("rename", name="Eve"))["reason"] is None
        assert (await watching.do("react", reaction="gasp", to=1))["reason"] is None
        face = {"kind": "reacted", "seat": None, "name": "Eve", "reaction": "gasp", "to": 1}
        for tab in (*tabs, watching):
            await tab.until(lambda t: face in t.events)
        answer = await tabs[1].do("react", reaction="gasp", to=7)
        assert answer["reason"]["key"] == "table-refused-no-such-seat"
        assert (await tabs[1].do("wear", mask="owl"))["reason"] is None
        await watching.until(lambda t: t.table["seats"][1].get("mask") == "owl")


async def test_spectators_are_listed_for_all(served: Served) -> None:
    async with guests(served.base, "Ann", "Eve", "Dan") as (ann, eve, dan):
        (tab,) = await seated([ann])
        table = tab.table["id"]
        for watcher in (eve, dan):
            watching = await watcher.enter(table)
            assert (await watching.do("rename", name="Otter"))["reason"] is None
        names = ["Otter", "Otter 2"]
        await tab.until(lambda t: [m for m in t.heard if m.get("watchers") == names])
        again = await ann.enter(table)
        await again.until(lambda t: [m for m in t.heard if m.get("watchers") == names])
