"""Floor 2: ways to decide. ``BOTS`` is the only list of bots."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from mendax.bots import french_poker, mia, sword_of_lies
from mendax.bots.at_random import AtRandom
from mendax.bots.bot import ANY_GAME, Bot, Character
from mendax.core.game import Reason, RulesError

_CHARACTERS: Final = (
    Character("random", {ANY_GAME: AtRandom}),
    Character("truthful", {"mia": mia.Truthful, "french_poker": french_poker.Truthful}),
    Character("liar", {"mia": mia.Liar, "french_poker": french_poker.Liar}),
    Character("lucky", {"mia": mia.Lucky, "french_poker": french_poker.Lucky}),
    Character("sniper", {"mia": mia.Sniper, "french_poker": french_poker.Sniper}),
    Character("odds", {"mia": mia.Odds, "french_poker": french_poker.Odds}),
    Character("searching", {"french_poker": french_poker.Searching}),
    Character("squire", {"sword_of_lies": sword_of_lies.Squire}),
    Character("knight", {"sword_of_lies": sword_of_lies.a_knight}),
    Character("marshal", {"sword_of_lies": sword_of_lies.a_marshal}),
    Character("equilibrium", {"mia": mia.Equilibrium}, asks=mia.Equilibrium),
    Character("reader", {"mia": mia.Reader}, asks=mia.Reader),
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
