"""Signalling games with several answerers, who decide at the same time whether to doubt.

1. The module works on arrays, like ``game``. An announcer who knows the roll makes a claim. Then
   every answerer doubts or waits. If several doubt, a lot with equal chances decides whose doubt
   counts. If all wait, the claim is believed.
2. At most claims, one answerer at a time is undecided: the *mixer*. While the other answerers'
   choices are fixed (``pins``), the game has two players, and ``game.equilibrium`` solves it.
3. The choices of the others are then corrected where they are not best replies, and the game is
   solved again. The search starts from the game in which only the first answerer may doubt.

The result is checked against every player: the announcer, by roll, and each answerer, by claim. If
the search comes back to the same choices too often, there is no result.
"""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from mendax.solver.generic.errors import NoEquilibriumFound
from mendax.solver.generic.tolerances import NEVER_SAID, TIE_BY_BELIEF
from mendax.solver.signalling.game import GOOD_ENOUGH, SignallingGame, equilibrium
from mendax.solver.signalling.support import MIXED, Floats, Ints, solve_claims

_ROUNDS: Final = 60
"""The maximum number of corrections."""
_TREMBLE: Final = 1e-6
"""The weight of slips from which the belief after a claim that is never made is computed."""
_UNDECIDED: Final = -1
_PURE: Final = 1e-11
"""A probability within this distance of 0 or 1 counts as 0 or 1."""
_SOLVED: Final = 1e-14
"""The largest gain at which several mixing answerers count as indifferent."""
_STEPS: Final = 60
"""The maximum number of Newton steps for answerers who mix together."""


class RaceGame(NamedTuple):
    """A game as arrays. Rows are types and columns are claims, as in ``SignallingGame``.

    An *end* is 0 if the claim is believed, or the number of the answerer whose doubt counts.
    """

    pay: Floats
    """``pay[seat, end, row, column]``: the payoffs. Seat 0 announces; seat n is answerer n."""
    w: Floats
    """``w[row]``: the probability of the type."""
    honest: Ints
    """``honest[row]``: the column of the honest claim."""
    slips: Floats
    """``slips[row, column]``: the relative odds that a tremble of a type makes a claim."""
    fixed: Floats
    """``fixed[answerer − 1, column]``: 0 or 1 if the answerer has no choice, otherwise −1."""


class RaceEquilibrium(NamedTuple):
    """The equilibrium of a race game."""

    say: Floats
    """``say[row, column]``: the probability of the claim; rows sum to 1."""
    doubt: Floats
    """``doubt[answerer − 1, column]``: the probability of a doubt."""
    ends: Floats
    """``ends[end, column]``: the probability of each end of the stage."""
    error: float
    """The largest gain from a deviation, for payoffs scaled to 1."""


class RaceOdds(NamedTuple):
    """The odds of a stage, as functions of the answerers' doubts."""

    ends: Floats
    """``ends[end, column]``: the probability of the end."""
    slope: Floats
    """``slope[end, answerer, column]``: its derivative by a doubt."""


def stage(doubt: Floats) -> RaceOdds:
    """Return the odds of the ends, given ``doubt[answerer, column]``."""
    k = len(doubt)
    ends, slope = np.zeros((k + 1, doubt.shape[1])), np.zeros((k + 1, *doubt.shape))
    for mask in itertools.product((0, 1), repeat=k):
        chosen = np.array([float(not any(mask)), *mask])
        chosen /= chosen.sum()
        factor = [doubt[i] if mask[i] else 1.0 - doubt[i] for i in range(k)]
        ends += np.outer(chosen, np.prod(factor, axis=0))
        for i in range(k):
            rest = np.prod(np.array([*factor[:i], *factor[i + 1 :], np.ones(doubt.shape[1])]), 0)
            slope[:, i] += np.outer(chosen, rest if mask[i] else -rest)
    return RaceOdds(ends, slope)


def race_equilibrium(game: RaceGame) -> RaceEquilibrium:
    """Return the first equilibrium of several searches. Raises ``NoEquilibriumFound``."""
    scaled, least = _on_scale(game), np.inf
    for start in _starts(scaled):
        try:
            return _Search(scaled._replace(honest=start)).found()
        except NoEquilibriumFound as error:
            least = min(least, float(error.args[0]))
    raise NoEquilibriumFound(least)


