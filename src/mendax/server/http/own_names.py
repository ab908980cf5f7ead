"""By which names this server may be called.

A page of any name can be led here by whoever owns that name (DNS rebinding): its browser then calls
this server by it, and takes the page for one of this server's. So a request that calls the server
by a name of others is refused.

Rules of this file
1. Loopback names can only mean this machine: they are always right.
2. A number is no name that somebody could lead here. Where others may come in, numbers are right.
3. There the machine's own name is right too, alone and with the endings that local networks use.
   Nobody can own a name with such an ending.
4. What the settings name is right, and the hosts of their origins.
5. Behind a proxy whose settings name nothing, the proxy decides what leads here.
"""

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from mendax.server.base import network
from mendax.server.base.settings import ServerSettings

_LOCAL: Final = ("", ".local", ".lan", ".home", ".internal", ".localdomain", ".home.arpa")
"""What local networks put behind a machine's name."""


class OwnNames:
    """The names of one server."""

    def __init__(self, settings: ServerSettings, machine: str | None = None) -> None:
        """``machine`` is what the machine is called; None: as the system says."""
        named = [urlsplit(origin).hostname for origin in settings.origins]
        self._any = settings.has_proxy and not settings.names
        self._names = {network.plain_name(name) for name in (*settings.names, *named) if name}
        is_open = not all(map(network.is_this_machine, settings.addresses))
        self._numbers = is_open and not settings.proxies
        if self._numbers:
            called = network.plain_name(socket.gethostname() if machine is None else machine)
            if called:
                self._names |= {called, *(called.partition(".")[0] + ending for ending in _LOCAL)}

    def have(self, host: str) -> bool:
        """Whether the server may be called by the name in this Host line, whatever its port."""
        name = _name_in(host)
        if self._any or name is None:
            return self._any
        known = network.is_this_machine(name) or network.plain_name(name) in self._names
        return known or (self._numbers and _is_number(name))


def _name_in(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
