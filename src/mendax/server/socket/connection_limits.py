"""Limits on connections, and on the data that each may send before it is read.

``http_protocol`` and ``websocket_protocol`` use this module, which is independent of messages.
Requests from an *address* are counted in ``people/rate_limits.py``. A trusted proxy, or a peer at a
Unix socket, represents many people. Its connections count towards the total, but not for an
address.

| limit on | at most |
|---|---|
| TLS handshake | ``tls_port.HANDSHAKE`` s |
| head of a request | ``LONGEST_HEAD`` bytes, ``MOST_LINES`` lines, ``ServerSettings.head`` s |
| body of a request | ``LONGEST_BODY`` bytes, ``ServerSettings.body`` s |
| requests in progress | one per connection: later ones stay unread |
| an answer that the client does not read | ``ServerSettings.unread`` s |
| control frames and fragments of messages | ``Rates.frames`` per socket |
| fragments of one message | ``websocket_protocol.MOST_PIECES`` |
| connections | ``Rates.connections_per_address``, and the number of descriptors |
"""

from asyncio import BaseTransport, WriteTransport
from collections.abc import Callable
from ipaddress import IPv6Address
from typing import Final

from mendax.server.clock import Clock, Timer
from mendax.server.people.buckets import Bucket
from mendax.server.people.networks import AddressCount
from mendax.server.people.rate_limits import network_of
from mendax.server.people.trusted_proxies import TrustedProxies
from mendax.server.settings.settings import ServerSettings

LONGEST_HEAD: Final = 16 * 1024
LONGEST_LINE: Final = 8000
"""The maximum length of a line in bytes. websockets reads no lines above 8,192 bytes."""
MOST_LINES: Final = 100
LONGEST_BODY: Final = 64 * 1024
"""The largest body in bytes.

The application accepts far less (``wire.messages.LIMIT``). A refused body up to this size is read
to its end, so that the connection can continue.
"""
LONGEST_REST: Final = 1024 * 1024
"""The number of bytes discarded after a refusal, so that a client that is still sending can read
the answer.
"""
LINGERING: Final = 2.0
"""Seconds for a client to read the answer after a refusal."""


class ConnectionLimits:
    """The limits shared by the connections of one server."""

    def __init__(self, settings: ServerSettings, clock: Clock, most: int) -> None:
        """``most`` is the maximum number of connections. ``clock`` may be replaced before the first
        one.
        """
        self.settings = settings
        self.clock = clock
        self._most = most
        self._open: dict[int, str] = {}
        """The address of each connection, keyed by the identity of its transport or opening."""
        self._from = AddressCount()
        self.refused: Callable[[str, str], object] = lambda *_: None
        """A function called with the reason key and address of each refusal."""
        self._proxies = TrustedProxies(settings.proxies)

    @property
    def open(self) -> int:
        """The number of connections."""
        return len(self._open)

    def admit(self, one: object, peer: tuple[str, int] | None, counted_as: object = None) -> bool:
        """Count a new connection from ``peer``. Return False if its address or the server has too
        many.

        ``counted_as`` is an object that already counts for this connection, and no longer does.
        """
        self.leave(counted_as)
        host = peer[0] if peer else ""
        address = "" if host in self._proxies else network_of(host)
        most = self.settings.rates.connections_per_address
        if len(self._open) >= self._most or (address and not self._from.has_room(address, most)):
            self.refused("wire-refused-full", address)
            return False
        self._open[id(one)] = address
        self._from.add(address)
        return True

    def refuses(self, reason: str, transport: BaseTransport) -> None:
        """Count a refusal on this connection. ``reason`` is the key of its reason."""
        self.refused(reason, self._open.get(id(transport), ""))

    def leave(self, one: object) -> None:
        """Stop counting a connection that has ended, if it was admitted."""
        address = self._open.pop(id(one), None)
        if address is not None:
            self._from.remove(address)

    def frames(self) -> "FrameCount":
        """Return a frame counter for one socket."""
        return FrameCount(self)


class FrameCount:
    """A rate limit on the control frames and message fragments of one socket."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self._clock = limits.clock
        self._bucket = Bucket(limits.settings.rates.frames, self._now())

    def _now(self) -> float:
        return self._clock.now() / 1000

    def take(self) -> bool:
        """Count a frame. Return False if it exceeds the limit."""
        return self._bucket.take(self._now()) == 0.0


class UntakenTimer:
    """Disconnects a client that does not read."""

    __slots__ = ("_limits", "running")

    def __init__(self, limits: ConnectionLimits) -> None:
        self._limits = limits
        self.running: Timer | None = None
        """The deadline; None if the client has read all data."""

    def start(self, transport: WriteTransport) -> None:
        """Start the timer unless it is running."""
        if self.running is None:
            seconds = self._limits.settings.unread
            self.running = self._limits.clock.call_later(seconds, transport.abort)

    def stop(self) -> None:
        """Stop the timer, because the client has read all data or has disconnected."""
        if self.running is not None:
            self.running.cancel()
            self.running = None


def peer_of(transport: BaseTransport) -> tuple[str, int] | None:
    """Return the address and port of a transport's peer (``unmapped``)."""
    return unmapped(transport.get_extra_info("peername"))


def unmapped(peer: object) -> tuple[str, int] | None:
    """Return the address and port in a socket's address of a peer, or None for a Unix socket.

    An IPv4-mapped IPv6 address is returned as IPv4.
    """
    if not isinstance(peer, tuple):
        return None
    host, port = peer[:2]
    mapped = IPv6Address(host.partition("%")[0]).ipv4_mapped if ":" in host else None
    return (host if mapped is None else str(mapped), port)
