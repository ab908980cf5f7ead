"""Tests of raw connections to a whole server: rate limits, headers, failures and memory.

``test_connections`` tests all that one connection may do.
"""

import gc
from pathlib import Path

import msgspec
import pytest

from mendax.server.settings.settings import Rate
from mendax.server.socket.http_protocol import HttpProtocol
from mendax.server.socket.websocket_protocol import LOST, WebSocketProtocol
from tests.server.guests import FREELY, guests, serving
from tests.server.hostile import besieged, turns, until
from tests.server.socket.sent_units import handshake, masked


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


async def test_refusals_carry_the_security_headers(tmp_path: Path) -> None:
    async with besieged(tmp_path, secure=True) as server:
        asked = handshake(b"/api/tables/aaaaaaaaaaaaaaaa/socket").data
        for sent, status in ((asked, 404), (b"GET / HTTP/1.1\r\n\r\n", 400)):
            stranger = await server.stranger()
            await stranger.send(sent)
            assert await stranger.status() == status
            await stranger.over
            for line in (b"nosniff", b"no-store", b"strict-transport-security"):
                assert line in stranger.heard


async def test_a_closed_connection_spoils_no_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The server has closed a client that reads no data, and the network has not reported this yet
    when the table has news.
    """
    async with besieged(tmp_path) as server, guests(server.served.base, "ann") as (ann,):
        tab = await ann.enter(await ann.open())
        deaf = await server.stranger()
        await deaf.send(handshake(b"/api/tables/%s/socket" % tab.table["id"].encode()).data)
        assert await deaf.status() == 101
        await deaf.send(masked(b'{"type":"hello"}'))
        await until(lambda: b"welcome" in deaf.heard)
        deaf.transport.pause_reading()
        side = server.side_of(deaf)
        while not side.transport.get_write_buffer_size():
            side.transport.write(bytes(20_000))
        for _ in range(LOST):
            side.check_silence()
        assert server.side_of(deaf), "and the loop has not said so"
        for _ in range(5):
            assert (await tab.do("say", text="still here"))["reason"] is None
        assert len(list(tab.of_kind("welcome"))) == 1, "the table was never loaded again"
    assert not caplog.records


async def test_the_memory_of_a_connection_is_freed_at_its_end(tmp_path: Path) -> None:
    gc.collect()
    gc.disable()  # no garbage collection of cycles
    try:
        async with serving(tmp_path) as served:
            async with guests(served.base, "Ann") as (ann,):
                await ann.enter(await ann.open())
            await until(lambda: not served.context.connections.open)
            await turns()  # the application's actions at the end
            kinds = HttpProtocol, WebSocketProtocol
            assert not [one for one in gc.get_objects() if type(one) in kinds]
    finally:
        gc.enable()
