"""The tables of the database file.

What there is
- ``tables`` and ``sessions``: one row each, written when they begin. A session that is to take the
  place of another names it (``replaces``) until it was used first.
- ``lines``: the log of every table but its talk, under the unique key (table, number).
- ``talk``: the lines that change nothing, in the same columns. They have numbers of the same row,
  so a table's log is both together; only whoever reads the log whole reads old talk.
- ``games``: the index of a table's games: the line that began each, and the line that says how it
  ended (NULL while it runs).
- ``addresses``: by which addresses tables are found besides their ids, one row for each new link.
- ``visits``: at which tables each person has ever done something; a person here is a device.
- ``program_keys``: by which keys programs are known: whose each is, and the one table that it is
  good for (NULL: it is good at every table to which its program is asked).
- ``bans``: whom and what the host keeps out; ``codes``: short codes that lead to tables or persons
  for minutes. Until when is said in milliseconds since 1970 (NULL: for good).
- ``policies``: solved policies, a cache of bounded size that ``mendax transfer`` leaves out.
- ``commits``: how many transactions have been committed, in one row (``journal``).

The header of the file names Mendax (``application_id``) and the format (``user_version``).
"""

import os
import sqlite3
from pathlib import Path
from typing import Final

from mendax.core.game import MendaxError, Reason
from mendax.server.store import formats
from mendax.server.store.damage import first_damage
from mendax.server.store.folder_lock import FolderTaken, NoLocks, hold, refusal

APPLICATION: Final = 0x4D4E4458
"""``application_id`` in the header of the file: "MNDX"."""
DEVELOPMENT: Final = -1
"""Stands for every format of the development versions before 0.2.0."""
WAL_PAGES: Final = 4000
"""Pages of the write-ahead log after which SQLite copies them into the file."""
WAL_BYTES: Final = 32 << 20
"""Size to which SQLite truncates a larger write-ahead log."""

_COLUMNS: Final = """(
    "table" TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, actor TEXT NOT NULL,
    person TEXT, command TEXT, action TEXT NOT NULL,
    PRIMARY KEY ("table", number)
) WITHOUT ROWID;
"""
_TABLES: Final = f"""
CREATE TABLE tables (
    id TEXT PRIMARY KEY, secret BLOB NOT NULL, game TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE lines {_COLUMNS}
CREATE TABLE talk {_COLUMNS}
CREATE TABLE games (
    "table" TEXT NOT NULL, game INTEGER NOT NULL, first INTEGER NOT NULL, settled INTEGER,
    PRIMARY KEY ("table", game)
) WITHOUT ROWID;
CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL,
    used INTEGER NOT NULL, replaces BLOB
) WITHOUT ROWID;
CREATE INDEX sessions_of ON sessions (person);
CREATE INDEX sessions_replacing ON sessions (replaces) WHERE replaces IS NOT NULL;
CREATE TABLE addresses (address TEXT PRIMARY KEY, "table" TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE visits (
    person TEXT NOT NULL, "table" TEXT NOT NULL, PRIMARY KEY (person, "table")
) WITHOUT ROWID;
CREATE TABLE program_keys (
    key_hash BLOB PRIMARY KEY, person TEXT NOT NULL, owner TEXT NOT NULL, "table" TEXT,
    name TEXT NOT NULL, created INTEGER NOT NULL, used INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX program_keys_of ON program_keys (owner);
CREATE TABLE bans (
    kind TEXT NOT NULL, who TEXT NOT NULL, until INTEGER, PRIMARY KEY (kind, who)
) WITHOUT ROWID;
CREATE TABLE codes (
    code TEXT PRIMARY KEY, kind TEXT NOT NULL, target TEXT NOT NULL, until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX codes_of ON codes (kind, target);
CREATE TABLE policies (name TEXT PRIMARY KEY, policy BLOB NOT NULL, at INTEGER NOT NULL);
CREATE TABLE commits (count INTEGER NOT NULL);
INSERT INTO commits VALUES (0);
"""  # noqa: S608 - names of this file


