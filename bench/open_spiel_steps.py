"""Steps per second through OpenSpiel: its games and ours.

``steps()`` returns a row for each game, measured in the same run, for ``bench environments``. Run
as a program, the module prints the rows. A step is one random action of a seat or of chance.
"""

import random
import sys
import time
from collections.abc import Iterator
from typing import NamedTuple

import pyspiel
from open_spiel.python.games import (  # noqa: F401  # register theirs
    kuhn_poker,
    liars_poker,
    pokerkit_wrapper,
    team_dominoes,
)

import mendax.adapters.open_spiel  # noqa: F401  # registers ours

OURS = (
    "mendax_mia(players=2)",
    "mendax_mia(players=20)",
    "mendax_mia(players=2,options=lives:1;sides:3;values:4)",
    "mendax_french_poker(players=2)",
    "mendax_sword_of_lies(players=3)",
)
THEIRS = (
    "python_kuhn_poker",
    "python_liars_poker",
    "python_team_dominoes",
    "python_pokerkit_wrapper",
)
IN_C = ("leduc_poker", "liars_dice")
SECONDS = 1.0
PORTIONS = 5


class SpielRow(NamedTuple):
    """The figures of one game."""

    label: str
    steps: float
    """Steps per CPU second in the best portion, because the machine is shared."""


def measured(name: str, seconds: float = SECONDS) -> SpielRow:
    """Play random games of ``name``."""
    game, choice, best = pyspiel.load_game(name), random.Random(7).choice, 0.0
    for _ in range(PORTIONS):
        steps, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / PORTIONS:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
                steps += 1
        best = max(best, steps / spent)
    return SpielRow(name, best)


def steps(seconds: float = SECONDS) -> Iterator[SpielRow]:
    """Yield every game: ours first, then OpenSpiel's in Python and in C++."""
    for name in (*OURS, *THEIRS, *IN_C):
        yield measured(name, seconds)


if __name__ == "__main__":
    for row in steps():
        print(f"| {row.label} | {row.steps:,.0f} |")
        sys.stdout.flush()
