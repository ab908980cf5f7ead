"""The queue of one table's jobs, which run one at a time."""

import asyncio
from collections import deque
from contextvars import Context
from typing import Final, Protocol

from mendax.server.monitoring.meter import Meter, now
from mendax.server.tables.loop_watchdog import TooLong
from mendax.server.tables.requests import Job, Look, Reload, Request

MOST_WAITING: Final = 1000
"""The number of pending jobs at which a table accepts no more commands and clients."""


class RunsJobs(Protocol):
    """A table that runs jobs."""

    async def do(self, request: Request) -> None:
        """Execute a command."""

    async def reload(self) -> None:
        """Load the table again."""

    async def failed(self, error: BaseException) -> None:
        """Handle the error of a job."""


class JobQueue:
    """Jobs, and the task that runs them, which exists only while there are jobs.

    Only the task refers to the table, so that an idle table's memory is freed immediately.
    """

    def __init__(self, meter: Meter) -> None:
        self._meter = meter
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[tuple[Job, float]] = deque()
        """The pending jobs and their submission times."""
        self._task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """Return the number of pending jobs."""
        return len(self._jobs)

    @property
    def is_busy(self) -> bool:
        """True while a job runs."""
        return self._task is not None

    @property
    def is_full(self) -> bool:
        """True if no more commands and clients are accepted."""
        return len(self._jobs) >= MOST_WAITING

    def submit(self, job: Job, table: RunsJobs) -> None:
        """Add a job for ``table``, which is the same at each call."""
        self._jobs.append((job, now()))
        if self._task is None:
            self._task = self._loop.create_task(self._work(table), context=Context())

    def run_next(self, job: Look) -> None:
        """Add a job before all others. Only a job may call this."""
        self._jobs.appendleft((job, now()))

    async def settled(self, table: RunsJobs) -> None:
        """Return once all jobs pending now have run."""
        if self.is_busy:
            done = self._loop.create_future()
            self.submit(done, table)
            await done

    async def _work(self, table: RunsJobs) -> None:
        """Run jobs until none is left."""
        try:
            while self._jobs:
                job, since = self._jobs.popleft()
                try:
                    if isinstance(job, Request):
                        self._meter.queue.observe(now() - since)
                        await table.do(job)
                    elif isinstance(job, Reload):
                        await table.reload()
                    elif isinstance(job, asyncio.Future):
                        if not job.done():
                            job.set_result(None)
                            await asyncio.sleep(0)  # its waiter reads the table before the next job
                    elif isinstance(request := job(), Request):
                        await table.do(request)
                except (Exception, TooLong) as error:
                    await table.failed(error)
        finally:
            self._task = None
