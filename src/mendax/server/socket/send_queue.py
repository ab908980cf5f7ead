"""The messages to one client: sent at once while the network takes them, else queued and bounded.

A message to a client that keeps up is sent without waking a task: the coroutine of the send is
started here, and nearly always ends with its first step. Only a send that has to wait (the client
is slow) goes on in a task, and whatever follows queues behind it. Sending to a client that has
gone raises ``OSError``, as ASGI says.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator, MutableMapping
from typing import Any

Send = Callable[[MutableMapping[str, Any]], Coroutine[Any, Any, None]]


class SendQueue:
    """The messages that wait for one client."""

    def __init__(self, send: Send, most: int, overflow: Callable[[], None]) -> None:
        self._send = send
        self._most = most
        self._overflow = overflow
        self._waiting: deque[MutableMapping[str, Any]] | None = None
        """What is sent after what is being sent; None: nothing ever had to wait."""
        self.sending: asyncio.Task[None] | None = None
        """What sends all that waits; None: nothing does."""
        self.closed = False
        """Whether nothing more will be sent."""

    def push(self, *texts: bytes) -> None:
        """Sends these after all that was pushed before; calls ``overflow`` if too much waits."""
        if self.closed:
            return
        for text in texts:
            self._put({"type": "websocket.send", "text": text.decode()})

    def close(self, code: int, why: str) -> None:
        """Closes once everything pushed is sent."""
        if not self.closed:
            self._put({"type": "websocket.close", "code": code, "reason": why})
            self.closed = True

    def drop(self) -> None:
        """Forgets what waits, and who is called when it is too much: no cycle is left."""
        self.closed = True
        self._waiting = None
        self._overflow = _nobody
        if self.sending:
            self.sending.cancel()

    def _put(self, message: MutableMapping[str, Any]) -> None:
        if self.sending is None:
            self._begin(message)
        elif self._waiting is None:
            self._waiting = deque((message,))
        elif len(self._waiting) < self._most:
            self._waiting.append(message)
        else:
            self._overflow()

    def _begin(self, message: MutableMapping[str, Any]) -> None:
        sending = self._send(message)
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
        except OSError:
            self.closed = True
            return
        rest = self._go_on(_Begun(sending, awaited))
        self.sending = asyncio.get_running_loop().create_task(rest)

    async def _go_on(self, begun: "_Begun") -> None:
        try:
            await begun
            while self._waiting:
                await self._send(self._waiting.popleft())
        except OSError:
            self.closed = True
        self.sending = self._waiting = None


def _nobody() -> None:
    """Nothing waits any more."""


class _Begun:
    """A coroutine whose first step was taken elsewhere: waits for what that step waits for."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], awaited: Any) -> None:
        self._coroutine = coroutine
        self._awaited = awaited

    def __await__(self) -> Generator[Any, Any, None]:
        yield self._awaited
        yield from self._coroutine.__await__()
