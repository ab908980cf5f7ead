"""How many connections there are, and how much each may send before anybody reads it.

``http_protocol`` and ``websocket_protocol`` ask here; this module knows no message. All requests of
an *address* are counted in ``people/rate_limits.py``. A proxy of the settings, or one that comes by
a Unix socket, stands for many people: its connections are counted with all, and not as those of
one address.

| what | at most |
|---|---|
| head of a request | ``LONGEST_HEAD`` bytes, ``MOST_LINES`` lines, ``ServerSettings.head`` s |
| body of a request | ``LONGEST_BODY`` bytes, ``ServerSettings.body`` s |
| requests under way | one of each connection: later ones wait unread |
| an answer that the client does not read | ``ServerSettings.unread`` s |
| control frames and pieces of messages | ``Rates.frames`` of each socket |
| pieces of one message | ``websocket_protocol.MOST_PIECES`` |
| connections | ``Rates.connections_per_address``, and as many as there are descriptors |
"""

from asyncio import BaseTransport, WriteTransport
from collections.abc import Callable
from ipaddress import IPv6Address
from typing import Final

from mendax.server.base.settings import ServerSettings
from mendax.server.people.buckets import Bucket
from mendax.server.people.networks import AddressCount
from mendax.server.people.rate_limits import network_of
from mendax.server.people.trusted_proxies import TrustedProxies
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
"""Bytes thrown away after a refusal, so that a client that is still sending can read it."""
LINGERING: Final = 2.0
"""Seconds that they have for that."""


class ConnectionLimits:
    """The limits that all connections of one server share."""

    def __init__(self, settings: ServerSettings, clock: Clock, most: int) -> None:
        """``most``: connections at once; ``clock`` may be replaced before the first of them."""
        self.settings = settings
        self.clock = clock
        self.keepalive = Keepalive()
        self._most = most
        self._open: dict[int, str] = {}
        """The address behind each connection, by the transport's identity."""
        self._from = AddressCount()
        self.refused: Callable[[str, str], object] = lambda *_: None
        """Told of what was refused here, and to which address."""
        self._proxies = TrustedProxies(settings.proxies)

    @property
    def open(self) -> int:
        """How many connections there are."""
        return len(self._open)

    def admit(self, transport: BaseTransport) -> bool:
        """Counts a new connection; False: there are too many, of its address or in all."""
        peer = peer_of(transport)
        host = peer[0] if peer else ""
        address = "" if host in self._proxies else network_of(host)
        most = self.settings.rates.connections_per_address
        if len(self._open) >= self._most or (address and not self._from.has_room(address, most)):
            self.refused("wire-refused-full", address)
            return False
        self._open[id(transport)] = address
        self._from.add(address)
        return True

    def refuses(self, reason: str, transport: BaseTransport) -> None:
        """Count a refusal on this connection, for the reason of this key."""
        self.refused(reason, self._open.get(id(transport), ""))

    def leave(self, transport: BaseTransport) -> None:
        """Count a connection as over, if it was admitted."""
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
    """Cuts off a client that does not read."""

    __slots__ = ("_limits", "running")

    def __init__(self, limits: ConnectionLimits) -> None:
        self._limits = limits
        self.running: Timer | None = None
        """Until then it may read; None: it has read all."""

    def start(self, transport: WriteTransport) -> None:
        """Begin to wait, unless this waits already."""
        if self.running is None:
            seconds = self._limits.settings.unread
            self.running = self._limits.clock.call_later(seconds, transport.abort)

    def stop(self) -> None:
        """It has read all, or is gone."""
        if self.running is not None:
            self.running.cancel()
            self.running = None


def peer_of(transport: BaseTransport) -> tuple[str, int] | None:
    """Return the address and port at the other end; None where it comes by a Unix socket.

    IPv4 that comes by a socket of IPv6 is IPv4.
    """
    peer = transport.get_extra_info("peername")
    if not isinstance(peer, tuple):
        return None
    host, port = peer[:2]
    mapped = IPv6Address(host.partition("%")[0]).ipv4_mapped if ":" in host else None
    return (host if mapped is None else str(mapped), port)
