"""The coaches of Mendax and of installed packages.

A package provides a coach with an entry point in the group ``mendax.coaches``. The entry point is
named after the game and refers to a class that is called without arguments. Entry points are loaded
when a game without a built-in coach is requested. If a coach fails to load, a warning names its
package, and the game is played without a coach.
"""

import functools
from typing import Final

from mendax.coach.french_poker.coach import FrenchPokerCoach
from mendax.coach.mia.coach import MiaCoach
from mendax.coach.protocol import Coach, Solving
from mendax.coach.sword_of_lies.coach import SwordCoach
from mendax.games.entry_points import made_by_game

GROUP: Final = "mendax.coaches"
"""The entry point group for coaches from packages."""
BUILT_IN: Final[dict[str, Coach]] = {
    coach.game: coach for coach in (MiaCoach(), FrenchPokerCoach(), SwordCoach())
}

PRICED: Final = ("mia", "french_poker")
"""The games whose coach values moves by a solution, so that decisions have a price."""


def coach_of(game: str) -> Coach | None:
    """Return the game's coach, or None."""
    return BUILT_IN[game] if game in BUILT_IN else installed().get(game)


def coached_games() -> tuple[str, ...]:
    """Return the games that have a coach."""
    return tuple({**BUILT_IN, **installed()})


def solver_of(game: str) -> Solving | None:
    """Return the coach of the game if it solves games, otherwise None."""
    coach: object = coach_of(game)
    return coach if isinstance(coach, Solving) else None


def solvers() -> tuple[Solving, ...]:
    """Return all coaches that solve games."""
    each = (solver_of(game) for game in (*BUILT_IN, *installed()))
    return tuple(solver for solver in each if solver is not None)


@functools.cache
def installed() -> dict[str, Coach]:
    """Return the coaches of installed packages, by game."""
    return made_by_game(GROUP, "coach")
