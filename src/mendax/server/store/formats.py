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


MIGRATIONS: Final[tuple[Migration, ...]] = ()
"""The migrations. The first one converts format 1 to format 2, and so on."""
FORMAT: Final = 1 + len(MIGRATIONS)
"""The format that this release reads and writes."""
