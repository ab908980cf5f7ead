"""Duels: one bot of one kind among bots of another kind.

The single bot sits in each seat equally often. All games of all pairs form one arena match, so the
games run on all cores, with the same results on any number of cores.
"""

from collections.abc import Iterator, Sequence
from itertools import count, islice, permutations
from typing import NamedTuple

from mendax.arena.duels import result
from mendax.arena.match import PORTION, MatchSetup, NumberedSeating, Playing, Progress
from mendax.arena.standings import PlayedGame
from mendax.arena.strength import Duel, Unit


class Pairing(NamedTuple):
    """One bot at a table of other bots, by index."""

    bot: int
    others: int


def pairings(bots: int, seats: int) -> list[Pairing]:
    """Return all pairings; with two seats, each pair only once."""
    every = (Pairing(*two) for two in permutations(range(bots), 2))
    return [two for two in every if seats > 2 or two.bot < two.others]


def seatings(pairs: Sequence[Pairing], seats: int, games: int) -> Iterator[NumberedSeating]:
    """Yield ``games`` games for each pair, with the single bot in each seat in turn."""
    number = count()
    for bot, others in pairs:
        for game in range(games):
            order = [others] * seats
            order[game % seats] = bot
            yield next(number), tuple(order)


def duels(
    setup: MatchSetup,
    seats: int,
    games: int,
    unit: Unit,
    playing: Playing,
    progress: Progress | None = None,
) -> tuple[Duel, ...]:
    """Play every bot of the setup against every other, ``games`` times."""
    pairs = pairings(len(setup.bots), seats)
    numbered = seatings(pairs, seats, games)
    portions = iter(lambda: tuple(islice(numbered, PORTION)), ())
    played = list[PlayedGame]()
    for portion in playing(setup, portions):
        played += portion
        if progress is not None:
            progress(len(played), len(pairs) * games)
    names, results = [bot.name for bot in setup.bots], list[Duel]()
    for at, pair in enumerate(pairs):
        own = played[at * games : (at + 1) * games]
        one, other = names[pair.bot], names[pair.others]
        results.append(Duel(one, other, games, result(own, pair.bot, unit)))
        if seats == 2:
            results.append(Duel(other, one, games, result(own, pair.others, unit)))
    return tuple(results)
