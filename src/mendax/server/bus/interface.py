"""What a worker tells the others of its house, and hears of them.

Rules of this folder
1. Whatever is told may be lost, late, doubled or out of order: nothing that must be true is known
   by the bus alone. The log decides what was done at a table; who hears nothing asks the store.
2. Who tells never waits and is never refused, whatever has become of the bus.
3. Nothing secret is told: no die, no card, no token, no text of anybody's.
"""

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[bytes], None]
"""Called on the loop with a message of another worker; what it raises is logged and harms nobody
else."""


class Bus(Protocol):
    """The way to the other workers."""

    worker: str
    """The name of this worker, unlike that of any other: 16 hexadecimal digits."""

    def tell(self, channel: str, message: bytes) -> None:
        """All other workers that listen to ``channel`` hear ``message``, if all goes well. Never
        this one."""

    def listen(self, channel: str, heard: Heard) -> Callable[[], object]:
        """From now on ``heard`` is called with what others tell on ``channel``; returns what ends
        that, to be called once."""

    @property
    def well(self) -> bool:
        """Whether what is told now will be heard, as far as anybody knows."""

    async def close(self) -> None:
        """Ends it: nothing more is told or heard."""
