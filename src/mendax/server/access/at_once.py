"""How many questions of one address may be under way at the same time."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from mendax.server.refusal import Refused


class AtOnce:
    """Counts what is under way for each address, so that none takes all the room there is."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """One question of ``address``, while it lasts. Raises ``Refused``: there are too many."""
        if self._under_way[address] >= self._most:
            raise Refused(429, "wire-refused-too-fast", seconds=5)
        self._under_way[address] += 1
        try:
            yield
        finally:
            self._under_way[address] -= 1
            self._under_way = +self._under_way  # those of whom nothing is under way are forgotten
