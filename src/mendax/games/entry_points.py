"""Additions of installed packages to games: a coach or a story teller for each game.

An entry point names each addition: its group is the kind, its name is the game's name, and it
refers to a class that is called without arguments. An addition that fails to load is left out with
a warning, because the game can be played without it. Games and bots have their own registries
(``games.registry``, ``bots.registry``), which also keep the faults of packages.
"""

import warnings
from typing import Any


def made_by_game(group: str, called: str) -> dict[str, Any]:
    """Return the additions in ``group`` by game; warnings use ``called`` as the name of the
    kind."""
    from importlib.metadata import entry_points  # takes as long to load as a game

    made: dict[str, Any] = {}
    for entry in entry_points(group=group):
        try:
            made[entry.name] = entry.load()()
        except (Exception, SystemExit) as error:  # a package may do anything when it is imported
            problem = f"the {called} {entry.value} of {entry.name} can't be loaded: {error}"[:300]
            warnings.warn(problem, RuntimeWarning, stacklevel=4)
    return made
