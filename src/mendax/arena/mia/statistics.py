"""The statistics of a rule set from millions of games, such as lengths, lies and wins.

Every mean has the half-width of its 95% confidence interval (normal approximation).
"""

import math
from collections.abc import Sequence
from typing import TypedDict

import numpy as np

from mendax.arena.mia.parallel_games import Progress, play_many
from mendax.arena.mia.reduction import tables_of_bot
from mendax.core.game import Value
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.model.rule_tables import LOOKED, REROLLED, UNSEEN, Floats, Ints
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.simulation.alias_tables import alias_tables
from mendax.solver.mia.simulation.game_tables import GameTables, IndexedGame, indexed_game
from mendax.solver.mia.simulation.kernel import GameTotals, win_units
from mendax.solver.mia.simulation.reference_kernel import (
    CAUGHT,
    CLAIMS,
    CONCEDED,
    DICE,
    DOUBTS,
    LIES,
    SHOWN,
    TOASTS,
)
from mendax.solver.mia.simulation.strategy_tables import StrategyTables, tables_of_policy

_STANDARD_ERRORS = 1.96
"""The half-width of a 95% confidence interval in standard errors, for a normal distribution."""

Player = str | Policy | StrategyTables
"""The name of a bot, a solved policy, or strategy tables of the same game."""


class SeatResult(Value, frozen=True):
    """The results of a seat, or of a place counted from the opener, with 95% margins."""

    wins: float
    """The share of games won. A shared first place counts as a fraction of a win."""
    margin: float
    worth: float
    """The mean payoff per game in the solver's units: wins, or points relative to the mean."""
    worth_margin: float


class Statistics(Value, frozen=True):
    """The figures of many games."""

    games: int
    rounds: float
    """The mean number of rounds per game."""
    rounds_margin: float
    median: int
    longest: int
    """The 99th percentile of rounds per game."""
    claims: float
    """The mean number of claims per round."""
    lies: float
    """The share of lies among claims by players who had looked."""
    unseen: float
    """The share of claims about dice that no player has seen."""
    doubted: float
    """The share of claims that were doubted."""
    caught: float
    """The share of openings that revealed a false claim."""
    conceded: float
    """The share of rounds conceded to the top value."""
    toasts: float
    """The share of rounds without a loser, because the joker was rolled."""
    dice: float
    """The mean number of dice rolled for new lives per game."""
    from_the_opener: tuple[SeatResult, ...]
    """The results by place counted from the game's opener."""
    by_seat: tuple[SeatResult, ...]
    """The results by seat, where every seat opens equally often."""


def statistics(
    rules: MiaRules,
    players: Sequence[Player],
    games: int,
    seed: int,
    workers: int = 1,
    progress: Progress | None = None,
) -> Statistics:
    """Simulate ``games`` whole games with one player in each seat.

    ``progress`` is called with the number of games played. Raises ``RulesError`` for conflicting
    rules or bots without a table, ``NotCovered`` for rules or numbers of seats that the arrays do
    not support, and ``EndlessGame`` for players who never finish.
    """
    indexed, strategies = seated(rules, players)
    seats = alias_tables(indexed.tables, strategies)
    return gathered(
        indexed.tables, play_many(indexed.tables, seats, games, seed, workers, progress=progress)
    )


def seated(rules: MiaRules, players: Sequence[Player]) -> tuple[IndexedGame, list[StrategyTables]]:
    """Return the indexed game, and the players as tables. Raises the errors of ``statistics``."""
    indexed = indexed_game(rules, len(players))
    strategies: dict[int | str, StrategyTables] = {}
    for player in players:
        if isinstance(player, str):
            if player not in strategies:
                strategies[player] = tables_of_bot(player, indexed)
        elif id(player) not in strategies:
            strategies[id(player)] = (
                tables_of_policy(player, indexed) if isinstance(player, Policy) else player
            )
    return indexed, [strategies[p if isinstance(p, str) else id(p)] for p in players]


def gathered(tables: GameTables, tally: GameTotals) -> Statistics:
    """Return the statistics of all games in ``tally``."""
    counts, games = tally.counts.tolist(), tally.games
    upto = np.cumsum(tally.lengths) / games
    lengths = np.arange(len(tally.lengths))
    squares = float((tally.lengths * lengths**2).sum()) / games
    spread = squares - (float((tally.lengths * lengths).sum()) / games) ** 2
    return Statistics(
        games=games,
        rounds=tally.rounds / games,
        rounds_margin=_STANDARD_ERRORS * math.sqrt(max(0.0, spread) / games),
        median=int(np.searchsorted(upto, 0.5)),
        longest=int(np.searchsorted(upto, 0.99)),
        dice=counts[DICE] / games,
        **ratios(counts, tally.rounds),
        from_the_opener=_won(tables, tally, axis=0),
        by_seat=_won(tables, tally, axis=1),
    )


class Ratios(TypedDict):
    """Figures that are independent of the number of games; see ``Statistics``."""

    claims: float
    lies: float
    unseen: float
    doubted: float
    caught: float
    conceded: float
    toasts: float


def ratios(counts: Sequence[float], rounds: float) -> Ratios:
    """Return ratios of ``counts[n]``, indexed as in ``reference_kernel``, in this many rounds."""
    looked, unseen, again = (counts[CLAIMS + how] for how in (LOOKED, UNSEEN, REROLLED))
    claims, openings = looked + unseen + again, counts[DOUBTS] + counts[SHOWN]
    return Ratios(
        claims=claims / rounds,
        lies=_ratio(counts[LIES], looked),
        unseen=_ratio(unseen + again, claims),
        doubted=_ratio(counts[DOUBTS], claims),
        caught=_ratio(counts[CAUGHT], openings),
        conceded=counts[CONCEDED] / rounds,
        toasts=counts[TOASTS] / rounds,
    )


def _ratio(part: float, whole: float) -> float:
    """Return the ratio, or 0 if ``whole`` is 0."""
    return part / whole if whole else 0.0


def _won(tables: GameTables, tally: GameTotals, axis: int) -> tuple[SeatResult, ...]:
    def mean(sums: Ints) -> Floats:
        return np.asarray(sums.sum(axis=axis) / tally.opened.sum(axis=axis))

    games = tally.opened.sum(axis=axis)
    wins, worth = mean(tally.won) / win_units(tables.seats), mean(tally.paid) / tables.unit
    spread = np.maximum(0.0, mean(tally.squares) / tables.unit**2 - worth**2)
    margin = _STANDARD_ERRORS * np.sqrt(wins * (1 - wins) / games)
    worth_margin = _STANDARD_ERRORS * np.sqrt(spread / games)
    columns = (wins, margin, worth, worth_margin)
    return tuple(SeatResult(*row) for row in np.stack(columns, axis=1).tolist())
