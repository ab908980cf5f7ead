"""The sockets that are open by a credential: a session or a key, known by its hash."""

from collections.abc import Collection
from contextlib import AbstractContextManager
from typing import Protocol

from mendax.core.game import Reason
from mendax.server.while_open import WhileOpen


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

    def connected(self, credential: bytes, socket: ClosableSocket) -> AbstractContextManager[None]:
        """While ``socket`` is open."""
        return WhileOpen(self._open, self._closed, socket, credential)

    def _open(self, socket: ClosableSocket, credential: bytes) -> None:
        self._credentials[socket] = credential

    def _closed(self, socket: ClosableSocket, _: bytes) -> None:
        self._credentials.pop(socket, None)

    def of(self, credentials: Collection[bytes]) -> list[ClosableSocket]:
        """The sockets that are open by one of these."""
        return [socket for socket, by in self._credentials.items() if by in credentials]

    def replace(self, old: bytes, new: bytes) -> None:
        """What was open by ``old`` is open by ``new`` from now on."""
        for socket in self.of((old,)):
            self._credentials[socket] = new
