"""Puzzles as plain data: a position as one seat sees it, and each option's value.

Values are in points: percentages of games won, or hundredths of the unit in a scored game. This
module loads no numerical code.
"""

import hashlib
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from mendax.coach.causes import AnswerFact
from mendax.coach.results import Unit
from mendax.core.game import Reason, Seat, Value
from mendax.core.meanings import BySeat
from mendax.core.text_form import write
from mendax.games.cards import Colour

Kind = Literal["answer", "announce", "keep", "order", "bet"]
"""The question of a puzzle.

- ``answer``: believe or doubt
- ``announce``: which value to claim
- ``keep``: which dice to keep
- ``order``: which order to write
- ``bet``: fold, call or raise
"""
KINDS: Final[tuple[Kind, ...]] = ("answer", "announce", "keep", "order", "bet")
Grade = Literal["excellent", "good", "inaccurate", "blunder"]

EXCELLENT: Final = 0.1
GOOD: Final = 1.0
INACCURATE: Final = 5.0
"""The largest costs of three of the grades, in points."""
ERRORS: Final = 2.0
"""A cost within this many standard errors is not a mistake."""
MIXED: Final = 0.005
"""An option that sound players choose at least this often is right."""
MIDDLE: Final = 1500
"""The rating of beginners, and of a person who has not yet answered a puzzle."""
SIGNS: Final[Mapping[Grade, str]] = {
    "excellent": "🟩",
    "good": "🟨",
    "inaccurate": "🟧",
    "blunder": "🟥",
}
"""The symbols of the grades in a shared result, which does not reveal the answers."""
_QUICK, _STEADY = 64, 24
"""The largest rating changes in points: for each of the first ten puzzles, and for later ones."""
LOWEST, HIGHEST = 600, 2400
"""The limits of ratings."""
_JUDGES: Final = ((10.0, 1700), (3.0, 1950), (1.0, 2200))
"""Simulated players that misjudge the value of an option, each with the typical error in points
and a rating.
"""
_HALVINGS: Final = 12


class OpenWarView(Value, frozen=True):
    """A two-player war in Sword of Lies before a round. It contains only public facts."""

    you: Seat
    rows: BySeat[tuple[int, ...]]
    """The lives of each card; 2 for a card with a shield."""
    swords: BySeat[int]
    armed: BySeat[int]
    """The number of swords before the first round, which breaks ties."""


class MarkedCard(Value, frozen=True):
    """A card before the war."""

    shield: int
    """The probability, in percent, that the card is a shield. It is 0 if no seat asked about the
    card.
    """
    by: Seat | None
    """The seat that gets two swords if the card is not a shield."""


class BettingView(Value, frozen=True):
    """A bet in Sword of Lies, as seen by the seat to act, which is seat 0."""

    you: Seat
    rows: BySeat[tuple[MarkedCard, ...]]
    """Each seat's cards. A row is empty if its seat folded."""
    stacks: BySeat[int]
    bets: BySeat[int]
    """The chips that each seat has bet in this round."""
    pot: int
    """The number of chips in the middle, including this round's bets."""
    price: int
    """The number of chips to call."""
    boldest: Seat | None
    """The first seat with the game's highest bet, which gets four swords. It is None if that seat
    folded.
    """
    highest: int
    """The game's highest bet."""
    size: int
    """The size of a bet in chips."""
    raises_left: int | None
    """The number of bets and raises still allowed in this round; None if unlimited."""
    round: int
    rounds: int


class NamedColourView(Value, frozen=True):
    """The named colour of a card in Sword of Lies, as seen by the player who asked about it."""

    named: Colour
    unseen: int
    """The number of cards that the seat has not seen."""
    count: int
    """The number of unseen cards of the named colour."""


PUZZLE_VIEWS: Final = (OpenWarView, BettingView, NamedColourView)
"""The view types used only by puzzles."""


class PuzzleOption(Value, frozen=True):
    """One option of a puzzle."""

    action: str
    """The move in the records' text form. Kept dice are faces, and orders name cards by their
    lives.
    """
    worth: float
    cost: float
    """The value lost compared with the best option."""
    share: float
    """The probability that a sound player chooses the option."""
    grade: Grade
    doubted: float | None = None
    """The probability that the next player doubts the claim. It is None for other moves."""
    mix: str = ""
    """The kind of choice that is counted (see ``mix``); empty in generated puzzles."""


class Puzzle(Value, frozen=True):
    """A position with a question."""

    id: str
    game: str
    preset: str
    rules: str
    """The options that differ from the preset, as words."""
    seats: int
    kind: Kind
    themes: tuple[str, ...]
    unit: Unit
    view: Any
    """The acting seat's view, as in the game's messages, or a type of ``PUZZLE_VIEWS``."""
    options: tuple[PuzzleOption, ...]
    """The options in display order. Some legal moves may be missing."""
    lie: float | None
    """The probability that a sound player's claim is a lie. It is None unless the question is an
    answer.
    """
    why: Reason
    """The explanation, as a catalogue key."""
    wrong: float
    """The share of beginners who choose a wrong option."""
    loss: float
    """The mean cost of the options that beginners choose, in points."""
    rating: int
    """The difficulty (see ``rating``)."""
    error: float = 0.0
    """The largest standard error of a cost, in points; 0 if the values are exact."""
    fact: AnswerFact | None = None
    """The fact that decides an answer. It is None unless ``lie`` is known."""

    @property
    def best(self) -> PuzzleOption:
        """Return the option that sound players choose most often."""
        return max(self.options, key=lambda option: (option.share, option.worth))


