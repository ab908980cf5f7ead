"""The values of fixed-size bets, from rollouts of the remaining betting and the war.

1. A single fixed bet rarely makes others fold. Its value depends on whether it is topped in later
   rounds. Every choice is therefore evaluated in the same samples. ``FixedLimitModel`` plays the
   remaining betting of each sample, and ``war_model`` plays the war.
2. The first seat to make the last legal raise of a round has the highest bet, which cannot be
   topped, and four swords. The chance of making this raise depends on how often each seat raises.
3. Other seats answer by their shields and the pot odds. Their raising rate is estimated from this
   game, with a prior (``raising_rate``).
4. The later choices of the seat use means over all samples, because the seat does not know which
   sample is true.
5. All choices use common random numbers. A war reached by several choices is fought once.

The axes are ``w`` samples and ``n`` seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.battle import Bools, Floats, Ints
from mendax.bots.sword_of_lies.betting_state import BettingState, CallingModel, betting_state
from mendax.bots.sword_of_lies.determinizations import Determinizations
from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.bots.sword_of_lies.war_model import WarModel, by_own_shields, pot_splits, winnings
from mendax.core.game import Seat
from mendax.games.sword_of_lies.rounds import smallest_bet
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import SwordView

_SWEEPS: Final = 8
"""The maximum number of times that betting goes around the table in one round of a rollout."""


class FixedLimitModel(NamedTuple):
    """A model of the other players' betting and of the seat's own later bets."""

    prior_raises: float = 2.0
    """The number of raises in the prior."""
    prior_chances: float = 6.0
    """The number of opportunities to raise in the prior."""
    last_raise: float = 3.0
    """The weight of an opportunity for a raise that cannot be topped, in ordinary opportunities."""
    calling: CallingModel = CallingModel(noise=0.05, guesses=0.03)
    own_raise: float = 1.3
    """The multiple of a fair share of the pot above which the seat raises later."""


class FixedLimitBetting(NamedTuple):
    """The betting before a decision with fixed bets."""

    state: BettingState
    blind: Seat
    """The seat that acts first from the second round on."""
    sizes: tuple[int, ...]
    """The sizes of bets in this round and in later rounds."""
    most_raises: int
    """The number of bets and raises allowed in a round."""
    waiting: tuple[Seat, ...]
    """The seats that act after this seat unless another seat raises, in order."""
    rates: tuple[float, ...]
    """The raising rate of each seat."""


def fixed_limit_betting(
    rules: SwordRules,
    view: SwordView,
    paid: tuple[int, ...],
    history: SeatHistory,
    model: FixedLimitModel,
) -> FixedLimitBetting:
    """Return the betting as the acting seat sees it."""
    seats = len(view.rows)
    you = -1 if view.you is None else view.you
    after = [(you + n) % seats for n in range(1, seats)]
    rounds = range(view.round, rules.cards + 2)
    return FixedLimitBetting(
        betting_state(view, paid),
        blind=view.blind or 0,
        sizes=tuple(smallest_bet(rules, number) for number in rounds),
        most_raises=rules.fixed_raises,
        waiting=tuple(
            s
            for s in after
            if s in view.live
            and view.stacks[s]
            and (s not in history.acted or view.bets[s] < view.level)
        ),
        rates=tuple(
            raising_rate(raised, could, model)
            for raised, could in zip(history.raised, history.could_raise, strict=True)
        ),
    )


def raising_rate(raised: int, could: int, model: FixedLimitModel) -> float:
    """Return the posterior mean of the raising rate under the model's Beta prior."""
    return (raised + model.prior_raises) / (could + model.prior_chances)


