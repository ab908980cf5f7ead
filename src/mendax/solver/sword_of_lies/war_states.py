"""The states of a war, their keys, and the final payoffs.

A row counts its cards with one life and with two lives: ``[seat, 2]``. The code of a row is ``twos
* (cards + 1) + ones``. The key of a state has a digit for the row, the swords and the triple attack
of every seat.
"""

from typing import NamedTuple

import numpy as np

from mendax.solver.generic.jit import compiled_on_request
from mendax.solver.sword_of_lies.stage_values import Bools, Floats, Ints


class WarTerms(NamedTuple):
    """The constants of a war."""

    chips: Floats
    """``[pot]``: the chips in the pot."""
    members: Bools
    """``[pot, seat]``: True if the seat can win the pot."""
    armed: Ints
    """``[seat]``: the swords before the first round, which break ties."""
    standing: Bools
    """``[seat]``: True if the seat had a card at the start. Other seats can only win a tie."""
    cards: int
    """The number of cards in the longest row."""
    most: int
    """The largest number of swords any seat has."""
    may_hold: bool
    triple: bool
    hard: bool
    even: bool
    """The way to choose the equilibrium of a stage (see ``stage_game``)."""


class SolvedStates(NamedTuple):
    """The values of states, in a hash table with open addressing."""

    keys: Ints
    values: Floats
    """``[slot, seat]``: the value of the state in this slot."""
    counted: Floats


# ── states ───────────────────────────────────────────────────────────────────────────────────


@compiled_on_request
def key_of(war: WarTerms, rows: Ints, swords: Ints, tripled: Ints) -> int:
    """Return the key of a state.

    The key omits swords of seats without cards, and triple attacks of seats without swords.
    """
    key, width = 0, war.cards + 1
    for seat in range(len(rows)):
        if not war.standing[seat]:
            continue
        ones, twos, left = rows[seat, 0], rows[seat, 1], swords[seat]
        if ones + twos == 0:
            left = 0
        spent = tripled[seat] if left > 0 else 0
        digit = (twos * width + ones) * (war.most + 1) + left
        key = (key * (width * width * (war.most + 1)) + digit) * 2 + spent
    return key


@compiled_on_request
def decoded(war: WarTerms, key: int, rows: Ints, swords: Ints, tripled: Ints) -> None:
    """Write the state with this key to ``rows``, ``swords`` and ``tripled``."""
    left, width = key, war.cards + 1
    for seat in range(len(rows) - 1, -1, -1):
        if not war.standing[seat]:
            continue
        tripled[seat] = left % 2
        left //= 2
        swords[seat] = left % (war.most + 1)
        left //= war.most + 1
        rows[seat, 0] = left % width
        left //= width
        rows[seat, 1] = left % width
        left //= width


@compiled_on_request
def slot_of(memo: SolvedStates, key: int) -> int:
    """Return the slot of a key, or a free slot if the key is not stored."""
    mask = len(memo.keys) - 1
    slot = (((key & 0xFFFFFFF) ^ (key >> 28)) * 0x9E3779B1) & mask
    while memo.keys[slot] != -1 and memo.keys[slot] != key:
        slot = (slot + 1) & mask
    return slot


@compiled_on_request
def paid_out(war: WarTerms, rows: Ints, worth: Floats) -> None:
    """Write the payoff of every seat if the war ends in this state."""
    worth[:] = 0.0
    for pot in range(len(war.chips)):
        best, winners = -1, 0
        for seat in range(len(rows)):
            if war.members[pot, seat]:
                merit = (rows[seat, 0] + 2 * rows[seat, 1]) * 1000 + war.armed[seat]
                if merit > best:
                    best, winners = merit, 1
                elif merit == best:
                    winners += 1
        for seat in range(len(rows)):
            merit = (rows[seat, 0] + 2 * rows[seat, 1]) * 1000 + war.armed[seat]
            if war.members[pot, seat] and merit == best:
                worth[seat] += war.chips[pot] / winners


@compiled_on_request
def fighters_of(rows: Ints, swords: Ints) -> Ints:
    """Return the seats that write orders in this state."""
    standing = 0
    for seat in range(len(rows)):
        standing += rows[seat].sum() > 0
    found = np.empty(len(rows), dtype=np.int64)
    count = 0
    for seat in range(len(rows)):
        if standing > 1 and rows[seat].sum() > 0 and swords[seat] > 0:
            found[count] = seat
            count += 1
    return found[:count]
