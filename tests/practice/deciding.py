"""Checks that a cause decides, by values that a walk over the engine recomputes.

A claim is worth ``d * doubt + (1 - d) * belief``: ``d`` is the chance of a doubt, and the other two
are what the claim is worth after a doubt and after a belief. A cause names one of the three. It
decides if the claim loses more than half of its lead once that number is the rival's.

The lead of an answer has three parts. A doubt that is right half of the
time separates the first two. The third part is what the other answer loses if a
player always gives it. A cause names one part.
"""

from typing import Any, NamedTuple

from msgspec import convert
from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import step
from mendax.core.text_form import read
from mendax.games.french_poker.actions import Believe as PokerBelieve
from mendax.games.french_poker.actions import Doubt as PokerDoubt
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.mia.actions import ACTIONS, Announce, Believe, Doubt, Reroll
from mendax.games.mia.view import MiaView
from mendax.practice.puzzle import MIXED, Puzzle
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
        self.believing: Any = Believe() if mia else PokerBelieve()
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
        belief = doubt
        if chance < 0.995:
            belief = (option.worth - chance * doubt) / (1 - chance)
        elif self.believing in concrete(self.game.legal_actions(after, after.turn)):
            believed = step(self.game, after, after.turn, self.believing).state
            belief = 100 * self.walk.value(believed)
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
            without = best.having(belief=rival.belief)
            if key == "bait":  # the mean of both orders in which the numbers can change
                swapped = rival.having(doubted=best.doubted) - rival.worth
                without = (
                    best.worth - (best.worth - best.having(doubted=rival.doubted) + swapped) / 2
                )
        lead = best.worth - rival.worth
        return (best.worth - without) / lead if lead > CLOSE else None


LIES = ("mostly-lie", "rarely-lie", "lie-seldom", "luck-needed", "luck-likely")
GOING_ON = (
    *("only-top", "next-must-lie", "hard-to-beat", "go-on-worse"),
    *("easy-to-beat", "go-on-better"),
)
ALWAYS = ("always-believe", "always-doubt", "top-always", "top-deters")
BOTH = ("top",)
"""Causes that name the first two parts of a lead."""


class Lead(NamedTuple):
    """The parts of the lead of an answer, in points."""

    lies: float
    going_on: float
    always: float

    def shortfall(self, key: str) -> float:
        """Return by how much another part outweighs the part that a cause names."""
        sound = self.lies + self.going_on
        if key in ALWAYS:
            return sound - self.always
        if key in BOTH:
            return self.always - sound
        assert key in (*LIES, *GOING_ON), key
        parts = (self.lies, self.going_on) if key in LIES else (self.going_on, self.lies)
        return max(self.always - sound, parts[1] - parts[0])


def lead_of(puzzle: Puzzle) -> Lead:
    """Return the parts of the lead of the best answer over a doubt, or of a doubt over the rest."""
    puzzle = replace(puzzle, view=convert(puzzle.view, VIEWS[puzzle.game]))
    walk: Any = MiaWalk(puzzle) if puzzle.game == "mia" else PokerWalk(puzzle)
    worths, best = walk.worths(puzzle), puzzle.best.action
    doubts = best == "doubt"
    other = max((a for a in worths if a != "doubt"), key=lambda a: (a == best, worths[a]))
    even = _even(walk)
    lies, going_on = worths["doubt"] - even, even - worths[other]
    if not doubts:
        lies, going_on = -lies, -going_on
    worse = other if doubts else "doubt"
    shown = next(option.worth for option in puzzle.options if option.action == worse)
    return Lead(lies, going_on, worths[worse] - shown)


def _even(walk: Any) -> float:
    """Return the value of a doubt that is right half of the time, in points.

    Fresh dice stand for a lie, or for a truth, that no sound player tells.
    """
    told = _opened(walk, walk.states())
    if len(told) < 2:
        told = _opened(walk, walk.fresh()) | told
    return 100 * sum(told.values()) / len(told)


def _opened(walk: Any, states: Any) -> dict[bool, float]:
    """Return the mean value of a doubt, by whether the claim is a lie."""
    mia = isinstance(walk, MiaWalk)
    game: Any = MIA if mia else POKER
    doubt: Any = Doubt() if mia else PokerDoubt()
    found = dict[bool, list[tuple[float, float]]]()
    for state, chance in states:
        end = step(game, state, walk.you, doubt).state
        found.setdefault(_costs(walk, end), []).append((chance, walk.value(end)))
    return {
        lie: sum(chance * value for chance, value in each) / sum(chance for chance, _ in each)
        for lie, each in found.items()
    }


def _costs(walk: Any, end: Any) -> bool:
    """Return whether a doubt cost the seat that claimed more than the others."""
    changes = [now - then for then, now in zip(walk.view.standing, end.standing, strict=True)]
    return bool(changes[walk.view.claims[-1].seat] < max(changes))


def guaranteed_answers(puzzle: Puzzle) -> dict[str, float]:
    """Return the value of each answer of two players of Mia, in points.

    An answer of the solution has its value against sound play. Another answer loses what an
    opponent gains who expects it and makes the claim with every roll for which that pays.
    """
    puzzle = replace(puzzle, view=convert(puzzle.view, MiaView))
    walk = MiaWalk(puzzle)
    sound = walk.worths(puzzle)
    made = [option.action for option in puzzle.options if option.share >= MIXED]
    best = max(sound[action] for action in made)
    return {
        action: worth if action in made else min(worth, best - _invited(walk, action))
        for action, worth in sound.items()
    }


def _invited(walk: MiaWalk, answer: str) -> float:
    """Return the points that an opponent gains from a player who always gives this answer."""
    gained, answering = 0.0, read(answer, ACTIONS)
    for state, chance in walk.fresh():
        claim = state.claims[-1]
        before = replace(state, phase="cup", turn=claim.seat, claims=state.claims[:-1], looked=True)
        moves = concrete(MIA.legal_actions(before, claim.seat))
        least = min(
            walk.value(step(MIA, before, claim.seat, move).state)
            for move in moves
            if isinstance(move, Announce | Reroll)
        )
        paid = walk.value(step(MIA, state, walk.you, answering).state)
        gained += chance * max(0.0, least - paid)
    return 100 * gained
