"""What a table has stored, put on the accounts of those who are at it (``people.quotas``)."""

from collections.abc import Collection, Iterable
from typing import Final

from mendax.server.people.quotas import LINE
from mendax.server.tables.presence import Subscriber
from mendax.table.log import LogLine

_CHARGED: Final = 16_384
"""Bytes after which what was stored is put on accounts."""


class StoredBytes:
    """The bytes of one table that were stored and are on nobody's account yet."""

    def __init__(self) -> None:
        self._bytes = 0

    def charge(self, lines: Iterable[LogLine], here: Collection[Subscriber]) -> None:
        """These were stored; all who are here bear what has come together in equal parts."""
        for line in lines:
            self._bytes += LINE + len(line.action)
        if self._bytes >= _CHARGED and here:
            share, self._bytes = self._bytes // len(here), 0
            for subscriber in here:
                subscriber.charge(share)
