"""The kinds of notices, which are facts that one server reliably sends to all others.

The store keeps notices for an hour. They may contain people's ids and hashes of tokens, but never
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
    """These sessions have ended."""

    token_hashes: tuple[bytes, ...]


class SessionReplaced(Struct, frozen=True, tag="session-replaced"):
    """A new session was used for the first time. The session that it replaces stays valid for a
    minute.
    """

    old: bytes
    new: bytes
    person: Person


class KeysRevoked(Struct, frozen=True, tag="keys-revoked"):
    """These keys for programs were revoked."""

    key_hashes: tuple[bytes, ...]


class BansChanged(Struct, frozen=True, tag="bans-changed"):
    """A ban was added or lifted."""


class TableRewritten(Struct, frozen=True, tag="table-rewritten"):
    """A person was erased, so lines in this table's log now name another person."""

    table: str


class TablesThrownAway(Struct, frozen=True, tag="tables-thrown-away"):
    """Tables were deleted."""

    tables: tuple[str, ...]


class TableWanted(Struct, frozen=True, tag="table-wanted"):
    """A person whom this table admits has asked a server that does not own it."""

    table: str
    device: Person


class PersonLeft(Struct, frozen=True, tag="person-left"):
    """A person is being erased. Servers give the person's seats up at the tables that they own."""

    person: Person


class AnnouncedToAll(Struct, frozen=True, tag="announced"):
    """An administrator announced something to all clients."""

    text: str


class ServerCame(Struct, frozen=True, tag="server-came"):
    """A server started and does not know the current announcement."""


class ProgramAsked(Struct, frozen=True, tag="program-asked"):
    """A program that is online at another server is invited to a table."""

    question: str
    """The question's id, repeated in the answer."""
    number: int
    """The number of the program in the list."""
    table: AskedOut
    """The message for the program, without a challenge number."""


class ProgramAnswered(Struct, frozen=True, tag="program-answered"):
    """A program answered a question from another server."""

    question: str
    answer: ProgramAnswer | None
    reason: str = ""
    """The key of the reason if the program gave no answer."""


class ProgramTold(Struct, frozen=True, tag="program-told"):
    """The outcome of a challenge that a program accepted: whether the program has a seat."""

    number: int
    outcome: SeatKeptOut | WithdrawnOut


Notice = (
    SessionsEnded
    | SessionReplaced
    | KeysRevoked
    | BansChanged
    | TableRewritten
    | TablesThrownAway
    | TableWanted
    | PersonLeft
    | AnnouncedToAll
    | ServerCame
    | ProgramAsked
    | ProgramAnswered
    | ProgramTold
)

_decoder: Final[msgspec.json.Decoder[Notice]] = msgspec.json.Decoder(Notice)


def text_of(notice: Notice) -> str:
    """Return a notice as JSON text for the store."""
    return msgspec.json.encode(notice).decode()


def notice_of(text: str) -> Notice:
    """Parse a stored notice. Raises ``msgspec.MsgspecError`` for a notice from a later version."""
    return _decoder.decode(text)
