"""Handing connections from the port and the control socket to workers.

Rules of this file
1. The router reads only a connection's first request line and leaves it in the buffer (`MSG_PEEK`),
   where the worker reads it again. A line must arrive within `PATIENCE` seconds and have at most
   `LONGEST_LINE` bytes. At most `MOST` connections wait; beyond that, the oldest is closed.
2. Workers receive the list of slots over the same socket as the connections, and before any
   connection routed by that list. A worker therefore never keeps a table that belongs to another
   worker (``worker``).
3. A worker that is starting, leaving or silent gets no connections.
"""

import asyncio
import logging
import socket
from collections.abc import Callable, Sequence
from typing import Final

from mendax.server.base.routing import key_of, slot_of, worker_of
from mendax.server.workers.messages import Slots
from mendax.server.workers.worker_process import WorkerProcess

_log = logging.getLogger("mendax.workers")

LONGEST_LINE: Final = 8192
PATIENCE: Final = 10.0
"""Seconds for a request line to arrive, and for a worker to accept the connection."""
MOST: Final = 4096
"""The maximum number of waiting connections."""
_PAUSE: Final = 0.02
"""Seconds between attempts to read an incomplete line or reach a busy worker."""

Own = Callable[[bytes, socket.socket], bool]
"""Serves a connection in this process if its first line is for this process. Returns whether it
was.
"""


class Router:
    """Routes connections to workers."""

    def __init__(self, workers: Sequence[WorkerProcess]) -> None:
        """``workers`` are the running workers, oldest first. The constructor requires a running
        loop.
        """
        self._workers = workers
        self._tasks: dict[asyncio.Task[None], None] = {}
        """One task per waiting connection, oldest first."""
        self._turn = 0
        """The number of connections that any worker may serve, counted for round robin."""

    async def accept(self, listening: socket.socket, own: Own | None = None) -> None:
        """Accept connections until cancelled or the socket is closed.

        With ``own``, the connections are for admin operations.
        """
        listening.setblocking(False)
        loop = asyncio.get_running_loop()
        while listening.fileno() >= 0:
            try:
                taken, _ = await loop.sock_accept(listening)
            except OSError as error:  # no free descriptor, or the client has disconnected
                _log.warning("no connection was accepted: %s", error.strerror)
                await asyncio.sleep(_PAUSE)
                continue
            taken.setblocking(False)
            task = loop.create_task(self._route(taken, own))
            self._tasks[task] = None
            task.add_done_callback(self._tasks.pop)
            if len(self._tasks) > MOST:
                next(iter(self._tasks)).cancel()

    async def _route(self, taken: socket.socket, own: Own | None) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                line = await _first_line(taken)
                if own is not None and own(line, taken):
                    return
                while not self._handed(taken, line, own is not None):  # noqa: ASYNC110 - no event
                    await asyncio.sleep(_PAUSE)
        except (OSError, ValueError):  # too slow, too long or gone; a TimeoutError is an OSError
            pass
        finally:
            taken.close()

    def _handed(self, taken: socket.socket, line: bytes, is_admin: bool) -> bool:
        """Hand a connection to its worker, and return whether the worker took it."""
        self.tell()
        worker = self._worker_for(line, is_admin)
        return worker is not None and worker.take(taken, is_admin=is_admin)

    def _worker_for(self, line: bytes, is_admin: bool) -> WorkerProcess | None:
        slots = self._slots()
        if not slots:
            return None
        if is_admin and (number := worker_of(line)):
            return next((each for each in slots.values() if each.number == number), None)
        if key := key_of(line):
            return slots[slot_of(key, slots)]
        self._turn += 1
        return [*slots.values()][self._turn % len(slots)]

    def _slots(self) -> dict[int, WorkerProcess]:
        """Return the newest worker in each slot that accepts connections."""
        return {worker.slot: worker for worker in self._workers if worker.takes}

    def tell(self) -> None:
        """Send the list of slots to each worker that has an outdated list."""
        slots = Slots(tuple(sorted(self._slots())))
        for worker in self._workers:
            if worker.state == "serving" and slots.slots:
                worker.tell_slots(slots)

    async def close(self) -> None:
        """Close all connections that no worker has taken."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _first_line(taken: socket.socket) -> bytes:
    """Return the first line of a connection, which stays in the buffer.

    Raises ``OSError`` if the connection is closed, and ``ValueError`` if the line is too long.
    """
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
