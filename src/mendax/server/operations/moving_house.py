"""A whole house from one place to another, while no server runs: a folder, or a PostgreSQL.

Rules of this file
1. Both places are held meanwhile, as a server holds them.
2. The house that was there is not changed; the other gets all of it and is read back, or nothing.
3. Nothing of an address is ever said, also of one that is mistyped: it may hold a password.
"""

import contextlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from mendax.core.game import MendaxError, Reason
from mendax.server.operations.backup import held
from mendax.server.operations.store_opening import not_installed
from mendax.server.store.copies import Between
from mendax.server.store.database import Database
from mendax.server.store.disk_room import said
from mendax.server.store.grouping import Writer
from mendax.server.store.journal import Journal
from mendax.server.store.schema import StoreError, locked
from mendax.server.store.store import DATABASE
from mendax.server.store.transfer import Contents, transferred

if TYPE_CHECKING:
    from mendax.server.store.postgresql.writer import PostgresWriter


_POSTGRESQL: Final = ("postgres://", "postgresql://")


class _House(NamedTuple):
    """An open house."""

    writer: Writer
    insertions: Mapping[str, str]
    """Words that put rows into its places, where they are not the usual ones."""
    before: str = ""
    """What is to be said to it first in a long transaction."""

    def begin(self, db: Database) -> Database:
        """``db``, made ready."""
        if self.before:
            db.execute(self.before)
        return db


def moved(source: str, target: str, told: Between) -> dict[str, Contents]:
    """Copies the house at ``source`` to ``target``, which has none; what is there then, read back.

    Each is a folder or ``postgresql://…``. ``told`` hears how many rows are copied, and how many
    there are. Raises ``StoreError``.
    """
    for place in (source, target):
        if "://" in place and not place.startswith(_POSTGRESQL):
            raise StoreError(Reason("transfer-no-place"))
    if source == target:
        raise StoreError(Reason("transfer-same"))
    try:
        with _house(source, there=True) as one, _house(target, there=False) as other:

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
def _house(place: str, there: bool) -> Iterator[_House]:
    """A house, held. ``there``: it has to be there."""
    if place.startswith(_POSTGRESQL):
        if there:
            _require_house(place)
        with contextlib.closing(in_postgresql(place)) as writer:
            from mendax.server.store.postgresql.migrations import INSERTIONS

            never = "SET LOCAL idle_in_transaction_session_timeout = 0"
            yield _House(writer, INSERTIONS, never)
        return
    folder = Path(place)
    if there and not (folder / DATABASE).is_file():
        shown = {"file": str(folder / DATABASE), "problem": os.strerror(2)}
        raise StoreError(Reason("maintenance-no-tables", shown))
    if not there:
        os.close(locked(folder))
    with held(folder), contextlib.closing(Journal(folder / DATABASE)) as journal:
        yield _House(journal, {})


def in_postgresql(url: str) -> "PostgresWriter":
    """What writes to a database that no server uses. Raises ``StoreError``."""
    try:
        from mendax.server.store.postgresql.connections import address
        from mendax.server.store.postgresql.postgres_store import written_by
    except ImportError as error:
        raise not_installed(error) from None
    return written_by(address(url), alone=True)


def _require_house(url: str) -> None:
    """Raises ``StoreError`` if a database has none of our tables; writes nothing to it."""
    try:
        from mendax.server.store.postgresql.connections import address
        from mendax.server.store.postgresql.postgres_store import has_house
    except ImportError as error:
        raise not_installed(error) from None
    if not has_house(address(url)):
        shown = {"file": "PostgreSQL", "problem": "format 0"}
        raise StoreError(Reason("maintenance-no-tables", shown))