@dataclass
class _BettingArrays:
    """The betting state of every sample: by seat, (n, w), or for all seats, (w,)."""

    live: Bools
    stacks: Ints
    bets: Ints
    paid: Ints
    level: Ints
    raises: Ints
    boldest: Ints
    highest: Ints
    waits: Bools

    def raise_to(self, seat: Seat, worlds: Bools, to: Ints) -> None:
        """Raise to ``to``, capped by the stack of ``seat``, in the samples ``worlds``."""
        self._pay(seat, worlds, to)
        reached = np.minimum(to, self.bets[seat])
        tops = worlds & (reached > self.highest)
        self.boldest = np.where(tops, seat, self.boldest)
        self.highest = np.where(tops, reached, self.highest)
        self.level = np.where(worlds, np.maximum(self.level, reached), self.level)
        self.raises = self.raises + worlds
        self.waits = np.where(worlds, self.live & (self.stacks > 0), self.waits)
        self.waits[seat] &= ~worlds

    def stay(self, seat: Seat, worlds: Bools) -> None:
        """Check or call in the samples ``worlds``."""
        self._pay(seat, worlds, self.level)
        self.waits[seat] &= ~worlds

    def fold(self, seat: Seat, worlds: Bools) -> None:
        """Fold in the samples ``worlds``. A round with only one player left ends."""
        self.live[seat] &= ~worlds
        self.waits[seat] &= ~worlds
        self.waits &= self.live.sum(axis=0) > 1

    def _pay(self, seat: Seat, worlds: Bools, to: Ints) -> None:
        chips = np.minimum(np.maximum(0, to - self.bets[seat]), self.stacks[seat]) * worlds
        self.stacks[seat] -= chips
        self.bets[seat] += chips
        self.paid[seat] += chips

    def next_round(self) -> None:
        """Move bets to the pot. If at least two players have chips, they act again."""
        self.bets = np.zeros_like(self.bets)
        self.level, self.raises = np.zeros_like(self.level), np.zeros_like(self.raises)
        able = self.live & (self.stacks > 0)
        self.waits = able & (able.sum(axis=0) > 1)


