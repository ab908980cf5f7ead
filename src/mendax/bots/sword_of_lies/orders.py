"""The orders of a war round, found by regret matching in a simultaneous game.

All cards are open in a war, so the fighters have the same information. Each fighter has a list of
candidate orders. In every iteration, each fighter's orders are evaluated against orders sampled
from the others' current strategies, with war rollouts by ``battle``. The method is regret matching
(S. Hart and A. Mas-Colell, "A simple adaptive procedure leading to correlated equilibrium", 2000)
with regrets clipped at 0 and more weight on later iterations (O. Tammelin, "Solving large imperfect
information games using CFR+", 2014). With more than two fighters, the average strategy need not be
an equilibrium, but the method makes no assumption about targets. Orders are drawn from the average
strategy.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from types import MappingProxyType
from typing import Final, NamedTuple

import numpy as np

from mendax.bots.sword_of_lies.battle import (
    Aims,
    Armies,
    Bools,
    Floats,
    Ints,
    WarArrays,
    standings,
    struck,
)
from mendax.core.game import Seat
from mendax.games.sword_of_lies.state import Pot

_MOST_TARGETS: Final = 3
"""The number of opponents to consider as targets, most dangerous first. Promises may add
targets."""
_CARDS: Final = 15_000
"""The approximate number of cards in all wars of one iteration."""
_FORGET: Final = 0.08
"""The probability in the average strategy below which an order is never written."""


class Aim(NamedTuple):
    """A random card of ``seat`` that has this number of lives.

    An aim with 0 lives strikes the same card as the previous aim.
    """

    seat: Seat
    lives: int


def aims_at(seat: Seat, lives: int, swords: int) -> tuple[Aim, ...]:
    """Return the aims of ``swords`` swords at the same card."""
    return Aim(seat, lives), *[Aim(seat, 0)] * (swords - 1)


class Plan(NamedTuple):
    """An abstract order with one aim per sword. A plan without aims means holding."""

    aims: tuple[Aim, ...]
    paid: int = 0
    """The lives of the card that pays for a double attack, or 0 without a price."""


class Scene(NamedTuple):
    """The state of a war before a round."""

    lives: tuple[tuple[int, ...], ...]
    """The lives of every card in every row."""
    swords: tuple[int, ...]
    armed: tuple[int, ...]
    """The swords of each seat before the first round, which break ties."""
    pots: tuple[Pot, ...]
    tripled: frozenset[Seat] = frozenset()
    may_hold: bool = False
    triple: bool = False
    hard_shields: bool = False

    @property
    def fighters(self) -> tuple[Seat, ...]:
        """Return the seats that write an order."""
        standing = [seat for seat, row in enumerate(self.lives) if row]
        return tuple(s for s in standing if self.swords[s]) if len(standing) > 1 else ()

    def armies(self, worlds: int) -> Armies:
        """Return ``worlds`` copies of this war."""
        seats, cards = len(self.lives), max(map(len, self.lives))
        lives = np.zeros((seats, cards), dtype=np.int64)
        for seat, row in enumerate(self.lives):
            lives[seat, : len(row)] = row
        tripled = np.array([s in self.tripled for s in range(seats)])
        swords = np.array(self.swords, dtype=np.int64)
        return Armies(
            np.tile(lives, (worlds, 1, 1)),
            np.tile(swords, (worlds, 1)),
            np.tile(tripled, (worlds, 1)),
        )

    def worth(self, final: Ints) -> Floats:
        """Return the chips that every seat wins from all pots with ``final`` lives left: (w, n)."""
        merit = standings(final, np.array(self.armed, dtype=np.int64))
        won = np.zeros(merit.shape)
        for pot in self.pots:
            among = np.array([seat in pot.seats for seat in range(len(self.lives))])
            theirs = np.where(among, merit, -1)
            best = theirs == theirs.max(axis=1, keepdims=True)
            won += pot.chips * best / best.sum(axis=1, keepdims=True)
        return won


# ── orders to consider ───────────────────────────────────────────────────────────────────────


def plans(scene: Scene, seat: Seat, bound: "Bound | None" = None) -> tuple[Plan, ...]:
    """Return the candidate orders of ``seat`` that keep its promises, or all orders if none
    does."""
    bound = bound or Bound()
    possible = [Plan((aim,)) for aim in _aims(scene, seat, bound)]
    row, swords = scene.lives[seat], scene.swords[seat]
    if swords >= 2:
        possible += _double(scene, seat, bound)
    if scene.triple and len(row) == 1 and swords >= 3 and seat not in scene.tripled:
        targets = _targets(scene, seat, bound)
        triples = [(t, t, t) for t in targets] + [(targets[0], targets[0], t) for t in targets[1:]]
        possible += [Plan(shots) for triple in triples for shots in _shots(scene, triple)]
    if scene.may_hold and not bound.strike:
        possible.append(Plan(()))
    kept = [plan for plan in possible if bound.admits(plan)]
    return tuple(dict.fromkeys(kept or possible))


class Bound(NamedTuple):
    """A seat's promises for this round."""

    spare: frozenset[Seat] = frozenset()
    strike: frozenset[Seat] = frozenset()

    def admits(self, plan: Plan) -> bool:
        """Return whether ``plan`` keeps these promises."""
        struck = {aim.seat for aim in plan.aims}
        return not struck & self.spare and self.strike <= struck