class Judged(NamedTuple):
    """An option before grading, with ``worth`` in points."""

    action: str
    worth: float
    share: float
    doubted: float | None = None


class PuzzleTable(NamedTuple):
    """The table of a spot."""

    game: str
    preset: str
    rules: str
    seats: int
    unit: Unit


class Spot(NamedTuple):
    """A position in a game, with its options and their worth."""

    game: str
    preset: str
    rules: str
    seats: int
    kind: Kind
    themes: tuple[str, ...]
    unit: Unit
    view: Value
    options: tuple[Judged, ...]
    lie: float | None
    beginners: Mapping[str, float]
    """The share of beginners that choose each option."""
    error: float = 0.0
    """The largest standard error of a cost, in points."""
    fact: AnswerFact | None = None
    """The fact that decides an answer."""


def grade(cost: float, share: float, error: float = 0.0) -> Grade:
    """Return the grade of an option from its cost in points. All options of a sound mix are
    excellent.
    """
    cost -= ERRORS * error
    if cost <= EXCELLENT or share >= MIXED:
        return "excellent"
    if cost <= GOOD:
        return "good"
    return "inaccurate" if cost <= INACCURATE else "blunder"


def right(option: PuzzleOption) -> bool:
    """Return whether choosing the option counts as solving the puzzle."""
    return option.grade in ("excellent", "good")


def guess_chance(options: Sequence[PuzzleOption]) -> float:
    """Return the probability that a random choice solves the puzzle."""
    return sum(map(right, options)) / len(options)


def solving(mine: int, puzzle: float, guess: float) -> float:
    """Return the probability that a person with the rating ``mine`` solves a puzzle.

    It is ``guess`` for a person who can only guess, and rises to 1 by Elo's formula.
    """
    return guess + (1 - guess) / (1 + 10 ** ((puzzle - mine) / 400))


def rating(options: Sequence[PuzzleOption], wrong: float) -> int:
    """Return the rating of a puzzle, at which simulated players solve it as often as expected.

    The players are beginners, who miss it with probability ``wrong``, and ``_JUDGES``.
    """
    chance = guess_chance(options)
    players = [(MIDDLE, 1 - wrong), *((mine, _judged(options, err)) for err, mine in _JUDGES)]
    solved = sum(share for _, share in players)
    low, high = float(LOWEST), float(HIGHEST)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if sum(solving(mine, middle, chance) for mine, _ in players) > solved:
            low = middle
        else:
            high = middle
    return round(low)


def _judged(options: Sequence[PuzzleOption], error: float) -> float:
    """Return how often a player solves a puzzle who misjudges values by about ``error`` points.

    Values are distorted by Gumbel noise, for which the chances are exact (a softmax).
    """
    weights = [math.exp(-option.cost / error) for option in options]
    good = sum(w for w, option in zip(weights, options, strict=True) if right(option))
    return good / sum(weights)


def rated_after(mine: int, puzzle: int, guess: float, solved: bool, before: int) -> int:
    """Return a person's rating after a puzzle: Elo's rule, which expects lucky guesses.

    ``guess`` is the share of the puzzle's options that are right. ``before`` is the number of
    puzzles that the person has answered earlier.
    """
    change = (_QUICK if before < 10 else _STEADY) * (solved - solving(mine, puzzle, guess))
    return max(LOWEST, round(mine + change))


def puzzle(spot: Spot, why: Callable[[Spot, Sequence[PuzzleOption]], Reason]) -> Puzzle:
    """Return a spot as a puzzle, with the explanation returned by ``why``."""
    top = max(option.worth for option in spot.options)
    graded = tuple(
        PuzzleOption(
            action=o.action,
            worth=o.worth,
            cost=top - o.worth,
            share=o.share,
            grade=grade(top - o.worth, o.share, spot.error),
            doubted=o.doubted,
        )
        for o in spot.options
    )
    taken = [spot.beginners.get(option.action, 0.0) for option in graded]
    whole = sum(taken) or 1.0
    pairs = [(option, chance / whole) for option, chance in zip(graded, taken, strict=True)]
    wrong = sum(chance for option, chance in pairs if not right(option))
    named = f"{spot.game} {spot.preset} {spot.rules} {spot.seats} {write(spot.view)}"
    return Puzzle(
        id=hashlib.blake2s(named.encode(), digest_size=5).hexdigest(),
        game=spot.game,
        preset=spot.preset,
        rules=spot.rules,
        seats=spot.seats,
        kind=spot.kind,
        themes=spot.themes,
        unit=spot.unit,
        view=spot.view,
        options=graded,
        lie=spot.lie,
        why=why(spot, graded),
        wrong=wrong,
        loss=sum(chance * option.cost for option, chance in pairs),
        rating=rating(graded, wrong),
        error=spot.error,
        fact=spot.fact,
    )
