"""Creates bots with the advisers for their tables.

This module is separate from ``registry``, so importing coaches does not load bots.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from mendax.bots import BOTS, Bot
from mendax.bots.levels import LevelName, levels_of, opponents
from mendax.coach.registry import coach_of
from mendax.core.extras import brought_by
from mendax.core.game import Reason, RulesError, Seat


def seated(
    name: str, game: str, rules: Any, seat: Seat, seats: int, luck: Random, waits: bool = True
) -> Bot:
    """Return the bot called ``name`` for a seat, with the table's adviser if it uses one.

    Unless ``waits`` is true, only available policies are used. Raises ``KeyError`` for an unknown
    bot and ``ValueError`` for a game that the bot does not play.
    """
    character = BOTS[name]
    advice = advice_for(game, rules, seats, waits) if character.asks(game) else None
    return character(game, rules, seat, seats, luck, advice)


def advice_for(game: str, rules: Any, seats: int, waits: bool = True) -> Any:
    """Return the adviser for bots at this table, or None."""
    coach = coach_of(game)
    with brought_by():
        return None if coach is None else coach.advice(rules, seats, waits)


def unadvised(names: Sequence[str], game: str, rules: Any, seats: int) -> tuple[str, ...]:
    """Return those of ``names`` whose bots use an adviser, if the table has no adviser."""
    asking = [name for name in names if BOTS[name].asks(game)]
    return tuple(asking) if asking and advice_for(game, rules, seats) is None else ()


def bots_of_level(level: LevelName, game: str, rules: Any, seats: int) -> tuple[str, ...]:
    """Return the level's bots for one person at this table, after solving it if that is quick.

    Bots that use an adviser are left out if the table has none. Raises ``RulesError`` for "perfect"
    at a table that is not solved from the start.
    """
    names: tuple[str, ...] = getattr(levels_of(game), level)
    missing = unadvised(names, game, rules, seats)
    if level == "perfect":
        coach = coach_of(game)
        known = coach.coverage(rules, seats) if names and coach is not None else None
        if known is None or known.solved != "whole":
            raise RulesError((known and known.reason) or Reason("coach-no-perfect"))
    able = tuple(name for name in names if name not in missing)
    return opponents(game, level, seats - 1, able)
