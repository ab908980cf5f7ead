"""The tables of the database file, and how a file of an earlier version becomes one of this.

What there is
- ``tables`` and ``sessions``: one row each, written when they begin. A session that is to take the
  place of another names it (``replaces``) until it was used first.
- ``lines``: the log of every table but its talk, under the unique key (table, number).
- ``talk``: the lines that change nothing, in the same columns. They have numbers of the same row,
  so a table's log is both together; only whoever reads the log whole reads old talk.
- ``games``: the index of a table's games: the line that began each, and the line that says how it
  ended (NULL while it runs, and for logs of the first release, which say nothing).
- ``addresses``: by which addresses tables are found besides their ids, one row for each new link.
- ``visits``: at which tables each person has ever done something; a person here is a device.
- ``program_keys``: by which keys programs are known: whose each is, and the one table that it is
  good for (NULL: it is good at every table to which its program is asked).
- ``bans``: whom and what the host keeps out; ``codes``: short codes that lead to tables or persons
  for minutes. Until when is said in milliseconds since 1970 (NULL: for good).
- ``policies``: solved policies, a cache of bounded size that is no part of a house that moves.
- ``arrivals``: lines that are committed and not yet in their places (``journal``).
"""

import os
import sqlite3
from pathlib import Path
from typing import Final

from mendax.core.game import MendaxError, Reason
from mendax.server.store.copies import copy
from mendax.server.store.damage import first_damage
from mendax.server.store.folder_lock import FolderTaken, NoLocks, hold, refusal
from mendax.table.line_kinds import BEGINNINGS, SETTLEMENT, TALK

VERSION: Final = 8
WAL_PAGES: Final = 4000
"""Pages of the write-ahead log after which SQLite copies them into the file."""
WAL_BYTES: Final = 32 << 20
"""What the write-ahead log is cut to when it was longer once, as after an upgrade."""

