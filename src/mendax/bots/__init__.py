"""The bots of all games.

Each game's package lists its bots (``bots/<game>/__init__.py``). ``BOTS`` maps names to the bots of
all games, including bots from installed packages (see ``registry``).
"""

from typing import Final

from mendax.bots import french_poker, mia, sword_of_lies
from mendax.bots.at_random import AtRandom
from mendax.bots.bot import ANY_GAME, Bot, Character, Listed, characters
from mendax.bots.registry import Bots
from mendax.core.game import Reason, RulesError
from mendax.core.unknown_names import unknown_name

BOTS: Final = Bots(
    characters(
        {
            ANY_GAME: (Listed("random", AtRandom, memoryless=True),),
            "mia": mia.BOTS,
            "french_poker": french_poker.BOTS,
            "sword_of_lies": sword_of_lies.BOTS,
        }
    )
)
"""All bots by name. ``BOTS[name](game, rules, seat, seats, rng)`` creates a bot for a seat."""


def bots_for(game: str) -> tuple[str, ...]:
    """Return the names of the bots that play ``game``, in the order of ``Bots.playing``."""
    return BOTS.playing(game)


def memoryless_bots(game: str) -> tuple[str, ...]:
    """Return the names of bots whose play in ``game`` depends only on the view."""
    return tuple(name for name in bots_for(game) if BOTS[name].is_memoryless(game))


def bot_named(name: str, game: str) -> Character:
    """Return the bot called ``name`` for ``game``.

    Raises ``RulesError``, which names the game's bots or the fault of the package that offers the
    bot.
    """
    if name not in BOTS or not BOTS[name].plays(game):
        fault = BOTS.fault(game, name)
        if fault is not None:
            broken = {"given": name[:40], "package": fault.package, "problem": fault.problem}
            raise RulesError(Reason("bot-broken-package", broken))
        raise RulesError(unknown_name("bot-unknown", name, bots_for(game)))
    return BOTS[name]


__all__ = ["BOTS", "Bot", "Character", "Listed", "bot_named", "bots_for", "memoryless_bots"]
