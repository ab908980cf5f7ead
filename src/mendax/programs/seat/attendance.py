"""A program's commands between games: take a seat, buy chips, and report ready.

This module has no socket. It returns actions as the server's protocol writes them.
"""

from collections.abc import Mapping
from typing import Any, Final

from mendax.core.game import Seat

NAMES: Final = 9
"""The number of names tried if a name is taken: mine, mine 2, mine 3 …"""
LONGEST_NAME: Final = 18
"""The maximum number of characters in a name before its number."""
_NAME_TAKEN: Final = "table-refused-name-taken"


class Attendance:
    """One program's commands between the games of one table."""

    def __init__(self, name: str, *, marked: bool) -> None:
        """``name`` is the program's name, or "" for the name of its reserved seat. With
        ``marked``, the program is known as a program by its key.
        """
        self._name, self._marked = name, marked
        self._tried = 0
        self._left = self._sits = False
        self._bought = self._ready = -1

    def due(self, table: Mapping[str, Any], seat: Seat | None) -> dict[str, Any] | None:
        """Return the next action, or None if none is due. The caller performs it once."""
        if not table or table["phase"] == "playing":
            return None
        own = {} if seat is None else table["seats"][seat]
        if not self._sits and (not own.get("program") or own.get("reserved")):
            return self._seat(own)
        games, chips = table["games"], _missing_chips(table["stakes"], own.get("stack"))
        if not own or self._ready == games:
            return None
        if chips and self._bought != games:
            self._bought = games
            return {"kind": "buy-in", "chips": chips}
        self._ready = games
        return {"kind": "ready", "on": True}

    def _seat(self, own: Mapping[str, Any]) -> dict[str, Any]:
        """Return the action that takes a seat.

        A seat that is not reserved belongs to the person who opened the table, and the program
        leaves it first.
        """
        kept = own.get("reserved", False)
        if own and not kept and not self._left:
            self._left = True
            return {"kind": "leave"}
        name = self._name or own.get("name", "")
        if self._tried:
            name = f"{name[:LONGEST_NAME]} {self._tried + 1}"
        return {"kind": "sit", "name": name} | ({} if kept or self._marked else {"program": True})

    def sat(self, refused: str | None) -> bool:
        """Note the answer to ``sit``, with the key of a refusal. Return False if no seat can be
        taken.
        """
        self._sits = refused is None
        self._tried += 1
        return self._sits or (refused == _NAME_TAKEN and self._tried < NAMES)

    def rest(self, games: int) -> None:
        """Do not play another game after this number of games."""
        self._ready = games


def _missing_chips(stakes: Mapping[str, Any] | None, stack: int | None) -> int:
    """Return how many chips a player with too few chips must buy to continue."""
    if stakes is None or stack is None or stack >= stakes["to_go_on"]:
        return 0
    return max(1, int(stakes["buy_in"]) - stack)
