"""Tests of the permissions to read a finished game, which are checked in one place."""

import asyncio
import random
from pathlib import Path

import pytest

from mendax.server.coaching import reading
from mendax.server.settings.settings import Rate, Rates
from tests.server.guests import Served, guests, play, seated, serving


async def test_a_game_is_replayed_once_and_only_for_its_readers(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "KEPT", 2)
    replayed: list[int] = []
    real = served.context.store.past_game

    async def counted(table: str, number: int) -> object:
        replayed.append(number)
        return await real(table, number)

    monkeypatch.setattr(served.context.store, "past_game", counted)
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        tabs = await seated([ann, ben], changes={"lives": 1})
        await tabs[0].do("set-table", settings={"spectators": False})
        table = tabs[0].table["id"]
        for _ in range(3):
            await tabs[0].do("start")
            await play(tabs, random.Random(1))
        path = f"/api/tables/{table}"
        for refused in ("record/1", "coach/1", "story/2", "replay/3"):
            answer = await eve.http.get(f"{path}/{refused}")
            assert answer.status_code == 403
        assert (await ann.http.get(f"{path}/record/9")).status_code == 404
        assert replayed == [], "a refused reader causes no work"
        paths = [f"{path}/record/1", f"{path}/record/1", f"{path}/replay/1", f"{path}/story/1"]
        asked = [guest.http.get(one) for one in paths for guest in (ann, ben)]
        answers = await asyncio.gather(*asked)
        assert [answer.status_code for answer in answers] == [200] * 8
        assert replayed == [1]
        for number in (2, 3, 2, 1):
            assert (await ann.http.get(f"{path}/replay/{number}")).status_code == 200
        assert replayed == [1, 2, 3, 1], "the latest games are cached"


async def test_records_are_limited_by_address(tmp_path: Path) -> None:
    rates = Rates(records=Rate(2, 60))
    async with (
        serving(tmp_path / "data", rates=rates) as served,
        guests(served.base, "Ann", "Ben") as (ann, ben),
    ):
        tabs = await seated([ann, ben], changes={"lives": 1})
        await tabs[0].do("start")
        await play(tabs, random.Random(1))
        path = f"/api/tables/{tabs[0].table['id']}/record/1"
        answers = [(await ann.http.get(path)).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
