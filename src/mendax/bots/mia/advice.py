"""What a bot of Mia may ask an adviser: what a sound player does here, and what each move is worth.

Rules of this file
1. An adviser is handed what the seat sees (``Sight``) and nothing else, so it can tell no secret.
2. Bots do not know where advice comes from; whoever seats them hands it in.
3. Worth is what the whole game is worth to the seat from here on, when everybody else plays
   soundly: a chance to win, or points against the mean where points or money are counted.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from mendax.core.game import Action, Seat
from mendax.games.mia.order import Roll
from mendax.games.mia.view import MiaView

Odds = tuple[tuple[Action, float], ...]
"""Actions with their chances; the chances add up to one."""

Saying = Mapping[Roll, Mapping[Roll, float]]
"""By roll under the cup: what is said with it, with its chance."""


class Sight(NamedTuple):
    """What one seat sees, and what it remembers that the view does not show."""

    view: MiaView
    settled: tuple[Seat, ...] = ()
    """Who has had the choice of new lives."""
    starter: Seat | None = None
    """While new lives are chosen: who opens the next round."""


class WeighedMove(NamedTuple):
    """Something that may be done now. All worths are the mover's own."""

    action: Action
    chance: float
    """How often a sound player does it."""
    worth: float
    doubted: float = 0.0
    """For something said: how often a sound player opens the dice on it."""
    opened: float = 0.0
    """For something said: what it is worth when the dice are opened."""
    accepted: float = 0.0
    """For something said: what it is worth when they are not."""
    by_roll: Mapping[Roll, float] = {}
    """For a doubt: what it is worth by the dice that are found."""


class Weighed(NamedTuple):
    """A decision with all that could be done."""

    moves: tuple[WeighedMove, ...]
    dice: Mapping[Roll, float] = {}
    """For an answer: how likely each roll is under the cup, if a sound player made the claim."""
    lie: float | None = None
    """For an answer: how likely the claim is a lie then."""
    expected: bool = True
    """For an answer: whether a sound player ever makes this claim."""

    @property
    def worth(self) -> float:
        """What the best move is worth."""
        return max(move.worth for move in self.moves)

    def of(self, action: Action) -> WeighedMove | None:
        """The move that is ``action``."""
        return next((move for move in self.moves if move.action == action), None)


class HabitShares(NamedTuple):
    """How likely it is that a player has each manner; both add up to one."""

    claims: tuple[float, ...]
    """Of claiming: the sound one first, then as ``opponent_models.MANNERS``."""
    answers: tuple[float, ...]
    """Of answering: the sound one first, then as ``opponent_models.doubt_chances``."""


class TableOpinions(Protocol):
    """What a seat thinks of those at its table."""

    def shares(self, seat: Seat) -> HabitShares:
        """How likely each manner is to be that seat's."""

    def dice(self) -> Mapping[Roll, float]:
        """How likely each roll is under the cup; empty where nobody else has looked at it."""


class Advice(Protocol):
    """An adviser for one rule set and table."""

    def odds(self, sight: Sight) -> Odds | None:
        """What a sound player does at the seat whose turn it is; None if the adviser can't say."""

    def weigh(self, sight: Sight) -> Weighed | None:
        """The same with worths; None too where there is only one thing to do."""

    def saying(self, sight: Sight) -> Saying | None:
        """How a sound player who looked announces over the value before the last claim."""

    def weigh_against(self, sight: Sight, opinions: TableOpinions) -> Weighed | None:
        """Every move with what it is worth if the others play as they are thought to.

        None where moves can only be weighed against sound players; with two seats, always.
        """
