"""Checks of the places that a server uses: the database, its locks, the port and the host names."""

from typing import Final

from mendax.server.doctor.findings import Diagnosis, bad, good
from mendax.server.listening import network
from mendax.server.listening.listening import Unusable, listen
from mendax.server.running.store_opening import inspected
from mendax.server.settings.settings import ServerSettings, refuse_contradictions
from mendax.server.store.folder_lock import holder_of
from mendax.server.store.store import DATABASE

_SQLITE: Final = b"SQLite format 3\0"
"""The first bytes of every SQLite file."""


def database(settings: ServerSettings) -> Diagnosis:
    """Check that the tables can be reached."""
    if settings.database:
        version = inspected(settings.database).version
        return good("database", "doctor-database-postgresql", version=version)
    file = settings.data / DATABASE
    if not file.exists():
        return good("database", "doctor-database-new", folder=str(settings.data))
    with file.open("rb") as opened:
        is_database = opened.read(len(_SQLITE)) == _SQLITE
    if not is_database:
        return bad("database", "doctor-database-other", file=str(file))
    return good("database", "doctor-database-file", file=str(file))


def pool(settings: ServerSettings) -> Diagnosis | None:
    """Check that a pool before PostgreSQL keeps its backends, as locks need it."""
    if not settings.database:
        return None
    is_direct = inspected(settings.database).is_direct
    return good("pool", f"doctor-pool-{'direct' if is_direct else 'session'}")


def locks(settings: ServerSettings) -> Diagnosis:
    """Check whether another process uses the folder, or all of the database."""
    if settings.database:
        found = inspected(settings.database)
        if found.is_taken:
            return bad("locks", "doctor-locks-alone")
        if found.servers:
            return good("locks", "doctor-locks-shared", count=found.servers)
    holder = holder_of(settings.data)
    if holder is not None:
        return good("locks", "doctor-locks-held", holder=holder)
    return good("locks", "doctor-locks-free")


def port(settings: ServerSettings) -> Diagnosis:
    """Check that the server can listen at its addresses, unless it does already."""
    try:
        listen(settings).close()
    except Unusable as error:
        if not error.is_taken or holder_of(settings.data) is None:
            raise
        return good("port", "doctor-port-served")
    places = (*settings.addresses, *map(str, settings.unix_sockets))
    return good("port", "doctor-port", port=str(settings.port), places=", ".join(places))


def names(settings: ServerSettings) -> Diagnosis:
    """Check that addresses, host names and proxies fit together."""
    refuse_contradictions(settings)
    is_open = not all(map(network.is_this_machine, settings.addresses))
    if "*" in settings.proxies:
        return bad("names", "doctor-names-everybody")
    if settings.has_proxy and not settings.names:
        return bad("names", "doctor-names-any")
    if not settings.has_proxy and (settings.secure or (settings.names and not is_open)):
        return bad("names", "doctor-names-untrusted")
    known = ", ".join(("localhost", *settings.names, *settings.origins))
    return good("names", "doctor-names", names=known)
