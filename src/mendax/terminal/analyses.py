"""The games with a solver, statistics or exploiters. No other module of this layer lists them.

Modules are imported on demand, so a command loads only the modules of its game.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from mendax.core.game import Reason, RulesError
from mendax.terminal.analysis import GameExploiter, GameSolver, GameStatistics

T = TypeVar("T")


def _mia_solver() -> GameSolver:
    from mendax.terminal.mia import solving

    return solving


def _mia_statistics() -> GameStatistics:
    from mendax.terminal.mia import statistics

    return statistics


def _mia_exploiter() -> GameExploiter:
    from mendax.terminal.mia import exploiting

    return exploiting


def _french_poker_solver() -> GameSolver:
    from mendax.terminal.french_poker import solving

    return solving


def _french_poker_exploiter() -> GameExploiter:
    from mendax.terminal.french_poker import exploiting

    return exploiting


def _sword_of_lies_exploiter() -> GameExploiter:
    from mendax.terminal.sword_of_lies import exploiting

    return exploiting


SOLVERS: Final[Mapping[str, Callable[[], GameSolver]]] = {
    "mia": _mia_solver,
    "french_poker": _french_poker_solver,
}
STATISTICS: Final[Mapping[str, Callable[[], GameStatistics]]] = {"mia": _mia_statistics}
EXPLOITERS: Final[Mapping[str, Callable[[], GameExploiter]]] = {
    "french_poker": _french_poker_exploiter,
    "sword_of_lies": _sword_of_lies_exploiter,
    "mia": _mia_exploiter,
}
"""Loaders of exploiters, keyed by game name. A new game adds one line."""


def solver_of(game: str) -> GameSolver:
    """Return the solver of ``game``. Raises ``RulesError``, naming the games that have one."""
    return _asked(SOLVERS, game, "solver-refused-game")


def statistics_of(game: str) -> GameStatistics:
    """Return the statistics of ``game``. Raises ``RulesError``, naming the games that have them."""
    return _asked(STATISTICS, game, "stats-refused-game")


def exploiter_of(game: str) -> GameExploiter:
    """Return the exploiter of ``game``. Raises ``RulesError``, naming the games that have one."""
    return _asked(EXPLOITERS, game, "exploit-refused-game")


def _asked(known: Mapping[str, Callable[[], T]], game: str, refusal: str) -> T:
    if game not in known:
        raise RulesError(Reason(refusal, {"game": game, "allowed": ", ".join(known)}))
    return known[game]()
