"""All betting rounds between two seats of Sword of Lies as one game, from the deal on.

``python -m bench.sword_whole`` plays games of two marshals and a player who folds to any bet. It
solves each position after this fold in the first round, and writes a table into
``docs/sword-of-lies.md``: the histories and the time, the exploitability of the solution, and that
of a player who solves each round separately and reveals cards like a marshal.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from statistics import fmean
from time import thread_time
from typing import Final, NamedTuple

import numpy as np

from bench.pages import replaced
from bench.stamps import stamp
from bench.sword_bets import PAGE, RULES, SWORD, positions
from mendax.bots.sword_of_lies.marshal import EARLY_SHIELD, TURNS
from mendax.solver.generic.typed_game import Floats
from mendax.solver.sword_of_lies.hidden_bets import HiddenRound
from mendax.solver.sword_of_lies.whole_betting import (
    Ints,
    WholeSolution,
    judged,
    round_by_round,
    solved,
    stages_of,
)
from tools.ground import ROOT

_TURNS: Final = 400
_POSITIONS: Final = 4
_GAMES: Final = 60


def marshals_reveals(hidden: int, bare: Ints) -> Floats:
    """Return how often a marshal reveals a bare card (see ``round_by_round``)."""
    types = np.arange(hidden + 1)
    few = 2 * (RULES.cards - bare[:, None] - types) < RULES.cards
    odds = np.where(few, 0.0, 1 - EARLY_SHIELD)
    return np.where(types == 0, 0.0, np.where(types == hidden, 1.0, odds))


class WholeGame(NamedTuple):
    """The measurements of one position."""

    histories: int
    """The number of histories of bets and reveals before the last hidden round."""
    seconds: float
    gain: float
    """The exploitability of the solution, as a share of the pot."""
    by_rounds: float
    """The exploitability of a player that solves each round separately."""


def measured(hidden: HiddenRound, turns: int) -> WholeGame:
    """Solve a position and judge the strategy of single rounds in it."""
    pot = sum(hidden.made.betting.paid) + sum(hidden.made.betting.bets)
    stages, began = stages_of(hidden), thread_time()
    solution = solved(stages, turns)
    seconds = thread_time() - began
    single = judged(stages, round_by_round(stages, marshals_reveals, TURNS[2]))

    def share(found: WholeSolution) -> float:
        return fmean(found.gains) / pot

    return WholeGame(stages[-1].histories, seconds, share(solution), share(single))


def first_rounds(games: int) -> Iterator[HiddenRound]:
    """Yield the first rounds between two marshals that the solver covers."""
    for at in positions(games):
        hidden = at.seen() if at.state.round == 1 else None
        if hidden is not None:
            yield hidden


def tables(count: int, turns: int) -> Iterator[str]:
    """Yield the table of the first ``count`` positions."""
    found = [measured(hidden, turns) for hidden in islice(first_rounds(_GAMES), count)]
    yield "| from the deal on | positions | mean | most |"
    yield "|---|---|---|---|"
    rows = (
        ("histories before the last hidden round", "histories", "{:,.0f}"),
        (f"time to solve ({turns} turns)", "seconds", "{:.0f} s"),
        ("exploitability of the solution, in shares of the pot", "gain", "{:.3%}"),
        ("exploitability of separate rounds", "by_rounds", "{:.2%}"),
    )
    for name, field, form in rows:
        values = [getattr(one, field) for one in found]
        cells = (form.format(fmean(values)), form.format(max(values)))
        yield f"| {name} | {len(found)} | {' | '.join(cells)} |"


def main() -> int:
    """Measure, and write the table."""
    page, lines = ROOT / PAGE, [*tables(_POSITIONS, _TURNS)]
    sys.stdout.write("\n".join(lines) + "\n")
    page.write_text(replaced(page.read_text(), "whole game", lines))
    stamp(PAGE, "whole game", "python -m bench.sword_whole", SWORD.name, ("marshal",))
    return 0


if __name__ == "__main__":
    sys.exit(main())
