"""The number of commits to a database file, kept in a file beside the database.

The count is written after each commit. It exceeds the count in the database only if the write-ahead
log was truncated, damaged or removed, which SQLite treats as the end of the log. ``Journal``
compares the two counts at the start. The file is not synced, so its count may be too low after a
power cut.
"""

import contextlib
import os
from pathlib import Path
from typing import Final

_TAIL: Final = "-commits"
_DIGITS: Final = 20


class CommitCount:
    """The file that contains the count."""

    def __init__(self, database: Path) -> None:
        """Open or create the file. Raises ``OSError``."""
        self._file = os.open(_beside(database), os.O_RDWR | os.O_CREAT, 0o600)

    def read(self) -> int:
        """Return the count, or 0 if none was written or the file is unreadable."""
        text = os.pread(self._file, _DIGITS, 0)
        return int(text) if len(text) == _DIGITS and text.isdigit() else 0

    def write(self, count: int) -> None:
        """Replace the count. On a full disk the count stays too low, which is harmless."""
        with contextlib.suppress(OSError):
            os.pwrite(self._file, b"%0*d\n" % (_DIGITS, count), 0)

    def close(self) -> None:
        """Close the file, unless it is already closed."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def forget(database: Path) -> None:
    """Remove the count of a database file that another file replaces."""
    _beside(database).unlink(missing_ok=True)


def _beside(database: Path) -> Path:
    return database.with_name(database.name + _TAIL)
