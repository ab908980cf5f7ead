"""uvicorn's WebSocket protocol with a shorter way in and out for whole text messages.

ASGI carries each message through a queue, a task and a dictionary, which costs more than the table
needs for its part. A connection that finds ``SHORT`` among the extensions of its scope is called
for each text as it arrives, and writes several texts with one system call. Everything else (the
handshake, pings, closing, fragments, limits, slow clients) stays uvicorn's; without this protocol
a connection works all the same, through ASGI.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

SHORT: Final = "mendax.frames"


class Frames(WebSocketsSansIOProtocol):
    """One socket."""

    hear: Callable[[str], None] | None = None
    """Called with each whole text; None: texts go through ASGI."""

    def handle_connect(self, event: Request) -> None:
        """Offers itself to the application."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][SHORT] = self

    def handle_text(self, event: Frame) -> None:
        """A text arrived, whole or its beginning."""
        if self.hear is None or not event.fin or self.close_sent:
            super().handle_text(event)
            return
        try:
            text = str(event.data, "utf-8")
        except UnicodeDecodeError:
            super().handle_text(event)  # closes with 1007
        else:
            self.hear(text)

    def put(self, texts: tuple[bytes, ...]) -> bool:
        """Sends whole texts if the network takes them now; whether it did."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if self.disconnected or not self.handshake_complete:
            return False
        self.transport.write(b"".join([part for text in texts for part in (_head(text), text)]))
        return True


def _head(text: bytes) -> bytes:
    """The head of a text frame from the server: final, not masked."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)
