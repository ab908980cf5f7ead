"""The evening's score: how many games of each kind every player has won at this table.

The score survives changes of game and departures of players, until the host resets it. Bots are
identified by name. A game with several winners counts for each of them.
"""

from collections.abc import Sequence

from mendax.core.game import Value
from mendax.table.log import Person
from mendax.table.seats import Seating, Sitter
from mendax.table.views import FormerWinner, ScoreView

MOST = 20
"""The maximum number of former players in the score that is sent."""


class _Player(Value, frozen=True):
    """A player as of the last game: their face, and the number of wins in each kind of game."""

    name: str
    bot: str | None
    mask: str
    colour: int
    won: dict[str, int]


class Score:
    """A table's score since it was opened or reset."""

    def __init__(self) -> None:
        self._played: dict[str, int] = {}
        self._players: dict[tuple[Person | None, str], _Player] = {}

    def count(self, game: str, seating: Seating, places: Sequence[int]) -> None:
        """Count a finished game for the players in all seats."""
        self._played[game] = self._played.get(game, 0) + 1
        for sitter, place in zip(seating.seats, places, strict=False):
            known = self._players.get(_key(sitter))
            won = {} if known is None else dict(known.won)
            if place == 1:
                won[game] = won.get(game, 0) + 1
            mask = sitter.mask or ""
            self._players[_key(sitter)] = _Player(sitter.name, sitter.bot, mask, sitter.colour, won)

    def view(self, seating: Seating) -> ScoreView:
        """Return the public score."""
        games = tuple(self._played)
        won = {
            key: tuple(player.won.get(game, 0) for game in games)
            for key, player in self._players.items()
            if player.won
        }
        seated = [_key(sitter) for sitter in seating.seats]
        former = [
            FormerWinner(won[key], player.name, player.bot, player.mask, player.colour)
            for key, player in self._players.items()
            if key in won and key not in seated
        ]
        former.sort(key=lambda one: -sum(one.won))
        by_seat = tuple(won.get(key, ()) for key in seated) if won else ()
        return ScoreView(games, tuple(self._played.values()), by_seat, tuple(former[:MOST]))


def _key(sitter: Sitter) -> tuple[Person | None, str]:
    """Return the key that identifies a player: the person, or the name of a bot."""
    return sitter.person, "" if sitter.person is not None else sitter.name
