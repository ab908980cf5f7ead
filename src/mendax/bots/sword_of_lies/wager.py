"""What every bet is worth: who would stay, who would be the boldest, who would win the war.

Rules of this file
1. A bet is tried in a few hundred samples of the unseen cards at once. In each, everybody who has
   to answer it stays or folds by what they themselves can know: their own shields, and the price
   beside the pot.
2. The one who first made the highest bet gets four swords; a bet that may still be topped gets them
   only with some chance.
3. All bets are tried with common random numbers, so that they differ by what they are.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.battle import Bools, Floats, Ints
from mendax.bots.sword_of_lies.determinizations import Determinizations
from mendax.bots.sword_of_lies.war_model import WarModel, pot_splits, winnings
from mendax.core.game import Seat

_TOPS_A_POST: Final = 0.8
"""How often somebody bets more than the big blind's post in the end."""


class Ways(NamedTuple):
    """How others are thought to bet."""

    wavering: float = 0.1
    """How far from reckoned answers are, in shares of the pot."""
    stubborn: float = 0.06
    """How often somebody stays or folds without reckoning."""
    eager: float = 0.1
    """What a raise before adds to one's will to stay."""
    topped: float = 0.5
    """How often a bet of nothing is topped later on; one of a whole stack never is."""
    overbet: float = 0.6
    """How often one who stays against a whole stack, and has more, bets that too."""
    shy: float = 0.9
    """What a part of the pot is worth when more bets are to come that one may have to fold to."""
    driven: float = 0.25
    """The same when somebody is to top the highest bet."""
    purse: float = 1.5
    """Stacks it has in mind, more than 1: the fewer, the dearer a stack lost."""


class Chips(NamedTuple):
    """Where the chips are, by seat."""

    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    """In this round."""
    paid: tuple[int, ...]
    """In this game, this round included."""
    live: tuple[Seat, ...]
    level: int
    bold: Seat
    """Who made the highest bet so far; −1 if nobody did, or they folded."""
    posted: bool
    """Whether that is the big blind's post: somebody is to top it."""
    highest: int
    """That bet."""
    more: bool
    """Whether another betting round is to come."""
    raises: tuple[int, ...]
    """Bets and raises of this round, by seat."""


