"""Matches between bots of Sword of Lies in which every deal is played once from every place:
``python -m tests.bots.sword_of_lies.tournament standard 3 40 held-out marshal knight``.

The named bots sit around the table, repeated until it is full (``marshal knight knight`` is one
marshal among two knights). A deal is played once for every rotation of the table, with the same
cards and random numbers for each place, so that the cards count for all alike. The sample is the
mean of a deal, and the interval is over deals.
"""

import sys
import time
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from mendax.arena.local_game import LocalGame
from mendax.arena.match import played_out
from mendax.bots.at_random import AtRandom
from mendax.bots.sword_of_lies.knight import Knight
from mendax.bots.sword_of_lies.marshal import Marshal
from mendax.bots.sword_of_lies.squire import Squire
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.rules import PRESETS, SwordRules

SWORD = SwordOfLies()
MAKERS: dict[str, Any] = {
    "random": AtRandom,
    "squire": Squire,
    "knight": Knight,
    "marshal": Marshal,
}


class Score(NamedTuple):
    """A bot's mean payoff per game, and half of the 95% interval."""

    bot: str
    payoff: float
    margin: float


def a_game(rules: SwordRules, names: Sequence[str], luck: Random) -> list[float]:
    """Return the chips won by seat; the seating does not change the cards."""
    cards, *own = [Random(luck.getrandbits(64)) for _ in range(len(names) + 1)]
    players = {
        seat: MAKERS[name](SWORD.name, rules, seat, len(names), own[seat])
        for seat, name in enumerate(names)
    }
    result = played_out(LocalGame(SWORD, rules, len(names), players, cards))
    return [float(payoff) for payoff in result.payoffs]


def a_deal(rules: SwordRules, names: Sequence[str], seed: str) -> dict[str, float]:
    """Return every bot's winnings per game, the mean over its seats and all rotations of the
    table.
    """
    won: dict[str, list[float]] = {name: [] for name in names}
    for turn in range(len(names)):
        order = [*names[turn:], *names[:turn]]
        for name, payoff in zip(order, a_game(rules, order, Random(seed)), strict=True):
            won[name].append(payoff)
    return {name: fmean(payoffs) for name, payoffs in won.items()}


def table_of(bots: Sequence[str], seats: int) -> list[str]:
    """Return the bots around a table, in turn."""
    return [bots[seat % len(bots)] for seat in range(seats)]


def tournament(
    rules: SwordRules, bots: Sequence[str], seats: int, deals: int, seed: str
) -> list[Score]:
    """Play this number of deals at a table of this size, and return a score for every bot."""
    played = [a_deal(rules, table_of(bots, seats), f"{seed} {deal}") for deal in range(deals)]
    return [
        Score(bot, fmean(won), 1.96 * stdev(won) / sqrt(deals))
        for bot in dict.fromkeys(bots)
        for won in [[deal[bot] for deal in played]]
    ]


if __name__ == "__main__":
    preset, seats, deals, seed, *names = sys.argv[1:]
    began = time.process_time()
    for score in tournament(PRESETS[preset], names, int(seats), int(deals), seed):
        print(f"{score.bot:10} {score.payoff:+8.2f} ± {score.margin:.2f}")
    print(f"{time.process_time() - began:.1f} s CPU")
