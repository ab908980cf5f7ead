"""Extensions that installed packages add to games, such as a coach or a story teller.

Each extension is an entry point. The group is the kind of the extension, the name is the name of
the game, and the value is a class that is called without arguments. An extension that fails to load
is skipped with a warning, because the game works without it. Games and bots have their own
registries (``games.registry``, ``bots.registry``), which also record faults of packages.
"""

import warnings
from typing import Any


def made_by_game(group: str, called: str) -> dict[str, Any]:
    """Return the extensions in ``group`` by game; ``called`` names their kind in warnings."""
    from importlib.metadata import entry_points  # importing this is as slow as importing a game

    made: dict[str, Any] = {}
    for entry in entry_points(group=group):
        try:
            made[entry.name] = entry.load()()
        except (Exception, SystemExit) as error:  # importing a package may raise any exception
            problem = f"the {called} {entry.value} of {entry.name} can't be loaded: {error}"[:300]
            warnings.warn(problem, RuntimeWarning, stacklevel=4)
    return made
