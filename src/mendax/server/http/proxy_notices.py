"""Log messages about a proxy or a setting that was probably forgotten.

A single request does not prove a mistake, because strangers can send any header. Each message is
therefore logged only once. A message describes the observation, and names the setting to use if the
proxy belongs to the server's owner. The server's behaviour does not change.
"""

import logging
from collections import defaultdict
from shlex import quote
from typing import Final
from urllib.parse import urlsplit

from starlette.types import Scope

from mendax.server.listening import network
from mendax.server.settings.settings import ServerSettings

_log = logging.getLogger("mendax.front")

_MOST: Final = 16
"""The maximum number of subjects of a message, so that forged headers can't flood the log."""
_FOR: Final = (
    "a trusted proxy sends no client addresses: for every limit all its clients count as one. Let "
    "it set X-Forwarded-For"
)
_HTTP: Final = (
    "the proxy forwards HTTP requests, but cookies are Secure: browsers will drop them. Let the "
    "proxy serve HTTPS, or start without --secure"
)
_HTTPS: Final = (
    "the server is used over HTTPS, but cookies are not Secure: start with --secure (or "
    "MENDAX_SECURE=true)"
)
_HOST: Final = (
    "a proxy does not forward the Host header (it sends %r, browsers send %r), so unsafe requests "
    "are refused (403). Let it forward the Host header, in nginx with proxy_set_header Host "
    "$http_host"
)
_PORT: Final = (
    "a proxy does not forward the port in the Host header (it sends %r, browsers send %r). Without "
    "this name in --name (or MENDAX_NAMES) unsafe requests are refused (403). Let it forward the "
    "whole Host header, in nginx with proxy_set_header Host $http_host"
)
_DOUBTED: Final = (
    "%s sends client addresses but is not trusted: for every limit all its clients count as one. "
    "If this is your proxy, let it set X-Forwarded-For, and start with --proxy %s (or "
    "MENDAX_PROXIES=%s)"
)
_NAME: Final = (
    "requests for the host %s are refused (421). If this server has that name, start it with %s "
    "(or MENDAX_NAMES=%s)"
)


class ProxyNotices:
    """The messages of one server. Each message is logged once."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._said: defaultdict[str, set[str]] = defaultdict(set)
        """The subjects of each message so far."""

    def look(self, peer: str, believed: bool, scope: Scope) -> None:
        """Check a request from ``peer``. ``believed`` is true if the peer is a trusted proxy."""
        said = {name: value for name, value in scope["headers"] if name in _TELLING}
        if not said:
            return
        if not believed:
            if b"x-forwarded-for" in said or b"forwarded" in said:
                self._say(_DOUBTED, peer, peer, peer, about=peer)
            return
        scheme = said.get(b"x-forwarded-proto", b"").decode("latin-1").strip().lower()
        origin, host = _text(said, b"origin"), _text(said, b"host")
        is_https = origin.startswith("https://")
        if b"x-forwarded-for" not in said and not _is_local(host):
            self._say(_FOR)
        if scheme == "http" and self._settings.secure:
            self._say(_HTTP)
        if (scheme == "https" or is_https) and not self._settings.https:
            self._say(_HTTPS)
        if is_https and _is_local(host) and not _is_local(_host(origin)):
            self._say(_HOST, host[:80], origin[:80])
        page, own = network.authority(origin), network.authority(host, origin.partition(":")[0])
        if page and own and page.host == own.host and page.port != own.port:
            self._say(_PORT, host[:80], origin[:80])

    def refused(self, name: str) -> None:
        """Log a host name that was refused."""
        names = (*self._settings.names, name)
        options = " ".join(f"--name {quote(each)}" for each in names)
        self._say(_NAME, name, options, quote(",".join(names)), about=name)

    def _say(self, text: str, *given: str, about: str = "") -> None:
        said = self._said[text]
        if about not in said and len(said) < _MOST:
            said.add(about)
            _log.warning(text + ("; no others are logged" if len(said) == _MOST else ""), *given)


_TELLING: Final = (b"host", b"origin", b"forwarded", b"x-forwarded-for", b"x-forwarded-proto")


def _text(said: dict[bytes, bytes], name: bytes) -> str:
    return said.get(name, b"").decode("latin-1")


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _is_local(host: str) -> bool:
    """Return whether a Host header names this machine, as in local health checks."""
    try:
        return network.is_this_machine(urlsplit(f"//{host}").hostname or "")
    except ValueError:
        return False
