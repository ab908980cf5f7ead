"""Tests that a database is created and migrated completely or not at all, and refused if its format
is unknown."""

import contextlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from mendax.server.store.formats import FORMAT
from mendax.server.store.postgresql.connections import (
    Connection,
    address,
    connected,
)
from mendax.server.store.postgresql.migrations import format_of, migrated
from mendax.server.store.schema import DEVELOPMENT, StoreError
from testbed.postgresql import PostgresServer
from tests.reasons import because
from tests.server.store.stores import migrate


@pytest.fixture
def db(database: str) -> Iterator[Connection]:
    with contextlib.closing(connected(address(database))) as made:
        yield made


def test_an_empty_one_gets_all_and_many_servers_may_come_at_once(
    database: str, db: Connection
) -> None:
    def one(_: int) -> int:
        with contextlib.closing(connected(address(database))) as each:
            migrated(each)
            return format_of(each)

    assert format_of(db) == 0
    with ThreadPoolExecutor(4) as together:
        assert set(together.map(one, range(4))) == {FORMAT}
    assert format_of(db) == FORMAT


def test_migrations_are_done_whole_or_not_at_all(
    db: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrated(db)
    db.execute("INSERT INTO tables VALUES ('t', 's', 'mia', 1)")
    added = "ALTER TABLE tables ADD COLUMN more INTEGER NOT NULL DEFAULT 7"
    with monkeypatch.context() as broken:
        migrate(broken, added, "CREATE TABLE log ()")
        with pytest.raises(psycopg.errors.DuplicateTable):
            migrated(db)
    assert format_of(db) == FORMAT
    later = migrate(monkeypatch, added, "UPDATE tables SET more = more + 1")
    migrated(db)
    assert format_of(db) == later
    assert db.execute("SELECT id, more FROM tables").fetchall() == [("t", 8)]


def test_a_later_format_is_refused_and_left_as_it_is(db: Connection) -> None:
    migrated(db)
    db.execute("UPDATE mendax SET format = 99")
    with pytest.raises(StoreError, check=because("server-data-version")) as refused:
        migrated(db)
    assert refused.value.reason.arguments == {"found": 99, "known": FORMAT}
    assert format_of(db) == 99


def test_a_database_of_a_development_version_is_refused(db: Connection) -> None:
    db.execute("CREATE TABLE mendax_format (version INTEGER NOT NULL)")
    with pytest.raises(StoreError, check=because("server-data-development")):
        migrated(db)
    assert format_of(db) == DEVELOPMENT
    assert db.execute("SELECT to_regclass('tables')").fetchone() == (None,)


def test_workers_share_a_key_that_is_made_once(db: Connection) -> None:
    migrated(db)
    made = db.execute("SELECT key, length(key) FROM installation").fetchall()
    migrated(db)
    assert db.execute("SELECT key, length(key) FROM installation").fetchall() == made
    assert [length for _, length in made] == [32]


def test_one_that_can_not_keep_every_word_is_refused(postgres: PostgresServer) -> None:
    with psycopg.connect(postgres.url(), autocommit=True) as server:
        how = "ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0"
        server.execute(f"CREATE DATABASE ascii {how}".encode())
        try:
            with (
                contextlib.closing(connected(address(postgres.url("ascii")))) as db,
                pytest.raises(StoreError, check=because("server-database-encoding")),
            ):
                migrated(db)
        finally:
            server.execute(b"DROP DATABASE ascii WITH (FORCE)")
