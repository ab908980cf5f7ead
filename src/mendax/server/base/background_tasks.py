"""Tasks without an awaiter. They are held until they are done, as the loop holds tasks weakly, and
an exception goes to the exception handler of the loop at once."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks(set["asyncio.Task[Any]"]):
    """Those of one owner that are not done."""

    __slots__ = ()

    def begin(self, work: Coroutine[Any, Any, object]) -> None:
        """Does ``work`` beside everything else, in the running loop."""
        self.hold(asyncio.get_running_loop().create_task(work))

    def hold(self, task: "asyncio.Task[Any]") -> None:
        """This is one of them, until it is done."""
        self.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            shown = {"message": "a background task failed", "exception": error, "task": task}
            task.get_loop().call_exception_handler(shown)
