"""The life cycle of a socket with any protocol: greeting, reading, rate limits and closing.

Rules of this file
1. An unreadable message is refused and changes no state. Binary frames close the socket (1003).
   ``websocket_protocol`` closes sockets whose frames are too long or whose clients are too slow.
2. A client that sends too many messages receives the time to wait, and is disconnected (1008) only
   if it ignores that time.
3. No part of a message is logged, and this module does not know the meaning of messages.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from math import ceil
from typing import Any, Final, Protocol

from mendax.core.game import MendaxError, Reason
from mendax.server.monitoring.logs import REQUEST
from mendax.server.people.buckets import Bucket
from mendax.server.settings.settings import Rate, ServerSettings
from mendax.server.socket.socket_owner import SocketOwner
from mendax.server.wire.messages import RefusedOut, encode
from mendax.server.wire.refusal import where

UNREADABLE: Final = 1003
FLOOD: Final = 1008
FAILED: Final = 1011

_log = logging.getLogger("mendax.socket")


class Wire(Protocol):
    """The transport that a socket uses."""

    def attach(self, owner: SocketOwner, most: int) -> None:
        """Read messages for ``owner``. At most ``most`` are queued for a client that does not
        read.
        """

    def send(self, *texts: bytes) -> None:
        """Send these messages in order."""

    def close(self, code: int, why: str) -> None:
        """Send the queued messages, then close."""


class OpenSocket(ABC):
    """An open socket.

    Subclasses define ``hear``, ``gone`` and ``refuse_message``, which answers a message over the
    rate limit.
    """

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
        """``read`` parses a text into a message or raises ``MendaxError``. ``rate`` limits all
        messages, except kinds that have their own rate in ``apart``. At most ``most_waiting``
        messages are queued for a client that does not read.
        """
        self.refused: Callable[[str], object] = lambda _: None
        """A function called with the reason key of each refusal."""
        self.greeted = False
        """True once the client has sent the required first message."""
        self.closed = False
        """True once messages are no longer sent or handled."""
        self._ungreeted: asyncio.TimerHandle | None = None
        """The timer that fires if the first message is late."""
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

    # ── to override ──────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def hear(self, message: Any) -> None:
        """Handle a message that is within the rate limit."""

    @abstractmethod
    def gone(self) -> None:
        """Handle the end of the socket. No more messages are sent or received."""

    def refuse_message(self, message: Any, reason: Reason) -> None:
        """Send the reason for refusing a message, or None for an unreadable message."""
        self.refuse(reason)

    # ── life cycle ───────────────────────────────────────────────────────────────────────────

    def open(self, when_over: Callable[[], object]) -> None:
        """Serve this client until either side closes the socket, then call ``when_over``."""
        self._when_over = when_over
        if not self.greeted:
            greeting = self._settings.greeting
            self._ungreeted = self._loop.call_later(greeting, self._never_greeted)
        self._wire.attach(self, self._most_waiting)

    def over(self) -> None:
        """Handle the end of the connection. No more messages can arrive."""
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

    # ── sending ──────────────────────────────────────────────────────────────────────────────

    def push(self, *texts: bytes) -> None:
        """Send these messages in order."""
        if not self.closed:
            self._wire.send(*texts)

    def refuse(self, reason: Reason) -> None:
        """Send the reason for a refusal."""
        self.refused(reason.key)
        self.push(encode(RefusedOut(reason)))

    def close(self, code: int, why: str) -> None:
        """Send the queued messages, then close."""
        if not self.closed:
            self.closed = True
            self._wire.close(code, why)

    # ── receiving ────────────────────────────────────────────────────────────────────────────

    def _greet(self) -> None:
        """Record that the required first message has arrived."""
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
        """Handle a text from the connection, or None for a binary frame."""
        if self.closed:
            return
        try:
            self._take(text)
        except Exception as error:
            about = {"request": self._request}  # the caller serves no request
            _log.error("socket failed: %s in %s", type(error).__name__, where(error), extra=about)
            self.close(FAILED, "internal error")

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
        """Send the time to wait. Close the socket if the client ignored it."""
        if self._warnings.take(now) > 0.0:
            self.refuse(Reason("wire-refused-flood"))
            self.close(FLOOD, "too many messages")
        else:
            wait = {"seconds": ceil(seconds)}
            self.refuse_message(message, Reason("wire-refused-too-fast", wait))
