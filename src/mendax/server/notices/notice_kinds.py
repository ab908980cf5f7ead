"""What one worker tells all others for sure: the kinds of notices.

They are in the store for an hour. They may name ids of persons and hashes of tokens, tokens never.
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
    """These sessions are nobody's any more."""

    token_hashes: tuple[bytes, ...]


class SessionReplaced(Struct, frozen=True, tag="session-replaced"):
    """A session was used that took the place of another, which is good for a minute more."""

    old: bytes
    new: bytes
    person: Person


class KeysRevoked(Struct, frozen=True, tag="keys-revoked"):
    """These keys of programs are good no more."""

    key_hashes: tuple[bytes, ...]


class KeysSwept(Struct, frozen=True, tag="keys-swept"):
    """Old keys of programs have been thrown away."""


class BansChanged(Struct, frozen=True, tag="bans-changed"):
    """Somebody is kept out, or let in again."""


class TableRewritten(Struct, frozen=True, tag="table-rewritten"):
    """Lines of this table say somebody else, as who they were was forgotten."""

    table: str


class TablesThrownAway(Struct, frozen=True, tag="tables-thrown-away"):
    """These tables are no more."""

    tables: tuple[str, ...]


class TableTaken(Struct, frozen=True, tag="table-taken"):
    """A worker loads this table: any other lets it go."""

    table: str
    worker: str
    """Where the worker is: the names of the machine and the process, for the log."""


class AnnouncedToAll(Struct, frozen=True, tag="announced"):
    """The host announces this to everybody."""

    text: str


class WorkerCame(Struct, frozen=True, tag="worker-came"):
    """A worker has begun, and knows nothing of what was announced."""


class ProgramAsked(Struct, frozen=True, tag="program-asked"):
    """A program is asked to a table at another worker."""

    question: str
    """The id of the question, for the answer."""
    number: int
    """Of the program in the list."""
    table: AskedOut
    """As it is sent to the program, without a number of the challenge."""


class ProgramAnswered(Struct, frozen=True, tag="program-answered"):
    """What a program says to a question of another worker."""

    question: str
    answer: ProgramAnswer | None
    reason: str = ""
    """The key of why there is no answer."""


class ProgramTold(Struct, frozen=True, tag="program-told"):
    """A program that accepted is told whether it has a seat."""

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
    """A notice as it is stored."""
    return msgspec.json.encode(notice).decode()


def notice_of(text: str) -> Notice:
    """A notice that was stored. Raises ``msgspec.MsgspecError`` for one of a later version."""
    return _decoder.decode(text)
