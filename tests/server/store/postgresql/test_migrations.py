"""The database is brought to this version whole or not at all, and left alone where it is later."""

import contextlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from mendax.server.store import bans, notices, persons
from mendax.server.store.persons import Session
from mendax.server.store.postgresql import migrations
from mendax.server.store.postgresql.connections import (
    Connection,
    PostgresConnection,
    address,
    connected,
)
from mendax.server.store.postgresql.migrations import described, migrated, version_of
from mendax.server.store.schema import VERSION, StoreError
from testbed.postgresql import PostgresServer
from tests.reasons import because


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
            return version_of(each)

    assert version_of(db) == 0
    with ThreadPoolExecutor(4) as together:
        assert set(together.map(one, range(4))) == {VERSION}
    assert version_of(db) == VERSION


def test_a_step_is_kept_in_whole_or_not_at_all(
    db: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrated(db)
    db.execute("INSERT INTO tables VALUES ('t', 's', 'mia', 1)")
    later = VERSION + 1
    monkeypatch.setattr(migrations, "VERSION", later)
    added = "ALTER TABLE tables ADD COLUMN more INTEGER NOT NULL DEFAULT 7;"
    broken = {**migrations.STEPS, VERSION: (f"{added} CREATE TABLE log ();", later)}
    monkeypatch.setattr(migrations, "STEPS", broken)
    with pytest.raises(psycopg.errors.DuplicateTable):
        migrated(db)
    assert version_of(db) == VERSION
    monkeypatch.setattr(migrations, "STEPS", {**migrations.STEPS, VERSION: (added, later)})
    migrated(db)
    assert version_of(db) == later
    assert db.execute("SELECT id, more FROM tables").fetchall() == [("t", 7)]


def test_one_of_a_later_version_is_left_alone_and_named(db: Connection) -> None:
    migrated(db)
    db.execute("UPDATE mendax_format SET version = 99")
    with pytest.raises(StoreError, check=because("server-data-version")) as refused:
        migrated(db)
    assert refused.value.reason.arguments == {"found": 99, "known": VERSION}
    assert version_of(db) == 99


def test_one_of_the_sixth_format_gets_what_workers_need_and_keeps_its_sessions(
    db: Connection,
) -> None:
    with db.transaction():
        db.execute(migrations.STEPS[0][0])
        db.execute("CREATE TABLE mendax_format (version INTEGER NOT NULL)")
        db.execute("INSERT INTO mendax_format VALUES (6)")
        db.execute("INSERT INTO sessions VALUES ('h', 'ann', 1, 2)")
    migrated(db)
    assert version_of(db) == VERSION
    asked = PostgresConnection(db)
    assert persons.session(b"h", asked) == Session("ann", 1, None)
    assert bans.every(asked) == ()
    assert notices.newest(asked) == 0
    key = db.execute("SELECT length(key) FROM house").fetchall()
    assert key == [(32,)], "one for all workers"


def test_every_step_leads_to_this_version() -> None:
    version = 0
    while version != VERSION:
        assert migrations.STEPS[version][1] > version
        version = migrations.STEPS[version][1]


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


def test_an_error_is_said_by_its_kind_alone() -> None:
    assert described(psycopg.OperationalError("password of ann")) == "OperationalError"
