"""Admin operations on processes: listing, restarting and ending them."""

from collections.abc import AsyncGenerator
from typing import Protocol

from mendax.server.base.measuring import Measured
from mendax.server.operations.admin_messages import (
    Done,
    DrainIn,
    RestartIn,
    WorkerListed,
)
from mendax.server.wire.operation import Streamed, Visit, operation


class Workers(Protocol):
    """The processes of one server."""

    def listed(self) -> tuple[WorkerListed, ...]:
        """Return all processes."""

    async def measured(self) -> tuple[Measured, ...]:
        """Return each process's counters, then the sums, which include workers that have ended."""

    def restart(self, worker: int | None) -> AsyncGenerator[WorkerListed, None]:
        """Replace one worker, or all of them one by one, and yield each new one once it serves.

        Raises ``NotPossible``.
        """

    def drain(self, order: DrainIn) -> None:
        """Drain all processes, or cancel a drain."""


class WorkersApi:
    """Admin operations on processes."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    @operation("GET", "/admin/workers")
    async def workers(self, visit: Visit) -> tuple[WorkerListed, ...]:
        """Return the server's processes."""
        return self._workers.listed()

    @operation("GET", "/admin/counts/all")
    async def measured(self, visit: Visit) -> tuple[Measured, ...]:
        """Return each process's counters, then the sums."""
        return await self._workers.measured()

    @operation("POST", "/admin/restart")
    async def restart(self, visit: Visit, body: RestartIn) -> Streamed[WorkerListed]:
        """Replace workers one by one. Each new worker serves before the old one leaves."""
        return Streamed(self._workers.restart(body.worker))

    @operation("POST", "/admin/drain")
    async def drain(self, visit: Visit, body: DrainIn) -> Done:
        """Drain the server, or cancel a drain.

        A draining server opens no tables, starts no games, and ends once no game is running.
        """
        self._workers.drain(body)
        return Done()
