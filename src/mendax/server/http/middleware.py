"""What every request and handshake passes first, whatever it asks for.

Rules of this file
1. A Cookie line longer than ours could ever be is refused unread: reading it is what would cost.
2. Only a proxy of the settings is believed where it says a request comes from. Anybody else who
   says so is not, and the host is told once that this may be their own proxy.
3. Every answer carries the safety lines, those to handshakes too.
4. Who asked too often (429) is hung up on: what they sent already is not read.
5. A server for its own machine answers to this machine's names only: a page whose own name was made
   to lead here (DNS rebinding) is refused.
"""

import logging
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from mendax.server import network
from mendax.server.http.static_files import SAFETY
from mendax.server.operations import problem
from mendax.server.refusal import Refused
from mendax.server.settings import Settings

_log = logging.getLogger("mendax.front")

LONGEST_COOKIES: Final = 4096
"""Bytes of all Cookie lines of one request. Ours has 51; a browser may bring those of other
programs that run on the same machine."""
_HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
_DOUBTS: Final = 8
"""Peers that are told of; strangers can send any header, and are not to fill the log."""
_FORWARDED: Final = (b"x-forwarded-for", b"forwarded")
_PEER: Final = "mendax.peer"


class Front:
    """In front of an application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._lines = [(name.encode(), value.encode()) for name, value in SAFETY.items()]
        if settings.secure:
            self._lines.append(_HTTPS_ONLY)
        proxies = settings.proxies
        own = not proxies and network.is_this_machine(settings.address)
        self._names = {urlsplit(origin).hostname for origin in settings.origins} if own else None
        """Besides the loopback names those that this server may be called by; None: any."""
        self._doubted: set[str] = set()
        inside: Any = self._inside
        self._outside: Any = ProxyHeadersMiddleware(inside, list(proxies)) if proxies else inside

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As the application, for those who may come in."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        scope[_PEER] = scope.get("client")
        await self._outside(scope, receive, send)

    async def _inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = scope.pop(_PEER)
        if peer and peer == scope["client"]:
            self._doubt(peer[0], scope)
        refused = self._refused(scope)
        if refused is not None:
            await self._refuse(refused, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, self._guarded(send))

    def _guarded(self, send: Send) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                lines = [*message.get("headers", ()), *self._lines]
                if message["status"] == 429:
                    lines.append((b"connection", b"close"))
                message = {**message, "headers": lines}
            await send(message)

        return guarded

    def _refused(self, scope: Scope) -> Refused | None:
        """Why nobody may come in who asks like this; None: they may."""
        if _cookies(scope) > LONGEST_COOKIES:
            return Refused(431, "wire-refused-cookies", limit=LONGEST_COOKIES)
        if self._names is not None:
            name = _called(scope)
            if not (name is None or network.is_this_machine(name) or name in self._names):
                return Refused(421, "wire-refused-name", given=name[:80])
        return None

    async def _refuse(self, refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        answer = problem(refused.status, refused.reason)
        if scope["type"] == "websocket":
            answer.headers.update(SAFETY)
            await WebSocket(scope, receive, send).send_denial_response(answer)
        else:
            await answer(scope, receive, self._guarded(send))

    def _doubt(self, peer: str, scope: Scope) -> None:
        """Says once that ``peer`` is not believed, if it says where a request comes from."""
        if peer in self._doubted or len(self._doubted) >= _DOUBTS:
            return
        if any(name in _FORWARDED for name, _ in scope["headers"]):
            self._doubted.add(peer)
            _log.warning(
                "%s names the address that a request comes from, but is not trusted to: all who "
                "come that way count as one, for every limit. If this is your proxy, let it set "
                "X-Forwarded-For, and start with --proxy %s (or MENDAX_PROXIES=%s)",
                *(peer, peer, peer),
            )


def _called(scope: Scope) -> str | None:
    """The name that a request calls this server by, without the port; None: by none."""
    host = next((line.decode("latin-1") for name, line in scope["headers"] if name == b"host"), "")
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return host


def _cookies(scope: Scope) -> int:
    """Bytes of all Cookie lines."""
    return sum(len(line) for name, line in scope["headers"] if name == b"cookie")
