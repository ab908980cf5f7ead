"""The interface of a socket that takes and gives whole texts without ASGI (``uvicorn_socket``)."""

from collections.abc import Callable
from typing import Final, Protocol

FAST_PATH: Final = "mendax.fast_path"
"""Where a connection offers its fast path among the extensions of its scope."""


class FastPath(Protocol):
    """A socket that hands over whole texts by itself."""

    hear: Callable[[str], None] | None
    """Called with each whole text; None: texts go through ASGI."""

    def put(self, texts: tuple[bytes, ...]) -> bool:
        """Sends whole texts if the network takes them now; whether it did."""
