"""One Mäxchen bot on a UDP socket: registration, messages and answers.

Other registrations are rejected, and malformed datagrams are ignored.
"""

import socket
import time
from collections.abc import Callable
from contextlib import suppress

from mendax.arena.contest.registrations import Address
from mendax.core.game import Reason
from mendax.programs.udp import datagrams
from mendax.programs.udp.datagrams import Datagram, is_name, text
from mendax.terminal.contest.udp_server import CantListen


class UdpPeer:
    """A connection to the first bot that registers. The same host may register again from another
    port.
    """

    def __init__(self, host: str, port: int, now: Callable[[], float] = time.monotonic) -> None:
        """Open the socket. Raises ``CantListen``."""
        self._now = now
        self._name, self._address = "", ("", 0)
        try:
            family, *_, place = socket.getaddrinfo(host, port, type=socket.SOCK_DGRAM)[0]
            self._socket = socket.socket(family, socket.SOCK_DGRAM)
        except OSError as error:
            raise _cant_listen(host, port, error) from None
        try:
            self._socket.bind(place)
        except OSError as error:
            self._socket.close()
            raise _cant_listen(host, port, error) from None

    @property
    def port(self) -> int:
        """Return the socket's port."""
        return int(self._socket.getsockname()[1])

    def registered(self) -> str:
        """Wait for the bot's registration and return its name."""
        while not self._name:
            self._read(None)
        return self._name

    def send(self, said: str) -> None:
        """Send a datagram, which may be lost."""
        self._to(said, self._address)

    def _to(self, said: str, address: Address) -> None:
        with suppress(OSError):
            self._socket.sendto(said.encode(), address)

    def receive(self, seconds: float) -> Datagram | None:
        """Return the bot's next datagram, or None after ``seconds``."""
        until = self._now() + seconds
        while (left := until - self._now()) > 0:
            said = self._read(left)
            if said is not None:
                return said
        return None

    def _read(self, seconds: float | None) -> Datagram | None:
        """Return the bot's next datagram, or None for a registration or another sender."""
        self._socket.settimeout(seconds)
        try:
            data, sender = self._socket.recvfrom(datagrams.LONGEST + 1)
        except OSError:  # timeout, or an ICMP error after an earlier datagram
            return None
        said, address = datagrams.read(data), sender[:2]
        if said is None:
            return None
        if said.command in ("REGISTER", "REGISTER_SPECTATOR"):
            self._register(said, address)
            return None
        return said if address == self._address else None

    def _register(self, said: Datagram, address: Address) -> None:
        name = said.field(0) or ""
        if said.command != "REGISTER":
            self._to(text("REJECTED", "TOO_MANY_PLAYERS"), address)
        elif not is_name(name):
            self._to(text("REJECTED", "INVALID_NAME"), address)
        elif self._name and (name != self._name or address[0] != self._address[0]):
            taken = name == self._name
            reason = "NAME_ALREADY_TAKEN" if taken else "TOO_MANY_PLAYERS"
            self._to(text("REJECTED", reason), address)
        else:
            self._name, self._address = name, address
            self._to("REGISTERED", address)

    def close(self) -> None:
        """Close the socket."""
        self._socket.close()


def _cant_listen(host: str, port: int, error: OSError) -> CantListen:
    shown: dict[str, str | int] = {"host": host, "port": port, "problem": str(error)}
    return CantListen(Reason("maexchen-cant-listen", shown))
