"""Tests that a record belongs to its reader: access to a past game does not depend on current
seats."""

import random

from tests.server.guests import Guest, Served, Tab, guests, play, seated

RULES = {"changes": {"lives": 1}}


async def text(guest: Guest, table: str, game: int = 1) -> str:
    answer = await guest.http.get(f"/api/tables/{table}/record/{game}")
    assert answer.status_code == 200, answer.text
    return answer.text


async def a_game(people: list[Guest]) -> tuple[str, list[Tab]]:
    tabs = await seated(people, **RULES)
    await tabs[0].do("start")
    await play(tabs, random.Random(4))
    return str(tabs[0].table["id"]), tabs


async def test_records_stay_as_they_were_when_the_host_moves_the_seats(served: Served) -> None:
    async with guests(served.base, "ann", "ben", "cy", "dora", "eve") as people:
        table, tabs = await a_game(people[:3])
        *_, eve = people
        before = [await text(person, table) for person in people]
        heads = [record.split(" ", 5)[4] for record in before]
        assert heads == ["seat1", "seat2", "seat3", "spectator", "spectator"]
        dora = await people[3].enter(table, sit=True)
        assert [await text(person, table) for person in people] == before
        assert (await tabs[0].do("arrange", order=[3, 2, 0, 1]))["reason"] is None
        await dora.until(lambda tab: tab.you == 0)
        assert [await text(person, table) for person in people] == before
        await tabs[0].do("start")
        assert [await text(person, table) for person in people] == before
        await tabs[0].do("leave")
        assert await text(people[0], table) == before[0]
        assert await text(eve, table) == before[4]


async def test_players_may_read_it_even_without_spectators(served: Served) -> None:
    async with guests(served.base, "ann", "ben", "cy", "eve") as people:
        table, tabs = await a_game(people[:3])
        before = [await text(person, table) for person in people[:3]]
        await tabs[2].do("leave")
        assert (await tabs[0].do("arrange", order=[1, 0]))["reason"] is None
        settings = tabs[0].table["settings"] | {"spectators": False}
        assert (await tabs[0].do("set-table", settings=settings))["reason"] is None
        assert [await text(person, table) for person in people[:3]] == before
        denied = await people[3].http.get(f"/api/tables/{table}/record/1")
        assert (denied.status_code, denied.json()["reason"]["key"]) == (
            403,
            "wire-refused-not-yours",
        )
        assert (await tabs[0].do("remove", seat=0))["reason"] is None
        kicked = await people[1].http.get(f"/api/tables/{table}/record/1")
        assert kicked.status_code == 403
