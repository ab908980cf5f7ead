"""Compares the frames of whole texts with those of the library."""

import os

import pytest
from websockets.frames import Frame, Opcode

from mendax.server.socket.frames import body_of, frame_end, framed
from mendax.server.wire.messages import LIMIT

SIZES = (0, 1, 3, 4, 5, 125, 126, 127, 1000, LIMIT)
MASK = b"\x11\x22\x33\x44"


def masked(body: bytes) -> bytes:
    """Return a text frame as a client of the library sends it."""
    return Frame(Opcode.TEXT, body).serialize(mask=True)


def test_a_frame_of_a_client_is_read() -> None:
    wrong = []
    for size in SIZES:
        body = os.urandom(size)
        frame = masked(body)
        if (frame_end(frame, 0), body_of(frame)) != (len(frame), body):
            wrong.append(size)
    assert wrong == []


def test_a_frame_that_has_not_come_whole_is_waited_for() -> None:
    for size in SIZES:
        frame = masked(os.urandom(size))
        ends = {frame_end(frame[:at], 0) for at in range(len(frame))}
        assert ends == {0}, size


def test_frames_in_a_row_are_cut() -> None:
    first, second = masked(b"one"), masked(b"two" * 100)
    row = first + second + first[:3]
    assert frame_end(row, 0) == len(first)
    assert frame_end(row, len(first)) == len(first + second)
    assert frame_end(row, len(first + second)) == 0


@pytest.mark.parametrize(
    "begun",
    [
        b"\x81\x05",
        b"\x81\x7e\0\1",
        b"\x81\xfe" + (LIMIT + 1).to_bytes(2),
        b"\x81\xff" + (LIMIT + 1).to_bytes(8),
        b"\x81\xff" + b"\xff" * 8,
    ],
)
def test_an_unmasked_or_long_frame_is_detected_by_its_head(begun: bytes) -> None:
    assert frame_end(begun, 0) == -1
    assert frame_end(begun + b"x" * 20_000, 0) == -1
    assert frame_end(b"--" + begun, 2) == -1


def test_a_length_may_be_written_with_more_bytes() -> None:
    for head in (b"\x81\xfe\0\2", b"\x81\xff\0\0\0\0\0\0\0\2"):
        frame = head + MASK + bytes((ord("h") ^ 0x11, ord("i") ^ 0x22))
        assert frame_end(frame, 0) == len(frame)
        assert body_of(frame) == b"hi"


def test_a_text_of_the_server_is_framed() -> None:
    wrong = []
    for size in (*SIZES, 65_535, 65_536, 100_000):
        body = os.urandom(size)
        if framed(body) != Frame(Opcode.TEXT, body).serialize(mask=False):
            wrong.append(size)
    assert wrong == []
