"""Copies one database into another, row by row, and proves that both are equal.

A database with rows is never written to. Afterwards the target is either complete or empty. Both
databases are read in key order, ``PAGE`` rows at a time. The proof compares the rows as read back,
by the row count of each table and a hash over all rows.
"""

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from mendax.core.game import Reason
from mendax.server.store.copies import Between, sync
from mendax.server.store.database import Database
from mendax.server.store.journal import Transaction
from mendax.server.store.schema import (
    DATABASE_TABLES,
    DatabaseTable,
    StoreError,
    connected,
    listed,
)

PAGE: Final = 2000
"""The number of rows per query."""


class Contents(NamedTuple):
    """The content of one database table."""

    rows: int
    sha256: str
    """The hash over all rows in key order."""


def contents(db: Database) -> dict[str, Contents]:
    """Return the content of a database, keyed by table."""
    return {place.name: _contents(place, _pages(place, db)) for place in DATABASE_TABLES}


def transferred(
    source: Database, target: Database, insertions: Mapping[str, str], told: Between
) -> dict[str, Contents]:
    """Copy all data into an empty database, and return the content as read back, keyed by table.

    The copy runs in the caller's transaction. ``insertions`` contains INSERT statements for tables
    that need special statements. ``told`` is called with the numbers of copied and of all rows.
    Raises ``StoreError`` if the target is not empty, or differs from the rows written.
    """
    if any(_count(place, target) for place in DATABASE_TABLES):
        raise StoreError(Reason("transfer-not-empty"))
    whole, done = sum(_count(place, source) for place in DATABASE_TABLES), 0
    written: dict[str, Contents] = {}
    for place in DATABASE_TABLES:
        marks = ", ".join("?" * len(place.key + place.others))
        usual = f"INSERT INTO {place.name} ({place.columns}) VALUES ({marks})"  # noqa: S608
        insertion = insertions.get(place.name, usual)

        def pages(
            place: DatabaseTable = place, insertion: str = insertion
        ) -> Iterator[Sequence[Any]]:
            nonlocal done
            for page in _pages(place, source):
                target.executemany(insertion, page)
                done += len(page)
                told(done, whole)
                yield page

        written[place.name] = _contents(place, pages())
    if contents(target) != written:
        raise StoreError(Reason("transfer-not-alike"))
    return written


def copied(source: Database, file: Path, told: Between) -> None:
    """Copy all data into a new SQLite file, which is complete or absent.

    Raises ``StoreError``, ``OSError``, ``sqlite3.Error`` or any exception from ``told``.
    """
    growing = file.with_name(file.name + ".part")
    tails = ("", "-wal", "-shm")
    try:
        for tail in tails:
            growing.with_name(growing.name + tail).unlink(missing_ok=True)
        with contextlib.closing(connected(growing)) as db:
            with Transaction(db):
                transferred(source, db, {}, told)
            db.execute("PRAGMA journal_mode=DELETE")
        sync(growing)
        growing.replace(file)
        sync(file.parent)
    finally:
        for tail in tails:
            growing.with_name(growing.name + tail).unlink(missing_ok=True)


def _count(place: DatabaseTable, db: Database) -> int:
    (count,) = db.execute(f"SELECT count(*) FROM {place.name}").fetchone()  # noqa: S608
    return int(count)


def _contents(place: DatabaseTable, pages: Iterator[Sequence[Any]]) -> Contents:
    rows, digest = 0, sha256(place.name.encode())
    for page in pages:
        rows += len(page)
        for row in page:
            digest.update(msgspec.msgpack.encode(row))
    return Contents(rows, digest.hexdigest())


def _pages(place: DatabaseTable, db: Database) -> Iterator[Sequence[Any]]:
    """Yield all rows in key order, in pages."""
    keys = listed(place.key)
    marks = ", ".join("?" * len(place.key))
    asked = f"SELECT {place.columns} FROM {place.name}"  # noqa: S608 - names of this file
    ordered = f"ORDER BY {keys} LIMIT {PAGE}"
    page = db.execute(f"{asked} {ordered}").fetchall()
    while page:
        yield page
        last = page[-1][: len(place.key)]
        page = db.execute(f"{asked} WHERE ({keys}) > ({marks}) {ordered}", last).fetchall()
