"""The record of one game, as one reader may know it: the text, and what it holds.

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
1. A record holds what its reader was told, and what the reader did; nothing else. What others did
   is known by its events and stands as ``-``. How chance fell is written once the reader has been
   given the salt of that draw (or the whole seed); until then it is ``veiled``.
2. Every line ends in a hash over all lines up to it, so a changed byte is found and its line named.
   That guards against accidents; against cheating stand the commitments (see ``verify``).
3. ``noted`` is added by a client that saves the record (``core.shares.Noted``): what it remembers
   from before the game began. The server never writes it.
4. A record is plain ASCII and says by itself which game, rules and seats it is of, and which
   edition of the rules. One of another edition is refused.

``write`` makes such a text of a game that was played, ``read`` reads it, ``verify`` checks it.
Names of ``Heading``, ``Place`` and ``Brought`` and of their fields are the text form's words.
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
"""A seat, a spectator (None), or ``all``: who may know everything, such as the table's owner."""

FAIRNESS: Final[tuple[type[Event], ...]] = (Committed, Salted, SeedOpened, NextCommitted)
VEILED, UNTOLD = "veiled", "-"


class Heading(Value, frozen=True):
    """The first line: what was played, and what bound its randomness."""

    scheme: str
    game: str
    number: int
    reader: str
    commitment: str
    rules: tuple[str, ...]
    """In words, the edition first."""


class Place(Value, frozen=True):
    """Who sat on the next seat, and their share of the randomness, if it was opened."""

    name: str
    client_seed: str | None
    program: bool = False
    """Whether a program sat there, and no human."""
    bound: str | None = None
    """The hash of their share, which they had bound before the game began."""

    added_fields: ClassVar[tuple[str, ...]] = ("program", "bound")


class Brought(Value, frozen=True):
    """What everybody brought, by seat, in a game for chips."""

    stacks: tuple[int, ...]


class RecordMove(NamedTuple):
    """One entry of a record. ``line`` is where it stands in the text, from 1."""

    line: int
    number: int
    actor: Actor
    action: Action | None
    """None if the reader does not know it (``veiled``, ``-``)."""
    events: tuple[Event, ...]


class Record(NamedTuple):
    """A record that reads well; whether it is true is for ``audit`` to say."""

    game: AnyGame
    rules: Rules
    number: int
    reader: Reader
    commitment: str
    places: tuple[Place, ...]
    moves: tuple[RecordMove, ...]
    over: bool
    stacks: tuple[int, ...] | None
    """What everybody brought, in a game for chips."""
    noted: Noted | None
    """What the client that saved the record remembers from before the game."""

    def first_state(self) -> Any:
        """The state before the first chance action. Raises ``RulesError``."""
        return first_state(self.game, self.rules, len(self.places), self.stacks, self.number)


class RecordProblem(NamedTuple):
    """What is wrong with a record, and in which line of its text (from 1)."""

    line: int
    reason: Reason


class BrokenRecord(UnreadableText):
    """A text that is no record; ``line`` is the first bad one."""

    def __init__(self, line: int, reason: Reason) -> None:
        super().__init__(reason)
        self.line = line


def seen(told: Told, reader: Reader) -> Event:
    """The event as ``reader`` gets it."""
    return told.event if reader == ALL else observation(told, reader)
