"""What a tutorial is written in: a rule set, and a line of beats that are played in their order.

The learner has a seat like anybody else. What falls and what the other seats do is in the script;
where the learner decides, the script says which of the actions that the game offers go on.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from mendax.core.game import Action, Seat
from mendax.games.rules import Rules

LEARNER: Final[Seat] = 0


class Falls(NamedTuple):
    """Chance takes these outcomes, one after the other."""

    outcomes: tuple[Action, ...]


class Plays(NamedTuple):
    """A seat does this; the learner's too, where there is nothing to choose."""

    seat: Seat
    action: Action


class Answers(NamedTuple):
    """Another seat answers what the learner has just done."""

    seat: Seat
    actions: Mapping[Action, Action]
    """By the learner's action."""


class Reads(NamedTuple):
    """The learner is told something, and goes on when they have read it."""

    text: str
    """A key of the catalogue."""
    spotlight: str
    """What part of the board it is about, by its ``data-part``."""


class Chooses(NamedTuple):
    """The learner is to act, by their own hand: any of ``accepts`` goes on."""

    text: str
    spotlight: str
    accepts: tuple[Action, ...]
    otherwise: str
    """What is said of any other action: a key of the catalogue. Nothing is lost by it."""


Beat = Falls | Plays | Answers | Reads | Chooses


class Script(NamedTuple):
    """One tutorial."""

    game: str
    rules: Rules
    others: tuple[str, ...]
    """Who sits at the seats after the learner's: keys of the catalogue."""
    beats: tuple[Beat, ...]
    last: str
    """What is said when all has been played."""
