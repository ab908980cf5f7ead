"""Explanations of puzzles, computed from the data of a puzzle.

``explanation`` needs no solver, so a file of puzzles need not store explanations, and a browser
computes them too.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

import msgspec

from mendax.coach.causes import AnsweredClaim, AnswerFact, RatedChoice
from mendax.coach.french_poker.causes import cause as poker_cause
from mendax.coach.mia.causes import cause as mia_cause
from mendax.core.game import Reason
from mendax.games.french_poker.rules import PRESETS as POKER_PRESETS
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.mia.rules import PRESETS as MIA_PRESETS
from mendax.games.mia.view import MiaView
from mendax.games.rules import parse_options
from mendax.practice.puzzle import PuzzleOption, right

EXPLAINED: Final = ("mia", "french_poker")
"""The games whose puzzles have causes."""
View = TypeVar("View")


class ValuedOption(Protocol):
    """An option with its value."""

    @property
    def action(self) -> str: ...
    @property
    def worth(self) -> float: ...
    @property
    def share(self) -> float: ...
    @property
    def doubted(self) -> float | None: ...


Option = TypeVar("Option", bound=ValuedOption)


class ExplainedPuzzle(Protocol):
    """The parts of a puzzle that its explanation depends on."""

    @property
    def game(self) -> str: ...
    @property
    def preset(self) -> str: ...
    @property
    def rules(self) -> str: ...
    @property
    def view(self) -> Any:
        """The view as a struct, or as decoded from JSON."""

    @property
    def options(self) -> Sequence[ValuedOption]: ...
    @property
    def lie(self) -> float | None: ...
    @property
    def fact(self) -> AnswerFact | None: ...


class Figured(Protocol):
    """The parts of a puzzle that its figures depend on."""

    @property
    def options(self) -> Sequence[PuzzleOption]: ...
    @property
    def lie(self) -> float | None: ...


def explanation(puzzle: ExplainedPuzzle) -> Reason:
    """Return why the best option of a puzzle of Mia or French poker is the best.

    Raises ``ValueError`` for other games.
    """
    choices = [RatedChoice(o.action, o.worth, o.share, o.doubted) for o in puzzle.options]
    best = best_of(choices)
    answered = None if puzzle.lie is None else AnsweredClaim(puzzle.lie, puzzle.fact or "lies")
    if puzzle.game == "mia":
        rules = parse_options(MIA_PRESETS[puzzle.preset], puzzle.rules.split())
        return mia_cause(rules, _read(puzzle.view, MiaView), choices, best, answered)
    if puzzle.game != "french_poker":
        raise ValueError(f"no causes for {puzzle.game}")
    poker = parse_options(POKER_PRESETS[puzzle.preset], puzzle.rules.split())
    view = _read(puzzle.view, FrenchPokerView)
    return poker_cause(poker, view, choices, best, answered)


def _read(view: Any, kind: type[View]) -> View:
    return view if isinstance(view, kind) else msgspec.convert(view, kind)


def figures(puzzle: Figured, solved: bool) -> Reason:
    """Return the sentence with the figures of a puzzle of Mia or French poker.

    If it was not ``solved``, the sentence omits the cost of the best wrong option.
    """
    kind, chance = "other", best_of(puzzle.options).doubted
    if puzzle.lie is not None:
        kind, chance = "answer", puzzle.lie
        if round(100 * chance) == 0:
            kind = "honest"
    elif chance is not None:
        kind = "announce"
    return Reason(
        "practice-figures",
        {
            "kind": kind,
            "chance": round(100 * (chance or 0.0)),
            "next": f"{next_cost(puzzle.options):.1f}" if solved else "none",
        },
    )


def best_of(options: Sequence[Option]) -> Option:
    """Return the option that sound players choose most often; ties go to the most valuable."""
    return max(options, key=lambda option: (option.share, option.worth))


def next_cost(options: Sequence[PuzzleOption]) -> float:
    """Return the cost of the best wrong option, or 0 if all options are right."""
    return min((o.cost for o in options if not right(o)), default=0.0)


def best_reason(options: Sequence[PuzzleOption]) -> Reason:
    """Return an explanation without a cause: the best option's value and the best wrong one's
    cost.
    """
    return Reason(
        "practice-why-best",
        {"worth": f"{best_of(options).worth:.1f}", "next": f"{next_cost(options):.1f}"},
    )