def _targets(scene: Scene, seat: Seat, bound: Bound) -> tuple[Seat, ...]:
    """Return the most dangerous opponents and those that the seat has promised to strike."""
    others = [s for s, row in enumerate(scene.lives) if row and s != seat]
    free = [s for s in others if s not in bound.spare] or others
    free.sort(key=lambda s: -(sum(scene.lives[s]) + scene.swords[s] + 50 * (s in bound.strike)))
    return tuple(free[: max(_MOST_TARGETS, len(bound.strike))])


def _aims(scene: Scene, seat: Seat, bound: Bound) -> list[Aim]:
    return [
        Aim(target, lives)
        for target in _targets(scene, seat, bound)
        for lives in sorted(set(scene.lives[target]), reverse=True)
    ]


def _double(scene: Scene, seat: Seat, bound: Bound) -> list[Plan]:
    """Return double attacks on any two targets.

    The price is the card with the most lives (with hard shields, the fewest lives), or any card if
    there is only one target.
    """
    prices = sorted(set(scene.lives[seat]), reverse=not scene.hard_shields)
    targets = _targets(scene, seat, bound)
    return [
        Plan(shots, paid)
        for pair in combinations_with_replacement(targets, 2)
        for shots in _shots(scene, pair)
        for paid in (prices if len(targets) == 1 else prices[:1])
    ]


def _shots(scene: Scene, targets: tuple[Seat, ...]) -> list[tuple[Aim, ...]]:
    """Return the ways to strike these opponents with one sword each."""
    if not scene.hard_shields:
        return [tuple(_spread(scene, targets))]
    ways = [tuple(_spread(scene, targets, bare_first=True))]
    for target in {t for t in targets if targets.count(t) > 1 and 2 in scene.lives[t]}:
        rest = list(targets)
        rest.remove(target)
        rest.remove(target)
        broken = (Aim(target, 2), Aim(target, 0))
        ways.append((*broken, *_spread(scene, tuple(rest), bare_first=True)))
    return ways


def _spread(scene: Scene, targets: tuple[Seat, ...], bare_first: bool = False) -> Iterator[Aim]:
    """Yield aims at different cards until none is left. ``bare_first`` puts shields last."""
    for target in dict.fromkeys(targets):
        row = sorted(scene.lives[target], reverse=not bare_first)
        for sword in range(targets.count(target)):
            yield Aim(target, row[sword] if sword < len(row) else 0)


# ── search ───────────────────────────────────────────────────────────────────────────────────


class Writing(NamedTuple):
    """The candidate orders of a seat, with their probabilities."""

    seat: Seat
    plans: tuple[Plan, ...]
    chances: Floats


