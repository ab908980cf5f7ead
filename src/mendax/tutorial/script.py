"""Tutorial scripts: a rule set, and beats played in order.

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
    """A seat takes this action; the learner's seat too, if there is no choice."""

    seat: Seat
    action: Action


class Answers(NamedTuple):
    """Another seat answers the learner's action."""

    seat: Seat
    actions: Mapping[Action, Action]
    """The answers, by the learner's action."""


class Reads(NamedTuple):
    """The learner reads a text and continues."""

    text: str
    """A catalogue key."""
    spotlight: str
    """The board's ``data-part`` that the text explains."""


class Chooses(NamedTuple):
    """The learner acts; any action in ``accepts`` continues."""

    text: str
    spotlight: str
    accepts: tuple[Action, ...]
    otherwise: str
    """The catalogue key of the text for any other action, which has no effect."""


Beat = Falls | Plays | Answers | Reads | Chooses


class Script(NamedTuple):
    """One tutorial."""

    game: str
    rules: Rules
    others: tuple[str, ...]
    """The other seats' names, as catalogue keys."""
    beats: tuple[Beat, ...]
    last: str
    """The catalogue key of the text at the end."""
