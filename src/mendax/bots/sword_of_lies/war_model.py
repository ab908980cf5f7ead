"""Winnings and shares of the pots, from wars that are fought in many samples.

``winnings`` divides pots as the rule book does, including side pots, but splits odd chips exactly.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.battle import (
    Armies,
    Bools,
    Floats,
    Ints,
    Targeting,
    WarArrays,
    WarRules,
    armies_of,
    standings,
)
from mendax.bots.sword_of_lies.determinizations import Determinizations
from mendax.core.game import Seat
from mendax.games.sword_of_lies.rules import SwordRules

SHARP = Targeting()
"""A policy that strikes the most dangerous opponent. Its weights won against variants."""
SHARP_AT_HARD_SHIELDS = Targeting(1.0, 0.57, 0.25, -0.05, 1.2, 0.4, 1.4, -0.2)
PLAIN = Targeting(1.0, 0.3, 0.8, -1.2, 0.3, 1.0, 0.5, -0.3)
"""A policy that mostly strikes the opponent with the most lives."""
_SHRUNK: Final = 10
"""The weight, in samples, of the mean over all shield counts in a seat's estimate."""


def war_rules(rules: SwordRules) -> WarRules:
    """Return the rules of wars at this table."""
    return WarRules(rules.hard_shields, rules.triple_attack)


def sharp(rules: SwordRules) -> Targeting:
    """Return the policy that beat its variants, which depends on ``hard_shields``."""
    return SHARP_AT_HARD_SHIELDS if rules.hard_shields else SHARP


class WarModel(NamedTuple):
    """Simulated wars.

    All seats play ``SHARP`` in one half of them, only ``you`` in the other half.
    """

    you: Seat
    sharp: WarArrays
    mixed: WarArrays

    def final(self, armies: Armies, numbers: Ints | None = None) -> Ints:
        """Return the lives left to every seat, (w, n).

        All seats are sharp in wars with even ``numbers`` (w,). By default, a war's number is its
        index.
        """
        half = (np.arange(len(armies.swords)) if numbers is None else numbers) % 2 == 0
        final = np.empty(armies.swords.shape, dtype=np.int64)
        for war, among in ((self.sharp, half), (self.mixed, ~half)):
            if among.any():
                final[among] = war.fought_out(armies.among(among))
        return final

    def merit(
        self, worlds: Determinizations, live: Bools, bold: Ints, numbers: Ints | None = None
    ) -> Ints:
        """Return ranks of the seats if only ``live`` are left: (w, n), with −1 for the others."""
        armies = worlds.armies(live, bold)
        final = self.final(armies, numbers)
        return np.where(live, standings(final, armies.swords), -1)


def war_model(
    rules: SwordRules,
    you: Seat,
    seats: int,
    rng: np.random.Generator,
    wars: type[WarArrays] = WarArrays,
) -> WarModel:
    """Return a seat's simulated wars (see ``WarModel``)."""
    best, war = sharp(rules), war_rules(rules)
    targeting = tuple(best if seat == you else PLAIN for seat in range(seats))
    return WarModel(you, wars(war, rng, best), wars(war, rng, targeting))


def winnings(merit: Ints, paid: Ints, you: Seat) -> Floats:
    """Return the chips, (w,), that ``you`` win if each seat has ``paid`` these chips."""
    own = merit[:, [you]]
    rivals = merit.copy()
    rivals[:, you] = -1
    above = np.where(rivals > own, paid, 0).max(axis=1, keepdims=True)
    mine = paid[:, [you]]
    won = np.minimum(paid, mine) - np.minimum(paid, above)
    equals = ((rivals == own) & (np.minimum(paid, mine) > above)).sum(axis=1)
    return np.asarray(np.maximum(0, won).sum(axis=1) / (1 + equals) * (own[:, 0] >= 0))


def pot_splits(merit: Ints) -> Floats:
    """Return the share of each seat in one common pot: float[w, n]. Ties split the pot."""
    best = (merit == merit.max(axis=1, keepdims=True)) & (merit >= 0)
    return np.asarray(best / best.sum(axis=1, keepdims=True))


def by_own_shields(won: Floats, shields: Ints, seats: Iterable[Seat]) -> Floats:
    """Return the expectation of ``won`` for each of ``seats``, given its shields.

    Both arrays are (w, n). The mean over samples with equally many shields is shrunk towards the
    mean over all samples. Other seats get the mean over all samples.
    """
    mean = won.mean(axis=0)
    expected = np.tile(mean, (len(won), 1))
    for seat in seats:
        own = shields[:, seat]
        for count in np.unique(own):
            same = own == count
            weight = same.sum() / (same.sum() + _SHRUNK)
            expected[same, seat] = weight * won[same, seat].mean() + (1 - weight) * mean[seat]
    return expected


def fought_shares(war: WarArrays, cards: Ints, shields: Ints, swords: Ints, fights: int) -> Floats:
    """Return the mean share of each seat in one common pot, in about ``fights`` simulated wars.

    ``cards`` are by seat, int[n]; the shields and swords of every war are int[w, n], and so is the
    result.
    """
    times = max(1, fights // len(swords))
    place = np.arange(int(cards.max()))
    lives = np.where(place < cards[:, None], 1 + (place < shields[:, :, None]), 0)
    armies = armies_of(np.repeat(lives, times, axis=0), np.repeat(swords, times, axis=0))
    won = pot_splits(standings(war.fought_out(armies), armies.swords))
    return np.asarray(won.reshape(len(swords), times, -1).mean(axis=1))
