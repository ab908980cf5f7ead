"""Who is connected to a table: subscribers (one for each socket) and the people behind them."""

from typing import Protocol

from mendax.table.log import Person

Present = tuple[tuple[bool, ...], int]
"""For each seat whether its person is connected, and how many people are who have none."""


class Subscriber(Protocol):
    """A connected client, as a table needs it."""

    person: Person

    def push(self, *texts: bytes) -> None:
        """Send these, in order, whenever the network takes them."""

    def close(self, code: int, why: str) -> None:
        """Send what waits, then close."""


class Presence:
    """The subscribers of one table."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self.people: frozenset[Person] = frozenset()
        """The people behind them."""
        self._told: Present = ((), 0)

    def add(self, subscriber: Subscriber) -> None:
        """Somebody is here."""
        self.subscribers.add(subscriber)
        self.people = frozenset([each.person for each in self.subscribers])

    def remove(self, subscriber: Subscriber) -> bool:
        """Somebody is gone; whether they were here."""
        if subscriber not in self.subscribers:
            return False
        self.subscribers.discard(subscriber)
        self.people = frozenset([each.person for each in self.subscribers])
        return True

    def of(self, seated: tuple[Person | None, ...]) -> Present:
        """Who is here of those who sit on the seats, and how many others."""
        here = self.people
        return tuple([person in here for person in seated]), len(here.difference(seated))

    def news(self, seated: tuple[Person | None, ...]) -> Present | None:
        """Who is here, if that is not what this said last."""
        now = self.of(seated)
        if now == self._told:
            return None
        self._told = now
        return now
