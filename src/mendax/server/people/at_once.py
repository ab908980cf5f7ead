"""A limit on the number of concurrent questions from one address."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from mendax.server.base.refusal import Refused
from mendax.server.people.networks import AddressCount

_WIDE: Final = 2
"""The limit of a /48 network as a multiple of an address's limit: half of the total capacity."""


class AtOnce:
    """Counts concurrent questions per address, so that no address uses the complete capacity."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way = AddressCount()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Count a question from ``address`` while the context is open.

        Raises ``Refused`` (429) if too many are open.
        """
        if not self._under_way.has_room(address, self._most, _WIDE):
            raise Refused(429, "wire-refused-too-fast", seconds=5)
        self._under_way.add(address)
        try:
            yield
        finally:
            self._under_way.remove(address)
