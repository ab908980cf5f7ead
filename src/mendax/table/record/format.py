"""The record of one game as one reader may know it: text form and contents.

    heading mendax/1 mia 1 seat2 '52c8… (edition=1 order=standard lives=6 …) #5f1c07aa
    place Olena - #9b0e2d41
    place Taras '00112233445566778899aabbccddeeff no '7d10… #c27b3f10
    brought (200 340) #77c0de11        (only in games for chips: the stacks)
    3 seat2 shake #08d1e6b3
      shaken 1 #7a9944c2
    4 chance veiled #e05f1a6d
      committed 0 '8f3a… #41d2c9b8
      fell 1 0 #30b7aa15
    end running #b1c4d8e9
    noted '52c8… '00112233445566778899aabbccddeeff #a19f24c0

Rules of this file
1. A record holds only the events sent to its reader and the reader's own actions. Other players'
   actions are written as ``-``; their events are known. A chance outcome is written if the reader
   has the draw's salt (or the whole seed), and is ``veiled`` otherwise.
2. Every line ends with a hash over all lines so far, so a changed byte is detected and its line
   named. This detects accidents; commitments detect cheating (see ``verify``).
3. A client that saves the record adds ``noted`` (``core.shares.Noted``), its note from before the
   game. The server never writes it.
4. A record is plain ASCII and names its game, rules, edition and seats. A record of another edition
   is refused.

``write`` writes a game as text, ``read`` parses it, ``verify`` checks it. The names of ``Heading``,
``Place``, ``Brought`` and their fields are words of the text form.
"""

from typing import Any, ClassVar, Final, Literal, NamedTuple

from mendax.core.game import (
    Action,
    Actor,
    AnyGame,
    Event,
    Reason,
    Seat,
    Told,
    UnreadableText,
    Value,
    observation,
)
from mendax.core.shares import Noted
from mendax.games.rules import Rules
from mendax.table.chip_stacks import first_state
from mendax.table.events import Committed, NextCommitted, Salted, SeedOpened

ALL: Final = "all"
SPECTATOR: Final = "spectator"
Reader = Seat | None | Literal["all"]
"""A seat, a spectator (None), or ``all``: a reader who may know everything, such as the owner."""

FAIRNESS: Final[tuple[type[Event], ...]] = (Committed, Salted, SeedOpened, NextCommitted)
VEILED, UNTOLD = "veiled", "-"


class Heading(Value, frozen=True):
    """The first line: the game, its rules, and the commitment to its randomness."""

    scheme: str
    game: str
    number: int
    reader: str
    commitment: str
    rules: tuple[str, ...]
    """The rules as words, edition first."""


class Place(Value, frozen=True):
    """The player in the next seat, with their share of the randomness if it was opened."""

    name: str
    client_seed: str | None
    program: bool = False
    """True if a program played this seat."""
    bound: str | None = None
    """The hash of the player's share, bound before the game began."""

    added_fields: ClassVar[tuple[str, ...]] = ("program", "bound")


class Brought(Value, frozen=True):
    """The stacks at the start of a game for chips, by seat."""

    stacks: tuple[int, ...]


class RecordMove(NamedTuple):
    """One entry of a record. ``line`` is its line number in the text, from 1."""

    line: int
    number: int
    actor: Actor
    action: Action | None
    """The action, or None if the reader does not know it (``veiled``, ``-``)."""
    events: tuple[Event, ...]


class Record(NamedTuple):
    """A parsed record; use ``verify`` to check it."""

    game: AnyGame
    rules: Rules
    number: int
    reader: Reader
    commitment: str
    places: tuple[Place, ...]
    moves: tuple[RecordMove, ...]
    over: bool
    stacks: tuple[int, ...] | None
    """The stacks at the start of a game for chips."""
    noted: Noted | None
    """The client's note from before the game, if the player's client saved the record."""

    def first_state(self) -> Any:
        """Return the state before the first chance action. Raises ``RulesError``."""
        return first_state(self.game, self.rules, len(self.places), self.stacks, self.number)


class RecordProblem(NamedTuple):
    """A problem in a record, with its line number in the text (from 1)."""

    line: int
    reason: Reason


class BrokenRecord(UnreadableText):
    """Raised for text that is not a record; ``line`` is the first invalid line's number."""

    def __init__(self, line: int, reason: Reason) -> None:
        super().__init__(reason)
        self.line = line


def seen(told: Told, reader: Reader) -> Event:
    """Return the event as ``reader`` gets it."""
    return told.event if reader == ALL else observation(told, reader)
