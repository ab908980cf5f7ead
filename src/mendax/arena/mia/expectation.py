"""The exact expectations of a rule set, which are the figures of ``statistics`` without simulation.

Figures are ratios of expectations, such as lies per claim. They are the limits for many games.
Every seat opens equally often, as in the matches of the arena.
"""

from collections.abc import Sequence
from statistics import fmean

import numpy as np

from mendax.arena.mia.statistics import Player, ratios, seated
from mendax.core.game import Value
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.simulation.exact_expectation import Expectation, expectation
from mendax.solver.mia.simulation.reference_kernel import DICE
from mendax.solver.mia.simulation.turn_outcomes import turn_outcomes


class SeatExpectation(Value, frozen=True):
    """The expectations of a seat, or of a place counted from the opener."""

    wins: float
    """The probability of a win. A shared first place counts as a fraction of a win."""
    worth: float
    """The expected payoff in the solver's units: wins, or points relative to the mean."""


class ExactStatistics(Value, frozen=True):
    """The expectations of a game, with the field names of ``statistics.Statistics``."""

    rounds: float
    claims: float
    lies: float
    unseen: float
    doubted: float
    caught: float
    conceded: float
    toasts: float
    dice: float
    from_the_opener: tuple[SeatExpectation, ...]
    """The expectations by place counted from the opener, averaged over openers."""
    by_seat: tuple[SeatExpectation, ...]
    """The expectations by seat, where every seat opens equally often."""
    when_opened_by: tuple[tuple[SeatExpectation, ...], ...]
    """The expectations by opener, then by seat."""


def expected(rules: MiaRules, players: Sequence[Player]) -> ExactStatistics:
    """Return the expectations of whole games with one player in each seat.

    Raises the errors of ``statistics``, and ``NotCovered`` if too many scores are possible.
    """
    game, strategies = seated(rules, players)
    return _figures(expectation(game, turn_outcomes(game.tables, strategies)))


def _figures(expected: Expectation) -> ExactStatistics:
    counts, rounds = expected.counts.mean(axis=0).tolist(), float(expected.rounds.mean())
    seats = range(len(expected.payoff))
    by_opener = [_chances(expected, opener) for opener in seats]
    return ExactStatistics(
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


def _chances(expected: Expectation, opener: int) -> tuple[SeatExpectation, ...]:
    both = np.stack([expected.wins[opener], expected.payoff[opener]], axis=1)
    return tuple(SeatExpectation(*each) for each in both.tolist())


def _mean(chances: Sequence[SeatExpectation]) -> SeatExpectation:
    return SeatExpectation(fmean(c.wins for c in chances), fmean(c.worth for c in chances))
