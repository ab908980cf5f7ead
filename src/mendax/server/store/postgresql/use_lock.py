"""The advisory lock that the servers of a database share, and that a transfer has for itself."""

from typing import Final

from mendax.server.store.postgresql.connections import Connection

IN_USE: Final = 0x6D656E65
"""The number of the lock."""
_LOCKS: Final = """
FROM pg_locks WHERE locktype = 'advisory' AND granted
    AND classid = 0 AND objid = %(lock)s::oid AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


def is_held(db: Connection, backend: int) -> bool:
    """Return whether this connection still has its backend, and the backend holds the lock."""
    asked = f"""SELECT pg_backend_pid() = %(backend)s
        AND EXISTS (SELECT {_LOCKS} AND pid = pg_backend_pid())"""
    given = {"backend": backend, "lock": IN_USE}
    return db.execute(asked.encode(), given).fetchone() == (True,)


def holders(db: Connection) -> tuple[int, int]:
    """Return how many backends share the lock, and how many have it for themselves."""
    asked = f"""SELECT count(*) FILTER (WHERE mode = 'ShareLock'),
        count(*) FILTER (WHERE mode = 'ExclusiveLock') {_LOCKS}"""
    shared, alone = db.execute(asked.encode(), {"lock": IN_USE}).fetchone() or (0, 0)
    return int(shared), int(alone)
