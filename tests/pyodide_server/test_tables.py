"""Tests that the tables of a browser are loaded once and offer only fitting bots."""

import asyncio
from itertools import product

import pytest

from mendax.coach.registry import PRICED
from mendax.games import GAMES
from mendax.pyodide_server.tables import BrowserTables, bots_here, levels_here
from mendax.server.tables.bot_process import BotProcess
from mendax.server.wire.http_messages import OpenTableIn
from mendax.server.wire.refusal import Refused
from tests.pyodide_server.local_table import MemoryShelf
from tests.reasons import because


async def test_a_table_is_loaded_once_for_concurrent_questions() -> None:
    shelf = MemoryShelf()
    table = await BrowserTables(shelf, BotProcess()).open(
        "device", OpenTableIn(name="Ann", game="mia")
    )
    tables = BrowserTables(shelf, BotProcess())
    one, other = await asyncio.gather(tables.find(table, None), tables.find(table, None))
    assert one is other
    assert one.table.people()[0] == "device"


async def test_an_unknown_address_has_no_table() -> None:
    with pytest.raises(Refused, check=because("wire-refused-no-table")):
        await BrowserTables(MemoryShelf(), BotProcess()).find("m" * 16, None)


def test_levels_have_only_bots_that_play_here() -> None:
    for game, solved in product(GAMES, (True, False)):
        levels = levels_here(game, solved)
        assert bool(levels.pop("perfect")) == (solved and game in PRICED)
        for bots in levels.values():
            assert bots
            assert {*bots} <= {*bots_here(game)}
    assert set(levels_here("mia", solved=False)["hard"]) == {"odds"}
    assert set(levels_here("mia")["hard"]) == {"reader", "odds", "equilibrium"}
    assert {frozenset(bots) for bots in levels_here("sword_of_lies").values()} == {
        frozenset(),
        frozenset({"squire"}),
    }
