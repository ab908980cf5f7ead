"""Levels of opponents: the bots behind "easy", "normal", "hard" and "perfect".

Only this module assigns bots to levels. A level mixes bots, so opponents differ. The first bot of a
level takes the first seat, the second bot the next seat, and so on in turn. Levels are ordered by
measured strength (docs/strength.md). Easy bots of French poker open a round with the truth, because
newcomers meet them first.

"perfect" contains bots that play a solved game. This level is offered only at tables that are
solved from the start, and is empty for games without a solution.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from mendax.bots import BOTS, bots_for

LevelName = Literal["easy", "normal", "hard", "perfect"]


class Levels(NamedTuple):
    """The bots of each level, in seating order."""

    easy: tuple[str, ...]
    normal: tuple[str, ...]
    hard: tuple[str, ...]
    perfect: tuple[str, ...] = ()
    """The bots that play the solved game; empty if the game has no solution."""


_LEVELS: Final[Mapping[str, Levels]] = {
    "mia": Levels(
        easy=("truthful", "liar", "sniper"),
        normal=("sniper", "odds", "truthful"),
        hard=("odds", "reader", "equilibrium"),
        perfect=("equilibrium",),
    ),
    "french_poker": Levels(
        easy=("sniper", "truthful"),
        normal=("odds", "truthful", "sniper"),
        hard=("searching", "odds", "equilibrium"),
        perfect=("equilibrium",),
    ),
    "sword_of_lies": Levels(
        easy=("squire",),
        normal=("knight", "squire"),
        hard=("marshal", "knight", "marshal"),
    ),
}


def levels_of(game: str) -> Levels:
    """Return a game's levels.

    A game whose bots have no measured strength has three equal levels and no "perfect". The levels
    use bots from packages or, if there are none, the bots that play any game.
    """
    if game in _LEVELS:
        return _LEVELS[game]
    every = bots_for(game)
    own = tuple(name for name in every if BOTS.package(name) is not None) or every
    return Levels(own, own, own)
