"""Bots that know Mia: the characters of the rulebook, and those that count, know and read."""

from mendax.bots.mia.characters import Liar, Lucky, Sniper, Truthful
from mendax.bots.mia.equilibrium import Equilibrium
from mendax.bots.mia.odds import Odds
from mendax.bots.mia.reader import Reader

__all__ = ["Equilibrium", "Liar", "Lucky", "Odds", "Reader", "Sniper", "Truthful"]
