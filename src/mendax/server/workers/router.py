"""The parent's part of each connection: accepted, looked at, handed to its worker.

Rules of this file
1. Of a connection only the first request line is read, and left in place (`MSG_PEEK`): the worker
   reads it again. It has `PATIENCE` seconds and `LONGEST_LINE` bytes; at most `MOST` connections
   are looked at, then the oldest is closed.
2. Workers hear which slots there are on the same line as the connections, before any that
   follows from it. So none of them keeps a table that is another one's (``worker``).
3. A worker that is starting, leaving or not heard for `SILENT` looks gets no connection.
"""

import asyncio
import logging
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from mendax.server.routing import key_of, slot_of
from mendax.server.workers.child import Child
from mendax.server.workers.job import slots_message

_log = logging.getLogger("mendax.workers")

LONGEST_LINE: Final = 8192
PATIENCE: Final = 10.0
"""Seconds for a request line, and until a worker takes the connection."""
MOST: Final = 4096
"""Connections that are looked at."""
SILENT: Final = 3
"""Looks after which a worker that is not heard gets no connection."""
_PAUSE: Final = 0.02
"""Seconds between two looks at a line that has not come whole, or at a worker that is full."""
_CONNECTION: Final = b"c"


class Router:
    """Hands the connections of one port to workers."""

    def __init__(self, children: Callable[[], Iterable[Child]]) -> None:
        """Made in the running loop. ``children``: those that are there, the oldest first."""
        self._children = children
        self._tasks: dict[asyncio.Task[None], None] = {}
        """One for each connection that is looked at, the oldest first."""
        self._turn = 0
        """Counts connections that any worker may serve."""

    async def accept(self, listening: socket.socket) -> None:
        """Accept connections until this is cancelled or the port is closed."""
        listening.setblocking(False)
        loop = asyncio.get_running_loop()
        while listening.fileno() >= 0:
            try:
                taken, _ = await loop.sock_accept(listening)
            except OSError as error:  # no descriptor is left, or the connection is gone
                _log.warning("nothing was accepted: %s", error.strerror)
                await asyncio.sleep(_PAUSE)
                continue
            taken.setblocking(False)
            task = loop.create_task(self._route(taken))
            self._tasks[task] = None
            task.add_done_callback(self._tasks.pop)
            if len(self._tasks) > MOST:
                next(iter(self._tasks)).cancel()

    async def _route(self, taken: socket.socket) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                key = key_of(await _first_line(taken))
                while not self._handed(taken, key):  # noqa: ASYNC110 - a full line tells nobody
                    await asyncio.sleep(_PAUSE)
        except (OSError, ValueError):  # too slow, too long, or gone; a TimeoutError is an OSError
            pass
        finally:
            taken.close()

    def _handed(self, taken: socket.socket, key: str) -> bool:
        """Hand a connection to its worker; return whether one could take it."""
        self.tell()
        slots = self._slots()
        if not slots:
            return False
        if key:
            child = slots[slot_of(key, slots)]
        else:
            self._turn += 1
            child = [*slots.values()][self._turn % len(slots)]
        try:
            socket.send_fds(child.connections, [_CONNECTION], [taken.fileno()])
        except BlockingIOError:
            return False
        except OSError:  # it has just ended
            child.state = "leaving"
            return False
        return True

    def _slots(self) -> dict[int, Child]:
        """Return the worker of each slot: the newest of those that take connections."""
        return {
            child.slot: child
            for child in self._children()
            if child.state == "serving" and child.silent <= SILENT
        }

    def tell(self) -> None:
        """Tell each worker which slots there are, if that is not what it was told last."""
        slots = tuple(sorted(self._slots()))
        for child in self._children():
            if child.state == "serving" and slots and slots != child.told:
                with suppress(OSError):  # it is full: it is told later
                    child.connections.send(slots_message(slots))
                    child.told = slots

    async def close(self) -> None:
        """Close what no worker has taken."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _first_line(taken: socket.socket) -> bytes:
    """Return the first line of a connection, which stays there. Raises ``OSError`` for one that is
    closed, ``ValueError`` for a line that is too long."""
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    loop.add_reader(taken, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(taken)
    while True:
        try:
            begun = taken.recv(LONGEST_LINE, socket.MSG_PEEK)
        except BlockingIOError:
            begun = b"\0"
        if not begun:
            raise ConnectionResetError
        line, end, _ = begun.partition(b"\n")
        if end:
            return line
        if len(begun) == LONGEST_LINE:
            raise ValueError
        await asyncio.sleep(_PAUSE)
