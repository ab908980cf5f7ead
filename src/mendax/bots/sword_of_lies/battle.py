"""Vectorised war rollouts in which all seats choose targets by a fixed policy.

1. A war consists of two arrays, the lives of every card and the swords of every seat, with one row
   per sample. This module is independent of views, games and bots.
2. Fighters follow ``Targeting``: they pick targets by lives and swords plus noise, and use a second
   sword if they would die with swords left over. The weights were tuned by playing variants against
   each other; they form a rollout policy, not a solution.
3. Hits and prices follow the rule book, for all samples together. A test compares ``struck`` with
   the book. An error in this module would only make bots weaker, because bots act through offers.

The axes are ``w`` samples, ``n`` seats and ``k`` cards of a row.
"""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]

NEVER: Final = -1e9
"""The preference for an illegal target, which is never chosen."""
RELUCTANT: Final = -1e6
"""The penalty for a spared target, which is chosen only as a last resort."""


class Targeting(NamedTuple):
    """The policy of a fighter. Weights are in lives; a larger sum draws more attacks."""

    lives: float = 1.0
    """The weight of an opponent's life."""
    swords: float = 1.0
    """The weight of an opponent's sword."""
    noise: float = 0.2
    """The scale of the Gumbel noise."""
    bias: float = -2.6
    """The base of the sum that decides on a second sword; the following weights are added."""
    leftover: float = 0.35
    """The weight of each sword that would be left over if the fighter dies."""
    dying: float = 3.3
    """The weight added if this may be the fighter's last round."""
    kill: float = 1.5
    """The weight added if two swords kill an opponent with swords."""
    leader: float = -0.5
    """The weight added if no seat has more lives."""


class WarRules(NamedTuple):
    """House rules that change the effects of swords."""

    hard_shields: bool = False
    triple: bool = False


class Armies(NamedTuple):
    """The armies in all samples."""

    lives: Ints
    """(w, n, k): the lives of every card, or 0 for a missing card."""
    swords: Ints
    """(w, n): the swords of every seat."""
    tripled: Bools
    """(w, n): True if the seat has used its triple attack."""

    def among(self, worlds: Bools) -> "Armies":
        """Return the samples that the mask bool[w] selects."""
        return Armies(self.lives[worlds], self.swords[worlds], self.tripled[worlds])


class Aims(NamedTuple):
    """The orders of a round: hits and prices on every card, (w, n, k), and swords used, (w, n)."""

    hits: Ints
    prices: Ints
    used: Ints
    thrice: Bools


def struck(rules: WarRules, armies: Armies, aims: Aims) -> Armies:
    """Return the armies after all orders were opened together."""
    lives = armies.lives
    damage = aims.hits
    if rules.hard_shields:
        damage = np.where(lives == 2, np.where(damage >= 2, 2, 0), damage)
    left = np.maximum(0, lives - damage - aims.prices)
    return Armies(left, armies.swords - aims.used, armies.tripled | aims.thrice)


def fighting(armies: Armies) -> Bools:
    """Return whether each seat has a sword, a card and an opponent's card to attack: (w, n)."""
    standing = armies.lives.any(axis=2)
    return np.asarray(standing & (armies.swords > 0) & (standing.sum(axis=1) > 1)[:, None])


