"""The shorter way in and out of a socket, as a connection offers it that has one: ``frames``."""

from collections.abc import Callable
from typing import Final, Protocol

SHORT: Final = "mendax.frames"
"""Where a connection offers its short way among the extensions of its scope."""


class ShortWay(Protocol):
    """A connection that has one."""

    hear: Callable[[str], None] | None
    """Called with each whole text; None: texts go through ASGI."""

    def put(self, texts: tuple[bytes, ...]) -> bool:
        """Sends whole texts if the network takes them now; whether it did."""
