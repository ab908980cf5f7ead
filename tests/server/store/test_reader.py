"""Tests that the reading connection does not change the file."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from mendax.server.store.journal import Journal, JournalBatch
from mendax.server.store.reader import LogReader
from mendax.table.log import LogLine


@pytest.fixture
def journal(file: Path) -> Iterator[Journal]:
    made = Journal(file)
    yield made
    made.close()


@pytest.fixture
def reader(file: Path, journal: Journal) -> Iterator[LogReader]:
    made = LogReader(file)
    yield made
    made.close()


def test_it_can_neither_write_nor_checkpoint(
    file: Path, journal: Journal, reader: LogReader
) -> None:
    journal.store([JournalBatch("t", (LogLine(1, 1, "person", "p", None, "start"),))])
    before = file.read_bytes()
    for words in ("DELETE FROM lines", "PRAGMA user_version = 9", "VACUUM"):
        with pytest.raises(sqlite3.OperationalError):
            reader.connection.execute(words)
    reader.connection.execute("PRAGMA query_only=0")
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        reader.connection.execute("DELETE FROM lines")
    for how in ("PASSIVE", "RESTART", "TRUNCATE"):
        with pytest.raises(sqlite3.OperationalError):
            reader.connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    assert file.read_bytes() == before
    assert len(reader.lines("t")) == 1
