"""Mia: two dice, one cup, and every house rule that people play."""

from mendax.games.mia.book import Mia

__all__ = ["Mia"]
