"""Tests that background tasks are referenced exactly as long as they run."""

import asyncio
import gc

from mendax.server.processes.background_tasks import BackgroundTasks


async def test_tasks_are_referenced_until_they_end() -> None:
    tasks, may_end, done = BackgroundTasks(), asyncio.Event(), list[str]()

    async def work(name: str) -> None:
        await may_end.wait()
        done.append(name)

    tasks.begin(work("a"))
    tasks.begin(work("b"))
    await asyncio.sleep(0)
    gc.collect()
    assert len(tasks) == 2
    may_end.set()
    await asyncio.gather(*tasks)
    assert done == ["a", "b"]
    assert not tasks


async def test_a_task_that_fails_is_let_go_and_reported_at_once() -> None:
    tasks = BackgroundTasks()

    async def fails() -> None:
        raise ZeroDivisionError

    reported: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, shown: reported.append(shown["exception"]))
    task = asyncio.create_task(fails())
    tasks.hold(task)
    assert task in tasks
    assert isinstance((await asyncio.gather(*tasks, return_exceptions=True))[0], ZeroDivisionError)
    assert not tasks
    assert [type(error) for error in reported] == [ZeroDivisionError]
