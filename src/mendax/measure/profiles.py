"""Profiles of players: how they lie, doubt and believe, and what each decision cost.

1. Rates stand beside the equilibrium's rate in the same spots (``coach.spot_counts``). A spot of a
   lie is a claim by a seat that knows the dice; a spot of a doubt is an answer to a claim.
2. The mean cost of a decision is a ratio of sums over games. Its interval treats a game as one
   observation, since decisions of one game depend on each other, and uses Student's t.
3. A player's decisions at different tables (game, rules, number of seats) make several profiles.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from statistics import NormalDist
from typing import Final

from mendax.arena.strength import Estimate
from mendax.coach.results import Unit
from mendax.coach.spot_counts import SpotCount, counted
from mendax.core.game import Value
from mendax.measure.pricing import Kind, PricedDecision, regret
from mendax.records import RecordedGame

KINDS: Final[tuple[Kind, ...]] = ("claim", "cup", "answer", "other")
POWER: Final = 0.8
"""The probability with which ``Comparison.games_needed`` games show a true difference."""
_BINS: Final = 10
_NORMAL: Final = NormalDist()
_Z: Final = _NORMAL.inv_cdf(0.975)


class Cost(Value, frozen=True):
    """The mean cost of a decision, in the profile's unit."""

    decisions: int
    """The number of decisions with a price."""
    total: float
    mean: Estimate
    """The total divided by the decisions, with its 95% interval."""
    spread: float
    """The standard deviation of one game's contribution: the standard error of the mean times the
    square root of the number of games. It is 0 for fewer than two games."""


class BeliefBin(Value, frozen=True):
    """The beliefs within a tenth of the range from 0 to 1."""

    count: int
    mean: float
    """The mean belief."""
    lies: int
    """The claims that were lies."""


class Beliefs(Value, frozen=True):
    """Private beliefs that an answered claim is a lie, for claims whose truth is known."""

    count: int
    brier: float
    """The mean squared error of the beliefs: 0 is perfect, and 0.25 is always one half."""
    compared: int
    """The answers to claims that an equilibrium player makes, too."""
    brier_compared: float | None
    """The score in these answers; None without any."""
    sound: float | None
    """The score of the equilibrium's probabilities of a lie in these answers."""
    bins: tuple[BeliefBin, ...]
    """The calibration, by tenths from the lowest beliefs; empty tenths are left out."""


class Profile(Value, frozen=True):
    """A player at one kind of table."""

    player: str
    game: str
    rules: str
    seats: int
    games: int
    decisions: int
    """The number of all decisions, with or without a price."""
    unit: Unit | None
    """The unit of costs; None without any price."""
    one_of_many: int
    """The number of prices with three or more players left. Their equilibrium is one of many."""
    cost: Cost
    by_kind: Mapping[str, Cost]
    """The cost by kind of spot (``pricing.Kind``), without kinds that have no price."""
    lies: SpotCount
    """False claims, over all claims by a seat that knew the dice."""
    needless: int
    """The number of lies where a true claim was legal."""
    caught: int
    """The number of lies that were doubted."""
    doubts: SpotCount
    """Doubts, over all answers."""
    doubts_right: int
    doubts_wrong: int
    beliefs_right: int
    beliefs_wrong: int
    faced: SpotCount
    """Lies among the answered claims whose truth is known, beside what an equilibrium player
    expects."""
    beliefs: Beliefs | None
    """The player's private beliefs; None without any."""


class Comparison(Value, frozen=True):
    """The difference between two players' mean costs."""

    better: str
    """The player whose decisions cost less so far."""
    worse: str
    difference: Estimate
    """The worse player's mean cost minus the better player's, with its 95% interval."""
    p: float
    """The probability of a difference this large between equal players (two-sided)."""
    games_needed: int | None
    """The games that each player needs in total to show this difference with a probability of
    ``POWER``; None if there is no difference."""


def profiles(games: Iterable[RecordedGame]) -> tuple[Profile, ...]:
    """Return a profile of each player at each kind of table, cheapest decisions first.

    Raises the errors of ``regret``.
    """
    return profiles_of_priced((row, list(regret([row]))) for row in games)


def profiles_of_priced(
    games: Iterable[tuple[RecordedGame, Sequence[PricedDecision]]],
) -> tuple[Profile, ...]:
    """Return the profiles of games whose decisions have been priced."""
    played = dict[tuple[str, str, str, int], list[list[PricedDecision]]]()
    for row, every in games:
        for player in dict.fromkeys(row.seats):
            own = [one for one in every if one.player == player]
            table = (player, row.game, row.rules, len(row.seats))
            if own:
                played.setdefault(table, []).append(own)
    found = [_profile(*table, own) for table, own in played.items()]
    return tuple(
        sorted(found, key=lambda one: (one.game, one.rules, one.seats, one.cost.mean.mean))
    )


def comparisons(found: Sequence[Profile]) -> Iterator[Comparison]:
    """Yield the difference of each two players at the same kind of table."""
    for one, other in combinations(found, 2):
        same = (one.game, one.rules, one.seats) == (other.game, other.rules, other.seats)
        if same and one.cost.decisions and other.cost.decisions:
            yield compared(one, other)


