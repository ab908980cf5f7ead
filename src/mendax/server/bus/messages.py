"""What workers tell each other by the bus: the channels, and the messages of each.

Rules of this file
1. A message is a hint: who hears it asks the store, or takes it as a guess.
2. Nothing secret, and nothing that anybody wrote: ids, numbers, hashes. Devices are those of the
   log's people: ids that are no tokens, and that are shown to nobody.
"""

from hashlib import blake2b
from typing import Final

import msgspec
from msgspec import Struct

HOUSE: Final = "house"
"""The channel that all workers of a house listen to."""

encode = msgspec.json.Encoder().encode

# ── of the house ─────────────────────────────────────────────────────────────────────────────


class HouseAt(Struct, frozen=True, tag="at"):
    """There are notices up to this number; what they say stands in the store."""

    number: int


class LimitsTaken(Struct, frozen=True, tag="taken"):
    """What was taken of limits at one worker since it told this last."""

    taken: dict[str, dict[str, float]]
    """By the name of a limit and a keyed hash of an address or person."""


HouseMessage = HouseAt | LimitsTaken
"""What is told on ``HOUSE``."""

_house: Final[msgspec.json.Decoder[HouseMessage]] = msgspec.json.Decoder(HouseMessage)


def house_message(message: bytes) -> HouseMessage:
    """What was told on ``HOUSE``. Raises ``msgspec.MsgspecError``."""
    return _house.decode(message)


# ── of a table ───────────────────────────────────────────────────────────────────────────────


def channel_of(table: str) -> str:
    """Where the table of this id is spoken of: named by a hash, as an id is its table's link."""
    return f"table/{blake2b(table.encode(), digest_size=16).hexdigest()}"


class HereAt(Struct, frozen=True, tag="here-at"):
    """Who is at the table by way of one worker."""

    worker: str
    count: int
    """Raised with each of them: an older one that comes late is known by it."""
    devices: tuple[str, ...]
    """Of those who are connected; without screens that show the table to all."""
    screens: tuple[str, ...]
    """The devices of those screens."""
    monitors: int
    """How many look on who run the house."""
    awake: int
    """Since when somebody has been at the table, by way of any worker: milliseconds since 1970."""
    moved: tuple[int, int] | None
    """A deadline as the log has it, and when it really ends (``tables.turn_timer``)."""
    waits: dict[int, int]
    """Seats of people who are waited for, and until when: milliseconds since 1970."""
    asks: bool = False
    """Whether all others are to tell who is here by way of them."""


_table: Final[msgspec.json.Decoder[HereAt]] = msgspec.json.Decoder(HereAt)


def table_message(message: bytes) -> HereAt:
    """What was told on the channel of a table. Raises ``msgspec.MsgspecError``."""
    return _table.decode(message)


# ── to one worker ────────────────────────────────────────────────────────────────────────────


def channel_to(worker: str) -> str:
    """Where one worker is told what concerns it alone."""
    return f"to/{worker}"


class StoredUpTo(Struct, frozen=True, tag="stored-up-to"):
    """A worker has stored lines of these tables."""

    worker: str
    numbers: dict[str, int]
    """By a table's channel, the number of the last line."""


_stored: Final[msgspec.json.Decoder[StoredUpTo]] = msgspec.json.Decoder(StoredUpTo)


def message_to_one(message: bytes) -> StoredUpTo:
    """What was told on the channel of one worker. Raises ``msgspec.MsgspecError``."""
    return _stored.decode(message)
