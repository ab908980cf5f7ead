"""Bots that know French poker: the characters, the one that counts, the one that searches."""

from mendax.bots.french_poker.characters import Liar, Lucky, Sniper, Truthful
from mendax.bots.french_poker.odds import Odds
from mendax.bots.french_poker.searching import Searching

__all__ = ["Liar", "Lucky", "Odds", "Searching", "Sniper", "Truthful"]
