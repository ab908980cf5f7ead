"""A connection in memory: the server's transport, and the client at its other end.

The transport keeps the order of a real loop: a lost connection is reported in the next iteration,
and bytes wait while the server does not read or the client does not take them. It refuses calls
that a real transport would refuse, such as writing after the end.
"""

import asyncio
from collections import deque
from typing import Any, cast

HIGH = 64 * 1024
"""The number of unread bytes above which the server pauses writing."""


class MemoryLine(asyncio.Transport):
    """The server's side is the transport; the other methods are the client's side."""

    def __init__(self, protocol: Any, peer: tuple[str, int]) -> None:
        super().__init__({"peername": peer, "sockname": ("127.0.0.1", 80)})
        self._loop = asyncio.get_running_loop()
        self._protocol = protocol
        self._arriving: deque[bytes] = deque()
        """The bytes that the server has not read."""
        self.server_reads = True
        """True while the server reads."""
        self._closing = False
        self.heard = bytearray()
        """The bytes that the client has read."""
        self.unread = bytearray()
        """The bytes that the client has not read."""
        self.client_reads = True
        self.is_paused = False
        """True while the server must not write."""
        self.has_ended = False
        """True once the server has ended its side."""
        self.is_lost = False
        protocol.connection_made(self)

    # ── client ───────────────────────────────────────────────────────────────────────────────

    def arrive(self, data: bytes) -> None:
        """Send bytes to the server."""
        if not self.is_lost:
            self._arriving.append(data)
            self._deliver()

    def read(self) -> None:
        """Read all bytes now and later."""
        self.client_reads = True
        self.heard += self.unread
        self.unread.clear()
        if self.is_paused:
            self.is_paused = False
            self._protocol.resume_writing()
        if self._closing:
            self._lose_soon()

    def hang_up(self) -> None:
        """End the connection from the client's side."""
        self._lose_soon()

    @property
    def waiting(self) -> int:
        """The number of bytes that the server has not read."""
        return sum(map(len, self._arriving))

    def _deliver(self) -> None:
        while self._arriving and self.server_reads and not self._closing and not self.is_lost:
            self._protocol.data_received(self._arriving.popleft())

    def _lose_soon(self) -> None:
        self._closing = True
        self._loop.call_soon(self._lose)

    def _lose(self) -> None:
        if not self.is_lost:
            self.is_lost = True
            self._protocol.connection_lost(None)

    # ── transport ────────────────────────────────────────────────────────────────────────────

    def write(self, data: Any) -> None:
        """Send bytes to the client."""
        assert not self.has_ended, "written after the end"
        if self._closing:
            return
        if self.client_reads:
            self.heard += data
            return
        self.unread += data
        if len(self.unread) > HIGH and not self.is_paused:
            self.is_paused = True
            self._protocol.pause_writing()

    def get_write_buffer_size(self) -> int:
        """Return the number of bytes that the client has not read."""
        return len(self.unread)

    def can_write_eof(self) -> bool:
        """Return that one side can end alone."""
        return True

    def write_eof(self) -> None:
        """End the server's side."""
        self.has_ended = True

    def pause_reading(self) -> None:
        """Leave later bytes unread."""
        self.server_reads = False

    def resume_reading(self) -> None:
        """Read bytes again, from the next iteration of the loop."""
        self.server_reads = True
        self._loop.call_soon(self._deliver)

    def is_closing(self) -> bool:
        """Return whether the connection is ending."""
        return self._closing

    def close(self) -> None:
        """End the connection once the client has read all bytes."""
        self._closing = True
        if not self.unread:
            self._lose_soon()

    def abort(self) -> None:
        """End the connection now."""
        self.unread.clear()
        self._lose_soon()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Give the connection to another protocol."""
        self._protocol = cast("Any", protocol)
