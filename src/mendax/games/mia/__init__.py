"""Mia, a game with two dice and one cup, with the house rules of its rule book."""

from mendax.games.mia.book import Mia

__all__ = ["Mia"]
