"""Upgrade the tables of a development version before 0.2.0 to the format of 0.2.0.

    python -m tools.upgrade_database FOLDER
    python -m tools.upgrade_database postgresql://name@host/database

Stop the server first. The program reads format 8, the last format before 0.2.0. In a folder, it
keeps the old file as ``mendax-development.sqlite3``. It changes a PostgreSQL database in one
transaction.
"""

import contextlib
import os
import sqlite3
import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec

from mendax.core.game import MendaxError
from mendax.server.running.backup import held
from mendax.server.store import commit_count
from mendax.server.store.copies import copy, sync
from mendax.server.store.database import Database
from mendax.server.store.journal import Journal, JournalBatch
from mendax.server.store.log_questions import Row, last_number
from mendax.server.store.schema import DATABASE_TABLES
from mendax.server.store.store import DATABASE
from mendax.table.log import LogLine

LAST: Final = 8
"""The last format before 0.2.0."""
FIRST: Final = 1
"""The first format of 0.2.0. The server migrates PostgreSQL from there when it starts."""
KEPT: Final = "mendax-development.sqlite3"
"""The name under which the old file is kept."""


class NotUpgraded(Exception):
    """The upgrade failed, and the tables are unchanged. The message contains the reason."""


def upgrade_folder(folder: Path) -> None:
    """Upgrade the file of tables in a folder. Raises ``NotUpgraded``, and disk errors."""
    file, kept, new = folder / DATABASE, folder / KEPT, folder / "upgraded.sqlite3"
    if kept.exists():
        raise NotUpgraded(f"{kept} exists; move it away first")
    with held(folder), contextlib.closing(sqlite3.connect(file, isolation_level=None)) as old:
        (application,) = old.execute("PRAGMA application_id").fetchone()
        (found,) = old.execute("PRAGMA user_version").fetchone()
        if application or found != LAST:
            raise NotUpgraded(f"{file} is not of format {LAST} of the development versions")
        copy(old, kept)
        new.unlink(missing_ok=True)
        with contextlib.closing(Journal(new)) as journal:
            journal.change(lambda db: _copy_rows(old, db))
            journal.store(_arrived(old, journal.connection))
        commit_count.forget(new)
        old.execute("PRAGMA journal_mode=DELETE")  # leaves no file beside the database
        commit_count.forget(file)
        sync(new)
        new.replace(file)
        sync(folder)


def _copy_rows(old: Database, new: Database) -> None:
    there = {name for (name,) in old.execute("SELECT name FROM sqlite_master")}
    for place in DATABASE_TABLES:
        if place.name not in there:
            continue  # it is of a later format
        rows = old.execute(f"SELECT {place.columns} FROM {place.name}").fetchall()  # noqa: S608
        marks = ", ".join("?" * len(place.key + place.others))
        asked = f"INSERT INTO {place.name} ({place.columns}) VALUES ({marks})"  # noqa: S608
        new.executemany(asked, rows)


def _arrived(old: Database, new: Database) -> list[JournalBatch]:
    """Return the batches that a killed server had stored but not yet applied."""
    groups = old.execute("SELECT lines FROM arrivals ORDER BY id").fetchall()
    rows: list[Row] = [tuple(row) for (group,) in groups for row in msgspec.msgpack.decode(group)]
    rows = sorted(row for row in rows if row[1] > last_number(new, row[0]))
    return [
        JournalBatch(table, tuple(LogLine(*row[1:]) for row in lines))
        for table, lines in groupby(rows, key=lambda row: row[0])
    ]


def upgrade_postgresql(url: str) -> None:
    """Upgrade a database. Raises ``NotUpgraded``, and psycopg's errors."""
    from mendax.server.store.postgresql.connections import address, connected
    from mendax.server.store.postgresql.use_lock import IN_USE

    with contextlib.closing(connected(address(url))) as db, db.transaction():
        if db.execute("SELECT pg_try_advisory_xact_lock(%s)", (IN_USE,)).fetchone() != (True,):
            raise NotUpgraded("a server uses the database")
        (there,) = db.execute("SELECT to_regclass('mendax_format') IS NOT NULL").fetchone() or (0,)
        if not there or db.execute("SELECT version FROM mendax_format").fetchone() != (LAST,):
            raise NotUpgraded(f"the database is not of format {LAST} of the development versions")
        db.execute("DROP TABLE mendax_format")
        db.execute("DROP TABLE IF EXISTS online_programs")
        db.execute("ALTER TABLE house RENAME TO installation")
        db.execute("DELETE FROM policies")
        db.execute("CREATE TABLE mendax (format INTEGER NOT NULL)")
        db.execute("INSERT INTO mendax VALUES (%s)", (FIRST,))


def main(words: Sequence[str]) -> int:
    """Upgrade the tables in the place that the command line names."""
    if len(words) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    (place,) = words
    try:
        if place.startswith(("postgres://", "postgresql://")):
            upgrade_postgresql(place)
        elif not (Path(place) / DATABASE).is_file():
            raise NotUpgraded(f"{Path(place) / DATABASE}: {os.strerror(2)}")
        else:
            upgrade_folder(Path(place))
    except (NotUpgraded, MendaxError, OSError, sqlite3.Error) as error:
        print(f"Not upgraded: {error}", file=sys.stderr)
        return 1
    print("Upgraded. `mendax check` tells whether every table can be opened.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
