"""Tests of connections to PostgreSQL: placeholders, settings, and errors without addresses."""

import contextlib

import psycopg
import pytest

from mendax.server.store.postgresql.connections import (
    address,
    connected,
)
from mendax.server.store.schema import StoreError
from tests.reasons import because


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


def test_the_other_end_notices_a_silent_network_too(database: str) -> None:
    asked = "SELECT DISTINCT source FROM pg_settings WHERE name LIKE 'tcp%'"
    with contextlib.closing(connected(address(database))) as db:
        assert db.execute(asked).fetchall() == [("session",)]
