"""Bots of French poker: simple characters, and bots that count, search or play an equilibrium."""

from typing import Final

from mendax.bots.bot import Listed
from mendax.bots.erring import Erring
from mendax.bots.french_poker.characters import Liar, Lucky, Sniper, Truthful
from mendax.bots.french_poker.equilibrium import FrenchPokerEquilibrium
from mendax.bots.french_poker.odds import Odds
from mendax.bots.french_poker.searching import Searching

BOTS: Final = (
    Listed("novice", Erring(Truthful, Liar, 0.35)),
    Listed("amateur", Erring(Truthful, Liar, 0.17)),
    Listed("adept", Erring(Odds, Liar, 0.3)),
    Listed("truthful", Truthful, memoryless=True),
    Listed("liar", Liar, memoryless=True),
    Listed("lucky", Lucky, memoryless=True),
    Listed("sniper", Sniper, memoryless=True),
    Listed("odds", Odds, memoryless=True),
    Listed("searching", Searching, memoryless=True, thinks_long=True),
    Listed("equilibrium", FrenchPokerEquilibrium, asks=FrenchPokerEquilibrium),
)
"""The bots of French poker: players that make mistakes, then the others, simplest first."""
