"""Messages between Mendax and a program: one JSON object per line, in UTF-8.

Rules of this file
1. ``…ForProgram`` messages go to the program, and ``…ByProgram`` messages come from it.
   `docs/programs.md` lists them all.
2. A message may gain fields under the same protocol number; receivers ignore unknown fields. The
   number increases when a change would break a correct program.
3. A program receives the same information as a bot in its seat, so other seats' secrets never
   reach this module.

Sockets carry the same objects as text frames.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from mendax.core.game import Action, FreeText, Offer, OneOf, Reason, Rungs, Seat, Slot
from mendax.core.thoughts import Belief, Note

PROTOCOL: Final = 1
"""The protocol number."""
LONGEST_LINE: Final = 8192
"""The maximum length of a program's line, in bytes without its end."""

Explain = Callable[[Reason], str]
"""A function that returns a reason as text."""


class ForProgram(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message to a program."""


class ByProgram(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message from a program."""


class OfferForProgram(Struct, frozen=True):
    """A legal action, and its free fields.

    Each slot accepts any of its values, independently of the other slots. The three kinds of slots
    are ``one-of``, ``between`` and ``free-text``.
    """

    action: Any
    slots: tuple[Any, ...] = ()


class BeginForProgram(ForProgram, frozen=True, tag="begin"):
    """A game begins, or the program joins a running one. The program answers with ``ready``."""

    protocol: int
    game: str
    rules: Any
    """The value of every option."""
    seat: Seat
    """The program's seat, counted clockwise from 0."""
    seats: int
    names: tuple[str, ...]
    """The players' names in seat order."""
    reference: Any
    """Facts that follow from the rules alone, such as orders of values and chances."""
    time: int
    """Milliseconds per answer, or 0 for no limit."""
    seed: int | None = None
    """The seed for the program's random choices in this game; None if the match is not
    reproducible.
    """


class SaidForProgram(Struct, frozen=True):
    """A sentence that another player has said."""

    name: str
    text: str
    seat: Seat | None = None
    """The player's seat; None for a spectator."""


class NewsForProgram(ForProgram, frozen=True, tag="news"):
    """Events since the last news, and the current view.

    The program answers with exactly one ``act`` if there are ``offers``, otherwise not at all.
    """

    after: int
    """The number that the answer must repeat."""
    events: tuple[Any, ...]
    """The events as this seat received them. `unseen` replaces other seats' private events."""
    view: Any
    """The game as this seat sees it."""
    offers: tuple[OfferForProgram, ...]
    missed: bool = False
    """True if earlier events are missing."""
    left: int | None = None
    """Milliseconds left for the answer, or None if that equals ``time``."""
    said: tuple[SaidForProgram, ...] = ()
    """The sentences of others at the table since the last news."""


class RefusedForProgram(ForProgram, frozen=True, tag="refused"):
    """The program's answer was refused for the given reason. The program must send another
    ``act``.
    """

    after: int
    reason: Reason
    words: str
    """The reason in English."""
    offers: tuple[OfferForProgram, ...]


class EndForProgram(ForProgram, frozen=True, tag="end"):
    """The game is over, or the program has left it (then without places). Another game may
    begin.
    """

    places: tuple[int, ...] | None
    """The places in seat order; 1 is best."""
    payoffs: tuple[float, ...] | None
    """The payoffs in seat order, if known."""
    reason: Reason | None
    words: str


class ReadyByProgram(ByProgram, frozen=True, tag="ready"):
    """The answer to ``begin``: the program is ready."""

    name: str | None = None
    """The program's name."""
    games: tuple[str, ...] | None = None
    """The games that the program plays, or None for any game."""
    protocol: int = PROTOCOL


class ActByProgram(ByProgram, frozen=True, tag="act"):
    """An action, in answer to the ``news`` or ``refused`` message with this number."""

    after: int
    action: Raw
    belief: Belief | None = None
    """The probability that the claim to be answered is a lie. It is never sent to another seat."""
    note: Note | None = None
    """A private thought. It is never sent to another seat."""


class SayByProgram(ByProgram, frozen=True, tag="say"):
    """Something to say to the table. Without a table, such as in the arena, it has no effect.

    It needs no answer. A refusal has no offers.
    """

    text: str


ToProgram = BeginForProgram | NewsForProgram | RefusedForProgram | EndForProgram
FromProgram = ReadyByProgram | ActByProgram | SayByProgram

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(FromProgram)
_any: Final = msgspec.json.Decoder()


def line_of(message: ToProgram | FromProgram) -> bytes:
    """Return the message as a line, including its end."""
    return _encoder.encode(message) + b"\n"


def read_line(line: bytes | str) -> FromProgram:
    """Parse a program's message. Raises ``ValueError``, which describes the problem in English.

    A leading byte-order mark, which some runtimes write, is ignored, as RFC 8259 allows.
    """
    text = line.decode() if isinstance(line, bytes) else line  # UnicodeDecodeError is a ValueError
    said: FromProgram = _read(text.removeprefix("\ufeff"), _decoder)
    return said


def _read(text: str, decoder: "msgspec.json.Decoder[Any]") -> Any:
    try:
        return decoder.decode(text)
    except RecursionError:
        raise ValueError("brackets nested too deeply") from None


def read_json(text: bytes | str | Raw) -> Any:
    """Parse a JSON value. Raises ``ValueError``."""
    try:
        return _any.decode(text)
    except RecursionError:
        raise ValueError("brackets nested too deeply") from None


def write_json(value: Any) -> bytes:
    """Return a value as JSON."""
    return _encoder.encode(value)


def read_action(action: Raw, kinds: "msgspec.json.Decoder[Any]") -> Action:
    """Parse a program's action. Raises ``ValueError``, which describes the problem in English."""
    found: Action = _read(str(memoryview(action), "utf-8"), kinds)
    return found


def actions_of(kinds: Sequence[type[Action]]) -> "msgspec.json.Decoder[Any]":
    """Return a decoder for actions of ``kinds``."""
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union |= kind
    return msgspec.json.Decoder(union)


def asked(offers: Sequence[Offer]) -> tuple[OfferForProgram, ...]:
    """Return offers for a program, with each slot's values listed."""
    return tuple(
        [OfferForProgram(o.action, tuple([_plain(slot) for slot in o.slots])) for o in offers]
    )


def _plain(slot: Slot) -> OneOf | FreeText | Any:
    return OneOf(slot.field, slot.values) if isinstance(slot, Rungs) else slot
