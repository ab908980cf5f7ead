"""Requests of this server to foreign addresses, which the owner of an address may have chosen.

Rules of this file
1. Only ``https`` on its standard port, only to hosts that the settings allow, and only to public
   addresses. A name is resolved once, all of its addresses are checked, and the connection goes to
   a checked address. A name that changes between the check and the connection changes nothing.
2. Redirects are not followed. An answer's body is not read beyond ``_ANSWER`` bytes.
3. A request ends after ``LIMIT`` seconds, whatever the other side does.
4. An error names the host only. The complete address may be a secret.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import h11

from mendax.core.game import MendaxError, Reason
from mendax.server.settings.host_names import address_in, host_in

LIMIT: Final = 10.0
"""Seconds for a complete request."""
LONGEST_ADDRESS: Final = 1000
"""The maximum length of an address in characters."""
_HTTPS: Final = 443
_ANSWER: Final = 65_536
_READ: Final = 4096
_NAT64: Final = ip_network("64:ff9b::/96")
"""IPv6 addresses that a gateway translates to IPv4 (RFC 6052)."""
_UNICAST: Final = ip_network("2000::/3")
"""All other IPv6 addresses of the public internet."""

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Resolve = Callable[[str], Awaitable[Sequence[str]]]
"""A function that returns the IP addresses of a host name. Raises ``OSError``."""
Connect = Callable[[str, str], Awaitable[Streams]]
"""A function that connects to an IP address as the host with this name. Raises ``OSError``."""


class AddressRefused(MendaxError):
    """Raised for an address to which this server sends nothing. The reason says why."""


class OutsideAnswer(NamedTuple):
    """The answer to a request."""

    status: int
    retry_after: int
    """The seconds that the other server asks to wait, or 0."""


class OutsideAddress(NamedTuple):
    """A permitted address."""

    host: str
    target: str
    """The path and query."""


def permitted(url: str, hosts: Sequence[str]) -> OutsideAddress:
    """Return the parts of ``url`` if it may be an address on one of ``hosts``.

    ``*.example.org`` permits all names below ``example.org``, and ``*`` permits every name. Raises
    ``AddressRefused``.
    """
    try:
        parts = urlsplit(url)
        host, port = host_in(parts.hostname or ""), parts.port
    except ValueError:
        host, port, parts = None, None, urlsplit("")
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_ADDRESS
    if not plain or parts.scheme != "https" or host is None or port not in (None, _HTTPS):
        raise AddressRefused(Reason("calls-bad-address"))
    if "@" in parts.netloc or parts.fragment or "\\" in url:
        raise AddressRefused(Reason("calls-bad-address"))
    if address_in(host) is not None or "." not in host or not any(_covers(h, host) for h in hosts):
        raise AddressRefused(Reason("calls-host-not-allowed", {"host": host[:80]}))
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return OutsideAddress(host, target)


def _covers(pattern: str, host: str) -> bool:
    if pattern.startswith("*"):
        return host.endswith(pattern[1:])
    return host == pattern


def is_public(address: str) -> bool:
    """Return whether an IP address belongs to the public internet.

    An IPv6 address that stands for an IPv4 address (mapped, NAT64, 6to4 or Teredo) is public only
    if that address is.
    """
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        if found.scope_id:
            return False
        if found.ipv4_mapped or found in _NAT64:
            return is_public(str(IPv4Address(found.packed[-4:])))
        inner = (found.sixtofour, *(found.teredo or ()))
        if found not in _UNICAST or not all(one is None or is_public(str(one)) for one in inner):
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved)


async def _resolved(host: str) -> Sequence[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, _HTTPS, type=socket.SOCK_STREAM)
    return tuple(dict.fromkeys(str(place[0]) for *_, place in found))


async def _connected(address: str, host: str) -> Streams:
    made = ssl.create_default_context()
    return await asyncio.open_connection(
        address, _HTTPS, ssl=made, server_hostname=host, limit=_ANSWER
    )


class Outgoing:
    """Sends requests."""

    def __init__(self, resolve: Resolve = _resolved, connect: Connect = _connected) -> None:
        self._resolve, self._connect = resolve, connect

    async def check(self, url: OutsideAddress) -> str:
        """Return an IP address of the host.

        Raises ``AddressRefused`` if the host's addresses are not all public, and ``OSError`` or
        ``TimeoutError`` if it has none.
        """
        async with asyncio.timeout(LIMIT):
            addresses = await self._resolve(url.host)
        if not addresses:
            raise OSError("no address")
        if not all(map(is_public, addresses)):
            raise AddressRefused(Reason("calls-private-address", {"host": url.host[:80]}))
        return addresses[0]

    async def post(
        self, url: OutsideAddress, headers: Mapping[str, str], body: bytes
    ) -> OutsideAnswer:
        """Send a request and return its answer.

        Raises ``AddressRefused`` as ``check`` does, ``OSError`` or ``TimeoutError`` if connecting
        fails or the answer is late, and ``h11.RemoteProtocolError`` if the answer is not HTTP.
        """
        async with asyncio.timeout(LIMIT):
            reader, writer = await self._connect(await self.check(url), url.host)
            try:
                return await _exchanged(reader, writer, url, headers, body)
            finally:
                writer.close()
                with suppress(OSError, asyncio.CancelledError):
                    writer.transport.abort()


async def _exchanged(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    url: OutsideAddress,
    headers: Mapping[str, str],
    body: bytes,
) -> OutsideAnswer:
    """Send a request on an open connection, and return the head of the answer."""
    link = h11.Connection(h11.CLIENT, max_incomplete_event_size=_ANSWER)
    given = {"host": url.host, "content-length": str(len(body)), "connection": "close", **headers}
    request = h11.Request(method="POST", target=url.target, headers=[*given.items()])
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(link.send(part) or b"")
    await writer.drain()
    left = _ANSWER
    while left > 0:
        event = link.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(_READ)
            left -= len(data)
            link.receive_data(data)
        elif isinstance(event, h11.Response):
            return OutsideAnswer(event.status_code, _wait(event))
        elif not isinstance(event, h11.InformationalResponse):
            break
    raise h11.RemoteProtocolError("the answer has no head")


def _wait(response: h11.Response) -> int:
    for name, value in response.headers:
        if name == b"retry-after" and value.isdigit() and len(value) < 7:
            return int(value)
    return 0
