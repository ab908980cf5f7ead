"""The head of a request: checks before parsing, and the ASGI scope."""

from http import HTTPStatus
from string import ascii_letters, digits
from typing import Any, Final
from urllib.parse import unquote, urlsplit, urlunsplit

import h11
from starlette.types import Scope
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from mendax.server.socket.connection_limits import LONGEST_HEAD, LONGEST_LINE, MOST_LINES
from mendax.server.wire.refusal import Refused

END: Final = b"\r\n\r\n"
"""The end of a head."""
_METHOD: Final = frozenset(f"{ascii_letters}{digits}!#$%&'*+-.^_`|~".encode())
"""The characters of a method."""
_VERSIONS: Final = (b" HTTP/1.1", b" HTTP/1.0")


def begins_request(head: bytes | bytearray) -> bool:
    """Return whether a request can begin with the first of these bytes."""
    return head[0] in _METHOD


def check_lines(head: bytes) -> None:
    """Raise ``Refused`` for a complete head that is too long, malformed, or of indefinite body
    length."""
    first, *lines = head[: -len(END)].split(b"\r\n")
    if len(lines) > MOST_LINES or max(map(len, (first, *lines))) > LONGEST_LINE:
        raise too_long()
    is_bare = head.count(b"\n") != len(lines) + 2  # h11 accepts a bare LF as a line end
    if is_bare or not first.endswith(_VERSIONS):
        raise unreadable()
    names = [line.partition(b":")[0].lower() for line in lines]
    if names.count(b"host") != 1 and first.endswith(_VERSIONS[0]):
        raise Refused(400, "wire-refused-host")
    if b"transfer-encoding" in names:
        raise Refused(411, "wire-refused-length")


def asks_for_socket(request: h11.Request) -> bool:
    """Return whether this is a WebSocket handshake."""
    headers = dict(request.headers)
    tokens = headers.get(b"connection", b"").lower().replace(b" ", b"").split(b",")
    upgrade = headers.get(b"upgrade", b"").lower()
    return request.method == b"GET" and b"upgrade" in tokens and upgrade == b"websocket"


def answer_to_handshake(head: bytes) -> tuple[ServerProtocol, Response]:
    """Return the protocol object of a handshake and its answer. Raises ``Refused``."""
    handshake = ServerProtocol()
    handshake.receive_data(head)
    for asked in handshake.events_received():
        assert isinstance(asked, Request)
        answer = handshake.accept(asked)
        if answer.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            return handshake, answer
    raise unreadable()


def scope_of(
    request: h11.Request, own: object, peer: tuple[str, int] | None, *, is_socket: bool
) -> Scope:
    """Return the ASGI scope of a request. Raises ``Refused``.

    ``own`` and ``peer`` are the local and the remote address of the connection.
    """
    path, _, query = _target(request).partition("?")
    scope: dict[str, Any] = {
        "type": "websocket" if is_socket else "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": request.http_version.decode(),
        "scheme": "ws" if is_socket else "http",
        "server": own[:2] if isinstance(own, tuple) else None,
        "client": peer,
        "root_path": "",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": list(request.headers),
    }
    if is_socket:
        return scope | {"subprotocols": _subprotocols(request)}
    return scope | {"method": request.method.decode()}


def _target(request: h11.Request) -> str:
    """Return the path and query of a request target, without scheme and host."""
    target = request.target.decode()
    if target.startswith("/"):
        return target
    try:
        parts = urlsplit(target)
    except ValueError:
        raise unreadable() from None
    return urlunsplit(("", "", parts.path or "/", parts.query, ""))


def _subprotocols(request: h11.Request) -> list[str]:
    said = [value for name, value in request.headers if name == b"sec-websocket-protocol"]
    return [one.strip() for one in b",".join(said).decode("latin-1").split(",") if one.strip()]


def unreadable() -> Refused:
    """Return the refusal for bytes that are not a valid request."""
    return Refused(400, "wire-refused-unreadable", problem="this is no request of HTTP/1.1")


def too_long() -> Refused:
    """Return the refusal of a head that is too long."""
    return Refused(431, "wire-refused-head", limit=LONGEST_HEAD, lines=MOST_LINES)


def too_slow(seconds: float) -> Refused:
    """Return the refusal of a request that did not arrive in time."""
    return Refused(408, "wire-refused-too-slow", seconds=round(seconds))
