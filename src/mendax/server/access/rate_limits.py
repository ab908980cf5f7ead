"""How much is too much: token buckets, by whatever one wants to count."""

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from mendax.server.refusal import Refused
from mendax.server.settings import Rate, Rates

Clock = Callable[[], float]
"""Seconds of a clock that never goes back."""

_SWEEP = 4096


class Bucket:
    """One bucket: starts full, loses one for each use, and fills up evenly."""

    __slots__ = ("_at", "_full", "_left", "_per_second")

    def __init__(self, rate: Rate, at: float) -> None:
        self._full = float(rate.burst)
        self._per_second = rate.burst / rate.seconds
        self._left = self._full
        self._at = at

    def take(self, at: float) -> float:
        """0 if there was one to take, else the seconds until there is."""
        left = self._left + (at - self._at) * self._per_second
        self._left = min(self._full, left)
        self._at = at
        if self._left >= 1.0:
            self._left -= 1.0
            return 0.0
        return (1.0 - self._left) / self._per_second

    def is_full(self, at: float) -> bool:
        """Whether it may as well be forgotten."""
        return self._left + (at - self._at) * self._per_second >= self._full


class Buckets:
    """A bucket for each key; those that are full again are forgotten."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = _SWEEP

    def take(self, key: str) -> None:
        """Counts one use. Raises ``Refused`` with the seconds to wait."""
        at = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            self._sweep(at)
            bucket = self._buckets[key] = Bucket(self._rate, at)
        wait = bucket.take(at)
        if wait:
            raise Refused(429, "wire-refused-too-fast", seconds=int(wait) + 1)

    def _sweep(self, at: float) -> None:
        if len(self._buckets) < self._sweep_at:
            return
        self._buckets = {k: b for k, b in self._buckets.items() if not b.is_full(at)}
        self._sweep_at = max(_SWEEP, 2 * len(self._buckets))


class Limits:
    """The limits by address, those on hints by person."""

    def __init__(self, rates: Rates, clock: Clock) -> None:
        self.requests = Buckets(rates.requests, clock)
        self.pages = Buckets(rates.pages, clock)
        self.tables = Buckets(rates.tables, clock)
        self.sessions = Buckets(rates.sessions, clock)
        self.handshakes = Buckets(rates.handshakes, clock)
        self.lessons = Buckets(rates.lessons, clock)
        self.stories = Buckets(rates.stories, clock)
        self.solving = Buckets(rates.solving, clock)
        self.hints = Buckets(rates.hints, clock)
        self.codes = Buckets(rates.codes, clock)


def network_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 that an IPv6 address is in."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped else str(IPv6Address(int(found) >> 64 << 64))
    return str(found)
