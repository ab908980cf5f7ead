"""French poker with three seats: what a player gains by remembering the whole round.

``python -m bench.three_seats`` prints a table for a toy with three dice and four faces: the payoffs
of a round in which all seats forget earlier hands, and the gain of one seat with the same memory,
and with full memory. ``--turns`` sets the turns of learning.
"""

import argparse
import sys
from collections.abc import Iterator

from bench.three_seats.forgetting import ForgettingRound, learned
from bench.three_seats.full_memory import FullMemoryResponse
from bench.three_seats.split_dice import Floats, split_dice, toy_worth

_DICE, _FACES = 3, 4


def rows(turns: int) -> Iterator[str]:
    """Yield the table as Markdown, one row for each memory of the answerer."""
    yield (
        "| the answerer remembers | payoff by place | gain with the same memory "
        "| gain with full memory | cost of forgetting |"
    )
    yield "|---" * 5 + "|"
    dice = split_dice(_DICE, _FACES, toy_worth(_DICE, _FACES))
    for pooled, memory in (
        (True, "open dice, last two claims"),
        (False, "open dice, last two claims, how the dice were rolled"),
    ):
        yield f"| {memory} | {_row(learned(dice, turns, pooled))} |"


def _row(strategy: ForgettingRound) -> str:
    followed = strategy.followed()
    same, full = strategy.responded(), FullMemoryResponse(strategy).payoffs()
    means = [float((gain - followed).mean()) for gain in (same, full)]
    return " | ".join(
        [_listed(followed), *(f"{gain:.4f}" for gain in (*means, means[1] - means[0]))]
    )


def _listed(payoffs: Floats) -> str:
    return ", ".join(f"{payoff:+.3f}".replace("-", "−") for payoff in payoffs)


def main() -> int:
    """Print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--turns", type=int, default=1000)
    for line in rows(asked.parse_args().turns):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
