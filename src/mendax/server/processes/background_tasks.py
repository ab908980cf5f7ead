"""Background tasks that are never awaited.

The tasks stay referenced until they are done, because the loop holds only weak references. Their
exceptions go to the loop's exception handler immediately.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks(set["asyncio.Task[Any]"]):
    """The running tasks of one owner."""

    __slots__ = ()

    def begin(self, work: Coroutine[Any, Any, object]) -> None:
        """Start ``work`` as a task in the running loop."""
        self.hold(asyncio.get_running_loop().create_task(work))

    def hold(self, task: "asyncio.Task[Any]") -> None:
        """Keep a reference to a task until it is done."""
        self.add(task)
        task.add_done_callback(self._done)

    def cancel(self) -> None:
        """Cancel all running tasks."""
        for task in self:
            task.cancel()

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            shown = {"message": "a background task failed", "exception": error, "task": task}
            task.get_loop().call_exception_handler(shown)
