"""One thread beside the tables' loop, with a bounded queue in front of it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from mendax.server.refusal import Refused

WAITING: Final = 16
"""Questions that may wait for a thread."""

P = ParamSpec("P")
T = TypeVar("T")


class WorkerThread:
    """Runs one function after the other; refuses what there is no room for."""

    def __init__(self, name: str, waiting: int = WAITING) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._most = waiting
        self._waiting = 0

    async def run(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``do`` returns. Raises ``Refused`` (429) when too much is waiting."""
        if self._waiting >= self._most:
            raise Refused(429, "wire-refused-too-fast", seconds=5)
        self._waiting += 1
        try:
            work = self._pool.submit(partial(do, *args, **kwargs))
            return await asyncio.wrap_future(work)
        finally:
            self._waiting -= 1

    @property
    def waiting(self) -> int:
        """How many questions are asked and not answered yet."""
        return self._waiting

    def close(self) -> None:
        """What waits is not done any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
