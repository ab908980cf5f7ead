"""The kinds of notices: facts that one worker reliably sends to all other workers.

The store keeps them for an hour. They may contain ids of persons and hashes of tokens, never
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
    """Sessions have ended."""

    token_hashes: tuple[bytes, ...]


class SessionReplaced(Struct, frozen=True, tag="session-replaced"):
    """A new session was used for the first time; the session that it replaces stays valid for a
    minute."""

    old: bytes
    new: bytes
    person: Person


class KeysRevoked(Struct, frozen=True, tag="keys-revoked"):
    """Keys of programs were revoked."""

    key_hashes: tuple[bytes, ...]


class KeysSwept(Struct, frozen=True, tag="keys-swept"):
    """Old keys of programs were deleted."""


class BansChanged(Struct, frozen=True, tag="bans-changed"):
    """A ban was added or lifted."""


class TableRewritten(Struct, frozen=True, tag="table-rewritten"):
    """A person was erased, so lines of this table's log now name another person."""

    table: str


class TablesThrownAway(Struct, frozen=True, tag="tables-thrown-away"):
    """Tables were deleted."""

    tables: tuple[str, ...]


class TableTaken(Struct, frozen=True, tag="table-taken"):
    """A worker is loading this table; any other worker unloads it."""

    table: str
    worker: str
    """The machine and the process of the worker, for the log."""


class AnnouncedToAll(Struct, frozen=True, tag="announced"):
    """An administrator made an announcement to all clients."""

    text: str


class WorkerCame(Struct, frozen=True, tag="worker-came"):
    """A worker has started, and does not know the current announcement."""


class ProgramAsked(Struct, frozen=True, tag="program-asked"):
    """A program that is online at another worker is invited to a table."""

    question: str
    """The id of the question; the answer repeats it."""
    number: int
    """The program's number in the list."""
    table: AskedOut
    """The message for the program, without a challenge number."""


class ProgramAnswered(Struct, frozen=True, tag="program-answered"):
    """A program answered a question of another worker."""

    question: str
    answer: ProgramAnswer | None
    reason: str = ""
    """The reason key if there is no answer."""


class ProgramTold(Struct, frozen=True, tag="program-told"):
    """The outcome for a program that accepted: whether it has a seat."""

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
    """Return the notice as JSON text for the store."""
    return msgspec.json.encode(notice).decode()


def notice_of(text: str) -> Notice:
    """Return a notice that was stored. Raises ``msgspec.MsgspecError`` for one of a later
    version."""
    return _decoder.decode(text)
