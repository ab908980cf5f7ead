"""The levels of opponents: the bots for people who choose "easy", "normal" or "hard".

Only this module names the bots of a level. A level is a mixture, so that opponents differ: the
first bot takes the first seat, and so on in turn. The order of the levels follows the measured
strength (docs/strength.md). Easy bots of French poker open a round without a lie, because newcomers
meet them first.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from mendax.bots import BOTS, bots_for


class Levels(NamedTuple):
    """The bots of each level, in the order in which they are seated."""

    easy: tuple[str, ...]
    normal: tuple[str, ...]
    hard: tuple[str, ...]


_LEVELS: Final[Mapping[str, Levels]] = {
    "mia": Levels(
        easy=("truthful", "liar", "sniper"),
        normal=("sniper", "odds", "truthful"),
        hard=("odds", "reader", "equilibrium"),
    ),
    "french_poker": Levels(
        easy=("sniper", "truthful"),
        normal=("odds", "truthful", "sniper"),
        hard=("searching", "odds", "equilibrium"),
    ),
    "sword_of_lies": Levels(
        easy=("squire",),
        normal=("knight", "squire"),
        hard=("marshal", "knight", "marshal"),
    ),
}


def levels_of(game: str) -> Levels:
    """Return the levels of a game; all are equal for a game without measured bots.

    Such a game has the bots of packages, or else the bots that play any game.
    """
    if game in _LEVELS:
        return _LEVELS[game]
    every = bots_for(game)
    own = tuple(name for name in every if BOTS.package(name) is not None) or every
    return Levels(own, own, own)
