"""Policies that need no thought. The packaged puzzles are chosen so that none of them passes."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import PRESETS
from mendax.practice.puzzle import Puzzle, right

USUAL: Final = frozenset(("truth", "pairs"))
"""The policies that beginners think of first."""
_GROUPING: Final = USUAL | {"lowest", "highest"}
_ORDERS: Final = ("hold", "single", "double", "triple")
"""The group of an order by the number of its swords."""
_ANSWERS: Final = (("doubt",), ("believe", "concede"), ("pass-on",))
"""The policies of answers. To concede a top claim is to believe it."""
_BETS: Final = (("fold", "check"), ("call", "check"), ("raise", "bet"))
"""The policies of bets."""


def solved_by(puzzle: Puzzle) -> frozenset[str]:
    """Return the names of the constant policies that solve a puzzle."""
    actions = [option.action for option in puzzle.options]
    good = {option.action for option in puzzle.options if right(option)}
    return frozenset(name for name, choice in _choices(puzzle, actions) if choice in good)


def group(puzzle: Puzzle) -> str:
    """Return the group of a puzzle within its kind. Feeds draw from all groups of a kind.

    Answers and bets are grouped by the right move, orders by the number of swords, and others by
    the constant policies that solve them.
    """
    if puzzle.kind in ("answer", "bet"):
        return puzzle.best.action.split()[0]
    if puzzle.kind == "order":
        return _ORDERS[_swords(puzzle.best.action)]
    return " ".join(sorted(solved_by(puzzle) & _GROUPING)) or "other"


def _choices(puzzle: Puzzle, actions: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the name of each policy with its choice. A claim's options rise."""
    if puzzle.kind == "answer":
        for words in _ANSWERS:
            found = [action for action in actions if action.split()[0] in words]
            if found:
                yield words[0], found[0]
        return
    yield "lowest", actions[0]
    yield "middle", actions[(len(actions) - 1) // 2]
    yield "upper middle", actions[len(actions) // 2]
    yield "highest", actions[-1]
    if puzzle.kind == "order":
        yield from _orders(actions)
    if puzzle.kind == "bet":
        for words in _BETS:
            yield words[0], next((a for a in actions if a.split()[0] in words), actions[0])
    if puzzle.kind in ("order", "bet"):
        return
    truth = f"announce {truth_of(puzzle)}"
    yield "truth", truth if truth in actions else actions[0]
    if puzzle.kind == "keep":
        yield "all", next((action for action in actions if action == "roll-all"), actions[-1])
        yield "pairs", _pairs(puzzle, actions)


def _orders(actions: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the policies of orders: a number of swords, a card without a shield, or many cards."""
    for swords, name in enumerate(_ORDERS):
        yield name, next((a for a in actions if _swords(a) == swords), actions[0])
    yield "bare", next((a for a in actions if a == "strike 1x1"), actions[0])
    yield "many", max(actions, key=lambda action: action.count("x"))


def _swords(order: str) -> int:
    return sum(int(word.partition("x")[2]) for word in order.split() if "x" in word)


def truth_of(puzzle: Puzzle) -> str:
    """Return the claim that equals the dice that the seat knows, or an empty text."""
    view = msgspec.to_builtins(puzzle.view)
    if puzzle.game == "mia":
        return str(view["roll"] or "")
    order, dice = order_of(PRESETS[puzzle.preset]), _dice(puzzle)
    if None in dice:
        return ""
    return str(order.spellings[order.worth(tuple(sorted(die for die in dice if die)))])


def _dice(puzzle: Puzzle) -> list[int | None]:
    return [die["pips"] for die in msgspec.to_builtins(puzzle.view)["dice"]]


def _pairs(puzzle: Puzzle, actions: Sequence[str]) -> str:
    """Return the choice to keep all dice of equal faces, open if possible."""
    dice = [die for die in _dice(puzzle) if die]
    often = Counter(dice)
    kept = " ".join(str(die) for die in sorted(dice) if often[die] > 1)
    found = [a for a in (f"keep-open {kept}", f"roll-rest {kept}") if a in actions]
    return (*found, "roll-all" if "roll-all" in actions else actions[-1])[0]
