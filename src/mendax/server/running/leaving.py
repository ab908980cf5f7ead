"""Ends a server. Other servers take over its tables and sockets within seconds, without loss.

Rules of this file
1. The ending server accepts no new connections. Other servers serve new clients.
2. Tables are unloaded one by one over ``SHORTEST`` seconds, or longer if the server has many. The
   other servers then need not load all of them at the same moment.
3. A table is unloaded once all its lines are stored, so pending moves are answered first. Later
   commands are not executed. Clients send them again to another server, with the same id.
4. Pending requests are answered with a header that closes the connection. New connections may send
   their first request, because closing them with unread data would reset them.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Final

from mendax.server.running.context import ServerContext
from mendax.server.socket.asgi_server import Server
from mendax.server.tables.failures import COME_AGAIN, MOVED

SHORTEST: Final = 1.0
"""The minimum number of seconds for unloading all tables."""
LONGEST: Final = 10.0
"""The maximum number of seconds for unloading all tables."""
_EACH: Final = 0.001
"""Seconds per table. The total is kept between ``SHORTEST`` and ``LONGEST``."""
_PATIENCE: Final = 3.0
"""Seconds to wait for clients to disconnect after their sockets were closed."""
NEWCOMERS: Final = 1.0
"""Seconds to wait for the first requests on new connections."""
LOOKS: Final = 0.02
"""Seconds between checks for requests that are still being answered."""


async def leave(context: ServerContext, server: Server) -> None:
    """Move all clients to other servers. Return once all have left, or after a timeout."""
    server.stop_listening()
    context.api.leaving = context.registry.leaving = True
    server.connections.is_leaving = True  # prevents proxies from reusing a connection
    await _hang_up(context)
    await _while(lambda: _somebody_never_asked(server), NEWCOMERS)
    await _while(lambda: bool(context.registry.sockets), _PATIENCE)


async def _while(holds: Callable[[], bool], seconds: float) -> None:
    """Wait while ``holds()`` is true, for at most this many seconds.

    The first check follows one iteration of the loop, which registers connections that were just
    accepted.
    """
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.sleep(LOOKS)
            while holds():  # noqa: ASYNC110 - a count has no event
                await asyncio.sleep(LOOKS)


def _somebody_never_asked(server: Server) -> bool:
    """Return whether any connection has not yet sent a request."""
    return not all(each.has_asked for each in server.connections.open)


async def _hang_up(context: ServerContext) -> None:
    """Close all sockets in random order, asking the clients to reconnect."""
    closings = list(_closings(context))
    random.shuffle(closings)
    seconds = min(LONGEST, max(SHORTEST, _EACH * len(closings)))
    for close in closings:
        close()
        await asyncio.sleep(seconds / len(closings))


def _closings(context: ServerContext) -> Iterator[Callable[[], None]]:
    """Yield one function per table and per online program, which closes its sockets."""
    for live in context.registry.in_memory():
        yield partial(live.submit, partial(context.registry.unload, live, MOVED))
    for place in context.program_lines.places:
        yield partial(place.socket.close, COME_AGAIN, "come again")
