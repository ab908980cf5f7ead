"""Tests that all frames on an open socket are answered as RFC 6455 requires, with bounded
memory."""

import gc
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.server import ServerProtocol

from mendax.server.base.settings import Rate, Rates
from mendax.server.socket import websocket_protocol
from mendax.server.socket.connection_limits import LONGEST_REST
from mendax.server.socket.http_protocol import HttpProtocol
from mendax.server.socket.keepalive import INTERVAL, LOOKS, LOST
from mendax.server.socket.websocket_protocol import CLOSING, MOST_PIECES, WebSocketProtocol
from tests.server.guests import FREELY, Served, guests, serving
from tests.server.hostile import Besieged, Stranger, besieged, turns, until
from tests.server.socket.raw_frames import CLOSE, answers, frame, handshake, split, unmasked

PING = b'{"type":"ping"}'
LONG = b'{"type":"ping"' + b" " * 200 + b"}"
HELLO = b'{"type":"hello"}'


HEARD = frame(PING)
PONG = rb'\x81.{"type":"pong","at":<now>}'
CLOSED = re.escape(b"\x88\x02\x03\xe8")


def failed(code: int) -> bytes:
    """Return a pattern for a close frame with this code and any reason."""
    return b"\x88." + re.escape(code.to_bytes(2)) + b".*"


CASES: dict[str, tuple[list[bytes], bytes]] = {
    "whole": ([HEARD, HEARD], PONG * 2 + CLOSED),
    "long": ([frame(LONG), HEARD], PONG * 2 + CLOSED),
    "two at once": ([HEARD + HEARD], PONG * 2 + CLOSED),
    "one and a half": ([HEARD + HEARD[:9], HEARD[9:], HEARD], PONG * 3 + CLOSED),
    **{
        f"split at {at}": ([*split(HEARD, at), HEARD], PONG * 2 + CLOSED)
        for at in (1, 2, 5, 6, 7, 12)
    },
    **{
        f"long split at {at}": ([*split(frame(LONG), at), HEARD], PONG * 2 + CLOSED)
        for at in (1, 2, 3, 4, 8, 9)
    },
    "byte by byte": (
        [bytes([byte]) for byte in HEARD + frame(b"", 0x89)],
        PONG + b"\x8a\0" + CLOSED,
    ),
    "the rest of a frame looks like a frame": (
        [*split(frame(PING, mask=b"\x81\x8d\5\6"), 2), HEARD],
        PONG * 2 + CLOSED,
    ),
    "pieces": ([frame(PING[:5], 0x01), frame(PING[5:], 0x80), HEARD], PONG * 2 + CLOSED),
    "a ping between pieces": (
        [frame(PING[:5], 0x01), frame(b"?", 0x89), frame(PING[5:], 0x80)],
        rb"\x8a\x01\?" + PONG + CLOSED,
    ),
    "a whole text between pieces": ([frame(PING[:5], 0x01), HEARD], failed(1002)),
    "a piece of nothing": ([frame(PING, 0x80)], failed(1002)),
    "not masked": ([unmasked(PING)], failed(1002)),
    "reserved bits": ([frame(PING, 0xC1)], failed(1002)),
    "an unknown kind": ([frame(PING, 0x83)], failed(1002)),
    "a long ping": ([frame(b"x" * 126, 0x89)], failed(1002)),
    "an empty text": ([frame(b""), HEARD], rb"\x81.*wire-refused-unreadable.*" + PONG + CLOSED),
    "no text": ([frame(b"\xff\xfe\xfd and more"), HEARD], failed(1007)),
    "no text in pieces": ([frame(b"\xff", 0x01), frame(b"\xfe", 0x80), HEARD], failed(1007)),
    "a letter in two pieces": (
        [frame(b'{"type":"ping","\xd1', 0x01), frame(b'\x96":1}', 0x80)],
        rb"\x81.*wire-refused-unreadable.*" + CLOSED,
    ),
    "binary": ([frame(PING, 0x82)], rb"\x81.*wire-refused-binary.*" + failed(1003)),
    "a short text with a long length": (
        [b"\x81\xfe\x00\x0f" + HEARD[2:], HEARD],
        PONG * 2 + CLOSED,
    ),
    "a short text with a longer length": (
        [b"\x81\xff\0\0\0\0\0\0\x00\x0f" + HEARD[2:], HEARD],
        PONG * 2 + CLOSED,
    ),
    "at the limit": ([frame(b" " * (8192 - len(PING)) + PING), HEARD], PONG * 2 + CLOSED),
    "over the limit": ([frame(b" " * (8193 - len(PING)) + PING), HEARD], failed(1009)),
    "over the limit in pieces": (
        [frame(b" " * 5000, 0x01), frame(b" " * 5000, 0x80)],
        failed(1009),
    ),
    "far over the limit": ([frame(b" " * 70_000 + PING)], failed(1009)),
    "the head of what is over the limit": ([b"\x81\xff", b"\0\0\0\0\0\1\0\0"], failed(1009)),
    "nothing after closing": ([CLOSE, HEARD], CLOSED),
}
"""The frames that a client sends before it closes, and all bytes that it receives, with ``<now>``
for the time."""


