"""The format of the database: its number, and the migrations to later formats.

Format 1 is the format of 0.2.0. To change the tables, change their definitions in ``schema`` and
``postgresql.migrations``, and append one ``Migration`` here. Both databases have the same format
number, because ``mendax transfer`` copies between them.
"""

from typing import Final, NamedTuple


class Migration(NamedTuple):
    """SQL that turns a database of one format into the next; each runs in one transaction."""

    sqlite: str
    postgresql: str


MIGRATIONS: Final[tuple[Migration, ...]] = ()
"""The first leads from format 1 to format 2, and so on."""
FORMAT: Final = 1 + len(MIGRATIONS)
"""The format that this release reads and writes."""
