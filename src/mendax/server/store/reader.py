"""The reader of the database file, which runs on its own thread.

The reader's connection is read-only: it never writes or checkpoints, so reads need no disk space
and never block a commit. A read-only connection can't trigger the bug in SQLite up to 3.51.2 that
corrupts a write-ahead log when one connection checkpoints while another commits.
"""

import sqlite3
from pathlib import Path

from mendax.server.store.log_questions import LogQuestions
from mendax.server.store.schema import connected_to_read


class LogReader(LogQuestions):
    """The database file, opened for reading."""

    _db: sqlite3.Connection

    def __init__(self, file: Path) -> None:
        """Open the file, which must exist in this version's format. Raises ``sqlite3.Error``."""
        super().__init__(connected_to_read(file), "BEGIN")

    def close(self) -> None:
        """Close the file.

        Call this before the writer closes, so that the writer, as the last connection, copies the
        write-ahead log into the file.
        """
        self._db.close()

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection, for ``retention.look``."""
        return self._db
