"""RFC 6455 frames that contain a complete text: finding their end, reading and writing them.

``websockets`` reads and writes all other frames.
"""

from typing import Final

from mendax.server.wire.messages import LIMIT

TEXT: Final = 0x81
"""The first byte of a text message in a single frame."""
_MASKED: Final = 0x80
_TWO_BYTES: Final = 126
_KEY: Final = 4
"""The length of a masking key in bytes."""


def frame_end(data: bytes, at: int) -> int:
    """Return the end of the client's frame that begins at ``at``.

    Return 0 if the frame is incomplete, and −1 if it is unmasked or longer than a message may be.
    """
    left = len(data) - at
    if left < 2:
        return 0
    size, head = data[at + 1] - _MASKED, 2
    if size < 0:
        return -1
    if size >= _TWO_BYTES:
        head = 4 if size == _TWO_BYTES else 10
        if left < head:
            return 0
        size = int.from_bytes(data[at + 2 : at + head])
        if size > LIMIT:
            return -1
    end = at + head + _KEY + size
    return end if end <= len(data) else 0


def body_of(frame: bytes) -> bytes:
    """Return the unmasked payload of a complete client frame."""
    size = frame[1] - _MASKED
    start = _KEY + (2 if size < _TWO_BYTES else 4 if size == _TWO_BYTES else 10)
    size = len(frame) - start
    keys = frame[start - _KEY : start] * (size // _KEY + 1)
    body = int.from_bytes(frame[start:], "little") ^ int.from_bytes(keys, "little")
    return body.to_bytes(len(keys), "little")[:size]


def framed(text: bytes) -> bytes:
    """Return a server frame for a text, final and unmasked."""
    size = len(text)
    if size < _TWO_BYTES:
        return _SHORT_HEADS[size] + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


_SHORT_HEADS: Final = tuple(bytes((TEXT, size)) for size in range(_TWO_BYTES))
