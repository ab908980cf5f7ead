"""Compiled loops for Sword of Lies wars, bit-identical to ``WarArrays``.

1. ``WarArrays`` of the bots is the reference and runs without numba. Both versions must be changed
   together; tests compare them for many armies.
2. Random numbers come from the bot's generator, in the same order and shapes as in the reference.
   Numpy computes logarithms, exponentials and floating-point sums, because those of a compiler may
   differ in the last bit. The constants of the reference are arguments, because cached machine code
   would keep old values.
3. Only measurements use this module (``quickened``), because a bot at a table loads no compiler.

The axes are named as in ``battle``: ``w`` samples, ``n`` seats, ``k`` cards of a row.
"""

from typing import Final, TypeVar

import numpy as np

from mendax.bots.sword_of_lies.battle import (
    NEVER,
    RELUCTANT,
    Armies,
    Bools,
    Floats,
    Ints,
    Targeting,
    WarArrays,
    WarRules,
    evenness,
    swords_coming,
)
from mendax.bots.sword_of_lies.negotiator import Negotiator
from mendax.solver.generic.jit import COMPILED, compiled

P = TypeVar("P")
_NONE_SPARED: Final = np.zeros((0, 0, 0), dtype=np.bool_)


def quickened(player: P) -> P:
    """Return ``player``. If it simulates wars and numba is available, its loops are compiled."""
    if COMPILED and isinstance(player, Negotiator):
        player.wars = CompiledWars
    return player


class CompiledWars(WarArrays):
    """A numba version of ``WarArrays``."""

    def __init__(
        self,
        rules: WarRules,
        rng: np.random.Generator,
        targeting: Targeting | tuple[Targeting, ...],
    ) -> None:
        super().__init__(rules, rng, targeting)
        self.weights = np.ascontiguousarray(self.weights)

    def fought_out(self, armies: Armies, spared: Bools | None = None) -> Ints:
        """Return the lives left to every seat, (w, n), after the wars are fought out."""
        lives, swords, tripled = armies
        final = np.empty(swords.shape, dtype=np.int64)
        index = np.arange(len(final))
        spares = _NONE_SPARED if spared is None else spared
        while len(index):
            going = _still_going(lives, swords, index, final)
            if len(going) < len(index):
                index = index[going]
                lives, swords, tripled = lives[going], swords[going], tripled[going]
                spares = spares[going] if len(spares) else spares
            if len(index):
                lives, swords, tripled = self._round(Armies(lives, swords, tripled), spares)
            spares = _NONE_SPARED
        return final

    def _round(self, armies: Armies, spares: Bools) -> Armies:
        """Return the armies after a round. If no targets are avoided, ``spares`` has no samples."""
        lives, swords, tripled = armies
        hard, rng = self.rules.hard_shields, self.rng
        worlds, seats, cards = lives.shape
        totals, able, worth, mean = _worths(lives, swords, self.weights, hard)
        luck = rng.random((worlds, seats, seats))
        luck = np.log(-np.log(luck + 1e-12) + 1e-12)
        wish = _wishes(worth, totals, self.weights[2], luck, spares, NEVER, RELUCTANT)
        pull = np.exp((mean - mean.max(axis=1, keepdims=True)) / evenness(self.weights[2]))
        coming = swords_coming(np.where(totals > 0, pull, 0.0), able)
        chance = rng.random((worlds, seats))
        used = _swords_used(swords, totals, able, wish, coming, self.weights, chance)
        if self.rules.triple:
            alone = (lives > 0).sum(axis=2) == 1
            used[able & alone & (swords >= 3) & ~tripled] = 3
        picks = np.empty((int(used.max()), *lives.shape))
        for each in picks:
            rng.random(out=each)
        prices = rng.random((int((used == 2).sum()), cards))
        left = _struck(lives, totals, wish, used, picks, prices, hard, NEVER)
        return Armies(left, swords - used, tripled | (used == 3))


@compiled
def _still_going(lives: Ints, swords: Ints, index: Ints, final: Ints) -> Ints:
    """Return the indices of unfinished wars, and write the results of other wars to ``final``."""
    worlds, seats, cards = lives.shape
    going = np.empty(worlds, dtype=np.int64)
    count = 0
    for w in range(worlds):
        standing, armed = 0, False
        for s in range(seats):
            left = 0
            for k in range(cards):
                left += lives[w, s, k]
            final[index[w], s] = left
            if left > 0:
                standing += 1
                armed = armed or swords[w, s] > 0
        if armed and standing > 1:
            going[count] = w
            count += 1
    return going[:count]


@compiled
def _worths(
    lives: Ints, swords: Ints, weights: Floats, hard: bool
) -> tuple[Ints, Bools, Floats, Floats]:
    """Return lives, seats that can strike, attractions, and mean attractions.

    Lives and seats that can strike are (w, n). Attractions of every seat as a target are (w, by or
    1, of) for each attacker; their means over attackers are (w, n).
    """
    worlds, seats, cards = lives.shape
    kinds = weights.shape[1]
    totals = np.zeros((worlds, seats), dtype=np.int64)
    able = np.zeros((worlds, seats), dtype=np.bool_)
    worth = np.empty((worlds, kinds, seats))
    mean = np.empty((worlds, seats))
    for w in range(worlds):
        standing = 0
        for s in range(seats):
            bare = False
            for k in range(cards):
                totals[w, s] += lives[w, s, k]
                bare = bare or lives[w, s, k] == 1
            standing += totals[w, s] > 0
            added = 0.0
            for by in range(kinds):
                drawn = weights[0, by] * totals[w, s] + weights[1, by] * swords[w, s]
                if hard and not bare:
                    drawn -= 2.0
                worth[w, by, s] = drawn
                added += drawn
            mean[w, s] = added / kinds
        for s in range(seats):
            able[w, s] = totals[w, s] > 0 and swords[w, s] > 0 and standing > 1
    return totals, able, worth, mean


