"""The checks that every request and handshake passes first.

Rules of this file
1. A Cookie header that is longer than this server's cookies can be is refused without parsing,
   because parsing would be expensive.
2. Client addresses are accepted only from trusted proxies. Signs of a forgotten proxy setting are
   logged (``proxy_notices``).
3. Every answer has the security headers, including answers to handshakes.
4. A connection that exceeds a rate limit (429) is closed without reading requests already sent on
   it.
5. A request that uses a foreign host name for this server is refused (``own_names``), except a
   health check.
6. With a path prefix (``root_path``), every path is read without it, whether or not the proxy
   stripped it.
"""

import logging
from collections.abc import Awaitable
from contextvars import copy_context
from functools import partial
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from mendax.server.http.own_names import OwnNames
from mendax.server.http.proxy_notices import ProxyNotices
from mendax.server.http.refusal_page import refusal
from mendax.server.monitoring.logs import REQUEST, next_request, shown_path
from mendax.server.monitoring.meter import now
from mendax.server.people.bans import Bans
from mendax.server.people.rate_limits import network_of
from mendax.server.people.refusals import Refusals
from mendax.server.people.trusted_proxies import LOCAL_SOCKET, TrustedProxies
from mendax.server.settings.host_names import host_in
from mendax.server.settings.settings import ServerSettings
from mendax.server.socket.exchange import opened
from mendax.server.wire.operation import REASON
from mendax.server.wire.refusal import Refused
from mendax.server.wire.safety_lines import safety

_access = logging.getLogger("mendax.access")

LONGEST_COOKIES: Final = 4096
"""The maximum total size of a request's Cookie headers in bytes.

This server's cookies take 51 bytes. A browser may add the cookies of other programs on this
machine.
"""
_FOR_PROBES: Final = ("/api/health", "/api/ready")
"""The paths that answer to any Host, because orchestrators address a server by its number.

They neither read nor change anything of a visitor.
"""
_HEADS: Final = ("http.response.start", "websocket.http.response.start")


class Front:
    """The middleware before an application."""

    def __init__(
        self,
        app: ASGIApp,
        settings: ServerSettings,
        refusals: Refusals | None = None,
        bans: Bans | None = None,
    ) -> None:
        """Wrap ``app``."""
        self._bans = bans
        self._app = app
        self._refusals = refusals
        said = safety(settings)
        self._lines = [(name.encode(), value.encode()) for name, value in said.items()]
        self._proxies = TrustedProxies(settings.proxies)
        self._names = OwnNames(settings)
        self._root, self._secure = settings.root, settings.https
        self._notices = ProxyNotices(settings)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Call the application unless the request is refused."""
        if scope["type"] not in ("http", "websocket"):
            return self._app(scope, receive, send)
        REQUEST.set(next_request())
        logged = _access.isEnabledFor(logging.INFO)
        return (self._logged if logged else self._inside)(scope, receive, send)

    async def _logged(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call ``_inside``, and log the request with its status and duration.

        A socket produces two log lines, opened and closed.
        """
        began, said = now(), ""
        what = f"{scope.get('method', 'SOCKET')[:8]} {shown_path(scope['path'])}"

        async def heard(message: Message) -> None:
            nonlocal said
            if message["type"] in _HEADS:
                said = str(message["status"])
            await send(message)
            if message["type"] == "websocket.accept":
                said = "closed"
                _access.info("%s opened", what)
                opened(scope).when_lost = partial(copy_context().run, ended)

        def ended() -> None:
            took = round(1000 * (now() - began))
            _access.info("%s %s after %d ms", what, said or "broken off", took)

        try:
            await self._inside(scope, receive, heard)
        finally:
            if said != "closed":
                ended()

    async def _inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope["client"]
        peer = client[0] if client else LOCAL_SOCKET
        believed = peer in self._proxies
        self._notices.look(peer, believed, scope)
        if believed:
            self._proxies.believe(scope)
        _take_off(self._root, scope)
        if self._secure:  # for links and previews, regardless of the proxy
            scope["scheme"] = {"http": "https", "ws": "wss"}.get(scope["scheme"], scope["scheme"])
        refused = self._refused(scope)
        if refused is not None:
            await self._refuse(refused, scope, receive, send)
        else:
            await self._app(scope, receive, self._guarded(send))
        if self._refusals and REASON in scope:
            client = scope["client"]
            self._refusals.count(scope[REASON], network_of(client[0]) if client else "")

    def _guarded(self, send: Send) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] in _HEADS:
                own = list(message.get("headers", ()))
                named = {name for name, _ in own}
                lines = [*own, *(line for line in self._lines if line[0] not in named)]
                if message["status"] >= 400:
                    lines.append((b"x-request-id", REQUEST.get().encode()))
                if message["status"] == 429:
                    lines.append((b"connection", b"close"))
                message = {**message, "headers": lines}
            await send(message)

        return guarded

    def _refused(self, scope: Scope) -> Refused | None:
        """Return the refusal of a request, or None if the request is allowed."""
        client = scope.get("client")
        if self._bans and self._bans.banned("address", network_of(client[0] if client else "")):
            return Refused(403, "wire-refused-banned")
        if _cookies(scope) > LONGEST_COOKIES:
            return Refused(431, "wire-refused-cookies", limit=LONGEST_COOKIES)
        called = _called(scope)
        if called is None or scope["path"] in _FOR_PROBES or self._names.have(called):
            return None
        name = host_in(called)
        if name is None:
            return Refused(421, "wire-refused-host")
        self._notices.refused(name)
        return Refused(421, "wire-refused-name", given=name)

    async def _refuse(self, refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        answer = refusal(scope["path"], Headers(scope=scope), refused.status, refused.reason)
        if scope["type"] == "websocket":
            socket = WebSocket(scope, receive, self._guarded(send))
            await socket.send_denial_response(answer)
        else:
            await answer(scope, receive, self._guarded(send))


def _called(scope: Scope) -> str | None:
    """Return the host name that the request uses, or None, which HTTP/1.0 allows."""
    return next(
        (line.decode("latin-1") for name, line in scope["headers"] if name == b"host"), None
    )


def _take_off(root: str, scope: Scope) -> None:
    """Remove the prefix ``root`` from the path of a request."""
    path: str = scope["path"]
    if root and (path == root or path.startswith(f"{root}/")):
        scope["path"] = path[len(root) :] or "/"
        scope["raw_path"] = scope["path"].encode()


def _cookies(scope: Scope) -> int:
    """Return the total length of the Cookie headers in bytes."""
    return sum(len(line) for name, line in scope["headers"] if name == b"cookie")
