"""The bytes that a table stores, which are charged to its connected clients (``people.quotas``)."""

from collections.abc import Collection, Iterable
from typing import Final

from mendax.server.people.quotas import LINE
from mendax.server.tables.presence import Subscriber
from mendax.table.log import LogLine

_CHARGED: Final = 16_384
"""When this many bytes have accumulated, the clients are charged."""


class StoredBytes:
    """The stored bytes of one table that have not been charged yet."""

    def __init__(self) -> None:
        self._bytes = 0

    def charge(self, lines: Iterable[LogLine], here: Collection[Subscriber]) -> None:
        """Count these stored lines. From ``_CHARGED`` bytes on, charge all clients equally."""
        for line in lines:
            self._bytes += LINE + len(line.action)
        if self._bytes >= _CHARGED and here:
            share, self._bytes = self._bytes // len(here), 0
            for subscriber in here:
                subscriber.charge(share)
