"""Bots of Mia: the characters of the rule book, and stronger bots."""

from typing import Final

from mendax.bots.bot import Listed
from mendax.bots.erring import Erring
from mendax.bots.mia.characters import Liar, Lucky, Sniper, Truthful
from mendax.bots.mia.equilibrium import Equilibrium
from mendax.bots.mia.odds import Odds
from mendax.bots.mia.reader import Reader

BOTS: Final = (
    Listed("novice", Erring(Truthful, Liar, 0.3)),
    Listed("amateur", Erring(Odds, Liar, 0.1)),
    Listed("truthful", Truthful, memoryless=True),
    Listed("liar", Liar, memoryless=True),
    Listed("lucky", Lucky, memoryless=True),
    Listed("sniper", Sniper, memoryless=True),
    Listed("odds", Odds, memoryless=True),
    Listed("equilibrium", Equilibrium, asks=Equilibrium),
    Listed("reader", Reader, asks=Reader),
)
"""The bots of Mia: players that make mistakes, then the others, simplest first."""
