"""The main pot and side pots: what each holds, who is in it, and how it is shared out."""

import functools

from mendax.core.game import Seat
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Betting, Pot


@functools.lru_cache(256)
def pots(betting: Betting) -> tuple[Pot, ...]:
    """The pots so far, the main one first; the bets of a running round are not in yet.

    Each level that somebody in the hand is all-in for closes a pot. What the folded put in above
    the highest such level stays in the last pot.
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
    """What the house takes of a pot, having taken ``before`` of others (rounded down)."""
    rake = chips * rules.rake // 100
    return min(rake, rules.rake_cap - before) if rules.rake_cap else rake


def shared(chips: int, winners: tuple[Seat, ...], seats: int) -> tuple[int, ...]:
    """By seat: equal parts for the winners; odd chips one by one, in the winners' order."""
    part, odd = divmod(chips, len(winners))
    won = {seat: part + (turn < odd) for turn, seat in enumerate(winners)}
    return tuple(won.get(seat, 0) for seat in range(seats))
