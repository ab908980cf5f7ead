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
from mendax.bots.sword_of_lies.betting_state import BettingState, CallingModel, betting_state
from mendax.bots.sword_of_lies.determinizations import Determinizations
from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.bots.sword_of_lies.war_model import WarModel, by_own_shields, pot_splits, winnings
from mendax.core.game import Seat
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import SwordView

_TOPS_A_POST: Final = 0.8
"""How often somebody bets more than the big blind's post in the end."""


class NoLimitModel(NamedTuple):
    """How others are thought to bet, and what chips are worth to oneself."""

    calling: CallingModel = CallingModel(noise=0.05, guesses=0.06)
    call_margin: float = 0.02
    """How much more than the price a call has to be worth."""
    after_raise: float = 0.1
    """What each raise that a seat made before, two at most, adds to what it thinks a call worth."""
    topped: float = 0.5
    """How often a bet of nothing is topped later on; one of a whole stack never is."""
    overbet: float = 0.6
    """How often one who stays against a whole stack, and has more, bets that too."""
    realised: float = 0.9
    """What a part of the pot is worth when more bets are to come that one may have to fold to
    (poker's «equity realization»)."""
    realised_if_topped: float = 0.25
    """The same when somebody is to top the highest bet."""
    bankroll: float = 1.5
    """The wealth, in stacks, whose logarithm is what chips are worth: the less, the dearer a stack
    lost."""


class NoLimitBetting(NamedTuple):
    """The betting at one's turn where bets may be of many sizes."""

    state: BettingState
    posted: bool
    """Whether the highest bet is the big blind's post: somebody is to top it."""
    more_rounds: bool
    """Whether another betting round is to come."""
    raises: tuple[int, ...]
    """Bets and raises of this round, by seat."""


def no_limit_betting(
    rules: SwordRules, view: SwordView, paid: tuple[int, ...], history: SeatHistory
) -> NoLimitBetting:
    """The betting as the seat whose turn it is sees it."""
    return NoLimitBetting(
        betting_state(view, paid),
        posted=view.boldest is not None and view.boldest.posted,
        more_rounds=view.round <= rules.cards,
        raises=tuple(history.raises),
    )


