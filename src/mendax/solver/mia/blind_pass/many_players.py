"""The solver of a public state with blind passing for three or more seats, if passing never pays.

1. The next seat knows only the roller's claim about the dice. A pass therefore reveals no
   information. The seat that answers the pass has the same belief, until the dice return to the
   roller.
2. The state is solved without passing (``signalling``). If no seat gains by a pass, the solution is
   a Nash equilibrium of the whole game. The solver takes the signalling game's first equilibrium
   with this property.
3. A pass off the equilibrium path gets a best reply to the belief after the previous claim,
   assuming that a roller who gets the dice back ends the round. If passing would then pay, the
   reply is the better of the two answers that end the round immediately. The first kind of reply is
   sequentially rational (Selten 1975, "Reexamination of the perfectness concept"). The second kind
   may be an incredible threat; the result is then a Nash equilibrium, but not a perfect one.
4. If passing still pays, the state is refused with ``PassingPays``.

More than two seats have no linear program, and general methods took minutes per state
(``docs/solver.md``). Histories are those of ``claim_tree.game``: claims since the roll, lowest
first. If their number is a multiple of the seats, the roller answers. The side of a claim is the
number of claims before it.
"""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from mendax.solver.claim_tree.game import (
    ACCEPT,
    OPEN,
    AnswerStrategies,
    Chances,
    Defaults,
    History,
    pure,
)
from mendax.solver.generic.tolerances import GAIN, NEVER_SAID, PREFERRED, TIE_BY_BELIEF
from mendax.solver.mia.blind_pass.claims import (
    DOUBT,
    OTHERWISE,
    PASS,
    Sides,
    UnseenDice,
    accepts,
    passes,
)
from mendax.solver.mia.model.public_states import PublicState, openings
from mendax.solver.mia.model.rule_tables import LOOKED, PASSED, REROLLED, UNSEEN, Floats, RuleTables
from mendax.solver.mia.model.state_solution import StateSolution
from mendax.solver.signalling.game import SignallingEquilibrium, SignallingGame, equilibrium


class PassingPays(ArithmeticError):
    """Raised if passing pays in every equilibrium without passes that was tried."""


