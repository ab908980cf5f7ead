"""How many files and connections the system lets this process have open at once."""

import logging
from typing import Final

_log = logging.getLogger("mendax.app")

RESERVE: Final = 100
"""Descriptors that are for no connection: the database, pipes, the client's files."""
LOW: Final = 4096
"""With fewer descriptors than this the host is told, whatever they asked for."""


def raised(wanted: int) -> int:
    """As many descriptors as there are now, after asking for ``wanted``; says so if they are few.

    A process may raise its own limit up to one that only the system's owner can move.
    """
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    for asked in (wanted, 10_240):  # macOS refuses more, though it calls that unlimited
        most = asked if hard == unlimited else min(asked, hard)
        if soft == unlimited or soft >= most:
            break
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (ValueError, OSError):
            continue
        soft = most
        break
    if soft == unlimited:
        return wanted
    if soft < min(wanted, LOW):
        _log.warning(
            "only %d connections at once, as the system gives this process %d descriptors; "
            "«ulimit -Hn» (or LimitNOFILE= of systemd) raises that",
            *(max(1, soft - RESERVE), soft),
        )
    return soft
