"""How many connections there are, and how much each may send before anybody reads it.

Both protocols of uvicorn's (``uvicorn_http``, ``uvicorn_socket``) ask here; nothing here knows what
is sent. What an *address* may ask for in all is counted in ``access/rate_limits.py``; a proxy of
the settings stands for many people, so its connections are counted with all, and not as one
address's.

| what | at most |
|---|---|
| head of a request | ``LONGEST_HEAD`` bytes, ``MOST_LINES`` lines, ``ServerSettings.head`` s |
| body of a request | ``LONGEST_BODY`` bytes, ``ServerSettings.body`` s |
| requests in hand | one of each connection: what follows waits unread |
| an answer that nobody takes | ``ServerSettings.unread`` s |
| control frames and pieces of messages | ``Rates.frames`` of each socket |
| connections | ``Rates.connections_per_address``, and as many as there are descriptors |
"""

from asyncio import BaseTransport, WriteTransport
from collections.abc import Callable
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from mendax.server.access.buckets import Bucket
from mendax.server.access.networks import AddressCount
from mendax.server.access.rate_limits import network_of
from mendax.server.settings import ServerSettings
from mendax.server.socket.keepalive import Keepalive
from mendax.server.tables.clock import Clock, Timer

LONGEST_HEAD: Final = 16 * 1024
LONGEST_LINE: Final = 8000
"""websockets reads no longer ones than 8,192 bytes."""
MOST_LINES: Final = 100
LONGEST_BODY: Final = 64 * 1024
"""The application takes much less (``wire.messages.LIMIT``); of what it refuses so much is read to
its end, so that the connection can go on."""
LONGEST_REST: Final = 1024 * 1024
"""Bytes that are thrown away after a refusal, so that whoever sends on gets to read it."""
LINGERING: Final = 2.0
"""Seconds that they have for that."""
SLICE: Final = 1024
"""Bytes of a socket that are parsed before its limits are looked at again."""


class ConnectionLimits:
    """What all connections of one server have in common."""

    def __init__(self, settings: ServerSettings, clock: Clock, most: int) -> None:
        """``most``: connections at once; ``clock`` may be set anew before the first of them."""
        self.settings = settings
        self.clock = clock
        self.keepalive = Keepalive()
        self._most = most
        self._open: dict[int, str] = {}
        """The address behind each connection, by the transport's identity."""
        self._from = AddressCount()
        self.refused: Callable[[str, str], object] = lambda *_: None
        """Told of what was refused here, and to which address."""
        proxies: Any = ProxyHeadersMiddleware(_nothing, list(settings.proxies))
        self._proxies = proxies.trusted_hosts if settings.proxies else ()

    @property
    def open(self) -> int:
        """How many connections there are."""
        return len(self._open)

    def admit(self, transport: BaseTransport) -> bool:
        """Counts a new connection; False: there are too many, of its address or in all."""
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else ""
        address = "" if host in self._proxies else network_of(host)
        most = self.settings.rates.connections_per_address
        if len(self._open) >= self._most or (address and not self._from.has_room(address, most)):
            self.refused("wire-refused-full", address)
            return False
        self._open[id(transport)] = address
        self._from.add(address)
        return True

    def refuses(self, reason: str, transport: BaseTransport) -> None:
        """What came over this connection is refused, for the reason of this key."""
        self.refused(reason, self._open.get(id(transport), ""))

    def leave(self, transport: BaseTransport) -> None:
        """A connection is over; nothing happens if it was not admitted."""
        address = self._open.pop(id(transport), None)
        if address is not None:
            self._from.remove(address)

    def frames(self) -> "FrameCount":
        """The count of one socket's control frames and pieces of messages."""
        return FrameCount(self)


class FrameCount:
    """How many control frames and pieces of messages one socket may still send."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self._clock = limits.clock
        self._bucket = Bucket(limits.settings.rates.frames, self._now())

    def _now(self) -> float:
        return self._clock.now() / 1000

    def take(self) -> bool:
        """Counts one; False: it is one too many."""
        return self._bucket.take(self._now()) == 0.0


class UntakenTimer:
    """Hangs up on a client that takes nothing of what is sent to it."""

    __slots__ = ("_limits", "running")

    def __init__(self, limits: ConnectionLimits) -> None:
        self._limits = limits
        self.running: Timer | None = None
        """Until then it may take something; None: nothing waits for it."""

    def start(self, transport: WriteTransport) -> None:
        """Something waits for it; that this is said again changes nothing."""
        if self.running is None:
            seconds = self._limits.settings.unread
            self.running = self._limits.clock.call_later(seconds, transport.abort)

    def stop(self) -> None:
        """It has taken all, or is gone."""
        if self.running is not None:
            self.running.cancel()
            self.running = None


async def _nothing(*_: object) -> None:
    """Stands for an application where only the list of proxies is wanted."""
