"""Copies of the database file, for backups and before a migration.

Rules of this file
1. A copy is a snapshot: it is read in one transaction and, beside a server, over a read-only
   connection.
2. A copy is complete or absent: it is written under another name, synced, then renamed. It is one
   file without a write-ahead log.
"""

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

_PAGES: Final = 64
"""Pages per portion: a quarter of a megabyte."""

Between = Callable[[int, int], None]
"""Called after each portion with the numbers of copied and of all pages."""


def copy(db: sqlite3.Connection, file: Path, between: Between = lambda *_: None) -> None:
    """Copy the whole database into ``file``, which only its owner may read.

    Raises ``OSError``, ``sqlite3.Error`` or any exception from ``between``, leaving no file.
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
                db.backup(target, pages=_PAGES, progress=copied)
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
    """Sync a file's content, or a folder's names, to disk."""
    if path.is_dir() and os.name == "nt":
        return  # Windows can't open folders
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
