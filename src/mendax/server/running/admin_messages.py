"""Typed requests and responses of the admin operations.

A response names its kind in the field ``is``.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mendax.core.game import MendaxError, Reason, kebab
from mendax.table.actions import Name

TableName = Annotated[str, Meta(min_length=1, max_length=40)]
"""A table's id, or its first letters."""
Seconds = Annotated[float, Meta(gt=0, le=10 * 366 * 86_400)]
Who = Annotated[str, Meta(min_length=2, max_length=64)]
KeyName = Annotated[str, Meta(pattern="^[0-9a-f]{4,12}$")]
"""The id of a listed key, or its first letters."""


ReportId = Annotated[str, Meta(pattern="^[0-9a-f]{1,8}$")]
"""The id of a report, or its first letters."""


class CloseIn(Struct, frozen=True, forbid_unknown_fields=True):
    """How long to close a table."""

    seconds: Seconds | None = None
    """The seconds until the table opens again; null means never."""


class BanIn(Struct, frozen=True, forbid_unknown_fields=True):
    """An address or a person to ban."""

    who: Who
    """An address, or the first letters of a listed person."""
    seconds: Seconds | None = None
    """The duration of the ban in seconds; null means permanent."""


class AnnouncementIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A text for everyone; an empty text removes the announcement."""

    text: Annotated[str, Meta(max_length=500)]


class DrainIn(Struct, frozen=True, forbid_unknown_fields=True, tag="drain"):
    """Ends the server once no game is running. Until then, the server opens no tables and starts no
    games.
    """

    seconds: Seconds = 1800.0
    """The time limit of the drain in seconds. The server then ends even if games are running; these
    games are kept.
    """
    on: bool = True
    """True to start a drain, false to cancel it."""


class KeyIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A key to create."""

    name: Name
    opening: bool = False
    """True for a key that lets a person open tables, instead of a program's key."""


class Answered(Struct, frozen=True, tag_field="is", tag=kebab):
    """A response."""


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
    """The number of seats in ``seats`` that are bots."""
    sockets: int
    set_aside: bool
    """True if the table failed and accepts no moves."""


class PersonListed(Answered, frozen=True, tag="person"):
    """A person who is connected to a table."""

    person: str
    """The first letters of the person's id, which suffice for a ban."""
    name: str | None
    """The name at the person's seat; null without a seat."""
    seat: int | None
    """The number of the person's seat, from 1; null without a seat."""
    address: str
    """The person's address; for IPv6, the /64 network."""
    sockets: int


class BanListed(Answered, frozen=True, tag="ban"):
    """A ban."""

    kind: str
    """``address``, ``person`` or ``table``."""
    who: str
    seconds: float | None
    """The remaining seconds; null means permanent."""


class ReportListed(Answered, frozen=True, tag="report"):
    """A report of a person at a table."""

    report: str
    """The id for dismissing the report."""
    at: int
    """The time of the report, in milliseconds since 1970."""
    table: str
    person: str
    """The first letters of the person's id, which suffice for a ban."""
    name: str
    """The name of the person at the table."""
    by: str
    """The first letters of the reporter's id."""
    said: tuple[tuple[str, str], ...]
    """The last chat messages, each with the first letters of its sender's id, and its words."""


class Counted(Answered, frozen=True):
    """The number of sockets closed or reached, or of keys revoked."""

    count: int


class Done(Answered, frozen=True):
    """The request has been carried out."""


class IsTidy(Answered, frozen=True):
    """The numbers of deleted items."""

    tables: int
    talk: int
    """The number of tables whose old chat was deleted."""
    sessions: int


class KeyKnown(Answered, frozen=True, tag="key"):
    """A key without its secret."""

    key: str
    """The id for revoking the key."""
    name: str
    owner: str
    """``server``, or the first letters of the id of the key's creator."""
    table: str | None
    """The table for whose seat the key is valid; null means the list of programs, and ``opening``
    that its owner may open tables.
    """
    used: int
    """The moment of the program's last connection, in milliseconds since 1970."""


class KeyMade(Answered, frozen=True):
    """A new key with its secret, which is shown only this once."""

    secret: str


class NoAnswer(MendaxError):
    """Raised when no server is running or the server did not answer. The reason says which."""


class NotDone(MendaxError):
    """Raised when the server refused a request. The reason is the server's."""


class NotPossible(MendaxError):
    """Raised when a request is impossible. The reason says why."""


def which(kind: Literal["table", "person"], count: int, given: str) -> Reason:
    """Return the reason that ``given`` is the start of ``count`` names instead of one."""
    key = "control-which-table" if kind == "table" else "control-which-person"
    return Reason(key, {"count": count, "given": given})
