"""What is said on the line of a program that is online for the whole house, typed.

The rules of ``messages`` hold here too. At a table a program speaks as everybody does there.
"""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from mendax.core.game import Reason, Seat
from mendax.server.wire.messages import In, Out, RefusedOut, actions_decoder, decode
from mendax.table.actions import Name

ChallengeNumber = Annotated[int, Meta(ge=1, le=2**53)]
Known = Annotated[str, Meta(min_length=1, max_length=40)]


class GameOffered(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that a program plays, and within which bounds."""

    game: Known
    presets: Annotated[tuple[Known, ...], Meta(max_length=20)] = ()
    """By these presets as they are; none: by any rules."""
    most_seats: Annotated[int, Meta(ge=2, le=20)] = 20
    """The largest table that it sits down at."""


class GoOnlineIn(In, frozen=True, tag="online"):
    """The first message: what the program is called and plays. Again: something else from now on.

    It is in the list then, as long as the connection lasts.
    """

    name: Name
    games: Annotated[tuple[GameOffered, ...], Meta(min_length=1, max_length=20)]
    most_tables: Annotated[int, Meta(ge=1, le=100)] = 1
    """At how many tables it sits at a time."""


class AcceptIn(In, frozen=True, tag="accept"):
    """The program comes to the table of this challenge."""

    challenge: ChallengeNumber


class DeclineIn(In, frozen=True, tag="decline"):
    """The program does not come; why is for the one who asked, in its own words."""

    challenge: ChallengeNumber
    words: Annotated[str, Meta(max_length=200)] = ""


ProgramListIn = GoOnlineIn | AcceptIn | DeclineIn


class IsOnlineOut(Out, frozen=True, tag="online"):
    """The program is in the list, under this number."""

    number: int


class AskedOut(Out, frozen=True, tag="challenge"):
    """A host asks the program to a table: ``accept`` or ``decline``, within ``seconds``."""

    challenge: int
    table: str
    """``/api/tables/<table>/socket``, where it comes to with its key once it has a seat."""
    game: str
    preset: str
    rules: str
    """All options as words, ``lives=6 order=standard …``."""
    seats: int
    """How many seats are taken with its own."""
    seconds: int


class SeatKeptOut(Out, frozen=True, tag="seat"):
    """The challenge was accepted in time: this seat is kept for the program."""

    challenge: int
    table: str
    seat: Seat


class WithdrawnOut(Out, frozen=True, tag="withdrawn"):
    """The challenge is over: it was answered too late, or the table has changed."""

    challenge: int
    reason: Reason


class ProgramAnswer(Struct, frozen=True):
    """What a program says to a challenge, for the worker that asked."""

    challenge: int
    person: str
    name: str
    most_tables: int
    """At how many tables it sits at a time."""
    declined: str | None = None
    """Why it does not come, in its own words; None: it accepts."""


ProgramListOut = IsOnlineOut | AskedOut | SeatKeptOut | WithdrawnOut | RefusedOut

_decoder: Final = actions_decoder((GoOnlineIn, AcceptIn, DeclineIn))


def decode_line(text: str) -> Any:
    """A ``ProgramListIn``. Raises ``Unreadable``."""
    return decode(text, _decoder)
