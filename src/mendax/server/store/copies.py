"""Copies of the file: for a backup, and before the file becomes one of a later version.

Rules of this file
1. A copy is of one moment, whatever is stored meanwhile: it is read in one transaction, beside a
   server by a connection that can only read.
2. A copy is whole or not there: it grows under another name, is on the disk before it gets its
   own, and is one file that needs no other.
"""

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

_PAGES: Final = 64
"""Pages copied at once: a quarter of a megabyte."""

Between = Callable[[int, int], None]
"""Called between two portions: pages copied, and pages in all."""


def copy(db: sqlite3.Connection, file: Path, between: Between = lambda *_: None) -> None:
    """Copies the whole database into ``file``, which is made new for its owner alone.

    Raises ``OSError``, ``sqlite3.Error`` or what ``between`` raises, and leaves nothing then.
    """
    growing = file.with_name(file.name + ".part")
    os.close(os.open(growing, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        target = sqlite3.connect(growing, isolation_level=None)
        with contextlib.closing(target):
            target.execute("PRAGMA synchronous=OFF")  # on the disk once, at the end

            def copied(_: int, left: int, whole: int) -> None:
                between(whole - left, whole)

            db.execute("BEGIN")
            try:
                db.execute("SELECT count(*) FROM sqlite_master").fetchone()  # the moment
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
    """What was written to a file, or which names are in a folder, is on the disk."""
    if path.is_dir() and os.name == "nt":
        return  # Windows opens no folders
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
