"""The shorter way in: whatever comes, both ways hear the same and answer the same."""

import asyncio
import gc
import os
import re
import sys
from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from uvicorn import Config
from websockets.frames import Frame
from websockets.server import ServerProtocol

from mendax.server.serving import socket_class
from mendax.server.settings import Rate
from mendax.server.socket import uvicorn_socket
from mendax.server.socket.uvicorn_http import UvicornHttp
from mendax.server.socket.uvicorn_socket import UvicornSocket
from tests.server.guests import FREELY, Served, guests, serving
from tests.server.hostile import besieged, turns, until

PING = b'{"type":"ping"}'
LONG = b'{"type":"ping"' + b" " * 200 + b"}"


def frame(body: bytes, first: int = 0x81, mask: bytes = b"\x11\x22\x33\x44") -> bytes:
    """A masked frame."""
    size = len(body)
    head = bytes([0x80 | size]) if size < 126 else b"\xfe" + (size & 0xFFFF).to_bytes(2)
    if size >= 65536:
        head = b"\xff" + size.to_bytes(8)
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(body))
    return bytes([first]) + head + mask + body


def split(data: bytes, at: int) -> list[bytes]:
    return [data[:at], data[at:]]


def unmasked(body: bytes) -> bytes:
    return bytes([0x81, len(body)]) + body


HEARD = frame(PING)
CASES: dict[str, list[bytes]] = {
    "whole": [HEARD, HEARD],
    "long": [frame(LONG), HEARD],
    "two at once": [HEARD + HEARD],
    "one and a half": [HEARD + HEARD[:9], HEARD[9:], HEARD],
    **{f"split at {at}": [*split(HEARD, at), HEARD] for at in (1, 2, 5, 6, 7, 12)},
    **{f"long split at {at}": [*split(frame(LONG), at), HEARD] for at in (1, 2, 3, 4, 8, 9)},
    "the rest of a frame looks like a frame": [*split(frame(PING, mask=b"\x81\x8d\5\6"), 2), HEARD],
    "pieces": [frame(PING[:5], 0x01), frame(PING[5:], 0x80), HEARD],
    "a ping between pieces": [frame(PING[:5], 0x01), frame(b"", 0x89), frame(PING[5:], 0x80)],
    "a whole text between pieces": [frame(PING[:5], 0x01), HEARD],
    "not masked": [unmasked(PING)],
    "reserved bits": [frame(PING, 0xC1)],
    "an empty text": [frame(b""), HEARD],
    "no text": [frame(b"\xff\xfe\xfd and more"), HEARD],
    "binary": [frame(PING, 0x82)],
    "a short text with a long length": [b"\x81\xfe\x00\x0f" + HEARD[2:], HEARD],
    "at the limit": [frame(b" " * (8192 - len(PING)) + PING), HEARD],
    "over the limit": [frame(b" " * (8193 - len(PING)) + PING), HEARD],
    "far over the limit": [frame(b" " * 70_000 + PING)],
    "nothing after closing": [frame(b"\x03\xe8", 0x88), HEARD],
}


class Listener(asyncio.Protocol):
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.heard = b""
        self.open = asyncio.get_running_loop().create_future()
        self.over = asyncio.get_running_loop().create_future()

    def data_received(self, data: bytes) -> None:
        self.heard += data
        if b"\r\n\r\n" in self.heard and not self.open.done():
            self.open.set_result(None)

    def connection_lost(self, _: Exception | None) -> None:
        self.over.set_result(None)


def handshake(served: Served, table: str) -> bytes:
    asked = (
        *(f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{served.port}"),
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""),
    )
    return "\r\n".join(asked).encode()


