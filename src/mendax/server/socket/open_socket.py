"""The life of a socket, whatever is spoken on it: greeted in time, read, bounded, closed.

Rules of this file
1. An unreadable message is refused and changes nothing; binary frames are closed (1003). Frames
   that are too long, and clients that are too slow, are closed by ``websocket_protocol``.
2. A client that sends too many messages learns how long to wait, and is closed (1008) only if it
   ignores that.
3. No part of a message is ever logged. The meaning of messages is not known here.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from math import ceil
from typing import Any, Final, Protocol

from mendax.core.game import MendaxError, Reason
from mendax.server.base.logs import REQUEST
from mendax.server.base.refusal import where
from mendax.server.base.settings import Rate, ServerSettings
from mendax.server.people.buckets import Bucket
from mendax.server.socket.websocket_protocol import SocketOwner
from mendax.server.wire.messages import RefusedOut, encode

UNREADABLE: Final = 1003
FLOOD: Final = 1008
FAILED: Final = 1011

_log = logging.getLogger("mendax.socket")


class Wire(Protocol):
    """The connection of a socket."""

    def attach(self, owner: SocketOwner, most: int) -> None:
        """Read messages for ``owner``; ``most`` may wait for a client that does not read."""

    def send(self, *texts: bytes) -> None:
        """Send these, in order."""

    def close(self, code: int, why: str) -> None:
        """Send all messages that wait, then close."""


class OpenSocket(ABC):
    """One open socket. Each kind has its own messages: ``hear``, ``gone``, and the answer to a
    message that was too much (``refuse_message``)."""

    def __init__(
        self,
        settings: ServerSettings,
        wire: Wire,
        read: Callable[[str], Any],
        rate: Rate,
        *,
        apart: Mapping[type, Rate] | None = None,
        most_waiting: int,
    ) -> None:
        """``read`` makes a message of a text, or raises ``MendaxError``; ``rate`` bounds messages,
        but for those kinds that have a rate ``apart``; ``most_waiting`` is how many may wait for a
        client that does not read."""
        self.refused: Callable[[str], object] = lambda _: None
        """Called with the reason of whatever is refused here."""
        self.greeted = False
        """True once it has sent the first message that its kind requires."""
        self.closed = False
        """True once no more messages are sent or taken."""
        self._ungreeted: asyncio.TimerHandle | None = None
        """Runs out where it does not send it."""
        self._settings = settings
        self._loop = asyncio.get_running_loop()
        now = self._loop.time()
        self._wire, self._most_waiting = wire, most_waiting
        self._read = read
        self._messages = Bucket(rate, now)
        self._apart = {kind: Bucket(each, now) for kind, each in (apart or {}).items()}
        self._warnings = Bucket(settings.rates.warnings, now)
        self._request = REQUEST.get()
        self._when_over: Callable[[], object] | None = None

    # ── what its kind says ───────────────────────────────────────────────────────────────────

    @abstractmethod
    def hear(self, message: Any) -> None:
        """Take a message within the rate limit."""

    @abstractmethod
    def gone(self) -> None:
        """Learn that it is over: no more messages are sent or taken."""

    def refuse_message(self, message: Any, reason: Reason) -> None:
        """Say why a message is not done; None: one that can't be read."""
        self.refuse(reason)

    # ── its life ─────────────────────────────────────────────────────────────────────────────

    def open(self, when_over: Callable[[], object]) -> None:
        """Serve this client until it or we close; then call ``when_over``."""
        self._when_over = when_over
        if not self.greeted:
            greeting = self._settings.greeting
            self._ungreeted = self._loop.call_later(greeting, self._never_greeted)
        self._wire.attach(self, self._most_waiting)

    def over(self) -> None:
        """Called by the connection: no more messages come."""
        self.closed = True
        self._stop_waiting()
        token = REQUEST.set(self._request)
        try:
            self.gone()
        finally:
            REQUEST.reset(token)
            when_over, self._when_over = self._when_over, None
            if when_over is not None:
                when_over()

    # ── out ──────────────────────────────────────────────────────────────────────────────────

    def push(self, *texts: bytes) -> None:
        """Send these, in order."""
        if not self.closed:
            self._wire.send(*texts)

    def refuse(self, reason: Reason) -> None:
        """Say why something is not done."""
        self.refused(reason.key)
        self.push(encode(RefusedOut(reason)))

    def close(self, code: int, why: str) -> None:
        """Send all messages that wait, then close."""
        if not self.closed:
            self.closed = True
            self._wire.close(code, why)

    # ── in ───────────────────────────────────────────────────────────────────────────────────

    def _greet(self) -> None:
        """It has sent the first message that its kind requires."""
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

    def heard(self, text: str | None) -> None:
        """Called by the connection with each message; None: one that is no text."""
        if self.closed:
            return
        try:
            self._take(text)
        except Exception as error:
            about = {"request": self._request}  # the caller serves no request
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
        """Say how many seconds to wait, and close for a client that goes on regardless."""
        if self._warnings.take(now) > 0.0:
            self.refuse(Reason("wire-refused-flood"))
            self.close(FLOOD, "too many messages")
        else:
            wait = {"seconds": ceil(seconds)}
            self.refuse_message(message, Reason("wire-refused-too-fast", wait))