_COLUMNS: Final = """(
    "table" TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, actor TEXT NOT NULL,
    person TEXT, command TEXT, action TEXT NOT NULL,
    PRIMARY KEY ("table", number)
) WITHOUT ROWID;
"""
_TABLES: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, secret BLOB NOT NULL, game TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY, person TEXT NOT NULL, created INTEGER NOT NULL,
    used INTEGER NOT NULL
) WITHOUT ROWID;
"""
_USED: Final = """
ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET used = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
"""
_LINES: Final = f"CREATE TABLE lines {_COLUMNS}"
_ARRIVALS: Final = "CREATE TABLE arrivals (id INTEGER PRIMARY KEY, lines BLOB NOT NULL);"
_TALK_AND_GAMES: Final = f"""
CREATE TABLE talk {_COLUMNS}
CREATE TABLE games (
    "table" TEXT NOT NULL, game INTEGER NOT NULL, first INTEGER NOT NULL, settled INTEGER,
    PRIMARY KEY ("table", game)
) WITHOUT ROWID;
"""
_PERSONS: Final = """
CREATE TABLE IF NOT EXISTS addresses (
    address TEXT PRIMARY KEY, "table" TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS visits (
    person TEXT NOT NULL, "table" TEXT NOT NULL, PRIMARY KEY (person, "table")
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_of ON sessions (person);
"""
_PROGRAMS: Final = """
CREATE TABLE program_keys (
    key_hash BLOB PRIMARY KEY, person TEXT NOT NULL, owner TEXT NOT NULL, "table" TEXT,
    name TEXT NOT NULL, created INTEGER NOT NULL, used INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX program_keys_of ON program_keys (owner);
"""
_BANS_AND_CODES: Final = """
CREATE TABLE bans (
    kind TEXT NOT NULL, who TEXT NOT NULL, until INTEGER, PRIMARY KEY (kind, who)
) WITHOUT ROWID;
CREATE TABLE codes (
    code TEXT PRIMARY KEY, kind TEXT NOT NULL, target TEXT NOT NULL, until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX codes_of ON codes (kind, target);
ALTER TABLE sessions ADD COLUMN replaces BLOB;
CREATE INDEX sessions_replacing ON sessions (replaces) WHERE replaces IS NOT NULL;
"""
_POLICIES: Final = """
CREATE TABLE policies (name TEXT PRIMARY KEY, policy BLOB NOT NULL, at INTEGER NOT NULL);
"""
_DEVICE: Final = "substr(person, 1, instr(person || '/', '/') - 1)"
_VISITED: Final = f"""
INSERT OR IGNORE INTO visits
    SELECT {_DEVICE}, "table" FROM lines WHERE person IS NOT NULL
    UNION SELECT {_DEVICE}, "table" FROM talk WHERE person IS NOT NULL;
"""  # noqa: S608 - words of this file
_MOVED: Final = "INSERT INTO lines SELECT * FROM was; DROP TABLE was;"


def _words(names: frozenset[str]) -> str:
    return ", ".join(f"'{name}'" for name in sorted(names))


_FIRST_WORD: Final = "substr(action, 1, instr(action || ' ', ' ') - 1)"
_IS_TALK: Final = f"actor = 'person' AND {_FIRST_WORD} IN ({_words(TALK)})"
_BEGINS: Final = f"actor IN ('person', 'table') AND {_FIRST_WORD} IN ({_words(BEGINNINGS)})"
_SETTLES: Final = f"actor = 'table' AND {_FIRST_WORD} = '{SETTLEMENT}'"
_SORTED_OUT: Final = f"""
INSERT INTO talk SELECT * FROM lines WHERE {_IS_TALK};
DELETE FROM lines WHERE {_IS_TALK};
INSERT INTO games
    SELECT "table", row_number() OVER (PARTITION BY "table" ORDER BY number), number, NULL
    FROM lines WHERE {_BEGINS};
UPDATE games SET settled = (
    SELECT number FROM lines
    WHERE "table" = games."table" AND number > games.first AND number < coalesce(
        (SELECT first FROM games AS later
         WHERE later."table" = games."table" AND later.game = games.game + 1), 1 << 62)
    AND {_SETTLES} ORDER BY number LIMIT 1
);
"""  # noqa: S608 - the words are those of this program
_STEPS: Final = {
    0: (
        (_TABLES + _LINES + _ARRIVALS + _TALK_AND_GAMES + _PERSONS + _PROGRAMS)
        + (_BANS_AND_CODES + _POLICIES),
        VERSION,
    ),
    1: (f"ALTER TABLE lines RENAME TO was; {_LINES} {_MOVED} {_ARRIVALS}", 2),
    2: (_TALK_AND_GAMES + _SORTED_OUT, 3),
    3: (_USED, 4),
    4: (_PERSONS + _VISITED, 5),
    5: (_PROGRAMS, 6),
    6: (_BANS_AND_CODES, 7),
    7: (_POLICIES, 8),
}
"""What makes of a file of each earlier version one of a later (0: a file that is empty)."""


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


def before_upgrade(file: Path, version: int) -> Path:
    """Where a file of an earlier version is kept as it was before it became one of this."""
    return file.with_name(f"{file.stem}-format-{version}{file.suffix}")


def connected(file: Path) -> sqlite3.Connection:
    """The one connection that writes; the file is made, or brought to this version, if need be.

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
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise StoreError(Reason("server-data-version", {"found": version, "known": VERSION}))
    if version < 0:
        raise StoreError(Reason("server-data-no-version", {"found": version}))
    damage = first_damage(db) if version else None
    if damage:
        raise StoreError(Reason("server-data-damaged", {"file": str(file), "problem": damage}))
    if version not in (0, VERSION):
        copy(db, before_upgrade(file, version))
    while version != VERSION:
        made, version = _STEPS[version]
        db.executescript(f"BEGIN; {made} PRAGMA user_version={version}; COMMIT;")
