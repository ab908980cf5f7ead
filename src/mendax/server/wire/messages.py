"""Every message of a table's socket, typed. No other server module encodes JSON.

Rule 1. Only declared fields exist; unknown keys are refused in both directions. Rule 2. Names show
the direction: ``…In`` to the server, ``…Out`` to the client. Rule 3. Messages contain no reference
cycles, so garbage collection skips them (``gc=False``). Rule 4. Hidden facts never reach this
module, which encodes data and never filters it.

The client's types are generated from ``schema``. A socket accepts text frames of at most ``LIMIT``
bytes, with one message each.
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


# ── messages to the server ───────────────────────────────────────────────────────────────────


class HelloIn(In, frozen=True, tag="hello"):
    """The first message, with the number of the last entry that the client has seen (0: none)."""

    since: Number = 0
    screen: bool = False
    """True for a shared screen, which always has a spectator's view and no actions."""


class HoldIn(In, frozen=True, tag="hold"):
    """Pass this shared device to the person in ``seat``, one of its people, or with null to no one.

    From the next welcome on, the device has that person's view and actions. The server answers with
    ``device`` and a welcome.
    """

    seat: Annotated[int, Meta(ge=0, le=19)] | None = None


class ActIn(In, frozen=True, tag="act"):
    """A move in the game, which answers entry ``after``. The client picks ``id``; repeats are
    safe.
    """

    id: CommandId
    after: Number
    action: Raw
    """An action of the game, such as ``{"kind": "announce", "value": 61}``."""


class DoIn(In, frozen=True, tag="do"):
    """A table action around the game. ``id`` has the same meaning as in ``act``."""

    id: CommandId
    action: Raw


class PingIn(In, frozen=True, tag="ping"):
    """A heartbeat. The answer contains the server's clock.

    With ``within``, the client promises its next ping within this many seconds, and is disconnected
    if the ping does not arrive. 0 ends the promise.
    """

    within: Annotated[int, Meta(ge=0, le=60)] = 0


SocketIn = HelloIn | HoldIn | ActIn | DoIn | PingIn


# ── messages to the client ───────────────────────────────────────────────────────────────────


class OpeningOut(Struct, frozen=True, gc=False):
    """An event that reveals the result of the chance action ``draw``.

    ``spelt`` is the result's text at the time of the commitment, such as ``fall {roll}``, with
    event fields in braces. Several texts are listed if the revealed fact has several possible
    results. The commitment binds one of them.
    """

    event: int
    """The index of the event in the entry, from 0."""
    spelt: tuple[str, ...]


class EntryOut(Struct, frozen=True, gc=False, omit_defaults=True):
    """One numbered line of the table's log, as this client may know it. Numbers have no gaps."""

    number: int
    at: int
    """The time in milliseconds since 1970."""
    actor: str
    """The actor: ``seat3``, ``chance`` or ``table``."""
    events: tuple[Event, ...]
    openings: tuple[OpeningOut, ...] = ()
    """The events that reveal chance results; omitted if the entry has none."""


class RungsFrom(Value, frozen=True, tag_field="kind", tag="rungs"):
    """The field of an action may be ``lowest`` or any higher rung on the game's ladder.

    The ladder is in the reference, ``GET /api/reference/{game}``.
    """

    field: str
    lowest: int | str


class OfferOut(Struct, frozen=True, gc=False):
    """A possible action: a legal example, and the fields that the client may fill in."""

    action: Action
    slots: tuple[OneOf | RungsFrom | Between | FreeText, ...]


class GameOut(Struct, frozen=True, gc=False):
    """The running or last game as this client currently sees it."""

    view: Value
    offers: tuple[OfferOut, ...]
    places: tuple[int, ...] | None
    reason: Reason | None
    """The reason why the game ended; null while it is running."""
    guess: int | None = None
    """The claim that this client, if eliminated, may guess about; null without such a claim."""
    covered: dict[str, Any] | None = None
    """On a shared device, the view's fields that only the holder may see, with the values that
    spectators see. The client shows these values while the holder is not looking.
    """
    interrupts: tuple[OfferOut, ...] = ()
    """The actions that this client may use to interrupt the seats that the game waits for."""
    by_default: Action | None = None
    """The action that the server plays for this client once its time is up, in a slow game."""


class WelcomeOut(Out, frozen=True, tag="welcome"):
    """The complete state of the table. The message has at most 4 kB at any table and game
    length.
    """

    number: int
    you: Seat | None
    table: TableView
    present: tuple[bool, ...]
    """One value per seat, which is true if the seat's player is connected."""
    game: GameOut | None
    game_follows: bool
    """True if the game is too large for this message. The game then follows immediately as news."""
    due: Due | None
    missed: tuple[EntryOut, ...]
    """The last entries before now, for "what happened while you were away"."""
    complete: bool
    """True if ``missed`` starts right after the last entry that the client had seen."""


