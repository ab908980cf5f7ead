"""Connections to PostgreSQL, and the translation of queries shared with SQLite.

Rules of this file
1. Both ends of a connection detect its loss within seconds.
2. Acknowledged data is on disk, because ``synchronous_commit`` is switched on if it is off.
3. No message or log contains a database address, because an address may contain a password.
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final, LiteralString

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from mendax.core.game import Reason
from mendax.server.store.database import Cursor, Given
from mendax.server.store.schema import StoreError

Connection = psycopg.Connection[tuple[Any, ...]]
SNAPSHOT: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""The statement that begins a snapshot transaction."""

_USUAL: Final[dict[str, str | int]] = {
    "application_name": "mendax",
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""The defaults of parameters that the address does not set."""
_AT_THE_OTHER_END: Final = {
    "tcp_keepalives_idle": 10,
    "tcp_keepalives_interval": 3,
    "tcp_keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""The keepalive settings for PostgreSQL's end of a connection.

Without them, PostgreSQL would keep a silent connection, with its share of the lock, for two hours.
These settings have no effect on Unix sockets.
"""
_GONE: Final = ("08", "57P", "25P03")
"""Prefixes of error codes that make a connection unusable, even if it seems open.

The codes represent network errors, a server that stops or starts, and a transaction idle for too
long.
"""
_MARKS: Final = re.compile(r"'[^']*'|\?|(?<![:\w]):(\w+)|%")


def address(url: str) -> str:
    """Return the psycopg connection string of an address. Raises ``StoreError`` if it is
    invalid.
    """
    try:
        given = conninfo_to_dict(url)
    except psycopg.Error:
        raise StoreError(Reason("server-database-address")) from None
    return make_conninfo("", **_USUAL | {name: value for name, value in given.items() if value})


def connected(conninfo: str) -> Connection:
    """Return a new connection that commits each statement. Raises ``psycopg.Error``."""
    made = psycopg.connect(conninfo, autocommit=True)
    try:
        prepared(made)
    except BaseException:
        made.close()
        raise
    return made


def prepared(made: Connection) -> None:
    """Set the session parameters of a connection."""
    made.execute("SET idle_in_transaction_session_timeout = '30s'")
    for name, value in _AT_THE_OTHER_END.items():
        made.execute("SELECT set_config(%s, %s, FALSE)", (name, str(value)))
    asked = "SELECT current_setting('synchronous_commit') = 'off'"
    if made.execute(asked).fetchone() == (True,):
        made.execute("SET synchronous_commit = 'on'")


def is_gone(made: Connection, error: psycopg.Error) -> bool:
    """Return whether this error makes a connection unusable."""
    code = error.sqlstate
    return made.closed or made.broken or (code or "").startswith(_GONE)


def backend(made: Connection) -> int:
    """Return the id of the process that serves this connection now."""
    row = made.execute("SELECT pg_backend_pid()").fetchone()
    return int(row[0]) if row else 0


def require_own_backend(made: Connection, conninfo: str) -> None:
    """Raise ``StoreError`` if a pool lends backends per transaction or statement.

    Locks belong to a backend, so they would be lost or held by strangers. A pool tells its clients
    another process id than PostgreSQL, so without a pool this takes one query. With a pool, a
    second connection shows whether backends move between clients. Raises ``psycopg.Error``.
    """
    own = backend(made)
    if own != made.info.backend_pid and _are_shared(made, own, conninfo):
        raise StoreError(Reason("server-database-pool"))


def _are_shared(made: Connection, own: int, conninfo: str) -> bool:
    """Return whether another client gets this connection's backend, or this one another."""
    with psycopg.connect(conninfo, autocommit=True) as other:
        try:
            with other.transaction():
                if backend(other) == own or backend(made) != own:
                    return True
        except psycopg.errors.ProtocolViolation:  # in statement mode, transactions are refused
            return True
    return any(backend(made) != own for _ in range(2))  # a pool of two may lend them in turn


class PostgresConnection:
    """A connection with the interface of ``store.database``."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, asked: str, given: Given = (), /) -> Cursor:
        """Execute one statement. Raises ``psycopg.Error``."""
        return self._connection.execute(translated(asked), given)

    def executemany(self, asked: str, given: Iterable[Given], /) -> None:
        """Execute one statement for each set of values. All of them are sent together."""
        self._connection.cursor().executemany(translated(asked), given)


@cache
def translated(asked: str) -> LiteralString:
    """Return a query with psycopg's placeholders. Quoted text is unchanged."""
    return _MARKS.sub(_mark, asked)


def _mark(found: re.Match[str]) -> str:
    match found[0]:
        case "?":
            return "%s"
        case "%":
            return "%%"
        case quoted if quoted.startswith("'"):
            return quoted.replace("%", "%%")
    return f"%({found[1]})s"
