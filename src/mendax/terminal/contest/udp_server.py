"""A contest on a UDP socket, which exchanges datagrams and runs a timer for the next deadline.

This module knows neither game rules nor the protocol. Datagrams that can't be sent are lost.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Final

from mendax.arena.contest.contest import Contest, Message
from mendax.arena.contest.registrations import Address
from mendax.core.game import MendaxError, Reason

MOST_WAITING: Final = 1_000_000
"""The maximum number of bytes in the send buffer. Datagrams beyond it are dropped."""

Watch = Callable[[str, Address, str], None]
"""A function called for each datagram with ``<`` or ``>``, the other address, and the text."""


class CantListen(MendaxError):
    """Raised when the address can't be bound."""


class ContestEndpoint(asyncio.DatagramProtocol):
    """Passes datagrams and times to a contest, and sends its messages."""

    def __init__(self, contest: Contest, watch: Watch | None = None) -> None:
        self._contest = contest
        self._watch = watch
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._transport: Any = None  # typeshed's DatagramTransport lacks asyncio's methods
        self.over = self._loop.create_future()
        """A future that is done when the contest is over. It raises the contest's exception, if
        any.
        """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport."""
        self._transport = transport

    def start(self, delay: float) -> None:
        """Start the contest after ``delay`` seconds."""
        self._send(self._contest.start(self._loop.time(), delay))

    def datagram_received(self, data: bytes, addr: Address) -> None:
        """Pass a datagram to the contest."""
        sender = addr[:2]
        if self._watch is not None:
            self._watch("<", sender, data[:200].decode("utf-8", errors="replace"))
        self._do(lambda: self._contest.receive(data, sender, self._loop.time()))

    def error_received(self, exc: Exception) -> None:
        """Ignore the error, which means that the receiver of a datagram has gone."""

    def _tick(self) -> None:
        self._timer = None
        self._do(lambda: self._contest.tick(self._loop.time()))

    def _do(self, deed: Callable[[], Iterable[Message]]) -> None:
        """Send the messages returned by ``deed``.

        An exception in ``deed`` ends the contest, because asyncio would only log it.
        """
        try:
            messages = deed()
        except Exception as error:
            if not self.over.done():
                self.over.set_exception(error)
        else:
            self._send(messages)

    def _send(self, messages: Iterable[Message]) -> None:
        for to, text in messages:
            if self._watch is not None:
                self._watch(">", to, text)
            if self._transport.get_write_buffer_size() < MOST_WAITING:
                self._transport.sendto(text.encode(), to)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._contest.deadline is not None:
            self._timer = self._loop.call_at(self._contest.deadline, self._tick)
        elif not self.over.done():
            self.over.set_result(None)


async def serve(
    contest: Contest,
    host: str,
    port: int,
    *,
    delay: float = 0.0,
    watch: Watch | None = None,
    ready: Callable[[str, int], None],
) -> None:
    """Run the contest until it is over. ``ready`` is called with the contest's address.

    Raises ``CantListen``, and any exception of the contest.
    """
    loop = asyncio.get_running_loop()
    try:
        transport, endpoint = await loop.create_datagram_endpoint(
            lambda: ContestEndpoint(contest, watch), local_addr=(host, port)
        )
    except OSError as error:
        shown: dict[str, str | int] = {"host": host, "port": port, "problem": str(error)}
        raise CantListen(Reason("maexchen-cant-listen", shown)) from None
    try:
        ready(*transport.get_extra_info("sockname")[:2])
        endpoint.start(delay)
        await endpoint.over
    finally:
        transport.close()
