"""The main pot and the side pots, with their chips, contenders and division."""

import functools

from mendax.core.game import Seat
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Betting, Pot


@functools.lru_cache(256)
def pots(betting: Betting) -> tuple[Pot, ...]:
    """Return the pots, main pot first, without the current round's bets.

    Each all-in level of a seat in the hand closes a pot. Chips of folded seats above the highest
    all-in level stay in the last pot.
    """
    paid, live = betting.paid, betting.live
    levels = sorted({paid[seat] for seat in live})
    layers: list[Pot] = []
    below = 0
    for level in levels:
        above = sum(paid) if level == levels[-1] else level
        chips = sum(min(p, above) - min(p, below) for p in paid)
        if chips:
            layers.append(Pot(chips, tuple(seat for seat in live if paid[seat] >= level)))
        below = level
    return tuple(layers)


def raked(rules: SwordRules, chips: int, before: int) -> int:
    """Return the rake of a pot, rounded down. The other pots have already paid ``before``."""
    rake = chips * rules.rake // 100
    return min(rake, rules.rake_cap - before) if rules.rake_cap else rake


def shared(chips: int, winners: tuple[Seat, ...], seats: int) -> tuple[int, ...]:
    """Return equal shares by seat. Odd chips go one by one in the order of the winners."""
    part, odd = divmod(chips, len(winners))
    won = {seat: part + (turn < odd) for turn, seat in enumerate(winners)}
    return tuple(won.get(seat, 0) for seat in range(seats))
