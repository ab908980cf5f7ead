"""The clients connected to a table: subscribers (one per socket), and the people behind them.

``Leases`` are connections and requests that keep the table in memory.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from mendax.server.people.connected_sockets import Pushed
from mendax.server.wire.messages import PresentOut
from mendax.table.devices import device_of
from mendax.table.log import Person

MOST_WATCHERS: Final = 30
"""The maximum number of named watchers. Other watchers are only counted."""


Names = Callable[[Iterable[Person]], tuple[tuple[str, ...], tuple[str, ...]]]
"""A function that returns the names of the watchers among these people, and of the muted ones."""


class Subscriber(Pushed, Protocol):
    """A connected client."""

    device: Person
    """The person who owns the device."""
    person: Person
    """The person whose view the client receives: the device's owner or current holder
    (``shared_devices``).
    """
    screen: bool
    """True if the client is a shared screen."""

    def charge(self, size: int) -> None:
        """Charge ``size`` stored bytes to the client."""


class Presence:
    """The subscribers of one table and the people behind them."""

    def __init__(self, seated: tuple[Person | None, ...] = ()) -> None:
        """``seated`` contains the person in each seat."""
        self.subscribers: set[Subscriber] = set()
        self.visited = False
        """True if any client has ever connected to this table."""
        self.here: frozenset[Person] = frozenset()
        """The connected people: the owners of devices, and seated players on shared devices."""
        self.devices: frozenset[Person] = frozenset()
        """The devices of the subscribers, without screens."""
        self._seated = seated
        self._told = PresentOut((), 0)

    def seat(self, seated: tuple[Person | None, ...]) -> None:
        """Set the person in each seat."""
        self._seated = seated
        self._count()

    def add(self, subscriber: Subscriber) -> None:
        """Add a client."""
        self.subscribers.add(subscriber)
        self.visited = True
        self._count()

    def remove(self, subscriber: Subscriber) -> bool:
        """Remove a client, and return whether it was connected."""
        if subscriber not in self.subscribers:
            return False
        self.subscribers.discard(subscriber)
        self._count()
        return True

    def _count(self) -> None:
        self.devices = frozenset([each.device for each in self.subscribers if not each.screen])
        others = [p for p in self._seated if p is not None and p not in self.devices]
        self.here = self.devices.union([p for p in others if device_of(p) in self.devices])

    def shows(self, device: Person | None) -> bool:
        """Return whether this device is a shared screen."""
        return any(each.screen and each.device == device for each in self.subscribers)

    def now(self, names: Names | None = None) -> PresentOut:
        """Return the connected clients, without those for whom the table waits."""
        others = self.here.difference(self._seated)
        named, muted = names(others) if names and others else ((), ())
        screens = sum(each.screen for each in self.subscribers)
        there = tuple([person in self.here for person in self._seated])
        return PresentOut(
            there,
            len(others),
            named[:MOST_WATCHERS],
            screens=screens,
            muted=muted[:MOST_WATCHERS],
        )

    def news(self, names: Names | None = None) -> PresentOut | None:
        """Return ``now`` if it differs from the last result of this method, otherwise None."""
        now = self.now(names)
        if now == self._told:
            return None
        self._told = now
        return now


class Leases:
    """The holders of one table. While there are any, the table stays in memory, because a second
    copy would miss its news.
    """

    def __init__(self) -> None:
        self._count = 0

    def __bool__(self) -> bool:
        """Return whether anyone holds the table."""
        return self._count > 0

    def begin(self) -> None:
        """Hold the table until ``end``."""
        self._count += 1

    def end(self) -> None:
        """End a lease."""
        self._count -= 1

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold the table while the context is open."""
        self.begin()
        try:
            yield
        finally:
            self.end()
