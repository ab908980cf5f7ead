"""The database format: its number, and migrations to later formats.

Release 0.2.0 introduced format 1. To change the tables, change their definitions in ``schema`` and
``postgresql.migrations``, and append one ``Migration`` to this file. Both databases share the
format number, because ``mendax transfer`` copies between them.
"""

from typing import Final, NamedTuple


class Migration(NamedTuple):
    """SQL that converts one format into the next. Each migration runs in one transaction."""

    sqlite: str
    postgresql: str


TABLES: Final = """
CREATE TABLE tables (
    id TEXT {c} PRIMARY KEY, secret {b} NOT NULL, game TEXT NOT NULL, created BIGINT NOT NULL
){w};
CREATE TABLE games (
    "table" TEXT {c} NOT NULL, game BIGINT NOT NULL, first BIGINT NOT NULL, settled BIGINT,
    PRIMARY KEY ("table", game)
){w};
CREATE TABLE sessions (
    token_hash {b} PRIMARY KEY, person TEXT {c} NOT NULL, created BIGINT NOT NULL,
    used BIGINT NOT NULL, replaces {b}
){w};
CREATE INDEX sessions_of ON sessions (person);
CREATE INDEX sessions_replacing ON sessions (replaces) WHERE replaces IS NOT NULL;
CREATE TABLE addresses (address TEXT {c} PRIMARY KEY, "table" TEXT {c} NOT NULL){w};
CREATE TABLE visits (
    person TEXT {c} NOT NULL, "table" TEXT {c} NOT NULL, PRIMARY KEY (person, "table")
){w};
CREATE TABLE program_keys (
    key_hash {b} PRIMARY KEY, person TEXT {c} NOT NULL, owner TEXT {c} NOT NULL,
    "table" TEXT {c}, name TEXT NOT NULL, created BIGINT NOT NULL, used BIGINT NOT NULL
){w};
CREATE INDEX program_keys_of ON program_keys (owner);
CREATE TABLE bans (
    kind TEXT {c} NOT NULL, who TEXT {c} NOT NULL, until BIGINT, PRIMARY KEY (kind, who)
){w};
CREATE TABLE codes (
    code TEXT {c} PRIMARY KEY, kind TEXT {c} NOT NULL, target TEXT {c} NOT NULL,
    until BIGINT NOT NULL
){w};
CREATE UNIQUE INDEX codes_of ON codes (kind, target);
"""
"""The tables of format 1 that are alike in both databases."""
OWNERS: Final = """
CREATE TABLE servers (
    id TEXT COLLATE "C" PRIMARY KEY, since TIMESTAMPTZ NOT NULL, seen TIMESTAMPTZ NOT NULL
);
CREATE TABLE owners (
    "table" TEXT COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    server TEXT COLLATE "C" NOT NULL REFERENCES servers ON DELETE CASCADE
);
CREATE INDEX owners_of ON owners (server);
"""
"""Which server owns each table (``store.owners``)."""
WAKING: Final = 'CREATE TABLE waking ("table" TEXT {c} PRIMARY KEY, at BIGINT NOT NULL);'
"""When each slow game goes on (``store.waking``)."""
CALLS: Final = """
CREATE TABLE subscriptions (
    endpoint TEXT {c} PRIMARY KEY, person TEXT {c} NOT NULL, key {b} NOT NULL, secret {b} NOT NULL,
    language TEXT NOT NULL, quiet_from BIGINT NOT NULL, quiet_to BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX subscriptions_of ON subscriptions (person);
CREATE TABLE muted (
    person TEXT {c} NOT NULL, "table" TEXT {c} NOT NULL, PRIMARY KEY (person, "table")
);
CREATE TABLE webhooks (
    "table" TEXT {c} PRIMARY KEY, url TEXT {c} NOT NULL, language TEXT NOT NULL
);
CREATE TABLE calls (
    "table" TEXT {c} NOT NULL, target TEXT {c} NOT NULL, person TEXT {c} NOT NULL,
    kind TEXT NOT NULL, told TEXT NOT NULL, at BIGINT NOT NULL, until BIGINT NOT NULL,
    tries BIGINT NOT NULL, PRIMARY KEY ("table", target)
);
CREATE INDEX calls_at ON calls (at);
CREATE INDEX calls_to ON calls (target);
CREATE TABLE push_key (number BIGINT PRIMARY KEY, key {b} NOT NULL);
"""
"""Calls to absent players and their recipients (``store.calls``)."""
REPORTS: Final = """
CREATE TABLE reports (
    id TEXT {c} PRIMARY KEY, at BIGINT NOT NULL, "table" TEXT {c} NOT NULL,
    person TEXT {c} NOT NULL, name TEXT NOT NULL, reporter TEXT {c} NOT NULL, numbers TEXT NOT NULL
);
CREATE INDEX reports_of ON reports ("table");
"""
"""Reports of people to the server's owner (``store.reports``)."""
PUBLIC_REPLAYS: Final = """
CREATE TABLE public_replays (
    code TEXT {c} PRIMARY KEY, "table" TEXT {c} NOT NULL, game BIGINT NOT NULL,
    person TEXT {c} NOT NULL, masked BIGINT NOT NULL, listed BIGINT NOT NULL, at BIGINT NOT NULL
);
CREATE UNIQUE INDEX public_replays_of ON public_replays (person, "table", game);
"""
"""Finished games that a player shows to everyone (``store.public_replays``)."""


def in_sqlite(text: str) -> str:
    """Return the SQL of a text above for SQLite."""
    return text.format(c="", b="BLOB", w=" WITHOUT ROWID")


def in_postgresql(text: str) -> str:
    """Return the SQL of a text above for PostgreSQL."""
    return text.format(c='COLLATE "C"', b="BYTEA", w="")


SHARED: Final = "".join((TABLES, WAKING, CALLS, REPORTS, PUBLIC_REPLAYS))
"""The tables of the current format that are alike in both databases."""
MIGRATIONS: Final[tuple[Migration, ...]] = (
    Migration("", f"{OWNERS} ALTER TABLE notices RENAME COLUMN worker TO server"),
    *(
        Migration(in_sqlite(text), in_postgresql(text))
        for text in (WAKING, CALLS, REPORTS, PUBLIC_REPLAYS, "DROP TABLE policies")
    ),
)
"""The migrations. The first one converts format 1 to format 2, and so on."""
FORMAT: Final = 1 + len(MIGRATIONS)
"""The format that this release reads and writes."""
