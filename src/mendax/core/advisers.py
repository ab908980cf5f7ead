"""The function that finds the adviser of a bot's table.

Solved games are in a higher layer than bots, so the package registers the function
(``mendax.__init__``).
"""

from collections.abc import Callable
from typing import Any, Final

Find = Callable[[str, Any, int], Any]
"""Returns the adviser for a game, its rules and a number of seats, or None."""


class _Unset:
    """The type of ``TABLES_OWN``."""


TABLES_OWN: Final = _Unset()
"""An argument that stands for the adviser of the bot's table."""


def _none(_game: str, _rules: Any, _seats: int) -> Any:
    return None


_registered: Find = _none


def table_adviser(game: str, rules: Any, seats: int) -> Any:
    """Return the adviser of a table, or None if it is not solved."""
    return _registered(game, rules, seats)


def advise_by(function: Find) -> None:
    """Register the function that ``table_adviser`` calls."""
    global _registered
    _registered = function
