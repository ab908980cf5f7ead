"""Kinds of notices: facts that one worker reliably sends to all others.

The store keeps them for an hour. They may contain people's ids and hashes of tokens, but never
tokens.
"""

from typing import Final

import msgspec
from msgspec import Struct

from mendax.server.wire.program_messages import (
    AskedOut,
    ProgramAnswer,
    SeatKeptOut,
    WithdrawnOut,
)
from mendax.table.log import Person


class SessionsEnded(Struct, frozen=True, tag="sessions-ended"):
    """Sessions ended."""

    token_hashes: tuple[bytes, ...]


class SessionReplaced(Struct, frozen=True, tag="session-replaced"):
    """A new session was used for the first time; the replaced session stays valid for a minute."""

    old: bytes
    new: bytes
    person: Person


class KeysRevoked(Struct, frozen=True, tag="keys-revoked"):
    """Keys for programs were revoked."""

    key_hashes: tuple[bytes, ...]


class KeysSwept(Struct, frozen=True, tag="keys-swept"):
    """Old keys for programs were deleted."""


class BansChanged(Struct, frozen=True, tag="bans-changed"):
    """A ban was added or lifted."""


class TableRewritten(Struct, frozen=True, tag="table-rewritten"):
    """A person was erased, so lines in this table's log now name someone else."""

    table: str


class TablesThrownAway(Struct, frozen=True, tag="tables-thrown-away"):
    """Tables were deleted."""

    tables: tuple[str, ...]


class TableTaken(Struct, frozen=True, tag="table-taken"):
    """A worker is loading this table, so any other worker unloads it."""

    table: str
    worker: str
    """The worker's machine and process, for the log."""


class AnnouncedToAll(Struct, frozen=True, tag="announced"):
    """An administrator announced something to all clients."""

    text: str


class WorkerCame(Struct, frozen=True, tag="worker-came"):
    """A worker started and does not know the current announcement."""


class ProgramAsked(Struct, frozen=True, tag="program-asked"):
    """A program online at another worker is invited to a table."""

    question: str
    """The question's id, repeated in the answer."""
    number: int
    """The program's number in the list."""
    table: AskedOut
    """The message for the program, without a challenge number."""


class ProgramAnswered(Struct, frozen=True, tag="program-answered"):
    """A program answered another worker's question."""

    question: str
    answer: ProgramAnswer | None
    reason: str = ""
    """The reason's key if there is no answer."""


class ProgramTold(Struct, frozen=True, tag="program-told"):
    """The outcome for a program that accepted a challenge: whether it has a seat."""

    number: int
    outcome: SeatKeptOut | WithdrawnOut


Notice = (
    SessionsEnded
    | SessionReplaced
    | KeysRevoked
    | KeysSwept
    | BansChanged
    | TableRewritten
    | TablesThrownAway
    | TableTaken
    | AnnouncedToAll
    | WorkerCame
    | ProgramAsked
    | ProgramAnswered
    | ProgramTold
)

_decoder: Final[msgspec.json.Decoder[Notice]] = msgspec.json.Decoder(Notice)


def text_of(notice: Notice) -> str:
    """Return a notice as JSON text for the store."""
    return msgspec.json.encode(notice).decode()


def notice_of(text: str) -> Notice:
    """Parse a stored notice. Raises ``msgspec.MsgspecError`` for one from a later version."""
    return _decoder.decode(text)
