"""What can be said about who is stronger: means with intervals, pairs, ratings.

An interval holds the true mean in 95 of 100 such matches, if there are enough games (some thirty)
for their mean to be distributed normally: nothing else is supposed of payoffs. Games have luck of
their own each, so they are independent; seats differ, and as they rotate evenly, intervals are
rather too wide than too narrow.
"""

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from statistics import fmean, stdev
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from mendax.core.game import Value

_STANDARD_ERRORS: Final = 1.96
"""On both sides of a mean; holds the true one in 95 of 100 matches."""
SURE: Final = 0.05
"""Pairs less likely to differ so much by luck are said to differ."""


class Played(NamedTuple):
    """One game: who (by place among the bots) sat at each seat, and what came of it, by seat."""

    order: tuple[int, ...]
    payoffs: tuple[float, ...]
    places: tuple[int, ...]
    decisions: int


class Rating(Value, frozen=True):
    """How strong a bot is by the finishing places of all its games (Plackett–Luce; all start
    at 25 ± 8.33, and skill is taken not to change)."""

    mu: float
    sigma: float
    ordinal: float
    """μ − 3σ: what it is at least."""


class Standing(Value, frozen=True):
    """How one participant did: the mean payoff of a game, and how sure that is."""

    bot: str
    games: int
    payoff: float
    margin: float
    """Half of the interval that holds the true mean payoff in 95 of 100 matches."""
    wins: float
    """The share of games won (shared first places count in part)."""
    rating: Rating

    @property
    def clearly_ahead(self) -> bool:
        """Whether it gains by the game, and not by luck."""
        return self.payoff - self.margin > 0


class Pair(Value, frozen=True):
    """How two participants compare, over the games in which both sat."""

    one: int
    other: int
    """By place among the standings."""
    games: int
    ahead: float
    """By how much the payoff of ``one`` exceeds that of ``other``, on average."""
    margin: float
    chance: float
    """How likely luck alone makes such a difference, in either direction, between equals; with
    the correction for several pairs after Holm (1979)."""

    @property
    def clear(self) -> bool:
        """Whether the difference is more than luck."""
        return self.chance < SURE


class Match(Value, frozen=True):
    """What a match came to."""

    standings: tuple[Standing, ...]
    """In the order in which the bots were named."""
    pairs: tuple[Pair, ...]
    games: int
    decisions: int
    """How often bots chose, over all games."""


def figures(bots: Sequence[str], games: Sequence[Played]) -> Match:
    """The figures of a match among these bots."""
    paid: list[list[float]] = [[] for _ in bots]
    wins = [0.0] * len(bots)
    for game in games:
        for bot, payoff, place in zip(game.order, game.payoffs, game.places, strict=True):
            paid[bot].append(payoff)
            wins[bot] += (place == 1) / game.places.count(1)
    standings = tuple(
        Standing(bot, len(mine), *_mean(mine), won / max(1, len(mine)), rating)
        for bot, mine, won, rating in zip(bots, paid, wins, ratings(len(bots), games), strict=True)
    )
    return Match(standings, pairs(len(bots), games), len(games), sum(g.decisions for g in games))


def _mean(paid: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its interval."""
    if len(paid) < 2:
        return (fmean(paid) if paid else 0.0), math.inf
    return fmean(paid), _STANDARD_ERRORS * stdev(paid) / math.sqrt(len(paid))


def pairs(bots: int, games: Sequence[Played]) -> tuple[Pair, ...]:
    """Every two of the bots that ever sat at one table, weighed by their differences there."""
    apart: dict[tuple[int, int], list[float]] = {two: [] for two in combinations(range(bots), 2)}
    for game in games:
        sat = sorted(zip(game.order, game.payoffs, strict=True))
        for (one, mine), (other, its) in combinations(sat, 2):
            apart[one, other].append(mine - its)
    met = {two: gaps for two, gaps in apart.items() if len(gaps) > 1}
    means = [_mean(gaps) for gaps in met.values()]
    chances = holm([_by_luck(*mean) for mean in means])
    return tuple(
        Pair(*two, len(met[two]), *mean, chance)
        for two, mean, chance in zip(met, means, chances, strict=True)
    )


def _by_luck(mean: float, margin: float) -> float:
    if not margin:
        return float(not mean)
    return math.erfc(abs(mean) * _STANDARD_ERRORS / margin / math.sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """The chances, larger for each being one of several that were looked at (Holm, 1979)."""
    found, least = [0.0] * len(chances), 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        least = max(least, min(1.0, (len(chances) - rank) * chances[at]))
        found[at] = least
    return found


def ratings(bots: int, games: Sequence[Played]) -> list[Rating]:
    """Everybody's rating after all these games, in this order."""
    model = PlackettLuce(tau=0.0)
    rated = [model.rating() for _ in range(bots)]
    for game in games:
        teams = model.rate([[rated[bot]] for bot in game.order], ranks=list(game.places))
        for bot, (rating,) in zip(game.order, teams, strict=True):
            rated[bot] = rating
    return [Rating(rating.mu, rating.sigma, rating.ordinal()) for rating in rated]


def together(standings: Sequence[Standing]) -> Mapping[str, float]:
    """The share of games won by each kind of bot, where several of a kind took part."""
    shares: dict[str, float] = {}
    for standing in standings:
        shares[standing.bot] = shares.get(standing.bot, 0.0) + standing.wins
    return shares