@compiled
def _wishes(
    worth: Floats,
    totals: Ints,
    noise: Floats,
    luck: Floats,
    spares: Bools,
    never: float,
    reluctant: float,
) -> Floats:
    """Return every seat's preference for striking every other seat: (w, by, of)."""
    worlds, seats = totals.shape
    wish = np.empty((worlds, seats, seats))
    several = worth.shape[1] > 1
    for w in range(worlds):
        for by in range(seats):
            kind = by if several else 0
            for of in range(seats):
                wish[w, by, of] = worth[w, kind, of] - noise[kind] * luck[w, by, of]
                if totals[w, of] <= 0:
                    wish[w, by, of] = never
                if len(spares) > 0 and spares[w, by, of]:
                    wish[w, by, of] += reluctant
            wish[w, by, by] = 2 * never
    return wish


@compiled
def _swords_used(
    swords: Ints,
    totals: Ints,
    able: Bools,
    wish: Floats,
    coming: Floats,
    weights: Floats,
    luck: Floats,
) -> Ints:
    """Return the number of swords, one or two, of each seat that can strike: (w, n)."""
    worlds, seats = totals.shape
    several = weights.shape[1] > 1
    used = np.zeros((worlds, seats), dtype=np.int64)
    for w in range(worlds):
        most = totals[w].max()
        for s in range(seats):
            if not able[w, s]:
                continue
            used[w, s] = 1
            if swords[w, s] < 2 or totals[w, s] < 2:
                continue
            kind = s if several else 0
            first = np.argmax(wish[w, s])
            fells = 1 < totals[w, first] <= 2 and swords[w, first] > 0
            expected = 1.3 * coming[w, s]
            over = swords[w, s] - totals[w, s] / max(expected, 0.4)
            urge = weights[3, kind] + weights[4, kind] * min(max(over, -4.0), 4.0)
            urge = urge + weights[5, kind] * (expected >= totals[w, s])
            urge = urge + weights[6, kind] * fells
            urge = urge + weights[7, kind] * (totals[w, s] >= most)
            if urge + 0.5 * (luck[w, s] - 0.5) > 0:
                used[w, s] = 2
    return used


@compiled
def _struck(
    lives: Ints,
    totals: Ints,
    wish: Floats,
    used: Ints,
    picks: Floats,
    prices: Floats,
    hard: bool,
    never: float,
) -> Ints:
    """Return the lives of every card after all hits and prices. ``wish`` is overwritten."""
    worlds, seats, cards = lives.shape
    after = np.empty_like(lives)
    hits = np.empty((seats, cards), dtype=np.int64)
    paid = np.empty((seats, cards), dtype=np.int64)
    left = np.empty(cards, dtype=np.int64)
    payer = 0
    for w in range(worlds):
        hits[:] = 0
        paid[:] = 0
        for s in range(seats):
            target, taken = -1, 0
            for sword in range(used[w, s]):
                if target >= 0 and totals[w, target] - taken <= 0:
                    wish[w, s, target] = 1.5 * never
                    target = -1
                if target < 0:
                    target, taken = int(np.argmax(wish[w, s])), 0
                    left[:] = lives[w, target]
                card = _dearest(left, lives[w, target], picks[sword, w, s], used[w, s], hard)
                hits[target, card] += 1
                left[card] -= 1
                taken += 1
            if used[w, s] == 2:
                paid[s, _price(lives[w, s], prices[payer], hard)] = 1
                payer += 1
        for s in range(seats):
            for k in range(cards):
                damage = hits[s, k]
                if hard and lives[w, s, k] == 2:
                    damage = 2 if damage >= 2 else 0
                after[w, s, k] = max(0, lives[w, s, k] - damage - paid[s, k])
    return after


@compiled
def _dearest(left: Ints, before: Ints, luck: Floats, swords: int, hard: bool) -> int:
    """Return the card in the row ``left`` that a sword strikes."""
    best, most = 0, -np.inf
    for k in range(len(left)):
        liking = luck[k]
        if hard:
            liking += (0.5 if swords >= 2 else -0.9) * (left[k] == 2)
            liking += 3.0 * (left[k] == 1 and before[k] == 2)
        else:
            liking += 0.6 * (left[k] == 2)
        if left[k] <= 0:
            liking -= 5.0
        if liking > most:
            best, most = k, liking
    return best


@compiled
def _price(row: Ints, luck: Floats, hard: bool) -> int:
    """Return the card that pays for a double attack."""
    best, most = 0, -np.inf
    for k in range(len(row)):
        liking = luck[k] + (-0.5 if hard else 0.5) * (row[k] == 2)
        if row[k] <= 0:
            liking = -9.0
        if liking > most:
            best, most = k, liking
    return best
