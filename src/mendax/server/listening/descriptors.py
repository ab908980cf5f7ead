"""The number of files and connections this process may have open."""

import logging
from typing import Final

_log = logging.getLogger("mendax.app")

RESERVE: Final = 100
"""Descriptors reserved for purposes other than connections: the database, pipes, the client's
files.
"""
LOW: Final = 4096
"""The limit below which a warning is logged, even if fewer descriptors were requested."""


def raised(wanted: int) -> int:
    """Raise the descriptor limit to ``wanted`` if possible, and return the limit. Warn if it is
    low.
    """
    limit = raised_quietly(wanted)
    if is_low(limit, wanted):
        _log.warning(
            "only %d connections are possible, because the limit of this process is %d "
            'descriptors; "ulimit -Hn" (or LimitNOFILE= of systemd) raises it',
            connections(limit),
            limit,
        )
    return limit


def is_low(limit: int, wanted: int) -> bool:
    """Return whether a limit allows fewer connections than wanted, and few of them."""
    return limit < min(wanted, LOW)


def connections(limit: int) -> int:
    """Return how many connections a limit allows."""
    return max(1, limit - RESERVE)


def raised_quietly(wanted: int) -> int:
    """Raise the descriptor limit to ``wanted`` if possible, and return the limit.

    A process can raise its limit only up to a hard limit, which an administrator sets.
    """
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    for asked in (wanted, 10_240):  # macOS allows no more, even if the limit is infinite
        most = asked if hard == unlimited else min(asked, hard)
        if soft == unlimited or soft >= most:
            break
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (ValueError, OSError):
            continue
        soft = most
        break
    return wanted if soft == unlimited else soft
