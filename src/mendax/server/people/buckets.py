"""Token buckets, by whatever one wants to count."""

from collections.abc import Callable

from mendax.server.base.refusal import Refused
from mendax.server.base.settings import Rate

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

    def wait(self, at: float) -> float:
        """Seconds until there is one to take; takes none."""
        left = min(self._full, self._left + (at - self._at) * self._per_second)
        return 0.0 if left >= 1.0 else (1.0 - left) / self._per_second

    def spend(self, at: float, amount: float) -> None:
        """Takes so many, also more than there are; then it is longer until there is one."""
        self._left = min(self._full, self._left + (at - self._at) * self._per_second) - amount
        self._at = at

    def is_full(self, at: float) -> bool:
        """Whether it may as well be forgotten."""
        return self._left + (at - self._at) * self._per_second >= self._full


class Buckets:
    """A bucket for each key; those that are full again are forgotten."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate, self._clock = rate, clock
        self._buckets: dict[str, Bucket] = {}
        self.emptied: set[str] = set()
        """The keys of buckets that had none left, and may have one again: all others have one."""
        self._sweep_at = _SWEEP

    def take(self, key: str) -> None:
        """Counts one use. Raises ``Refused`` with the seconds to wait."""
        at = self._clock()
        bucket = self._bucket(key, at)
        wait = bucket.take(at)
        if wait:
            raise Refused(429, "wire-refused-too-fast", seconds=int(wait) + 1)
        self._see(key, bucket, at)

    def wait(self, key: str) -> int:
        """Whole seconds until there is one to take, 0 if there is one; counts nothing."""
        bucket = self._buckets.get(key) if key in self.emptied else None
        wait = bucket.wait(self._clock()) if bucket else 0.0
        if not wait:
            self.emptied.discard(key)
            return 0
        return int(wait) + 1

    def spend(self, key: str, amount: float) -> None:
        """Counts so many uses, also more than there are."""
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
