"""What looks like a proxy or a setting that was forgotten, said to the host in the log.

A request alone proves nothing, as strangers can send anything. So each notice is given once, says
what was seen and which setting would be right if it is the host's own proxy, and changes nothing.
"""

import logging
from typing import Final
from urllib.parse import urlsplit

from starlette.types import Scope

from mendax.server.base import network
from mendax.server.base.settings import ServerSettings

_log = logging.getLogger("mendax.front")

_PEERS: Final = 8
"""Peers that are told of; strangers can send any header, and are not to fill the log."""


class ProxyNotices:
    """The notices of one server, each given once."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._given: set[str] = set()
        self._doubted: set[str] = set()

    def look(self, peer: str, believed: bool, scope: Scope) -> None:
        """Looks at a request from ``peer``, a proxy of the settings if it is ``believed``."""
        said = {name: value for name, value in scope["headers"] if name in _TELLING}
        if not said:
            return
        if not believed:
            if b"x-forwarded-for" in said or b"forwarded" in said:
                self._doubt(peer)
            return
        scheme = said.get(b"x-forwarded-proto", b"").decode("latin-1").strip().lower()
        origin, host = _text(said, b"origin"), _text(said, b"host")
        if b"x-forwarded-for" not in said and not _is_local(host):
            self._say(
                "for",
                "a proxy of the settings says of nobody where they come from: all who come that "
                "way count as one, for every limit. Let it set X-Forwarded-For",
            )
        if scheme == "http" and self._settings.secure:
            self._say(
                "http",
                "people come by http, by what the proxy says, and cookies are bound to https: "
                "their browsers will not keep them. Let the proxy end https, or start without "
                "--secure",
            )
        if (scheme == "https" or origin.startswith("https://")) and not self._settings.secure:
            self._say(
                "https",
                "people come by https, and cookies are not bound to it: start with --secure (or "
                "MENDAX_SECURE=true)",
            )
        if origin.startswith("https://") and _is_local(host) and not _is_local(_host(origin)):
            self._say(
                "host",
                "a proxy does not pass on what people call this server (it says %s, their browsers "
                "say %s), so whatever they do is refused (403). Let it pass the Host line on, in "
                "nginx by proxy_set_header Host $http_host",
                *(repr(host[:80]), repr(origin[:80])),
            )
        page, own = network.authority(origin), network.authority(host, origin.partition(":")[0])
        if page and own and page.host == own.host and page.port != own.port:
            self._say(
                "port",
                "a proxy does not pass on the port that people use (it says %s, their browsers say "
                "%s). Without this name in --name (or MENDAX_NAMES) whatever they do is refused "
                "(403). Let it pass the whole Host line on, in nginx by proxy_set_header Host "
                "$http_host",
                *(repr(host[:80]), repr(origin[:80])),
            )

    def _doubt(self, peer: str) -> None:
        if peer in self._doubted or len(self._doubted) >= _PEERS:
            return
        self._doubted.add(peer)
        _log.warning(
            "%s names the address that a request comes from, but is not trusted to: all who "
            "come that way count as one, for every limit. If this is your proxy, let it set "
            "X-Forwarded-For, and start with --proxy %s (or MENDAX_PROXIES=%s)",
            *(peer, peer, peer),
        )

    def _say(self, what: str, text: str, *given: str) -> None:
        if what not in self._given:
            self._given.add(what)
            _log.warning(text, *given)


_TELLING: Final = (b"host", b"origin", b"forwarded", b"x-forwarded-for", b"x-forwarded-proto")


def _text(said: dict[bytes, bytes], name: bytes) -> str:
    return said.get(name, b"").decode("latin-1")


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _is_local(host: str) -> bool:
    """Whether a Host line names this machine, as what looks after a server there does."""
    try:
        return network.is_this_machine(urlsplit(f"//{host}").hostname or "")
    except ValueError:
        return False
