"""Bots that know Mia: the characters of the rulebook and the one that counts."""

from mendax.bots.mia.characters import Liar, Lucky, Sniper, Truthful
from mendax.bots.mia.odds import Odds

__all__ = ["Liar", "Lucky", "Odds", "Sniper", "Truthful"]
