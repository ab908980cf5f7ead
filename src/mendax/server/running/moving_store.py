"""Transfers tables between a folder and PostgreSQL, while no server runs.

Rules of this file
1. The folder and the database are locked, as a running server would lock them.
2. The source is not changed. Afterwards the target is either complete and verified, or empty.
3. No message contains a database address, even a mistyped one, because it may contain a password.
"""

import contextlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from mendax.core.game import MendaxError, Reason
from mendax.server.running.backup import held, no_tables_in
from mendax.server.running.store_opening import needing_driver
from mendax.server.store.copies import Between
from mendax.server.store.database import Database
from mendax.server.store.disk_room import said
from mendax.server.store.grouping import Writer
from mendax.server.store.journal import Journal
from mendax.server.store.schema import StoreError
from mendax.server.store.store import DATABASE
from mendax.server.store.transfer import Contents, transferred

if TYPE_CHECKING:
    from mendax.server.store.postgresql.writer import PostgresWriter


_POSTGRESQL: Final = ("postgres://", "postgresql://")


class _Place(NamedTuple):
    """An open database and its tables."""

    writer: Writer
    insertions: Mapping[str, str]
    """The INSERT statements of tables that need special statements."""
    before: str = ""
    """The statement that begins a long transaction."""

    def begin(self, db: Database) -> Database:
        """Execute the first statement, if any, and return ``db``."""
        if self.before:
            db.execute(self.before)
        return db


def moved(source: str, target: str, told: Between) -> dict[str, Contents]:
    """Copy the tables at ``source`` to the empty ``target``, and return the target's content as
    read back.

    Each place is a folder or ``postgresql://…``. ``told`` is called with the numbers of copied and
    of all rows. Raises ``StoreError``.
    """
    for place in (source, target):
        if "://" in place and not place.startswith(_POSTGRESQL):
            raise StoreError(Reason("transfer-no-place"))
    if source == target:
        raise StoreError(Reason("transfer-same"))
    try:
        with _opened(source, there=True) as one, _opened(target, there=False) as other:

            def move(db: Database) -> dict[str, Contents]:
                to = other.begin(db)
                return one.writer.change(
                    lambda of: transferred(one.begin(of), to, other.insertions, told)
                )

            return other.writer.change(move)
    except MendaxError:
        raise
    except Exception as error:
        raise StoreError(Reason("server-not-copied", {"problem": said(error)})) from None


@contextlib.contextmanager
def _opened(place: str, there: bool) -> Iterator[_Place]:
    """Yield a locked database. ``there`` requires that the database already has tables."""
    if place.startswith(_POSTGRESQL):
        if there:
            _require_tables(place)
        with contextlib.closing(in_postgresql(place)) as writer:
            from mendax.server.store.postgresql.migrations import INSERTIONS

            never = "SET LOCAL idle_in_transaction_session_timeout = 0"
            yield _Place(writer, INSERTIONS, never)
        return
    folder = Path(place)
    if there and not (folder / DATABASE).is_file():
        raise no_tables_in(folder)
    with held(folder), contextlib.closing(Journal(folder / DATABASE)) as journal:
        yield _Place(journal, {})


def in_postgresql(url: str) -> "PostgresWriter":
    """Return a writer for a database that no server uses. Raises ``StoreError``."""
    with needing_driver():
        from mendax.server.store.postgresql.connections import address
        from mendax.server.store.postgresql.postgres_store import written_by
    return written_by(address(url), alone=True)


def _require_tables(url: str) -> None:
    """Raise ``StoreError`` if a database has no Mendax tables. The database is not changed."""
    with needing_driver():
        from mendax.server.store.postgresql.connections import address
        from mendax.server.store.postgresql.postgres_store import has_tables
    if not has_tables(address(url)):
        shown = {"file": "PostgreSQL", "problem": "format 0"}
        raise StoreError(Reason("maintenance-no-tables", shown))
