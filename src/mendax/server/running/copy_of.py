"""A copy of all tables for the command line, requested from a running server or made directly."""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Final, cast

from mendax.core.game import Reason
from mendax.server.running.admin_client import AdminClient
from mendax.server.running.admin_messages import CopyGrows, CopyIsMade, NoAnswer
from mendax.server.running.backup import no_tables_in
from mendax.server.running.store_opening import copied_from
from mendax.server.store.copies import copy
from mendax.server.store.folder_lock import FolderTaken, NoLocks, hold, holder_of, refusal
from mendax.server.store.schema import StoreError
from mendax.server.store.store import DATABASE

COPY: Final = "copy.sqlite3"
"""The name of a temporary copy in the tables' folder."""

Told = Callable[[int, int], None]
"""A function called at intervals with the numbers of copied and of all pages."""


@contextlib.contextmanager
def copy_of(folder: Path, told: Told, database: str = "") -> Iterator[Path]:
    """Yield a snapshot of all tables in a folder, or in the ``database`` of the server that owns
    the folder. A running server knows its database.

    The file is temporary; move it away to keep it. Raises ``StoreError`` if no tables exist, and
    ``NoAnswer`` or ``NotDone`` as ``AdminClient.ask`` does.
    """
    if database:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    elif not (folder / DATABASE).is_file() and holder_of(folder) is None:
        raise no_tables_in(folder)
    try:
        lock = hold(folder)
    except FolderTaken:
        with _asked(folder, told) as made:
            yield made
        return
    except NoLocks as error:
        raise StoreError(refusal(folder, error)) from None
    except OSError as error:
        shown = {"folder": str(folder), "problem": error.strerror or "OSError"}
        raise StoreError(Reason("server-data-unusable", shown)) from None
    try:
        with _made_here(folder, told, database) as made:
            yield made
    finally:
        os.close(lock)


@contextlib.contextmanager
def _made_here(folder: Path, told: Told, database: str) -> Iterator[Path]:
    made = folder / COPY
    try:
        if database:
            copied_from(database, made, told)
        else:
            with contextlib.closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as db:
                copy(db, made, told)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(Reason("server-not-copied", {"problem": str(error)})) from None
    try:
        yield made
    finally:
        made.unlink(missing_ok=True)


@contextlib.contextmanager
def _asked(folder: Path, told: Told) -> Iterator[Path]:
    """Yield a copy that the server keeps until the client disconnects."""
    lines = AdminClient(folder).lines(CopyGrows | CopyIsMade, "POST", "/admin/copy")
    with contextlib.closing(cast("Generator[Any, None, None]", lines)):
        for part in lines:
            match part:
                case CopyGrows(pages, whole):
                    told(pages, whole)
                case CopyIsMade(name):
                    yield folder / name
                    return
    raise NoAnswer(Reason("control-no-answer", {"folder": str(folder)}))
