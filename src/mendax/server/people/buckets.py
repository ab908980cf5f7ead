"""Token buckets with arbitrary keys."""

from collections.abc import Callable

from mendax.server.settings.settings import Rate
from mendax.server.wire.refusal import Refused

Clock = Callable[[], float]
"""A function that returns seconds from a monotonic clock."""

_SWEEP = 4096


class Bucket:
    """A token bucket, which starts full. Each use takes a token, and tokens return at a constant
    rate.
    """

    __slots__ = ("_at", "_full", "_left", "_per_second")

    def __init__(self, rate: Rate, at: float) -> None:
        self._full = float(rate.burst)
        self._per_second = rate.burst / rate.seconds
        self._left = self._full
        self._at = at

    def take(self, at: float) -> float:
        """Take a token and return 0, or return the seconds until one is available."""
        left = self._left + (at - self._at) * self._per_second
        self._left = min(self._full, left)
        self._at = at
        if self._left >= 1.0:
            self._left -= 1.0
            return 0.0
        return (1.0 - self._left) / self._per_second

    def wait(self, at: float) -> float:
        """Return the seconds until a token is available, without taking one."""
        left = min(self._full, self._left + (at - self._at) * self._per_second)
        return 0.0 if left >= 1.0 else (1.0 - left) / self._per_second

    def spend(self, at: float, amount: float) -> None:
        """Take ``amount`` tokens. The balance may become negative, which lengthens the wait."""
        self._left = min(self._full, self._left + (at - self._at) * self._per_second) - amount
        self._at = at

    def is_full(self, at: float) -> bool:
        """Return whether the bucket is full and so need not be stored."""
        return self._left + (at - self._at) * self._per_second >= self._full


class Buckets:
    """One bucket per key. Full buckets are dropped."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate, self._clock = rate, clock
        self._buckets: dict[str, Bucket] = {}
        self.emptied: set[str] = set()
        """The keys of buckets that were empty when last used. All other buckets contain a token."""
        self._sweep_at = _SWEEP

    def take(self, key: str) -> None:
        """Take a token. Raises ``Refused`` with the seconds to wait."""
        at = self._clock()
        bucket = self._bucket(key, at)
        wait = bucket.take(at)
        if wait:
            raise Refused(429, "wire-refused-too-fast", seconds=int(wait) + 1)
        self._see(key, bucket, at)

    def wait(self, key: str) -> int:
        """Return the seconds until a token is available, rounded up, or 0. No token is taken."""
        bucket = self._buckets.get(key) if key in self.emptied else None
        wait = bucket.wait(self._clock()) if bucket else 0.0
        if not wait:
            self.emptied.discard(key)
            return 0
        return int(wait) + 1

    def spend(self, key: str, amount: float) -> None:
        """Take ``amount`` tokens. The balance may become negative."""
        at = self._clock()
        bucket = self._bucket(key, at)
        bucket.spend(at, amount)
        self._see(key, bucket, at)

    def _see(self, key: str, bucket: Bucket, at: float) -> None:
        if bucket.wait(at):
            self.emptied.add(key)

    def _bucket(self, key: str, at: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._sweep(at)
            bucket = self._buckets[key] = Bucket(self._rate, at)
        return bucket

    def _sweep(self, at: float) -> None:
        if len(self._buckets) < self._sweep_at:
            return
        self._buckets = {k: b for k, b in self._buckets.items() if not b.is_full(at)}
        self.emptied &= self._buckets.keys()
        self._sweep_at = max(_SWEEP, 2 * len(self._buckets))
