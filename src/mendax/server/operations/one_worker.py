"""Admin operations on the process of a server with a single worker."""

import os
import time
from collections.abc import AsyncGenerator, Callable

from mendax.core.game import Reason
from mendax.server.base.measuring import Measured, measured
from mendax.server.operations.admin_messages import DrainIn, NotPossible, WorkerListed
from mendax.server.operations.context import ServerContext
from mendax.server.operations.draining import Draining


class OneWorker:
    """The process of a server that has no other processes."""

    def __init__(self, context: ServerContext, stop: Callable[[], None]) -> None:
        """``stop`` ends the server as a signal does."""
        self._context, self._began = context, time.monotonic()
        self._draining = Draining(context.registry, stop)

    def listed(self) -> tuple[WorkerListed, ...]:
        """Return this process as a list."""
        now, seconds = self._context.now(), int(time.monotonic() - self._began)
        return (WorkerListed(1, os.getpid(), "serving", now.tables, now.sockets, seconds),)

    async def measured(self) -> tuple[Measured, ...]:
        """Return this process's counters."""
        return (measured(self._context.meter, self._context.now()),)

    def restart(self, worker: int | None) -> AsyncGenerator[WorkerListed, None]:
        """Raise ``NotPossible``, because no other process could take over."""
        raise NotPossible(Reason("control-one-worker"))

    def drain(self, order: DrainIn) -> None:
        """Drain this process."""
        self._draining.order(order)
