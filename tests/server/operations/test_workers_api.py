"""Tests that the admin operations of the processes pass their arguments on."""

from collections.abc import AsyncGenerator
from typing import Any

from mendax.server.base.measuring import NOTHING, Measured
from mendax.server.operations.admin_messages import Done, DrainIn, RestartIn, WorkerListed
from mendax.server.operations.workers_api import WorkersApi

VISIT: Any = None
ONE = WorkerListed(1, 7, "serving", 0, 0, 0)


class Workers:
    """Stubs of workers."""

    def __init__(self) -> None:
        self.done: list[object] = []

    def listed(self) -> tuple[WorkerListed, ...]:
        return (ONE,)

    async def measured(self) -> tuple[Measured, ...]:
        return (NOTHING,)

    async def restart(self, worker: int | None) -> AsyncGenerator[WorkerListed, None]:
        self.done.append(worker)
        yield ONE

    def drain(self, order: DrainIn) -> None:
        self.done.append(order)


async def test_workers_are_listed_restarted_and_drained() -> None:
    workers = Workers()
    api = WorkersApi(workers)
    assert await api.workers(VISIT) == (ONE,)
    assert [part async for part in (await api.restart(VISIT, RestartIn(2))).parts] == [ONE]
    assert await api.drain(VISIT, DrainIn(60)) == Done()
    assert await api.measured(VISIT) == (NOTHING,)
    assert workers.done == [2, DrainIn(60)]
