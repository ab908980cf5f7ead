"""Bots at their seats: one that plays by solved games gets somebody to ask.

Apart from ``registry``, so that who asks a coach loads no bot.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from mendax.bots import BOTS, Bot
from mendax.coach.registry import coach_of
from mendax.core.extras import brought_by
from mendax.core.game import Seat


def seated(
    name: str, game: str, rules: Any, seat: Seat, seats: int, luck: Random, waits: bool = True
) -> Bot:
    """The bot called ``name`` at a seat, with an adviser if it asks one and this table has one.

    Where nobody ``waits`` only policies that are at hand are used: nothing is solved meanwhile.
    Raises ``KeyError`` for an unknown bot and ``ValueError`` for a game that it does not play.
    """
    character = BOTS[name]
    advice = advice_for(game, rules, seats, waits) if character.asks(game) else None
    return character(game, rules, seat, seats, luck, advice)


def advice_for(game: str, rules: Any, seats: int, waits: bool = True) -> Any:
    """Whom bots of this table may ask; None where nobody can say."""
    coach = coach_of(game)
    with brought_by():
        return None if coach is None else coach.advice(rules, seats, waits)


def unadvised(names: Sequence[str], game: str, rules: Any, seats: int) -> tuple[str, ...]:
    """Those among these bots that would find no adviser at such a table."""
    asking = [name for name in names if BOTS[name].asks(game)]
    return tuple(asking) if asking and advice_for(game, rules, seats) is None else ()
