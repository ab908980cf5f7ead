"""Tests that links are parsed, that a busy server is retried, and that a refusal gives the
reason."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

import pytest
from websockets.sync.server import ServerConnection, serve

from mendax.programs.table.table_link import (
    LARGEST,
    ConnectionLost,
    NoTable,
    ServerClient,
    TableLink,
    pause_before,
    table_link,
    wait_of,
)
from tests.reasons import because, spelled


@pytest.mark.parametrize(
    ("given", "server", "table"),
    [
        ("https://m.example.org/t/abcdefgh", "https://m.example.org", "abcdefgh"),
        ("http://localhost:8000/t/abc/", "http://localhost:8000", "abc"),
        ("https://example.org/games/t/abc#x", "https://example.org/games", "abc"),
        ("https://example.org/games/", "https://example.org/games", ""),
        ("http://localhost:8000", "http://localhost:8000", ""),
        ("https://m.example.org/t/ABCDefgh).", "https://m.example.org", "abcdefgh"),
        ("https://m.example.org/t/abcdefgh%20", "https://m.example.org", "abcdefgh"),
    ],
)
def test_a_link_names_a_server_and_a_table(given: str, server: str, table: str) -> None:
    assert table_link(given) == TableLink(server, table)


ODD = ("http://[::1/t/x", "http://localhost:door/t/x", "http://localhost:99999/t/x")


@pytest.mark.parametrize(
    "given", ["", "abcdefgh", "ftp://a/t/b", "file:///etc/passwd", "https://", *ODD]
)
def test_an_invalid_link_is_reported(given: str) -> None:
    with pytest.raises(NoTable, check=because("program-no-link")):
        table_link(given)


def test_the_socket_is_below_the_same_path() -> None:
    assert table_link("https://a.b/x/t/c").socket == "wss://a.b/x/api/tables/c/socket"
    assert table_link("http://a.b/t/c").socket == "ws://a.b/api/tables/c/socket"
    assert table_link("https://a.b/x").list_socket == "wss://a.b/x/api/programs/socket"


class Answers(BaseHTTPRequestHandler):
    """Sends the answers of a list in order, and records the requests."""

    answers: ClassVar[list[tuple[int, dict[str, str], Any]]] = []
    asked: ClassVar[list[dict[str, str]]] = []

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        Answers.asked.append(dict(self.headers))
        status, headers, body = Answers.answers.pop(0)
        text = json.dumps(body).encode()
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST  # noqa: N815

    def log_message(self, *_: Any) -> None:
        """Log no message."""


@contextmanager
def answering(*answers: tuple[int, dict[str, str], Any]) -> Iterator[str]:
    """Start a server that sends these answers."""
    Answers.answers[:], Answers.asked[:] = answers, ()
    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


def test_a_guest_keeps_its_cookie_and_a_key_needs_none() -> None:
    cookie = {"Set-Cookie": "mendax=abc; HttpOnly; Path=/"}
    with answering((200, cookie, {}), (201, {}, {"id": "t"}), (201, cookie, {"id": "u"})) as place:
        guest = ServerClient(place)
        guest.begin()
        guest.ask("POST", "/api/tables", {})
        keyed = ServerClient(place, "mendax-key")
        keyed.begin()
        assert keyed.ask("POST", "/api/tables", {}) == {"id": "u"}
    assert Answers.asked[1]["Cookie"] == "mendax=abc"
    assert Answers.asked[2]["Authorization"] == "Bearer mendax-key"
    assert "Cookie" not in Answers.asked[2]


def test_rate_limits_are_waited_for() -> None:
    waited: list[float] = []
    with answering((429, {"Retry-After": "7"}, {}), (503, {}, {}), (200, {}, {"a": 1})) as place:
        assert ServerClient(place, sleep=waited.append).ask("POST", "/x") == {"a": 1}
    assert waited == [7.0, 2.0]


def test_a_refusal_has_the_servers_words() -> None:
    with answering((403, {}, {"text": "Not for you."})) as place, pytest.raises(NoTable) as caught:
        ServerClient(place).ask("POST", "/x")
    assert caught.value.reason.arguments == {"status": 403, "words": "Not for you."}
    with pytest.raises(NoTable, check=because("program-no-server")):
        ServerClient(place).ask("POST", "/x")


@pytest.mark.parametrize("body", [{}, {"id": 5}, [], None, "t"])
def test_an_answer_without_a_table_is_no_servers_of_mendax(body: Any) -> None:
    with (
        answering((201, {}, body)) as place,
        pytest.raises(NoTable, check=because("program-no-mendax")),
    ):
        ServerClient(place).open_table({"game": "mia"})


def test_a_key_goes_to_no_other_server() -> None:
    with answering() as place:
        moved = {"Location": f"{place}/elsewhere"}
        for status in (302, 308):
            Answers.answers[:] = [(status, moved, {}), (200, {}, {"id": "t"})]
            with pytest.raises(NoTable, check=because(f"program-server-refused status={status}")):
                ServerClient(place, "mendax-key").ask("GET", "/x")
    assert len(Answers.asked) == 2, "the address that was named, and no other"


@pytest.mark.parametrize("said", [b"SSH-2.0-x\r\n", b"HTTP/1.1 200 OK\r\n\r\n<html>"])
def test_another_server_is_reported(said: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:

        def speak() -> None:
            visitor, _ = door.accept()
            with visitor:
                visitor.recv(1 << 16)
                visitor.sendall(said)

        thread = threading.Thread(target=speak, daemon=True)
        thread.start()
        with pytest.raises(NoTable, check=because("program-no-server")):
            ServerClient(f"http://127.0.0.1:{door.getsockname()[1]}").ask("GET", "/x")
        thread.join()


@pytest.mark.parametrize("key", ["ключ", "two\nlines"])
def test_an_invalid_key_is_reported_but_not_printed(key: str) -> None:
    with pytest.raises(NoTable) as caught:
        ServerClient("http://127.0.0.1:9", key)
    assert spelled(caught.value.reason) == "program-no-key"


def test_waits_have_a_bound() -> None:
    assert wait_of({"Retry-After": "86400"}, 0) == 60.0
    assert wait_of({"Retry-After": "tomorrow"}, 3) == 8.0


def test_reconnects_are_quick_and_spread() -> None:
    assert [pause_before(0, drawn) for drawn in (0, 0.5, 1)] == [0, 0.25, 0.5]
    for drawn in (0.0, 1.0):
        pauses = [pause_before(failed, drawn) for failed in range(12)]
        assert pauses[1:] == sorted(pauses[1:])
        assert sum(pauses[:3]) < 2
        assert max(pauses) <= 5


@pytest.mark.parametrize("status", [200, 403])
def test_no_more_of_an_answer_is_read_than_a_megabyte(status: int) -> None:
    key = "program-no-server" if status == 200 else "program-server-refused"
    with (
        answering((status, {}, "x" * 3 * LARGEST)) as place,
        pytest.raises(NoTable, check=because(key)),
    ):
        ServerClient(place).ask("POST", "/x")


@pytest.mark.parametrize(("size", "fits"), [(LARGEST, True), (LARGEST + 1, False)])
def test_no_larger_message_is_taken_than_a_megabyte(size: int, fits: bool) -> None:
    def floods(opened: ServerConnection) -> None:
        opened.send("x" * size)
        opened.recv()

    with serve(floods, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        opened = ServerClient(f"http://127.0.0.1:{port}").connect(f"ws://127.0.0.1:{port}/")
        if fits:
            assert len(opened.receive()) == size
        else:
            with pytest.raises(ConnectionLost):
                opened.receive()
        opened.close()
        server.shutdown()
        thread.join()
