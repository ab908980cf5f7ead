"""The host names that this server accepts.

The owner of any name can make the name resolve to this server (DNS rebinding). Browsers then treat
pages under that name as same-origin with this server, so requests for a foreign name are refused.

Rules of this file
1. Loopback names are always accepted, because they always mean this machine.
2. IP addresses can't be rebound, so they are accepted if other machines may connect.
3. In that case the machine's own name is accepted too, alone and with the suffixes of local
   networks. Names with these suffixes can't be registered.
4. Names in the settings and the hosts of configured origins are accepted.
5. Behind a proxy without names in the settings, the proxy decides which names lead to this server.
"""

import socket
from typing import Final

from mendax.server.listening import network
from mendax.server.settings.host_names import address_in, host_in, plain_name
from mendax.server.settings.settings import ServerSettings

_LOCAL: Final = ("", ".local", ".lan", ".home", ".internal", ".localdomain", ".home.arpa")
"""The suffixes that local networks add to the names of machines."""


class OwnNames:
    """The host names accepted by one server."""

    def __init__(self, settings: ServerSettings, machine: str | None = None) -> None:
        """``machine`` is the machine's name, or None for the name that the system reports."""
        self._any = settings.has_proxy and not settings.names
        self._names = set(map(host_in, (*settings.names, *settings.origins))) - {None}
        is_open = not all(map(network.is_this_machine, settings.addresses))
        self._numbers = is_open and not settings.proxies
        if self._numbers:
            called = plain_name(socket.gethostname() if machine is None else machine)
            if called:
                self._names |= {called, *(called.partition(".")[0] + ending for ending in _LOCAL)}

    def have(self, host: str) -> bool:
        """Return whether the name in a Host header is accepted, with any port."""
        name = host_in(host)
        if self._any or name is None:
            return self._any
        known = network.is_this_machine(name) or name in self._names
        return known or (self._numbers and address_in(name) is not None)
