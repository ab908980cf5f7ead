"""Tests of a table's stored lines in memory."""

from collections.abc import Sequence
from random import Random

import pytest

from mendax.server.tables.table_log import StoredLines
from mendax.table.actions import Say, Start
from mendax.table.log import LogLine
from mendax.table.table import Table
from tests.table.evening import BOTS, SECRET, Evening, all_that_is_seen


async def replayed(lines: Sequence[LogLine]) -> Table:
    return Table.load("t1", SECRET, lines, BOTS, gaps=True)


@pytest.mark.parametrize("game", ["mia", "french_poker", "sword_of_lies"])
async def test_the_restored_table_is_the_stored_one(game: str) -> None:
    """Also when old talk and the moves of earlier games were dropped."""
    evening, luck, counts = Evening(game=game).sit("taras", "ivan"), Random(1), list[int]()

    async def counted(lines: Sequence[LogLine]) -> Table:
        counts.append(len(lines))
        return await replayed(lines)

    kept, stored = StoredLines(evening.lines, counted), len(evening.lines)
    while len(evening.lines) < 600:
        if evening.to_act():
            evening.move(luck)
        else:
            evening.do("olena", Start())
        evening.do("taras", Say(f"line {len(evening.lines)}"))
        kept.add(tuple(evening.lines[stored:]))
        stored = len(evening.lines)
        if len(evening.lines) % 10 < 2:
            assert all_that_is_seen(await kept.table()) == all_that_is_seen(evening.table)
    assert counts[-1] < 400 < len(evening.lines)
