"""Whoever runs the server and looks on at a table: no person, and no presence."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

from mendax.table.log import Entry


class Monitor(Protocol):
    """One who looks on."""

    def hear(self, entries: Iterable[Entry]) -> None:
        """This was done, and is stored."""

    def end(self) -> None:
        """There is nothing more to hear."""


class Monitors:
    """All who look on at one table."""

    def __init__(self) -> None:
        self._monitors: set[Monitor] = set()

    def __len__(self) -> int:
        return len(self._monitors)

    @contextmanager
    def added(self, monitor: Monitor) -> Iterator[None]:
        """Meanwhile ``monitor`` hears what is done here."""
        self._monitors.add(monitor)
        try:
            yield
        finally:
            self._monitors.discard(monitor)

    def hear(self, entries: Iterable[Entry]) -> None:
        """This was done, and is stored."""
        for monitor in self._monitors:
            monitor.hear(entries)

    def end(self) -> None:
        """There is nothing more to hear."""
        for monitor in tuple(self._monitors):
            monitor.end()