class Wager:
    """The bets of one moment, tried in the same samples."""

    def __init__(
        self, samples: Determinizations, model: WarModel, chips: Chips, rake: float, ways: Ways
    ) -> None:
        self._worlds, self._model, self._chips, self._ways = samples, model, chips, ways
        self._you, self._kept = model.you, 1 - rake
        size, seats = samples.shields.shape
        self._size, self._seats = size, seats
        self._live = np.tile(np.isin(np.arange(seats), chips.live), (size, 1))
        rng = model.sharp.rng
        self._answers, self._odd = rng.random((size, seats)), rng.random((size, seats))
        self._topping, self._toppers = rng.random(size), rng.random((size, seats))

    def staying(self) -> float:
        """What checking or calling is worth, in chips from here on."""
        chips = self._chips
        price = min(chips.level - chips.bets[self._you], chips.stacks[self._you])
        return self._worth(chips.bets[self._you] + price, chips.bold, chips.highest)

    def raising(self, to: int) -> float:
        """What a bet, raise or all-in ``to`` is worth."""
        bolder = to > max(self._chips.highest if self._chips.bold >= 0 else 0, self._chips.level)
        bold = self._you if bolder else self._chips.bold
        return self._worth(to, bold, max(to, self._chips.highest))

    def _worth(self, to: int, bold: Seat, highest: int) -> float:
        chips, you = self._chips, self._you
        spent = to - chips.bets[you]
        level = max(to, chips.level)
        live, paid = self._answered(level, bold, spent)
        heir = self._bold(bold, highest, live)
        merit = self._model.merit(self._worlds, live, heir)
        won = winnings(merit, paid, you) * self._kept
        alone = live.sum(axis=1) == 1
        certain = alone | (self._room(live, level) <= 0)
        realised = np.where(certain | (not chips.more), 1.0, self._ways.shy)
        realised = np.where((heir != bold) & (heir != you) & ~certain, self._ways.driven, realised)
        return self._valued(won * realised - spent)

    def _valued(self, gained: Floats) -> float:
        """The mean of what chips are worth: a stack lost weighs more than one won."""
        purse = self._ways.purse * max(1, self._chips.stacks[self._you])
        return float(purse * np.log1p(gained / purse).mean())

    def _room(self, live: Bools, level: int) -> Ints:
        """The chips that could still be bet against you, (w,)."""
        left = np.array(
            [s + b - level if n != self._you else 0 for n, (s, b) in self._purses()], dtype=np.int64
        )
        own = self._chips.stacks[self._you] + self._chips.bets[self._you] - level
        return np.asarray(np.minimum((np.maximum(left, 0) * live).max(axis=1), own))

    def _purses(self) -> list[tuple[Seat, tuple[int, int]]]:
        return list(enumerate(zip(self._chips.stacks, self._chips.bets, strict=True)))

    def _bold(self, bold: Seat, highest: int, live: Bools) -> Ints:
        """Who will have made the highest bet in the end, (w,)."""
        chips = self._chips
        stacks = np.array(chips.stacks)
        most = max(1, *(self._chips.stacks[s] + self._chips.bets[s] for s in self._chips.live))
        chance = self._ways.topped * max(0.0, 1 - highest / most)
        if not chips.more:
            chance *= 0.5
        eager = sum(n for s, n in enumerate(chips.raises) if s != self._you and s in chips.live)
        raised = bold >= 0 and not (chips.posted and bold == chips.bold)
        chance = 1 - (1 - chance) ** (1 + 2 * eager) if raised else _TOPS_A_POST
        able = live & (stacks > 0)
        if bold == self._you and highest >= chips.stacks[bold] + chips.bets[bold]:
            chance = self._ways.overbet
            able = live & (stacks + np.array(chips.bets) > highest)
        eagerness = self._toppers + np.array(chips.raises)
        topper = np.where(able, eagerness, -1.0).argmax(axis=1)
        topped = (self._topping < chance) & able.any(axis=1)
        return np.asarray(np.where(topped, topper, bold))

    # ── who stays ────────────────────────────────────────────────────────────────────────────

    def _answered(self, level: int, bold: Seat, spent: int) -> tuple[Bools, Ints]:
        """Who is left when everybody has answered, (w, n), and what everybody has paid then."""
        chips, you = self._chips, self._you
        paid = np.tile(np.array(chips.paid, dtype=np.int64), (self._size, 1))
        paid[:, you] += spent
        live = self._live.copy()
        asked = [s for s in chips.live if s != you and chips.stacks[s] and chips.bets[s] < level]
        if not asked:
            return live, paid
        chances = self._chances_of_all(bold)
        pot = int(paid[0].sum())
        for seat in asked:
            price = min(level - chips.bets[seat], chips.stacks[seat])
            stays = self._stays(chances[:, seat], price / (pot + price), seat)
            live[:, seat] = stays
            paid[:, seat] += price * stays
        return live, paid

    def _stays(self, chance: Floats, needed: float, seat: Seat) -> Bools:
        eager = self._ways.eager * min(2, self._chips.raises[seat])
        reckoned = 1 / (1 + np.exp(-(chance + eager - needed - 0.02) / self._ways.wavering * 2))
        likely = self._ways.stubborn + (1 - 2 * self._ways.stubborn) * reckoned
        return np.asarray(self._answers[:, seat] < likely)

    def _chances_of_all(self, bold: Seat) -> Floats:
        """float[w, n]: the part of the pot everybody expects by their own shields alone."""
        merit = self._model.merit(self._worlds, self._live, np.full(self._size, bold))
        won = pot_splits(merit)
        reckoned = np.tile(won.mean(axis=0), (self._size, 1))
        for seat in self._chips.live:
            own = self._worlds.shields[:, seat]
            for shields in np.unique(own):
                same = own == shields
                weight = same.sum() / (same.sum() + 10)
                mean = won[same, seat].mean()
                reckoned[same, seat] = weight * mean + (1 - weight) * won[:, seat].mean()
        return np.asarray(reckoned)


def sizes(low: int, high: int, level: int, pot: int, answered: int) -> Sequence[int]:
    """The bets worth a thought between ``low`` and ``high``, in proportion to the pot.

    ``answered`` bets and raises were made this round: the more, the larger the next one is.
    """
    wanted = (low, level + pot // 2, level + pot, level + 2 * pot, level + 3 * pot)
    return sorted({min(max(low, to), high) for to in wanted[min(answered, 2) :]})
