"""A table's stored bytes, charged to its connected clients (``people.quotas``)."""

from collections.abc import Collection, Iterable
from typing import Final

from mendax.server.people.quotas import LINE
from mendax.server.tables.presence import Subscriber
from mendax.table.log import LogLine

_CHARGED: Final = 16_384
"""Bytes are charged once this many have accumulated."""


class StoredBytes:
    """One table's uncharged stored bytes."""

    def __init__(self) -> None:
        self._bytes = 0

    def charge(self, lines: Iterable[LogLine], here: Collection[Subscriber]) -> None:
        """Count these stored lines; from ``_CHARGED`` bytes on, charge the clients equally."""
        for line in lines:
            self._bytes += LINE + len(line.action)
        if self._bytes >= _CHARGED and here:
            share, self._bytes = self._bytes // len(here), 0
            for subscriber in here:
                subscriber.charge(share)
