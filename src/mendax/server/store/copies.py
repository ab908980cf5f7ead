"""Copies of the database file, for backups and before a migration.

A copy is a snapshot, read in one transaction. While a server runs, the connection is read-only. A
copy is complete or absent: it is written under another name, synced, then renamed. A copy is a
single file without a write-ahead log.
"""

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

PAGES: Final = 64
"""The number of pages per portion, which is a quarter of a megabyte."""

Between = Callable[[int, int], None]
"""A function called after each portion with the numbers of copied and of all pages."""


def copy(db: sqlite3.Connection, file: Path, between: Between = lambda *_: None) -> None:
    """Copy the database into ``file``, which only its owner may read.

    Raises ``OSError``, ``sqlite3.Error`` or any exception from ``between``. No file is left behind.
    """
    growing = file.with_name(file.name + ".part")
    os.close(os.open(growing, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        target = sqlite3.connect(growing, isolation_level=None)
        with contextlib.closing(target):
            target.execute("PRAGMA synchronous=OFF")  # synced once, at the end

            def copied(_: int, left: int, whole: int) -> None:
                between(whole - left, whole)

            db.execute("BEGIN")
            try:
                # this read starts the snapshot
                db.execute("SELECT count(*) FROM sqlite_master").fetchone()
                db.backup(target, pages=PAGES, progress=copied)
            finally:
                db.execute("ROLLBACK")
            target.execute("PRAGMA journal_mode=DELETE")
        sync(growing)
        growing.replace(file)
        sync(file.parent)
    except BaseException:
        growing.unlink(missing_ok=True)
        raise


def sync(path: Path) -> None:
    """Sync the content of a file, or the names in a folder, to disk."""
    if path.is_dir() and os.name == "nt":
        return  # Windows can't open folders
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
