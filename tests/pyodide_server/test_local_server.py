"""Tests of whole games at tables without a server: bots, several people, reloads and failures."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from mendax.bots import BOTS
from mendax.games import GAMES
from mendax.pyodide_server.tables import bots_here
from mendax.table.record.verify import verify
from tests.practice.refuted import refuted
from tests.pyodide_server.local_table import LocalClient, MemoryShelf

pytestmark = pytest.mark.usefixtures("one_thread")

ASKED = {"name": "Ann", "game": "mia"}


async def opened(client: LocalClient, game: str, bots: int = 2) -> str:
    """Return the id of a new table at which the client sits."""
    asked = {"name": "Ann", "game": game, "bots": list(bots_here(game)[-1:]) * bots}
    status, answer = await client.ask("POST", "/api/tables", asked)
    assert status == 201, answer
    await client.sit(answer["id"])
    assert any(one["type"] == "welcome" for one in client.heard)
    return str(answer["id"])


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_against_bots_with_its_record_and_story(game: str) -> None:
    client = LocalClient(MemoryShelf())
    table = await opened(client, game)
    assert (await client.do("start"))["number"]
    await client.play(table, Random(1))
    status, record = await client.ask("GET", f"/api/tables/{table}/record/1")
    assert (status, verify(record)) == (200, ())
    for page in ("story", "replay"):
        status, document = await client.ask("GET", f"/api/tables/{table}/{page}/1")
        assert (status, document["game"]) == (200, 1)


async def test_three_people_share_one_phone() -> None:
    client = LocalClient(MemoryShelf())
    table = await opened(client, "mia", bots=0)
    for name in ("Ben", "Eve"):
        assert (await client.do("add-person", name=name))["number"]
    assert (await client.do("start"))["number"]
    await client.play(table, Random(2))
    device = [one for one in client.heard if one["type"] == "device"]
    assert device[-1]["seats"] == [0, 1, 2]
    assert {one["holder"] for one in device} >= {0, 1, 2}


async def test_a_reload_goes_on_where_the_table_was() -> None:
    shelf = MemoryShelf()
    before = LocalClient(shelf)
    table = await opened(before, "mia")
    await before.do("start")
    with pytest.raises(AssertionError, match="not over"):
        await before.play(table, Random(3), most=8)
    again = LocalClient(shelf)
    await again.sit(table)
    welcome = next(one for one in again.heard if one["type"] == "welcome")
    assert welcome["number"] == len(shelf.kept)
    assert welcome["you"] == 0
    await again.play(table, Random(3))


async def test_another_tab_that_was_faster_ends_this_copy_of_the_table() -> None:
    shelf = MemoryShelf()
    one, other = LocalClient(shelf), LocalClient(shelf)
    table = await opened(one, "mia")
    await other.sit(table)
    assert (await other.do("start"))["number"]
    one.send(type="do", id="late", action={"kind": "start"})
    await one.settle()
    assert one.ended
    await one.sit(table)
    assert [said for said in one.heard if said["type"] == "welcome"][-1]["game"] is not None


async def test_a_full_disk_refuses_a_move_without_loss() -> None:
    shelf = MemoryShelf()
    client = LocalClient(shelf)
    await opened(client, "mia")
    shelf.full = True
    assert (await client.do("start"))["reason"]["key"] == "wire-refused-not-stored"
    shelf.full = False
    assert (await client.do("start"))["number"]


async def test_clients_see_failing_writes_until_one_succeeds() -> None:
    shelf = MemoryShelf()
    client = LocalClient(shelf)
    await opened(client, "mia")
    shelf.full = True
    await client.do("start")
    for _ in range(3):
        client.clock.advance(3)
        await client.settle()
    assert [one["well"] for one in client.heard if one["type"] == "storage"] == [False]
    shelf.full = False
    client.clock.advance(3)
    await client.settle()
    assert [one["well"] for one in client.heard if one["type"] == "storage"] == [False, True]


async def test_only_bots_that_need_no_solver_and_no_search_are_offered() -> None:
    status, games = await LocalClient(MemoryShelf()).ask("GET", "/api/games")
    assert status == 200
    offered = {game["name"]: game for game in games}
    assert offered["sword_of_lies"]["bots"] == ["random", "squire"]
    assert not offered["sword_of_lies"]["coached"]
    for name in ("mia", "french_poker"):
        game = offered[name]
        assert game["coached"]
        assert game["strategies"]
        assert (
            set(game["advised"]) == {bot for bot in game["bots"] if BOTS[bot].asks(name)} != set()
        )
        assert set(game["levels"]["perfect"]) == {"equilibrium"}
        assert "perfect" not in game["levels_unsolved"] or not game["levels_unsolved"]["perfect"]
        assert "searching" not in game["bots"]


@pytest.mark.parametrize("game", ["mia", "french_poker"])
async def test_hints_reviews_and_sound_bots_need_no_server(game: str) -> None:
    client = LocalClient(MemoryShelf())
    asked = {"name": "Ann", "game": game, "bots": ["equilibrium"]}
    table = (await client.ask("POST", "/api/tables", asked))[1]["id"]
    await client.sit(table)
    assert (await client.do("set-table", settings={"hints": True}))["number"]
    assert (await client.do("start"))["number"]
    hint: dict[str, Any] = {"hint": None}
    while hint["hint"] is None:
        live = await client.server.tables.find(table, None)
        if live.table.game_run and 0 in live.table.game_run.asked:
            status, hint = await client.ask("GET", f"/api/tables/{table}/hint")
            client.send(
                type="act",
                id=f"a{live.table.number}",
                after=live.table.number,
                action=msgspec.to_builtins(live.table.offers(0)[0].action),
            )
        client.clock.advance(3)
        await client.settle()
    assert hint["hint"]["alternatives"]
    await client.play(table, Random(1))
    status, lesson = await client.ask("GET", f"/api/tables/{table}/coach/1")
    assert status == 200, lesson
    assert lesson["review"]["decisions"]
    assert client.fetched > 2


async def test_rules_that_are_not_stored_need_a_server() -> None:
    client = LocalClient(MemoryShelf())
    told = {}
    for rules in ("", "lives=7"):
        status, known = await client.ask("GET", f"/api/coverage/mia?rules={rules}")
        told[rules] = (status, known["solved"], (known.get("reason") or {}).get("key"))
    assert told[""] == (200, "whole", None)
    assert told["lives=7"] == (200, "end", "wire-refused-needs-server")
    status, said = await client.ask("GET", "/api/strategy/sword_of_lies")
    assert (status, said["reason"]["key"]) == (422, "coach-other-game")


@pytest.mark.parametrize("game", GAMES)
async def test_puzzles_need_no_server(game: str) -> None:
    client = LocalClient(MemoryShelf())
    status, puzzles = await client.ask("GET", f"/api/practice/{game}/daily/2026-11-27")
    assert (status, len(puzzles)) == (200, 5)
    asked = refuted(puzzles)
    status, moments = await client.ask("POST", f"/api/practice/{game}/refutation", asked)
    assert status == 200
    assert moments


async def test_server_features_are_refused_with_a_reason() -> None:
    client = LocalClient(MemoryShelf())
    for path in (f"/api/tables/{'m' * 16}/sound-play/1", "/api/person"):
        status, said = await client.ask("GET", path)
        assert (status, said["reason"]["key"]) == (503, "wire-refused-needs-server")


async def test_an_unknown_table_ends_the_socket_with_the_reason() -> None:
    client = LocalClient(MemoryShelf())
    await client.server.connect(7, "m" * 16)
    assert client.heard[0]["reason"]["key"] == "wire-refused-no-table"
    assert [socket for socket, _ in client.ended] == [7]


async def test_an_unreadable_message_is_refused() -> None:
    client = LocalClient(MemoryShelf())
    await opened(client, "mia")
    client.server.hear(1, json.dumps({"type": "nonsense"}))
    assert client.heard[-1]["reason"]["key"] == "wire-refused-unreadable"