async def answers(served: Served, table: str, portions: list[bytes]) -> bytes:
    """All that comes back from the server, without the hour."""
    loop = asyncio.get_running_loop()
    line, told = await loop.create_connection(Listener, "127.0.0.1", served.port)
    line.write(handshake(served, table))
    await told.open
    for portion in (*portions, frame(b"\x03\xe8", 0x88)):
        if not told.over.done():
            line.write(portion)
            for _ in range(5):  # the server is in this loop: it reads what lies there
                await asyncio.sleep(0)
    await told.over
    return re.sub(rb"\d{13}", b"<now>", told.heard.partition(b"\r\n\r\n")[2])


async def test_both_ways_answer_alike(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async with guests(served.base, "ann") as (ann,):
        table = await ann.open()
        short = {case: await answers(served, table, CASES[case]) for case in CASES}
        monkeypatch.setattr(UvicornSocket, "_whole_text", lambda *_: None)
        assert short == {case: await answers(served, table, CASES[case]) for case in CASES}


@pytest.mark.parametrize("body", [PING, LONG, "дві кості".encode() * 20])
def test_a_whole_text_is_read_without_the_parser(
    body: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    line, heard = UvicornSocket.__new__(UvicornSocket), list[str]()
    line.hear, line.config = heard.append, Config("", ws_max_size=8192)
    line.loop = Mock(time=lambda: 0.0)
    monkeypatch.setattr(UvicornSocket, "_between_frames", lambda _: True)
    line.data_received(frame(body, mask=os.urandom(4)))
    assert heard == [body.decode()]


HIDDEN = {
    "the parser's place": (ServerProtocol, {"parser"}),
    "the size so far": (ServerProtocol, {"current_size"}),
    "what was sent": (UvicornSocket, {"close_sent"}),
    "whether it is open": (UvicornSocket, {"handshake_complete", "disconnected"}),
}
"""Parts that are read here and that no version promises to keep."""


def without(kind: type[Any], names: set[str]) -> Any:
    """How ``kind`` reads its attributes if ``uvicorn_socket`` does not find these."""

    def read(self: object, name: str) -> Any:
        if name in names and sys._getframe(1).f_code.co_filename == uvicorn_socket.__file__:
            raise AttributeError(name)
        return object.__getattribute__(self, name)

    return read


@pytest.mark.parametrize("part", HIDDEN)
async def test_other_versions_without_a_part_answer_alike(
    part: str, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(served.base, "ann") as (ann,):
        table = await ann.open()
        chosen = {case: CASES[case] for case in ("whole", "two at once", "pieces", "no text")}
        usual = {case: await answers(served, table, chosen[case]) for case in chosen}
        kind, names = HIDDEN[part]
        monkeypatch.setattr(kind, "__getattribute__", without(kind, names), raising=False)
        assert usual == {case: await answers(served, table, chosen[case]) for case in chosen}


async def test_where_frames_cannot_be_loaded_sockets_go_through_asgi(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert socket_class() is UvicornSocket
    monkeypatch.setitem(sys.modules, "mendax.server.socket.uvicorn_socket", None)
    assert socket_class() == "auto"
    async with serving(tmp_path) as served, guests(served.base, "ann") as (ann,):
        table = await ann.open()
        tab = await ann.enter(table)
        assert (await tab.do("say", text="over ASGI"))["reason"] is None


async def test_whole_texts_take_the_short_way_in_the_versions_of_the_lock(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A parser that is built otherwise would close it without a word."""
    assert uvicorn_socket.PARSER_IS_KNOWN
    parsed: list[bytes] = []
    usual = UvicornSocket.handle_text

    def heard(self: UvicornSocket, event: Frame) -> None:
        parsed.append(bytes(event.data))
        usual(self, event)

    monkeypatch.setattr(UvicornSocket, "handle_text", heard)
    async with guests(served.base, "ann") as (ann,):
        table = await ann.open()
        assert await answers(served, table, CASES["whole"])
        assert parsed == []
        assert await answers(served, table, CASES["split at 5"])
        assert parsed == [PING]


class Otherwise(ServerProtocol):
    """A parser that never tells where it stands."""

    def parse(self) -> Generator[None]:
        for _ in super().parse():
            yield


def test_a_parser_that_is_built_otherwise_is_found_out() -> None:
    assert uvicorn_socket.parser_is_known()
    assert not uvicorn_socket.parser_is_known(Otherwise)
    assert not uvicorn_socket.parser_is_known(dict)


FLOODS = {
    "pings": frame(b"", 0x89),
    "long pings": frame(b"x" * 125, 0x89),
    "pongs that nobody asked for": frame(b"", 0x8A),
    "pieces": frame(b"", 0x00),
    "beginnings": frame(b"", 0x01) + frame(b"", 0x80),
}


@pytest.mark.parametrize("flood", FLOODS)
async def test_control_frames_and_pieces_are_counted(tmp_path: Path, flood: str) -> None:
    few = msgspec.structs.replace(FREELY, frames=Rate(50, 20))
    async with besieged(tmp_path, few) as house, guests(house.served.base, "ann") as (ann,):
        table = await ann.open()
        await ann.http.aclose()
        stranger = await house.stranger()
        await stranger.send(handshake(house.served, table))
        assert await stranger.status() == 101
        side, parsed = house.side(), 0
        usual = side.conn.recv_frame

        def counted(received: Frame) -> None:
            nonlocal parsed
            parsed += 1
            usual(received)

        side.conn.recv_frame = counted
        begun = frame(b"", 0x01) if flood == "pieces" else b""
        await stranger.send(begun + FLOODS[flood] * 20_000)
        await stranger.over
        assert b"too many frames" in stranger.heard
        assert stranger.heard.count(b"\x8a") <= 50 + 1024 // 6, "those of one slice more"
        assert parsed < 50 + 1024 // 6 + 1, "of what had arrived little was parsed"
        assert len(side.frames) <= 50


async def test_frames_are_won_back_with_time(tmp_path: Path) -> None:
    few = msgspec.structs.replace(FREELY, frames=Rate(5, 5))
    async with besieged(tmp_path, few) as house, guests(house.served.base, "ann") as (ann,):
        table = await ann.open()
        stranger = await house.stranger()
        await stranger.send(handshake(house.served, table))

        def answered(pings: int) -> bool:
            return stranger.heard.count(b"\x8a") >= pings

        for sent in range(5, 30, 5):
            await stranger.send(FLOODS["pings"] * 5)
            await until(partial(answered, sent))
            house.clock.advance(5)
        assert not stranger.over.done()
        await stranger.send(FLOODS["pings"] * 6)
        await stranger.over


async def test_pongs_that_nobody_reads_are_bounded(tmp_path: Path) -> None:
    """Who sends no more than is allowed for ever, and takes none of what comes back."""
    async with besieged(tmp_path, unread=60.0) as house, guests(house.served.base, "ann") as (ann,):
        table = await ann.open()
        await ann.http.aclose()
        deaf = await house.stranger()
        await deaf.send(handshake(house.served, table))
        assert await deaf.status() == 101
        deaf.transport.pause_reading()
        side = house.side()
        while not side._untaken.running:
            await deaf.send(FLOODS["long pings"] * 500)
        house.clock.advance(60)
        await until(side.transport.is_closing)
        assert side.transport.get_write_buffer_size() < 2 * 64 * 1024 + 500 * 131


async def test_after_closing_little_more_is_parsed(tmp_path: Path) -> None:
    """Who is closed for a flood may go on sending for ten seconds, and is cut off for that."""
    few = msgspec.structs.replace(FREELY, messages=Rate(5, 60), frames=Rate(5, 60))
    async with besieged(tmp_path, few) as house, guests(house.served.base, "ann") as (ann,):
        table = await ann.open()
        stranger = await house.stranger()
        await stranger.send(handshake(house.served, table))
        await stranger.send(frame(b'{"type":"hello","since":0}') * 100)
        await turns()
        await stranger.send(frame(PING) * 100)
        await stranger.over
        assert b"too many messages" in stranger.heard


async def test_what_the_parser_has_no_close_for_is_cut_off_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(self: ServerProtocol, _: bytes) -> None:
        self.parser_exc = EOFError()

    async with besieged(tmp_path) as house, guests(house.served.base, "ann") as (ann,):
        table = await ann.open()
        stranger = await house.stranger()
        monkeypatch.setattr(ServerProtocol, "receive_data", fails)
        await stranger.send(handshake(house.served, table))
        await stranger.over
        assert not stranger.heard
    assert not caplog.records


async def test_who_takes_nothing_and_answers_no_ping_spoils_no_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The server has hung up, and what it sent before lies there still: nobody has said that the
    connection is over when the table has news for it."""
    async with besieged(tmp_path) as house, guests(house.served.base, "ann") as (ann,):
        tab = await ann.enter(await ann.open())
        deaf = await house.stranger()
        await deaf.send(handshake(house.served, tab.table["id"]))
        assert await deaf.status() == 101
        await deaf.send(frame(b'{"type":"hello"}'))
        await until(lambda: b"welcome" in deaf.heard)
        deaf.transport.pause_reading()
        side = house._side_of(deaf)
        while not side.transport.get_write_buffer_size():
            side.transport.write(bytes(20_000))
        side.keepalive_timeout()
        assert side.transport.is_closing()
        assert house._side_of(deaf), "and nobody has heard of it"
        for _ in range(5):
            assert (await tab.do("say", text="still here"))["reason"] is None
        assert len(list(tab._of("welcome"))) == 1, "the table was never loaded anew"
    assert not caplog.records


async def test_only_who_is_silent_is_pinged(tmp_path: Path) -> None:
    async with besieged(tmp_path) as house, guests(house.served.base, "ann") as (ann,):
        table = await ann.open()
        await ann.http.aclose()
        stranger = await house.stranger()
        await stranger.send(handshake(house.served, table))
        assert await stranger.status() == 101
        side = house.side()
        for _ in range(2):
            await stranger.send(frame(PING))
            await until(lambda: b"pong" in stranger.heard)
            stranger.heard.clear()
            side.ping_if_silent(side.loop.time() - side.ping_interval)
            assert side.pong_timer is None, "it was heard a moment ago"
        side._heard_at -= side.ping_interval
        side.ping_if_silent(side.loop.time() - side.ping_interval)
        asked = side.pong_timer
        assert asked is not None, "and hung up on if it does not answer"
        await until(lambda: b"\x89" in stranger.heard)
        side.ping_if_silent(side.loop.time() - side.ping_interval)
        assert side.pong_timer is asked, "and asked once"
        assert len(side._limits.keepalive) == 1
        stranger.transport.abort()
        await until(lambda: not len(side._limits.keepalive))


async def test_what_was_asked_for_takes_no_room_once_somebody_is_in(tmp_path: Path) -> None:
    async with besieged(tmp_path) as house, guests(house.served.base, "ann") as (ann,):
        table = await ann.open()
        await ann.http.aclose()
        stranger = await house.stranger()
        await stranger.send(handshake(house.served, table))
        assert await stranger.status() == 101
        side = house.side()
        assert set(side.scope) <= {"type", "client"}
        assert not list(side.request.headers.raw_items())
        assert side.response is None


async def test_the_memory_of_a_connection_is_free_as_soon_as_it_is_over(served: Served) -> None:
    gc.collect()
    gc.disable()  # nobody looks for cycles
    try:
        async with guests(served.base, "Ann") as (ann,):
            await ann.enter(await ann.open())
        while served.context.connections.open:  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0)
        for _ in range(20):  # what the application does at the end
            await asyncio.sleep(0)
        kinds = UvicornHttp, UvicornSocket, ServerProtocol
        assert not [one for one in gc.get_objects() if type(one) in kinds]
    finally:
        gc.enable()