def _starts(game: RaceGame) -> Iterator[Ints]:
    """Yield the claims, by row, from which searches start: the truth; the best claim if believed;
    the claim with the best worst case; the same claim for every row."""
    rows, columns = game.slips.shape
    yield game.honest
    yield game.pay[0, 0].argmax(axis=1)
    yield game.pay[0].min(axis=0).argmax(axis=1)
    for column in reversed(range(columns)):
        yield np.full(rows, column, np.int64)


def stage_equilibrium(pay: Floats, fixed: Floats) -> Floats:
    """Return ``doubt[answerer]`` of a stage without hidden information.

    ``pay[seat, end]`` are payoffs. Of several equilibria, one without chance comes first, and of
    these one with the fewest doubts of answerers other than the first. Raises
    ``NoEquilibriumFound``.
    """
    span = max(float(np.ptp(pay)), TIE_BY_BELIEF)
    scaled = pay[1:] / span
    each = _stage_equilibria(scaled, fixed, mixed=False) or _stage_equilibria(scaled, fixed)
    if not each:
        raise NoEquilibriumFound(np.inf)
    return min(each, key=lambda one: one.doubt[1:].sum()).doubt


class _StageEquilibrium(NamedTuple):
    doubt: Floats
    gains: Floats
    mixing: list[int]


def _stage_equilibria(pay: Floats, fixed: Floats, mixed: bool = True) -> list[_StageEquilibrium]:
    """Return the equilibria in which none or several of the answerers mix, given ``pay[i, end]``.

    An answerer who mixes alone is indifferent by chance, so that case is left out. Unless
    ``mixed``, no answerer mixes.
    """
    every = []
    choices = (0.0, 1.0, None) if mixed else (0.0, 1.0)
    for choice in itertools.product(*[choices if f < 0 else (f,) for f in fixed]):
        mixing = [i for i, chosen in enumerate(choice) if chosen is None]
        doubt = np.array([0.5 if chosen is None else chosen for chosen in choice])
        if len(mixing) == 1 or not _indifferent(pay, doubt, mixing):
            continue
        gains = _stage_gains(pay, doubt)
        right = np.where(doubt > 0.5, gains >= -TIE_BY_BELIEF, gains <= TIE_BY_BELIEF)
        right[mixing] = True
        if (right | (fixed >= 0)).all():
            every.append(_StageEquilibrium(doubt, gains, mixing))
    return every


def _stage_gains(pay: Floats, doubt: Floats) -> Floats:
    return np.asarray(np.einsum("ei,ie->i", stage(doubt[:, None]).slope[..., 0], pay))


def _indifferent(pay: Floats, doubt: Floats, mixing: list[int]) -> bool:
    """Change the doubts of the ``mixing`` answerers so that all are indifferent, if possible."""
    for _ in range(_STEPS if mixing else 0):
        gains = _stage_gains(pay, doubt)[mixing]
        if np.abs(gains).max() < _SOLVED:
            break
        slopes = np.empty((len(mixing), len(mixing)))
        for at, i in enumerate(mixing):  # gains are linear in each single doubt
            low, high = doubt.copy(), doubt.copy()
            low[i], high[i] = 0.0, 1.0
            slopes[:, at] = (_stage_gains(pay, high) - _stage_gains(pay, low))[mixing]
        try:
            doubt[mixing] -= np.clip(np.linalg.solve(slopes, gains), -0.5, 0.5)
        except np.linalg.LinAlgError:
            return False
    if not mixing:
        return True
    inside = (doubt[mixing] > 0).all() and (doubt[mixing] < 1).all()
    return bool(inside and np.abs(_stage_gains(pay, doubt)[mixing]).max() < _SOLVED)


def _on_scale(game: RaceGame) -> RaceGame:
    """Return the game with payoffs scaled to [0, 1] and weakly dominated choices fixed."""
    low = game.pay.min()
    pay = (game.pay - low) / max(game.pay.max() - low, TIE_BY_BELIEF)
    fixed = game.fixed.copy()
    for i in range(len(fixed)):
        own = pay[i + 1] - pay[i + 1, i + 1]  # against every other end of the stage
        rest = np.delete(own, i + 1, axis=0)
        fixed[i, (fixed[i] < 0) & (rest.min(axis=(0, 1)) >= -TIE_BY_BELIEF)] = 0.0
        fixed[i, (fixed[i] < 0) & (rest.max(axis=(0, 1)) <= TIE_BY_BELIEF)] = 1.0
    return game._replace(pay=pay, fixed=fixed)


