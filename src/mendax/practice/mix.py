"""The kinds of choices whose frequencies are compared with sound play in the same spots.

A choice that sound players mix in is no mistake, but always making it can be exploited. Kinds are
``doubt`` and ``lie`` by the height of the claim, and the usual choice. Only tables of two players
are compared, because games of more players have several solutions.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from mendax.coach.results import Review
from mendax.core.game import Value
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.odds import chances, own_dice
from mendax.games.french_poker.rules import PRESETS as POKER_PRESETS
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.mia.order import ranking, reaches
from mendax.games.mia.rules import PRESETS as MIA_PRESETS
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView
from mendax.games.rules import parse_options
from mendax.practice.puzzle import Puzzle

Height = Literal["low", "middle", "high"]
COMPARED: Final = ("mia", "french_poker")
_SEATS: Final = 2
_LOW, _MIDDLE = 1 / 2, 1 / 6
"""The smallest shares of fresh rolls that reach a low claim, and one of middle height."""
View = TypeVar("View")


class MixTally(Value, frozen=True):
    """A player's choices of one kind, and how often sound play makes them in the same spots."""

    count: int
    """The number of decisions with a choice of this kind."""
    done: int
    sound: float
    """The sum of the probabilities of sound play."""
    variance: float
    """The sum of p · (1 − p) over these probabilities."""


class MixOption(NamedTuple):
    """An option with its kind, and its probability in sound play."""

    action: str
    share: float
    kind: str


def marked(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with the kind of each option."""
    if puzzle.game not in COMPARED or puzzle.seats != _SEATS:
        return puzzle
    if puzzle.game == "mia":
        rules: Any = parse_options(MIA_PRESETS[puzzle.preset], puzzle.rules.split())
    else:
        rules = parse_options(POKER_PRESETS[puzzle.preset], puzzle.rules.split())
    actions = [option.action for option in puzzle.options]
    found = kinds(rules, puzzle.view, actions)
    options = zip(puzzle.options, found, strict=True)
    return replace(puzzle, options=tuple(replace(o, mix=kind) for o, kind in options))


def kinds(rules: Any, view: Any, actions: Sequence[str]) -> tuple[str, ...]:
    """Return the kind of each action in a view of Mia or French poker; other actions have none.

    A decision between other options than answers or claims has no kinds at all.
    """
    words = {action.split()[0] for action in actions}
    if isinstance(rules, MiaRules):
        return _mia(rules, _read(view, MiaView), actions, words)
    return _poker(rules, _read(view, FrenchPokerView), actions, words)


def _mia(
    rules: MiaRules, view: MiaView, actions: Sequence[str], words: set[str]
) -> tuple[str, ...]:
    if view.phase == "answer":
        asked = view.roll is None and words == {"believe", "doubt"}
        height = _height(float(reaches(rules, view.claims[-1].value))) if asked else None
        return _answers(actions, height)
    if view.roll is None or words != {"announce"}:
        return ("",) * len(actions)
    rank, roll = ranking(rules).rank, view.roll
    values = [int(action.split()[1]) for action in actions]
    lies = [rank[value] > rank[roll] for value in values]
    heights = [_height(float(reaches(rules, value))) for value in values]
    return _claims(lies, heights)


def _poker(
    rules: FrenchPokerRules, view: FrenchPokerView, actions: Sequence[str], words: set[str]
) -> tuple[str, ...]:
    order, odds, dice = order_of(rules), chances(rules, ()), own_dice(view)
    if view.phase == "answer":
        asked = dice is None and words == {"believe", "doubt"}
        claim = order.step[view.claims[-1].claim]
        return _answers(actions, _height(float(odds.of(claim))) if asked else None)
    if dice is None or words != {"announce"}:
        return ("",) * len(actions)
    spelled = {str(spelling): step for spelling, step in order.step.items()}
    steps = [spelled[action.split()[1]] for action in actions]
    true = order.worth(dice)
    return _claims([s > true for s in steps], [_height(float(odds.of(s))) for s in steps])


def _answers(actions: Sequence[str], height: Height | None) -> tuple[str, ...]:
    if height is None:
        return ("",) * len(actions)
    return tuple(f"doubt-{height}" if action == "doubt" else "answer" for action in actions)


def _claims(lies: Sequence[bool], heights: Sequence[Height]) -> tuple[str, ...]:
    told = zip(lies, heights, strict=True)
    return tuple(f"lie-{height}" if lie else "claim" for lie, height in told)


def _height(reached: float) -> Height:
    return "low" if reached >= _LOW else "middle" if reached >= _MIDDLE else "high"


def _read(view: Any, kind: type[View]) -> View:
    return view if isinstance(view, kind) else msgspec.convert(view, kind)


def counted(
    tallies: Mapping[str, MixTally], options: Sequence[MixOption], done: str
) -> Mapping[str, MixTally]:
    """Return the tallies with one more decision, in which the player did ``done``.

    Probabilities are conditional on the given options.
    """
    whole = sum(option.share for option in options)
    if not whole or not any(option.kind for option in options):
        return tallies
    usual = max(options, key=lambda option: option.share)
    answers = any(option.kind.split("-")[0] in ("answer", "doubt") for option in options)
    chosen = next(option for option in options if option.action == done)
    of = {f"usual-{'answer' if answers else 'claim'}": (usual.share, chosen is usual)}
    for kind in {option.kind for option in options if "-" in option.kind}:
        share = sum(option.share for option in options if option.kind == kind)
        of[kind] = (share, chosen.kind == kind)
    added = dict(tallies)
    for kind, (share, did) in of.items():
        old, p = added.get(kind, MixTally(0, 0, 0.0, 0.0)), share / whole
        added[kind] = MixTally(
            old.count + 1, old.done + did, old.sound + p, old.variance + p * (1 - p)
        )
    return added


def reviewed(
    rules: Any, review: Review, seats: int, views: Mapping[int, Any]
) -> Mapping[str, MixTally]:
    """Return the tallies of a review's decisions, by kind.

    ``views`` are the seat's views at its decisions, keyed by entry number. Decisions valued by the
    play at the table, and answers to claims that sound players never make, do not count.
    """
    tallies: Mapping[str, MixTally] = {}
    if seats != _SEATS or not isinstance(rules, MiaRules | FrenchPokerRules):
        return tallies
    for decision in review.decisions:
        view = views.get(decision.entry)
        if view is None or decision.here or not decision.expected:
            continue
        actions = [option.action for option in decision.alternatives]
        options = [
            MixOption(option.action, option.chance, kind)
            for option, kind in zip(decision.alternatives, kinds(rules, view, actions), strict=True)
        ]
        if decision.done in actions:
            tallies = counted(tallies, options, decision.done)
    return tallies
