"""Tests that a server of one process is a single worker, which cannot be replaced."""

import os

import pytest

from mendax.server.operations.admin_messages import DrainIn, NotPossible
from mendax.server.operations.one_worker import OneWorker
from tests.reasons import because
from tests.server.guests import Served, guests, seated
from tests.server.hand_clock import HandClock


async def test_one_process_is_listed_and_not_restarted(served: Served) -> None:
    alone = OneWorker(served.context, lambda: None)
    async with guests(served.base, "Ann") as people:
        await seated(people)
        (worker,) = alone.listed()
        assert (worker.number, worker.pid, worker.state) == (1, os.getpid(), "serving")
        assert (worker.tables, worker.sockets) == (1, 1)
        (told,) = await alone.measured()
        assert (told.tables, told.sockets, told.pid) == (1, 1, os.getpid())
        with pytest.raises(NotPossible, check=because("control-one-worker")):
            alone.restart(None)


async def test_a_drained_process_is_ended(served: Served, clock: HandClock) -> None:
    ended = list[bool]()
    OneWorker(served.context, lambda: ended.append(True)).drain(DrainIn())
    assert not ended
    clock.advance(2)
    assert ended == [True]
