"""Tests of logs as stored texts: rows, lines, past games, and failing writes."""

from pathlib import Path
from random import Random

import pytest

from mendax.pyodide_server.logs import BrowserLogs
from mendax.server.store.disk_room import DiskRoom
from mendax.server.store.log_questions import TableRow
from mendax.server.store.schema import StoreError
from mendax.table.line_kinds import begins_game, is_talk, settles_game
from mendax.table.log import LogLine
from tests.pyodide_server.local_table import LocalClient, MemoryShelf

pytestmark = pytest.mark.usefixtures("one_thread")

ROW = TableRow("m" * 16, bytes(range(32)), "mia", 5)


def line(number: int) -> LogLine:
    """Return a line with this number."""
    return LogLine(number, 1000 + number, "seat0", "device", f"c{number}", "announce 61")


async def test_rows_and_lines_come_back_as_they_were_stored() -> None:
    logs = BrowserLogs(MemoryShelf(), DiskRoom(Path()))
    assert await logs.table(ROW.id) is None
    await logs.add_table(ROW, (line(1), line(2)))
    assert await logs.append(ROW.id, (line(3),))
    assert await logs.table(ROW.id) == ROW
    assert await logs.lines(ROW.id) == [line(1), line(2), line(3)]


async def test_a_number_is_stored_once() -> None:
    logs = BrowserLogs(MemoryShelf(), DiskRoom(Path()))
    await logs.add_table(ROW, (line(1),))
    assert not await logs.append(ROW.id, (line(1), line(2)))
    assert await logs.lines(ROW.id) == [line(1)]


async def test_a_failed_write_is_reported_until_one_succeeds() -> None:
    shelf, disk = MemoryShelf(), DiskRoom(Path())
    logs = BrowserLogs(shelf, disk)
    told: list[bool] = []
    disk.tell = told.append
    shelf.full = True
    with pytest.raises(StoreError):
        await logs.append(ROW.id, (line(1),))
    shelf.full = False
    assert await logs.append(ROW.id, (line(1),))
    assert told == [False, True]


async def test_a_past_game_ends_with_its_result_and_has_no_chat() -> None:
    client = LocalClient(MemoryShelf())
    _, opened = await client.ask(
        "POST", "/api/tables", {"name": "A", "game": "mia", "bots": ["liar"]}
    )
    await client.sit(opened["id"])
    for game in (1, 2):
        await client.do("start")
        await client.do("say", text=f"hello {game}")
        await client.play(opened["id"], Random(game))
    first, second = [await client.server.tables.logs.past_game(opened["id"], n) for n in (1, 2)]
    assert settles_game(first[-1].actor, first[-1].action)
    assert len([one for one in second if begins_game(one.actor, one.action)]) == 2
    assert not [one for one in second if is_talk(one.actor, one.action)]
