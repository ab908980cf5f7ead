"""Every message of a table's socket, typed; the only file of the server that knows JSON.

Rule 1. A field that is not declared here does not exist: unknown keys are refused, both ways.
Rule 2. Messages are named by where they go: ``…In`` to the server, ``…Out`` to the client.
Rule 3. No message holds another that holds it, so none is looked through for garbage (``gc``).
Rule 4. What a client may not know never reaches this file: it encodes shares, it filters nothing.

The client's types are generated from ``schema``; a socket speaks text frames of at most
``LIMIT`` bytes towards the server, one message each.
"""

import functools
import operator
from collections.abc import Callable
from typing import Annotated, Any, Final, Generic, TypeVar, get_args

import msgspec
from msgspec import Meta, Raw, Struct

from mendax.core.game import (
    Action,
    Between,
    Event,
    FreeText,
    MendaxError,
    OneOf,
    Reason,
    Seat,
    Value,
    kebab,
)
from mendax.table.clock import Due
from mendax.table.views import TableView

T = TypeVar("T")

LIMIT: Final = 8192
"""The longest frame or body that the server reads, in bytes."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class In(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """A message to the server."""


class Out(Struct, frozen=True, gc=False, tag_field="type", tag=kebab):
    """A message to a client."""


# ── to the server ────────────────────────────────────────────────────────────────────────────


class HelloIn(In, frozen=True, tag="hello"):
    """The first message: what the client has already seen (0: nothing)."""

    since: Number = 0
    screen: bool = False
    """Whether this is a screen for all to look at: it sees what a spectator sees, whoever's it is,
    and may do nothing."""


class HoldIn(In, frozen=True, tag="hold"):
    """One of those who share this device has it now, the one on ``seat``; null: nobody has.

    From the next welcome on the device sees and does what that one may. It is answered with
    ``device`` and a welcome.
    """

    seat: Annotated[int, Meta(ge=0, le=19)] | None = None


class ActIn(In, frozen=True, tag="act"):
    """A move in the game, answering entry ``after``. ``id`` is the client's; repeats are safe."""

    id: CommandId
    after: Number
    action: Raw
    """One of the game's actions, ``{"kind": "announce", "value": 61}``."""


class DoIn(In, frozen=True, tag="do"):
    """Something done around the game: a table action. ``id`` as above."""

    id: CommandId
    action: Raw


class PingIn(In, frozen=True, tag="ping"):
    """Still there; the answer carries the server's clock.

    Who names ``within`` promises the next ping within so many seconds, and is lost without it; 0
    takes the promise back.
    """

    within: Annotated[int, Meta(ge=0, le=60)] = 0


SocketIn = HelloIn | HoldIn | ActIn | DoIn | PingIn


# ── to the client ────────────────────────────────────────────────────────────────────────────


class OpeningOut(Struct, frozen=True, gc=False):
    """One of an entry's events shows how a chance action fell: its ``draw`` says which.

    ``spelt`` is how the fall was spelt when it was committed, ``fall {roll}``, with fields of the
    event in braces; several where what is shown may have fallen in several ways. The commitment
    binds one of them.
    """

    event: int
    """Which of the entry's events, counted from 0."""
    spelt: tuple[str, ...]


class EntryOut(Struct, frozen=True, gc=False, omit_defaults=True):
    """One numbered line of the table's log, as this client may know it. Numbers have no gaps."""

    number: int
    at: int
    """Milliseconds since 1970."""
    actor: str
    """``seat3``, ``chance`` or ``table``."""
    events: tuple[Event, ...]
    openings: tuple[OpeningOut, ...] = ()
    """Those of the events that show how chance fell; left out where there are none."""


class RungsFrom(Value, frozen=True, tag_field="kind", tag="rungs"):
    """The action's field may be ``lowest`` or any rung above it of the game's ladder.

    The ladder is in the reference, ``GET /api/reference/{game}``.
    """

    field: str
    lowest: int | str


class OfferOut(Struct, frozen=True, gc=False):
    """Something that may be done: a legal example, and which of its fields are free to choose."""

    action: Action
    slots: tuple[OneOf | RungsFrom | Between | FreeText, ...]


class GameOut(Struct, frozen=True, gc=False):
    """The running (or last) game as this client sees it now."""

    view: Value
    offers: tuple[OfferOut, ...]
    places: tuple[int, ...] | None
    reason: Reason | None
    """Why the game ended, once it has."""
    guess: int | None = None
    """The claim that this client, who is out, may guess at with ``guess``; null: none."""
    covered: dict[str, Any] | None = None
    """On a device that several share, the fields of the view that only its holder may see, as a
    spectator sees them: so they lie there while the holder does not look."""


