"""Tasks that nobody waits for, held until they are done: the loop itself holds them weakly, and one
that nobody holds may vanish in the midst of its work."""

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
        task.add_done_callback(self.discard)
