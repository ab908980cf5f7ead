"""The coach of a game, as the terminal asks it: with whatever it takes to know a table."""

from pathlib import Path
from typing import Any

from mendax.coach.protocol import Coach
from mendax.terminal.analyses import SOLVERS, solver_of
from mendax.words import Words


def introduce(coach: Coach, rules: Any, seats: int, file: Path | None, words: Words) -> None:
    """Has ``coach`` know such a table, by the policy in ``file`` if one is given.

    A game that the terminal can't solve is coached by what its coach knows by itself. Raises
    ``RulesError`` for a file then, and otherwise ``MendaxError`` with what the solver refuses.
    """
    if file is not None or coach.game in SOLVERS:
        solver_of(coach.game).introduce(rules, seats, file, words)
