"""The values of bets of any size, computed from calls, the boldest seat and the war.

1. A bet is evaluated in a few hundred samples of the unseen cards. In each sample, every seat that
   must answer stays or folds by its shields and the pot odds.
2. The seat that first made the highest bet gets four swords. A bet that can still be topped earns
   these swords with a probability below 1.
3. All bets use common random numbers, which reduces the variance of differences.
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
"""The probability that the big blind's post is topped before betting ends."""


class NoLimitModel(NamedTuple):
    """A model of the other players' betting, and the utility of chips."""

    calling: CallingModel = CallingModel(noise=0.05, guesses=0.06)
    call_margin: float = 0.02
    """The surplus over the price that a call requires, as a share of the pot."""
    after_raise: float = 0.1
    """The amount added to the estimate of a call for each raise by a seat this round, up to two
    raises."""
    topped: float = 0.5
    """The probability that a bet of zero is topped later. It falls linearly to 0 for a whole
    stack."""
    overbet: float = 0.6
    """The probability that a player who called an all-in and has chips left bets more."""
    realised: float = 0.9
    """The factor on a share of the pot if later bets may force a fold ("equity realization")."""
    realised_if_topped: float = 0.25
    """The factor on a share of the pot if another seat tops the highest bet."""
    bankroll: float = 1.5
    """The wealth, in stacks, behind a logarithmic utility. Less wealth means more risk aversion."""


class NoLimitBetting(NamedTuple):
    """The betting before a decision with bets of any size."""

    state: BettingState
    posted: bool
    """True if the highest bet is the big blind's post, which others are expected to top."""
    more_rounds: bool
    """True if another betting round follows."""
    raises: tuple[int, ...]
    """The number of bets and raises of this round, by seat."""


def no_limit_betting(
    rules: SwordRules, view: SwordView, paid: tuple[int, ...], history: SeatHistory
) -> NoLimitBetting:
    """Return the betting as the acting seat sees it."""
    return NoLimitBetting(
        betting_state(view, paid),
        posted=view.boldest is not None and view.boldest.posted,
        more_rounds=view.round <= rules.cards,
        raises=tuple(history.raises),
    )


class BetValues:
    """The possible bets in one decision, evaluated in the same samples."""

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
        """Return the value of checking or calling, in chips relative to folding."""
        at = self._at
        price = min(at.level - at.bets[self._you], at.stacks[self._you])
        return self._worth(at.bets[self._you] + price, at.boldest, at.highest)

    def raising(self, to: int) -> float:
        """Return the value of a bet, raise or all-in to the amount ``to``."""
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
        """Return the certainty equivalent of the gains under a logarithmic utility of
        ``bankroll``."""
        bankroll = self._others.bankroll * max(1, self._at.stacks[self._you])
        return float(bankroll * np.log1p(gained / bankroll).mean())

    def _room(self, live: Bools, level: int) -> Ints:
        """Return the chips that can still be bet against this seat, (w,)."""
        left = np.array(
            [s + b - level if n != self._you else 0 for n, (s, b) in self._chips_by_seat()],
            dtype=np.int64,
        )
        own = self._at.stacks[self._you] + self._at.bets[self._you] - level
        return np.asarray(np.minimum((np.maximum(left, 0) * live).max(axis=1), own))

    def _chips_by_seat(self) -> list[tuple[Seat, tuple[int, int]]]:
        return list(enumerate(zip(self._at.stacks, self._at.bets, strict=True)))

    def _boldest(self, boldest: Seat, highest: int, live: Bools) -> Ints:
        """Return the seat with the highest bet at the end of betting, (w,)."""
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

    # ── calls ────────────────────────────────────────────────────────────────────────────────

    def _answered(self, level: int, boldest: Seat, spent: int) -> tuple[Bools, Ints]:
        """Return the seats left after all answers, and the chips paid before then, both (w, n)."""
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
        """Return the expected share of the pot of each seat, given only its own shields: float[w,
        n]."""
        merit = self._model.merit(self._samples, self._live, np.full(self._size, boldest))
        return by_own_shields(pot_splits(merit), self._samples.shields, self._at.live)


def bet_sizes(low: int, high: int, level: int, pot: int, answered: int) -> Sequence[int]:
    """Return bets between ``low`` and ``high`` to evaluate, in proportion to the pot.

    ``answered`` is the number of bets and raises this round; sizes grow with it.
    """
    wanted = (low, level + pot // 2, level + pot, level + 2 * pot, level + 3 * pot)
    return sorted({min(max(low, to), high) for to in wanted[min(answered, 2) :]})