class WelcomeOut(Out, frozen=True, tag="welcome"):
    """Everything to draw the table from nothing; at most 4 kB at any table and any length."""

    number: int
    you: Seat | None
    table: TableView
    present: tuple[bool, ...]
    """Which seats' people are connected."""
    game: GameOut | None
    game_follows: bool
    """Whether the game is too long to stand here, and comes as news at once after this."""
    due: Due | None
    missed: tuple[EntryOut, ...]
    """The last entries before now, for «what happened while you were away»."""
    complete: bool
    """Whether ``missed`` reaches back to what the client had seen."""


class NewsOut(Out, frozen=True, tag="news"):
    """What just happened, and what is so now. ``table`` only if it changed."""

    entries: tuple[EntryOut, ...]
    you: Seat | None
    game: GameOut | None
    due: Due | None
    table: TableView | None = None


class PresentOut(Out, frozen=True, tag="present"):
    """Who is connected, or who of those who are not is waited for, has changed."""

    present: tuple[bool, ...]
    spectators: int
    """How many people watch."""
    watchers: tuple[str, ...] = ()
    """How they are called, those who have said so; at most thirty."""
    waits: tuple[Due, ...] = ()
    """Who is to act and is gone, one at a time, and how long it is until a bot plays for them."""
    screens: int = 0
    """How many screens show the table to all."""
    muted: tuple[str, ...] = ()
    """Those of the watchers whom the host has muted."""


class StorageOut(Out, frozen=True, tag="storage"):
    """Nothing that is done can be stored now, as the server's disk is full; or it can be again."""

    well: bool


class DeviceOut(Out, frozen=True, tag="device"):
    """Several play on this device: whose turn it is to hold it. Sent to no other device.

    While nobody holds it, it sees what a spectator sees, and what is done around the game is done
    by its owner.
    """

    seats: tuple[Seat, ...]
    """The seats of all who play on it; empty when nobody shares it any more."""
    own: Seat | None
    """The seat of the device's owner."""
    holder: Seat | None
    """Who has it now."""
    asked: tuple[Seat, ...]
    """Whom of them the game waits for."""


class AnswerOut(Out, frozen=True, tag="answer"):
    """The answer to command ``id``, after it is on disk: done as entry ``number``, or why not."""

    id: str
    number: int | None
    reason: Reason | None = None
    offers: tuple[OfferOut, ...] = ()


class PongOut(Out, frozen=True, tag="pong"):
    """Answers a ping; ``at`` is the server's clock in milliseconds since 1970."""

    at: int


class RefusedOut(Out, frozen=True, tag="refused"):
    """The message could not be read or may not be sent; the socket may close after it."""

    reason: Reason


class AnnouncementOut(Out, frozen=True, tag="announcement"):
    """What whoever runs the server has to say to all; without text and not draining: nothing any
    more. Told after each welcome, and whenever it changes."""

    text: str
    """Their own words, to be shown as plain text; empty: none."""
    draining: bool
    """Whether the server is to end: running games go on, and no others begin."""


SocketOut = (
    AnnouncementOut
    | WelcomeOut
    | NewsOut
    | PresentOut
    | StorageOut
    | DeviceOut
    | AnswerOut
    | PongOut
    | RefusedOut
)


# ── encoding ─────────────────────────────────────────────────────────────────────────────────


class NewsOfParts(Out, frozen=True, tag="news"):
    """``NewsOut`` with the parts that several clients share encoded once."""

    entries: tuple[Raw, ...]
    you: Seat | None
    game: GameOut | None
    due: Due | None
    table: Raw | None


_encoder = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder(SocketIn)


encode: Final[Callable[[Any], bytes]] = _encoder.encode
"""A message as JSON: keys in a fixed order, no spaces."""


class Json(bytes, Generic[T]):
    """A ``T`` that was encoded elsewhere already."""


def encode_page(document: Any) -> bytes:
    """A document as JSON for people too: indented, its keys in their own order."""
    return msgspec.json.format(msgspec.json.encode(document), indent=2)


def decode_page(text: str | bytes) -> Any:
    """A JSON document of no declared type."""
    return msgspec.json.decode(text)


def decode_body(body: bytes, kind: Any) -> Any:
    """The body of a request as ``kind``. Raises ``msgspec.MsgspecError``."""
    return msgspec.json.decode(body, type=kind)


def actions_decoder(kinds: tuple[type, ...]) -> "msgspec.json.Decoder[Any]":
    """Reads any action of ``kinds``."""
    return msgspec.json.Decoder(functools.reduce(operator.or_, kinds))


class Unreadable(MendaxError):
    """A message that is not one of those declared here; the reason says what is wrong with it."""


def decode(text: str | Raw, decoder: "msgspec.json.Decoder[Any]" = _decoder) -> Any:
    """A message from a client, or by its game's or the table's decoder the action in one.

    Raises ``Unreadable``.
    """
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        problem = str(error)[:200]
        if problem.endswith(("`$.kind`", "`$.type`")):
            known = (str(one.__struct_config__.tag) for one in get_args(decoder.type))
            problem += f"; allowed: {', '.join(sorted(known))}"
        raise Unreadable(Reason("wire-refused-unreadable", {"problem": problem})) from None
