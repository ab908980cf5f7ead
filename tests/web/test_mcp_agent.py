"""Tests an agent of the Model Context Protocol at a table with people at two browsers.

The agent is a client of the official package that knows only the instructions and the tools of
``mendax mcp``, which runs in a separate process.
"""

import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters
from playwright.sync_api import Page, expect

from mendax.records import read
from testbed import evening
from testbed.evening import over
from testbed.scripted_model import move_in
from tests.web import test_french_poker, war_council
from tests.web.conftest import Arrive

pytestmark = [pytest.mark.browser, pytest.mark.proof]

Playing = Callable[[list[Page], Callable[[], bool]], None]
GAMES: dict[str, tuple[Mapping[str, object], Playing]] = {
    "mia": ({"lives": 2}, evening.play_on),
    "french_poker": ({"tokens": 2}, test_french_poker.play_on),
    "sword_of_lies": (war_council.SMALL, war_council.play_on),
}
OVER = "The game is over."


class Agent:
    """Plays one game with the tools, and keeps every text that it got."""

    def __init__(self, link: str, data: Path) -> None:
        self._link, self._data = link, data
        self.told: list[str] = []
        self.moves = 0

    def play(self) -> None:
        """Play until the game is over."""
        anyio.run(self._play)

    async def _play(self) -> None:
        words = ["-m", "mendax", "mcp", "--lang", "en", "--data", str(self._data)]
        async with Client(StdioServerParameters(command=sys.executable, args=words)) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert all(tool.description for tool in tools.values())
            asked = {name: set(tool.input_schema["properties"]) for name, tool in tools.items()}
            assert asked["join"] >= {"link", "name"}
            assert asked["act"] == {"move", "belief", "note"}
            await self._call(client, "join", link=self._link, name="Robo")
            assert "# " in await self._call(client, "rules")
            while OVER not in (shown := await self._call(client, "wait", seconds=50)):
                if "Your move." in shown:
                    belief = Random(shown).random()
                    await self._call(client, "act", move=move_in(shown), belief=belief, note="hm")
                    self.moves += 1
            await self._call(client, "say", text="Well played!")
            await self._call(client, "leave")

    async def _call(self, client: Client, tool: str, **arguments: Any) -> str:
        result = await client.call_tool(tool, arguments)
        (content,) = result.content
        assert content.type == "text"
        assert not result.is_error, content.text
        self.told.append(content.text)
        return content.text


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_plays_beside_two_browsers(game: str, guest: Arrive, tmp_path: Path) -> None:
    changes, play_on = GAMES[game]
    host = guest()
    address = evening.open_table(host, game, changes=changes)
    friend = guest(address[address.index("/t/") :])
    friend.get_by_role("textbox", name="Your name").fill("Zoe")
    friend.get_by_role("button", name="Sit down").click()
    agent = Agent(address, tmp_path / "games.jsonl")
    with ThreadPoolExecutor(1) as threads:
        playing = threads.submit(agent.play)
        expect(host.locator(".seats li .who")).to_have_count(3)
        expect(host.get_by_text("Robo").first).to_be_visible()
        evening.start(host, friend)
        play_on([host, friend], lambda: over(host) and over(friend))
        playing.result()
    assert agent.moves > 0
    (row,) = read(tmp_path / "games.jsonl")
    assert len(row.choices) == agent.moves
    assert {one.note for one in row.choices} == {"hm"}
    assert all(one.belief is not None for one in row.choices)
    assert len(row.places or ()) == 3
