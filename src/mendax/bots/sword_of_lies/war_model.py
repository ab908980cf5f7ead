"""What chips come to when the war is fought out in many samples: winnings and splits of pots.

``winnings`` divides pots as the book does, side pots included, but for odd chips, which are split.
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
    standings,
)
from mendax.bots.sword_of_lies.determinizations import Determinizations
from mendax.core.game import Seat
from mendax.games.sword_of_lies.rules import SwordRules

SHARP = Targeting()
"""Strikes whoever is most dangerous. Found by trying variants against each other."""
SHARP_AT_HARD_SHIELDS = Targeting(1.0, 0.57, 0.25, -0.05, 1.2, 0.4, 1.4, -0.2)
PLAIN = Targeting(1.0, 0.3, 0.8, -1.2, 0.3, 1.0, 0.5, -0.3)
"""Strikes whoever has most lives, more or less."""
_SHRUNK: Final = 10
"""Samples that a seat's mean over all its shields weighs beside that of its own shields."""


def war_rules(rules: SwordRules) -> WarRules:
    """The rules of war at this table."""
    return WarRules(rules.hard_shields, rules.triple_attack)


def sharp(rules: SwordRules) -> Targeting:
    """The policy that won against its variants, by whether shields are hard."""
    return SHARP_AT_HARD_SHIELDS if rules.hard_shields else SHARP


class WarModel(NamedTuple):
    """How wars are fought out to weigh chances: in one half all are sharp, in one only you."""

    you: Seat
    sharp: WarArrays
    mixed: WarArrays

    def final(self, armies: Armies) -> Ints:
        """The lives left of every seat, (w, n)."""
        half = np.arange(len(armies.swords)) % 2 == 0
        final = np.empty(armies.swords.shape, dtype=np.int64)
        for war, among in ((self.sharp, half), (self.mixed, ~half)):
            if among.any():
                final[among] = war.fought_out(armies.among(among))
        return final

    def merit(self, worlds: Determinizations, live: Bools, bold: Ints) -> Ints:
        """Who stands where when only the ``live`` are left: (w, n), −1 for those who are not."""
        armies = worlds.armies(live, bold)
        final = self.final(armies)
        return np.where(live, standings(final, armies.swords), -1)


def war_model(
    rules: SwordRules,
    you: Seat,
    seats: int,
    rng: np.random.Generator,
    wars: type[WarArrays] = WarArrays,
) -> WarModel:
    """The opponent models of a seat: in half of the wars all are sharp, in half only ``you``."""
    best, war = sharp(rules), war_rules(rules)
    targeting = tuple(best if seat == you else PLAIN for seat in range(seats))
    return WarModel(you, wars(war, rng, best), wars(war, rng, targeting))


def winnings(merit: Ints, paid: Ints, you: Seat) -> Floats:
    """The chips that ``you`` get out of the pots when everybody has ``paid`` so much: (w,)."""
    own = merit[:, [you]]
    rivals = merit.copy()
    rivals[:, you] = -1
    above = np.where(rivals > own, paid, 0).max(axis=1, keepdims=True)
    mine = paid[:, [you]]
    won = np.minimum(paid, mine) - np.minimum(paid, above)
    equals = ((rivals == own) & (np.minimum(paid, mine) > above)).sum(axis=1)
    return np.asarray(np.maximum(0, won).sum(axis=1) / (1 + equals) * (own[:, 0] >= 0))


def pot_splits(merit: Ints) -> Floats:
    """The part of one common pot that everybody wins: float[w, n]; ties split it."""
    best = (merit == merit.max(axis=1, keepdims=True)) & (merit >= 0)
    return np.asarray(best / best.sum(axis=1, keepdims=True))


def by_own_shields(won: Floats, shields: Ints, seats: Iterable[Seat]) -> Floats:
    """float[w, n]: what each of the ``seats`` expects of ``won`` (w, n) by its own shields alone.

    The mean over the samples in which it has as many, drawn towards the mean over all; every other
    seat has that mean.
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
