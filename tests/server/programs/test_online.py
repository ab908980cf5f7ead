"""Tests that online programs are listed while connected, challenged to tables, and seated there."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.guests import FREELY, Guest, Served, Tab, guests, serving
from tests.server.hand_clock import HandClock
from tests.server.programs.comers import comes, hears, listed, online, own_key


async def asks(host: Guest, table: str, number: int) -> dict[str, Any]:
    answer = await host.http.post(f"/api/tables/{table}/challenges", json={"number": number})
    found: dict[str, Any] = answer.json()
    return found


async def asked(host: Guest, table: str, line: Tab, answer: dict[str, Any]) -> dict[str, Any]:
    """Return the outcome of a challenge with this answer."""
    (one,) = await listed(host)
    asking = asyncio.create_task(asks(host, table, one["number"]))
    challenge = await hears(line, "challenge")
    await line.send({"challenge": challenge["challenge"], **answer})
    return await asking


async def test_a_program_is_listed_while_its_line_is_open(served: Served) -> None:
    async with guests(served.base, "Ann", "Coder") as (ann, coder):
        key = (await own_key(coder))["key"]
        assert await listed(ann) == []
        line = await online(served, key, games=[{"game": "mia", "presets": ["standard"]}])
        number = (await hears(line, "online"))["number"]
        assert await listed(ann) == [
            {
                "number": number,
                "name": "Robo",
                "games": [{"game": "mia", "presets": ["standard"], "most_seats": 20}],
                "tables": 0,
                "most_tables": 1,
            }
        ]
        newer = await online(served, key, "Robo II")
        await line.until(lambda t: t.closed)
        await hears(newer, "online")
        assert [one["name"] for one in await listed(ann)] == ["Robo II"]
        await newer.close()
        while await listed(ann):
            pass


async def test_it_is_asked_accepts_and_plays_at_several_tables(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Coder") as (ann, ben, coder):
        key = (await own_key(coder))["key"]
        line = await online(served, key, most_tables=2)
        await hears(line, "online")
        for host in (ann, ben):
            tab = await host.enter(table := await host.open())
            said = await asked(host, table, line, {"type": "accept"})
            assert said["accepted"], said
            seat = await hears(line, "seat")
            assert seat["table"] == table
            program = await comes(served, table, key)
            await program.hello()
            assert (await program.do("sit", name="Robo"))["reason"] is None
            await tab.until(lambda t: not t.table["seats"][1].get("reserved"))
            assert seat["seat"] == 1
            assert tab.table["seats"][1]["program"]
            line.heard.clear()
            await tab.until(lambda t: t.table["seats"][1]["name"] == "Robo")
        (one,) = await listed(ann)
        assert one["tables"] == 2
        third = await asks(ann, await ann.open(), one["number"])
        assert third["reason"]["key"] == "programs-busy"


async def test_it_may_decline_in_its_own_words(served: Served) -> None:
    async with guests(served.base, "Ann", "Coder") as (ann, coder):
        line = await online(served, (await own_key(coder))["key"])
        await hears(line, "online")
        said = await asked(ann, await ann.open(), line, {"type": "decline", "words": " not\tnow "})
        assert (said["accepted"], said["words"]) == (False, "not now")
        assert said["reason"]["key"] == "programs-declined"


async def test_two_hosts_at_once_get_no_more_than_it_named(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Coder") as (ann, ben, coder):
        line = await online(served, (await own_key(coder))["key"])
        number = (await hears(line, "online"))["number"]
        one, other = await ann.open(), await ben.open()
        asking = asyncio.create_task(asks(ann, one, number))
        challenge = (await hears(line, "challenge"))["challenge"]
        second = await asks(ben, other, number)
        assert second["reason"]["key"] == "programs-busy"
        await line.send({"type": "accept", "challenge": challenge})
        assert (await asking)["accepted"]
        assert [one["tables"] for one in await listed(ann)] == [1]


async def test_hosts_do_not_wait_for_silent_programs(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann", "Coder") as (ann, coder):
        line = await online(served, (await own_key(coder))["key"])
        number = (await hears(line, "online"))["number"]
        table = await ann.open()
        asking = asyncio.create_task(asks(ann, table, number))
        challenge = (await hears(line, "challenge"))["challenge"]
        clock.advance(10)
        assert (await asking)["reason"]["key"] == "programs-silent"
        assert (await hears(line, "withdrawn"))["challenge"] == challenge
        line.heard.clear()
        await line.send({"type": "accept", "challenge": challenge})
        assert (await hears(line, "withdrawn"))["reason"]["key"] == "programs-not-asked"
        line.heard.clear()
        asking = asyncio.create_task(asks(ann, table, number))
        await hears(line, "challenge")
        await line.close()
        assert (await asking)["reason"]["key"] == "programs-not-online"
        asking = asyncio.create_task(asks(ann, table, number))
        while not asking.done():  # another server may have the program if the database is shared
            clock.advance(1)
            await asyncio.sleep(0)
        assert (await asking)["reason"]["key"] == "programs-not-online"


@pytest.mark.parametrize(
    ("plays", "changes"),
    [
        ({"game": "french_poker"}, {}),
        ({"game": "mia", "most_seats": 2}, {}),
        ({"game": "mia", "presets": ["standard"]}, {"lives": 2}),
    ],
)
async def test_programs_are_challenged_only_to_their_games(
    served: Served, plays: dict[str, Any], changes: dict[str, Any]
) -> None:
    async with guests(served.base, "Ann", "Coder") as (ann, coder):
        line = await online(served, (await own_key(coder))["key"], games=[plays])
        number = (await hears(line, "online"))["number"]
        table = await ann.open(changes=changes, bots=["odds"])
        assert (await asks(ann, table, number))["reason"]["key"] == "programs-other-game"
        assert "challenge" not in {message["type"] for message in line.heard}


async def test_only_the_host_asks(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Coder") as (ann, ben, coder):
        line = await online(served, (await own_key(coder))["key"])
        number = (await hears(line, "online"))["number"]
        table = await ann.open()
        await ben.enter(table, sit=True)
        assert (await asks(ben, table, number))["reason"]["key"] == "table-refused-not-host"


async def test_names_are_unlike_each_other_and_games_are_known(served: Served) -> None:
    async with guests(served.base, "Coder", "Other") as (coder, other):
        await hears(await online(served, (await own_key(coder))["key"]), "online")
        like = await online(served, (await own_key(other))["key"], "R\u043ebo")
        assert (await like.refusal())["key"] == "table-refused-name-taken"
        for games in ([{"game": "chess"}], [{"game": "mia", "presets": ["none"]}]):
            like.heard.clear()
            await like.send({"type": "online", "name": "Other", "games": games})
            assert (await like.refusal())["key"] == "programs-bad-games"
        assert len(await listed(coder)) == 1


async def test_the_list_has_an_end(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, replace(FREELY, programs=1)) as served,
        guests(served.base, "Coder", "Other") as (coder, other),
    ):
        await hears(await online(served, (await own_key(coder))["key"]), "online")
        second = await online(served, (await own_key(other))["key"], "Second")
        assert (await second.refusal())["key"] == "programs-full"
