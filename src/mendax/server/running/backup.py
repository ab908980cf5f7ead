"""Saving a copy of the database as a backup, and restoring it.

Backups and existing tables are never overwritten. Every step is atomic: a file gets its name only
after all its data is on disk.
"""

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from mendax.core.game import Reason
from mendax.server.running.check import require_tables
from mendax.server.store import commit_count
from mendax.server.store.copies import copy, sync
from mendax.server.store.damage import first_damage
from mendax.server.store.folder_lock import FolderTaken, holder_of, refusal
from mendax.server.store.schema import StoreError, locked
from mendax.server.store.store import DATABASE


def require_new(file: Path) -> None:
    """Raise ``StoreError`` unless a new file can be written at this path."""
    if file.exists():
        raise StoreError(Reason("maintenance-exists", {"file": str(file)}))
    if not file.parent.is_dir() or not os.access(file.parent, os.W_OK):
        raise StoreError(Reason("maintenance-nowhere", {"folder": str(file.parent)}))


def save(made: Path, file: Path) -> int:
    """Move a finished copy to its destination, and return its size in bytes.

    Raises ``StoreError`` if the copy is damaged or can't be moved.
    """
    _require_sound(made)
    growing = file.with_name(file.name + ".part")
    try:
        try:
            made.replace(growing)
        except OSError:  # a different file system
            shutil.copyfile(made, growing)
            growing.chmod(0o600)
        sync(growing)
        require_new(file)
        growing.rename(file)
        sync(file.parent)
    except OSError as error:
        growing.unlink(missing_ok=True)
        raise _unwritten(file, error) from None
    return file.stat().st_size


def restore(folder: Path, file: Path) -> Path | None:
    """Replace the tables in a folder that no server uses with those from a backup.

    Return the file that keeps the old tables, or None if the folder had none. Raises
    ``StoreError``.
    """
    _require_sound(file)
    try:
        with held(folder):
            return _replaced(folder / DATABASE, file)
    except (OSError, sqlite3.Error) as error:
        raise _unwritten(folder, error) from None


@contextlib.contextmanager
def held(folder: Path) -> Iterator[None]:
    """Lock the folder while the context is open.

    Raises ``StoreError`` if a server uses it.
    """
    lock = locked(folder)
    try:
        yield
    finally:
        os.close(lock)


def _replaced(database: Path, file: Path) -> Path | None:
    new = database.with_name("restored.sqlite3")
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as backup:
        copy(backup, new)
    kept = _kept(database) if database.exists() else None
    for tail in ("-wal", "-shm"):
        database.with_name(database.name + tail).unlink(missing_ok=True)
    commit_count.forget(database)
    new.replace(database)
    sync(database.parent)
    return kept


def _kept(database: Path) -> Path:
    """Copy the current tables, with their write-ahead log, to another file and return it."""
    moment = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    kept = database.with_name(f"{database.stem}-before-{moment}{database.suffix}")
    for tail in ("", "-wal"):
        there = database.with_name(database.name + tail)
        if there.exists():
            also = kept.with_name(kept.name + tail)
            shutil.copyfile(there, also)
            also.chmod(0o600)
            sync(also)
    return kept


def no_tables_in(folder: Path) -> StoreError:
    """Return the error for a folder without tables, which a server may use nevertheless."""
    holder = holder_of(folder)
    if holder is not None:
        return StoreError(refusal(folder, FolderTaken(holder)))
    return StoreError(Reason("maintenance-no-file", {"folder": str(folder)}))


def require_there(file: Path) -> None:
    """Raise ``StoreError`` if the file does not exist."""
    if not file.is_file():
        shown = {"file": str(file), "problem": os.strerror(2)}
        raise StoreError(Reason("maintenance-no-tables", shown))


def _require_sound(file: Path) -> None:
    """Raise ``StoreError`` unless the file is an undamaged database of a known version."""
    require_there(file)
    try:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as db:
            require_tables(db, file)
            damage = first_damage(db)
    except sqlite3.Error as error:
        shown = {"file": str(file), "problem": str(error)}
        raise StoreError(Reason("maintenance-no-tables", shown)) from None
    if damage:
        raise StoreError(Reason("server-data-damaged", {"file": str(file), "problem": damage}))


def _unwritten(where: Path, error: Exception) -> StoreError:
    problem = error.strerror if isinstance(error, OSError) else str(error)
    shown = {"folder": str(where), "problem": problem or type(error).__name__}
    return StoreError(Reason("server-data-unusable", shown))