class BettingRollouts:
    """The choices in one decision with fixed bets."""

    def __init__(
        self,
        samples: Determinizations,
        model: WarModel,
        betting: FixedLimitBetting,
        rake: float,
        others: FixedLimitModel,
    ) -> None:
        self._samples, self._model, self._others = samples, model, others
        self._betting, self._at = betting, betting.state
        self._you, self._kept = model.you, 1 - rake
        self._size, self._seats = samples.shields.shape
        rng = model.sharp.rng
        rounds = len(betting.sizes)
        self._luck = rng.random((rounds, _SWEEPS, self._seats, 2, self._size))
        self._plain, self._armed = self._shares(rng)

    def worths(self, choices: Sequence[int | None]) -> list[float]:
        """Return the value of each choice in chips, relative to folding.

        A choice is an amount to raise to, or None to check or call.
        """
        table = self._played_out(choices)
        merit = self._fought(table)
        won = winnings(merit, table.paid.T, self._you) * self._kept
        paid, spent = table.paid[self._you], self._at.paid[self._you]
        return [
            float(won[first : first + self._size].mean())
            - float(paid[first : first + self._size].mean() - spent)
            for first in range(0, len(won), self._size)
        ]

    # ── wars ─────────────────────────────────────────────────────────────────────────────────

    def _fought(self, table: _BettingArrays) -> Ints:
        """Return the merit of each seat, (w, n). Equal wars are fought once.

        The sample decides who is sharp, so that every choice meets the same opponents.
        """
        bits = 1 << np.arange(self._seats, dtype=np.int64)
        worlds = np.tile(np.arange(self._size), len(table.boldest) // self._size)
        key = (worlds << self._seats | bits @ table.live) * (self._seats + 1) + table.boldest + 1
        _, first, back = np.unique(key, return_index=True, return_inverse=True)
        wars = self._samples.among(worlds[first])
        merit = self._model.merit(wars, table.live.T[first], table.boldest[first], worlds[first])
        return merit[back.reshape(-1)]

    def _shares(self, rng: np.random.Generator) -> tuple[Floats, Floats]:
        """Return the share of the pot that each seat expects without and with the highest bet.

        Both are float[w, n]. Other seats condition on their own shields. This seat's share is the
        mean over samples.
        """
        live = np.tile(np.isin(np.arange(self._seats), self._at.live), (self._size, 1))
        boldest = rng.choice(self._at.live, self._size)
        won = pot_splits(self._model.merit(self._samples, live, boldest))
        has = boldest[:, None] == np.arange(self._seats)
        premium = float(won[has].mean() - won[~has & live].mean()) if (~has & live).any() else 0.0
        part = 1 / len(self._at.live)
        others = (seat for seat in self._at.live if seat != self._you)
        share = by_own_shields(won, self._samples.shields, others)
        return share - premium * part, share + premium * (1 - part)

    # ── remaining betting ────────────────────────────────────────────────────────────────────

    def _played_out(self, choices: Sequence[int | None]) -> _BettingArrays:
        """Return the table after all betting, for each choice in all samples."""
        worlds = len(choices) * self._size
        table = self._opened(worlds)
        stays = np.repeat([to is None for to in choices], self._size)
        table.stay(self._you, stays)
        table.raise_to(self._you, ~stays, np.repeat([to or 0 for to in choices], self._size))
        luck = np.tile(self._luck, len(choices))
        for coming in range(len(self._betting.sizes)):
            if coming:
                table.next_round()
            first = self._you + 1 if coming == 0 else self._betting.blind
            self._round(table, coming, first, luck[coming])
        gone = ~table.live[table.boldest, np.arange(worlds)] | (table.boldest < 0)
        table.boldest = np.where(gone, -1, table.boldest)
        return table

    def _opened(self, worlds: int) -> _BettingArrays:
        at = self._at

        def each(values: Sequence[int]) -> Ints:
            return np.repeat(np.array(values, dtype=np.int64)[:, None], worlds, axis=1)

        def among(seats: Sequence[Seat]) -> Bools:
            return np.repeat(np.isin(np.arange(self._seats), seats)[:, None], worlds, axis=1)

        def all_of(value: int) -> Ints:
            return np.full(worlds, value, dtype=np.int64)

        return _BettingArrays(
            among(at.live),
            each(at.stacks),
            each(at.bets),
            each(at.paid),
            all_of(at.level),
            all_of(-(-at.level // self._betting.sizes[0])),
            all_of(at.boldest),
            all_of(at.highest),
            among(self._betting.waiting),
        )

    def _round(self, table: _BettingArrays, coming: int, first: Seat, luck: Floats) -> None:
        """Play one betting round, in order from ``first``."""
        for sweep in range(_SWEEPS):
            for place in range(self._seats):
                seat = (first + place) % self._seats
                acts = table.waits[seat] & table.live[seat]
                if acts.any():
                    self._act(table, coming, seat, acts, luck[sweep, seat])
            if not table.waits.any():
                return

    def _act(
        self, table: _BettingArrays, coming: int, seat: Seat, acts: Bools, luck: Floats
    ) -> None:
        size, choices = self._betting.sizes[coming], len(acts) // self._size
        owed = np.minimum(np.maximum(0, table.level - table.bets[seat]), table.stacks[seat])
        armed, plain = (np.tile(each[:, seat], choices) for each in (self._armed, self._plain))
        share = np.where(table.boldest == seat, armed, plain)
        raises, final = self._may_raise(table, coming, seat, acts, size)
        pot = table.paid.sum(axis=0) + owed
        if seat == self._you:
            fair = self._others.own_raise / np.maximum(1, table.live.sum(axis=0))
            raises &= final | (share > fair)
            stays = share * pot >= owed
        else:
            rate = self._betting.rates[seat]
            tried = np.where(final, 1 - (1 - rate) ** self._others.last_raise, rate)
            raises &= luck[0] < tried
            stays = self._others.calling.calls(share - owed / np.maximum(1, pot), luck[1])
        stays = stays | (owed == 0)
        table.fold(seat, acts & ~raises & ~stays)
        table.stay(seat, acts & ~raises & stays & table.live[seat])
        if raises.any():
            table.raise_to(seat, raises, table.level + size)

    def _may_raise(
        self, table: _BettingArrays, coming: int, seat: Seat, acts: Bools, size: int
    ) -> tuple[Bools, Bools]:
        """Return masks, bool[w]: where ``seat`` may raise, and where no seat could top it."""
        most = self._betting.most_raises
        others = table.live & (table.stacks > 0)
        others[seat] = False
        has = table.stacks[seat] > table.level - table.bets[seat]
        may = acts & (table.raises < most) & has & others.any(axis=0)
        to, ceiling = table.level + size, most * max(self._betting.sizes)
        return may, may & (to > table.highest) & (to >= ceiling)
