"""Tests that a host at one server can challenge a program that is online at another."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.guests import Guest, Served, Tab, guests
from tests.server.hand_clock import HandClock
from tests.server.hostile import turns, until
from tests.server.programs.comers import comes, hears, online
from tests.server.programs.test_online import asks

told = pytest.mark.parametrize("cluster", ["told"], indirect=True)
"""Servers with notifications, because a standing clock triggers no polling."""


@asynccontextmanager
async def challenge(
    cluster: list[Served], **said: Any
) -> AsyncIterator[tuple[Guest, str, Tab, "asyncio.Task[dict[str, Any]]"]]:
    """Let a host at the second server challenge a program that is online at the first. Yield the
    host, the table, the program's connection, and the pending answer."""
    one, two = cluster
    async with guests(two.base, "Ann") as (ann,):
        line = await online(one, (await one.context.keys.make("coder", None, "bot"))[0], **said)
        number = (await hears(line, "online"))["number"]
        table = await ann.open()
        yield ann, table, line, asyncio.create_task(asks(ann, table, number))
        await line.close()


async def answered(line: Tab, kind: str, **said: str) -> dict[str, Any]:
    """Wait until the program is asked, and send this answer."""
    asked = await hears(line, "challenge")
    await line.send({"type": kind, "challenge": asked["challenge"], **said})
    return asked


async def test_it_accepts_gets_a_seat_and_comes(cluster: list[Served]) -> None:
    one, two = cluster
    key = (await one.context.keys.make("coder", None, "bot"))[0]
    async with guests(two.base, "Ann") as (ann,):
        line = await online(one, key)
        number = (await hears(line, "online"))["number"]
        table = await ann.open()
        host = await ann.enter(table)
        asking = asyncio.create_task(asks(ann, table, number))
        asked = await answered(line, "accept")
        assert (asked["table"], asked["game"], asked["seats"]) == (table, "mia", 2)
        assert (await asking)["accepted"] is True
        seat = await hears(line, "seat")
        assert (seat["challenge"], seat["table"], seat["seat"]) == (asked["challenge"], table, 1)
        program = await comes(two, table, key)
        assert (await program.hello())["you"] == 1
        assert (await program.do("sit", name="Robo"))["reason"] is None
        await host.until(lambda t: len(t.table["seats"]) == 2)
        await program.close()
        await line.close()


async def test_declining_with_words_and_late_answers(
    cluster: list[Served],
) -> None:
    async with challenge(cluster) as (_, _, line, asking):
        asked = await answered(line, "decline", words="Later")
        said = await asking
        assert (said["accepted"], said["words"]) == (False, "Later")
        await line.send({"type": "accept", "challenge": asked["challenge"]})
        assert (await hears(line, "withdrawn"))["reason"]["key"] == "programs-not-asked"


async def test_one_that_goes_while_it_is_asked_is_not_waited_for(cluster: list[Served]) -> None:
    async with challenge(cluster) as (_, _, line, asking):
        await hears(line, "challenge")
        await line.close()
        assert (await asking)["reason"]["key"] == "programs-not-online"


@told
async def test_one_that_is_online_nowhere_is_waited_for_so_long(cluster: list[Served]) -> None:
    clock = cluster[1].context.registry.clock = HandClock()
    async with challenge(cluster) as (ann, table, line, asking):
        await answered(line, "decline")
        await asking
        unknown = asyncio.create_task(asks(ann, table, 7))
        before = clock.pending
        await until(lambda: clock.pending > before)
        clock.advance(15.9)  # the program has ten seconds, and notices three each way
        await turns()
        assert not unknown.done()
        clock.advance(0.1)
        assert (await unknown)["reason"]["key"] == "programs-not-online"
        assert clock.pending == before


async def test_a_program_that_accepted_gets_the_reason_for_no_seat(cluster: list[Served]) -> None:
    async with challenge(cluster) as (ann, table, line, asking):
        host = await ann.enter(table)
        await host.do("add-bot", bot="odds")
        await hears(line, "challenge")
        assert (await host.do("start"))["reason"] is None
        asked = await answered(line, "accept")
        assert (await asking)["reason"]["key"] == "table-refused-running"
        withdrawn = await hears(line, "withdrawn")
        assert withdrawn["challenge"] == asked["challenge"]
        assert withdrawn["reason"]["key"] == "table-refused-running"


async def test_tables_of_the_worker_that_asks_count(cluster: list[Served]) -> None:
    async with challenge(cluster) as (ann, _, line, asking):
        await answered(line, "accept")
        assert (await asking)["accepted"] is True
        number = (await hears(line, "online"))["number"]
        line.heard.clear()
        again = asyncio.create_task(asks(ann, await ann.open(), number))
        await answered(line, "accept")
        assert (await again)["reason"]["key"] == "programs-busy"
        assert (await hears(line, "withdrawn"))["reason"]["key"] == "programs-busy"