class StoreError(MendaxError):
    """The tables can't be opened or kept; the reason says why."""


def unusable(folder: Path, error: Exception) -> StoreError:
    """That a folder can't hold tables."""
    shown = {"folder": str(folder), "problem": str(error)}
    return StoreError(Reason("server-data-unusable", shown))


def locked(folder: Path) -> int:
    """Makes the folder if need be and holds it for this process alone, until the descriptor is
    closed. Raises ``StoreError``, naming who has it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return hold(folder)
    except (FolderTaken, NoLocks) as error:
        raise StoreError(refusal(folder, error)) from None
    except OSError as error:
        raise unusable(folder, error) from None


def connected(file: Path) -> sqlite3.Connection:
    """The one connection that writes; the file is created, or migrated, if need be.

    Raises ``StoreError``, ``OSError`` or ``sqlite3.Error``.
    """
    if not file.exists():
        _make(file)
    elif not file.stat().st_size:  # none that was made here: those come into being whole
        raise StoreError(Reason("server-data-empty", {"file": str(file)}))
    db = _opened(file)
    try:
        _prepare(db, file)
    except BaseException:
        db.close()
        raise
    return db


def _make(file: Path) -> None:
    """Makes the file under another name first, so that it is there whole or not at all."""
    new = file.with_name(file.name + ".new")
    for left in (new, *(new.with_name(new.name + tail) for tail in ("-wal", "-shm"))):
        left.unlink(missing_ok=True)
    os.close(os.open(new, os.O_RDWR | os.O_CREAT, 0o600))
    db = _opened(new)
    try:
        _prepare(db, new)
    finally:
        db.close()  # the last connection copies the write-ahead log into the file
    new.rename(file)


def _opened(file: Path) -> sqlite3.Connection:
    # Nobody else writes, so there is nobody to wait for.
    return sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)


def connected_to_read(file: Path) -> sqlite3.Connection:
    """A connection that can neither write nor checkpoint: its descriptor is read-only."""
    address = f"{file.absolute().as_uri()}?mode=ro"
    db = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA query_only=1")
    return db


def _prepare(db: sqlite3.Connection, file: Path) -> None:
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute("PRAGMA secure_delete=ON")
    db.execute(f"PRAGMA wal_autocheckpoint={WAL_PAGES}")
    db.execute(f"PRAGMA journal_size_limit={WAL_BYTES}")
    found = format_of(db)
    damage = first_damage(db) if found else None
    if damage:
        raise StoreError(Reason("server-data-damaged", {"file": str(file), "problem": damage}))
    if not found:
        header = f"PRAGMA application_id={APPLICATION}; PRAGMA user_version={formats.FORMAT};"
        db.executescript(f"BEGIN; {_TABLES} {header} COMMIT;")
    for number in range(found or formats.FORMAT, formats.FORMAT):
        step = formats.MIGRATIONS[number - 1].sqlite
        db.executescript(f"BEGIN; {step}; PRAGMA user_version={number + 1}; COMMIT;")


def format_of(db: sqlite3.Connection) -> int:
    """The format of an open file; 0 if there is nothing in it.

    Raises ``StoreError`` unless it can be read or migrated here.
    """
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (found,) = db.execute("PRAGMA user_version").fetchone()
    (tables,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if not (application or found or tables):
        return 0
    if application not in (0, APPLICATION) or found < 1 or not tables:
        raise StoreError(Reason("server-data-no-version", {"found": found}))
    require_known(found if application else DEVELOPMENT)
    return int(found)


def require_known(found: int) -> None:
    """Raise ``StoreError`` unless this release reads format ``found`` or migrates it."""
    if found == DEVELOPMENT:
        raise StoreError(Reason("server-data-development"))
    if found > formats.FORMAT:
        raise StoreError(Reason("server-data-version", {"found": found, "known": formats.FORMAT}))
