"""Tests that the key decides which writer was first, and that a broken connection loses or
duplicates no line."""

import contextlib
from collections.abc import Iterator, Sequence

import psycopg
import pytest

from mendax.server.store.formats import FORMAT
from mendax.server.store.grouping import JournalBatch, Unreachable
from mendax.server.store.log_questions import TableRow
from mendax.server.store.postgresql import migrations
from mendax.server.store.postgresql import writer as writer_module
from mendax.server.store.postgresql.connections import Connection, address, connected
from mendax.server.store.postgresql.use_lock import IN_USE
from mendax.server.store.postgresql.writer import PostgresWriter
from mendax.server.store.schema import StoreError
from mendax.table.log import LogLine
from testbed.postgresql import PostgresServer
from tests.reasons import because
from tests.server.store.stores import migrate

ROW = TableRow("t", b"s" * 32, "mia", 1)


def line(number: int, action: str = "wear fox", actor: str = "person") -> LogLine:
    return LogLine(number, 1000 + number, actor, "p", f"c{number}", action)


def batch(table: str, *numbers: int) -> JournalBatch:
    return JournalBatch(table, tuple(map(line, numbers)))


@pytest.fixture
def writer(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[PostgresWriter]:
    monkeypatch.setattr(writer_module, "PATIENCE", 600.0)  # the machine may be slow
    with contextlib.closing(PostgresWriter(address(database))) as made:
        yield made


@pytest.fixture
def other(database: str) -> Iterator[Connection]:
    """Yield another server's connection."""
    with contextlib.closing(connected(address(database))) as made:
        yield made


def numbers(db: Connection, table: str = "t") -> list[int]:
    asked = 'SELECT number FROM log WHERE "table" = %s ORDER BY number'
    return [number for (number,) in db.execute(asked, (table,))]


def test_a_commit_does_not_scan_a_young_log(writer: PostgresWriter, other: Connection) -> None:
    """PostgreSQL plans the first commits without statistics, while the log has few pages."""
    for first in range(1, 2001, 20):
        assert writer.store([batch(f"t{table}", *range(first, first + 20)) for table in range(4)])
    writer.change(lambda db: db.execute("SELECT pg_stat_force_next_flush()"))
    asked = "SELECT seq_tup_read, n_tup_ins FROM pg_stat_user_tables WHERE relname = 'log'"
    assert other.execute(asked).fetchone() == (0, 8000)


def test_the_key_itself_refuses_a_second_line_of_a_number(
    writer: PostgresWriter, other: Connection
) -> None:
    writer.store([batch("t", 1)])
    for is_talk in ("true", "false"):
        row = f"'t', 1, 0, 'person', NULL, NULL, 'say x', {is_talk}"
        with pytest.raises(psycopg.errors.UniqueViolation, match="log_pkey"):
            other.execute(f"INSERT INTO log VALUES ({row})".encode())
    with other.transaction():  # another's line is on the way, and gets there first
        other.execute(b"INSERT INTO log VALUES ('t', 2, 0, 'person', 'q', NULL, 'leave', false)")
    assert writer.store([batch("t", 2)]) == [False]
    assert writer.store([batch("t", 3)]) == [True]


def test_a_full_disk_is_found_where_lines_are_kept(
    writer: PostgresWriter, other: Connection, postgres: PostgresServer, database: str
) -> None:
    writer.store([batch("t", 1)])
    with postgres.without_room(database):
        for _ in range(2):
            with pytest.raises(psycopg.Error) as full:
                writer.store([batch("t", 2)])
            assert "could not extend file: " in migrations.described(full.value)
            with pytest.raises(type(full.value)):
                writer.touch(commits=True)
        writer.touch(commits=False)
        assert other.execute("SELECT count(*) FROM log WHERE \"table\" <> '-'").fetchone() == (1,)
    writer.touch(commits=True)
    assert other.execute("SELECT count(*) FROM log WHERE \"table\" <> '-'").fetchone() == (1,)
    assert writer.store([batch("t", 2)]) == [True]


def test_a_group_that_breaks_every_connection_is_given_up(
    writer: PostgresWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer_module, "PATIENCE", 0.0)
    insert, broken = writer_module.insert_batches, list[Connection]()

    def breaks(db: Connection, *_: object) -> list[bool]:
        assert len(broken) < 10
        broken.append(db)
        db.close()
        db.execute("SELECT 1")
        raise AssertionError

    monkeypatch.setattr(writer_module, "insert_batches", breaks)
    with pytest.raises(Unreachable):
        writer.store([batch("t", 1)])
    assert len(broken) == 2, "once is no reason to give up"
    monkeypatch.setattr(writer_module, "insert_batches", insert)
    assert writer.store([batch("t", 1)]) == [True]


@pytest.mark.parametrize("opens", [ROW, None])
def test_lines_stored_at_the_break_exist_once_and_are_stored(
    writer: PostgresWriter,
    other: Connection,
    monkeypatch: pytest.MonkeyPatch,
    opens: TableRow | None,
) -> None:
    insert = writer_module.insert_batches

    def broken(db: Connection, batches: Sequence[JournalBatch], owner: str) -> list[bool]:
        insert(db, batches, owner)
        monkeypatch.setattr(writer_module, "insert_batches", insert)
        _end(db, other)
        db.execute("SELECT 1")
        raise AssertionError

    group = [JournalBatch("t", (line(1), line(2)), opens=opens), batch("u", 1)]
    monkeypatch.setattr(writer_module, "insert_batches", broken)
    with contextlib.suppress(psycopg.errors.UniqueViolation):
        raise AssertionError(writer.store(group))
    assert [writer.store([each])[0] for each in group] == [True, True]
    assert numbers(other) == [1, 2]
    assert writer.store([batch("t", 2)]) == [False], "said once"
    assert writer.store([batch("t", 3)]) == [True]


def test_another_servers_line_is_not_taken_for_ours(
    writer: PostgresWriter, other: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer.store([batch("t", 1)])
    insert = writer_module.insert_batches

    def broken(db: Connection, batches: Sequence[JournalBatch], owner: str) -> list[bool]:
        monkeypatch.setattr(writer_module, "insert_batches", insert)
        other.execute(b"INSERT INTO log VALUES ('t', 2, 0, 'person', 'q', NULL, 'leave', false)")
        _end(db, other)
        return insert(db, batches, owner)

    monkeypatch.setattr(writer_module, "insert_batches", broken)
    assert writer.store([batch("t", 2)]) == [False]


def test_servers_share_a_database_and_a_transfer_is_exclusive(
    writer: PostgresWriter, other: Connection, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with contextlib.closing(PostgresWriter(address(database))) as second:
        assert writer.store([batch("t", 1)]) == second.store([batch("t", 2)]) == [True]
        assert writer.store([batch("t", 2)]) == [False]
        assert numbers(other) == [1, 2]
    monkeypatch.setattr(writer_module, "PATIENCE", 0.0)
    with pytest.raises(StoreError, check=because("server-database-in-use")):
        PostgresWriter(address(database), alone=True)
    writer.close()
    with (
        contextlib.closing(PostgresWriter(address(database), alone=True)),
        pytest.raises(StoreError, check=because("server-database-in-use")),
    ):
        PostgresWriter(address(database))


def test_a_database_is_migrated_while_no_server_uses_it(
    database: str, other: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrations.migrated(other)
    later = migrate(monkeypatch, "ALTER TABLE tables ADD COLUMN more INTEGER")
    other.execute("SELECT pg_advisory_lock_shared(%s)", (IN_USE,))
    monkeypatch.setattr(writer_module, "PATIENCE", 0.0)
    with pytest.raises(StoreError, check=because("server-database-in-use")):
        PostgresWriter(address(database))
    assert migrations.format_of(other) == FORMAT
    other.execute("SELECT pg_advisory_unlock_shared(%s)", (IN_USE,))
    monkeypatch.setattr(writer_module, "PATIENCE", 600.0)
    with (
        contextlib.closing(PostgresWriter(address(database))),
        contextlib.closing(PostgresWriter(address(database))),
    ):
        assert migrations.format_of(other) == later


def _end(db: Connection, other: Connection) -> None:
    """Let the server end a connection."""
    other.execute("SELECT pg_terminate_backend(%s, 60000)", (db.info.backend_pid,))
