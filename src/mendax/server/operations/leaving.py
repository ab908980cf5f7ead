"""A worker leaves its house: others take what it serves, within seconds, and nothing is lost.

Rules of this file
1. From the first moment it takes no new connection; whoever comes is served by another worker.
2. Tables are let go one after the other, spread over ``SHORTEST`` seconds, or more where there are
   very many, so that the others are not asked for all of them at once.
3. A table is let go when it holds nothing that is not stored: moves under way are answered first.
   What comes later is not done; clients ask another worker again, by the same id.
4. Requests under way are answered, and each answer says that its connection ends. Whoever has just
   connected may ask first: closed unread, the connection would be reset.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Final

from mendax.server.operations.context import ServerContext
from mendax.server.socket.asgi_server import Server
from mendax.server.tables.failures import COME_AGAIN

SHORTEST: Final = 1.0
"""Seconds over which the tables are let go."""
LONGEST: Final = 10.0
"""The same, however many they are."""
_EACH: Final = 0.001
"""Seconds of these for each table, where they are many."""
_PATIENCE: Final = 3.0
"""Seconds for which it is waited until those are gone that were closed."""
_NEWCOMERS: Final = 1.0
"""Seconds for which those may ask who have connected and never did."""
_LOOKS: Final = 0.02


async def leave(context: ServerContext, server: Server) -> None:
    """All that is served here goes elsewhere; returns when nobody is here any more, or is too slow
    to go."""
    server.stop_listening()
    context.api.leaving = True
    server.connections.is_leaving = True  # so that proxies ask no more by these connections
    await _hang_up(context)
    await _while(lambda: _somebody_never_asked(server), _NEWCOMERS)
    await _while(lambda: bool(context.registry.sockets), _PATIENCE)


async def _while(holds: Callable[[], bool], seconds: float) -> None:
    """Waits while this holds, at most so long. What the loop does in the first look counts: a
    connection that was just accepted is known after it."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.sleep(_LOOKS)
            while holds():  # noqa: ASYNC110 - a count tells nobody
                await asyncio.sleep(_LOOKS)


def _somebody_never_asked(server: Server) -> bool:
    """Whether a connection has had no request yet."""
    return not all(each.has_asked for each in server.connections.open)


async def _hang_up(context: ServerContext) -> None:
    """Tells every socket to come again, in no order."""
    closings = list(_closings(context))
    random.shuffle(closings)
    seconds = min(LONGEST, max(SHORTEST, _EACH * len(closings)))
    for close in closings:
        close()
        await asyncio.sleep(seconds / len(closings))


def _closings(context: ServerContext) -> Iterator[Callable[[], None]]:
    """What closes each socket that is open now."""
    for live in context.registry.in_memory():
        yield partial(live.submit, partial(context.registry.let_go, live))
    for place in context.program_lines.places:
        yield partial(place.socket.close, COME_AGAIN, "come again")
