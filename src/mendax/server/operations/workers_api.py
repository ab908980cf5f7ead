"""The admin operations on processes: list, restart and end them."""

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
        """Return the counters of each process; the last item has the sums, which include ended
        workers."""

    def restart(self, worker: int | None) -> AsyncGenerator[WorkerListed, None]:
        """Replace one worker, or all one after the other; yield each new one when it serves. Raises
        ``NotPossible``."""

    def drain(self, order: DrainIn) -> None:
        """Drain all processes, or cancel a drain."""


class WorkersApi:
    """The admin operations on processes."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    @operation("GET", "/admin/workers")
    async def workers(self, visit: Visit) -> tuple[WorkerListed, ...]:
        """Return the server's processes."""
        return self._workers.listed()

    @operation("GET", "/admin/counts/all")
    async def measured(self, visit: Visit) -> tuple[Measured, ...]:
        """Return the counters of each process, with the sums as the last item."""
        return await self._workers.measured()

    @operation("POST", "/admin/restart")
    async def restart(self, visit: Visit, body: RestartIn) -> Streamed[WorkerListed]:
        """Replace workers, one after the other: a new one serves before the old one leaves."""
        return Streamed(self._workers.restart(body.worker))

    @operation("POST", "/admin/drain")
    async def drain(self, visit: Visit, body: DrainIn) -> Done:
        """Drain the server: open no tables, start no games, and end once no game runs; or cancel a
        drain."""
        self._workers.drain(body)
        return Done()
