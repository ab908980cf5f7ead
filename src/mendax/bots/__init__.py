"""Floor 2: ways to decide. ``BOTS`` is the only list of bots."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from mendax.bots.at_random import AtRandom
from mendax.bots.bot import Bot, Character
from mendax.bots.mia import Equilibrium, Liar, Lucky, Odds, Reader, Sniper, Truthful
from mendax.core.game import Reason, RulesError

_CHARACTERS: Final = (
    Character("random", AtRandom),
    Character("truthful", Truthful, ("mia",)),
    Character("liar", Liar, ("mia",)),
    Character("lucky", Lucky, ("mia",)),
    Character("sniper", Sniper, ("mia",)),
    Character("odds", Odds, ("mia",)),
    Character("equilibrium", Equilibrium, ("mia",), asks=Equilibrium),
    Character("reader", Reader, ("mia",), asks=Reader),
)

BOTS: Final[Mapping[str, Character]] = MappingProxyType({bot.name: bot for bot in _CHARACTERS})
"""Bots by name, the simplest first; ``BOTS[name](game, rules, seat, seats, luck)`` seats one."""


def bots_for(game: str) -> tuple[str, ...]:
    """The names of the bots that play ``game``."""
    return tuple(name for name, bot in BOTS.items() if bot.plays(game))


def bot_named(name: str, game: str) -> Character:
    """The bot called ``name``, if it plays ``game``. Raises ``RulesError`` with those that do."""
    if name not in BOTS or not BOTS[name].plays(game):
        shown = {"given": name[:40], "allowed": ", ".join(bots_for(game))}
        raise RulesError(Reason("bot-unknown", shown))
    return BOTS[name]


__all__ = ["BOTS", "Bot", "Character", "bot_named", "bots_for"]
