"""Finds and shows the server's addresses in the local network.

No packet is sent to find an address. On ``connect``, the system picks the local address for a
datagram socket's route before any data is written.
"""

import io
import socket
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from mendax.server.settings.host_names import plain_name

_TOWARDS: Final[dict[int, tuple[str, ...]]] = {
    socket.AF_INET: (
        *("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254"),
        *("192.168.0.254", "192.168.1.254", "100.127.255.254"),
    ),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}
"""Targets for route lookups. The first is the internet, usually routed through the local network;
then come the private ranges.
"""
ANY_IPV4: Final = "0.0.0.0"  # noqa: S104 - to recognise it
ANY_IPV6: Final = "::"
_EVERYWHERE: Final = (ANY_IPV4, ANY_IPV6)
_AT_HOME: Final = ip_network("192.168.0.0/16")
"""The range of most home networks. Phones can reach it, because VPNs rarely use it."""
_DISCARD: Final = 9
_USUAL_PORTS: Final = {"http": 80, "https": 443}
_BRIGHT, _PLAIN = "\x1b[97;40m", "\x1b[0m"
"""White on black regardless of the terminal's colours, because cameras need this contrast."""


def own_addresses(family: int = socket.AF_INET) -> tuple[str, ...]:
    """Return the addresses that others may use to reach this machine, likeliest first.

    With a VPN, the internet route has an address that phones can't reach, so addresses of home
    networks come first.
    """
    found: dict[str, None] = {}
    for target in _TOWARDS.get(family, ()):
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            try:
                asked.connect((target, _DISCARD))
            except OSError:
                continue
            found[asked.getsockname()[0]] = None
    reached = [name for name in found if can_be_reached(name)]
    return tuple(sorted(reached, key=lambda name: ip_address(name) not in _AT_HOME))


def can_be_reached(address: str) -> bool:
    """Return whether other machines may reach this IP address."""
    known = ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)


def ports(listening: Iterable[socket.socket]) -> list[socket.socket]:
    """Return the sockets that listen on a port."""
    return [one for one in listening if isinstance(one.getsockname(), tuple)]


def origins(listening: Iterable[socket.socket], scheme: str = "http") -> tuple[str, ...]:
    """Return the server's origins for others in the network, such as ``http://192.168.1.5:8000``.

    The result is empty if only this machine can connect.
    """
    found = [origin for one in ports(listening) for origin in _origins(one, scheme)]
    return tuple(dict.fromkeys(found))


def _origins(listening: socket.socket, scheme: str) -> list[str]:
    host, port = _place(listening)
    if host in _EVERYWHERE:
        families = [socket.AF_INET] * _hears_both(listening) + [listening.family]
        found = [address for family in families for address in own_addresses(family)]
        return [_origin(scheme, address, port) for address in found]
    return [] if is_this_machine(host) else [_origin(scheme, host, port)]


def _place(listening: socket.socket) -> tuple[str, int]:
    """Return the address of a socket, with the scope of a link-local address, and its port."""
    host, port, *more = listening.getsockname()
    scope = more[1] if more else 0
    return (f"{host}%{socket.if_indextoname(scope)}" if scope else host), port


def _hears_both(listening: socket.socket) -> bool:
    """Return whether an IPv6 socket also accepts IPv4 connections."""
    if listening.family != socket.AF_INET6:
        return False
    return not listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)


def is_wsl(version: Path = Path("/proc/version")) -> bool:
    """Return whether this is Linux in Windows, whose network other devices can't reach."""
    try:
        return "microsoft" in version.read_text("utf-8", "replace").lower()
    except OSError:
        return False


def is_open(listening: Iterable[socket.socket]) -> bool:
    """Return whether other machines may connect, if the machine has a network."""
    return not all(is_this_machine(_place(one)[0]) for one in ports(listening))


def own_origin(listening: Iterable[socket.socket], scheme: str = "http") -> str:
    """Return this machine's origin, or the path of a Unix socket if the server has no port."""
    sockets = tuple(listening)
    names = [_place(one) for one in ports(sockets)]
    if not names:
        return f"unix:{sockets[0].getsockname()}"
    here = [name for name in names if not can_be_reached(name[0])]
    host, port = (here or names)[0]
    return _origin(scheme, "localhost" if host in _EVERYWHERE else host, port)


def _origin(scheme: str, host: str, port: int) -> str:
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


def is_this_machine(name: str) -> bool:
    """Return whether a host name or address always refers to the local machine."""
    if name.lower().rstrip(".") == "localhost":
        return True
    try:
        known = ip_address(name.strip("[]"))
    except ValueError:
        return False
    return known.is_loopback


class Authority(NamedTuple):
    """The host and port of an address, normalised as in RFC 3986 (6.2.3)."""

    host: str
    port: int


def authority(address: str, scheme: str | None = None) -> Authority | None:
    """Parse an origin, or a Host header under ``scheme``.

    Return None if the text is invalid or contains more than a host and a port.
    """
    try:
        parts = urlsplit(address if scheme is None else f"{scheme}://{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    usual = _USUAL_PORTS.get(parts.scheme)
    if not host or usual is None or "@" in parts.netloc:
        return None
    return Authority(plain_name(host), usual if port is None else port)


def picture(text: str) -> str:
    """Return a QR code of ``text`` in half-block characters, for a terminal."""
    import segno  # so that the doctor runs without it

    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    return "\n".join(f"{_BRIGHT}{line}{_PLAIN}" for line in lines)