class NewsOut(Out, frozen=True, tag="news"):
    """New entries and the current state. ``table`` is present only if it changed."""

    entries: tuple[EntryOut, ...]
    you: Seat | None
    game: GameOut | None
    due: Due | None
    table: TableView | None = None


class PresentOut(Out, frozen=True, tag="present"):
    """The connected clients, or the awaited players, have changed."""

    present: tuple[bool, ...]
    spectators: int
    """The number of spectators."""
    watchers: tuple[str, ...] = ()
    """The names of the spectators, at most thirty; those without a name are omitted."""
    waits: tuple[Due, ...] = ()
    """Absent players to act, one after another, with the time until a bot takes over."""
    screens: int = 0
    """The number of shared screens."""
    muted: tuple[str, ...] = ()
    """The named spectators whom the host has muted."""


class StorageOut(Out, frozen=True, tag="storage"):
    """The server can't store actions because its disk is full, or can store actions again."""

    well: bool


class DeviceOut(Out, frozen=True, tag="device"):
    """The people who share this device, and its holder. Only this device receives the message.

    Without a holder, the device has a spectator's view, and its table actions count as the owner's.
    """

    seats: tuple[Seat, ...]
    """The seats of all people who play on the device; empty once it is no longer shared."""
    own: Seat | None
    """The seat of the device's owner."""
    holder: Seat | None
    """The seat of the current holder; null if no one holds the device."""
    asked: tuple[Seat, ...]
    """The seats on the device that the game waits for."""
    interrupting: tuple[Seat, ...] = ()
    """The seats on the device that may interrupt the game."""


class AnswerOut(Out, frozen=True, tag="answer"):
    """The answer to command ``id`` after the commit: the number of its entry, or why it was
    refused.
    """

    id: str
    number: int | None
    reason: Reason | None = None
    offers: tuple[OfferOut, ...] = ()


class PongOut(Out, frozen=True, tag="pong"):
    """The answer to a ping. ``at`` is the server's clock in milliseconds since 1970."""

    at: int


class RefusedOut(Out, frozen=True, tag="refused"):
    """A message was unreadable or not allowed. The socket may close afterwards."""

    reason: Reason


class AnnouncementOut(Out, frozen=True, tag="announcement"):
    """The operator's announcement to all clients, sent after each welcome and each change.

    Without text and draining, the announcement has ended.
    """

    text: str
    """The operator's text, shown as plain text. It is empty if only ``draining`` is announced."""
    draining: bool
    """True if the server will end. Running games continue, but new games can't begin."""


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
    """``NewsOut``, with the parts that several clients share encoded only once."""

    entries: tuple[Raw, ...]
    you: Seat | None
    game: GameOut | None
    due: Due | None
    table: Raw | None


_encoder = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder(SocketIn)


encode: Final[Callable[[Any], bytes]] = _encoder.encode
"""Encode a message as JSON, with keys in a fixed order and without spaces."""


class Json(bytes, Generic[T]):
    """A value of type ``T`` that is already encoded."""


def encode_page(document: Any) -> bytes:
    """Encode a document as readable JSON: indented, with the keys in their own order."""
    return msgspec.json.format(msgspec.json.encode(document), indent=2)


def decode_page(text: str | bytes) -> Any:
    """Decode a JSON document without a declared type."""
    return msgspec.json.decode(text)


def decode_body(body: bytes, kind: Any) -> Any:
    """Decode a request body as ``kind``. Raises ``msgspec.MsgspecError``."""
    return msgspec.json.decode(body, type=kind)


def actions_decoder(kinds: tuple[type, ...]) -> "msgspec.json.Decoder[Any]":
    """Return a decoder for any action in ``kinds``."""
    return msgspec.json.Decoder(functools.reduce(operator.or_, kinds))


class Unreadable(MendaxError):
    """Raised for a message that matches no type declared here. The reason says why."""


def decode(text: str | Raw, decoder: "msgspec.json.Decoder[Any]" = _decoder) -> Any:
    """Decode a client's message.

    With the decoder of a game or of the table, decode the action in a message. Raises
    ``Unreadable``.
    """
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        problem = str(error)[:200]
        if problem.endswith(("`$.kind`", "`$.type`")):
            known = (str(one.__struct_config__.tag) for one in get_args(decoder.type))
            problem += f"; allowed: {', '.join(sorted(known))}"
        raise Unreadable(Reason("wire-refused-unreadable", {"problem": problem})) from None
