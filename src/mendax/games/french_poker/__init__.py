"""French poker: five dice, some open and some under the cup, handed on as they lie."""

from mendax.games.french_poker.book import FrenchPoker

__all__ = ["FrenchPoker"]
