"""The interface of advisers for Mia bots, which know sound policies and the value of each move.

1. An adviser gets only the seat's view (``Sight``), so it cannot reveal a secret.
2. Bots receive their adviser as an argument and do not know where it comes from.
3. The value of a move is the seat's expected result of the whole game if all other seats play
   soundly. It is a winning probability or, in scored games, points above the mean.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from mendax.core.game import Action, Seat
from mendax.games.mia.order import Roll
from mendax.games.mia.view import MiaView

Odds = tuple[tuple[Action, float], ...]
"""Actions with their probabilities. The sum is 1."""

Saying = Mapping[Roll, Mapping[Roll, float]]
"""The probability of each claim, for each roll under the cup."""


class Sight(NamedTuple):
    """The view of one seat, with remembered facts that the view does not show."""

    view: MiaView
    settled: tuple[Seat, ...] = ()
    """The seats that have had the choice of new lives."""
    starter: Seat | None = None
    """The seat that starts the next round, known while new lives are chosen."""


class WeighedMove(NamedTuple):
    """A legal move. All values are for the seat to move."""

    action: Action
    chance: float
    """The probability that a sound player makes the move."""
    worth: float
    doubted: float = 0.0
    """For a claim, the probability that a sound player doubts it."""
    opened: float = 0.0
    """The value of a claim if it is doubted."""
    accepted: float = 0.0
    """The value of a claim if it is not doubted."""
    by_roll: Mapping[Roll, float] = {}
    """The value of a doubt, by opened roll."""


class Weighed(NamedTuple):
    """A decision, with the values of all legal moves."""

    moves: tuple[WeighedMove, ...]
    dice: Mapping[Roll, float] = {}
    """For an answer, the probability of each roll if a sound player made the claim."""
    lie: float | None = None
    """For an answer, the probability that such a claim is a lie."""
    expected: bool = True
    """For an answer, true if a sound player ever makes such a claim."""
    even: float | None = None
    """For an answer, the value of a doubt that is right half of the time."""
    invited: float = 0.0
    """For an answer, the amount by which its worst case lowers an answer that sound players never
    give."""

    @property
    def worth(self) -> float:
        """Return the value of the best move."""
        return max(move.worth for move in self.moves)

    def of(self, action: Action) -> WeighedMove | None:
        """Return the move for ``action``, or None."""
        return next((move for move in self.moves if move.action == action), None)


class HabitShares(NamedTuple):
    """The probabilities of a player's manners. Each tuple sums to 1."""

    claims: tuple[float, ...]
    """Manners of claiming, with sound play first, then in the order of
    ``opponent_models.MANNERS``."""
    answers: tuple[float, ...]
    """Manners of answering, with sound play first, then in the order of
    ``opponent_models.doubt_chances``."""


class TableOpinions(Protocol):
    """A seat's opponent models."""

    def shares(self, seat: Seat) -> HabitShares:
        """Return the probability of each manner of ``seat``."""

    def dice(self) -> Mapping[Roll, float]:
        """Return the probability of each roll under the cup. Empty if no other seat looked."""


class Advice(Protocol):
    """An adviser for one rule set and number of seats."""

    def odds(self, sight: Sight) -> Odds | None:
        """Return the acting seat's sound policy, or None if it is unknown."""

    def doubt_out_of_turn(self, sight: Sight) -> float | None:
        """Return the probability that a sound player who is not asked doubts the last claim.

        Returns None if it is unknown.
        """

    def weigh(self, sight: Sight) -> Weighed | None:
        """Return the legal moves with values; None without known values or without a choice."""

    def saying(self, sight: Sight) -> Saying | None:
        """Return, by roll, the sound claims of the seat that claimed last after looking."""

    def weigh_against(self, sight: Sight, opinions: TableOpinions) -> Weighed | None:
        """Return every move with its value against the given opponent models.

        Returns None if only values against sound players are available, which is always the case
        with two seats.
        """
