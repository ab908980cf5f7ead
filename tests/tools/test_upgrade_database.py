"""Tests that tables of format 8 from a killed server are upgraded, opened and continued."""

import contextlib
import sqlite3
from functools import partial
from pathlib import Path
from random import Random

import psycopg
import pytest

from mendax.bots import bots_for
from mendax.core.concrete import concrete
from mendax.server.running.check import check
from mendax.server.store import bans, codes, log_questions, persons, program_keys
from mendax.server.store.copies import copy
from mendax.server.store.grouping import JournalBatch
from mendax.server.store.journal import Journal
from mendax.server.store.log_questions import TableRow
from mendax.server.store.persons import Session
from mendax.server.store.postgresql.connections import address
from mendax.server.store.postgresql.writer import PostgresWriter
from mendax.server.store.schema import connected_to_read
from mendax.server.store.store import DATABASE
from mendax.table.commands import Act, BotAct
from mendax.table.table import Table
from tools.upgrade_database import KEPT, main

INPUT = Path(__file__).with_name("format_8.sql")
"""Made by the last development version:

Mia with one finished game and lines that were stored but not yet applied, French poker with a
program, Sword of Lies; all three in a game.
"""
TABLES = {"mia": 61, "french_poker": 57, "sword_of_lies": 43}
"""The number of lines of each table."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as old:
        old.execute("PRAGMA journal_mode=WAL")
        old.executescript(INPUT.read_text())
    return tmp_path


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def play_on(journal: Journal, reader: sqlite3.Connection, row: TableRow) -> Table:
    """Return the table after some moves, stored and read again."""
    lines = log_questions.lines(row.id, 0, reader)
    table = Table.load(row.id, row.secret, lines, bots_for(row.game))
    assert table.number == TABLES[row.game]
    assert table.table_view().phase == "playing"
    luck, at = Random(row.id), 1_800_000_000_000
    for _ in range(6):
        assert table.game_run is not None
        acting = [seat for seat in table.game_run.actors if isinstance(seat, int)]
        if not acting:
            break
        seat = luck.choice(acting)
        action, person = luck.choice(list(concrete(table.offers(seat)))), table.people()[seat]
        own = person is not None and table.bot_at(seat) is None
        command = Act(person, action, table.number) if own and person else BotAct(seat, action)
        batch = table.execute(command, at)
        assert journal.store([JournalBatch(row.id, batch.lines)]) == [True]
    assert table.number > TABLES[row.game]
    return table


def test_every_table_is_opened_and_played_on(folder: Path) -> None:
    assert main([str(folder)]) == 0
    with (
        contextlib.closing(Journal(folder / DATABASE)) as journal,
        contextlib.closing(connected_to_read(folder / DATABASE)) as reader,
    ):
        rows = [TableRow(*row) for row in journal.connection.execute("SELECT * FROM tables")]
        assert {row.game for row in rows} == set(TABLES)
        for row in rows:
            table = play_on(journal, reader, row)
            lines = log_questions.replayed(row.id, reader)
            again = Table.load(row.id, row.secret, lines, bots_for(row.game), gaps=True)
            assert again.table_view() == table.table_view()
        copy(journal.connection, folder / "copy")
    found = check(folder / "copy")
    assert (found.problems, found.unread, found.tables, found.games) == ((), (), 3, 2)


def test_everything_else_is_kept(folder: Path) -> None:
    assert main([str(folder)]) == 0
    with contextlib.closing(Journal(folder / DATABASE)) as journal:
        db = journal.connection
        olena = Session("olena", 1_790_000_500_000, b"\2" * 32)
        assert persons.session(b"\3" * 32, db) == olena
        (mia,) = db.execute("SELECT id FROM tables WHERE game = 'mia'").fetchone()
        assert persons.table_of("abcdefghjkmnpqrs", db) == mia
        assert len(persons.tables("ivan", db)) == 3
        assert [ban.who for ban in bans.every(db)] == ["192.0.2.7"]
        assert codes.target_of("table", "MEND", 0, db) == mia
        assert [key.name for key in program_keys.of_table(mia, db)] == ["Deep Liar"]


def test_the_old_file_is_kept_and_not_upgraded_twice(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(folder)]) == 0
    assert names(folder) == ["lock", KEPT, DATABASE]
    with contextlib.closing(sqlite3.connect(folder / KEPT)) as kept:
        assert kept.execute("PRAGMA user_version").fetchone() == (8,)
        assert kept.execute("SELECT count(*) FROM arrivals").fetchone() == (4,)
    before = (folder / DATABASE).read_bytes()
    assert main([str(folder)]) == 1
    assert "exists; move it away first" in capsys.readouterr().err
    (folder / KEPT).unlink()
    assert main([str(folder)]) == 1
    assert "is not of format 8" in capsys.readouterr().err
    assert (folder / DATABASE).read_bytes() == before
    assert main([str(folder / "nowhere")]) == 1
    assert main([]) == 2


def test_a_database_in_postgresql_is_upgraded(database: str) -> None:
    """Format 8 differs in two tables from format 1, which is migrated when a server starts."""
    url = address(database)
    with contextlib.closing(PostgresWriter(url)) as writer:
        writer.change(partial(bans.add, bans.AccessBan("address", "192.0.2.7")))
    with psycopg.connect(url, autocommit=True) as old:
        old.execute("DROP TABLE owners, servers, waking")
        old.execute(
            "DROP TABLE calls, muted, public_replays, push_key, reports, subscriptions, webhooks"
        )
        old.execute("CREATE TABLE policies (name TEXT PRIMARY KEY)")
        old.execute("ALTER TABLE notices RENAME COLUMN server TO worker")
        old.execute("ALTER TABLE installation RENAME TO house")
        old.execute("DROP TABLE mendax")
        old.execute("CREATE TABLE mendax_format (version INTEGER NOT NULL)")
        old.execute("INSERT INTO mendax_format VALUES (7)")
        assert main([database]) == 1, "an earlier format"
        old.execute("UPDATE mendax_format SET version = 8")
    assert main([database]) == 0
    with contextlib.closing(PostgresWriter(url)) as writer:
        assert [ban.who for ban in writer.change(bans.every)] == ["192.0.2.7"]
        assert main([database]) == 1, "a server uses it"
    assert main([database]) == 1, "it is upgraded already"
