"""Limits that several workers share: each tells what was taken of its own, and hears of the others.

Rules of this file
1. Whether something may be done is decided at once, by what this worker knows. About once a second
   it tells what was taken since; the others take that away from theirs.
2. What the bus loses is not made up for: then a limit holds at each worker by itself.
3. An address belongs to somebody, so none is told: a hash of it, by a key of the house that lies in
   the database. Whoever listens to the bus can't find out which addresses there are by trying all.
"""

from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import Final

import msgspec

from mendax.server.access.rate_limits import Limits
from mendax.server.bus.interface import Bus
from mendax.server.bus.messages import HOUSE, LimitsTaken, encode, house_message
from mendax.server.house.notices import HouseClock, HouseTimer

EVERY: Final = 1.0
"""Seconds between two messages."""
MOST: Final = 1000
"""Addresses and persons in one message."""
_LETTERS: Final = 12
"""Bytes of a hash: no two of a million are alike."""


class SharedLimits:
    """The limits of one worker, in common with others."""

    def __init__(
        self, limits: Limits, bus: Bus, key: bytes, clock: Callable[[], HouseClock]
    ) -> None:
        """``key``: of the house."""
        self._limits, self._bus, self._clock = limits.by_name, bus, clock

        @lru_cache(4096)
        def named(who: str) -> str:
            return blake2b(who.encode(), key=key, digest_size=_LETTERS).hexdigest()

        for buckets in self._limits.values():
            buckets.share(named)
        self._ends = bus.listen(HOUSE, self._hear)
        self._timer: HouseTimer = clock().call_later(EVERY, self._tick)

    def _tick(self) -> None:
        self._timer = self._clock().call_later(EVERY, self._tick)
        self.tell()

    def tell(self) -> None:
        """The others hear what was taken since this was called last; nothing, if nothing was."""
        told: dict[str, dict[str, float]] = {}
        count = 0
        for name, buckets in self._limits.items():
            for who, amount in buckets.taken().items():
                told.setdefault(name, {})[who] = amount
                count += 1
                if count == MOST:
                    self._bus.tell(HOUSE, encode(LimitsTaken(told)))
                    told, count = {}, 0
        if told:
            self._bus.tell(HOUSE, encode(LimitsTaken(told)))

    def _hear(self, message: bytes) -> None:
        try:
            heard = house_message(message)
        except msgspec.MsgspecError:  # of a worker of a later version
            return
        if isinstance(heard, LimitsTaken):
            for name, taken in heard.taken.items():
                if name in self._limits:  # else it is one of another version
                    self._limits[name].take_away(taken)

    def close(self) -> None:
        """Tells and hears nothing more."""
        self._timer.cancel()
        self._ends()
