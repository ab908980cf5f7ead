"""French poker: five dice, some open and some under the cup, passed on as they are."""

from mendax.games.french_poker.book import FrenchPoker

__all__ = ["FrenchPoker"]
