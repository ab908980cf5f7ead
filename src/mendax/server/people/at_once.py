"""How many questions of one address may be under way at the same time."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from mendax.server.base.refusal import Refused
from mendax.server.people.networks import AddressCount

_WIDE: Final = 2
"""How many times as much a /48 may have under way: half of the room for all."""


class AtOnce:
    """Counts what is under way for each address, so that none takes all the room there is."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way = AddressCount()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """One question of ``address``, while it lasts. Raises ``Refused``: there are too many."""
        if not self._under_way.has_room(address, self._most, _WIDE):
            raise Refused(429, "wire-refused-too-fast", seconds=5)
        self._under_way.add(address)
        try:
            yield
        finally:
            self._under_way.remove(address)
