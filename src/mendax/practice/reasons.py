"""Explanations of puzzles, as catalogue keys with numbers about the options.

The catalogue calls the best move ``told``. Numbers are in percent or points.
"""

from collections.abc import Sequence

from mendax.core.game import Reason
from mendax.practice.puzzle import MIXED, PuzzleOption


def best_of(options: Sequence[PuzzleOption]) -> PuzzleOption:
    """Return the option that sound players choose most often; ties go to the most valuable."""
    return max(options, key=lambda option: (option.share, option.worth))


def next_cost(options: Sequence[PuzzleOption]) -> float:
    """Return the cost of the best option below excellent, or 0 if there is none."""
    costs = [o.cost for o in options if o.grade != "excellent"]
    return min(costs, default=0.0)


def answer_reason(
    options: Sequence[PuzzleOption], lie: float | None, need: float | None = None
) -> Reason:
    """Return the explanation of an answer: the chance of a lie, and the chance that makes doubting
    pay.
    """
    best = best_of(options)
    word, _, value = best.action.partition(" ")
    mixed = [option for option in options if option.share >= MIXED]
    arguments: dict[str, str | int] = {
        "action": "either" if len(mixed) > 1 else word,
        "value": value or "-",
        "worth": f"{best.worth:.1f}",
        "next": f"{next_cost(options):.1f}",
    }
    if lie is None:
        return Reason("practice-why-known", arguments)
    arguments["lie"] = round(100 * lie)
    if need is None:
        return Reason("practice-why-answer", arguments)
    return Reason("practice-why-threshold", arguments | {"need": round(100 * need)})


def claim_reason(options: Sequence[PuzzleOption]) -> Reason:
    """Return the explanation of a claim: how often it is doubted, and the next option's cost."""
    best = best_of(options)
    word, _, value = best.action.partition(" ")
    return Reason(
        "practice-why-claim",
        {
            "action": word,
            "value": value,
            "doubted": round(100 * (best.doubted or 0.0)),
            "worth": f"{best.worth:.1f}",
            "next": f"{next_cost(options):.1f}",
        },
    )


def best_reason(options: Sequence[PuzzleOption]) -> Reason:
    """Return the explanation of any other move: its value and the next option's cost."""
    worth, cost = best_of(options).worth, next_cost(options)
    return Reason("practice-why-best", {"worth": f"{worth:.1f}", "next": f"{cost:.1f}"})
