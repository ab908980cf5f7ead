"""Connections to PostgreSQL: how one is made, and the words that SQLite and it read alike.

Rules of this file
1. A connection that is lost is noticed within seconds at both ends, whatever the network does.
2. What was answered is on the disk: a connection that would answer before is told otherwise.
3. Nothing of an address is ever said or logged: it may hold a password.
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
"""Begins a transaction in which all that is read is of one moment."""

_USUAL: Final[dict[str, str | int]] = {
    "application_name": "mendax",
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""What holds where the address does not say otherwise."""
_AT_THE_OTHER_END: Final = {
    "tcp_keepalives_idle": 10,
    "tcp_keepalives_interval": 3,
    "tcp_keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""The same for PostgreSQL's end, which lives for two hours otherwise after a silent network, and
with it its share of the lock. Of no effect on Unix sockets."""
_GONE: Final = ("08", "57P", "25P03")
"""How codes of errors begin after which a connection is of no use, even if it seems open: trouble
on the way, a server that ends or begins, a transaction that was idle for too long."""
_MARKS: Final = re.compile(r"'[^']*'|\?|(?<![:\w]):(\w+)|%")


def address(url: str) -> str:
    """What psycopg connects by. Raises ``StoreError`` for what is no address."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.Error:
        raise StoreError(Reason("server-database-address")) from None
    return make_conninfo("", **_USUAL | {name: value for name, value in given.items() if value})


def connected(conninfo: str) -> Connection:
    """A new connection, on which each statement is committed by itself. Raises
    ``psycopg.Error``."""
    made = psycopg.connect(conninfo, autocommit=True)
    try:
        prepared(made)
    except BaseException:
        made.close()
        raise
    return made


def prepared(made: Connection) -> None:
    """Sets what every connection is to keep to."""
    made.execute("SET idle_in_transaction_session_timeout = '30s'")
    for name, value in _AT_THE_OTHER_END.items():
        made.execute("SELECT set_config(%s, %s, FALSE)", (name, str(value)))
    asked = "SELECT current_setting('synchronous_commit') = 'off'"
    if made.execute(asked).fetchone() == (True,):
        made.execute("SET synchronous_commit = 'on'")


def is_gone(made: Connection, error: psycopg.Error) -> bool:
    """Whether a connection is of no use any more after this."""
    code = error.sqlstate
    return made.closed or made.broken or (code or "").startswith(_GONE)


class PostgresConnection:
    """A connection for questions in the words of ``store.database``."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, asked: str, given: Given = (), /) -> Cursor:
        """Asks one question, or changes something. Raises ``psycopg.Error``."""
        return self._connection.execute(translated(asked), given)

    def executemany(self, asked: str, given: Iterable[Given], /) -> None:
        """Changes something for each of those given, all sent at once."""
        self._connection.cursor().executemany(translated(asked), given)


@cache
def translated(asked: str) -> LiteralString:
    """The same with psycopg's marks for what is given; what stands in quotes stays."""
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