class Effort(NamedTuple):
    """The extent of a search."""

    turns: int = 8
    wars: int = 600
    """The approximate number of wars simulated per iteration."""

    @classmethod
    def for_table(cls, scene: Scene) -> "Effort":
        """Return the effort for a war of this size."""
        cards = max(map(len, scene.lives)) * sum(1 for row in scene.lives if row)
        return cls(wars=min(cls().wars, _CARDS // max(1, cards)))


def searched(
    scene: Scene,
    war: WarArrays,
    bounds: Mapping[Seat, Bound] = MappingProxyType({}),
    effort: Effort | None = None,
) -> tuple[Writing, ...]:
    """Return the strategy of every fighter, each bound by its promises."""
    lists = [plans(scene, seat, bounds.get(seat)) for seat in scene.fighters]
    writing = Search(scene, war, lists)
    effort = effort or Effort.for_table(scene)
    each = max(4, min(60, effort.wars // sum(map(len, lists))))
    for turn in range(effort.turns):
        writing.turn(each, turn + 1)
    return writing.mean()


class Search:
    """Regret matching+ over lists of orders, with a weighted average strategy."""

    def __init__(self, scene: Scene, war: WarArrays, lists: Sequence[tuple[Plan, ...]]) -> None:
        self._scene, self._war, self._lists = scene, war, lists
        self._tables = _OrderTables(scene, lists)
        self._regrets = [np.zeros(len(plans)) for plans in lists]
        self._sums = [np.zeros(len(plans)) for plans in lists]

    def turn(self, each: int, weight: float) -> None:
        """Run one iteration, which evaluates every plan of all fighters ``each`` times."""
        policies = [_matched(regrets) for regrets in self._regrets]
        values = self._values(policies, each)
        for mine, (policy, value) in enumerate(zip(policies, values, strict=True)):
            gained = self._regrets[mine] + value - policy @ value
            self._regrets[mine] = np.maximum(0.0, gained)
            self._sums[mine] += weight * policy

    def worths(self, seat: Seat, each: int) -> Floats:
        """Return each plan's value in chips against the average strategies, from ``each``
        rollouts."""
        mine = self._scene.fighters.index(seat)
        means = [writing.chances for writing in self.mean()]
        return self._values(means, each)[mine]

    def _values(self, policies: list[Floats], each: int) -> list[Floats]:
        """Return the values of every fighter's plans against the others' strategies."""
        rng, sizes = self._war.rng, [len(policy) for policy in policies]
        drawn = np.stack([rng.choice(len(p), each, p=p) for p in policies], axis=1)
        profiles = np.tile(drawn, (sum(sizes), 1, 1))  # (tried, each, fighter)
        start = 0
        for mine, size in enumerate(sizes):
            profiles[start : start + size, :, mine] = np.arange(size)[:, None]
            start += size
        worth = self._fought(profiles.reshape(-1, len(sizes)))
        worth = worth.reshape(sum(sizes), each, -1).mean(axis=1)
        values, start = [], 0
        for seat, size in zip(self._scene.fighters, sizes, strict=True):
            values.append(worth[start : start + size, seat])
            start += size
        return values

    def _fought(self, profiles: Ints) -> Floats:
        armies = self._scene.armies(len(profiles))
        aims = self._tables.aims(profiles, armies, self._war.rng)
        after = struck(self._war.rules, armies, aims)
        held = np.asarray(aims.used.sum(axis=1) == 0)
        after = Armies(after.lives, np.where(held[:, None], 0, after.swords), after.tripled)
        return self._scene.worth(self._war.fought_out(after))

    def mean(self) -> tuple[Writing, ...]:
        """Return the average strategy of each fighter over all iterations."""
        return tuple(
            Writing(seat, listed, total / total.sum())
            for seat, listed, total in zip(
                self._scene.fighters, self._lists, self._sums, strict=True
            )
        )


def _matched(regrets: Floats) -> Floats:
    whole = regrets.sum()
    if whole <= 0:
        return np.full(len(regrets), 1 / len(regrets))
    return np.asarray(regrets / whole)


def drawn_from(writing: Writing, rng: np.random.Generator) -> Plan:
    """Draw a plan by its probability. Plans below ``_FORGET`` are excluded."""
    kept = np.where(writing.chances >= min(_FORGET, writing.chances.max()), writing.chances, 0.0)
    return writing.plans[int(rng.choice(len(kept), p=kept / kept.sum()))]


def after(scene: Scene, written: Mapping[Seat, Plan], war: WarArrays) -> Scene:
    """Return the war after a round with these orders. The cards hit are drawn at random."""
    lists = [(written[seat],) for seat in scene.fighters]
    armies = scene.armies(1)
    profile = np.zeros((1, len(lists)), dtype=np.int64)
    aims = _OrderTables(scene, lists).aims(profile, armies, war.rng)
    left = struck(war.rules, armies, aims)
    swords = left.swords[0] if aims.used.any() else np.zeros_like(left.swords[0])
    return scene._replace(
        lives=tuple(tuple(sorted(int(n) for n in row if n)) for row in left.lives[0]),
        swords=tuple(map(int, swords)),
        tripled=frozenset(map(int, np.nonzero(left.tripled[0])[0])),
    )


class _OrderTables:
    """The plans of all fighters as arrays, for vectorised rounds."""

    def __init__(self, scene: Scene, lists: Sequence[tuple[Plan, ...]]) -> None:
        self._fighters = scene.fighters
        most = max(map(len, lists))
        shape = (len(lists), most, 3)
        self._seat = np.zeros(shape, dtype=np.int64)
        self._lives = np.full(shape, -1, dtype=np.int64)
        self._paid = np.zeros(shape[:2], dtype=np.int64)
        self._used = np.zeros(shape[:2], dtype=np.int64)
        for who, listed in enumerate(lists):
            for which, plan in enumerate(listed):
                self._paid[who, which], self._used[who, which] = plan.paid, len(plan.aims)
                for sword, aim in enumerate(plan.aims):
                    self._seat[who, which, sword] = aim.seat
                    self._lives[who, which, sword] = aim.lives
        seats, cards = len(scene.lives), max(map(len, scene.lives))
        self._places = np.zeros((seats, 3, cards), dtype=np.int64)
        self._count = np.zeros((seats, 3), dtype=np.int64)
        for seat, row in enumerate(scene.lives):
            for lives in (1, 2):
                at = [place for place, n in enumerate(row) if n == lives]
                self._places[seat, lives, : len(at)] = at
                self._count[seat, lives] = len(at)

    def aims(self, profiles: Ints, armies: Armies, rng: np.random.Generator) -> Aims:
        """Return the orders if fighter ``f`` of world ``w`` follows the plan ``profiles[w, f]``."""
        worlds, seats, cards = armies.lives.shape
        hits = np.zeros(worlds * seats * cards, dtype=np.int64)
        prices, used = np.zeros(armies.lives.shape, dtype=np.int64), np.zeros_like(armies.swords)
        world = np.arange(worlds)
        for who, seat in enumerate(self._fighters):
            chosen = profiles[:, who]
            used[:, seat] = self._used[who, chosen]
            for at in self._shots(who, chosen, rng):
                there = at[2]
                where = (world[there] * seats + at[0][there]) * cards + at[1][there]
                hits += np.bincount(where, minlength=hits.size)
            pays = np.nonzero(self._paid[who, chosen])[0]
            paid = self._paid[who, chosen[pays]]
            place = self._picked(np.full(len(pays), seat), paid, rng.random(len(pays)))
            prices[pays, seat, place] = 1
        return Aims(hits.reshape(armies.lives.shape), prices, used, used == 3)

    def _shots(
        self, who: int, chosen: Ints, rng: np.random.Generator
    ) -> Iterator[tuple[Ints, Ints, Bools]]:
        """Yield, for each sword, the seat struck, the place, and the worlds in which it strikes."""
        chance = rng.random(len(chosen))
        seat, lives = self._seat[who, chosen], self._lives[who, chosen]
        place = self._picked(seat[:, 0], lives[:, 0], chance)
        yield seat[:, 0], place, lives[:, 0] >= 0
        for sword in range(1, int(self._used[who].max())):
            count = np.maximum(1, self._count[seat[:, sword], lives[:, sword]])
            same = (seat[:, sword] == seat[:, sword - 1]) & (lives[:, sword] == lives[:, sword - 1])
            chance = np.where(same, (chance + 1 / count) % 1.0, rng.random(len(chosen)))
            other = self._picked(seat[:, sword], lives[:, sword], chance)
            place = np.where(lives[:, sword] == 0, place, other)
            yield seat[:, sword], place, lives[:, sword] >= 0

    def _picked(self, seat: Ints, lives: Ints, chance: Floats) -> Ints:
        """Return the place of a random card of ``seat`` with this number of lives."""
        return np.asarray(
            self._places[seat, lives, (chance * self._count[seat, lives]).astype(np.int64)]
        )
