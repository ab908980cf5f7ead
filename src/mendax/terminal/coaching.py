"""A game's coach in the terminal, with a policy for the requested table."""

from pathlib import Path
from typing import Any

from mendax.coach.protocol import Coach
from mendax.terminal.analyses import SOLVERS, solver_of
from mendax.words import Words


def introduce(coach: Coach, rules: Any, seats: int, file: Path | None, words: Words) -> None:
    """Give ``coach`` a policy for this table, from ``file`` if given.

    Games without a solver in the terminal use the coach's own policies. Raises ``RulesError`` if
    ``file`` is given for a game without a solver, and ``MendaxError`` with the solver's reason.
    """
    if file is not None or coach.game in SOLVERS:
        solver_of(coach.game).introduce(rules, seats, file, words)
