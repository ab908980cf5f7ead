"""A limit on one address's concurrent questions."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from mendax.server.base.refusal import Refused
from mendax.server.people.networks import AddressCount

_WIDE: Final = 2
"""A /48 network's limit as a multiple of an address's: half of the total capacity."""


class AtOnce:
    """Counts concurrent questions by address, so no address uses the whole capacity."""

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
