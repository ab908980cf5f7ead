"""What installed packages bring for games, one thing for a game: coaches, tellers of stories.

Each is named by an entry point: its group says what it is, its name is the game's, and it points to
a class that is called without arguments. What can't be loaded is left out, with a warning that
names it: a game is played without it just as well. Games and bots have registries of their own
(``games.registry``, ``bots.registry``), as they keep what is wrong with each package.
"""

import warnings
from typing import Any


def made_by_game(group: str, called: str) -> dict[str, Any]:
    """What the packages bring in ``group``, by game; ``called`` is what a warning calls it."""
    from importlib.metadata import entry_points  # takes as long to load as a game

    made: dict[str, Any] = {}
    for entry in entry_points(group=group):
        try:
            made[entry.name] = entry.load()()
        except (Exception, SystemExit) as error:  # whatever a package does when it is loaded
            problem = f"the {called} {entry.value} of {entry.name} can't be loaded: {error}"[:300]
            warnings.warn(problem, RuntimeWarning, stacklevel=4)
    return made
