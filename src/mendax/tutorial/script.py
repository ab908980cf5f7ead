"""Scripts of tutorials: a rule set, and beats that are played in order.

The learner has an ordinary seat. The script sets the outcomes of chance and the actions of other
seats; at each decision of the learner, it lists the offered actions that continue the lesson.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from mendax.core.game import Action, Seat
from mendax.games.rules import Rules

LEARNER: Final[Seat] = 0


class Falls(NamedTuple):
    """Chance takes these outcomes in order."""

    outcomes: tuple[Action, ...]


class Plays(NamedTuple):
    """A seat takes this action; also the learner's seat, if there is no choice."""

    seat: Seat
    action: Action


class Answers(NamedTuple):
    """Another seat answers the learner's action."""

    seat: Seat
    actions: Mapping[Action, Action]
    """The answers by the learner's action."""


class Reads(NamedTuple):
    """The learner reads a text and continues."""

    text: str
    """A key of the catalogue."""
    spotlight: str
    """The ``data-part`` of the board that the text is about."""


class Chooses(NamedTuple):
    """The learner acts; any action in ``accepts`` continues."""

    text: str
    spotlight: str
    accepts: tuple[Action, ...]
    otherwise: str
    """The text for any other action, which has no effect: a key of the catalogue."""


Beat = Falls | Plays | Answers | Reads | Chooses


class Script(NamedTuple):
    """One tutorial."""

    game: str
    rules: Rules
    others: tuple[str, ...]
    """Names of the other seats: keys of the catalogue."""
    beats: tuple[Beat, ...]
    last: str
    """The text at the end: a key of the catalogue."""
