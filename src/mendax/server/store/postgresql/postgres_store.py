"""The PostgreSQL store, with one connection that writes in grouped commits and several that read.

Rules of this file
1. Pending writes are stored together, as by every store (``grouping``); see ``writer``.
2. Reads use separate threads and connections from psycopg's pool. A read that fails because of a
   lost connection is retried once.
3. The folder is locked, because it contains this process's control socket and name. The database
   is not locked, because other servers write to it too. Each table has one owner (``owners``).
"""

import asyncio
import os
import secrets
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import psycopg
from psycopg_pool import ConnectionPool

from mendax.core.game import MendaxError, Reason
from mendax.server.store import owners
from mendax.server.store.copies import Between
from mendax.server.store.database import Database, in_snapshot
from mendax.server.store.disk_room import DiskRoom, said
from mendax.server.store.grouping import Store, Unreachable
from mendax.server.store.postgresql.connections import (
    SNAPSHOT,
    Connection,
    PostgresConnection,
    address,
    connected,
    is_gone,
    prepared,
)
from mendax.server.store.postgresql.listening import listened
from mendax.server.store.postgresql.migrations import described, format_of
from mendax.server.store.postgresql.writer import EVERY, PostgresWriter
from mendax.server.store.schema import StoreError, locked
from mendax.server.store.transfer import copied
from mendax.table.log import Person

T = TypeVar("T")

OWNER: Final = "owner"
"""The file, in the server's folder, that contains the name of the last server there."""
READING: Final = 3.0
"""How long a question waits for a connection, in seconds."""
_READERS: Final = 4
"""The maximum number of reading connections."""


class PostgresStore(Store):
    """The store in a PostgreSQL database."""

    shared = True
    _writer: PostgresWriter
    crowd = 8
    # a commit takes PostgreSQL two milliseconds of CPU time, regardless of its size
    pause = 0.006
    recheck = EVERY

    def __init__(self, url: str, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        """Connect and lock the folder.

        Raises ``StoreError`` if the database is unreachable or unusable, or if another server uses
        the folder.
        """
        self._conninfo = address(url)
        self._lock = locked(folder)
        self._name_file = folder / OWNER
        try:
            writes = written_by(self._conninfo)
        except BaseException:
            os.close(self._lock)
            raise
        self._pool: ConnectionPool[Connection] = ConnectionPool(
            self._conninfo,
            kwargs={"autocommit": True},
            min_size=1,
            max_size=_READERS,
            configure=prepared,
            check=ConnectionPool.check_connection,
            reconnect_timeout=READING,
            open=True,
        )
        disk = DiskRoom(folder, refusal="wire-refused-not-stored")
        super().__init__(writes, disk, loop, readers=_READERS)
        self._thread.start()

    def register(self) -> None:
        """Own tables from now on. Tables of the last server of this folder, which has ended, have
        no owner.
        """
        last = self._name_file.read_text() if self._name_file.exists() else ""
        owner = self._named()
        self.at_start(partial(owners.register, owner, (last,)))
        self._writer.owner = owner

    def _named(self) -> str:
        owner = secrets.token_hex(8)
        with suppress(OSError):  # without the file, a restart waits for the old tables
            self._name_file.write_text(owner)
        return owner

    async def renew(self) -> bool:
        """Renew the ownership of all tables.

        Return False if other servers have taken the tables. The server then has another name.
        """
        old = self._writer.owner
        if await self.change(partial(owners.renew, old)):
            return True
        owner = self._named()
        await self.change(partial(owners.register, owner, (old,)))
        self._writer.owner = owner
        return False

    async def take(self, table: str, last: int) -> bool | None:
        """Own a table, unless another server does (``owners.take``). Raises ``StoreError``."""
        return await self.change(partial(owners.take, table, last, self._writer.owner))

    async def elsewhere(self, person: Person) -> tuple[str, ...]:
        """Return the tables where ``person`` has acted and that other servers own."""
        return await self.ask(partial(owners.elsewhere, person, self._writer.owner))

    async def release(self, table: str) -> None:
        """Give up a table, so that another server can take it. Raises ``StoreError``."""
        await self.change(partial(owners.release, table, self._writer.owner))

    async def listen(self, heard: Callable[[], object]) -> None:
        """Call ``heard`` when another server may have committed notices, until cancelled."""
        await listened(self._conninfo, heard)

    async def close(self) -> None:
        """Finish all pending writes, close all connections and release the locks."""
        await self._ended()
        try:
            await asyncio.to_thread(self._pool.close)
            with suppress(psycopg.Error, Unreachable):
                self._writer.change(partial(owners.leave, self._writer.owner))
            self._writer.close()
        finally:
            os.close(self._lock)

    def _asked(self, question: Callable[[Database], T]) -> T:
        """Run a query on a reader thread. Its exceptions propagate."""
        for again in (True, False):
            with self._pool.connection(timeout=READING) as connection:
                try:
                    return in_snapshot(PostgresConnection(connection), SNAPSHOT, question)
                except psycopg.Error as error:
                    if not (again and is_gone(connection, error)):
                        raise
        raise AssertionError

    def _tried(self) -> str | None:
        """Return the reason why writes fail now, or None.

        The test checks whether PostgreSQL answers and, after a failure, whether a commit succeeds.
        """
        try:
            self._writer.touch(self._refused is not None)
            self._refused = None
        except Unreachable as error:
            return str(error)
        except psycopg.Error as error:
            return described(error)
        return None


def written_by(conninfo: str, alone: bool = False) -> PostgresWriter:
    """Return the writer of a database. ``alone`` requires that no server uses the database.

    Raises ``StoreError``.
    """
    try:
        return PostgresWriter(conninfo, alone)
    except psycopg.Error as error:
        shown = {"problem": described(error)}
        raise StoreError(Reason("server-database-unusable", shown)) from None


def has_tables(conninfo: str) -> bool:
    """Return whether a database has Mendax tables. No data is written. Raises ``StoreError``."""
    try:
        with closing(connected(conninfo)) as db:
            return format_of(db) != 0
    except psycopg.Error as error:
        raise StoreError(
            Reason("server-database-unusable", {"problem": described(error)})
        ) from None


def copied_from(conninfo: str, file: Path, told: Between) -> None:
    """Copy a snapshot of a database into a new SQLite file. Raises ``StoreError``."""
    try:
        with closing(connected(conninfo)) as db:
            db.execute(SNAPSHOT)
            copied(PostgresConnection(db), file, told)
    except MendaxError:
        raise
    except Exception as error:
        raise StoreError(Reason("server-not-copied", {"problem": said(error)})) from None
