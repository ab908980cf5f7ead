"""Requests and answers of the admin operations, typed.

An answer names its kind in the field ``is``, so that the lines of a stream can be told apart.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mendax.core.game import MendaxError, Reason, kebab
from mendax.table.actions import Name

TableName = Annotated[str, Meta(pattern="^[a-z2-9]{1,16}$")]
"""A table's id, or the beginning of it."""
Seconds = Annotated[float, Meta(gt=0, le=10 * 366 * 86_400)]
WorkerNumber = Annotated[int, Meta(ge=1)]
Who = Annotated[str, Meta(min_length=2, max_length=64)]
KeyName = Annotated[str, Meta(pattern="^[0-9a-f]{4,12}$")]
"""A key as it is listed, or the beginning of that."""


class CloseIn(Struct, frozen=True, forbid_unknown_fields=True):
    """For how long a table is closed."""

    seconds: Seconds | None = None
    """null: for good."""


class BanIn(Struct, frozen=True, forbid_unknown_fields=True):
    """An address or a person to ban."""

    who: Who
    """An address, or the beginning of a person as they are listed."""
    seconds: Seconds | None = None
    """null: for good."""


class AnnouncementIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A text for everybody; an empty one removes the announcement."""

    text: Annotated[str, Meta(max_length=500)]


class DrainIn(Struct, frozen=True, forbid_unknown_fields=True, tag="drain"):
    """End the server when no game runs; until then no table is opened and no game begins."""

    seconds: Seconds = 1800.0
    """After this time the server ends in any case; nothing is lost by that."""
    on: bool = True
    """false: cancel the drain."""


class RestartIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Which workers are replaced."""

    worker: WorkerNumber | None = None
    """null: all, one after the other."""


class KeyIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A key to make."""

    name: Name


class Answered(Struct, frozen=True, tag_field="is", tag=kebab):
    """An answer, or one line of it."""


class TableListed(Answered, frozen=True, tag="table"):
    """One table in memory."""

    id: str
    game: str
    phase: str
    """``gathering``, ``playing`` or ``finished``."""
    games: int
    """Games that were begun there."""
    seats: tuple[str, ...]
    """The names of the seated players."""
    bots: int
    """How many of them are bots."""
    sockets: int
    set_aside: bool
    """Whether the table failed and takes no more moves."""


class PersonListed(Answered, frozen=True, tag="person"):
    """A person who is connected to a table."""

    person: str
    """The first letters of their id here, enough to ban them."""
    name: str | None
    """The name on their seat; null: they have none."""
    seat: int | None
    """Counted from 1."""
    address: str
    """Their address; for IPv6 the /64 network."""
    sockets: int


class PersonFound(Answered, frozen=True):
    """A person who is connected."""

    person: str
    """Their whole id in the log."""


class Heard(Answered, frozen=True):
    """An entry of a table's log, as a spectator receives it."""

    number: int
    actor: str
    events: tuple[str, ...]
    """In the spelling of the log, ``announced 0 61``."""


class BanListed(Answered, frozen=True, tag="ban"):
    """One ban."""

    kind: str
    """``address``, ``person`` or ``table``."""
    who: str
    seconds: float | None
    """The time left; null: for good."""


class Counted(Answered, frozen=True):
    """How many sockets were closed or told, keys revoked, or spectators are there."""

    count: int


class Done(Answered, frozen=True):
    """The request is done."""


class CopyGrows(Answered, frozen=True):
    """The progress of a copy."""

    pages: int
    whole: int


class CopyIsMade(Answered, frozen=True):
    """The copy is complete on the disk."""

    name: str
    """Its file, relative to the folder of the tables."""


class IsTidy(Answered, frozen=True):
    """What was deleted."""

    tables: int
    talk: int
    """Tables whose old talk was emptied."""
    sessions: int


class KeyKnown(Answered, frozen=True, tag="key"):
    """One key, without its secret."""

    key: str
    """The id by which it is revoked."""
    name: str
    owner: str
    """``house``, or the first letters of the person who made it."""
    table: str | None
    """The id of the table that it has a seat at; null: it is for the list of programs."""
    used: int
    """When its program connected last, in milliseconds since 1970."""


class KeyMade(Answered, frozen=True):
    """A new key; its secret is never shown again."""

    secret: str


State = Literal["starting", "serving", "leaving", "silent"]
"""``silent``: the worker's event loop does not turn."""


class WorkerListed(Answered, frozen=True, tag="worker"):
    """One process that serves."""

    number: int
    pid: int
    state: State
    tables: int
    sockets: int
    seconds: int
    """Since it was started."""


class NoAnswer(MendaxError):
    """The server did not answer, or none runs; the reason says which."""


class NotDone(MendaxError):
    """The server refused; the reason says why."""


class NotPossible(MendaxError):
    """The request can't be carried out; the reason says why."""


def which(kind: Literal["table", "person"], count: int, given: str) -> Reason:
    """Return the reason that ``count`` names begin with ``given``, instead of one."""
    key = "control-which-table" if kind == "table" else "control-which-person"
    return Reason(key, {"count": count, "given": given})
