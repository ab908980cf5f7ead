"""Who is stronger: mean payoffs with confidence intervals, pairwise tests, ratings.

Intervals are of 95 %, by the normal approximation: enough games (some thirty) for their mean to be
distributed normally, and nothing else supposed of payoffs. Games are independent, as each has a
generator of its own; seats differ, and as they rotate evenly, intervals are rather too wide than
too narrow.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import combinations
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from openskill.models import PlackettLuce

from mendax.arena.programs.charges import Conduct, FaultKind
from mendax.arena.totals import Skill, Totals
from mendax.core.game import Reason, Value
from mendax.words import LANGUAGES, Words

if TYPE_CHECKING:
    from rich.table import Table

_STANDARD_ERRORS: Final = 1.96
"""Half of the 95 % confidence interval of a normal distribution."""
SURE: Final = 0.05
"""The level of significance: pairs with a smaller p-value are said to differ."""


_LONGEST_ERROR: Final = 300
"""Characters of a line of standard error that a report shows."""


class PlayedGame(NamedTuple):
    """One game: who (by place among the bots) sat at each seat, and what came of it, by seat."""

    order: tuple[int, ...]
    payoffs: tuple[float, ...]
    places: tuple[int, ...]
    decisions: int
    conducts: tuple[Conduct | None, ...] = ()
    """How programs behaved, by seat; None for who is none."""
    moves: tuple[str, ...] = ()
    """Every action as ``seat1 announce 61``, ``chance fall 21``, where they are kept."""


class Rating(Value, frozen=True):
    """How strong a bot is by the finishing places of all its games: μ ± σ, from 25 ± 8.33 on.

    Plackett–Luce, in the Bayesian form of Weng and Lin 2011 («A Bayesian approximation method for
    online ranking»); skill is taken not to change.
    """

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
    """Half of the 95 % confidence interval of the mean payoff."""
    wins: float
    """The proportion of games won; a first place that is shared counts in part."""
    rating: Rating

    @property
    def clearly_ahead(self) -> bool:
        """Whether the mean payoff is above 0 by more than its margin."""
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
    """The two-sided p-value of the difference, corrected for several pairs after Holm 1979 («A
    simple sequentially rejective multiple test procedure»)."""

    @property
    def clear(self) -> bool:
        """Whether the difference is significant."""
        return self.chance < SURE


class FirstFault(Value, frozen=True):
    """The first fault of its kind of a program in a match."""

    kind: FaultKind
    game: int
    """The number of the game, from 1."""
    reason: Reason
    error: str
    """The last line that the program had written to standard error; may be empty."""


class Charges(Value, frozen=True):
    """What a program was charged with, over all its games."""

    faults: Mapping[FaultKind, int]
    """How many of each kind; kinds that did not happen are left out."""
    games: int
    """Games with a fault."""
    forfeits: int
    """Games in which its default actions were played from some moment on."""
    refused: int
    """Answers that were refused, those included that it mended at once."""
    first: tuple[FirstFault, ...] = ()
    """The first fault of each kind, by game."""


class Match(Value, frozen=True):
    """What a match came to."""

    standings: tuple[Standing, ...]
    """In the order in which the bots were named."""
    pairs: tuple[Pair, ...]
    games: int
    decisions: int
    """How often bots chose, over all games."""
    charges: tuple[Charges | None, ...] = ()
    """By bot; None for who is no program, and nothing at all where nobody is."""

    def __rich__(self) -> "Table":
        """The standings, the best first, for ``rich.print``."""
        from rich.table import Table
        from rich.text import Text

        heads, *rows = self._cells()
        table = Table(*heads)
        for row in rows:
            table.add_row(*map(Text, row))
        return table

    def _repr_html_(self) -> str:
        """The same as HTML, for notebooks."""
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
                    f"{one.payoff:+.3f} ± {one.margin:.3f}",
                    f"{100 * one.wins:.1f} %",
                    f"{one.rating.mu:.1f} ± {one.rating.sigma:.1f}",
                    str(one.games),
                ]
                for one in best_first
            ),
        ]


class MatchSums(NamedTuple):
    """The sums and the ratings of some games, by bot."""

    totals: tuple[Totals, ...]
    skills: tuple[Skill, ...]
    """After the games."""


def tallied(before: Sequence[Skill | None], games: Iterable[PlayedGame]) -> MatchSums:
    """Add up games and rate the bots game by game, each from its rating before; None is a new one.

    A match and a round of a league are both counted and rated by this function.
    """
    model = PlackettLuce(tau=0.0)
    rated = [
        model.rating() if skill is None else model.rating(mu=skill.mu, sigma=skill.sigma)
        for skill in before
    ]
    totals = [Totals() for _ in before]
    for game in games:
        teams = model.rate([[rated[bot]] for bot in game.order], ranks=list(game.places))
        for seat, (bot, (rating,)) in enumerate(zip(game.order, teams, strict=True)):
            rated[bot] = rating
            totals[bot] = totals[bot].plus(_totals(game, seat))
    return MatchSums(tuple(totals), tuple(Skill(one.mu, one.sigma) for one in rated))


def _totals(game: PlayedGame, seat: int) -> Totals:
    payoff, place = game.payoffs[seat], game.places[seat]
    conduct = game.conducts[seat] if game.conducts else None
    return Totals(
        1,
        payoff,
        payoff * payoff,
        (place == 1) / game.places.count(1),
        int(conduct is not None and bool(conduct.faults)),
        int(conduct is not None and conduct.forfeited),
    )


def figures(bots: Sequence[str], games: Sequence[PlayedGame]) -> Match:
    """The figures of a match among these bots."""
    sums = tallied([None] * len(bots), games)
    standings = tuple(map(_standing, bots, *sums))
    decisions = sum(game.decisions for game in games)
    compared = pairs(len(bots), games)
    return Match(standings, compared, len(games), decisions, charges(len(bots), games))


def _standing(bot: str, total: Totals, skill: Skill) -> Standing:
    margin = math.inf if total.margin is None else total.margin
    rating = Rating(skill.mu, skill.sigma, skill.mu - 3 * skill.sigma)
    wins = total.wins / max(1, total.games)
    return Standing(bot, total.games, total.mean, margin, wins, rating)


def charges(bots: int, games: Sequence[PlayedGame]) -> tuple[Charges | None, ...]:
    """What every program was charged with; None for who is none, empty where nobody is."""
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
        error = _last_line(conduct.errors)
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


def _last_line(text: str) -> str:
    """The last line that is not blank, cut, without what a terminal would obey."""
    lines = text.strip().splitlines()
    return "".join(filter(str.isprintable, lines[-1]))[:_LONGEST_ERROR] if lines else ""


def _mean(paid: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its confidence interval; infinite for fewer than two values."""
    if len(paid) < 2:
        return (fmean(paid) if paid else 0.0), math.inf
    return fmean(paid), _STANDARD_ERRORS * stdev(paid) / math.sqrt(len(paid))


def pairs(bots: int, games: Sequence[PlayedGame]) -> tuple[Pair, ...]:
    """Every two of the bots that ever sat at one table, weighed by their differences there."""
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
    """The p-values, corrected for being several that were looked at (Holm 1979)."""
    corrected, least = [0.0] * len(chances), 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        least = max(least, min(1.0, (len(chances) - rank) * chances[at]))
        corrected[at] = least
    return corrected


def wins_by_bot(standings: Sequence[Standing]) -> Mapping[str, float]:
    """The proportion of games won by each kind of bot, where several of a kind took part."""
    wins: dict[str, float] = {}
    for standing in standings:
        wins[standing.bot] = wins.get(standing.bot, 0.0) + standing.wins
    return wins
