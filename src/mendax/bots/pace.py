"""How long a bot seems to think before it moves.

Rules of this file
1. A delay follows from what everyone can see: the kinds of decision on offer, the pace the table
   asked for, and a number that every table has (its seed and the count of its moves). It is never
   drawn from a bot's own generator, whose state may depend on dice that others can't see.
2. No delay is zero: an instant answer is a timing tell (a side channel on the decision), and hard
   to follow for people.
3. This file waits for nothing; it names a number of milliseconds.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, Literal, NamedTuple

from mendax.core.game import Offer, kebab

Speed = Literal["slow", "normal", "fast"]
"""How fast the bots of a table play."""


class PauseRange(NamedTuple):
    """The usual time for a decision, and the longest, in milliseconds at normal speed."""

    usual: int
    longest: int


_EASY: Final = PauseRange(700, 1_600)
"""Nothing to weigh: there is one kind of move."""
_WEIGHED: Final = PauseRange(1_500, 4_500)
"""Several kinds of answer."""
_SHORTEST: Final = 80
_FACTORS: Final[dict[str, float]] = {"slow": 1.8, "normal": 1.0, "fast": 0.25}


def thinking_time(seed: str, move: int, offers: Sequence[Offer], speed: Speed = "normal") -> int:
    """Milliseconds a bot takes for move number ``move`` of the table whose pace has this seed."""
    kinds = sorted({kebab(type(offer.action).__name__) for offer in offers})
    span = _WEIGHED if len(kinds) > 1 else _EASY
    rng = Random(f"{seed} {move} {' '.join(kinds)}")
    drawn = rng.triangular(span.usual / 2, span.longest, span.usual)
    return max(_SHORTEST, round(drawn * _FACTORS[speed]))
