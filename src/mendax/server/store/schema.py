"""The tables of the database file.

- ``tables`` and ``sessions``: one row per table or session, written at the beginning. A session
  that will replace another session names it (``replaces``) until its first use.
- ``lines``: the log of every table without chat, with the unique key (table, number).
- ``talk``: lines without effect, in the same columns. ``lines`` and ``talk`` share one number
  sequence, and together they are a table's log. Old chat is read only with the complete log.
- ``games``: an index of each table's games: the line that began each, and the line with its result
  (NULL while it runs).
- ``addresses``: tables' addresses other than their ids, one row for each new link.
- ``visits``: the tables where each device has ever acted.
- ``program_keys``: the keys of programs, with their owner and the only table where they are valid
  (NULL: every table that invites the program).
- ``bans``: addresses, people and tables that the server's owner excludes. ``codes``: short codes
  that lead to tables or people for some minutes. Bans and codes have end times in milliseconds
  since 1970 (NULL: permanent).
- ``waking``: when each slow game goes on while no client is connected.
- ``calls``: calls to absent players that are not yet delivered. ``subscriptions``: the browsers
  that receive them. ``muted``: the tables from which a person is not called. ``webhooks``: the
  address that receives the calls of a table. ``push_key``: the private key that signs calls, in one
  row.
- ``reports``: reports of people to the server's owner.
- ``public_replays``: finished games that a player shows to everyone.
- ``commits``: the number of committed transactions, in one row (``journal``).

The file's header names Mendax (``application_id``) and the format (``user_version``).
"""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from mendax.core.game import MendaxError, Reason
from mendax.server.store import formats
from mendax.server.store.damage import first_damage
from mendax.server.store.folder_lock import FolderTaken, NoLocks, hold, refusal

APPLICATION: Final = 0x4D4E4458
"""``application_id`` in the file's header: "MNDX"."""
DEVELOPMENT: Final = -1
"""The format number of all development versions before 0.2.0."""
WAL_PAGES: Final = 4000
"""The size of the write-ahead log, in pages, that makes SQLite copy it into the file."""
WAL_BYTES: Final = 32 << 20
"""The target size when SQLite truncates a larger write-ahead log, in bytes."""

_COLUMNS: Final = """(
    "table" TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, actor TEXT NOT NULL,
    person TEXT, command TEXT, action TEXT NOT NULL,
    PRIMARY KEY ("table", number)
) WITHOUT ROWID;
"""
_TABLES: Final = f"""
CREATE TABLE lines {_COLUMNS}
CREATE TABLE talk {_COLUMNS}
{formats.in_sqlite(formats.SHARED)}
CREATE TABLE commits (count INTEGER NOT NULL);
INSERT INTO commits VALUES (0);
"""  # noqa: S608 - names of this file


class DatabaseTable(NamedTuple):
    """A table of the database, for both kinds of database."""

    name: str
    key: tuple[str, ...]
    """The key columns. Rows are sorted by them."""
    others: tuple[str, ...]

    @property
    def columns(self) -> str:
        """The names of all columns, as text for a query."""
        return listed(self.key + self.others)


def listed(names: Sequence[str]) -> str:
    """Return the names of columns as text for a query."""
    return ", ".join(f'"{name}"' for name in names)


def _declared() -> Iterator[DatabaseTable]:
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(_TABLES)
        asked = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'commits'"
        for (name,) in db.execute(asked).fetchall():
            columns = db.execute("SELECT pk, name FROM pragma_table_info(?)", (name,)).fetchall()
            key = tuple(column for place, column in sorted(columns) if place)
            yield DatabaseTable(name, key, tuple(column for place, column in columns if not place))


DATABASE_TABLES: Final = tuple(_declared())
"""All tables except ``commits``, as created by ``_TABLES``."""


class StoreError(MendaxError):
    """Raised when the store can't be opened or written. The reason says why."""


def unusable(folder: Path, error: Exception) -> StoreError:
    """Return the error for a folder that can't contain tables."""
    shown = {"folder": str(folder), "problem": str(error)}
    return StoreError(Reason("server-data-unusable", shown))


def locked(folder: Path) -> int:
    """Create the folder if necessary, and lock it until the returned descriptor is closed.

    Raises ``StoreError``, which names the owner of the lock.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return hold(folder)
    except (FolderTaken, NoLocks) as error:
        raise StoreError(refusal(folder, error)) from None
    except OSError as error:
        raise unusable(folder, error) from None


def connected(file: Path) -> sqlite3.Connection:
    """Return the only writing connection. The file is created or migrated if necessary.

    Raises ``StoreError``, ``OSError`` or ``sqlite3.Error``.
    """
    if not file.exists():
        _make(file)
    elif not file.stat().st_size:  # not made by Mendax, whose new files appear complete
        raise StoreError(Reason("server-data-empty", {"file": str(file)}))
    db = _opened(file)
    try:
        _prepare(db, file)
    except BaseException:
        db.close()
        raise
    return db


def _make(file: Path) -> None:
    """Create the file under another name, then rename it, so that it is complete or absent."""
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
    # No timeout is needed, because no other process writes.
    return sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)


def connected_to_read(file: Path) -> sqlite3.Connection:
    """Return a connection that can neither write nor checkpoint, because its descriptor is
    read-only.
    """
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
    """Return the format of an open file, or 0 if the file is empty.

    Raises ``StoreError`` unless this release can read or migrate the format.
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
    """Raise ``StoreError`` unless this release reads or migrates format ``found``."""
    if found == DEVELOPMENT:
        raise StoreError(Reason("server-data-development"))
    if found > formats.FORMAT:
        raise StoreError(Reason("server-data-version", {"found": found, "known": formats.FORMAT}))
