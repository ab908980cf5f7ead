"""Comparisons of bots by mean payoffs with confidence intervals, pairwise tests and ratings.

Intervals are 95% intervals by normal approximation. They need enough games (about thirty) for a
normally distributed mean, and make no other assumption about payoffs. Games are independent,
because each game has a separate generator. Seats differ but rotate evenly, so intervals tend to be
too wide.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import combinations, count, repeat
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from openskill.models import PlackettLuce

from mendax.core.game import Reason, Value
from mendax.core.thoughts import Thought
from mendax.programs.arena.charges import Conduct, FaultKind
from mendax.words import LANGUAGES, Words

if TYPE_CHECKING:
    from rich.table import Table

_STANDARD_ERRORS: Final = 1.96
"""The half-width of a 95% confidence interval in standard errors, for a normal distribution."""
SURE: Final = 0.05
"""The significance level. Pairs with a smaller p-value count as different."""


class PlayedGame(NamedTuple):
    """One game, with the index of the bot in each seat and the results by seat."""

    order: tuple[int, ...]
    payoffs: tuple[float, ...]
    places: tuple[int, ...]
    decisions: int
    conducts: tuple[Conduct | None, ...] = ()
    """The conduct of programs by seat, or None for other bots."""
    moves: tuple[str, ...] = ()
    """Every action, such as ``seat1 announce 61`` or ``chance fall 21``, if actions are kept."""
    thoughts: tuple[tuple[int, Thought], ...] = ()
    """Private thoughts, each with the index of its move."""


class Rating(Value, frozen=True):
    """The rating of a bot by its finishing places in all games: μ ± σ, starting from 25 ± 8.33.

    The method is Plackett–Luce in the Bayesian form of Weng and Lin 2011 ("A Bayesian approximation
    method for online ranking"), with constant skill.
    """

    mu: float
    sigma: float
    ordinal: float
    """μ − 3σ, a conservative estimate."""


class Standing(Value, frozen=True):
    """The result of one participant: the mean payoff per game with its interval."""

    bot: str
    games: int
    payoff: float
    margin: float
    """The half-width of the mean payoff's 95% confidence interval."""
    wins: float
    """The proportion of games won. A shared first place counts as a fraction of a win."""
    rating: Rating

    @property
    def clearly_ahead(self) -> bool:
        """Return whether the mean payoff exceeds 0 by more than its margin."""
        return self.payoff - self.margin > 0


class Pair(Value, frozen=True):
    """A comparison of two participants over the games in which both took part."""

    one: int
    other: int
    """The index of the second participant in the standings."""
    games: int
    ahead: float
    """The mean difference between the payoffs of ``one`` and ``other``."""
    margin: float
    chance: float
    """The two-sided p-value of the difference.

    It is corrected for multiple pairs after Holm 1979 ("A simple sequentially rejective multiple
    test procedure").
    """

    @property
    def clear(self) -> bool:
        """Return whether the difference is significant."""
        return self.chance < SURE


class FirstFault(Value, frozen=True):
    """A program's first fault of its kind in a match."""

    kind: FaultKind
    game: int
    """The number of the game, from 1."""
    reason: Reason
    error: str
    """The last line of the program's standard error, or an empty string."""


class Charges(Value, frozen=True):
    """The faults of a program in all its games."""

    faults: Mapping[FaultKind, int]
    """The number of faults by kind, without zeros."""
    games: int
    """The number of games with a fault."""
    forfeits: int
    """The number of games that the program forfeited."""
    refused: int
    """The number of refused answers, including those corrected by a retry."""
    first: tuple[FirstFault, ...] = ()
    """The first fault of each kind, in order of games."""


class Match(Value, frozen=True):
    """The results of a match."""

    standings: tuple[Standing, ...]
    """The standings, in the order of the match's bots."""
    pairs: tuple[Pair, ...]
    games: int
    decisions: int
    """The number of choices by bots in all games."""
    charges: tuple[Charges | None, ...] = ()
    """The faults of each bot, or None for bots that are not programs. Empty if no bot is a
    program."""

    def __rich__(self) -> "Table":
        """Return the standings as a table for ``rich.print``, best first."""
        from rich.table import Table
        from rich.text import Text

        heads, *rows = self._cells()
        table = Table(*heads)
        for row in rows:
            table.add_row(*map(Text, row))
        return table

    def _repr_html_(self) -> str:
        """Return the standings as HTML for notebooks."""
        heads, *rows = [list(map(escape, cells)) for cells in self._cells()]
        lines = [f"<tr><th>{'</th><th>'.join(heads)}</th></tr>"]
        lines += [f"<tr><td>{'</td><td>'.join(row)}</td></tr>" for row in rows]
        return f"<table>{''.join(lines)}</table>"

    def _cells(self) -> list[list[str]]:
        words = Words(LANGUAGES[0])
        heads = ("bot", "payoff", "wins", "rating", "games")
        best_first = sorted(self.standings, key=lambda standing: -standing.payoff)
        return [
            [words.say(f"terminal-arena-{head}") for head in heads],
            *(
                [
                    one.bot,
                    words.signed(one.payoff, 3, one.margin),
                    words.percent(one.wins, 1),
                    words.decimal(one.rating.mu, 1, one.rating.sigma),
                    str(one.games),
                ]
                for one in best_first
            ),
        ]


def figures(bots: Sequence[str], games: Sequence[PlayedGame]) -> Match:
    """Return the results of a match among these bots."""
    standings = tuple(map(_standing, count(), bots, _ratings(len(bots), games), repeat(games)))
    decisions = sum(game.decisions for game in games)
    compared = pairs(len(bots), games)
    return Match(standings, compared, len(games), decisions, charges(len(bots), games))


def _ratings(bots: int, games: Iterable[PlayedGame]) -> list[Rating]:
    """Rate the bots game by game."""
    model = PlackettLuce(tau=0.0)
    rated = [model.rating() for _ in range(bots)]
    for game in games:
        teams = model.rate([[rated[bot]] for bot in game.order], ranks=list(game.places))
        for bot, (rating,) in zip(game.order, teams, strict=True):
            rated[bot] = rating
    return [Rating(one.mu, one.sigma, one.mu - 3 * one.sigma) for one in rated]


def _standing(bot: int, name: str, rating: Rating, games: Iterable[PlayedGame]) -> Standing:
    own = [(game, seat) for game in games for seat, other in enumerate(game.order) if other == bot]
    wins = sum((g.places[seat] == 1) / g.places.count(1) for g, seat in own)
    mean, margin = _mean([game.payoffs[seat] for game, seat in own])
    return Standing(name, len(own), mean, margin, wins / max(1, len(own)), rating)


def charges(bots: int, games: Sequence[PlayedGame]) -> tuple[Charges | None, ...]:
    """Return the faults of every program, with None for other bots.

    Empty if no bot is a program.
    """
    numbered: list[list[tuple[int, Conduct]]] = [[] for _ in range(bots)]
    for number, game in enumerate(games, 1):
        for bot, conduct in zip(game.order, game.conducts, strict=False):
            if conduct is not None:
                numbered[bot].append((number, conduct))
    if not any(numbered):
        return ()
    return tuple(_charged(own) if own else None for own in numbered)


def _charged(numbered: Sequence[tuple[int, Conduct]]) -> Charges:
    conducts = [conduct for _, conduct in numbered]
    first: dict[FaultKind, FirstFault] = {}
    for number, conduct in numbered:
        error = conduct.last_error
        for charge in conduct.faults:
            fault = FirstFault(charge.kind, number, charge.reason, error)
            first.setdefault(charge.kind, fault)
    kinds = Counter(charge.kind for conduct in conducts for charge in conduct.faults)
    return Charges(
        dict(sorted(kinds.items())),
        sum(1 for conduct in conducts if conduct.faults),
        sum(1 for conduct in conducts if conduct.forfeited),
        sum(conduct.refused for conduct in conducts),
        tuple(first.values()),
    )


def _mean(paid: Sequence[float]) -> tuple[float, float]:
    """Return the mean and the half-width of its interval, which is infinite for fewer than two
    values."""
    if len(paid) < 2:
        return (fmean(paid) if paid else 0.0), math.inf
    return fmean(paid), _STANDARD_ERRORS * stdev(paid) / math.sqrt(len(paid))


def pairs(bots: int, games: Sequence[PlayedGame]) -> tuple[Pair, ...]:
    """Compare every pair of bots that met in at least two games."""
    apart: dict[tuple[int, int], list[float]] = {two: [] for two in combinations(range(bots), 2)}
    for game in games:
        sat = sorted(zip(game.order, game.payoffs, strict=True))
        for (one, mine), (other, its) in combinations(sat, 2):
            apart[one, other].append(mine - its)
    met = {two: gaps for two, gaps in apart.items() if len(gaps) > 1}
    means = [_mean(gaps) for gaps in met.values()]
    chances = holm([_p_value(*mean) for mean in means])
    return tuple(
        Pair(*two, len(met[two]), *mean, chance)
        for two, mean, chance in zip(met, means, chances, strict=True)
    )


def _p_value(mean: float, margin: float) -> float:
    if not margin:
        return float(not mean)
    return math.erfc(abs(mean) * _STANDARD_ERRORS / margin / math.sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """Return p-values corrected for multiple comparisons (Holm 1979)."""
    corrected, least = [0.0] * len(chances), 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        least = max(least, min(1.0, (len(chances) - rank) * chances[at]))
        corrected[at] = least
    return corrected