def compared(one: Profile, other: Profile) -> Comparison:
    """Return the difference between two profiles at the same kind of table."""
    better, worse = sorted((one, other), key=lambda each: each.cost.mean.mean)
    gap = worse.cost.mean.mean - better.cost.mean.mean
    variances = [each.cost.spread**2 / each.games for each in (better, worse)]
    error = math.sqrt(sum(variances))
    spread = better.cost.spread**2 + worse.cost.spread**2
    needed = (_Z + _NORMAL.inv_cdf(POWER)) ** 2 * spread / gap**2 if gap > 0 else None
    return Comparison(
        better.player,
        worse.player,
        Estimate(gap, gap - _Z * error, gap + _Z * error),
        2 * (1 - _NORMAL.cdf(gap / error)) if error > 0 else float(gap == 0),
        None if needed is None else max(2, math.ceil(needed)),
    )


def _profile(
    player: str, game: str, rules: str, seats: int, games: list[list[PricedDecision]]
) -> Profile:
    every = [one for decisions in games for one in decisions]
    priced = [one for one in every if one.cost is not None]
    claims = [one for one in priced if one.kind == "claim" and one.value is not None]
    answers = [one for one in priced if one.kind == "answer"]
    known = [one for one in answers if one.true is not None]
    doubts = [one for one in known if one.action == "doubt"]
    beliefs = [one for one in known if one.action == "believe"]
    lies = [one for one in claims if one.told_lie]
    return Profile(
        player=player,
        game=game,
        rules=rules,
        seats=seats,
        games=len(games),
        decisions=len(every),
        unit=priced[0].unit if priced else None,
        one_of_many=sum(one.basis == "table" for one in priced),
        cost=_cost(games, None),
        by_kind={
            kind: _cost(games, kind) for kind in KINDS if any(one.kind == kind for one in priced)
        },
        lies=counted((one.told_lie, one.lie_chance) for one in claims),
        needless=sum(one.truth_was_legal for one in lies),
        caught=sum(one.doubted is True for one in lies),
        doubts=counted((one.action == "doubt", one.doubt_chance) for one in answers),
        doubts_right=sum(not one.true for one in doubts),
        doubts_wrong=sum(one.true is True for one in doubts),
        beliefs_right=sum(one.true is True for one in beliefs),
        beliefs_wrong=sum(not one.true for one in beliefs),
        faced=counted((not one.true, one.lie) for one in known if one.lie is not None),
        beliefs=_beliefs([one for one in every if one.kind == "answer" and one.true is not None]),
    )


def _beliefs(answers: Iterable[PricedDecision]) -> Beliefs | None:
    """Return the scores of beliefs in answers whose claim is known to be true or false."""
    pairs = [(one.belief, not one.true, one.lie) for one in answers if one.belief is not None]
    if not pairs:
        return None
    tenths: dict[int, list[tuple[float, bool]]] = {}
    for belief, lie, _ in pairs:
        tenths.setdefault(min(_BINS - 1, int(belief * _BINS)), []).append((belief, lie))
    bins = [
        BeliefBin(len(one), math.fsum(b for b, _ in one) / len(one), sum(lie for _, lie in one))
        for _, one in sorted(tenths.items())
    ]
    known = [(belief, lie, expected) for belief, lie, expected in pairs if expected is not None]
    return Beliefs(
        len(pairs),
        _brier((belief, lie) for belief, lie, _ in pairs),
        len(known),
        _brier((belief, lie) for belief, lie, _ in known) if known else None,
        _brier((expected, lie) for _, lie, expected in known) if known else None,
        tuple(bins),
    )


def _brier(stated: Iterable[tuple[float, bool]]) -> float:
    """Return the mean squared error of stated probabilities."""
    errors = [(chance - came_true) ** 2 for chance, came_true in stated]
    return math.fsum(errors) / len(errors)


def _cost(games: list[list[PricedDecision]], kind: Kind | None) -> Cost:
    """Return the mean cost, over one kind of spot or all."""
    each = []
    for decisions in games:
        costs = [one.cost for one in decisions if one.cost is not None and kind in (None, one.kind)]
        each.append((math.fsum(costs), len(costs)))
    return mean_cost(each)


def mean_cost(games: Sequence[tuple[float, int]]) -> Cost:
    """Return the mean cost per decision of games, each with its total cost and its decisions.

    The variance is that of a ratio estimator (Cochran 1977, "Sampling techniques", section 2.11).
    """
    total, decisions = math.fsum(cost for cost, _ in games), sum(n for _, n in games)
    count, mean = len(games), total / max(1, decisions)
    if count < 2 or not decisions:
        return Cost(decisions, total, Estimate(mean, -math.inf, math.inf), 0.0)
    rests = math.fsum((cost - mean * n) ** 2 for cost, n in games) / (count - 1)
    spread = math.sqrt(rests) * count / decisions
    half = _student(count - 1) * spread / math.sqrt(count)
    return Cost(decisions, total, Estimate(mean, mean - half, mean + half), spread)


def _student(freedom: int) -> float:
    """Return the 97.5% quantile of Student's t (Cornish and Fisher's expansion).

    The error is below 0.001 from eight degrees of freedom on; for fewer, it is too small.
    """
    z, n = _Z, freedom
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third
