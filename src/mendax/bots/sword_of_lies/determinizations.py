"""Sampled worlds that fit a seat's knowledge: determinizations of its information set.

Each world fixes all hidden cards, so a war can be simulated with open cards. A value is the mean
over many worlds. GIB does the same in bridge (M. Ginsberg, "GIB: imperfect information in a
computationally challenging game", 2001). J. Long, N. Sturtevant, M. Buro and T. Furtak,
"Understanding the success of perfect information Monte Carlo sampling in game tree search", 2010,
explain the errors of this method, and why they are rare if hidden cards are revealed step by step,
as in this game.

Unseen colours are drawn by counting. The samples are then resampled by importance: players know
their own cards, so hard betting is evidence of shields, and worlds in which bold seats are strong
get more weight. Given the remaining seats and the boldest seat, ``Determinizations`` returns
armies.
"""

from typing import Final, NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.battle import Armies, Bools, Ints, armies_of
from mendax.bots.sword_of_lies.beliefs import Outlook
from mendax.bots.sword_of_lies.habits import told_truly
from mendax.core.game import Seat
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.war import BOLD

TELL: Final = 0.5
"""The log odds that another shield adds to a pot-sized bet."""


class Determinizations(NamedTuple):
    """Samples of the hidden cards: ``w`` samples, ``n`` seats."""

    rules: SwordRules
    cards: Ints
    """int[n]: the number of cards of each seat."""
    shields: Ints
    """int[w, n]: the number of cards that are or will be shields."""
    gifts: Ints
    """int[w, of, by]: the swords that one seat's cards give to another seat."""
    strays: Ints
    """int[n]: the swords from cards that are no longer in a row."""

    def among(self, index: Ints) -> "Determinizations":
        """Return the samples with these indices, which may repeat."""
        return self._replace(shields=self.shields[index], gifts=self.gifts[index])

    def swords(self, live: Bools) -> Ints:
        """Return the doubled swords, (w, n), if only ``live`` remain.

        The boldest seat's four extra swords are not included.
        """
        gifts = self.gifts
        if self.rules.fold_cards == "face_down":
            gifts = gifts * live[:, :, None]
        return np.asarray(2 * (gifts.sum(axis=1) + self.strays) * live)

    def armies(self, live: Bools, bold: Ints) -> Armies:
        """Return the armies if only ``live`` remain; ``bold`` (w,) is −1 if there is no boldest
        seat."""
        swords = self.swords(live)
        shields = self.shields
        heir = np.nonzero((bold >= 0) & live[np.arange(len(bold)), bold])[0]
        if self.rules.shield_side:
            shields = self._turned(shields, live, bold, heir)
        else:
            swords[heir, bold[heir]] += BOLD
        place = np.arange(int(self.cards.max()))
        stands = (place < self.cards[:, None]) & live[:, :, None]
        lives = np.where(stands, 1 + (place < shields[:, :, None]), 0)
        return armies_of(lives.astype(np.int64), swords)

    def _turned(self, shields: Ints, live: Bools, bold: Ints, heir: Ints) -> Ints:
        """Return the shields after the boldest seat chose the side that favours it most."""
        bare = np.maximum(0, self.cards - shields)
        gain = (bare - shields) * live
        others = np.maximum(1, live.sum(axis=1) - 1)
        own = gain[np.arange(len(bold)), bold]
        better = np.zeros(len(bold), dtype=np.bool_)
        better[heir] = (own > (gain.sum(axis=1) - own) / others)[heir]
        return np.where(better[:, None], bare, shields)


def determinizations(
    rules: SwordRules,
    belief: Outlook,
    drive: list[float],
    you: Seat,
    size: int,
    rng: np.random.Generator,
) -> Determinizations:
    """Return ``size`` samples from the belief of ``you``, given its knowledge and the betting.

    ``drive`` is the betting strength of each seat (``SeatHistory.drive``).
    """
    shields = np.tile(np.array(belief.shields, dtype=np.int64), (size, 1))
    gifts = np.tile(np.array(belief.gifts, dtype=np.int64), (size, 1, 1))
    weight = np.zeros(size)
    for owner, by, right, likely in _drawn(belief, size, rng):
        shields[:, owner] += ~right
        gifts[:, owner, by] += right
        if owner != you:
            weight += TELL * drive[owner] * (~right - (1 - likely))
    if belief.doubtful:
        chance = np.exp(weight - weight.max())
        kept = rng.choice(size, size, p=chance / chance.sum())
        shields, gifts = shields[kept], gifts[kept]
    cards, strays = (np.array(v, dtype=np.int64) for v in (belief.cards, belief.strays))
    return Determinizations(rules, cards, shields, gifts, strays)


def _drawn(
    belief: Outlook, size: int, rng: np.random.Generator
) -> list[tuple[Seat, Seat, Bools, float]]:
    """Return owner, interrogator, correctness (bool[w]) and prior of each doubtful card.

    Correctness is whether the interrogator was right, and the prior is the probability of that.
    """
    red, black = (np.full(size, float(n)) for n in belief.left)
    drawn = []
    for card in belief.doubtful:
        mark = card.mark
        honest = card.honesty if mark.named == "red" else 1 - card.honesty
        is_red = rng.random(size) < told_truly(red / (red + black), honest)
        right = (is_red == (mark.named == "red")) == mark.believed
        if card.known:
            right = rng.random(size) < card.right(belief.left)
        is_red = right == ((mark.named == "red") == mark.believed)
        red, black = np.maximum(1, red - is_red), np.maximum(1, black - ~is_red)
        drawn.append((card.owner, mark.by, right, card.right(belief.left)))
    return drawn
