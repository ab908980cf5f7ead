"""Tests of the head of a request, which is read before the request is answered."""

import h11
import pytest

from mendax.server.base.refusal import Refused
from mendax.server.socket.connection_limits import LONGEST_LINE, MOST_LINES
from mendax.server.socket.request_head import (
    answer_to_handshake,
    asks_for_socket,
    check_lines,
    scope_of,
)

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


REFUSED = {
    head(b""): (400, "wire-refused-host"),
    head(HOST * 2): (400, "wire-refused-host"),
    head(HOST + b"Transfer-Encoding: chunked\r\n"): (411, "wire-refused-length"),
    head(HOST + b"TRANSFER-encoding: gzip\r\n"): (411, "wire-refused-length"),
    head(HOST + b"X: y\r\n" * MOST_LINES): (431, "wire-refused-head"),
    head(HOST + b"X: " + b"y" * LONGEST_LINE + b"\r\n"): (431, "wire-refused-head"),
    head(HOST + b"X: y\n\r\n"): (400, "wire-refused-unreadable"),
    head(HOST + b"X: y\nZ: z\r\n"): (400, "wire-refused-unreadable"),
    head(first=b"GET / HTTP/2.0"): (400, "wire-refused-unreadable"),
    head(first=b"GET /"): (400, "wire-refused-unreadable"),
}


def test_heads_that_are_not_worth_parsing_are_refused() -> None:
    wrong = []
    for given, expected in REFUSED.items():
        with pytest.raises(Refused) as refused:
            check_lines(given)
        if (refused.value.status, refused.value.reason.key) != expected:
            wrong.append(given)
    assert wrong == []


def test_all_other_heads_are_parsed() -> None:
    check_lines(head())
    check_lines(head(HOST + b"X: y\r\n" * (MOST_LINES - 1)))
    check_lines(head(HOST + b"X: " + b"y" * (LONGEST_LINE - 3) + b"\r\n"))
    check_lines(head(b"", b"GET / HTTP/1.0"))


def test_a_handshake_is_known_by_its_upgrade() -> None:
    assert asks_for_socket(request(HOST + SOCKET))
    assert not asks_for_socket(request())
    assert not asks_for_socket(request(HOST + SOCKET, b"POST / HTTP/1.1"))
    assert not asks_for_socket(request(HOST + SOCKET.replace(b"WebSocket\r", b"h2c\r")))
    assert not asks_for_socket(request(HOST + SOCKET.replace(b", Upgrade", b"")))


@pytest.mark.parametrize("wrong", [b"Version: 13", b"Key: dGhlIHNhbXBsZSBub25jZQ=="])
def test_a_handshake_is_answered_if_it_is_complete(wrong: bytes) -> None:
    sends, answer = answer_to_handshake(head(HOST + SOCKET))
    answer.headers["X-More"] = "1"
    sends.send_response(answer)
    sent = b"".join(sends.data_to_send())
    assert sent.startswith(b"HTTP/1.1 101 ")
    assert b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in sent
    with pytest.raises(Refused):
        answer_to_handshake(head(HOST + SOCKET.replace(wrong, wrong[:6] + b"x")))


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
