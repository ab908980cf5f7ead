"""Checks of the places that a server uses: the database, its locks, the port and the host names."""

from typing import TYPE_CHECKING, Final

from mendax.core.game import Reason
from mendax.server.doctor.findings import Unwell
from mendax.server.listening import network
from mendax.server.listening.listening import Unusable, listen
from mendax.server.running.store_opening import needing_driver
from mendax.server.settings.settings import ServerSettings, refuse_contradictions
from mendax.server.store.folder_lock import holder_of
from mendax.server.store.store import DATABASE

if TYPE_CHECKING:
    from mendax.server.store.postgresql.inspection import Inspected

_SQLITE: Final = b"SQLite format 3\0"
"""The first bytes of every SQLite file."""


def _inspected(url: str) -> "Inspected":
    """Return facts about a database. Raises ``StoreError``."""
    with needing_driver():
        from mendax.server.store.postgresql import inspection
    return inspection.inspected(url)


def database(settings: ServerSettings) -> Reason:
    """Check that the tables can be reached."""
    if settings.database:
        version = _inspected(settings.database).version
        return Reason("doctor-database-postgresql", {"version": version})
    file = settings.data / DATABASE
    if not file.exists():
        return Reason("doctor-database-new", {"folder": str(settings.data)})
    with file.open("rb") as opened:
        is_database = opened.read(len(_SQLITE)) == _SQLITE
    if not is_database:
        raise Unwell("doctor-database-other", file=str(file))
    return Reason("doctor-database-file", {"file": str(file)})


def pool(settings: ServerSettings) -> Reason | None:
    """Check that a pool before PostgreSQL keeps its backends, as locks need it."""
    if not settings.database:
        return None
    is_direct = _inspected(settings.database).is_direct
    return Reason(f"doctor-pool-{'direct' if is_direct else 'session'}")


def locks(settings: ServerSettings) -> Reason:
    """Check whether another process uses the folder, or all of the database."""
    if settings.database:
        found = _inspected(settings.database)
        if found.is_taken:
            raise Unwell("doctor-locks-alone")
        if found.servers:
            return Reason("doctor-locks-shared", {"count": found.servers})
    holder = holder_of(settings.data)
    if holder is not None:
        return Reason("doctor-locks-held", {"holder": holder})
    return Reason("doctor-locks-free")


def port(settings: ServerSettings) -> Reason:
    """Check that the server can listen at its addresses, unless it does already."""
    try:
        listen(settings).close()
    except Unusable as error:
        if not error.is_taken or holder_of(settings.data) is None:
            raise
        return Reason("doctor-port-served")
    places = (*settings.addresses, *map(str, settings.unix_sockets))
    return Reason("doctor-port", {"port": str(settings.port), "places": ", ".join(places)})


def names(settings: ServerSettings) -> Reason:
    """Check that addresses, host names and proxies fit together."""
    refuse_contradictions(settings)
    is_open = not all(map(network.is_this_machine, settings.addresses))
    if "*" in settings.proxies:
        raise Unwell("doctor-names-everybody")
    if settings.has_proxy and not settings.names:
        raise Unwell("doctor-names-any")
    if not settings.has_proxy and (settings.secure or (settings.names and not is_open)):
        raise Unwell("doctor-names-untrusted")
    known = ", ".join(("localhost", *settings.names, *settings.origins))
    return Reason("doctor-names", {"names": known})