class _Claims:
    """The payoffs of claims in one public state. Seats are places at the table."""

    def __init__(self, t: RuleTables, state: PublicState, sides: Sides) -> None:
        self.t, self.state, self.sides, self.n = t, state, sides, len(sides)
        one = state.examples
        self.outcomes = {how: t.doubt[how][:, one] for how in (LOOKED, PASSED)}
        """By way of claiming: ``[value, kind]``, the outcome of opening the claim, or −1."""
        self.roller, self.next = sides[0].announcer, sides[0].answerer
        self.opens = np.stack([self._opens(value) for value in range(len(t.values))])
        """``[value, kind]``: True if a roller who ends the round opens a claim when the dice come
        back."""

    def ended(self, side: int, value: int) -> dict[int, Floats]:
        """Return the answers that end the round, each with payoffs ``[kind, seat]``."""
        here = self.sides[side % self.n]
        opened: Floats = here.outcomes[self.outcomes[PASSED if side else LOOKED][value]]
        if not accepts(self.t, value):
            return {OPEN: opened}
        return {OPEN: opened, ACCEPT: np.broadcast_to(here.accepted[value], opened.shape)}

    def _opens(self, value: int) -> npt.NDArray[np.bool_]:
        ends = {act: worth[:, self.roller] for act, worth in self.ended(self.n - 1, value).items()}
        return ~(ends.get(ACCEPT, ends[OPEN]) > ends[OPEN] + TIE_BY_BELIEF)

    def stopped(self, value: int) -> Floats:
        """Return payoffs ``[kind, seat]`` if a claim returns to a roller who ends the round."""
        ends = self.ended(self.n - 1, value)
        return np.where(self.opens[value][:, None], ends[OPEN], ends.get(ACCEPT, ends[OPEN]))

    def game(self, aside: Floats) -> SignallingGame:
        """Return the signalling game without passes.

        ``aside[kind, 0]`` is the roller's payoff for a second roll. If a second roll is illegal,
        ``aside`` has no columns.
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
        """Return the answers off the equilibrium path, where claims are trembles.

        The belief after such a claim is the prior, without the kinds with which the roller would
        have opened the previous claim.
        """
        values = len(self.t.values)
        other = np.full((values, values), OPEN)
        for before in range(values):
            left = self.state.weight * ~self.opens[before]
            belief = left if left.any() else self.state.weight
            for value in range(before, values):
                other[before, value] = best_end(self.ended(self.n, value), belief, self.next)
        return Defaults(np.where(self.opens, OPEN, ACCEPT), other)


def best_end(ends: dict[int, Floats], belief: Floats, seat: int) -> int:
    """Return the answer with the highest payoff to ``seat``; in a tie, the answer is to open.

    ``ends`` contains payoffs ``[kind, seat]`` by answer; ``belief[kind]`` need not sum to one.
    """
    worth = {act: float(belief @ each[:, seat]) for act, each in ends.items()}
    return ACCEPT if worth.get(ACCEPT, -np.inf) > worth[OPEN] + TIE_BY_BELIEF else OPEN


class _Passes:
    """The answers to passes after the roller's claim, and the gain from passing."""

    def __init__(self, at: _Claims, belief: Floats, ending: bool) -> None:
        """``belief[kind]`` is the belief after the roller's claim."""
        self.at, self.belief = at, belief
        self.ending = ending
        """True if every pass is answered by ending the round."""
        self.known: dict[tuple[int, int], tuple[int, Floats]] = {}

    def gain(self, value: int) -> float:
        """Return the next seat's largest gain from passing on a first claim of ``value``."""
        at, seat = self.at, self.at.next
        ends = max(float(self.belief @ each[:, seat]) for each in at.ended(0, value).values())
        higher = passes(at.t, at.n, 0, value).tolist()
        worth = (float(self.belief @ self.answer(1, p)[1][:, seat]) for p in higher)
        return max(worth, default=ends) - ends

    def answer(self, side: int, value: int) -> tuple[int, Floats]:
        """Return the answer to a pass with ``value``, and its payoffs ``[kind, seat]``."""
        if (side, value) not in self.known:
            self.known[side, value] = self._answer(side, value)
        return self.known[side, value]

    def _answer(self, side: int, value: int) -> tuple[int, Floats]:
        at = self.at
        if side == at.n - 1:
            return OPEN, at.stopped(value)
        seat, ends = at.sides[side].answerer, at.ended(side, value)
        best = best_end(ends, self.belief, seat)
        worth = ends[best]
        higher = [] if self.ending else passes(at.t, at.n, side, value).tolist()
        for passed in higher:
            other = self.answer(side + 1, passed)[1]
            if float(self.belief @ (other - worth)[:, seat]) > TIE_BY_BELIEF:
                best, worth = passed, other
        return best, worth

    def histories(self, first: int) -> Iterator[tuple[History, Chances]]:
        """Yield the answer to each pass after a first claim, and to each pass that follows it."""
        for passed in passes(self.at.t, self.at.n, 0, first).tolist():
            history: History = (first, passed)
            while len(history) < self.at.n and history[-1] >= 0:
                act = self.answer(len(history) - 1, history[-1])[0]
                yield history, pure(act)
                history = (*history, act)


def mixed(doubt: float) -> Chances:
    """Return a distribution that opens with this probability and otherwise accepts."""
    chances = {OPEN: doubt, ACCEPT: 1.0 - doubt}
    return {act: x for act, x in chances.items() if x > 0}


def play(t: RuleTables, state: PublicState, sides: Sides) -> tuple[StateSolution, AnswerStrategies]:
    """Return the equilibrium of ``state`` and the answers to all claims. Raises ``PassingPays``."""
    at, unknown = _Claims(t, state, sides), UnseenDice(t, sides)
    again, aside = -1, np.zeros((len(state.weight), 0))
    if len(state.again):
        second = unknown.first(REROLLED)[1][state.again, at.roller]
        again, aside = int(state.again[second.argmax()]), np.full((len(aside), 1), second.max())
    first = unknown.first(UNSEEN)[1][state.claims, at.roller]
    game = at.game(aside)
    for looked in _equilibria(game):
        said = looked.say * state.weight[:, None]
        looking = (said * (game.c + game.g * looked.doubt)).sum()
        looking += state.sight @ sides[0].outcomes[:, at.roller]
        blind = int(state.claims[first.argmax()]) if first.max() > looking + PREFERRED else -1
        answers = _answers(at, said, looked.doubt, blind >= 0)
        if answers is not None:
            follows = _follows(at, unknown, (blind, again), said, looked.doubt)
            doubt = looked.doubt[: len(state.claims)]
            return StateSolution(blind, looked.say, doubt, again, *follows, looked.error), answers
    raise PassingPays(state.to_beat)


