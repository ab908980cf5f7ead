"""Every message of the control socket, typed: one question a connection, any number of answers.

Both are JSON, one a line. What is asked is named by its field ``ask``, what is answered by ``is``.
The last answer of a question is ``Done`` or ``RequestFailed``. A new question is a struct here, in
the union ``Question``, and a branch of ``orders.Orders.answer``.
"""

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from mendax.core.game import MendaxError, Reason, kebab
from mendax.server.measuring import Measured
from mendax.server.wire.messages import decode_body, encode
from mendax.table.actions import Name

LONGEST_LINE: Final = 64 * 1024
"""Bytes of a question or an answer."""


TableName = Annotated[str, Meta(pattern="^[a-z2-9]{1,16}$")]
"""A table's id, or the beginning of it."""
Seconds = Annotated[float, Meta(gt=0, le=10 * 366 * 86_400)]
WorkerNumber = Annotated[int, Meta(ge=1)]
Who = Annotated[str, Meta(min_length=2, max_length=64)]


class ControlRequest(Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", tag=kebab):
    """What is asked for."""


class Answered(Struct, frozen=True, tag_field="is", tag=kebab):
    """A part of the answer."""


# ── questions ────────────────────────────────────────────────────────────────────────────────


class ListTables(ControlRequest, frozen=True, tag="list"):
    """The tables in memory; a ``TableListed`` for each."""


class ListPeople(ControlRequest, frozen=True, tag="people"):
    """Who is connected to a table; a ``PersonListed`` for each."""

    table: TableName


class WatchTable(ControlRequest, frozen=True, tag="watch"):
    """What is done at a table, as any spectator hears it: ``Counted`` at once, then a ``Heard`` for
    each entry, until whoever asks hangs up, or the table is closed."""

    table: TableName


class CloseTable(ControlRequest, frozen=True, tag="close"):
    """Hangs up on all who are at a table, and lets nobody in."""

    table: TableName
    seconds: Seconds | None = None
    """For how long; None: for good."""


class AddBan(ControlRequest, frozen=True, tag="ban"):
    """Hangs up on an address or a person, and keeps them out."""

    who: Who
    """An address, or the beginning of a person as they are listed."""
    seconds: Seconds | None = None


class ListBans(ControlRequest, frozen=True, tag="bans"):
    """Whom and what is kept out; a ``BanListed`` for each."""


class LiftBan(ControlRequest, frozen=True, tag="unban"):
    """Lets in again who or what is listed so."""

    who: Who


class AnnounceToAll(ControlRequest, frozen=True, tag="announce"):
    """Shows a text to all who are at tables, and to whoever comes; an empty one: none any more."""

    text: Annotated[str, Meta(max_length=500)]


class Drain(ControlRequest, frozen=True, tag="drain"):
    """Opens no tables and begins no games any more, and ends the server when no game runs."""

    seconds: Seconds = 1800.0
    """After this it ends in any case; nothing is lost by that."""
    on: bool = True
    """False: all is as before."""


class FindPersons(ControlRequest, frozen=True):
    """Who is connected whose name in the log begins so; a ``PersonFound`` for each. Asked by a
    parent process of its workers."""

    beginning: Who


class ListWorkers(ControlRequest, frozen=True, tag="workers"):
    """The processes that serve; a ``WorkerListed`` for each."""


class RestartWorkers(ControlRequest, frozen=True, tag="restart"):
    """Puts new processes in the place of those that serve, one after the other: each is there
    before the old one hands its sockets over to it and the others. A ``WorkerListed`` for each."""

    worker: WorkerNumber | None = None
    """Only this one; None: all."""


class MeasureWorkers(ControlRequest, frozen=True, tag="measure"):
    """What is counted: a ``WorkerMeasured`` for each worker, and of several one with the sums."""


class MakeCopy(ControlRequest, frozen=True):
    """A copy of everything in the folder of the tables: ``CopyGrows`` now and then, ``CopyIsMade``
    at the end. It is there until whoever asked hangs up, or moves it away."""


class Tidy(ControlRequest, frozen=True):
    """Throw away now what need not be kept: ``IsTidy``."""


class ListKeys(ControlRequest, frozen=True, tag="keys"):
    """By which keys programs are known; a ``KeyKnown`` for each."""


class MakeKey(ControlRequest, frozen=True, tag="key"):
    """A key for a program that is in the list of those online: ``KeyMade``."""

    name: Name


class RevokeKey(ControlRequest, frozen=True, tag="revoke"):
    """A key is good for nothing any more, and its program is hung up on: ``Counted``."""

    key: Annotated[str, Meta(pattern="^[0-9a-f]{4,12}$")]
    """As it is listed, or the beginning of that."""


Question = (
    ListTables
    | ListPeople
    | WatchTable
    | CloseTable
    | AddBan
    | ListBans
    | LiftBan
    | AnnounceToAll
    | Drain
    | FindPersons
    | ListWorkers
    | RestartWorkers
    | MeasureWorkers
    | MakeCopy
    | Tidy
    | ListKeys
    | MakeKey
    | RevokeKey
)


# ── answers ──────────────────────────────────────────────────────────────────────────────────


class TableListed(Answered, frozen=True, tag="table"):
    """One table in memory."""

    id: str
    game: str
    phase: str
    """``gathering``, ``playing``, ``finished`` or ``frozen``."""
    games: int
    """Games that were begun there."""
    seats: tuple[str, ...]
    """How those are called who sit there."""
    bots: int
    """How many of them are bots."""
    sockets: int
    set_aside: bool
    """Whether it failed, and nothing is done there any more."""


class PersonListed(Answered, frozen=True, tag="person"):
    """Somebody who is connected to a table."""

    person: str
    """The first letters of who they are here, enough to ban them."""
    name: str | None
    """What whoever sits on their seat is called; None: they have none."""
    seat: int | None
    """Counted from 1."""
    address: str
    """Where they come from; of IPv6 the /64 network."""
    sockets: int


class Heard(Answered, frozen=True, tag="heard"):
    """An entry of a table's log, as a spectator hears it."""

    number: int
    actor: str
    events: tuple[str, ...]
    """As the log spells them, ``announced 0 61``."""


class BanListed(Answered, frozen=True, tag="ban"):
    """Somebody or something that is kept out."""

    kind: str
    """``address``, ``person`` or ``table``."""
    who: str
    seconds: float | None
    """For how much longer; None: for good."""


class Counted(Answered, frozen=True, tag="counted"):
    """How many sockets were hung up on or told, or how many games still run."""

    count: int


class Done(Answered, frozen=True, tag="done"):
    """All is answered, and what was ordered is done."""


class RequestFailed(Answered, frozen=True, tag="failed"):
    """It is not done; why not."""

    reason: Reason


class CopyGrows(Answered, frozen=True):
    """How far a copy is."""

    pages: int
    whole: int


class CopyIsMade(Answered, frozen=True):
    """All of a copy is on the disk."""

    name: str
    """Of its file, in the folder of the tables."""


class IsTidy(Answered, frozen=True):
    """What was thrown away."""

    tables: int
    talk: int
    """Tables whose old talk was emptied."""
    sessions: int


class KeyKnown(Answered, frozen=True, tag="key"):
    """One key, without itself."""

    key: str
    """By what it is revoked."""
    name: str
    owner: str
    """``house``, or the first letters of the person who made it."""
    table: str | None
    """The id of the table that it has a seat at; None: it is for the list."""
    used: int
    """When its program came last, in milliseconds since 1970."""


class KeyMade(Answered, frozen=True):
    """A new key, which is never shown again."""

    secret: str


class PersonFound(Answered, frozen=True):
    """Somebody who is connected."""

    person: str
    """All of what they are called in the log."""


class WorkerListed(Answered, frozen=True, tag="worker"):
    """One process that serves."""

    number: int
    pid: int
    state: Literal["starting", "serving", "leaving", "silent"]
    """``silent``: it does not answer."""
    tables: int
    sockets: int
    seconds: int
    """Since it was started."""


class WorkerMeasured(Answered, frozen=True, tag="measured"):
    """What one worker has counted, or several."""

    measured: Measured


Answer = (
    TableListed
    | PersonListed
    | Heard
    | BanListed
    | Counted
    | CopyGrows
    | CopyIsMade
    | IsTidy
    | KeyKnown
    | KeyMade
    | PersonFound
    | WorkerListed
    | WorkerMeasured
    | Done
    | RequestFailed
)


class NoQuestion(MendaxError):
    """A line that is no question; the reason says what is wrong with it."""


class NoAnswer(MendaxError):
    """The server did not answer, or there is none; the reason says which."""


class NotDone(MendaxError):
    """The server answered that it did not do it; the reason says why."""


class NotPossible(MendaxError):
    """What is ordered can't be done; the reason says why."""


def which(kind: Literal["table", "person"], count: int, given: str) -> Reason:
    """That so many begin like this, and not one."""
    key = "control-which-table" if kind == "table" else "control-which-person"
    return Reason(key, {"count": count, "given": given})


def line(message: ControlRequest | Answered) -> bytes:
    """A message as it is sent."""
    return encode(message) + b"\n"


def question(text: bytes) -> Any:
    """Reads a ``Question``. Raises ``NoQuestion``."""
    try:
        return decode_body(text, Question)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise NoQuestion(Reason("control-unreadable", {"problem": str(error)[:200]})) from None


def answer(text: bytes) -> Any:
    """Reads an ``Answer``. Raises ``NoAnswer``, as for one of another version of Mendax."""
    try:
        return decode_body(text, Answer)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise NoAnswer(Reason("control-unreadable", {"problem": str(error)[:200]})) from None


def part_of(text: bytes) -> Answered | None:
    """The part of an answer that a line is; None: there are no more.

    Raises ``NoAnswer`` as ``answer``, and ``NotDone`` where the server refuses.
    """
    part: Answered = answer(text)
    if isinstance(part, RequestFailed):
        raise NotDone(part.reason)
    return None if isinstance(part, Done) else part


def nobody_at(folder: Path) -> NoAnswer:
    """That no server runs that has the tables in ``folder``."""
    return NoAnswer(Reason("control-no-server", {"folder": str(folder)}))


def broken_off(folder: Path) -> NoAnswer:
    """That the server of ``folder`` ended before its answer did."""
    return NoAnswer(Reason("control-no-answer", {"folder": str(folder)}))