class WarArrays:
    """A batch of wars, with one policy for all seats or a policy for each seat."""

    def __init__(
        self,
        rules: WarRules,
        rng: np.random.Generator,
        targeting: Targeting | tuple[Targeting, ...],
    ) -> None:
        self.rules, self.rng = rules, rng
        each = (targeting,) if isinstance(targeting, Targeting) else targeting
        self.weights = np.array(each, dtype=np.float64).T
        """The fields of ``Targeting``, in order, by seat: (8, n), or (8, 1) for one policy."""

    def fought_out(self, armies: Armies, spared: Bools | None = None) -> Ints:
        """Return the lives left to every seat, (w, n), after the wars are fought out.

        ``spared`` (w, n, n) marks the seats that each seat avoids in the first round, if possible.
        """
        final = np.empty(armies.swords.shape, dtype=np.int64)
        index = np.arange(len(final))
        while len(index):
            able = fighting(armies)
            going = np.asarray(able.any(axis=1))
            if not going.all():
                final[index[~going]] = armies.lives[~going].sum(axis=2)
                index, armies, able = index[going], armies.among(going), able[going]
                spared = None if spared is None else spared[going]
                if not len(index):
                    break
            armies = struck(self.rules, armies, self.aims(armies, able, spared))
            spared = None
        return final

    # ── a round ──────────────────────────────────────────────────────────────────────────────

    def aims(self, armies: Armies, able: Bools, spared: Bools | None) -> Aims:
        """Return the orders of all seats for one round."""
        totals = armies.lives.sum(axis=2)
        worth = self._worth(armies, totals)
        wish = self._wish(worth, totals, spared)
        swords = self._how_many(armies, totals, able, worth, wish)
        hits = np.zeros(armies.lives.shape, dtype=np.int64)
        self._strike(armies, totals, wish, swords, hits)
        thrice = swords == 3
        prices = self._prices(armies, swords == 2)
        return Aims(hits, prices, swords, thrice)

    def _worth(self, armies: Armies, totals: Ints) -> Floats:
        """Return how attractive each seat is to each other seat: (w, by, of) or (w, 1, of)."""
        lives, swords = self.weights[0], self.weights[1]
        worth = lives[:, None] * totals[:, None, :] + swords[:, None] * armies.swords[:, None, :]
        if self.rules.hard_shields:
            bare = (armies.lives == 1).any(axis=2)
            worth = np.where(bare[:, None, :], worth, worth - 2.0)
        return np.asarray(worth)

    def _wish(self, worth: Floats, totals: Ints, spared: Bools | None) -> Floats:
        """Add noise to the attraction, and exclude a seat's own cards and dead seats: (w, by,
        of)."""
        worlds, seats = totals.shape
        rng = self.rng.random((worlds, seats, seats))
        wish = worth - self.weights[2][:, None] * np.log(-np.log(rng + 1e-12) + 1e-12)
        wish = np.where((totals > 0)[:, None, :], wish, NEVER)
        if spared is not None:
            wish = np.where(spared, wish + RELUCTANT, wish)
        wish[:, np.arange(seats), np.arange(seats)] = 2 * NEVER
        return wish

    def _how_many(
        self, armies: Armies, totals: Ints, able: Bools, worth: Floats, wish: Floats
    ) -> Ints:
        """Return the number of swords that each seat uses: (w, n)."""
        _, _, noise, bias, leftover, dying, kill, leader = self.weights
        swords = armies.swords
        coming = 1.3 * self._coming(worth, totals, able, noise)
        first = wish.argmax(axis=2)
        rows = np.arange(len(first))[:, None]
        fells = (totals[rows, first] <= 2) & (swords[rows, first] > 0) & (totals[rows, first] > 1)
        left_over = np.clip(swords - totals / np.maximum(coming, 0.4), -4, 4)
        urge = (
            bias
            + leftover * left_over
            + dying * (coming >= totals)
            + kill * fells
            + leader * (totals >= totals.max(axis=1, keepdims=True))
        )
        chance = 0.5 * (self.rng.random(urge.shape) - 0.5)
        twice = (urge + chance > 0) & (swords >= 2) & (totals >= 2)
        used = np.where(able, 1 + twice, 0)
        if self.rules.triple:
            alone = (armies.lives > 0).sum(axis=2) == 1
            used[able & alone & (swords >= 3) & ~armies.tripled] = 3
        return used

    @staticmethod
    def _coming(worth: Floats, totals: Ints, able: Bools, noise: Floats) -> Floats:
        """Return the expected swords against each seat if every fighter uses one sword: (w, n)."""
        mean = worth.mean(axis=1)
        scaled = (mean - mean.max(axis=1, keepdims=True)) / evenness(noise)
        return swords_coming(np.where(totals > 0, np.exp(scaled), 0.0), able)

    def _strike(self, armies: Armies, totals: Ints, wish: Floats, swords: Ints, hits: Ints) -> None:
        """Add all hits to ``hits``. Each sword strikes the best target left by earlier swords."""
        worlds, seats, cards = armies.lives.shape
        rows, own = np.arange(worlds)[:, None], np.arange(seats)[None, :]
        flat = hits.reshape(-1)
        target = wish.argmax(axis=2)
        left = armies.lives[rows, target]  # (w, by, card)
        taken = np.zeros((worlds, seats), dtype=np.int64)
        for sword in range(int(swords.max(initial=0))):
            if sword:
                spent = (totals[rows, target] - taken <= 0) & (swords > sword)
                if spent.any():
                    wish[rows, own, target] = np.where(spent, 1.5 * NEVER, wish[rows, own, target])
                    target = np.where(spent, wish.argmax(axis=2), target)
                    left = np.where(spent[:, :, None], armies.lives[rows, target], left)
                    taken = np.where(spent, 0, taken)
            card = self._card(left, armies.lives[rows, target], swords)
            writes = swords > sword
            where = ((rows * seats + target) * cards + card)[writes]
            flat += np.bincount(where, minlength=flat.size)
            left[rows, own, card] -= 1
            taken += 1

    def _card(self, left: Ints, before: Ints, swords: Ints) -> Ints:
        """Return the place in the row ``left`` that each seat strikes: (w, by)."""
        rng = self.rng.random(left.shape)
        if self.rules.hard_shields:
            shields = np.where((swords >= 2)[:, :, None], 0.5, -0.9)
            half = (left == 1) & (before == 2)
            liking = rng + shields * (left == 2) + 3.0 * half
        else:
            liking = rng + 0.6 * (left == 2)
        return np.asarray(np.where(left > 0, liking, liking - 5.0).argmax(axis=2))

    def _prices(self, armies: Armies, pays: Bools) -> Ints:
        """Return the prices of double attacks. Shields pay first, unless shields are hard."""
        prices = np.zeros(armies.lives.shape, dtype=np.int64)
        at = np.nonzero(pays)
        if len(at[0]):
            row = armies.lives[at]
            dear = -0.5 if self.rules.hard_shields else 0.5
            liking = self.rng.random(row.shape) + dear * (row == 2)
            prices[(*at, np.where(row > 0, liking, -9.0).argmax(axis=1))] = 1
        return prices


def evenness(noise: Floats) -> float:
    """Return the softmax temperature over targets: the mean noise of the seats, at least 0.1."""
    return float(np.maximum(noise.mean(), 0.1))


def swords_coming(pull: Floats, able: Bools) -> Floats:
    """Return the expected swords against each seat if attacks are proportional to ``pull``: (w,
    n)."""
    share = able / np.maximum(pull.sum(axis=1, keepdims=True) - pull, 1e-9)
    return np.asarray(pull * (share.sum(axis=1, keepdims=True) - share))


def armies_of(lives: Ints, swords: Ints) -> Armies:
    """Return armies whose triple attacks are all unused."""
    return Armies(lives, swords, np.zeros(swords.shape, dtype=np.bool_))


def standings(final: Ints, armed: Ints) -> Ints:
    """Return ranks of seats by lives, then by swords before the war. Higher is better."""
    return final * 1000 + armed
