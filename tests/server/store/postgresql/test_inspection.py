"""Tests of the facts about a database, which leave it as it is."""

import contextlib

from mendax.server.store.postgresql.connections import address, connected
from mendax.server.store.postgresql.inspection import Inspected, inspected
from mendax.server.store.postgresql.migrations import format_of
from mendax.server.store.postgresql.writer import PostgresWriter


def test_an_empty_database_stays_empty(database: str) -> None:
    found = inspected(database)
    assert found == Inspected(found.version, is_direct=True, servers=0, is_taken=False)
    assert found.version[0].isdigit()
    with contextlib.closing(connected(address(database))) as db:
        assert format_of(db) == 0


def test_servers_and_transfers_are_counted(database: str) -> None:
    with contextlib.closing(PostgresWriter(address(database))):
        with contextlib.closing(PostgresWriter(address(database))):
            assert inspected(database).servers == 2
        assert not inspected(database).is_taken
    with contextlib.closing(PostgresWriter(address(database), alone=True)):
        assert inspected(database).is_taken
