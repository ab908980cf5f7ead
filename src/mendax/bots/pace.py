"""The delay before a bot moves, in milliseconds.

Rules of this file
1. A delay depends only on public facts: the offered kinds of action, whether the turn or the round
   has just begun, the players still in the game, and the table's pace, seed and number of moves. A
   delay depends neither on the bot's generator, whose state may depend on hidden dice, nor on the
   time that the decision took. If several seats may interrupt, those that do act after
   ``race_time``, and the seat that is asked lets the moment pass after ``race_window``.
2. No delay is zero, because an instant answer is a timing side channel and hard to follow for
   people. If no person plays, a move follows after ``AT_ONCE``, which is enough for nearly every
   decision. A shorter delay would show a program how long a bot was thinking. A bot that needs
   longer pauses once more, so an observer learns only that the decision was long.
3. This module does not wait.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, Literal, NamedTuple

from mendax.core.game import Offer, Seat, kebab

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
_RACE: Final = PauseRange(2_300, 4_000)
"""The delay before a doubt that several seats may make, at least half of the usual delay.

A person who reads a claim and presses a button after 2.4 seconds is faster than half of the bots.
"""
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
    return max(_SHORTEST, round((drawn + seen) * _FACTORS[speed]))


def race_time(
    seed: str, move: int, seat: Seat, speed: Speed = "normal", company: Company = "people"
) -> int:
    """Return the delay before the bot in ``seat`` interrupts, or acts like those who interrupt.

    Every seat has the same distribution.
    """
    rng = Random(f"{seed} {move} race {seat}")
    if company == "programs":
        return round(rng.uniform(AT_ONCE / 2, AT_ONCE))
    drawn = rng.triangular(_RACE.usual / 2, _RACE.longest, _RACE.usual)
    return max(_SHORTEST, round(drawn * _race_factor(speed, company)))


def race_window(speed: Speed = "normal", company: Company = "people") -> int:
    """Return the delay after which no bot interrupts, so the seat that is asked may let it pass."""
    if company == "programs":
        return AT_ONCE + 1
    return max(_SHORTEST, round(_RACE.longest * _race_factor(speed, company))) + 1


def _race_factor(speed: Speed, company: Company) -> float:
    """Return the factor for races. One person needs as long as several people."""
    return _FACTORS[speed] * (_COMPANY["bots"] if company == "bots" else 1.0)
