"""What reads the file of the store, on a thread of its own beside the one that writes.

Its connection is read-only: it never writes and never checkpoints, so reading needs no room on the
disk, holds up no commit, and can't be one of the two that SQLite up to 3.51.2 corrupts a
write-ahead log with (one checkpoints while the *other commits*).
"""

import sqlite3
from pathlib import Path

from mendax.server.store.log_questions import LogQuestions
from mendax.server.store.schema import connected_to_read


class LogReader(LogQuestions):
    """The file of the store, for reading."""

    _db: sqlite3.Connection

    def __init__(self, file: Path) -> None:
        """Raises ``sqlite3.Error``. The file is there and of this version."""
        super().__init__(connected_to_read(file), "BEGIN")

    def close(self) -> None:
        """Before the connection that writes, so that the last one copies the log into the file."""
        self._db.close()

    @property
    def connection(self) -> sqlite3.Connection:
        """For what is to be thrown away (``retention.look``)."""
        return self._db
