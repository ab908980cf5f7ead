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
        wait = self.wait(at)
        if not wait:
            self.spend(at, 1.0)
        return wait

    def wait(self, at: float) -> float:
        """Return the seconds until a token is available, without taking one."""
        return max(0.0, 1.0 - self._now(at)) / self._per_second

    def spend(self, at: float, amount: float) -> None:
        """Take ``amount`` tokens. The balance may become negative, which lengthens the wait."""
        self._left, self._at = self._now(at) - amount, at

    def _now(self, at: float) -> float:
        return min(self._full, self._left + (at - self._at) * self._per_second)

    def is_full(self, at: float) -> bool:
        """Return whether the bucket is full and so need not be stored."""
        return self._now(at) >= self._full


class Buckets:
    """One bucket per key. Full buckets are dropped."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate, self._clock = rate, clock
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = _SWEEP

    def __len__(self) -> int:
        """Return the number of buckets in memory."""
        return len(self._buckets)

    def take(self, key: str) -> None:
        """Take a token. Raises ``Refused`` with the seconds to wait."""
        wait = self.wait(key)
        if wait:
            raise Refused(429, "wire-refused-too-fast", seconds=wait)
        self.spend(key, 1.0)

    def wait(self, key: str) -> int:
        """Return the seconds until a token is available, rounded up, or 0. No token is taken."""
        bucket = self._buckets.get(key)
        wait = 0.0 if bucket is None else bucket.wait(self._clock())
        return int(wait) + 1 if wait else 0

    def spend(self, key: str, amount: float) -> None:
        """Take ``amount`` tokens. The balance may become negative."""
        at = self._clock()
        if key not in self._buckets:
            self._sweep(at)
            self._buckets[key] = Bucket(self._rate, at)
        self._buckets[key].spend(at, amount)

    def _sweep(self, at: float) -> None:
        if len(self._buckets) < self._sweep_at:
            return
        self._buckets = {k: b for k, b in self._buckets.items() if not b.is_full(at)}
        self._sweep_at = max(_SWEEP, 2 * len(self._buckets))
