"""The sockets that are open by a credential: a session or a key, known by its hash."""

from collections.abc import Collection
from typing import Protocol

from mendax.core.game import Reason


class ClosableSocket(Protocol):
    """A socket that can be told something, and closed."""

    def refuse(self, reason: Reason) -> None:
        """Tell it why."""

    def close(self, code: int, why: str) -> None:
        """Send what waits, then close."""


class ConnectedSockets:
    """Which sockets are open, and what each of them is open by."""

    def __init__(self) -> None:
        self._credentials: dict[ClosableSocket, bytes] = {}

    @property
    def credentials(self) -> frozenset[bytes]:
        """All that some socket is open by."""
        return frozenset(self._credentials.values())

    def add(self, credential: bytes, socket: ClosableSocket) -> None:
        """``socket`` is open by this credential until it is discarded."""
        self._credentials[socket] = credential

    def discard(self, socket: ClosableSocket) -> None:
        """``socket`` is closed."""
        self._credentials.pop(socket, None)

    def of(self, credentials: Collection[bytes]) -> list[ClosableSocket]:
        """The sockets that are open by one of these."""
        return [socket for socket, by in self._credentials.items() if by in credentials]

    def replace(self, old: bytes, new: bytes) -> None:
        """What was open by ``old`` is open by ``new`` from now on."""
        for socket in self.of((old,)):
            self._credentials[socket] = new
