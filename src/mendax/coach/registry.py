"""The coaches there are: those of Mendax, and those of installed packages.

A package brings a coach by an entry point of the group ``mendax.coaches``: its name is the game's,
it points to a class that is called without arguments. Packages are looked through when somebody
asks for a game that no built-in coach is for. A coach that can't be loaded is none, with a warning
that names its package: a game is played without a coach just as well.
"""

import functools
from typing import Final

from mendax.coach.french_poker.coach import FrenchPokerCoach
from mendax.coach.mia.coach import MiaCoach
from mendax.coach.protocol import Coach, Solving
from mendax.coach.sword_of_lies.coach import SwordCoach
from mendax.games.entry_points import made_by_game

GROUP: Final = "mendax.coaches"
"""The entry point group in which packages name their coaches."""
BUILT_IN: Final[dict[str, Coach]] = {
    coach.game: coach for coach in (MiaCoach(), FrenchPokerCoach(), SwordCoach())
}


def coach_of(game: str) -> Coach | None:
    """The coach of the game called so; None if it has none."""
    return BUILT_IN[game] if game in BUILT_IN else installed().get(game)


def coached_games() -> tuple[str, ...]:
    """The games that have a coach."""
    return tuple({**BUILT_IN, **installed()})


def solver_of(game: str) -> Solving | None:
    """The same coach, if it solves games; else None."""
    coach: object = coach_of(game)
    return coach if isinstance(coach, Solving) else None


def solvers() -> tuple[Solving, ...]:
    """All coaches that solve games."""
    each = (solver_of(game) for game in (*BUILT_IN, *installed()))
    return tuple(solver for solver in each if solver is not None)


@functools.cache
def installed() -> dict[str, Coach]:
    """The coaches that installed packages bring, by game."""
    return made_by_game(GROUP, "coach")
