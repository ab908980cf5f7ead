"""Bots, solved policies and custom tables, as arrays that ``lockstep`` samples.

This module contains no policies: ``arena.mia.reduction`` provides a bot's strategy at every public
state, and ``solver.mia.simulation.strategy_tables`` a policy's strategy. Bots with memory, such as
a reader, have no table, so they are refused by name. An opponent's turn is a single sample of its
dice, whether it looks, and its claim.
"""

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.arena.mia.reduction import tables_of_bot
from mendax.coach.mia.policies import packaged
from mendax.core.game import Reason, RulesError
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.positions import essential
from mendax.solver.mia.model.rule_tables import Floats
from mendax.solver.mia.policy import file_format
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.simulation.alias_tables import ALWAYS, NEVER, WHOLE, alias_rows
from mendax.solver.mia.simulation.game_tables import IndexedGame
from mendax.solver.mia.simulation.strategy_tables import StrategyTables, tables_of_policy

EQUILIBRIUM: Final = "equilibrium"

Opponent = str | Path | Policy | StrategyTables
"""A bot's name (or ``equilibrium``), a policy file, a policy, or strategy tables."""

Int64s = npt.NDArray[np.int64]


class OpponentTables(NamedTuple):
    """The strategies of all seats, with probabilities in units of 2⁻³²; empty without opponents."""

    at: npt.NDArray[np.int32]
    """``at[seat, position]``: the index of the seat's strategy."""
    row: Int64s
    """``row[strategy · public_states + public_state]``: a row of claim codes, as in
    ``AliasTables.row``."""
    entries: npt.NDArray[np.uint64]
    """The entries of all rows, as in ``AliasTables.entries``, with claim codes."""
    doubt: Int64s
    """``doubt[((strategy · hows + how) · public_states + public_state) · values + value]``: the
    threshold for a doubt."""
    rerolls: Int64s
    """``rerolls[seat, exit]``: the threshold for rolling for new lives."""


def tables_of(opponent: Opponent, game: IndexedGame) -> StrategyTables:
    """Return an opponent as strategy tables.

    Raises ``RulesError`` for a name that is not a bot's, a bot with memory, or a policy with other
    rules, and ``UnreadablePolicy`` or ``OSError`` for a policy file.
    """
    if isinstance(opponent, StrategyTables):
        return opponent
    if isinstance(opponent, Path):
        opponent = file_format.read(opponent.read_bytes())
    if isinstance(opponent, Policy):
        if opponent.rules != essential(game.rules, opponent.span, game.tables.seats):
            raise RulesError(Reason("coach-other-policy"))
        return tables_of_policy(opponent, game)
    if opponent == EQUILIBRIUM:
        return tables_of_policy(_solved(game), game)
    return tables_of_bot(opponent, game)


def _solved(game: IndexedGame) -> Policy:
    seats = game.tables.seats
    return packaged(game.rules, seats) or solve(game.rules, seats).policy


def no_opponents() -> OpponentTables:
    """Return empty tables, for a caller that plays every seat."""
    none = np.zeros((0, 0), np.int32)
    whole = np.zeros(0, np.int64)
    return OpponentTables(none, whole, np.zeros(0, np.uint64), whole, np.zeros((0, 0), np.int64))


def opponent_tables(opponents: Sequence[Opponent], game: IndexedGame) -> OpponentTables:
    """Return the tables of the opponents in seats 1 and up. Raises the errors of ``tables_of``."""
    known = functools.cache(lambda n: tables_of(opponents[n], game))
    first = [next(k for k, other in enumerate(opponents) if other is one) for one in opponents]
    seated = [known(n) for n in first]
    each = list({id(strategy): strategy for strategy in seated}.values())
    number = {id(strategy): n for n, strategy in enumerate(each)}
    pages = np.cumsum([0, *(len(strategy.doubt) for strategy in each)])
    lengths = np.concatenate([np.diff(strategy.row) for strategy in each])
    row, entries = alias_rows(
        lengths,
        np.concatenate([strategy.claims for strategy in each]),
        np.concatenate([strategy.chances for strategy in each]),
    )
    at = [strategy.at + pages[number[id(strategy)]] for strategy in seated]
    nobody = np.zeros_like(seated[0].at)
    rerolls = [strategy.rerolls for strategy in seated]
    return OpponentTables(
        np.stack([nobody, *at]).astype(np.int32),
        row,
        entries,
        _of_whole(np.concatenate([strategy.doubt for strategy in each])).reshape(-1),
        _of_whole(np.stack([np.zeros_like(rerolls[0]), *rerolls])),
    )


def _of_whole(chances: Floats) -> Int64s:
    """Return probabilities as thresholds. Only a probability of 1 gives ``WHOLE``."""
    thresholds = np.clip(np.rint(chances * WHOLE), NEVER, ALWAYS).astype(np.int64)
    thresholds[chances >= 1.0] = WHOLE
    return thresholds
