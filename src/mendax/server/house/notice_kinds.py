"""What one worker tells all others for sure: the kinds of notices.

They are in the store for an hour. They may name ids of persons and hashes of tokens, tokens never.
"""

from typing import Final

import msgspec
from msgspec import Struct

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


class ProgramsChanged(Struct, frozen=True, tag="programs-changed"):
    """A program has come online or gone: those of other workers stand in the store."""


class ProgramTold(Struct, frozen=True, tag="program-told"):
    """A program at ``worker`` is to be told something that is about a challenge."""

    worker: str
    asker: str
    """The worker that the challenge was made at."""
    number: int
    """Of the program in the list."""
    challenge: int
    message: str
    """As it is sent to the program."""


class ProgramAnswered(Struct, frozen=True, tag="program-answered"):
    """What a program says to a challenge that was made at ``worker``."""

    worker: str
    number: int
    challenge: int
    accepted: bool
    words: str = ""


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
    | ProgramsChanged
    | ProgramTold
    | ProgramAnswered
)

_decoder: Final[msgspec.json.Decoder[Notice]] = msgspec.json.Decoder(Notice)


def text_of(notice: Notice) -> str:
    """A notice as it is stored."""
    return msgspec.json.encode(notice).decode()


def notice_of(text: str) -> Notice:
    """A notice that was stored. Raises ``msgspec.MsgspecError`` for one of a later version."""
    return _decoder.decode(text)
