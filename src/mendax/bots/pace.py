"""The delay before a bot moves, in milliseconds.

Rules of this file
1. A delay depends only on public facts: the offered kinds of action, whether the turn or the round
   has just begun, the players still in the game and those who may interrupt, and the table's pace,
   seed and number of moves. A delay depends neither on the bot's generator, whose state may depend
   on hidden dice, nor on the time that the decision took.
2. No delay is zero, because an instant answer is a timing side channel and hard to follow for
   people. If no person plays, a move follows after ``AT_ONCE``, which is enough for nearly every
   decision. A shorter delay would show a program how long a bot was thinking. A bot that needs
   longer pauses once more, so an observer learns only that the decision was long.
3. This module does not wait.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, Literal, NamedTuple

from mendax.core.game import Offer, kebab

Speed = Literal["slow", "normal", "fast"]
"""The speed at which the bots of a table play."""

Company = Literal["people", "person", "bots", "programs"]
"""The kinds of players in a game.

They are: several people, one person among bots, only bots because all people are out, or no person
from the start.
"""


class TurnMoment(NamedTuple):
    """The public facts about the moment before a bot's move, without its offers."""

    continues: bool = False
    """True if the bot continues its turn because it also made the previous move of the game."""
    round_begins: bool = False
    """True if a round has just begun, while people still watch the end of the last round or the
    draw for the start."""
    company: Company = "people"
    interruptible: bool = False
    """True if a person may interrupt before the bot moves."""


class PauseRange(NamedTuple):
    """The typical and the longest delay in milliseconds, at normal speed."""

    usual: int
    longest: int


_EASY: Final = PauseRange(700, 1_600)
"""The pause if only one kind of action is legal."""
_WEIGHED: Final = PauseRange(1_500, 4_500)
"""The pause if several kinds of action are legal."""
_BREATH: Final = PauseRange(300, 550)
"""The pause before another move in the same turn."""
_ROUND_END: Final = 1_900
"""The pause added if a round has just begun, while the end of the previous round is shown."""
_TO_INTERRUPT: Final = 1_500
"""The pause added if a person may interrupt. A person has to read a claim and press a key."""
_SHORTEST: Final = 80
AT_ONCE: Final = 100
"""The delay in milliseconds before every move if no person plays."""
_FACTORS: Final[dict[str, float]] = {"slow": 1.8, "normal": 1.0, "fast": 0.25}
_COMPANY: Final = {"people": 1.0, "person": 0.7, "bots": 0.3}
_ROUND_END_COMPANY: Final = {"people": 1.0, "person": 1.0, "bots": 0.5}
"""The factors for ``_ROUND_END``. One person needs as long as several people."""


def thinking_time(
    seed: str,
    move: int,
    offers: Sequence[Offer],
    speed: Speed = "normal",
    moment: TurnMoment = TurnMoment(),  # noqa: B008 - a frozen value
) -> int:
    """Return the delay before move number ``move``; ``seed`` is the seed of the table."""
    if moment.company == "programs":
        return AT_ONCE
    kinds = sorted({kebab(type(offer.action).__name__) for offer in offers})
    span = _BREATH if moment.continues else _WEIGHED if len(kinds) > 1 else _EASY
    rng = Random(f"{seed} {move} {' '.join(kinds)}")
    drawn = rng.triangular(span.usual / 2, span.longest, span.usual) * _COMPANY[moment.company]
    seen = _ROUND_END * _ROUND_END_COMPANY[moment.company] if moment.round_begins else 0.0
    seen += _TO_INTERRUPT * moment.interruptible
    return max(_SHORTEST, round((drawn + seen) * _FACTORS[speed]))