class BetValues:
    """The bets of one moment, tried in the same samples."""

    def __init__(
        self,
        samples: Determinizations,
        model: WarModel,
        betting: NoLimitBetting,
        rake: float,
        others: NoLimitModel,
    ) -> None:
        self._samples, self._model, self._others = samples, model, others
        self._betting, self._at = betting, betting.state
        self._you, self._kept = model.you, 1 - rake
        size, seats = samples.shields.shape
        self._size, self._seats = size, seats
        self._live = np.tile(np.isin(np.arange(seats), self._at.live), (size, 1))
        rng = model.sharp.rng
        self._answers = rng.random((size, seats))
        self._topping, self._toppers = rng.random(size), rng.random((size, seats))

    def staying(self) -> float:
        """What checking or calling is worth, in chips from here on."""
        at = self._at
        price = min(at.level - at.bets[self._you], at.stacks[self._you])
        return self._worth(at.bets[self._you] + price, at.boldest, at.highest)

    def raising(self, to: int) -> float:
        """What a bet, raise or all-in ``to`` is worth."""
        bolder = to > max(self._at.highest if self._at.boldest >= 0 else 0, self._at.level)
        boldest = self._you if bolder else self._at.boldest
        return self._worth(to, boldest, max(to, self._at.highest))

    def _worth(self, to: int, boldest: Seat, highest: int) -> float:
        at, you = self._at, self._you
        spent = to - at.bets[you]
        level = max(to, at.level)
        live, paid = self._answered(level, boldest, spent)
        holder = self._boldest(boldest, highest, live)
        merit = self._model.merit(self._samples, live, holder)
        won = winnings(merit, paid, you) * self._kept
        alone = live.sum(axis=1) == 1
        certain = alone | (self._room(live, level) <= 0)
        realised = np.where(certain | (not self._betting.more_rounds), 1.0, self._others.realised)
        realised = np.where(
            (holder != boldest) & (holder != you) & ~certain,
            self._others.realised_if_topped,
            realised,
        )
        return self._valued(won * realised - spent)

    def _valued(self, gained: Floats) -> float:
        """The mean of what chips are worth: a stack lost weighs more than one won."""
        bankroll = self._others.bankroll * max(1, self._at.stacks[self._you])
        return float(bankroll * np.log1p(gained / bankroll).mean())

    def _room(self, live: Bools, level: int) -> Ints:
        """The chips that could still be bet against you, (w,)."""
        left = np.array(
            [s + b - level if n != self._you else 0 for n, (s, b) in self._chips_by_seat()],
            dtype=np.int64,
        )
        own = self._at.stacks[self._you] + self._at.bets[self._you] - level
        return np.asarray(np.minimum((np.maximum(left, 0) * live).max(axis=1), own))

    def _chips_by_seat(self) -> list[tuple[Seat, tuple[int, int]]]:
        return list(enumerate(zip(self._at.stacks, self._at.bets, strict=True)))

    def _boldest(self, boldest: Seat, highest: int, live: Bools) -> Ints:
        """Who will have made the highest bet in the end, (w,)."""
        at = self._at
        stacks = np.array(at.stacks)
        most = max(1, *(self._at.stacks[s] + self._at.bets[s] for s in self._at.live))
        chance = self._others.topped * max(0.0, 1 - highest / most)
        if not self._betting.more_rounds:
            chance *= 0.5
        earlier = sum(
            n for s, n in enumerate(self._betting.raises) if s != self._you and s in at.live
        )
        raised = boldest >= 0 and not (self._betting.posted and boldest == at.boldest)
        chance = 1 - (1 - chance) ** (1 + 2 * earlier) if raised else _TOPS_A_POST
        able = live & (stacks > 0)
        if boldest == self._you and highest >= at.stacks[boldest] + at.bets[boldest]:
            chance = self._others.overbet
            able = live & (stacks + np.array(at.bets) > highest)
        order = self._toppers + np.array(self._betting.raises)
        topper = np.where(able, order, -1.0).argmax(axis=1)
        topped = (self._topping < chance) & able.any(axis=1)
        return np.asarray(np.where(topped, topper, boldest))

    # ── who stays ────────────────────────────────────────────────────────────────────────────

    def _answered(self, level: int, boldest: Seat, spent: int) -> tuple[Bools, Ints]:
        """Who is left when everybody has answered, (w, n), and what everybody has paid then."""
        at, you = self._at, self._you
        paid = np.tile(np.array(at.paid, dtype=np.int64), (self._size, 1))
        paid[:, you] += spent
        live = self._live.copy()
        asked = [s for s in at.live if s != you and at.stacks[s] and at.bets[s] < level]
        if not asked:
            return live, paid
        chances = self._chances_of_all(boldest)
        pot = int(paid[0].sum())
        for seat in asked:
            price = min(level - at.bets[seat], at.stacks[seat])
            stays = self._calls(chances[:, seat], price / (pot + price), seat)
            live[:, seat] = stays
            paid[:, seat] += price * stays
        return live, paid

    def _calls(self, chance: Floats, needed: float, seat: Seat) -> Bools:
        others = self._others
        raised = others.after_raise * min(2, self._betting.raises[seat])
        surplus = chance + raised - needed - others.call_margin
        return others.calling.calls(surplus, self._answers[:, seat])

    def _chances_of_all(self, boldest: Seat) -> Floats:
        """float[w, n]: the part of the pot everybody expects by their own shields alone."""
        merit = self._model.merit(self._samples, self._live, np.full(self._size, boldest))
        return by_own_shields(pot_splits(merit), self._samples.shields, self._at.live)


def bet_sizes(low: int, high: int, level: int, pot: int, answered: int) -> Sequence[int]:
    """The bets worth a thought between ``low`` and ``high``, in proportion to the pot.

    ``answered`` bets and raises were made this round: the more, the larger the next one is.
    """
    wanted = (low, level + pot // 2, level + pot, level + 2 * pot, level + 3 * pot)
    return sorted({min(max(low, to), high) for to in wanted[min(answered, 2) :]})
