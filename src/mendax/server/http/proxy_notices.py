"""Log messages about a proxy or a setting that was probably forgotten.

A single request does not prove a mistake, because strangers can send any header. Each message is
therefore logged only once. A message describes the observation, and names the setting to use if the
proxy belongs to the server's owner. The server's behaviour does not change.
"""

import logging
from shlex import quote
from typing import Final
from urllib.parse import urlsplit

from starlette.types import Scope

from mendax.server.listening import network
from mendax.server.settings.settings import ServerSettings

_log = logging.getLogger("mendax.front")

_PEERS: Final = 8
"""The maximum number of peers logged, so that forged headers can't flood the log."""

_NAMES: Final = 64
"""The maximum number of refused host names logged."""


class ProxyNotices:
    """The messages of one server. Each message is logged once."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._given: set[str] = set()
        self._doubted: set[str] = set()
        self._strange: set[str] = set()

    def look(self, peer: str, believed: bool, scope: Scope) -> None:
        """Check a request from ``peer``. ``believed`` is true if the peer is a trusted proxy."""
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
                "a trusted proxy sends no client addresses: for every limit all its clients "
                "count as one. Let it set X-Forwarded-For",
            )
        if scheme == "http" and self._settings.secure:
            self._say(
                "http",
                "the proxy forwards HTTP requests, but cookies are Secure: browsers will drop "
                "them. Let the proxy serve HTTPS, or start without --secure",
            )
        if (scheme == "https" or origin.startswith("https://")) and not self._settings.https:
            self._say(
                "https",
                "the server is used over HTTPS, but cookies are not Secure: start with --secure "
                "(or MENDAX_SECURE=true)",
            )
        if origin.startswith("https://") and _is_local(host) and not _is_local(_host(origin)):
            self._say(
                "host",
                "a proxy does not forward the Host header (it sends %s, browsers send %s), so "
                "unsafe requests are refused (403). Let it forward the Host header, in nginx with "
                "proxy_set_header Host $http_host",
                repr(host[:80]),
                repr(origin[:80]),
            )
        page, own = network.authority(origin), network.authority(host, origin.partition(":")[0])
        if page and own and page.host == own.host and page.port != own.port:
            self._say(
                "port",
                "a proxy does not forward the port in the Host header (it sends %s, browsers send "
                "%s). Without this name in --name (or MENDAX_NAMES) unsafe requests are refused "
                "(403). Let it forward the whole Host header, in nginx with proxy_set_header Host "
                "$http_host",
                repr(host[:80]),
                repr(origin[:80]),
            )

    def refused(self, name: str) -> None:
        """Log a host name that was refused."""
        if name in self._strange or len(self._strange) >= _NAMES:
            return
        self._strange.add(name)
        names = (*self._settings.names, name)
        _log.warning(
            "requests for the host %s are refused (421). If this server has that name, start it "
            "with %s (or MENDAX_NAMES=%s)%s",
            name,
            " ".join(f"--name {quote(each)}" for each in names),
            quote(",".join(names)),
            "; no further names are logged" if len(self._strange) == _NAMES else "",
        )

    def _doubt(self, peer: str) -> None:
        if peer in self._doubted or len(self._doubted) >= _PEERS:
            return
        self._doubted.add(peer)
        _log.warning(
            "%s sends client addresses but is not trusted: for every limit all its clients count "
            "as one. If this is your proxy, let it set X-Forwarded-For, and start with --proxy %s "
            "(or MENDAX_PROXIES=%s)",
            peer,
            peer,
            peer,
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
    """Return whether a Host header names this machine, as in local health checks."""
    try:
        return network.is_this_machine(urlsplit(f"//{host}").hostname or "")
    except ValueError:
        return False
