"""A cup that several could hand on, and that nobody does: the stage with three seats and more.

Rules of this file
1. Who would pass the cup on knows nothing of the dice but what the roller's claim tells. So a pass
   tells nothing, and whoever answers it goes by the same odds, until the cup is back at the roller.
2. A public state is played as if there were no passing (``signalling``). Where nobody would gain by
a pass, that is an equilibrium of the whole state; of the stage's equilibria the first is taken
where it is so.
3. A pass that nobody makes is answered in the best way by the odds of the claim that it follows,
   where a roller who gets the cup back ends the round. If passing would pay then, it is answered
   in the better of the two ways that end the round at once. The first is an answer that one would
   give, the second may be a threat: it is an equilibrium of Nash all the same.
4. Where passing pays all the same, the public state is not solved: ``Pays``.

Histories are those of ``claim_tree.game``: claims since the roll, lowest first. Where their number
is a multiple of the seats, the roller answers. A claim's side is how many claims came before it.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np
import numpy.typing as npt

from mendax.solver.claim_tree.game import ACCEPT, OPEN, Answers, Chances, Defaults, History, sure
from mendax.solver.mia.blind_pass.claims import (
    DOUBT,
    OTHERWISE,
    PASS,
    Sides,
    Unknown,
    accepts,
    passes,
)
from mendax.solver.mia.model.public_states import PublicState, openings
from mendax.solver.mia.model.rule_tables import LOOKED, PASSED, REROLLED, UNSEEN, Floats, RuleTables
from mendax.solver.mia.model.state_solution import StateSolution
from mendax.solver.signalling.game import SignallingEquilibrium, SignallingGame, equilibrium


class PassingPays(ArithmeticError):
    """In every equilibrium without passes that was found, somebody would gain by one."""


class _Spot:
    """What can come of the claims at one public state; seats are places at the table, as in
    ``sides``."""

    def __init__(self, t: RuleTables, state: PublicState, sides: Sides) -> None:
        self.t, self.state, self.sides, self.n = t, state, sides, len(sides)
        one = [int(np.flatnonzero(state.kind == k)[0]) for k in range(len(state.weight))]
        self.outcomes = {how: t.doubt[how][:, one] for how in (LOOKED, PASSED)}
        """By how a claim was made: ``outcomes[value, kind]``, −1 where it cannot be."""
        self.roller, self.next = sides[0].announcer, sides[0].answerer
        self.opens = np.stack([self._opens(value) for value in range(len(t.values))])
        """``opens[value, kind]``: whether a roller who ends it opens a claim that comes back."""

    def ended(self, side: int, value: int) -> dict[int, Floats]:
        """The answers that end it, with what they are worth by kind and seat."""
        continuation = self.sides[side % self.n]
        opened: Floats = continuation.outcomes[self.outcomes[PASSED if side else LOOKED][value]]
        if not accepts(self.t, value):
            return {OPEN: opened}
        return {OPEN: opened, ACCEPT: np.broadcast_to(continuation.other[value], opened.shape)}

    def _opens(self, value: int) -> npt.NDArray[np.bool_]:
        ends = {act: worth[:, self.roller] for act, worth in self.ended(self.n - 1, value).items()}
        return ~(ends.get(ACCEPT, ends[OPEN]) > ends[OPEN] + _TIE)

    def stopped(self, value: int) -> Floats:
        """What it is worth, by kind and seat, that the roller ends it."""
        ends = self.ended(self.n - 1, value)
        return np.where(self.opens[value][:, None], ends[OPEN], ends.get(ACCEPT, ends[OPEN]))

    def game(self, aside: Floats) -> SignallingGame:
        """The stage without passes. ``aside`` is a column for what else the roller can do, or none.

        It is what that is worth to the roller, by kind.
        """
        ends = [self.ended(0, value) for value in self.state.claims.tolist()]
        opened = np.stack([end[OPEN] for end in ends], axis=1)
        believed = np.stack([end.get(ACCEPT, end[OPEN]) for end in ends], axis=1)
        c, more, none = believed[..., self.roller], opened - believed, np.zeros_like(aside)
        bound = np.array([-1.0 if ACCEPT in end else 1.0 for end in ends])
        return SignallingGame(
            c=np.column_stack((c, aside)),
            g=np.column_stack((more[..., self.roller], none)),
            d=np.column_stack((more[..., self.next], none)),
            w=self.state.weight,
            honest=self.state.honest,
            fixed=np.append(bound, np.zeros(aside.shape[1])),
        )

    def defaults(self) -> Defaults:
        """Answers off everything that is written down, as of a tongue that slipped."""
        values = len(self.t.values)
        other = np.full((values, values), OPEN)
        for before in range(values):
            left = self.state.weight * ~self.opens[before]
            odds = left if left.any() else self.state.weight
            for value in range(before, values):
                other[before, value] = best_end(self.ended(self.n, value), odds, self.next)
        return Defaults(np.where(self.opens, OPEN, ACCEPT), other)


def best_end(ends: dict[int, Floats], odds: Floats, seat: int) -> int:
    """The answer that is best for ``seat``; opens where both are as good."""
    worth = {act: float(odds @ each[:, seat]) for act, each in ends.items()}
    return ACCEPT if worth.get(ACCEPT, -np.inf) > worth[OPEN] + _TIE else OPEN


class _Passed:
    """How passes over a claim of the roller that tells ``odds`` are answered."""

    def __init__(self, at: _Spot, odds: Floats, ending: bool) -> None:
        self.at, self.odds = at, odds
        self.ending = ending
        """Whether every pass is answered so that the round ends."""
        self.known: dict[tuple[int, int], tuple[int, Floats]] = {}

    def gain(self, value: int) -> float:
        """The most that the next seat gains by passing on a first claim of ``value``."""
        at, seat = self.at, self.at.next
        ends = max(float(self.odds @ each[:, seat]) for each in at.ended(0, value).values())
        to_beat = passes(at.t, at.n, 0, value).tolist()
        worth = (float(self.odds @ self.answer(1, p)[1][:, seat]) for p in to_beat)
        return max(worth, default=ends) - ends

    def answer(self, side: int, value: int) -> tuple[int, Floats]:
        """The answer to a pass, with what it is worth by kind and seat."""
        if (side, value) not in self.known:
            self.known[side, value] = self._answer(side, value)
        return self.known[side, value]

    def _answer(self, side: int, value: int) -> tuple[int, Floats]:
        at = self.at
        if side == at.n - 1:
            return OPEN, at.stopped(value)
        seat, ends = at.sides[side].answerer, at.ended(side, value)
        found = best_end(ends, self.odds, seat)
        worth = ends[found]
        to_beat = [] if self.ending else passes(at.t, at.n, side, value).tolist()
        for passed in to_beat:
            other = self.answer(side + 1, passed)[1]
            if float(self.odds @ (other - worth)[:, seat]) > _TIE:
                found, worth = passed, other
        return found, worth

    def written(self, first: int) -> Iterator[tuple[History, Chances]]:
        """How each pass over a first claim is answered, and what follows."""
        for passed in passes(self.at.t, self.at.n, 0, first).tolist():
            history: History = (first, passed)
            while len(history) < self.at.n and history[-1] >= 0:
                act = self.answer(len(history) - 1, history[-1])[0]
                yield history, sure(act)
                history = (*history, act)


def mixed(doubt: float) -> Chances:
    """Opening with this chance, else accepting."""
    chances = {OPEN: doubt, ACCEPT: 1.0 - doubt}
    return {act: x for act, x in chances.items() if x > 0}


def play(t: RuleTables, state: PublicState, sides: Sides) -> tuple[StateSolution, Answers]:
    """The equilibrium at ``state``, and how all claims are answered. Raises ``Pays``."""
    at, unknown = _Spot(t, state, sides), Unknown(t, sides)
    again, aside = -1, np.zeros((len(state.weight), 0))
    if len(state.again):
        second = unknown.first(REROLLED)[1][state.again, at.roller]
        again, aside = int(state.again[second.argmax()]), np.full((len(aside), 1), second.max())
    first = unknown.first(UNSEEN)[1][state.claims, at.roller]
    game = at.game(aside)
    for found in _some(game):
        said = found.say * state.weight[:, None]
        looking = (said * (game.c + game.g * found.doubt)).sum()
        looking += state.sight @ sides[0].outcomes[:, at.roller]
        blind = int(state.claims[first.argmax()]) if first.max() > looking + _BETTER else -1
        answers = _answers(at, said, found.doubt, blind >= 0)
        if answers is not None:
            ended = _ended(at, unknown, (blind, again), said, found.doubt)
            doubt = found.doubt[: len(state.claims)]
            return StateSolution(blind, found.say, doubt, again, *ended, found.error), answers
    raise PassingPays(state.to_beat)


def _answers(at: _Spot, said: Floats, doubt: Floats, unasked: bool) -> Answers | None:
    """How all claims are answered; None if somebody would gain by a pass.

    ``said`` is how likely each claim is with each kind. Where nobody looks (``unasked``) no pass
    can pay.
    """
    other: dict[History, Chances] = {}
    for n, value in enumerate(at.state.claims.tolist()):
        chance = float(said[:, n].sum())
        told = chance > _NOTHING
        odds = said[:, n] / chance if told else at.state.weight
        passed = _Passed(at, odds, ending=False)
        if told and not unasked and passed.gain(value) > _GAIN:
            passed = _Passed(at, odds, ending=True)
            if passed.gain(value) > _GAIN:
                return None
        other[value,] = mixed(float(doubt[n]))
        other.update(passed.written(value))
    return Answers(other, {}, at.defaults())


def _some(game: SignallingGame) -> Iterator[SignallingEquilibrium]:
    """Some equilibria of a stage: the usual one, then those that lie near other habits.

    As if it were honest to say what is best if believed, what is best if feared, one thing always.
    """
    rows, columns = game.c.shape
    feared = np.minimum(game.c, game.c + game.g).argmax(axis=1)
    always = (np.full(rows, column, np.int64) for column in reversed(range(columns)))
    known = set()
    for habit in (game.honest, game.c.argmax(axis=1), feared, *always):
        found = equilibrium(game._replace(honest=habit))
        said = (found.say > _NOTHING).tobytes()
        if said not in known:
            known.add(said)
            yield found


# ── what comes of it ──


def _ended(
    at: _Spot, unknown: Unknown, unseen: tuple[int, int], said: Floats, doubt: Floats
) -> tuple[Floats, Floats]:
    """The chances of outcomes and of being believed, by side; ``unseen`` is said blind and
    again."""
    outcomes, believed = np.zeros((at.n, len(at.t.outcomes))), np.zeros((at.n, len(at.t.values)))

    def accepted(side: int, value: int, chance: float) -> None:
        if at.t.believable[value]:
            believed[side, value] += chance
        elif at.t.concede >= 0:
            outcomes[side, at.t.concede] += chance

    def answer_to_unseen(value: int, how: int, chance: float, side: int = 0) -> None:
        answer = unknown.answer(side, value, how)[0]
        if answer == DOUBT:
            outcomes[side] += chance * openings(at.t, how)[value]
        elif answer == OTHERWISE:
            accepted(side, value, chance)
        else:
            answer_to_unseen(answer - PASS, PASSED, chance, (side + 1) % at.n)

    blind, again = unseen
    if blind >= 0:
        answer_to_unseen(blind, UNSEEN, 1.0)
        return outcomes, believed
    claims = len(at.state.claims)
    opened = said[:, :claims] * doubt[:claims]
    outcomes[0] += at.state.sight
    outcomes[0] += np.bincount(at.state.outcome.ravel(), opened.ravel(), len(at.t.outcomes))
    for value, chance in zip(at.state.claims, (said[:, :claims] - opened).sum(axis=0), strict=True):
        accepted(0, int(value), float(chance))
    if again >= 0:
        answer_to_unseen(again, REROLLED, float(said[:, -1].sum()))
    return outcomes, believed


_TIE: Final = 1e-12
_GAIN: Final = 1e-11
_BETTER: Final = 1e-12
_NOTHING: Final = 1e-11
