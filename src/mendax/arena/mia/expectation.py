"""What can be expected of a rule set, exactly: the figures of ``statistics`` without a game played.

Rules of this file
1. Figures are ratios of expectations: lies in a game over claims in a game, as of endless games.
2. Every seat opens equally often, as at the arena's tables.
"""

from collections.abc import Sequence
from statistics import fmean

import numpy as np

from mendax.arena.mia.statistics import Player, ratios, seated
from mendax.core.game import Value
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.simulation.exact_expectation import Expectation, expectation
from mendax.solver.mia.simulation.reference_kernel import DICE
from mendax.solver.mia.simulation.turn_outcomes import meetings


class Chance(Value, frozen=True):
    """What a seat, or a place counted from the opener, can expect of a game."""

    wins: float
    """The share of games won; shared first places count in part."""
    worth: float
    """As the solver counts: chances to win, or points over the mean."""


class Expected(Value, frozen=True):
    """What can be expected of a game; the names are those of ``statistics.Statistics``."""

    rounds: float
    claims: float
    lies: float
    unseen: float
    doubted: float
    caught: float
    conceded: float
    toasts: float
    dice: float
    from_the_opener: tuple[Chance, ...]
    """By place counted from who opened the game, whoever that is."""
    by_seat: tuple[Chance, ...]
    """By seat; every seat opens equally often."""
    when_opened_by: tuple[tuple[Chance, ...], ...]
    """By who opens; then by seat."""


def expected(rules: MiaRules, players: Sequence[Player]) -> Expected:
    """Adds up whole games, one player to a seat.

    Raises what ``statistics`` raises, and ``NotCovered`` where too many scores can be.
    """
    field, scripts = seated(rules, players)
    return _figures(expectation(field, meetings(field.course, scripts)))


def _figures(found: Expectation) -> Expected:
    counts, rounds = found.counts.mean(axis=0).tolist(), float(found.rounds.mean())
    seats = range(len(found.worth))
    by_opener = [_chances(found, opener) for opener in seats]
    return Expected(
        rounds=rounds,
        dice=counts[DICE],
        **ratios(counts, rounds),
        from_the_opener=tuple(
            _mean([by_opener[opener][(opener + place) % len(seats)] for opener in seats])
            for place in seats
        ),
        by_seat=tuple(_mean([by_opener[opener][seat] for opener in seats]) for seat in seats),
        when_opened_by=tuple(by_opener),
    )


def _chances(found: Expectation, opener: int) -> tuple[Chance, ...]:
    both = np.stack([found.wins[opener], found.worth[opener]], axis=1)
    return tuple(Chance(*each) for each in both.tolist())


def _mean(chances: Sequence[Chance]) -> Chance:
    return Chance(fmean(c.wins for c in chances), fmean(c.worth for c in chances))
