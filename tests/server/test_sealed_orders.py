"""Tests that sealed orders stay sealed and secret after ``kill -9``.

A real server in a separate process, with real cards; one player has sealed an order, others have
not.
"""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from mendax.table.record.verify import verify
from tests.server.guests import Guest, Message, Tab, any_action, guests, play, seated
from tests.server.test_restart import process

LUCK = random.Random(11)
CALM = ("check", "call", "ready", "interrogate", "name-colour", "believe", "disbelieve", "reveal")
"""Actions that lead to the war without folds."""


async def _all_know(tabs: list[Tab]) -> None:
    number = max(tab.number for tab in tabs)
    await asyncio.gather(*(tab.reaches(number) for tab in tabs))


def _view(tab: Tab) -> Message:
    assert tab.game is not None
    view: Message = tab.game["view"]
    return view


def _calmly(offers: list[Message]) -> Message:
    return any_action([offer for offer in offers if offer["action"]["kind"] in CALM], LUCK)


async def _to_orders(people: list[Guest]) -> tuple[list[Tab], list[int]]:
    """Play games at new tables until two or more players have to write orders, and return their
    seats."""
    while True:
        changes = {"cards": 3, "trade_limit": 1, "turn_clock": 60}
        tabs = await seated(people, game="sword_of_lies", changes=changes)
        await tabs[0].do("start")
        await tabs[0].until(lambda t: t.game)
        while _view(tabs[0])["phase"] not in ("orders", "over"):
            await _all_know(tabs)
            mover = next(tab for tab in tabs if tab.game and tab.game["offers"])
            assert mover.game is not None
            answer = await mover.act(**_calmly(mover.game["offers"]))
            assert answer["reason"] is None
            await asyncio.gather(*(tab.reaches(answer["number"]) for tab in tabs))
        acting = _view(tabs[0])["acting"]
        if len(acting) > 1 and _view(tabs[0])["phase"] == "orders":
            return tabs, acting


def _told_of_orders(tab: Tab) -> list[Any]:
    """Return every order that this tab has received, in views and in events."""
    found = []
    for message in map(json.loads, tab.raw):
        view = (message.get("game") or {}).get("view") or {}
        entries = (message.get("entries") or []) + (message.get("missed") or [])
        told = [event.get("order") for entry in entries for event in entry["events"]]
        found += [order for order in (view.get("order"), *told) if order is not None]
    return found


async def test_an_order_sealed_before_a_power_cut_is_sealed_after_it(data: Path) -> None:
    async with guests("", "Ann", "Ben", "Cy", "Eve") as everybody:
        *people, eve = everybody
        async with process(data) as server:
            for guest in everybody:
                guest.goes_to(server.base)
            tabs, (first, *others) = await _to_orders(people)
            table = tabs[0].table["id"]
            watching = await eve.enter(table)
            writer = tabs[first]
            assert writer.game is not None
            written = any_action([writer.game["offers"][0]], LUCK)
            sealing = {"type": "act", "id": "seal", "after": writer.number, "action": written}
            answered = await writer.command(sealing)
            assert answered["reason"] is None
            await server.kill()
            await asyncio.gather(*(tab.until(lambda t: t.closed) for tab in (*tabs, watching)))
        async with process(data) as server:
            for guest in everybody:
                guest.goes_to(server.base)
            since = [tab.number for tab in tabs]
            back = [
                await person.enter(table, number)
                for person, number in zip(people, since, strict=True)
            ]
            late = await eve.enter(table)
            # The order is kept: it is sealed, and its author can read it.
            order = _view(back[first])["order"]
            assert order["targets"][0] == written["target"]
            assert all(_view(tab)["sealed"] == [first] for tab in (*back, late))
            assert _view(late)["acting"] == others
            # Other players only see that the order exists, before and after the restart.
            for tab in (*tabs, *back, watching, late):
                assert tab in (writer, back[first]) or _told_of_orders(tab) == []
            # A second, different order is refused.
            assert await back[first].command(sealing) == answered
            again = await back[first].act(**written)
            assert again["reason"]["key"] == "sword-refused-nothing-to-do"
            # The last order opens all of them together, as they were written.
            for seat in others:
                assert _told_of_orders(late) == []
                offers = (back[seat].game or {})["offers"]
                assert (await back[seat].act(**any_action([offers[0]], LUCK)))["reason"] is None
            await late.until(lambda t: [e for e in t.events if e["kind"] == "order-opened"])
            opened = [event for event in late.events if event["kind"] == "order-opened"]
            assert {event["seat"] for event in opened} == {first, *others}
            assert next(e["order"] for e in opened if e["seat"] == first) == order
            await play(back, LUCK)
            await asyncio.gather(*(tab.until(lambda t: t.over) for tab in back))
            record = await people[0].http.get(f"/api/tables/{table}/record/1")
            assert verify(record.text) == ()
