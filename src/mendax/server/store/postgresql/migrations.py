"""Creates and migrates the tables in PostgreSQL.

Rules of this file
1. The format number and the migrations come from ``store.formats``.
2. Creating or migrating takes one transaction under a lock, so several servers may start at once.
3. ``log`` contains all lines of a table under the unique key (table, number), which is the only
   lock. ``lines`` and ``talk`` are views of ``log``, so both databases answer the same queries.
4. Texts are compared bytewise, as in SQLite.
5. Servers share five database tables that SQLite files lack: ``installation`` (one row with all
   servers' key and the number of the last notice), ``notices``, ``leases``, ``servers`` and
   ``owners``. ``mendax transfer`` skips them.
"""

import re
from typing import Final

import psycopg

from mendax.core.game import Reason
from mendax.server.store import formats
from mendax.server.store.postgresql.connections import Connection
from mendax.server.store.schema import DEVELOPMENT, StoreError, require_known

_ONE_AT_A_TIME: Final = 0x6D656E64
"""The number of the lock for creating and migrating: the first four letters of "mendax" in
ASCII.
"""
_OF_SYSTEM: Final = ("53", "58", "XX")
"""Prefixes of error codes for problems of the machine: no disk space, no memory, disk failures."""
_NAMES: Final = re.compile(r' ?"[^"]*"')
_COLUMNS: Final = '"table", number, at, actor, person, command, action'
TABLES: Final = f"""
CREATE TABLE log (
    "table" TEXT COLLATE "C" NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL,
    actor TEXT NOT NULL, person TEXT COLLATE "C", command TEXT, action TEXT NOT NULL,
    is_talk BOOLEAN NOT NULL,
    PRIMARY KEY ("table", number)
);
CREATE INDEX log_talk ON log ("table", number) WHERE is_talk;
CREATE VIEW lines AS SELECT {_COLUMNS} FROM log WHERE NOT is_talk;
CREATE VIEW talk AS SELECT {_COLUMNS} FROM log WHERE is_talk;
{formats.in_postgresql(formats.SHARED)}
CREATE INDEX sessions_by_use ON sessions (used);
CREATE TABLE installation (key BYTEA NOT NULL, notices BIGINT NOT NULL);
INSERT INTO installation VALUES (
    decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 0
);
CREATE TABLE notices (
    number BIGINT PRIMARY KEY, at BIGINT NOT NULL, server TEXT NOT NULL, notice TEXT NOT NULL
);
CREATE TABLE leases (
    name TEXT COLLATE "C" PRIMARY KEY, holder TEXT NOT NULL, until BIGINT NOT NULL
);
{formats.OWNERS}
CREATE TABLE mendax (format INTEGER NOT NULL);
"""  # noqa: S608 - names of this file
INSERTIONS: Final = {
    place: f"INSERT INTO log ({_COLUMNS}, is_talk) VALUES (?, ?, ?, ?, ?, ?, ?, {is_talk})"  # noqa: S608
    for place, is_talk in (("lines", "FALSE"), ("talk", "TRUE"))
}
"""The INSERT statements for ``lines`` and ``talk``, which are views (``transfer``)."""


def migrated(db: Connection) -> None:
    """Create the tables, or migrate them if necessary.

    Raises ``StoreError`` for an unknown format or another encoding, or ``psycopg.Error``. In these
    cases the database is unchanged.
    """
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (_ONE_AT_A_TIME,))
        if db.execute("SHOW server_encoding").fetchone() != ("UTF8",):
            raise StoreError(Reason("server-database-encoding"))
        found = format_of(db)
        require_known(found)
        if not found:
            db.execute(TABLES)
            db.execute("INSERT INTO mendax VALUES (%s)", (formats.FORMAT,))
        elif found < formats.FORMAT:
            for migration in formats.MIGRATIONS[found - 1 :]:
                db.execute(migration.postgresql.encode())
            db.execute("UPDATE mendax SET format = %s", (formats.FORMAT,))


def format_of(db: Connection) -> int:
    """Return a database's format, or 0 if it has no Mendax tables."""
    asked = "SELECT to_regclass('mendax') IS NOT NULL, to_regclass('mendax_format') IS NOT NULL"
    there, development = db.execute(asked).fetchone() or (False, False)
    if development:
        return DEVELOPMENT
    row = db.execute("SELECT format FROM mendax").fetchone() if there else None
    return int(row[0]) if row else 0


def described(error: psycopg.Error) -> str:
    """Describe an error without stored data or secrets.

    The text is the kind of the error or, for problems of the machine, the message without file
    names.
    """
    said, code = error.diag.message_primary, error.sqlstate or ""
    return _NAMES.sub("", said) if said and code.startswith(_OF_SYSTEM) else type(error).__name__
