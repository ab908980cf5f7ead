"""What the end of a round is worth in French poker, read off the rule book.

Nothing is written here of who loses a round or what that costs: the book is asked to end one, and
what that did to the tokens is the answer. So a house rule that is added to the book is followed by
whoever counts with these.
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
"""Tokens of everybody, and in the pot: nobody goes out or comes safe, and no pot is emptied."""
_CLAIMER: Final = 0
_DOUBTER: Final = 1


class RoundWorth(NamedTuple):
    """What a round is worth, in tokens ahead of the mean of the others."""

    lost: float
    """To its loser: below nought."""
    won: float
    """To its winner."""


@functools.lru_cache(64)
def round_worth(rules: FrenchPokerRules, others: int, discharging: bool) -> RoundWorth:
    """What a round is worth that is opened among ``others + 1`` seats.

    ``discharging`` as in the view. Tokens are good or bad to have, as the rules say; no round is
    good for its loser, and that tells which.
    """
    caught = _opened(rules, others + 1, discharging, holds=False)
    lost, won = _ahead(caught, _CLAIMER), _ahead(caught, _DOUBTER)
    return RoundWorth(-abs(lost), abs(won))


def _opened(rules: FrenchPokerRules, seats: int, discharging: bool, holds: bool) -> tuple[int, ...]:
    """What a doubt does to the tokens of each seat, where the claim ``holds`` or not."""
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
    """A seat's change less the mean change of the others."""
    others = [change for other, change in enumerate(changes) if other != seat]
    return changes[seat] - sum(others) / len(others)
