"""Tests of connections to PostgreSQL: placeholders, settings, and errors without addresses."""

import contextlib

import psycopg
import pytest

from mendax.server.store.postgresql.connections import (
    PostgresConnection,
    address,
    connected,
    is_gone,
    translated,
)
from mendax.server.store.schema import StoreError
from tests.reasons import because


@pytest.mark.parametrize(
    ("asked", "sent"),
    [
        ("WHERE a = ? AND b > :b", "WHERE a = %s AND b > %(b)s"),
        ("a LIKE 'x % ?:y' AND b = :b_1", "a LIKE 'x %% ?:y' AND b = %(b_1)s"),
        ("a % 2 = ?::int", "a %% 2 = %s::int"),
    ],
)
def test_placeholders_are_translated_outside_quotes(asked: str, sent: str) -> None:
    assert translated(asked) == sent


def test_invalid_addresses_are_refused_without_quoting() -> None:
    with pytest.raises(StoreError, check=because("server-database-address")) as refused:
        address("postgresql://ann:secret@host:port:port/x?nonsense=1")
    assert "secret" not in str(refused.value.reason)
    assert "connect_timeout=9" in address("postgresql://h/d?connect_timeout=9")
    assert "keepalives_idle=10" in address("postgresql://h/d?connect_timeout=9")


def test_an_answer_is_on_disk_whatever_the_server_default_is(database: str) -> None:
    asked = "SELECT current_setting('synchronous_commit')"
    with contextlib.closing(connected(address(database))) as db:
        name = db.info.dbname
        db.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    with contextlib.closing(psycopg.connect(database)) as careless:
        assert careless.execute(asked).fetchone() == ("off",)
    with contextlib.closing(connected(address(database))) as db:
        assert db.execute(asked).fetchone() == ("on",)


def test_a_connection_is_gone_when_ended_but_not_after_an_error(database: str) -> None:
    with contextlib.closing(connected(address(database))) as db:
        with pytest.raises(psycopg.Error) as wrong:
            PostgresConnection(db).execute("SELECT nothing FROM nowhere WHERE a = ?", (1,))
        assert not is_gone(db, wrong.value)
        with contextlib.closing(connected(address(database))) as other:
            other.execute("SELECT pg_terminate_backend(%s)", (db.info.backend_pid,))
        with pytest.raises(psycopg.Error) as ended:
            db.execute("SELECT 1")
        assert is_gone(db, ended.value)


def test_the_other_end_notices_a_silent_network_too(database: str) -> None:
    asked = "SELECT DISTINCT source FROM pg_settings WHERE name LIKE 'tcp%'"
    with contextlib.closing(connected(address(database))) as db:
        assert db.execute(asked).fetchall() == [("session",)]
