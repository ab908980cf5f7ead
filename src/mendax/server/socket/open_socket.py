"""The life of a socket, whatever is spoken on it: greeted in time, read, bounded, closed.

Rules of this file
1. A message that can't be read is refused and changes nothing; binary frames are closed (1003),
   and who is too slow to listen is cut off. Too long a frame is closed with 1009 by the protocol
   below.
2. Who sends too many messages is told how long to wait, and closed (1008) only if that is not
   heeded.
3. Nothing of a message is ever logged. What a message means is not known here.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from math import ceil
from typing import Any, Final

from starlette.types import Receive

from mendax.core.game import MendaxError, Reason
from mendax.server.access.buckets import Bucket
from mendax.server.logs import REQUEST
from mendax.server.refusal import where
from mendax.server.settings import Rate, ServerSettings
from mendax.server.socket.fast_path import FastPath
from mendax.server.socket.send_queue import Send, SendQueue
from mendax.server.wire.messages import RefusedOut, encode

UNREADABLE: Final = 1003
FLOOD: Final = 1008
FAILED: Final = 1011

_log = logging.getLogger("mendax.socket")


class OpenSocket(ABC):
    """One open socket. What is said on it is its kind's: ``hear``, ``gone``, and how a message that
    was too much is answered (``refuse_message``)."""

    def __init__(
        self,
        settings: ServerSettings,
        send: Send,
        read: Callable[[str], Any],
        rate: Rate,
        *,
        apart: Mapping[type, Rate] | None = None,
        most_waiting: int,
        fast_path: FastPath | None = None,
    ) -> None:
        """``read`` makes a message of a text, or raises ``MendaxError``; ``rate`` bounds messages,
        but for those kinds that have a rate ``apart``; ``most_waiting`` is how many may wait for a
        client that does not read."""
        self.refused: Callable[[str], object] = lambda _: None
        """Told the reason of whatever is refused here."""
        self.greeted = False
        """Whether it has said what a socket of its kind has to say first."""
        self._ungreeted: asyncio.TimerHandle | None = None
        """Runs out where it does not say it."""
        self._settings = settings
        self._loop = asyncio.get_running_loop()
        now = self._loop.time()
        self._read = read
        self._messages = Bucket(rate, now)
        self._apart = {kind: Bucket(each, now) for kind, each in (apart or {}).items()}
        self._warnings = Bucket(settings.rates.warnings, now)
        self._send_queue = SendQueue(send, most_waiting, self._cut)
        self._reader: asyncio.Task[Any] | None = None
        self._request = REQUEST.get()
        self._fast_path = fast_path
        if fast_path:
            fast_path.hear = self._heard

    # ── what its kind says ───────────────────────────────────────────────────────────────────

    @abstractmethod
    def hear(self, message: Any) -> None:
        """A message came, and it is none too many."""

    @abstractmethod
    def gone(self) -> None:
        """It is over: nothing more is heard or told."""

    def refuse_message(self, message: Any, reason: Reason) -> None:
        """A message, None if it can't be read, is not done."""
        self.refuse(reason)

    # ── out ──────────────────────────────────────────────────────────────────────────────────

    def push(self, *texts: bytes) -> None:
        """Sends these, in order: by the fast path unless something waits; cuts off who is too slow
        to listen."""
        queue, fast_path = self._send_queue, self._fast_path
        if fast_path and not queue.closed and not queue.sending and fast_path.put(texts):
            return
        queue.push(*texts)

    def refuse(self, reason: Reason) -> None:
        """Says why something is not done."""
        self.refused(reason.key)
        self.push(encode(RefusedOut(reason)))

    def close(self, code: int, why: str) -> None:
        """Sends what waits, then closes."""
        self._send_queue.close(code, why)

    def _cut(self) -> None:
        """Hangs up without sending what waits."""
        self._send_queue.drop()
        if self._reader:
            self._reader.cancel()

    # ── in ───────────────────────────────────────────────────────────────────────────────────

    async def run(self, receive: Receive) -> None:
        """Serves this client until it or we close."""
        self._reader = asyncio.current_task()
        if not self.greeted:
            greeting = self._settings.greeting
            self._ungreeted = self._loop.call_later(greeting, self._never_greeted)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                if not self._send_queue.closed:
                    self._take(message.get("text"))
        except asyncio.CancelledError:
            if not self._send_queue.closed:
                raise
        finally:
            self._stop_waiting()
            self.gone()
            self._send_queue.drop()
            if self._fast_path:  # which stays until the network is done with it
                self._fast_path.hear = None

    def _greet(self) -> None:
        """It has said what a socket of its kind has to say first."""
        self.greeted = True
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._ungreeted:
            self._ungreeted.cancel()
            self._ungreeted = None

    def _never_greeted(self) -> None:
        if not self.greeted:
            self.refuse(Reason("wire-refused-no-hello"))
            self.close(FLOOD, "no hello")

    def _heard(self, text: str) -> None:
        """A text by the fast path; nothing may go wrong through it unsaid."""
        if self._send_queue.closed:
            return
        try:
            self._take(text)
        except Exception as error:
            about = {"request": self._request}  # what calls this serves no one request
            _log.error("socket failed: %s in %s", type(error).__name__, where(error), extra=about)
            self.close(FAILED, "something went wrong")

    def _take(self, text: str | None) -> None:
        if text is None:
            self.refuse(Reason("wire-refused-binary"))
            self.close(UNREADABLE, "text frames only")
            return
        message, unreadable = None, None
        try:
            message = self._read(text)
        except MendaxError as error:
            unreadable = error.reason
        now = self._loop.time()
        seconds = self._apart.get(type(message), self._messages).take(now)
        if seconds > 0.0:
            self._too_many(message, seconds, now)
        elif unreadable is not None:
            self.refuse_message(None, unreadable)
        else:
            self.hear(message)

    def _too_many(self, message: Any, seconds: float, now: float) -> None:
        """Says how many seconds to wait, and hangs up on who goes on regardless."""
        if self._warnings.take(now) > 0.0:
            self.refuse(Reason("wire-refused-flood"))
            self.close(FLOOD, "too many messages")
        else:
            wait = {"seconds": ceil(seconds)}
            self.refuse_message(message, Reason("wire-refused-too-fast", wait))
