"""What asyncio's ``Event`` and ``Queue`` do for one socket, without a deque waiting to be filled.

An empty deque takes 760 bytes, and a socket of uvicorn's has five: of a table of three that was a
seventh of all its memory. Nearly always nothing waits in any of them.
"""

import asyncio
from typing import Any


class LeanEvent:
    """An ``asyncio.Event``, as far as uvicorn uses one."""

    __slots__ = ("_set", "_waiting")

    def __init__(self) -> None:
        self._set = False
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        """Whether nobody has to wait."""
        return self._set

    def set(self) -> None:
        """Whoever waits goes on."""
        self._set = True
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
        self._waiting = ()

    def clear(self) -> None:
        """Whoever comes waits."""
        self._set = False

    async def wait(self) -> bool:
        """Waits until it is set."""
        if not self._set:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting = (*self._waiting, waiting)
            await waiting
        return True


class LeanQueue:
    """An ``asyncio.Queue`` without a bound that one reader reads, as far as uvicorn uses one."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether nothing waits to be read."""
        return not self._items

    def put_nowait(self, item: Any) -> None:
        """Appends it; the reader goes on."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The first of what waits; waits for it."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.pop(0)
