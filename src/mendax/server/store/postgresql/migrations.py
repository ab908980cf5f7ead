"""The tables of the database in PostgreSQL, and how one of an earlier version becomes one of this.

Rules of this file
1. Its format has the number of the file's (``store.schema``): a house moves between the two only in
   the same one, so whatever step is added there is added here.
2. All steps are done in one transaction, one server after the other: a database is of one version,
   whenever somebody ends.
3. ``log`` holds all lines of a table under its unique key (table, number): that key is the only
   lock. ``lines`` and ``talk`` are views of it, so what is asked of the file is asked here.
4. Texts are compared by their bytes, as SQLite does.
5. What several workers need only while they run lies in tables that the file has not: ``house``
   (one row: a key of all workers, and the number of the last notice), ``notices``, ``leases``,
   ``online_programs``. It is no part of a house that moves.
"""

import re
from typing import Final

import psycopg

from mendax.core.game import Reason
from mendax.server.store.postgresql.connections import Connection
from mendax.server.store.schema import VERSION, StoreError

_ONE_AT_A_TIME: Final = 0x6D656E64
"""The number of the lock for migrations: «mend»."""
_OF_SYSTEM: Final = ("53", "58", "XX")
"""How codes of errors begin that are about the machine: no room, no memory, a disk that fails."""
_NAMES: Final = re.compile(r' ?"[^"]*"')
_COLUMNS: Final = '"table", number, at, actor, person, command, action'
_ALL: Final = f"""
CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY, secret BYTEA NOT NULL, game TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE log (
    "table" TEXT COLLATE "C" NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL,
    actor TEXT NOT NULL, person TEXT COLLATE "C", command TEXT, action TEXT NOT NULL,
    is_talk BOOLEAN NOT NULL,
    PRIMARY KEY ("table", number)
);
CREATE INDEX log_talk ON log ("table", number) WHERE is_talk;
CREATE VIEW lines AS SELECT {_COLUMNS} FROM log WHERE NOT is_talk;
CREATE VIEW talk AS SELECT {_COLUMNS} FROM log WHERE is_talk;
CREATE TABLE games (
    "table" TEXT COLLATE "C" NOT NULL, game BIGINT NOT NULL, first BIGINT NOT NULL, settled BIGINT,
    PRIMARY KEY ("table", game)
);
CREATE TABLE sessions (
    token_hash BYTEA PRIMARY KEY, person TEXT COLLATE "C" NOT NULL, created BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX sessions_of ON sessions (person);
CREATE INDEX sessions_by_use ON sessions (used);
CREATE TABLE addresses (address TEXT COLLATE "C" PRIMARY KEY, "table" TEXT COLLATE "C" NOT NULL);
CREATE TABLE visits (
    person TEXT COLLATE "C" NOT NULL, "table" TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, "table")
);
CREATE TABLE program_keys (
    key_hash BYTEA PRIMARY KEY, person TEXT COLLATE "C" NOT NULL, owner TEXT COLLATE "C" NOT NULL,
    "table" TEXT COLLATE "C", name TEXT NOT NULL, created BIGINT NOT NULL, used BIGINT NOT NULL
);
CREATE INDEX program_keys_of ON program_keys (owner);
"""  # noqa: S608 - names of this file
INSERTIONS: Final = {
    place: f"INSERT INTO log ({_COLUMNS}, is_talk) VALUES (?, ?, ?, ?, ?, ?, ?, {is_talk})"  # noqa: S608
    for place, is_talk in (("lines", "FALSE"), ("talk", "TRUE"))
}
"""What puts a row into ``lines`` and ``talk``, which are views (``transfer``)."""
_OF_WORKERS: Final = """
CREATE TABLE bans (
    kind TEXT COLLATE "C" NOT NULL, who TEXT COLLATE "C" NOT NULL, until BIGINT,
    PRIMARY KEY (kind, who)
);
CREATE TABLE codes (
    code TEXT COLLATE "C" PRIMARY KEY, kind TEXT COLLATE "C" NOT NULL,
    target TEXT COLLATE "C" NOT NULL, until BIGINT NOT NULL
);
CREATE UNIQUE INDEX codes_of ON codes (kind, target);
ALTER TABLE sessions ADD COLUMN replaces BYTEA;
CREATE INDEX sessions_replacing ON sessions (replaces) WHERE replaces IS NOT NULL;
CREATE TABLE house (key BYTEA NOT NULL, notices BIGINT NOT NULL);
INSERT INTO house VALUES (
    decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 0
);
CREATE TABLE notices (
    number BIGINT PRIMARY KEY, at BIGINT NOT NULL, worker TEXT NOT NULL, notice TEXT NOT NULL
);
CREATE TABLE leases (
    name TEXT COLLATE "C" PRIMARY KEY, holder TEXT NOT NULL, until BIGINT NOT NULL
);
CREATE TABLE online_programs (
    worker TEXT COLLATE "C" NOT NULL, number BIGINT NOT NULL, person TEXT COLLATE "C" NOT NULL,
    since BIGINT NOT NULL, said TEXT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (worker, number)
);
"""
_POLICIES: Final = """
CREATE TABLE policies (
    name TEXT COLLATE "C" PRIMARY KEY, policy BYTEA NOT NULL, at BIGINT NOT NULL
);
"""
STEPS: Final = {0: (_ALL, 6), 6: (_OF_WORKERS, 7), 7: (_POLICIES, 8)}
"""What makes of a database of each earlier version one of a later (0: one without our tables)."""


def migrated(db: Connection) -> None:
    """Brings the database to this version, if need be.

    Raises ``StoreError`` for one of a later version or in another encoding, or ``psycopg.Error``,
    and has then changed nothing.
    """
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (_ONE_AT_A_TIME,))
        if db.execute("SHOW server_encoding").fetchone() != ("UTF8",):
            raise StoreError(Reason("server-database-encoding"))
        version = found = version_of(db)
        if version > VERSION:
            raise StoreError(Reason("server-data-version", {"found": version, "known": VERSION}))
        while version != VERSION:
            step, version = STEPS[version]
            db.execute(step)
        if not found:
            db.execute("CREATE TABLE mendax_format (version INTEGER NOT NULL)")
            db.execute("INSERT INTO mendax_format VALUES (%s)", (version,))
        elif found != version:
            db.execute("UPDATE mendax_format SET version = %s", (version,))


def version_of(db: Connection) -> int:
    """The format of a database; 0: it has none of our tables."""
    (there,) = db.execute("SELECT to_regclass('mendax_format') IS NOT NULL").fetchone() or (False,)
    if not there:
        return 0
    row = db.execute("SELECT version FROM mendax_format").fetchone()
    return int(row[0]) if row else 0


def described(error: psycopg.Error) -> str:
    """What PostgreSQL calls an error, and nothing that was stored or is secret: its kind, and of
    one of the system's the words, without the names of files."""
    said, code = error.diag.message_primary, error.sqlstate or ""
    return _NAMES.sub("", said) if said and code.startswith(_OF_SYSTEM) else type(error).__name__
