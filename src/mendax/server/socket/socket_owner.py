"""The receiver of a socket's messages, independent of the transport."""

from typing import Protocol


class SocketOwner(Protocol):
    """The receiver of a socket's messages."""

    def heard(self, text: str | None) -> None:
        """Handle a text, or None for a binary frame."""

    def over(self) -> None:
        """Handle the end of the socket. No more messages can arrive."""
