"""What every request and handshake passes first, whatever it asks for.

Rules of this file
1. A Cookie line longer than ours could ever be is refused unread: reading it is what would cost.
2. Only a proxy of the settings is believed where it says a request comes from. Anybody else who
   says so is not, and the host is told once that this may be their own proxy.
3. Every answer carries the safety lines.
"""

import logging
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from mendax.core.game import Reason
from mendax.server.http.static_files import SAFETY
from mendax.server.operations import problem

_log = logging.getLogger("mendax.front")

LONGEST_COOKIES: Final = 4096
"""Bytes of all Cookie lines of one request. Ours has 51; a browser may bring those of other
programs that run on the same machine."""
_DOUBTS: Final = 8
"""Peers that are told of; strangers can send any header, and are not to fill the log."""
_FORWARDED: Final = (b"x-forwarded-for", b"forwarded")
_PEER: Final = "mendax.peer"


class Front:
    """In front of an application."""

    def __init__(self, app: ASGIApp, proxies: tuple[str, ...] = ()) -> None:
        self._app = app
        self._lines = [(name.encode(), value.encode()) for name, value in SAFETY.items()]
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
        if _cookies(scope) > LONGEST_COOKIES:
            await self._refuse(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, self._guarded(send))

    def _guarded(self, send: Send) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", ()), *self._lines]}
            await send(message)

        return guarded

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        limit = {"limit": LONGEST_COOKIES}
        answer = problem(431, Reason("wire-refused-cookies", limit), {"cache-control": "no-store"})
        if scope["type"] == "websocket":
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


def _cookies(scope: Scope) -> int:
    """Bytes of all Cookie lines."""
    return sum(len(line) for name, line in scope["headers"] if name == b"cookie")
