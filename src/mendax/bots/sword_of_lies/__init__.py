"""Bots of Sword of Lies: a beginner, a bot that counts, and a bot that searches.

The knight and the marshal simulate wars with numpy, which is imported when the first such bot is
created.
"""

from random import Random
from typing import Final

from mendax.bots.bot import Bot, Listed
from mendax.bots.sword_of_lies.habits import observed
from mendax.bots.sword_of_lies.squire import Squire
from mendax.core.game import Seat
from mendax.games.sword_of_lies.rules import SwordRules


def a_knight(game: str, rules: SwordRules, seat: Seat, seats: int, rng: Random) -> Bot:
    """Create a knight. Its module is imported on first use."""
    from mendax.bots.sword_of_lies.knight import Knight

    return Knight(game, rules, seat, seats, rng)


def a_marshal(game: str, rules: SwordRules, seat: Seat, seats: int, rng: Random) -> Bot:
    """Create a marshal. Its module is imported on first use."""
    from mendax.bots.sword_of_lies.marshal import Marshal

    return Marshal(game, rules, seat, seats, rng)


BOTS: Final = (
    Listed("squire", Squire),
    Listed("knight", a_knight, thinks_long=True),
    Listed("marshal", a_marshal, thinks_long=True, observes=observed),
)
"""The bots of Sword of Lies, simplest first."""
