"""Tests that the server buffers little of any HTTP input and still serves the other clients."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from mendax.server.base.settings import Rate
from mendax.server.operations.openapi import openapi_bytes
from mendax.server.socket.connection_limits import (
    LONGEST_BODY,
    LONGEST_HEAD,
    LONGEST_LINE,
    LONGEST_REST,
    MOST_LINES,
)
from tests.server.guests import FREELY, guests, serving
from tests.server.hostile import Besieged, besieged, turns, until

HEALTH = b"GET /api/health HTTP/1.1\r\n"
CHUNK = 256 * 1024
"""The maximum number of bytes that a loop reads in one step."""


def post(length: int, *lines: bytes, path: bytes = b"/api/session") -> bytes:
    """Return the head of a request with a body."""
    said = (b"Content-Type: application/json", b"Content-Length: %d" % length, *lines)
    return b"POST %s HTTP/1.1\r\n" % path + b"".join(line + b"\r\n" for line in said)


async def test_a_connection_serves_one_request_after_another(tmp_path: Path) -> None:
    async with besieged(tmp_path) as server:
        somebody = await server.stranger()
        for pieces in (
            [HEALTH + server.host + b"\r\n"],
            [HEALTH, server.host[:7], server.host[7:]],
        ):
            for piece in pieces:
                await somebody.send(piece)
            if len(pieces) > 1:
                await somebody.send(b"\r")
                await somebody.send(b"\n")
            assert await somebody.status() == 200
            somebody.heard.clear()
        await somebody.send(post(2) + server.host + b"\r\n{")
        await somebody.send(b"}" + b"\r\n" + HEALTH + server.host + b"\r\n")
        await until(lambda: somebody.heard.count(b"HTTP/1.1 200") == 2)


async def test_an_endless_head_is_refused_and_not_kept(tmp_path: Path) -> None:
    async with besieged(tmp_path) as server:
        stranger = await server.stranger()
        stranger.goes_on = True
        await stranger.send(HEALTH + server.host)
        side, most = server.side(), 0
        while not stranger.transport.is_closing() and b"431" not in stranger.heard:
            await stranger.send(b"X-Long: " + b"a" * 1000 + b"\r\n")
            most = max(most, len(side.unread))
        assert most <= LONGEST_HEAD
        assert await stranger.status() == 431
        assert b"wire-refused-head" in stranger.heard
        assert b"x-content-type-options" in stranger.heard
        assert b"no-store" in stranger.heard
        while not stranger.over.done():  # input after a refusal is discarded, up to a limit
            await stranger.send(b"a" * CHUNK)
            assert not side.unread
            assert side._rest <= LONGEST_REST + 2 * CHUNK
        assert await server.alive()


TOO_LONG = {
    "too many lines": b"X: y\r\n" * (MOST_LINES + 1),
    "a long line": b"X: " + b"y" * LONGEST_LINE + b"\r\n",
    "a long head": b"X: " + b"y" * LONGEST_HEAD + b"\r\n",
}


async def test_a_whole_head_that_is_too_long_is_refused(tmp_path: Path) -> None:
    async with besieged(tmp_path) as server:
        for name, lines in TOO_LONG.items():
            stranger = await server.stranger()
            await stranger.send(HEALTH + server.host + lines + b"\r\n")
            assert await stranger.status() == 431, name
            await stranger.over


async def test_a_long_address_is_refused(tmp_path: Path) -> None:
    async with besieged(tmp_path) as server:
        stranger = await server.stranger()
        await stranger.send(
            b"GET /" + b"a" * LONGEST_LINE + b" HTTP/1.1\r\n" + server.host + b"\r\n"
        )
        assert await stranger.status() == 431


_LENGTH = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n"
NO_REQUESTS = {
    b"GET / HTTP/1.1\r\n\r\n": (400, b"wire-refused-host"),
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n": (400, b"wire-refused-host"),
    b"\x16\x03\x01 TLS, or whatever this is\r\n\r\n": (400, b"wire-refused-unreadable"),
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n": (400, b"wire-refused-unreadable"),
    b"GET / HTTP/1.1\nHost: a\n\nGET / HTTP/1.1\r\n\r\n": (400, b"wire-refused-unreadable"),
    b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n": (
        *(411, b"wire-refused-length"),
    ),
    _LENGTH % (LONGEST_BODY + 1) + b"\r\n": (413, b"wire-refused-too-long"),
    _LENGTH % 3 + b"Content-Length: 4\r\n\r\n": (400, b"wire-refused-unreadable"),
}


async def test_malformed_requests_are_refused_and_closed(tmp_path: Path) -> None:
    async with besieged(tmp_path) as server:
        for sent, (status, key) in NO_REQUESTS.items():
            stranger = await server.stranger()
            await stranger.send(sent)
            assert await stranger.status() == status, sent
            await stranger.over
            assert key in stranger.heard, sent
            assert stranger.heard.count(b"HTTP/1.1 ") == 0, "one answer"


@pytest.mark.parametrize("first", [b"\x16\x03\x01\x02", b"\0", b"\r\n\x80"])
async def test_bytes_that_begin_no_request_are_refused_at_once(
    tmp_path: Path, first: bytes
) -> None:
    """A browser that tries HTTPS first, for example, does not wait."""
    async with besieged(tmp_path) as server:
        stranger = await server.stranger()
        await stranger.send(first)
        assert await stranger.status() == 400
        await stranger.over


async def test_a_request_of_http_1_0_needs_no_host(tmp_path: Path) -> None:
    async with besieged(tmp_path) as server:
        stranger = await server.stranger()
        await stranger.send(b"GET /api/health HTTP/1.0\r\n\r\n")
        assert await stranger.status() == 200
        await stranger.over


async def test_pipelined_requests_are_read_one_at_a_time(
    tmp_path: Path,
) -> None:
    async with besieged(tmp_path) as server:
        deaf = await server.stranger(deaf=True)
        request = b"GET /api/openapi.json HTTP/1.1\r\n" + server.host + b"\r\n"
        side, most, started = server.side(), 0, set[int]()
        for _ in range(40):
            deaf.transport.write(request * (CHUNK // len(request)))
            for _ in range(20):
                await asyncio.sleep(0)
                most = max(most, len(side.unread))
                started.add(len(server.served.server.connections.exchanges))
        assert most <= CHUNK + LONGEST_HEAD
        assert started <= {0, 1}
        assert deaf.transport.get_write_buffer_size(), "unread bytes wait at the sender"
        answer = len(openapi_bytes()) + LONGEST_HEAD
        assert side.transport.get_write_buffer_size() < 64 * 1024 + answer, "not one more"
        assert await server.alive()
        server.clock.advance(server.served.context.settings.unread)
        await until(side.transport.is_closing)


async def test_pipelined_requests_are_answered_in_order(tmp_path: Path) -> None:
    async with besieged(tmp_path) as server:
        stranger = await server.stranger()
        asked = [b"api/health", b"api/nothing", b"api/games"] * 30
        await stranger.send(
            b"".join(b"GET /%s HTTP/1.1\r\n%s\r\n" % (path, server.host) for path in asked)
        )
        await until(lambda: stranger.heard.count(b"HTTP/1.1 ") == len(asked))
        answers = bytes(stranger.heard).split(b"HTTP/1.1 ")[1:]
        assert [answer[:3] for answer in answers] == [b"200", b"404", b"200"] * 30


async def test_slow_clients_are_disconnected(tmp_path: Path) -> None:
    async with besieged(tmp_path, head=10.0, body=20.0) as server:
        silent = await server.stranger()
        server.clock.advance(9.9)
        await turns()
        assert not silent.over.done()
        server.clock.advance(0.2)
        await silent.over
        assert not silent.heard

        half = await server.stranger()
        await half.send(HEALTH)
        server.clock.advance(5)
        await half.send(b"X: trickles on\r\n")
        server.clock.advance(5.1)
        assert await half.status() == 408, "its time is for the whole head"
        await half.over

        body = await server.stranger()
        await body.send(post(20, path=b"/api/tables") + server.host + b"\r\n{")
        server.clock.advance(19)
        await body.send(b" ")
        await turns(2000)
        assert not body.heard, "an operation with a body waits for all of it"
        server.clock.advance(1.1)
        assert await body.status() == 408
        await body.over

        kept = await server.stranger()
        for _ in range(5):
            server.clock.advance(9)
            await kept.send(HEALTH + server.host + b"\r\n")
            assert await kept.status() == 200
            kept.heard.clear()
        server.clock.advance(10.1)
        await kept.over
        assert server.served.context.connections.open == 0


async def test_a_body_of_any_allowed_length_is_read_to_its_end(tmp_path: Path) -> None:
    """The application reads only a part of the body, and the connection continues."""
    async with besieged(tmp_path) as server:
        stranger = await server.stranger()
        await stranger.send(
            post(LONGEST_BODY, path=b"/api/tables") + server.host + b"\r\n" + b" " * 100
        )
        assert not stranger.heard
        await stranger.send(b" " * (LONGEST_BODY - 100) + HEALTH + server.host + b"\r\n")
        assert await stranger.status() == 413
        await until(lambda: stranger.heard.count(b"HTTP/1.1 200") == 1)


async def test_a_client_may_wait_for_100_continue(tmp_path: Path) -> None:
    async with besieged(tmp_path) as server:
        stranger = await server.stranger()
        await stranger.send(post(2, b"Expect: 100-continue") + server.host + b"\r\n")
        assert await stranger.status() == 100
        stranger.heard.clear()
        await stranger.send(b"{")
        assert not stranger.heard, "100 Continue is sent once"
        await stranger.send(b"}")
        assert await stranger.status() == 200


async def test_a_request_may_name_the_server_before_its_path(tmp_path: Path) -> None:
    async with besieged(tmp_path) as server:
        for target, status in (
            (b"http://localhost/api/health", 200),
            (b"http://localhost", 200),
            (b"*", 404),
            (b"http://[", 400),
        ):
            stranger = await server.stranger()
            await stranger.send(b"GET %s HTTP/1.1\r\n" % target + server.host + b"\r\n")
            assert await stranger.status() == status, target


async def test_the_head_of_an_answer_can_be_asked_for_alone(tmp_path: Path) -> None:
    async with besieged(tmp_path) as server:
        stranger = await server.stranger()
        await stranger.send(HEALTH.replace(b"GET", b"HEAD") + server.host + b"\r\n")
        assert await stranger.status() == 200
        head, _, body = bytes(stranger.heard).partition(b"\r\n\r\n")
        assert b"content-length: " in head
        assert b"date: " in head
        assert not body
        stranger.heard.clear()
        await stranger.send(HEALTH + server.host + b"\r\n")
        assert await stranger.status() == 200


async def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(FREELY, connections_per_address=3)
    async with besieged(tmp_path, rates) as server:
        first, *_ = crowd = [await server.stranger() for _ in range(3)]
        connections = server.served.context.connections
        assert connections.open == 3
        late = await server.stranger()
        assert await late.status() == 503
        await late.over
        assert connections.open == 3
        first.transport.close()
        await until(lambda: connections.open == 2)
        assert await server.alive()
        for stranger in crowd:
            stranger.transport.abort()
        await until(lambda: connections.open == 0)


async def test_a_socket_counts_until_it_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        await ann.http.aclose()
        connections = served.context.connections
        await until(lambda: connections.open == 1)
        await tab.close()
        await until(lambda: connections.open == 0)


async def test_connections_of_a_proxy_are_not_counted_by_address(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(FREELY, connections_per_address=1)
    async with besieged(tmp_path, rates, proxies=("127.0.0.0/8",)) as server:
        assert [await server.stranger() for _ in range(3)]
        assert server.served.context.connections.open == 3


async def test_clients_over_the_rate_limit_are_disconnected(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(FREELY, requests=Rate(5, 60), pages=Rate(4, 60))
    for path, many in ((b"/api/games", 5), (b"/", 4), (b"/api/openapi.json", 0), (b"/nothing", 0)):
        async with besieged(tmp_path / str(path.count(b"a")), rates) as server:
            many = many or 4
            stranger = await server.stranger()
            await stranger.send((b"GET %s HTTP/1.1\r\n" % path + server.host + b"\r\n") * 50)
            await stranger.over
            assert stranger.heard.count(b"HTTP/1.1 ") == many + 1
            assert stranger.heard.count(b"HTTP/1.1 429") == 1


async def test_frames_before_the_handshake_is_answered_are_refused(tmp_path: Path) -> None:
    async with besieged(tmp_path) as server:
        stranger = await server.stranger()
        await stranger.send(_handshake(server) + b"\x89\x80\0\0\0\0" * 1000)
        assert await stranger.status() == 400
        await stranger.over


async def test_refusals_carry_the_security_headers(tmp_path: Path) -> None:
    async with besieged(tmp_path, secure=True) as server:
        for sent, status in ((_handshake(server), 404), (b"GET / HTTP/1.1\r\n\r\n", 400)):
            stranger = await server.stranger()
            await stranger.send(sent)
            assert await stranger.status() == status
            await stranger.over
            for line in (b"nosniff", b"no-store", b"strict-transport-security"):
                assert line in stranger.heard


async def test_upgrades_to_other_protocols_are_ignored(tmp_path: Path) -> None:
    async with besieged(tmp_path) as server:
        stranger = await server.stranger()
        for _ in range(2):
            await stranger.send(
                HEALTH + server.host + b"Connection: upgrade\r\nUpgrade: h2c\r\n\r\n"
            )
            assert await stranger.status() == 200
            stranger.heard.clear()


def _handshake(server: Besieged) -> bytes:
    return (
        b"GET /api/tables/aaaaaaaaaaaaaaaa/socket HTTP/1.1\r\n"
        + server.host
        + b"Upgrade: websocket"
        b"\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
