"""The proxies whose forwarding headers are trusted (``ServerSettings.proxies``)."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.types import Scope

EVERYBODY: Final = "*"
LOCAL_SOCKET: Final = ""
"""The address of a peer at a Unix socket. Such a peer is a proxy, because the mode of the socket
excludes others.
"""
_SCHEMES: Final = ("http", "https", "ws", "wss")


class TrustedProxies:
    """The trusted proxies of one server."""

    def __init__(self, proxies: Iterable[str]) -> None:
        """``proxies`` lists addresses and networks, or ``*`` for any address."""
        given = tuple(proxies)
        self._everybody = EVERYBODY in given
        self._networks = tuple(network for one in given for network in _networks(one))
        self._has = lru_cache(4096)(self._found)

    def __contains__(self, host: str) -> bool:
        """Return whether this is the address of a trusted proxy."""
        return self._everybody or self._has(host[:64])

    def _found(self, host: str) -> bool:
        if host == LOCAL_SOCKET:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)

    def believe(self, scope: Scope) -> None:
        """Set the client and scheme of a request from the headers of its proxy."""
        said = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        client = self._client(b",".join(said).decode("latin-1"))
        if client:
            scope["client"] = (client, 0)
        for name, value in scope["headers"]:
            scheme = value.decode("latin-1").strip()
            if name == b"x-forwarded-proto" and scheme in _SCHEMES:
                is_socket = scope["type"] == "websocket"
                scope["scheme"] = scheme.replace("http", "ws") if is_socket else scheme

    def _client(self, forwarded: str) -> str:
        """Return the last address that is not a proxy. Each proxy appends the address of its
        peer.
        """
        hosts = [_without_port(one.strip()) for one in forwarded.split(",")]
        if self._everybody:
            return hosts[0]
        return next((host for host in reversed(hosts) if host not in self), hosts[0])


def _networks(given: str) -> Iterable[IPv4Network | IPv6Network]:
    """Return the network in a setting, or an empty tuple if the text is not a network."""
    try:
        return (ip_network(given, strict=False),)
    except ValueError:
        return ()


def _without_port(address: str) -> str:
    """Return the host in ``192.0.2.1:80`` or ``[2001:db8::1]:80``. Other text is unchanged."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address
