"""Open sockets, found by their credential, which is the hash of a session token or a key."""

from collections.abc import Collection
from typing import Protocol


class Pushed(Protocol):
    """An open socket that can receive messages and be closed."""

    def push(self, *texts: bytes) -> None:
        """Send these messages in order, as fast as the network accepts them."""

    def close(self, code: int, why: str) -> None:
        """Send queued messages, then close."""


class ConnectedSockets:
    """Open sockets and the credential of each."""

    def __init__(self) -> None:
        self._credentials: dict[Pushed, bytes] = {}

    @property
    def credentials(self) -> frozenset[bytes]:
        """The credentials that have at least one open socket."""
        return frozenset(self._credentials.values())

    def add(self, credential: bytes, socket: Pushed) -> None:
        """Record, until ``discard``, that ``socket`` was opened with this credential."""
        self._credentials[socket] = credential

    def discard(self, socket: Pushed) -> None:
        """Remove a closed socket."""
        self._credentials.pop(socket, None)

    def of(self, credentials: Collection[bytes]) -> list[Pushed]:
        """Return the sockets opened with one of these credentials."""
        return [socket for socket, by in self._credentials.items() if by in credentials]

    def replace(self, old: bytes, new: bytes) -> None:
        """Move the sockets of the credential ``old`` to the credential ``new``."""
        for socket in self.of((old,)):
            self._credentials[socket] = new
