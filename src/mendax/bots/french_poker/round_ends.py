"""The value of a French poker round to the loser and the winner, derived from the rule book.

This module has no scoring rules. It lets the rule book end a round and reads the change in tokens,
so bots follow new house rules without changes.
"""

import functools
from typing import Final, NamedTuple

from mendax.core.game import Seat, Step
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import Doubt
from mendax.games.french_poker.claims import DICE, HANDS, order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import Announcement, Die, FrenchPokerState

_GAME: Final = FrenchPoker()
_MANY: Final = 1_000_000
"""Tokens for each seat and the pot, enough that no player goes out or becomes safe."""
_CLAIMER: Final = 0
_DOUBTER: Final = 1


class RoundWorth(NamedTuple):
    """The value of a round in tokens, relative to the mean of the other seats."""

    lost: float
    """The value for the loser, which is negative."""
    won: float
    """The value for the winner."""


@functools.lru_cache(64)
def round_worth(rules: FrenchPokerRules, others: int, discharging: bool) -> RoundWorth:
    """Return the value of a round of ``others + 1`` seats.

    ``discharging`` has the same meaning as in the view. The rules decide whether tokens are good or
    bad. The signs follow, because losing a round is never good.
    """
    caught = _opened(rules, others + 1, discharging, holds=False)
    lost, won = _ahead(caught, _CLAIMER), _ahead(caught, _DOUBTER)
    return RoundWorth(-abs(lost), abs(won))


def _opened(rules: FrenchPokerRules, seats: int, discharging: bool, holds: bool) -> tuple[int, ...]:
    """Return the change in each seat's tokens after a doubt; ``holds`` is true for a true claim."""
    order = order_of(rules)
    dice = min(HANDS, key=order.worth)
    claim = order.spellings[0 if holds else -1]
    before = FrenchPokerState(
        rules,
        (_MANY,) * seats,
        _MANY,
        discharging,
        phase="answer",
        turn=_DOUBTER,
        round=1,
        claims=(Announcement(_CLAIMER, claim, "opened"),),
        dice=tuple(Die(dice[n], False, n, (_CLAIMER,), 0) for n in range(DICE)),
    )
    after: Step[FrenchPokerState] = _GAME.apply(before, _DOUBTER, Doubt())
    return tuple(b - a for a, b in zip(before.standing, after.state.standing, strict=True))


def _ahead(changes: tuple[int, ...], seat: Seat) -> float:
    """Return the change of a seat minus the mean change of the other seats."""
    others = [change for other, change in enumerate(changes) if other != seat]
    return changes[seat] - sum(others) / len(others)
