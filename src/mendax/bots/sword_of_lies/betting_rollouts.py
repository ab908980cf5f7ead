"""What a bet of a fixed size is worth: the rest of the betting played out, then the war.

Rules of this file
1. Where bets are fixed a single one buys no pot: what it does is to be topped, or not, in rounds
   that are still to come. So every choice is tried in the same samples, the rest of the betting is
   played out in each by ``Habits``, and the war after it by ``war_model``.
2. Whoever brings a round to the table's last raise first has the highest bet of the game for good,
   and four swords with it: nobody can top it. Who gets there hangs on how often everybody raises.
3. Others answer by what they can know, their own shields and the price beside the pot (they stay
   where the pot pays for it); how often they raise is what was seen of them in this game, with a
   prior (``raising_rate``).
4. Oneself plays by the means over all samples: what a sample hides is hidden from one's own later
   choices too.
5. The same luck is used for every choice, and a war that two choices lead to alike is fought once.

Axes: ``w`` samples, ``n`` seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.battle import Bools, Floats, Ints
from mendax.bots.sword_of_lies.determinizations import Determinizations
from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.bots.sword_of_lies.war_model import WarModel, pot_splits, winnings
from mendax.core.game import Seat
from mendax.games.sword_of_lies.rounds import smallest_bet
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import SwordView

_SWEEPS: Final = 8
"""So many times at the most a round of betting goes around the table in a rollout."""
_SHRUNK: Final = 10
"""Samples that a seat's mean over all its shields weighs beside that of its own shields."""


class Habits(NamedTuple):
    """How others are thought to bet, and how oneself does later on."""

    raises: float = 2.0
    """Raises beside which those that were seen are counted."""
    answers: float = 6.0
    """Answers that could have been raises, beside which those that were seen are counted."""
    lure: float = 3.0
    """How many times as many chances a raise is taken that nobody can top."""
    wavering: float = 0.05
    """How far from reckoned answers to a price are, in shares of the pot."""
    stubborn: float = 0.03
    """How often somebody stays or folds without reckoning."""
    strong: float = 1.3
    """Oneself raises later with so many fair shares of the pot."""


class BettingStanding(NamedTuple):
    """The betting as it stands at one's turn; chips and seats as the view shows them."""

    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    paid: tuple[int, ...]
    """In this game, this round included."""
    live: tuple[Seat, ...]
    level: int
    bold: Seat
    """Who made the highest bet so far; −1 if nobody did, or they folded."""
    highest: int
    blind: Seat
    """Who acts first from the second round on."""
    sizes: tuple[int, ...]
    """The size of a bet in this round and in those to come."""
    most_raises: int
    """Bets and raises that a round allows."""
    waiting: tuple[Seat, ...]
    """Who is to act after oneself unless somebody raises, in order."""
    rates: tuple[float, ...]
    """How often everybody raises where they may."""


def betting_standing(
    rules: SwordRules,
    view: SwordView,
    paid: tuple[int, ...],
    history: SeatHistory,
    habits: Habits,
) -> BettingStanding:
    """The betting as the seat whose turn it is sees it."""
    bold, seats = view.boldest, len(view.rows)
    you = -1 if view.you is None else view.you
    after = [(you + n) % seats for n in range(1, seats)]
    rounds = range(view.round, rules.cards + 2)
    return BettingStanding(
        stacks=view.stacks,
        bets=view.bets,
        paid=paid,
        live=view.live,
        level=view.level,
        bold=-1 if bold is None or bold.seat not in view.live else bold.seat,
        highest=0 if bold is None else bold.to,
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
            raising_rate(raised, could, habits)
            for raised, could in zip(history.raised, history.could_raise, strict=True)
        ),
    )


def raising_rate(raised: int, could: int, habits: Habits) -> float:
    """The mean of a Beta distribution: what was seen beside the prior of ``habits``."""
    return (raised + habits.raises) / (could + habits.answers)


