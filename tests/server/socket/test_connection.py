"""Tests that wrong messages on a socket get a clear answer each time and lose no state."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from mendax.server.settings.settings import Rate, Rates
from tests.server import connections
from tests.server.guests import FREELY, Served, Tab, guests, seated, serving
from tests.server.hand_clock import HandClock


async def _unharmed(tab: Tab) -> None:
    """Check that the table is unchanged and the socket still works."""
    number = tab.number
    answer = await tab.do("say", text="still here")
    assert answer["reason"] is None
    assert answer["number"] == number + 1


UNREADABLE = {
    "not JSON": "shake!",
    "half of it": '{"type":"hello"',
    "not an object": "[1,2,3]",
    "no type": '{"since":0}',
    "unknown type": '{"type":"cheat"}',
    "unknown key": '{"type":"hello","since":0,"seat":1}',
    "wrong type": '{"type":"hello","since":"0"}',
    "negative": '{"type":"hello","since":-1}',
    "too great": '{"type":"hello","since":99999999999999999999999}',
    "a fraction": '{"type":"hello","since":0.5}',
    "a bad id": '{"type":"do","id":"a b","action":{"kind":"start"}}',
    "a long id": json.dumps({"type": "do", "id": "x" * 41, "action": {"kind": "start"}}),
    "half a character": '{"type":"do","id":"a","action":{"kind":"say","text":"\\ud800"}}',
    "deep": '{"type":"do","id":"a","action":' + "[" * 4000 + "]" * 4000 + "}",
    "nothing": "",
    "zeros": "\0\0\0",
}


async def test_unreadable_messages_are_refused(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        for name, text in UNREADABLE.items():
            heard = len(tab.heard)
            await tab.send(text)
            reason = await tab.refusal(heard)
            assert reason["key"] == "wire-refused-unreadable", name
            assert reason["arguments"]["problem"], name
            await _unharmed(tab)


ACTIONS: dict[str, Any] = {
    "an unknown action": {"kind": "fly"},
    "no kind": {"name": "x"},
    "an unknown key": {"kind": "announce", "value": 61, "peek": True},
    "a wrong type": {"kind": "announce", "value": "61"},
    "a list": [],
    "nothing": None,
}


async def test_unreadable_actions_are_answered_under_their_id(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        for name, action in ACTIONS.items():
            for also in ({"type": "do"}, {"type": "act", "after": 0}):
                answer = await tab.command({**also, "action": action})
                assert answer["number"] is None, name
                assert answer["reason"]["key"] == "wire-refused-unreadable", name
                await _unharmed(tab)


async def test_binary_frames_are_refused_and_close(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        await tab.send(b'{"type":"ping"}')
        assert (await tab.refusal())["key"] == "wire-refused-binary"
        await tab.until(lambda t: t.closed)
        assert tab.closed == (1003, "text frames only")


async def test_only_seated_players_may_move(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Cy") as (ann, ben, cy):
        one, other = await seated([ann, ben])
        await one.do("start")
        await other.until(lambda t: t.game)
        waiting = one if other.game and other.game["offers"] else other
        moving = other if waiting is one else one
        answer = await waiting.act("shake")
        assert answer["number"] is None
        assert answer["reason"]["key"].startswith("mia-refused-")
        stranger = await cy.enter(one.table["id"])
        answer = await stranger.act("shake")
        assert answer["reason"]["key"] == "table-refused-no-seat"
        forged = await moving.act("fall", roll=21)
        assert forged["number"] is None, "only chance rolls dice"
        assert forged["offers"], "and what may be done is said"
        assert (await moving.act("shake"))["reason"] is None


async def test_an_unknown_token_is_a_stranger(served: Served) -> None:
    async with guests(served.base, "Ann", "Eve") as (ann, eve):
        one = await ann.enter(await ann.open())
        table = one.table["id"]
        tab = await eve.tab(table, cookie="mendax=" + "A" * 43)
        await tab.hello()
        assert tab.you is None
        answer = await tab.do("start")
        assert answer["number"] is None
        assert answer["reason"]["key"].startswith("table-refused-")
        for cookie in ("mendax=-", "mendax=" + "x" * 4000, "=;;;", "mendax"):
            strange = await eve.tab(table, cookie=cookie)
            await strange.hello()
            assert strange.you is None


async def test_commands_before_hello_are_refused(served: Served) -> None:
    async with guests(served.base, "Ann") as (ann,):
        tab = await ann.tab(await ann.open())
        await tab.send({"type": "do", "id": "a", "action": {"kind": "start"}})
        assert (await tab.refusal())["key"] == "wire-refused-no-hello"
        await tab.send({"type": "ping"})
        pong = await tab.until(lambda t: [m for m in t.heard if m["type"] == "pong"])
        assert pong[0]["at"] > 1_700_000_000_000


async def test_clients_without_a_greeting_are_disconnected(tmp_path: Path) -> None:
    async with serving(tmp_path, greeting=0.1) as served, guests(served.base, "Ann") as (ann,):
        tab = await ann.tab(await ann.open())
        await tab.until(lambda t: t.closed)
        assert tab.closed == (1008, "no hello")


async def _pinged(tab: Tab, within: int) -> None:
    """Wait until the ping has been answered."""
    before = len(tab.heard)
    await tab.send({"type": "ping", "within": within})
    await tab.until(lambda t: [m for m in t.heard[before:] if m["type"] == "pong"])


async def test_a_missed_promised_ping_disconnects(served: Served, clock: HandClock) -> None:
    async with guests(served.base, "Ann", "Ben") as people:
        ann, ben = await seated(people)
        await _pinged(ben, within=9)
        clock.advance(8.9)
        await _unharmed(ben)
        assert ann.present[1], "talk is no ping, but the promise still holds"
        await _pinged(ben, within=9)
        clock.advance(8.9)
        await _unharmed(ben)
        clock.advance(0.1)
        await ann.until(lambda t: not t.present[1])
        await ben.until(lambda t: t.closed)
        assert ben.closed == (4000, "silent for too long")


async def test_clients_without_promised_pings_may_be_silent(
    served: Served, clock: HandClock
) -> None:
    async with guests(served.base, "Ann", "Ben") as people:
        ann, ben = await seated(people)
        await _pinged(ben, within=9)
        await _pinged(ben, within=0)
        clock.advance(600)
        await _unharmed(ann)
        assert ann.present == [True, True]
        assert not ben.closed


@pytest.mark.parametrize("text", ['{"type":"ping"}', "rubbish", '{"type":"hello"}'])
async def test_a_flood_closes_the_connection_and_no_other(tmp_path: Path, text: str) -> None:
    few = Rates(messages=Rate(20, 20), pings=Rate(20, 20))
    async with (
        serving(tmp_path, rates=few) as served,
        guests(served.base, "Ann", "Ben") as (ann, ben),
    ):
        one, other = await seated([ann, ben])
        for _ in range(60):
            await other.send(text)
            if other.closed:
                break
        await other.until(lambda t: t.closed)
        assert other.closed == (1008, "too many messages")
        assert other.heard[-1]["reason"]["key"] == "wire-refused-flood"
        await _unharmed(one)
        back = await ben.enter(one.table["id"])
        assert back.you == 1


async def test_chat_has_its_own_limit(tmp_path: Path) -> None:
    quiet = msgspec.structs.replace(FREELY, chat=Rate(2, 60))
    async with serving(tmp_path, rates=quiet) as served, guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        for _ in range(2):
            assert (await tab.do("say", text="x"))["reason"] is None
        answer = await tab.do("say", text="x")
        assert answer["reason"]["key"] == "wire-refused-too-fast"
        assert answer["reason"]["arguments"]["seconds"] == 30
        other_tab = await ann.enter(tab.table["id"])
        assert (await other_tab.do("say", text="x"))["reason"]["key"] == "wire-refused-too-fast"
        assert (await tab.do("rename", name="Anna"))["reason"] is None


async def test_sockets_to_unknown_tables_create_none(served: Served) -> None:
    for name in ("a" * 16, "..%2f..", "x", "A" * 16, "0" * 2000):
        with pytest.raises(InvalidStatus) as refused:
            await connections.socket(served.base, f"/api/tables/{name}/socket")
        assert refused.value.response.status_code == 404
    assert served.context.registry.tables == 0
    kept = "SELECT id FROM tables UNION ALL SELECT person FROM sessions"
    assert not await served.context.store.change(lambda db: [*db.execute(kept)])


async def test_a_foreign_page_gets_no_socket(served: Served) -> None:
    foreign = ("https://evil.example", "null", "http://127.0.0.1:1", "file://", "http://[::1")
    async with guests(served.base, "Ann") as (ann,):
        table = await ann.open()
        for origin in foreign:
            with pytest.raises(InvalidStatus) as refused:
                await ann.tab(table, origin=origin)
            response = refused.value.response
            assert response.status_code == 403, origin
            assert json.loads(response.body or b"")["reason"]["key"] == "wire-refused-origin"
        assert served.context.registry.sockets == 0
