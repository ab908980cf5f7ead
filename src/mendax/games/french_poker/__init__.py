"""French poker, in which five dice, some open and some under the cup, pass from player to
player."""

from mendax.games.french_poker.book import FrenchPoker

__all__ = ["FrenchPoker"]
