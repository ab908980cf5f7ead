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
WAKING: Final = 'CREATE TABLE waking ("table" TEXT {} PRIMARY KEY, at BIGINT NOT NULL);'
"""When each slow game goes on (``store.waking``)."""
MIGRATIONS: Final[tuple[Migration, ...]] = (
    Migration("", f"{OWNERS} ALTER TABLE notices RENAME COLUMN worker TO server"),
    Migration(WAKING.format(""), WAKING.format('COLLATE "C"')),
)
"""The migrations. The first one converts format 1 to format 2, and so on."""
FORMAT: Final = 1 + len(MIGRATIONS)
"""The format that this release reads and writes."""
