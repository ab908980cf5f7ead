"""Mia: two dice, one cup and the house rules of its rule book."""

from mendax.games.mia.book import Mia

__all__ = ["Mia"]
