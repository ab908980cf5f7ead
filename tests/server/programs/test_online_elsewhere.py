"""Programs that are online at one worker are listed, asked and seated by way of another."""

import asyncio
from collections.abc import Callable
from typing import Any

from mendax.server.programs import online_elsewhere
from tests.server.guests import Guest, Served, guests
from tests.server.hand_clock import HandClock
from tests.server.programs.comers import comes, hears, listed, online
from tests.server.programs.test_online import asks


async def key_of(served: Served, name: str = "bot") -> str:
    return (await served.context.keys.make("coder", None, name))[0]


async def list_is(guest: Guest, so: Callable[[list[dict[str, Any]]], bool]) -> list[dict[str, Any]]:
    """The list, once it is so."""
    while not so(found := await listed(guest)):
        pass
    return found


async def test_it_is_listed_everywhere_while_its_line_is_open(house: list[Served]) -> None:
    one, two = house
    async with guests(two.base, "Ann") as (ann,):
        line = await online(one, await key_of(one), most_tables=3)
        number = (await hears(line, "online"))["number"]
        (shown,) = await list_is(ann, bool)
        assert (shown["number"], shown["name"], shown["most_tables"]) == (number, "Robo", 3)
        taken = await online(two, await key_of(two, "another"))
        assert (await taken.refusal())["key"] == "table-refused-name-taken"
        await taken.close()
        await line.close()
        await list_is(ann, lambda found: not found)


async def test_a_newer_line_at_another_worker_takes_the_place(house: list[Served]) -> None:
    one, two = house
    key = await key_of(one)
    async with guests(one.base, "Ann") as (ann,):
        older = await online(one, key)
        await hears(older, "online")
        for served in house:
            await served.context.programs_elsewhere.look()
        clock = HandClock(two.context.registry.clock.now() + 1000)
        two.context.registry.clock = clock
        newer = await online(two, key, "Robo II")
        await hears(newer, "online")
        await older.until(lambda t: t.closed)
        await list_is(ann, lambda found: [one["name"] for one in found] == ["Robo II"])
        await newer.close()


async def test_it_is_asked_by_another_worker_accepts_and_comes(house: list[Served]) -> None:
    one, two = house
    key = await key_of(one)
    async with guests(two.base, "Ann") as (ann,):
        line = await online(one, key)
        await hears(line, "online")
        table = await ann.open()
        host = await ann.enter(table)
        (shown,) = await list_is(ann, bool)
        asking = asyncio.create_task(asks(ann, table, shown["number"]))
        challenge = await hears(line, "challenge")
        assert (challenge["table"], challenge["game"]) == (table, "mia")
        await line.send({"type": "accept", "challenge": challenge["challenge"]})
        assert (await asking)["accepted"] is True
        assert (await hears(line, "seat"))["table"] == table
        program = await comes(one, table, key)
        assert (await program.hello())["you"] == 1
        assert (await program.do("sit", name="Robo"))["reason"] is None
        await host.until(lambda t: len(t.table["seats"]) == 2)
        await program.close()
        await line.close()


async def test_it_declines_in_words_and_what_comes_late_is_withdrawn(
    house: list[Served],
) -> None:
    one, two = house
    async with guests(two.base, "Ann") as (ann,):
        line = await online(one, await key_of(one), most_tables=5)
        await hears(line, "online")
        table = await ann.open()
        (shown,) = await list_is(ann, bool)
        asking = asyncio.create_task(asks(ann, table, shown["number"]))
        challenge = await hears(line, "challenge")
        declined = {"type": "decline", "challenge": challenge["challenge"], "words": "Later"}
        await line.send(declined)
        said = await asking
        assert (said["accepted"], said["words"]) == (False, "Later")
        await line.send(declined)
        late = await hears(line, "withdrawn")
        assert late["reason"]["key"] == "programs-not-asked"
        await line.close()


async def test_what_is_not_answered_in_time_is_withdrawn(house: list[Served]) -> None:
    one, two = house
    clock = HandClock(two.context.registry.clock.now())
    async with guests(two.base, "Ann") as (ann,):
        line = await online(one, await key_of(one))
        await hears(line, "online")
        table = await ann.open()
        (shown,) = await list_is(ann, bool)
        two.context.registry.clock = clock
        asking = asyncio.create_task(asks(ann, table, shown["number"]))
        await hears(line, "challenge")
        clock.advance(10)
        assert (await asking)["reason"]["key"] == "programs-silent"
        assert (await hears(line, "withdrawn"))["reason"]["key"] == "programs-silent"
        await line.close()


async def test_one_that_goes_while_it_is_asked_is_not_waited_for(house: list[Served]) -> None:
    one, two = house
    async with guests(two.base, "Ann") as (ann,):
        line = await online(one, await key_of(one))
        await hears(line, "online")
        table = await ann.open()
        (shown,) = await list_is(ann, bool)
        asking = asyncio.create_task(asks(ann, table, shown["number"]))
        await hears(line, "challenge")
        await line.close()
        assert (await asking)["reason"]["key"] == "programs-not-online"


async def test_the_programs_of_a_worker_that_died_are_gone(house: list[Served]) -> None:
    one, two = house
    async with guests(two.base, "Ann") as (ann,):
        line = await online(one, await key_of(one))
        await hears(line, "online")
        await list_is(ann, bool)

        async def silent() -> None:
            """It says nothing more."""

        one.context.programs_elsewhere.look = silent  # type: ignore[method-assign]
        late = HandClock(two.context.registry.clock.now() + round(1000 * online_elsewhere.GRACE))
        two.context.registry.clock = late
        await two.context.programs_elsewhere.look()
        assert await listed(ann) == []
        await line.close()
