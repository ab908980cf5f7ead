"""A check that the cause of a claim decides, by values that a walk over the engine recomputes.

A claim is worth ``d * doubt + (1 - d) * belief``: ``d`` is the chance of a doubt, and the other two
are what the claim is worth after a doubt and after a belief. A cause names one of the three. It
decides if the claim loses more than half of its lead once that number is the rival's.
"""

from typing import Any, NamedTuple

from msgspec import convert
from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import step
from mendax.games.french_poker.actions import Doubt as PokerDoubt
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.mia.actions import Doubt
from mendax.games.mia.view import MiaView
from mendax.practice.puzzle import Puzzle
from tests.practice.causes_by_hand import MiaHand, PokerHand
from tests.practice.walks import MIA, POKER, MiaWalk, PokerWalk

VIEWS: dict[str, Any] = {"mia": MiaView, "french_poker": FrenchPokerView}
CLOSE = 0.1
"""A claim that is better by no more points has no lead."""


class Weighed(NamedTuple):
    """A claim's value in points, and the three numbers that it consists of."""

    worth: float
    doubted: float
    doubt: float
    belief: float

    def having(self, **numbers: float) -> float:
        """Return the value with other numbers."""
        changed = self._replace(**numbers)
        return changed.doubted * changed.doubt + (1 - changed.doubted) * changed.belief


class Claims:
    """The claims of a puzzle with their numbers."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = replace(puzzle, view=convert(puzzle.view, VIEWS[puzzle.game]))
        mia = puzzle.game == "mia"
        self.hand: Any = MiaHand(self.puzzle) if mia else PokerHand(self.puzzle)
        self.walk: Any = MiaWalk(self.puzzle) if mia else PokerWalk(self.puzzle)
        self.game: Any = MIA if mia else POKER
        self.doubting: Any = Doubt() if mia else PokerDoubt()
        self.told = dict(puzzle.why.arguments)
        self.found = {
            option.action.partition(" ")[2]: self._weighed(option)
            for option in self.puzzle.options
            if option.action.startswith("announce")
        }
        self.best = self.found[puzzle.best.action.partition(" ")[2]]

    def _weighed(self, option: Any) -> Weighed:
        ((state, _),) = self.walk.states()
        actions = concrete(self.game.legal_actions(state, self.walk.you))
        value = option.action.partition(" ")[2]
        said = next(
            a for a in actions if str(getattr(a, "value", getattr(a, "claim", ""))) == value
        )
        after = step(self.game, state, self.walk.you, said).state
        if after.phase != "answer":  # a claim that opens the dice
            return Weighed(option.worth, 1.0, option.worth, option.worth)
        ended = step(self.game, after, after.turn, self.doubting).state
        doubt = 100 * self.walk.value(ended)
        chance = option.doubted or 0.0
        belief = (option.worth - chance * doubt) / (1 - chance) if chance < 0.995 else doubt
        return Weighed(option.worth, chance, doubt, belief)

    def lies(self) -> list[Weighed]:
        return [each for value, each in self.found.items() if not self.hand.mine(value)]

    def share(self) -> float | None:
        """Return the share of the lead that the cause accounts for, or None without a rival."""
        key = self.puzzle.why.key.removeprefix("cause-")
        best, lies = self.best, self.lies()
        rival = max(lies, key=lambda lie: lie.worth, default=None)
        if key in ("truth", "lies-doubted", "doubted-anyway", "truth-believed"):
            if rival is None:
                return None
            without = best.having(doubt=rival.doubt)
            if key == "truth-believed":
                without -= max(lie.having(doubted=best.doubted) for lie in lies) - rival.worth
        elif key == "least-doubted":
            rival = max((lie for lie in lies if lie != best), key=lambda lie: lie.worth)
            without = best.having(doubted=rival.doubted)
        else:
            named = {"harder-to-beat": "other", "best-lie": "other", "shift-truth": "other"}
            rival = self.found.get(str(self.told.get(named.get(key, "truth"))))
            if rival is None:
                return None
            changed = {"doubted": rival.doubted} if key == "bait" else {"belief": rival.belief}
            without = best.having(**changed)
        lead = best.worth - rival.worth
        return (best.worth - without) / lead if lead > CLOSE else None