class _Path(NamedTuple):
    """The choices of a claim's answerers along a line or an arc of equilibria of the stage.

    On a line, one answerer (``mixer``) goes from waiting to a doubt. On an arc, ``other`` mixes
    too: at each point of the arc, one belief leaves both indifferent.
    """

    pins: Floats
    """``pins[answerer]``: the doubts of the others."""
    mixer: int
    """The answerer who mixes, or −1."""
    other: int = _UNDECIDED
    """The second answerer who mixes on an arc, or −1 on a line."""
    begin: float = 0.0
    """The doubt of ``other`` at the beginning of an arc."""
    end: float = 1.0
    """The doubt of ``other`` at the end of an arc."""
    at: float = 0.5
    """The point on an arc, between 0 and 1."""

    @property
    def key(self) -> tuple[object, ...]:
        """Return what identifies the path, without the point on an arc."""
        return self.pins.tobytes(), self.mixer, self.other


class _Solved(NamedTuple):
    """The solution of the game of two players for one choice of paths."""

    weights: Floats
    """``weights[row, column]``: the probability of the claim times that of the row."""
    along: Floats
    """``along[column]``: the point on each path."""
    doubt: Floats
    beliefs: Floats
    """``beliefs[row, column]``: the odds of rows after a claim, up to a factor."""
    gains: Floats
    """``gains[answerer, column]``: the gain from a doubt after the claim."""
    wrong: Floats
    """``wrong[answerer, column]``: the gain from another choice."""
    missed: float
    """The announcer's largest gain from another claim."""


