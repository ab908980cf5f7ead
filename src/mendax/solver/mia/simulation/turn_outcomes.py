"""The outcomes of a turn between two Mia players, with their exact probabilities.

This module contains no rules. ``game_tables`` provides the results of opened dice, and
``strategy_tables`` the strategies. A turn is a claim and its answer. Dice with equal results are
merged into one outcome. ``alias_tables`` samples from the outcomes, and ``exact_expectation`` sums
them.

An outcome is a 16-bit code (``turn_code``). It contains the way the claim was made
(``rule_tables.LOOKED`` and so on, or ``game_tables.AT_SIGHT``), the claim's value, whether the
claim was a lie, whether it was doubted, and the round outcome plus one (0 if the round goes on).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mendax.solver.generic.jit import compiled
from mendax.solver.mia.model.rule_tables import Floats, Ints
from mendax.solver.mia.simulation.game_tables import AT_SIGHT, GameTables
from mendax.solver.mia.simulation.strategy_tables import StrategyTables

TURN_CODES: Final = 1 << 16
_MOST_OUTCOMES: Final = 127
_SEATS: Final = 16
"""More than the largest number of seats still in."""


class TurnOutcomes(NamedTuple):
    """Every possible turn between the players of a table.

    A *pair* consists of an announcing strategy, an answering strategy, and a number of seats still
    in.
    """

    at: npt.NDArray[np.int32]
    """``at[seat, next seat, position]``: the pair in which the first seat announces to the next
    seat."""
    begins: Ints
    """``begins[pair · public_states + public_state]``: the index of the first turn. The last entry
    is the end of all turns."""
    codes: Ints
    chances: Floats
    """The probabilities of ``codes``. They sum to 1 for each pair and public state."""
    rerolls: Floats
    """``rerolls[seat, exit]``: the probability of rolling for new lives."""


def turn_code(how: int, value: int, lie: int, doubted: int, outcome: int) -> int:
    """Return the code of a turn; ``outcome`` is the round outcome, or −1 if the round goes on."""
    return how << 14 | value << 9 | lie << 8 | doubted << 7 | outcome + 1


def turn_outcomes(tables: GameTables, strategies: Sequence[StrategyTables]) -> TurnOutcomes:
    """Return the turns of these players, seat 0 first; seats may share a strategy.

    Raises ``ValueError`` if the game has more round outcomes than a code can hold.
    """
    if tables.change.shape[0] > _MOST_OUTCOMES:
        raise ValueError("more ways to end a round than a turn can encode")
    each = list({id(strategy): strategy for strategy in strategies}.values())
    pairs, pair_at = _pairs(tables, each)
    begins, turns, chances = every_turn(
        pairs,
        _joined([strategy.row for strategy in each]),
        np.concatenate([strategy.claims for strategy in each]),
        np.concatenate([strategy.chances for strategy in each]),
        np.concatenate([strategy.doubt for strategy in each]),
        tables.opened,
        tables.other,
    )
    known = {id(strategy): n for n, strategy in enumerate(each)}
    order = [known[id(strategy)] for strategy in strategies]
    rerolls = np.stack([strategy.rerolls for strategy in strategies])
    return TurnOutcomes(pair_at[np.ix_(order, order)], begins, turns, chances, rerolls)


def _joined(rows: Sequence[Ints]) -> Ints:
    """Return the offsets of the rows when they are concatenated strategy by strategy."""
    starts = np.cumsum([0, *(row[-1] for row in rows)])
    moved = [row[:-1] + start for row, start in zip(rows, starts[:-1], strict=True)]
    return np.concatenate([*moved, starts[-1:]])


def _pairs(
    tables: GameTables, each: Sequence[StrategyTables]
) -> tuple[Ints, npt.NDArray[np.int32]]:
    """Return ``pairs[pair]`` and ``at[player, next player, position]``, the index of the pair.

    A pair is a triple (announcing strategy, answering strategy, seats still in).
    """
    pages = np.cumsum([0, *(len(strategy.doubt) for strategy in each)]).tolist()
    at = np.stack([strategy.at + first for strategy, first in zip(each, pages[:-1], strict=True)])
    whole = pages[-1]
    codes = (at[:, None, :] * whole + at[None, :, :]) * _SEATS + tables.alive
    different, pair_of = np.unique(codes, return_inverse=True)
    pairs = different // _SEATS
    rows = np.stack([pairs // whole, pairs % whole, different % _SEATS], axis=1)
    return rows, pair_of.reshape(codes.shape).astype(np.int32)


@compiled
def every_turn(
    pairs: Ints,
    row: Ints,
    outcomes: Ints,
    chances: Floats,
    doubt: Floats,
    opened: npt.NDArray[np.int16],
    other: Ints,
) -> tuple[Ints, Ints, Floats]:
    """Return ``begins``, ``codes`` and ``chances`` of ``TurnOutcomes``.

    The function counts the turns first, then writes them.
    """
    public_states, whole = doubt.shape[2], 0
    chance, seen = np.zeros(TURN_CODES, np.float64), np.zeros(TURN_CODES, np.int64)
    begins = np.zeros(len(pairs) * public_states + 1, np.int64)
    turns, weights = np.zeros(0, np.int64), np.zeros(0, np.float64)
    for filling in range(2):
        for n in range(len(begins) - 1):
            page, answers, alive = pairs[n // public_states]
            public_state, at = n % public_states, begins[n]
            here, there = (
                row[page * public_states + public_state],
                row[page * public_states + public_state + 1],
            )
            count = _added(
                outcomes[here:there],
                chances[here:there],
                doubt[answers, :, public_state],
                opened[alive],
                other[alive],
                chance,
                seen,
            )
            for k in range(count):
                if filling:
                    turns[at + k], weights[at + k] = seen[k], chance[seen[k]]
                chance[seen[k]] = 0.0
            begins[n + 1] = at + count
        if not filling:
            whole = begins[-1]
            turns, weights = np.zeros(whole, np.int64), np.zeros(whole, np.float64)
    return begins, turns, weights


@compiled
def _added(
    outcomes: Ints,
    chances: Floats,
    doubt: Floats,
    opened: npt.NDArray[np.int16],
    other: Ints,
    chance: Floats,
    seen: Ints,
) -> int:
    """Add the outcomes of a row of claims to ``chance[code]``, and return the number of codes.

    The codes are written to ``seen``. ``doubt[how, value]`` contains the next player's doubts;
    ``opened`` and ``other`` contain the results.
    """
    count = 0
    for k in range(len(outcomes)):
        code = outcomes[k]
        how, value, opening = code >> 10, code >> 5 & 31, np.int64(opened[code])
        doubts = 1.0 if how == AT_SIGHT else doubt[how, value]
        claim = how << 14 | value << 9 | (opening & 1) << 8
        for doubted in range(2):
            weight = chances[k] * (doubts if doubted else 1.0 - doubts)
            number = claim | (1 << 7 | (opening >> 1) + 1 if doubted else other[value] + 1)
            if weight > 0.0:
                if chance[number] == 0.0:
                    seen[count] = number
                    count += 1
                chance[number] += weight
    return count
