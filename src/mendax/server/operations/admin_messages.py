"""Typed requests and responses of the admin operations.

A response names its kind in the field ``is``, which distinguishes a stream's lines.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mendax.core.game import MendaxError, Reason, kebab
from mendax.table.actions import Name

TableName = Annotated[str, Meta(pattern="^[a-z2-9]{1,16}$")]
"""A table's id, or its first letters."""
Seconds = Annotated[float, Meta(gt=0, le=10 * 366 * 86_400)]
WorkerNumber = Annotated[int, Meta(ge=1)]
Who = Annotated[str, Meta(min_length=2, max_length=64)]
KeyName = Annotated[str, Meta(pattern="^[0-9a-f]{4,12}$")]
"""A listed key, or its first letters."""


class CloseIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The terms for closing a table."""

    seconds: Seconds | None = None
    """null: permanently."""


class BanIn(Struct, frozen=True, forbid_unknown_fields=True):
    """An address or a person to ban."""

    who: Who
    """An address, or the first letters of a listed person."""
    seconds: Seconds | None = None
    """null: permanently."""


class AnnouncementIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A text for everyone; an empty text removes the announcement."""

    text: Annotated[str, Meta(max_length=500)]


class DrainIn(Struct, frozen=True, forbid_unknown_fields=True, tag="drain"):
    """End the server once no game is running; until then, open no tables and start no games."""

    seconds: Seconds = 1800.0
    """When this time is up, the server ends in any case; running games are kept."""
    on: bool = True
    """false: cancel the drain."""


class RestartIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Which workers to replace."""

    worker: WorkerNumber | None = None
    """null: all, one by one."""


class KeyIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A key to create."""

    name: Name


class Answered(Struct, frozen=True, tag_field="is", tag=kebab):
    """A response, or one line of a response."""


class TableListed(Answered, frozen=True, tag="table"):
    """A table in memory."""

    id: str
    game: str
    phase: str
    """``gathering``, ``playing`` or ``finished``."""
    games: int
    """The number of games started there."""
    seats: tuple[str, ...]
    """The names of the seated players."""
    bots: int
    """The number of these seats that are bots."""
    sockets: int
    set_aside: bool
    """True if the table failed and accepts no more moves."""


class PersonListed(Answered, frozen=True, tag="person"):
    """A person who is connected to a table."""

    person: str
    """The first letters of the person's id, enough for a ban."""
    name: str | None
    """The name in the person's seat; null without a seat."""
    seat: int | None
    """The person's seat, counted from 1; null without a seat."""
    address: str
    """The person's address; for IPv6 the /64 network."""
    sockets: int


class PersonFound(Answered, frozen=True):
    """A connected person."""

    person: str
    """The person's full id in the log."""


class Heard(Answered, frozen=True):
    """An entry of a table's log, as a spectator receives it."""

    number: int
    actor: str
    events: tuple[str, ...]
    """The events as logged, such as ``announced 0 61``."""


class BanListed(Answered, frozen=True, tag="ban"):
    """A ban."""

    kind: str
    """``address``, ``person`` or ``table``."""
    who: str
    seconds: float | None
    """The time left; null means permanent."""


class Counted(Answered, frozen=True):
    """The number of sockets closed or reached, keys revoked, or clients connected."""

    count: int


class Done(Answered, frozen=True):
    """The request has been carried out."""


class CopyGrows(Answered, frozen=True):
    """A copy's progress."""

    pages: int
    whole: int


class CopyIsMade(Answered, frozen=True):
    """The copy is complete on disk."""

    name: str
    """The file's name, relative to the tables' folder."""


class IsTidy(Answered, frozen=True):
    """The deleted data."""

    tables: int
    talk: int
    """The number of tables whose old chat was deleted."""
    sessions: int


class KeyKnown(Answered, frozen=True, tag="key"):
    """A key without its secret."""

    key: str
    """The id with which to revoke it."""
    name: str
    owner: str
    """``server``, or the first letters of its creator's id."""
    table: str | None
    """The table whose seat the key is for; null means the list of programs."""
    used: int
    """The time of the program's last connection, in milliseconds since 1970."""


class KeyMade(Answered, frozen=True):
    """A new key with its secret, which is never shown again."""

    secret: str


State = Literal["starting", "serving", "leaving", "silent"]
"""``silent``: the worker's event loop is blocked."""


class WorkerListed(Answered, frozen=True, tag="worker"):
    """A server process."""

    number: int
    pid: int
    state: State
    tables: int
    sockets: int
    seconds: int
    """Seconds since the process started."""


class NoAnswer(MendaxError):
    """Raised when no server runs or it did not answer; the reason says which."""


class NotDone(MendaxError):
    """Raised when the server refused; the reason says why."""


class NotPossible(MendaxError):
    """Raised when the request is impossible; the reason says why."""


def which(kind: Literal["table", "person"], count: int, given: str) -> Reason:
    """Return the reason that ``count`` names instead of one start with ``given``."""
    key = "control-which-table" if kind == "table" else "control-which-person"
    return Reason(key, {"count": count, "given": given})
