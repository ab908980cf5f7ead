"""Immediate retention for tables that no server uses, which also frees disk space."""

import contextlib
import sqlite3
from functools import partial
from typing import NamedTuple

from mendax.core.game import Reason
from mendax.server.running.backup import held, no_tables_in
from mendax.server.running.moving_store import in_postgresql
from mendax.server.running.retention import Swept, before
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import retention
from mendax.server.store.grouping import Writer
from mendax.server.store.journal import Journal
from mendax.server.store.retention import Before
from mendax.server.store.schema import StoreError
from mendax.server.store.store import DATABASE


class Tidied(NamedTuple):
    """The numbers of deleted items, and the size of the file in bytes before and after.

    The sizes are 0 for PostgreSQL, which frees its space automatically.
    """

    swept: Swept
    was: int = 0
    size: int = 0


def tidy(settings: ServerSettings, now: int) -> Tidied:
    """Delete data that is stale at ``now`` (milliseconds since 1970), and return the space to the
    file system.

    Raises ``StoreError`` if a server uses the tables, or if no tables exist.
    """
    if settings.database:
        with contextlib.closing(in_postgresql(settings.database)) as writer:
            return Tidied(_swept(writer, before(settings, now)))
    file = settings.data / DATABASE
    try:
        if not file.is_file():
            raise no_tables_in(settings.data)
        with held(settings.data), contextlib.closing(Journal(file)) as journal:
            was = file.stat().st_size
            swept = _swept(journal, before(settings, now))
            journal.connection.execute("VACUUM")
            journal.rest()
            return Tidied(swept, was, file.stat().st_size)
    except (OSError, sqlite3.Error) as error:
        shown = {"folder": str(settings.data), "problem": str(error)}
        raise StoreError(Reason("server-data-unusable", shown)) from None


def _swept(journal: Writer, limits: Before) -> Swept:
    tables = talk = sessions = 0
    after: str | None = ""
    while after is not None:
        found = journal.change(partial(retention.look, after, limits))
        for table in found.stale:
            while not journal.change(partial(retention.throw_away, table)):
                pass
        for table in found.talked:
            while not journal.change(partial(retention.empty_talk, table, limits.talk)):
                pass
        tables, talk, after = tables + len(found.stale), talk + len(found.talked), found.after
    ended = partial(retention.end_sessions, limits.sessions)
    while limits.sessions and (some := journal.change(ended)):
        sessions += some
    return Swept(tables, talk, sessions)