def _answers(at: _Claims, said: Floats, doubt: Floats, unasked: bool) -> AnswerStrategies | None:
    """Return the answers to all claims, or None if a seat would gain by a pass.

    ``said[kind, claim]`` contains joint probabilities, and ``doubt[claim]`` probabilities of
    doubts. If the roller never looks (``unasked``), no pass can pay.
    """
    other: dict[History, Chances] = {}
    for n, value in enumerate(at.state.claims.tolist()):
        chance = float(said[:, n].sum())
        told = chance > NEVER_SAID
        belief = said[:, n] / chance if told else at.state.weight
        passed = _Passes(at, belief, ending=False)
        if told and not unasked and passed.gain(value) > GAIN:
            passed = _Passes(at, belief, ending=True)
            if passed.gain(value) > GAIN:
                return None
        other[value,] = mixed(float(doubt[n]))
        other.update(passed.histories(value))
    return AnswerStrategies(other, {}, at.defaults())


def _equilibria(game: SignallingGame) -> Iterator[SignallingEquilibrium]:
    """Yield some equilibria of the game, starting with the default equilibrium.

    The homotopy starts at the claims that count as honest (``signalling.homotopy``). The starts
    are, in turn: the truth; the best claim if believed; the claim with the best worst case of doubt
    and belief; the same claim for every kind.
    """
    rows, columns = game.c.shape
    worst = np.minimum(game.c, game.c + game.g).argmax(axis=1)
    always = (np.full(rows, column, np.int64) for column in reversed(range(columns)))
    known = set()
    for start in (game.honest, game.c.argmax(axis=1), worst, *always):
        solution = equilibrium(game._replace(honest=start))
        said = (solution.say > NEVER_SAID).tobytes()
        if said not in known:
            known.add(said)
            yield solution


# ── probabilities of successors ──


def _follows(
    at: _Claims, unknown: UnseenDice, unseen: tuple[int, int], said: Floats, doubt: Floats
) -> tuple[Floats, Floats]:
    """Return ``outcomes[side, outcome]`` and ``believed[side, value]`` of ``StateSolution``.

    ``unseen`` contains the value announced without looking (−1 to look) and the value announced
    with a second roll.
    """
    outcomes, believed = np.zeros((at.n, len(at.t.outcomes))), np.zeros((at.n, len(at.t.values)))

    def accepted(side: int, value: int, chance: float) -> None:
        if at.t.believable[value]:
            believed[side, value] += chance
        elif at.t.concede[value] >= 0:
            outcomes[side, at.t.concede[value]] += chance

    def unseen_claim(value: int, how: int, chance: float, side: int = 0) -> None:
        answer = unknown.answer(side, value, how)[0]
        if answer == DOUBT:
            outcomes[side] += chance * openings(at.t, how)[value]
        elif answer == OTHERWISE:
            accepted(side, value, chance)
        else:
            unseen_claim(answer - PASS, PASSED, chance, (side + 1) % at.n)

    blind, again = unseen
    if blind >= 0:
        unseen_claim(blind, UNSEEN, 1.0)
        return outcomes, believed
    claims = len(at.state.claims)
    opened = said[:, :claims] * doubt[:claims]
    outcomes[0] += at.state.sight
    outcomes[0] += np.bincount(at.state.outcome.ravel(), opened.ravel(), len(at.t.outcomes))
    for value, chance in zip(at.state.claims, (said[:, :claims] - opened).sum(axis=0), strict=True):
        accepted(0, int(value), float(chance))
    if again >= 0:
        unseen_claim(again, REROLLED, float(said[:, -1].sum()))
    return outcomes, believed
