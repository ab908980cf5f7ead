"""French poker's bots against each other, seats rotated, from a seed:
``python -m tests.bots.french_poker.tournament house 200 searching odds``.
"""

import sys
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from mendax.arena.match import played_out
from mendax.arena.sitting import Sitting
from mendax.bots import french_poker
from mendax.bots.at_random import AtRandom
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules

POKER = FrenchPoker()
MAKERS: dict[str, Any] = {
    "random": AtRandom,
    "truthful": french_poker.Truthful,
    "liar": french_poker.Liar,
    "lucky": french_poker.Lucky,
    "sniper": french_poker.Sniper,
    "odds": french_poker.Odds,
    "searching": french_poker.Searching,
}


class Score(NamedTuple):
    """A bot's mean payoff, and half of the interval that holds the true one 95 times in 100."""

    bot: str
    payoff: float
    margin: float


def seated(name: str, rules: FrenchPokerRules, seat: int, seats: int, luck: Random) -> Any:
    return MAKERS[name](POKER.name, rules, seat, seats, luck)


def tournament(
    rules: FrenchPokerRules, bots: Sequence[str], games: int, seed: str
) -> tuple[Score, ...]:
    """So many games, each bot in every place equally often."""
    paid: list[list[float]] = [[] for _ in bots]
    for number in range(games):
        order = [(seat + number) % len(bots) for seat in range(len(bots))]
        luck = Random(f"{seed} {number}")
        players = {
            seat: seated(bots[who], rules, seat, len(bots), Random(luck.getrandbits(64)))
            for seat, who in enumerate(order)
        }
        result = played_out(Sitting(POKER, rules, len(bots), players, luck))
        for seat, who in enumerate(order):
            paid[who].append(float(result.payoffs[seat]))
    return tuple(
        Score(name, fmean(gains), 1.96 * stdev(gains) / sqrt(games))
        for name, gains in zip(bots, paid, strict=True)
    )


if __name__ == "__main__":
    preset, count, *names = sys.argv[1:]
    for score in tournament(PRESETS[preset], names, int(count), "tournament"):
        print(f"{score.bot:10} {score.payoff:+.3f} ± {score.margin:.3f}")
