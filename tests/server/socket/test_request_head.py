"""Tests of the head of a request, which is read before the request is answered."""

import h11
import pytest

from mendax.server.socket.request_head import (
    scope_of,
)
from mendax.server.wire.refusal import Refused

HOST = b"Host: a\r\n"
SOCKET = (
    b"Upgrade: WebSocket\r\nConnection: keep-alive, Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def head(lines: bytes = HOST, first: bytes = b"GET / HTTP/1.1") -> bytes:
    """Return a complete head."""
    return first + b"\r\n" + lines + b"\r\n"


def request(lines: bytes = HOST, first: bytes = b"GET / HTTP/1.1") -> h11.Request:
    """Return the request as parsed by h11."""
    connection = h11.Connection(h11.SERVER)
    connection.receive_data(head(lines, first))
    made = connection.next_event()
    assert isinstance(made, h11.Request)
    return made


def test_the_scope_has_request_and_client() -> None:
    made = request(first=b"POST /a%20b/c?d=%20e?f HTTP/1.1")
    scope = scope_of(made, ("127.0.0.1", 80), ("192.0.2.1", 9), is_socket=False)
    assert (scope["type"], scope["scheme"], scope["method"]) == ("http", "http", "POST")
    assert (scope["path"], scope["raw_path"]) == ("/a b/c", b"/a%20b/c")
    assert scope["query_string"] == b"d=%20e?f"
    assert (scope["server"], scope["client"]) == (("127.0.0.1", 80), ("192.0.2.1", 9))
    assert scope["headers"] == [(b"host", b"a")]
    assert scope["http_version"] == "1.1"


def test_the_scope_of_a_handshake_has_its_subprotocols() -> None:
    lines = b"Sec-WebSocket-Protocol: one, two\r\nSec-WebSocket-Protocol: three\r\n"
    scope = scope_of(request(HOST + SOCKET + lines), "/run/socket", None, is_socket=True)
    assert (scope["type"], scope["scheme"]) == ("websocket", "ws")
    assert scope["subprotocols"] == ["one", "two", "three"]
    assert (scope["server"], scope["client"]) == (None, None)
    plain = scope_of(request(HOST + SOCKET), ("::1", 80, 0, 0), None, is_socket=True)
    assert plain["subprotocols"] == []
    assert plain["server"] == ("::1", 80)


def test_a_target_may_name_the_server() -> None:
    def path(target: bytes) -> tuple[str, bytes]:
        made = request(first=b"GET %s HTTP/1.1" % target)
        scope = scope_of(made, None, None, is_socket=False)
        return scope["path"], scope["query_string"]

    assert path(b"http://a:80/b?c") == ("/b", b"c")
    assert path(b"http://a") == ("/", b"")
    assert path(b"*") == ("*", b"")
    with pytest.raises(Refused):
        path(b"http://[")
