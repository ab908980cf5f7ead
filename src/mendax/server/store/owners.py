"""The owner of each table, among the servers that share a database.

Rules of this file
1. A table has at most one owner. A server owns tables while its row in ``servers`` exists; deleting
   the row deletes its ownerships.
2. Each server renews its row at intervals. After ``SILENT`` seconds without a renewal, any other
   server may delete the row, if that server's own renewals have been regular for as long. After an
   outage of the database, all servers can therefore renew their rows first.
3. All times are the database's.
4. A commit of lines locks the row of its server (``postgresql.writer``). A server whose row was
   deleted can therefore never store another line.

Only a database that several servers may share has owners (``Store.shared``). Each function takes
the connection as its last parameter.
"""

from typing import Final

from mendax.server.store.database import Database
from mendax.table.log import Person

EVERY: Final = 2.0
"""Seconds between renewals."""
SILENT: Final = 10.0
"""Seconds without a renewal after which a server loses its tables."""
GAP: Final = 5.0
"""The longest interval between regular renewals, in seconds."""
_AGO: Final = "clock_timestamp() - make_interval(secs => ?)"
_RENEW: Final = f"""UPDATE servers
    SET since = CASE WHEN seen < {_AGO} THEN clock_timestamp() ELSE since END,
        seen = clock_timestamp()
    WHERE id = ?"""  # noqa: S608 - a constant
_DELETE_SILENT: Final = f"""DELETE FROM servers WHERE seen < {_AGO}
    AND EXISTS (SELECT 1 FROM servers WHERE id = ? AND since < {_AGO})"""  # noqa: S608 - a constant


def register(server: str, before: tuple[str, ...], db: Database) -> None:
    """Add a server without tables. The servers ``before`` it, which are known to have ended, lose
    their tables.
    """
    for old in before:
        db.execute("DELETE FROM servers WHERE id = ?", (old,))
    asked = "INSERT INTO servers VALUES (?, clock_timestamp(), clock_timestamp())"
    db.execute(asked, (server,))


def renew(server: str, db: Database) -> bool:
    """Renew a server's row, and delete the rows of silent servers.

    Return False if the server has lost its own row, and thereby all its tables.
    """
    renewed = db.execute(_RENEW, (GAP, server)).rowcount == 1
    db.execute(_DELETE_SILENT, (SILENT, server, SILENT))
    return renewed


def take(table: str, last: int, server: str, db: Database) -> bool | None:
    """Make ``server`` the owner of a table, whose last line it knows as ``last``.

    Return False if the table has another owner, and None if the log has other lines now. In that
    case, too, ``server`` is the owner.
    """
    asked = "INSERT INTO owners VALUES (?, ?) ON CONFLICT DO NOTHING"
    db.execute(asked, (table, server))
    if db.execute('SELECT server FROM owners WHERE "table" = ?', (table,)).fetchone() != (server,):
        return False
    asked = 'SELECT max(number) FROM log WHERE "table" = ?'
    return True if db.execute(asked, (table,)).fetchone() == (last,) else None


def elsewhere(person: Person, server: str, db: Database) -> tuple[str, ...]:
    """Return the tables where ``person`` has acted and that other servers own."""
    asked = """SELECT owners."table" FROM owners, visits
        WHERE owners."table" = visits."table" AND person = ? AND server <> ?"""
    return tuple([row[0] for row in db.execute(asked, (person, server))])


def release(table: str, server: str, db: Database) -> None:
    """Give up a table."""
    db.execute('DELETE FROM owners WHERE "table" = ? AND server = ?', (table, server))


def leave(server: str, db: Database) -> None:
    """Give up all tables of a server that ends."""
    db.execute("DELETE FROM servers WHERE id = ?", (server,))