class _Search:
    """The search for choices that are best replies."""

    def __init__(self, game: RaceGame) -> None:
        self.game, self.free = game, game.fixed < 0
        self.paths = [self._first(column) for column in range(game.fixed.shape[1])]
        self.met: Counter[tuple[object, ...]] = Counter()

    def _first(self, column: int) -> _Path:
        free = np.flatnonzero(self.free[:, column])
        pins = np.maximum(self.game.fixed[:, column], 0.0)
        return _Path(pins, int(free[0]) if len(free) else _UNDECIDED)

    def found(self) -> RaceEquilibrium:
        """Return the equilibrium. Raises ``NoEquilibriumFound``."""
        least = np.inf
        for _ in range(_ROUNDS):
            solved = self._solved()
            error = max(float(solved.wrong.max()), solved.missed)
            if error < GOOD_ENOUGH:
                say = solved.weights / self.game.w[:, None]
                return RaceEquilibrium(say, solved.doubt, stage(solved.doubt).ends, error)
            least = min(least, error)
            self._correct(solved)
        raise NoEquilibriumFound(least)

    # ── the game of two players ──

    def _solved(self) -> _Solved:
        game = self.game
        c, g, d = (np.zeros(game.slips.shape) for _ in range(3))
        for column, path in enumerate(self.paths):
            c[:, column], g[:, column], d[:, column] = self._column(column, path)
        fixed = np.array([-1.0 if path.mixer >= 0 else 0.0 for path in self.paths])
        two = SignallingGame(c, g, d, game.w, game.honest, fixed, game.slips)
        play = equilibrium(two)
        doubt = np.stack(
            [
                self._doubts(column, path, float(along))[0]
                for column, (path, along) in enumerate(zip(self.paths, play.doubt, strict=True))
            ],
            axis=1,
        )
        weights = play.say * game.w[:, None]
        beliefs = self._beliefs(weights, d, *play.support)
        now = stage(doubt)
        by_type = np.einsum("eip,ierp->irp", now.slope, game.pay[1:])
        gains = (beliefs * by_type).sum(axis=1) / beliefs.sum(axis=0)
        wrong = np.where(doubt <= _PURE, gains, np.where(doubt >= 1 - _PURE, -gains, abs(gains)))
        wrong = np.where(self.free, np.maximum(wrong, 0.0), 0.0)
        for column, path in enumerate(self.paths):
            if path.mixer >= 0 and path.other < 0:  # checked by ``game.equilibrium``
                wrong[path.mixer, column] = 0.0
        payoff = np.einsum("ep,erp->rp", now.ends, game.pay[0])
        short = (payoff.max(axis=1, keepdims=True) - payoff) * play.say
        missed = float(short.sum(axis=1).max())
        return _Solved(weights, play.doubt, doubt, beliefs, gains, wrong, missed)

    def _column(self, column: int, path: _Path) -> tuple[Floats, Floats, Floats]:
        """Return ``SignallingGame.c``, ``g`` and ``d`` of a claim, linear at a point of an arc."""
        pay, at = self.game.pay[:, :, :, column], path.at if path.other >= 0 else 0.0
        doubt, change = self._doubts(column, path, at)
        ends, slope = stage(doubt[:, None])
        g = np.einsum("ei,i,er->r", slope[..., 0], change, pay[0])
        c = ends[:, 0] @ pay[0] - at * g
        d = slope[:, path.mixer, 0] @ pay[path.mixer + 1] if path.mixer >= 0 else np.zeros(len(c))
        return c, g, d

    def _doubts(self, column: int, path: _Path, along: float) -> tuple[Floats, Floats]:
        """Return the answerers' doubts at a point of a path, and their change along it."""
        doubt, change = path.pins.copy(), np.zeros(len(path.pins))
        if path.mixer >= 0:
            doubt[path.mixer], change[path.mixer] = along, 1.0
        if path.other >= 0:
            length = path.end - path.begin
            doubt[path.other], change[path.other] = path.begin + along * length, length
            arc = _Arc.of(self.game, column, path.pins, path.mixer, path.other)
            doubt[path.mixer], rise = arc.mixer(float(doubt[path.other]))
            change[path.mixer] = rise * length
        return doubt, change

    def _beliefs(self, weights: Floats, d: Floats, on: Ints, reply: Ints) -> Floats:
        """Return the beliefs; after claims that are never made, the limit of rare slips."""
        slips = _TREMBLE * self.game.slips * self.game.w[:, None]
        never = weights.sum(axis=0) < NEVER_SAID
        if not never.any():
            return weights
        mixed = reply == MIXED
        try:
            drift, _ = solve_claims(d, self.game.w, (slips * d).sum(0) * mixed, on, reply, -1, -1)
        except np.linalg.LinAlgError:
            drift = np.zeros_like(weights)
        return np.where(never, slips + np.maximum(drift, 0.0) * mixed, weights)

    # ── corrections ──

    def _correct(self, solved: _Solved) -> None:
        """Change the paths of claims where an answerer would choose otherwise.

        If the same paths were met before, only one claim is changed.
        """
        self._move(solved)
        key = tuple(path.key for path in self.paths)
        self.met[key] += 1
        times, worst = self.met[key], self._wrong(solved).max(axis=0)
        columns = np.flatnonzero(worst >= GOOD_ENOUGH)
        if times > 1 and len(columns):
            columns = columns[[(int(worst[columns].argmax()), 0, -1)[times % 3]]]
        for column in columns.tolist():
            path, doubt, gains = self.paths[column], solved.doubt[:, column], solved.gains
            if times > 1 and self._settle(solved, column, times - 2):
                continue
            wrong = int(self._wrong(solved)[:, column].argmax())
            self.paths[column] = self._next(column, path, doubt, gains[:, column], wrong)

    def _wrong(self, solved: _Solved) -> Floats:
        """Return the gains from another choice of the answerers who do not mix."""
        wrong = solved.wrong.copy()
        for column, path in enumerate(self.paths):
            along, arc = float(solved.along[column]), path.other >= 0
            if path.mixer >= 0 and arc and _PURE < along < 1 - _PURE:
                wrong[[path.mixer, path.other], column] = 0.0
        return wrong

    def _move(self, solved: _Solved) -> None:
        """Move along the arcs."""
        for column, path in enumerate(self.paths):
            if path.other >= 0:
                self.paths[column] = path._replace(at=float(solved.along[column]))

    def _next(self, column: int, path: _Path, doubt: Floats, gains: Floats, wrong: int) -> _Path:
        """Return the path to try after ``path``, on which answerer ``wrong`` chose wrongly."""
        pins, mixer = np.round(doubt), path.mixer
        if path.other >= 0:  # the end of an arc: one of the two goes on mixing
            pair = [path.mixer, path.other]
            return _Path(pins, pair[int(np.abs(doubt[pair] - 0.5).argmin())])
        if mixer < 0 or abs(gains[mixer]) > GOOD_ENOUGH:
            return _Path(pins, wrong)
        arc = _Arc.of(self.game, column, pins, mixer, wrong).path(pins, mixer, wrong)
        if arc is not None:
            return self._oriented(column, arc)
        if not _PURE < doubt[mixer] < 1 - _PURE:
            return _Path(pins, wrong)
        pins[wrong] = 1.0 - pins[wrong]
        return _Path(pins, mixer)

    def _oriented(self, column: int, arc: _Path) -> _Path:
        """Return the arc from the end that types prefer whose claims are rather doubted."""
        _, g, d = self._column(column, arc)
        return arc._replace(begin=arc.end, end=arc.begin) if g[d > 0].sum() > 0 else arc

    def _settle(self, solved: _Solved, column: int, turn: int) -> bool:
        """Choose an equilibrium of the stage for the present belief; return False without one."""
        belief = solved.beliefs[:, column] / solved.beliefs[:, column].sum()
        pay = self.game.pay[1:, :, :, column] @ belief
        each = _stage_equilibria(pay, self.game.fixed[:, column])
        if not each:
            return False
        now = np.round(solved.doubt[:, column])
        each.sort(key=lambda one: (len(one.mixing) > 0, np.abs(one.doubt - now).sum()))
        doubt, gains, mixing = each[turn // 2 % len(each)]
        free = np.flatnonzero(self.free[:, column])
        nearest = free[np.abs(gains[free]).argsort()]
        mixer = _UNDECIDED if mixing else int(nearest[turn % len(free)])
        self.paths[column] = _Path(doubt, mixer)
        return True


class _Arc(NamedTuple):
    """The equilibria of a stage in which two answerers mix, by the doubt of the second.

    Types are of two sorts, such as true claims and lies. The gain of each answerer from a doubt is
    linear in the doubt of the other: ``gain[sort] = base[sort] + rise[sort] · doubt``.
    """

    first: tuple[Floats, Floats] | None
    """``base`` and ``rise`` of the mixer's gain, or None if there are more than two sorts."""
    second: tuple[Floats, Floats]
    """The same for the other's gain, by the mixer's doubt."""

    @classmethod
    def of(cls, game: RaceGame, column: int, pins: Floats, mixer: int, other: int) -> "_Arc":
        """Return the arc of two answerers of a claim while the others play ``pins``."""
        pay = game.pay[1:, :, :, column]
        corner = np.zeros((2, 2, 2, pay.shape[2]))
        for one, two in itertools.product((0, 1), repeat=2):
            doubt = pins.copy()
            doubt[[mixer, other]] = one, two
            slope = stage(doubt[:, None]).slope[..., 0]
            corner[:, one, two] = [slope[:, i] @ pay[i] for i in (mixer, other)]
        by_type = np.stack([corner[0, 0, 0], corner[0, 0, 1], corner[1, 0, 0], corner[1, 1, 0]])
        sorts = np.unique(by_type.round(10), axis=1)
        if sorts.shape[1] != 2:
            return cls(None, (np.zeros(2), np.zeros(2)))
        examples = [int(np.abs(by_type.T - sort).sum(axis=1).argmin()) for sort in sorts.T]
        own, without, theirs, alone = by_type[:, examples]
        return cls((own, without - own), (theirs, alone - theirs))

    def mixer(self, other: float) -> tuple[float, float]:
        """Return the mixer's doubt where both are indifferent, and its derivative by ``other``."""
        if self.first is None:
            raise NoEquilibriumFound(np.inf)
        (a, b), (u, v) = self.first, self.second
        gain = a + b * other
        top, below = gain[0] * u[1] - gain[1] * u[0], gain[0] * v[1] - gain[1] * v[0]
        if abs(below) < _PURE:
            raise NoEquilibriumFound(np.inf)
        rise = (b[0] * u[1] - b[1] * u[0]) * below - top * (b[0] * v[1] - b[1] * v[0])
        return float(-top / below), float(-rise / below**2)

    def path(self, pins: Floats, mixer: int, other: int) -> _Path | None:
        """Return the part of the arc on which both doubts are probabilities, or None."""
        if self.first is None:
            return None
        (a, b), (u, v) = self.first, self.second
        ends = []
        for bound in (u, u + v):  # the mixer waits, or doubts
            rise = b[0] * bound[1] - b[1] * bound[0]
            if abs(rise) < _PURE:
                return None
            ends.append(-(a[0] * bound[1] - a[1] * bound[0]) / rise)
        begin, end = (float(min(max(each, 0.0), 1.0)) for each in sorted(ends))
        if end - begin < _PURE or not self._opposed((begin + end) / 2):
            return None
        return _Path(pins, mixer, other, begin, end)

    def _opposed(self, other: float) -> bool:
        """Return whether some belief leaves both indifferent."""
        if self.first is None:
            return False
        gain = self.first[0] + self.first[1] * other
        return bool(gain[0] * gain[1] < 0)
