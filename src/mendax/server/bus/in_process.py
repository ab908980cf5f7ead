"""A bus within one process: for the one worker of a small house, and for tests with several.

What is told is heard in the next turn of the loop, as messages by any other bus would be.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from mendax.server.bus.interface import Bus, Heard
from mendax.server.bus.listeners import Listeners


class Exchange:
    """Where the buses of one process meet."""

    def __init__(self, delivers: Callable[[str, bytes], bool] = lambda *_: True) -> None:
        """``delivers``: asked for each message and each who would hear it; tests lose some."""
        self.delivers = delivers
        self.buses: Final[set[InProcessBus]] = set()


class InProcessBus(Bus):
    """The bus of one worker; it hears the others of its ``exchange``, and alone nobody."""

    def __init__(self, exchange: Exchange | None = None) -> None:
        """Made in the running loop."""
        self.worker = secrets.token_hex(8)
        self._loop = asyncio.get_running_loop()
        self._exchange = exchange or Exchange()
        self._exchange.buses.add(self)
        self.listeners = Listeners()

    def tell(self, channel: str, message: bytes) -> None:
        """All others of the exchange that listen to ``channel`` hear ``message``."""
        for other in self._exchange.buses:
            if other is not self and self._exchange.delivers(channel, message):
                self._loop.call_soon(other.listeners.hear, channel, message)

    def listen(self, channel: str, heard: Heard) -> Callable[[], object]:
        """From now on ``heard`` is called with what others tell on ``channel``; returns what ends
        that, to be called once."""
        self.listeners.add(channel, heard)
        return lambda: self.listeners.remove(channel, heard)

    @property
    def well(self) -> bool:
        """Always."""
        return True

    async def close(self) -> None:
        """Ends it: nothing more is told or heard."""
        self._exchange.buses.discard(self)
        self.listeners.clear()
