"""Tests that a database of format 1 is upgraded with its tables, and played on."""

import asyncio
from pathlib import Path

import psycopg

from mendax.server.store.formats import FORMAT
from mendax.server.store.log_questions import TableRow
from mendax.server.store.postgresql.postgres_store import PostgresStore
from mendax.table.log import LogLine
from tests.server.stored import stored_lines

BACK = """DROP TABLE owners, servers, waking, calls, muted, push_key,
    subscriptions, webhooks, reports, public_replays;
    CREATE TABLE policies (name TEXT PRIMARY KEY);
    ALTER TABLE notices RENAME COLUMN server TO worker;
    UPDATE mendax SET format = 1"""
"""Makes a database of format 1 from one of the current format, whose other tables are equal."""


def line(number: int) -> LogLine:
    return LogLine(number, number, "person", "ann", None, "wear fox")


async def test_tables_of_format_1_are_owned_and_played_on(database: str, tmp_path: Path) -> None:
    loop = asyncio.get_running_loop()
    store = PostgresStore(database, tmp_path, loop)
    await store.add_table(TableRow("t", bytes(32), "mia", 1), (line(1),))
    await store.close()
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(BACK)
    store = PostgresStore(database, tmp_path, loop)
    store.register()
    assert await store.take("t", 1)
    assert await store.append("t", (line(2),))
    assert [each.number for each in await stored_lines(store, "t")] == [1, 2]
    await store.close()
    with psycopg.connect(database) as db:
        assert db.execute("SELECT format FROM mendax").fetchone() == (FORMAT,)
