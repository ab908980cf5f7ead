"""Every message of a table's socket, typed. No other server module encodes JSON.

Rule 1. Only declared fields exist; unknown keys are refused in both directions. Rule 2. Names give
the direction: ``…In`` to the server, ``…Out`` to the client. Rule 3. Messages contain no reference
cycles, so garbage collection skips them (``gc=False``). Rule 4. Hidden facts never reach this
module: it encodes shares and filters no data.

The client's types are generated from ``schema``; a socket accepts text frames of at most ``LIMIT``
bytes, one message each.
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
    """The first message: the last entry that the client has seen (0: none)."""

    since: Number = 0
    screen: bool = False
    """True for a shared screen, which always has a spectator's view and no actions."""


class HoldIn(In, frozen=True, tag="hold"):
    """Pass this shared device to the person in ``seat``, one of its people; null means no one.

    From the next welcome on, the device has that person's view and actions. The server answers with
    ``device`` and a welcome.
    """

    seat: Annotated[int, Meta(ge=0, le=19)] | None = None


class ActIn(In, frozen=True, tag="act"):
    """A move in the game that answers entry ``after``. The client picks ``id``; repeats are
    safe."""

    id: CommandId
    after: Number
    action: Raw
    """One of the game's actions, ``{"kind": "announce", "value": 61}``."""


class DoIn(In, frozen=True, tag="do"):
    """A table action around the game; ``id`` is as in ``act``."""

    id: CommandId
    action: Raw


class PingIn(In, frozen=True, tag="ping"):
    """A heartbeat; the answer gives the server's clock.

    With ``within``, the client promises its next ping within these seconds, and is disconnected if
    it does not arrive; 0 ends the promise.
    """

    within: Annotated[int, Meta(ge=0, le=60)] = 0


SocketIn = HelloIn | HoldIn | ActIn | DoIn | PingIn


# ── messages to the client ───────────────────────────────────────────────────────────────────


class OpeningOut(Struct, frozen=True, gc=False):
    """An entry's event that reveals a chance action's result; its ``draw`` identifies the action.

    ``spelt`` is the result's text at the time of the commitment, ``fall {roll}``, with event fields
    in braces. It has several texts if the revealed fact has several possible results, one of which
    the commitment binds.
    """

    event: int
    """The index of the event in the entry, from 0."""
    spelt: tuple[str, ...]


class EntryOut(Struct, frozen=True, gc=False, omit_defaults=True):
    """One numbered line in the table's log, as this client may know it. Numbers have no gaps."""

    number: int
    at: int
    """Milliseconds since 1970."""
    actor: str
    """``seat3``, ``chance`` or ``table``."""
    events: tuple[Event, ...]
    openings: tuple[OpeningOut, ...] = ()
    """The events that reveal chance results; omitted if there are none."""


class RungsFrom(Value, frozen=True, tag_field="kind", tag="rungs"):
    """The action's field may be ``lowest`` or any higher rung on the game's ladder.

    The ladder is in the reference, ``GET /api/reference/{game}``.
    """

    field: str
    lowest: int | str


class OfferOut(Struct, frozen=True, gc=False):
    """A possible action: a legal example, and the fields that the client may choose freely."""

    action: Action
    slots: tuple[OneOf | RungsFrom | Between | FreeText, ...]


class GameOut(Struct, frozen=True, gc=False):
    """The running (or last) game as this client currently sees it."""

    view: Value
    offers: tuple[OfferOut, ...]
    places: tuple[int, ...] | None
    reason: Reason | None
    """The reason why the game ended, if it has."""
    guess: int | None = None
    """The claim that this client, if out of the game, may guess at; null if there is none."""
    covered: dict[str, Any] | None = None
    """On a shared device: the view's fields that only the holder may see, with the values that
    spectators see. The client shows these while the holder is not looking."""
    interrupts: tuple[OfferOut, ...] = ()
    """The actions with which this client may interrupt the seats that the game waits for."""


class WelcomeOut(Out, frozen=True, tag="welcome"):
    """The table's complete state; at most 4 kB at any table and any length."""

    number: int
    you: Seat | None
    table: TableView
    present: tuple[bool, ...]
    """True for each seat whose player is connected."""
    game: GameOut | None
    game_follows: bool
    """True if the game is too long for this message; it follows at once as news."""
    due: Due | None
    missed: tuple[EntryOut, ...]
    """The last entries before now, for "what happened while you were away"."""
    complete: bool
    """True if ``missed`` starts at the last entry that the client had seen."""


class NewsOut(Out, frozen=True, tag="news"):
    """New entries and the current state; ``table`` only if it changed."""

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
    """The names of spectators who have one; at most thirty."""
    waits: tuple[Due, ...] = ()
    """Absent players to act, one after another, with the time until a bot takes over."""
    screens: int = 0
    """The number of shared screens."""
    muted: tuple[str, ...] = ()
    """The named spectators whom the host has muted."""


class StorageOut(Out, frozen=True, tag="storage"):
    """The server can't store actions because its disk is full, or can store them again."""

    well: bool


class DeviceOut(Out, frozen=True, tag="device"):
    """The people who share this device, and its holder; sent only to this device.

    Without a holder, the device has a spectator's view, and its table actions count as the owner's.
    """

    seats: tuple[Seat, ...]
    """The seats of everyone who plays on the device; empty once it is no longer shared."""
    own: Seat | None
    """The seat of the device's owner."""
    holder: Seat | None
    """The seat of the current holder."""
    asked: tuple[Seat, ...]
    """The seats among these that the game waits for."""
    interrupting: tuple[Seat, ...] = ()
    """The seats among these that may interrupt the game."""


class AnswerOut(Out, frozen=True, tag="answer"):
    """The answer to command ``id`` after the commit: its entry's number, or why it was refused."""

    id: str
    number: int | None
    reason: Reason | None = None
    offers: tuple[OfferOut, ...] = ()


class PongOut(Out, frozen=True, tag="pong"):
    """Answers a ping; ``at`` is the server's clock in milliseconds since 1970."""

    at: int


class RefusedOut(Out, frozen=True, tag="refused"):
    """The message was unreadable or not allowed; the socket may close after it."""

    reason: Reason


class AnnouncementOut(Out, frozen=True, tag="announcement"):
    """The operator's announcement to all clients, sent after each welcome and each change. Without
    text and draining, it has ended."""

    text: str
    """The operator's text, shown as plain text; empty if there is none."""
    draining: bool
    """True if the server will end: running games continue, and new ones can't begin."""


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
    """``NewsOut`` with the parts shared by several clients encoded once."""

    entries: tuple[Raw, ...]
    you: Seat | None
    game: GameOut | None
    due: Due | None
    table: Raw | None


_encoder = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder(SocketIn)


encode: Final[Callable[[Any], bytes]] = _encoder.encode
"""Encode a message as JSON: keys in a fixed order, no spaces."""


class Json(bytes, Generic[T]):
    """An already encoded ``T``."""


def encode_page(document: Any) -> bytes:
    """Encode a document as JSON for people: indented, with keys in their own order."""
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
    """Raised for a message that matches none declared here; the reason says why."""


def decode(text: str | Raw, decoder: "msgspec.json.Decoder[Any]" = _decoder) -> Any:
    """Decode a client's message or, with a game's or the table's decoder, the action in it.

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