async def test_frames_are_answered_as_the_protocol_says(served: Served) -> None:
    async with guests(served.base, "ann") as (ann,):
        table = await ann.open()
        wrong = {}
        for case, (portions, expected) in CASES.items():
            answer = await answers(served, table, portions)
            if not re.fullmatch(expected, answer, re.DOTALL):
                wrong[case] = answer
        assert wrong == {}


async def test_whole_texts_are_read_as_the_library_reads_them(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(served.base, "ann") as (ann,):
        table = await ann.open()
        own = {case: await answers(served, table, sent) for case, (sent, _) in CASES.items()}
        monkeypatch.setattr(websocket_protocol, "TEXT", -1)
        assert own == {
            case: await answers(served, table, sent) for case, (sent, _) in CASES.items()
        }


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Return the input of the library from open sockets."""
    given: list[bytes] = []
    real = ServerProtocol.receive_data

    def counted(self: ServerProtocol, data: bytes) -> None:
        if data and not data.startswith(b"GET "):
            given.append(data)
        real(self, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", counted)
    return given


async def test_the_library_reads_only_unusual_frames(served: Served, parsed: list[bytes]) -> None:
    async with guests(served.base, "ann") as (ann,):
        table = await ann.open()
        assert await answers(served, table, [HEARD, *split(HEARD, 5)])
        assert parsed == [CLOSE]


FLOODS = {
    "pings": frame(b"", 0x89),
    "long pings": frame(b"x" * 125, 0x89),
    "pongs that nobody asked for": frame(b"", 0x8A),
    "pieces": frame(b"", 0x00),
    "beginnings": frame(b"", 0x01) + frame(b"", 0x80),
}


@asynccontextmanager
async def opened(
    folder: Path, rates: Rates = FREELY, **settings: Any
) -> AsyncIterator[tuple[Besieged, Stranger, WebSocketProtocol]]:
    """Yield a server, and a hostile client with an open socket at a table."""
    async with besieged(folder, rates, **settings) as server:
        async with guests(server.served.base, "ann") as (ann,):
            table = await ann.open()
        await until(lambda: not server.served.context.connections.open)
        stranger = await server.stranger()
        await stranger.send(handshake(server.served, table))
        assert await stranger.status() == 101
        yield server, stranger, server.side()


@pytest.mark.parametrize("flood", FLOODS)
async def test_control_frames_and_pieces_are_counted(
    tmp_path: Path, flood: str, parsed: list[bytes]
) -> None:
    few = msgspec.structs.replace(FREELY, frames=Rate(50, 20))
    async with opened(tmp_path, few) as (_, stranger, side):
        begun = frame(b"", 0x01) if flood == "pieces" else b""
        await stranger.send(begun + FLOODS[flood] * 20_000)
        await stranger.over
        assert b"too many frames" in stranger.heard
        assert stranger.heard.count(b"\x8a") <= 50
        assert len(parsed) <= 100, "each frame, and the pieces before it; the rest is dropped"
        assert not side._pieces


async def test_frames_are_won_back_with_time(tmp_path: Path) -> None:
    few = msgspec.structs.replace(FREELY, frames=Rate(5, 5))
    async with opened(tmp_path, few) as (server, stranger, _):

        def answered(pings: int) -> bool:
            return stranger.heard.count(b"\x8a") >= pings

        for sent in range(5, 30, 5):
            await stranger.send(FLOODS["pings"] * 5)
            await until(partial(answered, sent))
            server.clock.advance(5)
        assert not stranger.over.done()
        await stranger.send(FLOODS["pings"] * 6)
        await stranger.over


async def test_unread_pongs_are_bounded(tmp_path: Path) -> None:
    """The client stays within its rate, but never reads the answers."""
    async with opened(tmp_path, unread=60.0) as (server, deaf, side):
        deaf.transport.pause_reading()
        while not side._untaken.running:
            await deaf.send(FLOODS["long pings"] * 500)
        server.clock.advance(60)
        await until(side.transport.is_closing)
        assert side.transport.get_write_buffer_size() < 2 * 64 * 1024 + 500 * 131


async def test_a_client_that_goes_on_after_its_close_is_cut_off(tmp_path: Path) -> None:
    few = msgspec.structs.replace(FREELY, messages=Rate(5, 60), frames=Rate(5, 60))
    async with opened(tmp_path, few) as (_, stranger, side):
        stranger.goes_on = True
        await stranger.send(frame(HELLO) * 100)
        await turns()
        assert b"too many messages" in stranger.heard
        await stranger.send(frame(PING) * 100)
        assert side._ended
        while not stranger.over.done():
            assert side._rest <= LONGEST_REST + 2 * 10**6
            await stranger.send(b"x" * 10**6)


async def test_a_client_that_never_answers_a_close_is_cut_off(tmp_path: Path) -> None:
    async with opened(tmp_path) as (server, stranger, side):
        await stranger.send(frame(b"binary", 0x82))
        assert b"text frames only" in stranger.heard
        await stranger.send(frame(PING) + FLOODS["pings"])
        assert stranger.heard.endswith(b"text frames only")
        server.clock.advance(CLOSING - 0.1)
        await turns()
        assert not side.transport.is_closing()
        server.clock.advance(0.2)
        await stranger.over


async def test_the_closing_handshake_ends_the_connection(tmp_path: Path) -> None:
    async with opened(tmp_path) as (server, stranger, _):
        await stranger.send(frame(b"binary", 0x82))
        await stranger.send(frame(b"\x03\xeb", 0x88))
        await stranger.over
        await until(lambda: not server.served.context.connections.open)


def _fill(side: WebSocketProtocol) -> None:
    """Send until the client's system accepts no more bytes."""
    while not side._paused:
        side.send(bytes(20_000))


async def test_messages_wait_for_a_slow_client_up_to_a_limit(tmp_path: Path) -> None:
    async with opened(tmp_path, outgoing=3) as (server, deaf, side):
        deaf.transport.pause_reading()
        _fill(side)
        for _ in range(3):
            side.send(b"waits")
        assert not side.transport.is_closing()
        side.send(b"one too many")
        assert side.transport.is_closing()
        await until(lambda: not server.served.context.registry.sockets)


async def test_a_slow_client_that_reads_again_is_served_on(tmp_path: Path) -> None:
    async with opened(tmp_path, outgoing=3, unread=1.0) as (server, slow, side):
        slow.transport.pause_reading()
        _fill(side)
        side.send(b"one", b"two", b"three")
        slow.transport.resume_reading()
        await until(lambda: not side._paused)
        side.send(b"four")
        await until(lambda: slow.heard.endswith(b"\x81\x03one\x81\x03two\x81\x05three\x81\x04four"))
        server.clock.advance(2)
        await turns()
        assert not slow.over.done()
        slow.transport.pause_reading()
        _fill(side)
        side.send(b"one", b"two", b"three")
        assert not side.transport.is_closing(), "counted from when it stopped reading"


async def test_a_closed_connection_spoils_no_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The server has closed a client that reads no data, and the network has not reported this yet
    when the table has news.
    """
    async with besieged(tmp_path) as server, guests(server.served.base, "ann") as (ann,):
        tab = await ann.enter(await ann.open())
        deaf = await server.stranger()
        await deaf.send(handshake(server.served, tab.table["id"]))
        assert await deaf.status() == 101
        await deaf.send(frame(HELLO))
        await until(lambda: b"welcome" in deaf.heard)
        deaf.transport.pause_reading()
        side = server._side_of(deaf)
        while not side.transport.get_write_buffer_size():
            side.transport.write(bytes(20_000))
        side._fail(1011, "gone")
        assert server._side_of(deaf), "and the loop has not said so"
        for _ in range(5):
            assert (await tab.do("say", text="still here"))["reason"] is None
        assert len(list(tab._of("welcome"))) == 1, "the table was never loaded again"
    assert not caplog.records


async def pass_until_pinged(server: Besieged, stranger: Stranger) -> None:
    """Let time pass until the next ping has arrived; the time between two checks is skipped."""
    pings = stranger.heard.count(b"\x89\0")
    for _ in range(LOST):
        server.clock.leap(INTERVAL / LOOKS)
        await turns()
        if stranger.heard.count(b"\x89\0") > pings:
            return
    raise AssertionError("no ping has come")


async def test_a_client_that_answers_every_ping_stays(tmp_path: Path) -> None:
    """The clock stands still between a ping and its answer."""
    async with opened(tmp_path) as (server, stranger, _):
        for answered in range(10):
            await pass_until_pinged(server, stranger)
            await stranger.send(frame(b"", 0x8A))
            assert stranger.heard.count(b"\x89\0") == answered + 1, "each silence has one ping"
        assert not stranger.over.done()


async def test_a_client_that_misses_a_ping_is_closed(tmp_path: Path) -> None:
    async with opened(tmp_path) as (server, stranger, _):
        keepalive = server.served.context.connections.keepalive
        assert len(keepalive) == 1
        await pass_until_pinged(server, stranger)
        server.clock.advance(INTERVAL)
        await stranger.over
        assert b"no answer to a ping" in stranger.heard
        await until(lambda: not len(keepalive))


async def test_a_client_that_sends_is_not_pinged(tmp_path: Path) -> None:
    async with opened(tmp_path) as (server, stranger, _):
        for _ in range(3 * LOST):
            await stranger.send(frame(PING))
            server.clock.advance(INTERVAL / LOOKS)
            await turns()
        assert b"\x89\0" not in stranger.heard


async def test_a_socket_is_pinged_until_it_is_lost(tmp_path: Path) -> None:
    async with opened(tmp_path) as (server, stranger, _):
        keepalive = server.served.context.connections.keepalive
        assert len(keepalive) == 1
        stranger.transport.abort()
        await until(lambda: not len(keepalive))


async def test_pings_come_between_the_pieces_of_a_message(tmp_path: Path) -> None:
    async with opened(tmp_path) as (server, stranger, _):
        await stranger.send(frame(PING[:5], 0x01))
        await pass_until_pinged(server, stranger)
        await stranger.send(frame(b"", 0x8A) + frame(PING[5:], 0x80))
        await until(lambda: b"pong" in stranger.heard)


async def test_a_message_has_few_pieces(tmp_path: Path) -> None:
    async with opened(tmp_path) as (_, stranger, side):
        pieces = [frame(PING[:1], 0x01), *[frame(b"", 0)] * (MOST_PIECES - 2)]
        await stranger.send(b"".join(pieces) + frame(PING[1:], 0x80))
        await until(lambda: b"pong" in stranger.heard)
        assert not side._pieces
        await stranger.send(b"".join(pieces) + frame(b"", 0))
        await stranger.over
        assert b"too many frames" in stranger.heard


async def test_invalid_bytes_end_a_closing_handshake(tmp_path: Path) -> None:
    async with opened(tmp_path) as (_, stranger, _):
        await stranger.send(frame(b"binary", 0x82))
        await stranger.send(unmasked(PING))
        await stranger.over
        assert stranger.heard.count(b"\x88") == 1, "it is closed once"


async def test_the_library_keeps_no_memory_of_a_socket(tmp_path: Path) -> None:
    """The library's protocols are cycles, which only a full garbage collection would free."""
    async with opened(tmp_path) as (_, stranger, _):
        await stranger.send(HEARD + FLOODS["pings"] + frame(PING[:5], 0x01))
        await stranger.send(frame(b"binary", 0x80))
        assert b"text frames only" not in stranger.heard
        gc.collect()
        assert not [one for one in gc.get_objects() if type(one) is ServerProtocol]


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
