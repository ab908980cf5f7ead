"""Who is connected to a table: subscribers (one for each socket) and the people behind them."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, Protocol

from mendax.table.devices import device_of
from mendax.table.log import Entry, Person

MOST_WATCHERS: Final = 30
"""As many watchers are named; the others are counted."""


class Present(NamedTuple):
    """Who is connected to a table."""

    seats: tuple[bool, ...]
    """For each seat whether its person is."""
    watchers: int
    """How many people are who have no seat."""
    names: tuple[str, ...] = ()
    """How the watchers are called, those who have a name."""
    screens: int = 0
    """How many screens show the table to all; they are nobody's presence."""
    muted: tuple[str, ...] = ()
    """Those of the names whom the host has muted."""


Names = Callable[[Iterable[Person]], tuple[tuple[str, ...], tuple[str, ...]]]
"""How those of these people are called who watch and have a name, and who of them is muted."""


class Subscriber(Protocol):
    """A connected client, as a table needs it."""

    device: Person
    """Whose device it is."""
    person: Person
    """As whom it sees the table: its owner, or who of several holds it (``shared_devices``)."""
    screen: bool
    """Whether it only shows the table to all."""

    def push(self, *texts: bytes) -> None:
        """Send these, in order, whenever the network takes them."""

    def charge(self, size: int) -> None:
        """So many bytes were stored for them."""

    def close(self, code: int, why: str) -> None:
        """Send what waits, then close."""


class Monitor(Protocol):
    """Whoever runs the server and looks on at a table: no person, and no presence."""

    def hear(self, entries: Iterable[Entry]) -> None:
        """This was done, and is stored."""

    def end(self) -> None:
        """There is nothing more to hear."""


class Presence:
    """The subscribers of one table, and who of its people they are."""

    def __init__(self, seated: tuple[Person | None, ...] = ()) -> None:
        """``seated``: who sits where."""
        self.subscribers: set[Subscriber] = set()
        self.visited = False
        """Whether anyone has ever connected here."""
        self.here: frozenset[Person] = frozenset()
        """Who is connected: the owners of the devices, and who of the seated shares one."""
        self.devices: frozenset[Person] = frozenset()
        """The devices of the subscribers, without screens."""
        self._seated = seated
        self._told = Present((), 0)

    def seat(self, seated: tuple[Person | None, ...]) -> None:
        """They sit so from now on."""
        self._seated = seated
        self._count()

    def add(self, subscriber: Subscriber) -> None:
        """Somebody is here."""
        self.subscribers.add(subscriber)
        self.visited = True
        self._count()

    def remove(self, subscriber: Subscriber) -> bool:
        """Somebody is gone; whether they were here."""
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
        """Whether this device is a screen that shows the table to all."""
        return any(each.screen and each.device == device for each in self.subscribers)

    def now(self, names: Names | None = None) -> Present:
        """Who is here of those who sit on the seats, and who else."""
        others = self.here.difference(self._seated)
        named, muted = names(others) if names and others else ((), ())
        screens = sum(each.screen for each in self.subscribers)
        there = tuple([person in self.here for person in self._seated])
        return Present(there, len(others), named[:MOST_WATCHERS], screens, muted[:MOST_WATCHERS])

    def news(self, names: Names | None = None) -> Present | None:
        """Who is here, if that is not what this said last."""
        now = self.now(names)
        if now == self._told:
            return None
        self._told = now
        return now
