"""The record of one game as one reader may know it: text form and contents.

    heading mendax/1 mia 1 seat2 '52c8… (edition=1 order=standard lives=6 …) yes #5f1c07aa
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
1. A record contains only the reader's actions and the events sent to the reader. Other players'
   actions are written as ``-``, because the events show as much as the reader may know. A chance
   outcome is written if the reader has the draw's salt (or the seed), and is ``veiled`` otherwise.
2. Every line ends with a hash of all lines so far, which reveals the first changed line. The hashes
   detect accidents; commitments detect cheating (see ``verify``).
3. A client that saves the record adds its note from before the game as ``noted``
   (``core.shares.Noted``). The server never writes this line.
4. A record is plain ASCII and names its game, rules, edition and seats. A record of another edition
   is refused.

``write`` writes a game as text, ``read`` parses the text, and ``verify`` checks it. The names of
``Heading``, ``Place``, ``Brought`` and their fields are words of the text form.
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
"""A reader of a record: a seat, a spectator (None), or ``all``, who may know everything."""

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
    open_seed: bool | None = None
    """True if the seed must be opened after the game; None in records of earlier releases."""

    added_fields: ClassVar[tuple[str, ...]] = ("open_seed",)


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
    """The stacks at the start of a game for chips, in seat order."""

    stacks: tuple[int, ...]


class RecordMove(NamedTuple):
    """One entry of a record. ``line`` is the entry's line number in the text, from 1."""

    line: int
    number: int
    actor: Actor
    action: Action | None
    """The action, or None if the reader does not know it (``veiled``, ``-``)."""
    events: tuple[Event, ...]


class Record(NamedTuple):
    """A parsed record, not yet verified (see ``verify``)."""

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
    open_seed: bool | None
    """True if the record says that the seed must be opened; None if it does not say."""

    def first_state(self) -> Any:
        """Return the state before the first chance action. Raises ``RulesError``."""
        return first_state(self.game, self.rules, len(self.places), self.stacks, self.number)


class RecordProblem(NamedTuple):
    """A problem in a record, with its line number in the text (from 1)."""

    line: int
    reason: Reason


class BrokenRecord(UnreadableText):
    """Raised for text that is not a record. ``line`` is the number of the first invalid line."""

    def __init__(self, line: int, reason: Reason) -> None:
        super().__init__(reason)
        self.line = line


def seen(told: Told, reader: Reader) -> Event:
    """Return the event as ``reader`` receives it."""
    return told.event if reader == ALL else observation(told, reader)
