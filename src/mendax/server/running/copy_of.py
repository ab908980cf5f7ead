"""A copy of all tables for the command line, made while a server serves them or not."""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from mendax.core.game import Reason
from mendax.server.running.backup import no_tables_in
from mendax.server.running.store_opening import needing_driver
from mendax.server.store.copies import copy
from mendax.server.store.folder_lock import FolderTaken, NoLocks, hold, refusal
from mendax.server.store.schema import StoreError, connected_to_read, unusable
from mendax.server.store.store import DATABASE

Told = Callable[[int, int], None]
"""A function called at intervals with the numbers of copied and of all pages."""


@contextlib.contextmanager
def copy_of(folder: Path, told: Told, database: str = "") -> Iterator[Path]:
    """Yield a snapshot of all tables in a folder or, if it is given, in a PostgreSQL database.

    The file is temporary; move it away to keep it. Raises ``StoreError`` if no tables exist.
    """
    try:
        if database:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        elif not (folder / DATABASE).is_file():
            raise no_tables_in(folder)
        place = TemporaryDirectory(prefix="copy-", dir=folder)
    except OSError as error:
        raise unusable(folder, error) from None
    with place as name:
        made = Path(name) / DATABASE
        if database:
            with needing_driver():
                from mendax.server.store.postgresql import connections, postgres_store
            postgres_store.copied_from(connections.address(database), made, told)
        else:
            _copy(folder, made, told)
        yield made


def _copy(folder: Path, made: Path, told: Told) -> None:
    try:
        with _opened(folder) as db:
            copy(db, made, told)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(Reason("server-not-copied", {"problem": str(error)})) from None


@contextlib.contextmanager
def _opened(folder: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection to the file of tables.

    Beside a server, the connection can neither write nor checkpoint. Without one, the folder is
    locked until the context closes, and the connection may recover what a killed server has left.
    """
    file = folder / DATABASE
    try:
        lock = hold(folder)
    except FolderTaken:
        with contextlib.closing(connected_to_read(file)) as db:
            yield db
        return
    except NoLocks as error:
        raise StoreError(refusal(folder, error)) from None
    try:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as db:
            yield db
    finally:
        os.close(lock)
