"""Levels of opponents: the bots behind "easy", "normal", "hard" and "perfect".

Only this module assigns bots to levels and to seats (``opponents``). A level mixes bots, so
opponents differ. The first bot of a level takes the first seat, the second bot the next seat, and
so on in turn. A person with one opponent therefore always plays against the first bot.

Levels are measured as they are seated, by the share of games that simple people win against them
(docs/strength.md): about 65% against easy, 45% against normal and 20 to 30% against hard with one
opponent. The first bots of easy and normal make mistakes (``erring``), because no other bot is as
strong as its level.

"perfect" contains bots that play a solved game. This level is offered only at tables that are
solved from the start, and is empty for games without a solution. Its bots do not use the weaknesses
of simple people, so these may win more games against it than against "hard".
"""

from collections.abc import Collection, Mapping
from itertools import cycle, islice
from typing import Final, Literal, NamedTuple, get_args

from mendax.bots import BOTS, bots_for

LevelName = Literal["easy", "normal", "hard", "perfect"]
ERRING: Final = frozenset({"novice", "amateur", "adept"})
"""The bots that exist only as opponents of a level: other bots that make mistakes."""
LEVELS: Final[tuple[LevelName, ...]] = get_args(LevelName)


class Levels(NamedTuple):
    """The bots of each level, in seating order."""

    easy: tuple[str, ...]
    normal: tuple[str, ...]
    hard: tuple[str, ...]
    perfect: tuple[str, ...] = ()
    """The bots that play the solved game; empty if the game has no solution."""


_LEVELS: Final[Mapping[str, Levels]] = {
    "mia": Levels(
        easy=("novice", "liar", "novice"),
        normal=("amateur", "truthful", "amateur"),
        hard=("reader", "odds", "equilibrium"),
        perfect=("equilibrium",),
    ),
    "french_poker": Levels(
        easy=("novice", "liar", "novice"),
        normal=("amateur", "amateur", "truthful"),
        hard=("adept", "adept", "searching"),
        perfect=("equilibrium",),
    ),
    "sword_of_lies": Levels(
        easy=("squire",),
        normal=("knight", "squire"),
        hard=("marshal", "knight", "marshal"),
    ),
}


def opponents(
    game: str, level: LevelName, count: int, able: Collection[str] | None = None
) -> tuple[str, ...]:
    """Return the bots of ``count`` opponents of a level, in seating order.

    With ``able``, only these bots are seated. The result is empty if no bot of the level is able.
    """
    names: tuple[str, ...] = getattr(levels_of(game), level)
    usable = [name for name in names if able is None or name in able]
    return tuple(islice(cycle(usable), count))


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
