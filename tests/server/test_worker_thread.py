"""The thread beside the loop: one thing at a time, a queue with an end, errors passed on."""

import asyncio
import threading

import pytest

from mendax.server.refusal import Refused
from mendax.server.worker_thread import WorkerThread


async def test_what_is_asked_is_done_on_another_thread_in_order() -> None:
    worker, done = WorkerThread("worker"), list[int]()

    def do(number: int) -> int:
        done.append(number)
        return threading.get_ident()

    threads = await asyncio.gather(*(worker.run(do, number) for number in range(5)))
    assert done == [0, 1, 2, 3, 4]
    assert len(set(threads)) == 1
    assert threading.get_ident() not in threads
    worker.close()


async def test_what_there_is_no_room_for_is_refused_and_room_comes_back() -> None:
    worker, go_on = WorkerThread("worker", waiting=2), threading.Event()
    both = [asyncio.create_task(worker.run(go_on.wait)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await worker.run(int)
    assert refused.value.status == 429
    go_on.set()
    assert await asyncio.gather(*both) == [True, True]
    assert await worker.run(int) == 0
    worker.close()


async def test_an_error_comes_back_to_who_asked() -> None:
    worker = WorkerThread("worker", waiting=1)
    with pytest.raises(ZeroDivisionError):
        await worker.run(lambda: 1 // 0)
    assert await worker.run(int) == 0
    worker.close()


async def test_what_waits_at_the_end_is_not_done() -> None:
    worker, go_on, done = WorkerThread("worker"), threading.Event(), list[int]()
    first = asyncio.create_task(worker.run(go_on.wait))
    second = asyncio.create_task(worker.run(done.append, 1))
    await asyncio.sleep(0)
    worker.close()
    go_on.set()
    assert await first
    with pytest.raises(asyncio.CancelledError):
        await second
    assert done == []
