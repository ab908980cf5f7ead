"""Tests of finished games that a player shows to everyone."""

from typing import Any

import pytest

from mendax.server.http import public_replays
from tests.server.admins import Admin
from tests.server.coaching.test_past_games import finished, get
from tests.server.guests import Guest, Served, guests


async def show(guest: Guest, table: str, status: int = 200, **how: bool) -> Any:
    """Show the first game of a table to everyone, check the status, and return the answer."""
    answer = await guest.http.post(f"{table}/replay/1", json=how)
    assert answer.status_code == status, answer.text
    return answer.json()


async def page(guest: Guest, code: str) -> tuple[str, str | None]:
    """Return the page of a public replay, and whether search engines may list it."""
    answer = await guest.http.get(f"/r/{code}")
    assert answer.status_code == 200
    return answer.text, answer.headers.get("x-robots-tag")


@pytest.mark.parametrize("open_seed", [True, False])
async def test_everyone_sees_what_everyone_at_the_table_saw(
    served: Served, open_seed: bool
) -> None:
    """The replay contains neither the table's address nor, on request, names and messages."""
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await finished([ann, ben], open_seed=open_seed)
        code = (await show(ann, table))["code"]
        shown = await get(eve, f"/api/replays/{code}")
        watched = await get(eve, f"{table}/replay/1")
        assert shown["steps"] == watched["steps"]
        assert (shown["you"], shown["open"]) == (None, open_seed)
        assert [seat["name"] for seat in shown["table"]["seats"]] == ["Ann", "Ben"]
        assert (await show(ann, table, masked=True))["code"] == code
        masked = await eve.http.get(f"/api/replays/{code}")
        assert [seat["name"] for seat in masked.json()["table"]["seats"]] == ["A", "B"]
        for text in (masked.text, (await page(eve, code))[0]):
            assert not [name for name in ("Ann", "Ben", table.rpartition("/")[2]) if name in text]
        assert table.rpartition("/")[2] not in str(shown)
        asked = await get(eve, f"/api/replays/{code}/answers")
        assert asked["unit"] == "chance"
        assert {one["done"] for one in asked["answers"]} <= {"believe", "doubt"}


async def test_only_players_show_a_game_and_only_they_withdraw_it(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await finished([ann, ben], changes={"lives": 1})
        await get(eve, f"{table}/replay/1")
        await show(eve, table, 403)
        code = (await show(ann, table))["code"]
        assert (await show(ben, table))["code"] != code
        (own,) = (await get(ann, "/api/person"))["rows"]["public_replays"]
        assert (own["code"], own["table"]) == (code, table.rpartition("/")[2])
        for guest, status in ((eve, 403), (ben, 404), (ann, 200), (ann, 404)):
            answer = await guest.http.delete(f"/api/replays/{code}")
            assert answer.status_code == status
        await get(eve, f"/api/replays/{code}", 404)
        for wrong in ("0" * 16, code[:-1], table.rpartition("/")[2], "%2e%2e"):
            assert (await eve.http.get(f"/api/replays/{wrong}")).status_code >= 400


async def test_search_engines_list_a_replay_only_on_request(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await finished([ann, ben], changes={"lives": 1})
        code = (await show(ann, table))["code"]
        for listed in (False, True, False):
            await show(ann, table, listed=listed)
            text, robots = await page(eve, code)
            assert robots == (None if listed else "noindex")
            assert "Mia: a finished game" in text
        assert (await page(eve, "0" * 16))[1] == "noindex"


@pytest.mark.parametrize("end", ["person", "sessions", "session"])
async def test_a_replay_ends_with_its_player_and_with_a_closed_table(
    served: Served, end: str
) -> None:
    """Without a device, a person could not withdraw it."""
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await finished([ann, ben], changes={"lives": 1})
        codes = [(await show(who, table))["code"] for who in (ann, ben)]
        assert (await ann.http.delete(f"/api/{end}")).status_code == 200
        await get(eve, f"/api/replays/{codes[0]}", 404)
        left = await get(eve, f"/api/replays/{codes[1]}")
        assert ("Ann" in str(left)) is (end != "person")
        await Admin(served).close(table.rpartition("/")[2])
        refused = await eve.http.get(f"/api/replays/{codes[1]}")
        assert refused.status_code == 403
        assert (await page(eve, codes[1]))[1] == "noindex"


async def test_a_person_shows_a_bounded_number_of_games(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(public_replays, "MOST", 1)
    async with guests(served.base, "Ann", "Ben") as two:
        first, second = [await finished([*two], changes={"lives": 1}) for _ in range(2)]
        code = (await show(two[0], first))["code"]
        assert (await show(two[0], second, 409))["reason"]["arguments"] == {"most": 1}
        assert (await show(two[0], first, masked=True))["code"] == code
        await two[0].http.delete(f"/api/replays/{code}")
        await show(two[0], second)
