"""How long a bot seems to think before it moves.

Rules of this file
1. A delay follows from what everyone can see: the kinds of decision on offer, whether the turn or
   the round has just begun, who is still in the game, the pace the table asked for, and a number
   that every table has (its seed and the count of its moves). It is never drawn from a bot's own
   generator, whose state may depend on dice that others can't see, and never from how long the bot
   did think.
2. No delay is zero: an instant answer is a timing tell (a side channel on the decision), and hard
   to follow for people. Where nobody but programs and bots plays, nobody has to follow, and a move
   comes after ``AT_ONCE``, within which nearly every decision is made: a program reads a clock
   better than people do, and short steps would show it how long a bot did think. A bot that is not
   done by then takes a further pause (a breath), as everywhere; so whoever measures can see that a
   decision was a long one, and no more.
3. This file waits for nothing; it names a number of milliseconds.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, Literal, NamedTuple

from mendax.core.game import Offer, kebab

Speed = Literal["slow", "normal", "fast"]
"""How fast the bots of a table play."""

Company = Literal["people", "person", "bots", "programs"]
"""Who is waited for least: several people play, one person among bots, only bots are left, or no
person ever sat in this game."""


class TurnMoment(NamedTuple):
    """What everybody sees of the moment before a bot's move, besides what it may do."""

    continues: bool = False
    """Whether it goes on with a turn: its last move was the last one of the game."""
    round_begins: bool = False
    """Whether a round has just begun: people still look at how the last ended, or at the lot."""
    company: Company = "people"


class PauseRange(NamedTuple):
    """The usual time for a decision, and the longest, in milliseconds at normal speed."""

    usual: int
    longest: int


_EASY: Final = PauseRange(700, 1_600)
"""Nothing to weigh: there is one kind of move."""
_WEIGHED: Final = PauseRange(1_500, 4_500)
"""Several kinds of answer."""
_BREATH: Final = PauseRange(300, 550)
"""A further move of the same turn, which has been thought over at its beginning."""
_ROUND_END: Final = 1_900
"""Added when a round has just begun: as long as the end of the last one is seen."""
_SHORTEST: Final = 80
AT_ONCE: Final = 100
"""Milliseconds before every move where no person plays."""
_FACTORS: Final[dict[str, float]] = {"slow": 1.8, "normal": 1.0, "fast": 0.25}
_COMPANY: Final = {"people": 1.0, "person": 0.7, "bots": 0.3}
_ROUND_END_COMPANY: Final = {"people": 1.0, "person": 1.0, "bots": 0.5}
"""To see how a round ends takes one person as long as many."""


def thinking_time(
    seed: str,
    move: int,
    offers: Sequence[Offer],
    speed: Speed = "normal",
    moment: TurnMoment = TurnMoment(),  # noqa: B008 - a frozen value
) -> int:
    """Milliseconds a bot takes for move number ``move`` of the table whose pace has this seed."""
    if moment.company == "programs":
        return AT_ONCE
    kinds = sorted({kebab(type(offer.action).__name__) for offer in offers})
    span = _BREATH if moment.continues else _WEIGHED if len(kinds) > 1 else _EASY
    rng = Random(f"{seed} {move} {' '.join(kinds)}")
    drawn = rng.triangular(span.usual / 2, span.longest, span.usual) * _COMPANY[moment.company]
    seen = _ROUND_END * _ROUND_END_COMPANY[moment.company] if moment.round_begins else 0.0
    return max(_SHORTEST, round((drawn + seen) * _FACTORS[speed]))
