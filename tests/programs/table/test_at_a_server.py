"""Tests of a program at a table of a running Mendax server, by each transport of the kit."""

from functools import partial
from pathlib import Path
from typing import Any

import anyio
import pytest

from mendax.programs.process.child_process import ChildProcess
from mendax.programs.process.command import command_for
from mendax.programs.seat.conversation import Conversation
from mendax.programs.table.at_table import AtTable
from mendax.programs.table.table_link import ServerClient, TableLink
from tests.programs.compiled import compiled
from tests.programs.lines import FunctionLines, first_offer
from tests.proof import parametrize
from tests.server.conftest import quick_bots, served
from tests.server.guests import Served
from tools.ground import ROOT

__all__ = ["quick_bots", "served"]

EXAMPLES = ROOT / "examples" / "programs"
SAMPLES = {
    "sample_bot.py": "mia",
    "sample_bot.js": "french_poker",
    "sample_bot.c": "sword_of_lies",
    "kit_bot.py": "mia",
}
"""A program in each language, each at one game; together they cover all games."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the folder of a server that stores in SQLite."""
    return tmp_path / "data"


@parametrize("file, name", list(SAMPLES.items()), test=[("kit_bot.py", "mia")])
async def test_a_program_plays_at_a_running_server(
    file: str, name: str, served: Served, quick_bots: None, tmp_path: Path
) -> None:
    others = ["random"] * (2 if name == "sword_of_lies" else 1)
    program = compiled(EXAMPLES / file, tmp_path)

    def seat_and_play() -> tuple[int, int]:
        server = ServerClient(f"http://127.0.0.1:{served.port}")
        server.begin()
        opened = server.ask("POST", "/api/tables", {"game": name, "name": "mine", "bots": others})
        link = TableLink(f"http://127.0.0.1:{served.port}", opened["id"])
        child = ChildProcess(command_for(str(program)))
        try:
            conversation = Conversation(child)
            seat = AtTable(conversation, partial(server.connect, link.socket), name="mine")
            seat.play(2)
            return seat.games, conversation.refusals
        finally:
            child.close()

    assert await anyio.to_thread.run_sync(seat_and_play, abandon_on_cancel=True) == (2, 0)


async def test_a_program_that_opens_a_table_is_marked(served: Served, quick_bots: None) -> None:
    server, over = ServerClient(f"http://127.0.0.1:{served.port}"), list[tuple[int, int, int]]()

    def open_and_play() -> tuple[Any, int]:
        server.begin()
        wanted = {"game": "mia", "name": "mine", "bots": ["random"], "changes": {"lives": 2}}
        link = TableLink(f"http://127.0.0.1:{served.port}", server.open_table(wanted))
        seat = AtTable(
            Conversation(FunctionLines(first_offer)),
            partial(server.connect, link.socket),
            name="mine",
            ended=lambda number, seat, places: over.append((number, seat, len(places))),
        )
        seat.play(2)
        return server.ask("GET", f"/api/tables/{link.table}"), seat.games

    table, games = await anyio.to_thread.run_sync(open_and_play, abandon_on_cancel=True)
    assert (games, [number for number, _, _ in over]) == (2, [1, 2])
    assert {seats for _, _, seats in over} == {2}
    assert [(seat["name"], seat.get("program", False)) for seat in table["seats"]] == [
        ("random", False),
        ("mine", True),
    ]