@dataclass
class _Table:
    """The betting in every sample: (w, n) or (w,)."""

    live: Bools
    stacks: Ints
    bets: Ints
    paid: Ints
    level: Ints
    raises: Ints
    bold: Ints
    highest: Ints
    waits: Bools

    def raise_to(self, seat: Seat, worlds: Bools, to: Ints) -> None:
        """``seat`` brings the round up to ``to``, as far as its stack goes, in those ``worlds``."""
        self._pay(seat, worlds, to)
        reached = np.minimum(to, self.bets[:, seat])
        tops = worlds & (reached > self.highest)
        self.bold = np.where(tops, seat, self.bold)
        self.highest = np.where(tops, reached, self.highest)
        self.level = np.where(worlds, np.maximum(self.level, reached), self.level)
        self.raises = self.raises + worlds
        self.waits = np.where(worlds[:, None], self.live & (self.stacks > 0), self.waits)
        self.waits[:, seat] &= ~worlds

    def stay(self, seat: Seat, worlds: Bools) -> None:
        """``seat`` checks or calls."""
        self._pay(seat, worlds, self.level)
        self.waits[:, seat] &= ~worlds

    def fold(self, seat: Seat, worlds: Bools) -> None:
        """``seat`` is out; a round among one alone is over."""
        self.live[:, seat] &= ~worlds
        self.waits[:, seat] &= ~worlds
        self.waits &= (self.live.sum(axis=1) > 1)[:, None]

    def _pay(self, seat: Seat, worlds: Bools, to: Ints) -> None:
        chips = np.minimum(np.maximum(0, to - self.bets[:, seat]), self.stacks[:, seat]) * worlds
        self.stacks[:, seat] -= chips
        self.bets[:, seat] += chips
        self.paid[:, seat] += chips

    def next_round(self) -> None:
        """Bets go to the pot; whoever has chips is to act, unless that is one alone."""
        self.bets = np.zeros_like(self.bets)
        self.level, self.raises = np.zeros_like(self.level), np.zeros_like(self.raises)
        able = self.live & (self.stacks > 0)
        self.waits = able & (able.sum(axis=1) > 1)[:, None]


