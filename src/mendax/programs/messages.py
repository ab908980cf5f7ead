"""All that is said between Mendax and a program that plays: one JSON object a line, in UTF-8.

Rules of this file
1. ``…ForProgram`` goes to the program, ``…ByProgram`` comes from it. `docs/programs.md` tells it.
2. A message may get further fields while the number of the protocol stays; whoever does not know
   one ignores it. The number is raised when a program that was right would be wrong.
3. What a seat may not know never reaches this file: it is given what a bot at that seat is given.

The same objects are the text frames of a socket.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from mendax.core.game import Action, FreeText, Offer, OneOf, Reason, Rungs, Seat, Slot

PROTOCOL: Final = 1
"""The number of what is declared here."""
LONGEST_LINE: Final = 8192
"""The longest line of a program that is read, in bytes without its end."""

Explain = Callable[[Reason], str]
"""Says a reason in words."""


class ForProgram(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message to a program."""


class ByProgram(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message from a program."""


class OfferForProgram(Struct, frozen=True):
    """An offer as a program gets it: a legal action, and which of its fields are free to choose.

    Any value of each slot will do, whatever is put into the others; without slots the action is
    all there is. Slots are of three kinds: ``one-of``, ``between`` and ``free-text``.
    """

    action: Any
    slots: tuple[Any, ...] = ()


class BeginForProgram(ForProgram, frozen=True, tag="begin"):
    """A game begins, or one that is running is come to. The answer is ``ready``."""

    protocol: int
    game: str
    rules: Any
    """Every option with its value."""
    seat: Seat
    """The program's own, counted from 0 clockwise."""
    seats: int
    names: tuple[str, ...]
    """What they are called who sit there, by seat."""
    reference: Any
    """What follows from the rules alone: orders of values, chances."""
    time: int
    """Milliseconds that every answer may take; 0: without limit."""
    seed: int | None = None
    """In a match that can be repeated, what the program should draw its luck by, anew for every
    game; else its luck is its own."""


class NewsForProgram(ForProgram, frozen=True, tag="news"):
    """What has happened since the last news, and what is so now.

    Asks for exactly one ``act`` if there are ``offers``, and else for nothing.
    """

    after: int
    """What an answer names."""
    events: tuple[Any, ...]
    """As this seat was told them; `unseen` stands for what others were told."""
    view: Any
    """The game as this seat sees it."""
    offers: tuple[OfferForProgram, ...]
    missed: bool = False
    """Whether something has happened before that is not among the events any more."""
    left: int | None = None
    """Milliseconds that are left for the answer, where it is not the usual time."""


class RefusedForProgram(ForProgram, frozen=True, tag="refused"):
    """The answer can't be taken, and here is why. Asks for one ``act`` again."""

    after: int
    reason: Reason
    words: str
    """The reason in English."""
    offers: tuple[OfferForProgram, ...]


class EndForProgram(ForProgram, frozen=True, tag="end"):
    """The game is over, or for this program: then there are no places. Another may begin."""

    places: tuple[int, ...] | None
    """By seat, 1 is best."""
    payoffs: tuple[float, ...] | None
    """What everybody has won or lost by seat, where it is known."""
    reason: Reason | None
    words: str


class ReadyByProgram(ByProgram, frozen=True, tag="ready"):
    """Answers ``begin``: the program may be asked now."""

    name: str | None = None
    """What the program is called."""
    games: tuple[str, ...] | None = None
    """The games it knows; left out by one that plays any."""
    protocol: int = PROTOCOL


class ActByProgram(ByProgram, frozen=True, tag="act"):
    """What is done, in answer to the ``news`` (or ``refused``) of this number."""

    after: int
    action: Raw


ToProgram = BeginForProgram | NewsForProgram | RefusedForProgram | EndForProgram
FromProgram = ReadyByProgram | ActByProgram

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(FromProgram)
_any: Final = msgspec.json.Decoder()


def line_of(message: ToProgram | FromProgram) -> bytes:
    """The message as a line, its end included."""
    return _encoder.encode(message) + b"\n"


def read_line(line: bytes | str) -> FromProgram:
    """What a program said. Raises ``ValueError`` with what is wrong, in English.

    A byte-order mark before it is ignored, as RFC 8259 allows: writers of some runtimes begin with
    one.
    """
    text = line.decode() if isinstance(line, bytes) else line  # UnicodeDecodeError: a ValueError
    said: FromProgram = _read(text.removeprefix("\ufeff"), _decoder)
    return said


def _read(text: str, decoder: "msgspec.json.Decoder[Any]") -> Any:
    try:
        return decoder.decode(text)
    except RecursionError:
        raise ValueError("brackets in brackets without end") from None


def read_json(text: bytes | str | Raw) -> Any:
    """Any JSON value. Raises ``ValueError``."""
    try:
        return _any.decode(text)
    except RecursionError:
        raise ValueError("brackets in brackets without end") from None


def write_json(value: Any) -> bytes:
    """A value as JSON."""
    return _encoder.encode(value)


def read_action(action: Raw, kinds: "msgspec.json.Decoder[Any]") -> Action:
    """The action that a program names. Raises ``ValueError`` with what is wrong, in English."""
    found: Action = _read(str(memoryview(action), "utf-8"), kinds)
    return found


def actions_of(kinds: Sequence[type[Action]]) -> "msgspec.json.Decoder[Any]":
    """Reads any action of ``kinds``."""
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union |= kind
    return msgspec.json.Decoder(union)


def asked(offers: Sequence[Offer]) -> tuple[OfferForProgram, ...]:
    """Offers as a program gets them: every value of a slot is named."""
    return tuple(
        [OfferForProgram(o.action, tuple([_plain(slot) for slot in o.slots])) for o in offers]
    )


def _plain(slot: Slot) -> OneOf | FreeText | Any:
    return OneOf(slot.field, slot.values) if isinstance(slot, Rungs) else slot
