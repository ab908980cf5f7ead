"""The networks that contain an address, and the limits of each network.

Most providers assign a customer an IPv6 /64 or, on request, a /48, which contains 65,536 of them. A
/48 may therefore use 16 times the limit of an address, and all clients of the server together 256
times. An IPv4 address counts for itself and for the server.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

from mendax.server.people.buckets import Buckets, Clock
from mendax.server.settings.settings import Rate
from mendax.server.wire.refusal import Refused

WIDE: Final = 16
"""The limit of a /48 network as a multiple of an address's limit."""
ALL: Final = 256
"""The limit of the server as a multiple of an address's limit."""
EVERYONE: Final = "everyone"
"""The key for the server's count."""
_HOST_BITS: Final = 128 - 48
_AT_ONCE: Final = 2
"""The limit of concurrent questions of a /48 network as a multiple of an address's limit: half of
the total capacity.
"""


@lru_cache(4096)
def wide_network(address: str) -> str | None:
    """Return the /48 network of an IPv6 address, or None for any other address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return None
    if not isinstance(parsed, IPv6Address) or parsed.ipv4_mapped:
        return None
    return f"{IPv6Address(int(parsed) >> _HOST_BITS << _HOST_BITS)}/48"


class _Share(NamedTuple):
    """A bucket that a use takes tokens from."""

    buckets: Buckets
    key: str


class AddressLimit:
    """A rate limit for addresses, for /48 networks and for the server."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        """``rate`` is the limit of an address."""
        self.single = Buckets(rate, clock)
        self.wide = Buckets(rate._replace(burst=WIDE * rate.burst), clock)
        self.everyone = Buckets(rate._replace(burst=ALL * rate.burst), clock)

    def take(self, address: str) -> None:
        """Count a use in each network. Raises ``Refused``, with the seconds to wait, without
        counting.
        """
        wait = self.wait(address)
        if wait:
            raise Refused(429, "wire-refused-too-fast", seconds=wait)
        self.spend(address, 1)

    def wait(self, address: str) -> int:
        """Return the seconds until a use is allowed, rounded up. No use is counted."""
        return max(buckets.wait(key) for buckets, key in self._shares(address))

    def spend(self, address: str, amount: float) -> None:
        """Count ``amount`` uses. The balances may become negative."""
        for buckets, key in self._shares(address):
            buckets.spend(key, amount)

    def _shares(self, address: str) -> tuple[_Share, ...]:
        own, all_of_them = _Share(self.single, address), _Share(self.everyone, EVERYONE)
        wide = wide_network(address)
        return (own, all_of_them) if wide is None else (own, _Share(self.wide, wide), all_of_them)


class AddressCount:
    """The current number of clients of each address and each /48 network."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._counts)

    def __getitem__(self, network: str) -> int:
        return self._counts[network]

    def has_room(self, address: str, most: int, wide: int = WIDE) -> bool:
        """Return whether ``address`` has fewer than ``most`` clients and its /48 fewer than ``wide
        * most``.
        """
        network = wide_network(address)
        return self._counts[address] < most and (
            network is None or self._counts[network] < wide * most
        )

    def add(self, address: str) -> None:
        """Count one more client in each network."""
        for network in _networks(address):
            self._counts[network] += 1

    def remove(self, address: str) -> None:
        """Count one client fewer in each network."""
        for network in _networks(address):
            self._counts[network] -= 1
            if not self._counts[network]:
                del self._counts[network]


class AtOnce:
    """Counts concurrent questions per address, so that no address uses the complete capacity."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way = AddressCount()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Count a question from ``address`` while the context is open.

        Raises ``Refused`` (429) if too many are open.
        """
        if not self._under_way.has_room(address, self._most, _AT_ONCE):
            raise Refused(429, "wire-refused-too-fast", seconds=5)
        self._under_way.add(address)
        try:
            yield
        finally:
            self._under_way.remove(address)


def _networks(address: str) -> tuple[str, ...]:
    network = wide_network(address)
    return (address,) if network is None else (address, network)
