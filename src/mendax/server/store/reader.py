"""The reader of the database file, on its own thread next to the writer's.

Its connection is read-only: it never writes and never checkpoints. So reads need no disk space and
block no commit. It can't cause the bug of SQLite up to 3.51.2 that corrupts a write-ahead log when
one connection checkpoints while the *other commits*.
"""

import sqlite3
from pathlib import Path

from mendax.server.store.log_questions import LogQuestions
from mendax.server.store.schema import connected_to_read


class LogReader(LogQuestions):
    """The database file, for reading."""

    _db: sqlite3.Connection

    def __init__(self, file: Path) -> None:
        """Open the file, which exists and has this version's format. Raises ``sqlite3.Error``."""
        super().__init__(connected_to_read(file), "BEGIN")

    def close(self) -> None:
        """Close the file. Call it before the writer closes, so that the last connection copies the
        log."""
        self._db.close()

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection, for ``retention.look``."""
        return self._db
