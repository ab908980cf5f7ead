"""The observations of the bots at one table in its last games.

1. An observation is a value of the bot's game (``Listed.observes``), and contains only what the bot
   could see.
2. A bot is reminded of the players who sit with it now, by seat. It never gets an id or a name.
3. A table's memory ends with its object, so players are unknown at every other table.
"""

from collections import deque
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from mendax.core.game import Seat

GAMES: Final = 5
"""The number of games that are remembered. Older habits are forgotten, so players can change
theirs."""
Player = Hashable | None
"""The identity of a seat's player at one table, or None if the seat had several players."""


class EarlierGames:
    """The observations of bots in the last games at one table."""

    def __init__(self) -> None:
        self._games: deque[Mapping[Player, Mapping[Player, Any]]] = deque(maxlen=GAMES)

    def add(self, players: Sequence[Player], seen: Mapping[Seat, Sequence[Any]]) -> None:
        """Add a finished game, with the observations of each bot by seat."""
        self._games.append(
            {players[bot]: dict(zip(players, each, strict=True)) for bot, each in seen.items()}
        )

    def known(self, bot: Player, players: Sequence[Player]) -> tuple[tuple[Any, ...], ...]:
        """Return the observations of ``bot`` of each of these players, oldest first."""
        games = [] if bot is None else [game[bot] for game in self._games if bot in game]
        return tuple(
            tuple(game[one] for game in games if one is not None and one in game) for one in players
        )