class BettingRollouts:
    """The choices of one moment at a table of fixed bets."""

    def __init__(
        self,
        samples: Determinizations,
        model: WarModel,
        standing: BettingStanding,
        rake: float,
        habits: Habits,
    ) -> None:
        self._samples, self._model, self._at, self._habits = samples, model, standing, habits
        self._you, self._kept = model.you, 1 - rake
        self._size, self._seats = samples.shields.shape
        rng = model.sharp.rng
        rounds = len(standing.sizes)
        self._luck = rng.random((rounds, _SWEEPS, self._seats, 2, self._size))
        self._plain, self._armed = self._shares(rng)

    def worths(self, choices: Sequence[int | None]) -> list[float]:
        """What it is worth in chips from here on, by choice: a raise to so much, None to stay."""
        tables = [self._played_out(to) for to in choices]
        merits = self._fought(tables)
        spent = self._at.paid[self._you]
        return [
            float((winnings(merit, table.paid, self._you) * self._kept).mean())
            - float(table.paid[:, self._you].mean() - spent)
            for table, merit in zip(tables, merits, strict=True)
        ]

    # ── the war at the end ───────────────────────────────────────────────────────────────────

    def _fought(self, tables: Sequence[_Table]) -> list[Ints]:
        """Where everybody ends in every sample, by choice; equal wars are fought once."""
        bits = 1 << np.arange(self._seats, dtype=np.int64)
        worlds = np.tile(np.arange(self._size), len(tables))
        live = np.concatenate([table.live for table in tables])
        bold = np.concatenate([table.bold for table in tables])
        key = (worlds << self._seats | live @ bits) * (self._seats + 1) + bold + 1
        _, first, back = np.unique(key, return_index=True, return_inverse=True)
        wars = self._samples.among(worlds[first])
        merit = self._model.merit(wars, live[first], bold[first])
        return list(merit[back.reshape(-1)].reshape(len(tables), self._size, self._seats))

    def _shares(self, rng: np.random.Generator) -> tuple[Floats, Floats]:
        """float[w, n] twice: the share of the pot that everybody expects by their own shields when
        they do not have the highest bet, and when they do; one's own by all that it knows."""
        live = np.tile(np.isin(np.arange(self._seats), self._at.live), (self._size, 1))
        bold = rng.choice(self._at.live, self._size)
        won = pot_splits(self._model.merit(self._samples, live, bold))
        has = bold[:, None] == np.arange(self._seats)
        premium = float(won[has].mean() - won[~has & live].mean()) if (~has & live).any() else 0.0
        part = 1 / len(self._at.live)
        share = np.tile(won.mean(axis=0), (self._size, 1))
        for seat in self._at.live:
            own = self._samples.shields[:, seat]
            for shields in np.unique(own) if seat != self._you else ():
                same = own == shields
                weight = same.sum() / (same.sum() + _SHRUNK)
                mean = won[same, seat].mean()
                share[same, seat] = weight * mean + (1 - weight) * won[:, seat].mean()
        return share - premium * part, share + premium * (1 - part)

    # ── the rest of the betting ──────────────────────────────────────────────────────────────

    def _played_out(self, to: int | None) -> _Table:
        """The table when all betting is over, after one has chosen so."""
        table = self._opened()
        everywhere = np.ones(self._size, dtype=np.bool_)
        if to is None:
            table.stay(self._you, everywhere)
        else:
            table.raise_to(self._you, everywhere, np.full(self._size, to))
        for coming in range(len(self._at.sizes)):
            if coming:
                table.next_round()
            first = self._you + 1 if coming == 0 else self._at.blind
            self._round(table, coming, first)
        gone = ~table.live[np.arange(self._size), table.bold] | (table.bold < 0)
        table.bold = np.where(gone, -1, table.bold)
        return table

    def _opened(self) -> _Table:
        at, size = self._at, self._size

        def each(values: Sequence[int]) -> Ints:
            return np.tile(np.array(values, dtype=np.int64), (size, 1))

        def all_of(value: int) -> Ints:
            return np.full(size, value, dtype=np.int64)

        seats = np.arange(self._seats)
        waits = np.tile(np.isin(seats, at.waiting), (size, 1))
        live = np.tile(np.isin(seats, at.live), (size, 1))
        raises = -(-at.level // at.sizes[0])
        return _Table(
            live,
            each(at.stacks),
            each(at.bets),
            each(at.paid),
            all_of(at.level),
            all_of(raises),
            all_of(at.bold),
            all_of(at.highest),
            waits,
        )

    def _round(self, table: _Table, coming: int, first: Seat) -> None:
        """One round of betting, from ``first`` around."""
        for sweep in range(_SWEEPS):
            for place in range(self._seats):
                seat = (first + place) % self._seats
                acts = table.waits[:, seat] & table.live[:, seat]
                if acts.any():
                    self._act(table, coming, seat, acts, self._luck[coming, sweep, seat])
            if not table.waits.any():
                return

    def _act(self, table: _Table, coming: int, seat: Seat, acts: Bools, luck: Floats) -> None:
        size, you = self._at.sizes[coming], seat == self._you
        owed = np.minimum(np.maximum(0, table.level - table.bets[:, seat]), table.stacks[:, seat])
        share = np.where(table.bold == seat, self._armed[:, seat], self._plain[:, seat])
        raises, final = self._may_raise(table, coming, seat, acts, size)
        if you:
            fair = self._habits.strong / np.maximum(1, table.live.sum(axis=1))
            raises &= final | (share > fair)
            stays = share * (table.paid.sum(axis=1) + owed) >= owed
        else:
            rate = self._at.rates[seat]
            tried = np.where(final, 1 - (1 - rate) ** self._habits.lure, rate)
            raises &= luck[0] < tried
            stays = self._stays(share, owed / np.maximum(1, table.paid.sum(axis=1) + owed), luck[1])
        stays = stays | (owed == 0)
        table.fold(seat, acts & ~raises & ~stays)
        table.stay(seat, acts & ~raises & stays & table.live[:, seat])
        if raises.any():
            table.raise_to(seat, raises, table.level + size)

    def _may_raise(
        self, table: _Table, coming: int, seat: Seat, acts: Bools, size: int
    ) -> tuple[Bools, Bools]:
        """Where ``seat`` may raise, and where nobody could top that any more: two bool[w]."""
        most = self._at.most_raises
        others = table.live & (table.stacks > 0)
        others[:, seat] = False
        has = table.stacks[:, seat] > table.level - table.bets[:, seat]
        may = acts & (table.raises < most) & has & others.any(axis=1)
        to, ceiling = table.level + size, most * max(self._at.sizes)
        return may, may & (to > table.highest) & (to >= ceiling)

    def _stays(self, share: Floats, needed: Floats, luck: Floats) -> Bools:
        reckoned = 1 / (1 + np.exp(-(share - needed) / self._habits.wavering))
        likely = self._habits.stubborn + (1 - 2 * self._habits.stubborn) * reckoned
        return np.asarray(luck < likely)
