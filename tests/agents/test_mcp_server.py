"""Tests the server of the Model Context Protocol with the client of the official package."""

import json
import sys
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import httpx2
import pytest
from mcp import Client, StdioServerParameters

from mendax.agents.mcp_server import TableTools, mcp_server
from mendax.measure import MEASURED, profiles, regret
from mendax.programs.table.table_link import ServerClient
from mendax.records import RecordedGame
from testbed.scripted_model import move_in
from tests import without
from tests.agents.host import SEATS, Host
from tests.proof import parametrize
from tests.server.conftest import quick_bots, served
from tests.server.guests import Served

__all__ = ["quick_bots", "served"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the folder of a server that stores in SQLite."""
    return tmp_path / "data"


async def call(client: Client, tool: str, **arguments: Any) -> tuple[str, bool]:
    """Return the text of a tool, and whether it is an error."""
    result = await client.call_tool(tool, arguments)
    (content,) = result.content
    assert content.type == "text"
    return content.text, result.is_error


def _stored(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


@parametrize("game", SEATS, test=["mia", "sword_of_lies"])
async def test_a_public_client_plays_a_whole_game_from_the_tools_alone(
    game: str, served: Served, quick_bots: None, data: Path
) -> None:
    kept = list[RecordedGame]()
    host = await anyio.to_thread.run_sync(Host, served.port, game)
    tools = TableTools(None, None, "en", kept.append)
    moves, shown = 0, ""
    async with Client(mcp_server(tools, "en")) as client:
        listed = await client.list_tools()
        names = {tool.name for tool in listed.tools}
        assert names == {"join", "rules", "wait", "see", "act", "say", "leave"}
        assert all(tool.description for tool in listed.tools)
        said, wrong = await call(client, "join", link=host.address, key=host.key, name="Robo")
        assert (host.address in said, wrong) == (True, False)
        assert (await call(client, "rules"))[0].startswith("# ")
        while "The game is over." not in shown:
            before = shown
            shown, wrong = await call(client, "wait", seconds=50)
            assert not wrong, (before, shown)
            if "\nYour move." in shown:
                if not moves:
                    refusal, wrong = await call(client, "act", move="frobnicate")
                    assert wrong
                    assert "“frobnicate” is not one of your moves. You may answer: " in refusal
                    assert shown.endswith((await call(client, "see"))[0])
                thought = {"belief": 0.7, "note": "My secret plan."}
                said, wrong = await call(client, "act", move=move_in(shown), **thought)
                assert not wrong, (shown, said)
                moves += 1
        assert (await call(client, "leave"))[0] == "You have left the table."
        assert await call(client, "wait") == ("You have no seat. Join a table first.", True)
    assert moves > 0
    (row,) = kept
    assert [(c.belief, c.note) for c in row.choices] == [(0.7, "My secret plan.")] * moves
    assert row.places
    stored = await anyio.to_thread.run_sync(_stored, data)
    assert stored
    assert b"My secret plan" not in stored
    if game in MEASURED:
        answers = [one for one in regret([row]) if one.kind == "answer" and one.true is not None]
        mine = next(one for one in profiles([row]) if one.player == row.seats[row.choices[0].seat])
        truths = [0 if one.true else 1 for one in answers]
        assert (mine.beliefs is not None) == bool(answers)
        if mine.beliefs is not None:
            brier = sum((0.7 - truth) ** 2 for truth in truths) / len(truths)
            assert mine.beliefs.brier == pytest.approx(brier)


async def test_a_table_is_found_by_its_code_and_by_an_invitation(served: Served) -> None:
    host = await anyio.to_thread.run_sync(Host, served.port, "mia")
    server = f"http://127.0.0.1:{served.port}"
    tools = TableTools(server, host.key, "en")
    async with Client(mcp_server(tools, "en")) as client:
        for link in (host.code.lower(), f"{server}/j/{host.code}"):
            said, wrong = await call(client, "join", link=link)
            assert host.address in said, said
        assert (await call(client, "leave"))[0] == "You have left the table."
        said, wrong = await call(client, "join", link="no code at all")
        assert wrong


async def test_the_command_serves_a_client_over_standard_input() -> None:
    command = StdioServerParameters(command=sys.executable, args=["-m", "mendax", "mcp"])
    async with Client(command) as client:
        assert "act" in {tool.name for tool in (await client.list_tools()).tools}
        assert await call(client, "rules") == ("You have no seat. Join a table first.", True)
        said, wrong = await call(client, "join", link="nowhere")
        assert wrong
        assert "nowhere" in said


async def test_the_command_serves_clients_over_http_on_this_computer() -> None:
    command = [sys.executable, "-m", "mendax", "mcp", "--http", "0", "--lang", "en"]
    async with await anyio.open_process(command) as server:
        assert server.stdout is not None
        said = (await server.stdout.receive()).decode()
        address = said.split()[2].rstrip(".")
        assert address.startswith("http://127.0.0.1:")
        async with Client(address) as client:
            assert await call(client, "see") == ("You have no seat. Join a table first.", True)
        async with httpx2.AsyncClient(timeout=None) as page:
            foreign = await page.post(address, headers={"Host": "evil.example"}, json={})
        assert foreign.status_code == 421
        server.terminate()


def test_without_the_package_a_sentence_says_what_to_install() -> None:
    ran = without.mendax("mcp", missing=("mcp",))
    assert ran.returncode == 1
    assert ran.stderr.startswith("This needs the package mcp.")
    assert ".[agents]" in ran.stderr
    assert json.dumps(ran.stderr).count("\\n") == 1


async def test_an_agent_plays_at_all_its_tables_of_a_tournament(
    served: Served, quick_bots: None
) -> None:
    plan = {"game": "mia", "preset": "standard", "changes": ["lives=1"], "rounds": 2}
    host = ServerClient(served.base)
    await anyio.to_thread.run_sync(host.begin)
    asked = {"name": "Friday", "plan": {**plan, "programs": True, "rest": 3600}}
    made = await anyio.to_thread.run_sync(host.ask, "POST", "/api/tournaments", asked)
    path, tools = f"/api/tournaments/{made['id']}", TableTools(None, None, "en")

    def steps() -> None:
        for _ in ("seat", "start"):
            host.ask("POST", f"{path}/next")

    def play() -> str:
        tools.join(f"{served.base}/tournament/{made['id']}", name="Robo")
        assert tools.rules().startswith("# ")
        seen = host.ask("GET", path)
        while not seen["players"]:
            seen = host.ask("GET", f"{path}?since={seen['number']}")
        steps()
        told, rounds = "", 1
        while "The tournament is over." not in told:
            shown = tools.wait()
            told += shown
            if "\nYour move." in shown:
                tools.act(move_in(shown))
            if "After round 1:" in told and rounds == 1:
                rounds = 2
                steps()
        tools.close()
        return told

    told = await anyio.to_thread.run_sync(play)
    assert "Round 2: you are at table 1, with bots." in told
    seen = await anyio.to_thread.run_sync(host.ask, "GET", path)
    assert [(one["name"], one["program"], one["games"]) for one in seen["players"]] == [
        ("Robo", True, 2)
    ]
