"""Typed messages on the socket of a program that is online for all tables of the server.

The rules in ``messages`` also apply here. At a table, a program uses the same messages as any
client.
"""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from mendax.core.game import Reason, Seat
from mendax.server.wire.messages import In, Out, RefusedOut, actions_decoder, decode
from mendax.table.actions import Name

ChallengeNumber = Annotated[int, Meta(ge=1, le=2**53)]
Known = Annotated[str, Meta(min_length=1, max_length=40)]


class GameOffered(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that a program plays, and its limits."""

    game: Known
    presets: Annotated[tuple[Known, ...], Meta(max_length=20)] = ()
    """The presets that the program plays unchanged. An empty list means any rules."""
    most_seats: Annotated[int, Meta(ge=2, le=20)] = 20
    """The number of seats at the largest table that the program joins."""


class GoOnlineIn(In, frozen=True, tag="online"):
    """The first message: the program's name and games. Sending it again replaces them.

    The program is listed while the connection lasts.
    """

    name: Name
    games: Annotated[tuple[GameOffered, ...], Meta(min_length=1, max_length=20)]
    most_tables: Annotated[int, Meta(ge=1, le=100)] = 1
    """The maximum number of tables where the program has a seat at the same time."""


class AcceptIn(In, frozen=True, tag="accept"):
    """The program accepts this challenge."""

    challenge: ChallengeNumber


class DeclineIn(In, frozen=True, tag="decline"):
    """The program declines this challenge. ``words`` is its text for the challenger."""

    challenge: ChallengeNumber
    words: Annotated[str, Meta(max_length=200)] = ""


ProgramListIn = GoOnlineIn | AcceptIn | DeclineIn


class IsOnlineOut(Out, frozen=True, tag="online"):
    """The program is listed under this number."""

    number: int


class AskedOut(Out, frozen=True, tag="challenge"):
    """A host invites the program to a table. The program answers ``accept`` or ``decline`` within
    ``seconds``.
    """

    challenge: int
    table: str
    """The table. Once seated, the program opens ``/api/tables/<table>/socket`` with its key."""
    game: str
    preset: str
    rules: str
    """All options as words, such as ``lives=6 order=standard …``."""
    seats: int
    """The number of taken seats, including the program's."""
    seconds: int


class SeatKeptOut(Out, frozen=True, tag="seat"):
    """The challenge was accepted in time, and this seat is reserved for the program."""

    challenge: int
    table: str
    seat: Seat


class WithdrawnOut(Out, frozen=True, tag="withdrawn"):
    """The challenge is over, because the answer was too late or the table has changed."""

    challenge: int
    reason: Reason


class ProgramAnswer(Struct, frozen=True):
    """A program's answer to a challenge, for the server that asked."""

    challenge: int
    person: str
    name: str
    most_tables: int
    """The maximum number of tables where the program has a seat at the same time."""
    declined: str | None = None
    """The program's text if it declined; None if it accepted."""


ProgramListOut = IsOnlineOut | AskedOut | SeatKeptOut | WithdrawnOut | RefusedOut

_decoder: Final = actions_decoder((GoOnlineIn, AcceptIn, DeclineIn))


def decode_line(text: str) -> Any:
    """Decode a ``ProgramListIn``. Raises ``Unreadable``."""
    return decode(text, _decoder)
