"""The value of every move after any claims, in two-player games with blind passing.

1. A state (``ClaimsSoFar``) contains all claims since the roll, and whether the first claim
   followed a look.
2. The seat that asks plays its best response from here on. The other seat follows the policy.
3. Only a roller who looked knows the dice. The other seat's belief follows from the claims or,
   after a slip, from the solver (``claim_tree.game.belief``).
4. Seats are counted from the roller: 0 is the roller, 1 is the other seat.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import numpy as np

from mendax.bots.mia.advice import Weighed, WeighedMove
from mendax.coach.mia.solved_state import SolvedState
from mendax.core.game import Seat
from mendax.games.mia.actions import Announce, Believe, Concede, Doubt, Look, PassOn, Reroll
from mendax.games.mia.order import ROLLS, Roll
from mendax.games.mia.state import Claim
from mendax.solver.claim_tree.game import (
    ACCEPT,
    OPEN,
    OTHER,
    OUTSIDE,
    ROLLER,
    History,
    belief,
    value_after_claim,
    value_after_pass,
)
from mendax.solver.mia.blind_pass.claims import (
    DOUBT,
    Sides,
    UnseenDeviation,
    accepts,
    claim_tree_game,
    passes,
)
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.public_states import openings
from mendax.solver.mia.model.rule_tables import LOOKED, PASSED, REROLLED, UNSEEN, Floats
from mendax.solver.mia.policy.policy import Policy

_HOW: Final = {"looked": LOOKED, "unseen": UNSEEN, "rerolled": REROLLED}


class ClaimsSoFar(NamedTuple):
    """The claims since the roll."""

    to_beat: int
    """The index of the value rolled over, or −1 for no value."""
    history: History
    how: str
    """The way the first of these claims was made."""

    @classmethod
    def of(cls, values: tuple[Roll, ...], claims: tuple[Claim, ...]) -> "ClaimsSoFar":
        """Return the claims about the dice under the cup. The last of ``claims`` is unanswered."""
        since = max(n for n, claim in enumerate(claims) if claim.fresh)
        to_beat = values.index(claims[since - 1].value) if since else -1
        history = tuple(values.index(claim.value) for claim in claims[since:])
        return cls(to_beat, history, claims[since].how)


class BlindPassState(SolvedState):
    """The claim tree with blind passing, at one public state of one position."""

    def __init__(
        self,
        policy: Policy,
        position: Position,
        seats: tuple[Seat, Seat],
        to_beat: int,
        sides: Sides,
    ) -> None:
        super().__init__(policy, position, seats, to_beat)
        self.sides = sides
        self.play = policy.play_after_looking(position, to_beat)
        self.own = claim_tree_game(self.t, self.state, sides, ROLLER, -np.inf)
        """The values for the roller."""
        self.less = claim_tree_game(self.t, self.state, sides, OTHER, -np.inf)
        """The negated values for the other seat."""
        self.blind = [UnseenDeviation(self.t, self.sheet, sides, seat) for seat in (ROLLER, OTHER)]
        """The values of dice unknown to both seats, by the seat that plays a best response."""
        self._known: dict[History, Floats] = {}

    # ── announcing ──

    def sayings(self, roll: Roll) -> Iterator[WeighedMove]:
        """Yield the announcements that are legal with ``roll``."""
        kind = int(self.state.kind[ROLLS.index(roll)])
        said = self.play.say[kind]
        for p in self.state.claims.tolist():
            yield self._of_roller(Announce(self.t.values[p]), (p,), kind, said.get(p, 0.0))
        again = int(self.sheet.again[self.to_beat + 1])
        for p in self.state.again.tolist():
            chance = said.get(OUTSIDE, 0.0) if p == again else 0.0
            yield self._unknown(Reroll(self.t.values[p]), p, REROLLED, 0, chance)

    def unlooked(self) -> Iterator[WeighedMove]:
        """Yield looking, and the announcements without looking."""
        blind = int(self.sheet.blind[self.to_beat + 1])
        yield WeighedMove(Look(), float(blind < 0), self._looking())
        for p in self.state.claims.tolist():
            yield self._unknown(Announce(self.t.values[p]), p, UNSEEN, 0, float(p == blind))

    def _looking(self) -> float:
        seen = float(self.state.sight @ self.sides[0].outcomes[:, ROLLER])
        kinds = (
            int(np.flatnonzero(self.state.kind == k)[0]) for k in range(len(self.state.weight))
        )
        best = (max(move.worth for move in self.sayings(ROLLS[r])) for r in kinds)
        return seen + sum(float(w) * x for w, x in zip(self.state.weight, best, strict=True))

    # ── answering ──

    def answers(self, said: ClaimsSoFar, roll: Roll | None) -> Weighed | None:
        """Return the answers to the last of these claims, with their values.

        Returns None if only one answer is legal. ``roll`` contains the dice if the seat knows them.
        """
        if self.t.reveals[said.history[-1]]:
            return None
        if said.how != "looked":
            weighed = self._by_the_odds(said)
        elif len(said.history) % 2:
            weighed = self._by_the_claims(said)
        elif roll is not None:
            weighed = self._knowing(said, roll)
        else:
            return None
        return weighed if len(weighed.moves) > 1 else None

    def _knowing(self, said: ClaimsSoFar, roll: Roll) -> Weighed:
        """Return the answers of a roller who knows the dice."""
        r, value = ROLLS.index(roll), said.history[-1]
        kind = int(self.state.kind[r])
        answer = self.play.answers.answer(said.history, kind)
        opened = float(self.own.opened[OTHER, value, kind])
        moves = [WeighedMove(Doubt(), answer.get(OPEN, 0.0), opened, by_roll={roll: opened})]
        moves += self._accepting(1, value, answer, ROLLER)
        for p in passes(self.t, 2, 1, value).tolist():
            after = (*said.history, p)
            passed = PassOn(self.t.values[p])
            moves.append(self._of_roller(passed, after, kind, answer.get(p, 0.0)))
        lie = self.loses(int(self.t.doubt[PASSED, value, r]))
        return Weighed(tuple(moves), {roll: 1.0}, float(lie))

    def _by_the_claims(self, said: ClaimsSoFar) -> Weighed:
        """Return the other seat's answers, by the belief that follows from the roller's claims."""
        value, answer = said.history[-1], self.play.answers.answer(said.history)
        told = belief(self.state.weight, self.play, said.history)
        how = LOOKED if len(said.history) == 1 else PASSED
        dice = self._rolls(told.chances)
        moves = [self._doubting(0, how, value, dice, answer.get(OPEN, 0.0))]
        moves += self._accepting(0, value, answer, OTHER)
        for p in passes(self.t, 2, 0, value).tolist():
            after, chance = (*said.history, p), answer.get(p, 0.0)
            moves.append(self._to_roller(after, told.chances, chance))
        lie, even = self.lie_and_even(how, value, dice, moves[0].by_roll)
        return Weighed(tuple(moves), dice, lie, told.on_path, even)

    def _by_the_odds(self, said: ClaimsSoFar) -> Weighed:
        """Return the answers if neither seat knows the dice."""
        side, value = (len(said.history) - 1) % 2, said.history[-1]
        how = _HOW[said.how] if len(said.history) == 1 else PASSED
        reply = self.policy.answer_to_unseen(self.position, said.history, said.how)
        outcomes, answer = self.t.doubt[how, value], {reply: 1.0}
        odds = {ROLLS[r]: float(self.t.odds[r]) for r in np.flatnonzero(outcomes >= 0).tolist()}
        dice = {roll: chance / sum(odds.values()) for roll, chance in odds.items()}
        moves = [self._doubting(side, how, value, dice, answer.get(OPEN, 0.0))]
        moves += self._accepting(side, value, answer, 1 - side)
        for p in passes(self.t, 2, side, value).tolist():
            passed = PassOn(self.t.values[p])
            moves.append(self._unknown(passed, p, PASSED, 1 - side, answer.get(p, 0.0)))
        lie, even = self.lie_and_even(how, value, dice, moves[0].by_roll)
        return Weighed(tuple(moves), dice, lie, even=even)

    def _doubting(
        self, side: int, how: int, value: int, dice: Mapping[Roll, float], chance: float
    ) -> WeighedMove:
        """Return the value of doubting a claim made at ``side``."""
        continuation, outcomes = self.sides[side], self.t.doubt[how, value]
        rolls = np.flatnonzero(outcomes >= 0).tolist()
        by_roll = {
            ROLLS[r]: float(continuation.outcomes[outcomes[r], continuation.answerer])
            for r in rolls
        }
        worth = sum(likely * by_roll[roll] for roll, likely in dice.items())
        return WeighedMove(Doubt(), chance, worth, by_roll=by_roll)

    def _accepting(
        self, side: int, value: int, answer: Mapping[int, float], seat: int
    ) -> Iterator[WeighedMove]:
        """Yield believing a claim made at ``side``, or conceding, if either is legal."""
        if accepts(self.t, value):
            other = Believe() if self.t.believable[value] else Concede()
            worth = float(self.sides[side].accepted[value, seat])
            yield WeighedMove(other, answer.get(ACCEPT, 0.0), worth)

    # ── values of claims ──────────────

    def _of_roller(
        self, action: Announce | PassOn, after: History, kind: int, chance: float
    ) -> WeighedMove:
        """Return the value of a claim by a roller who knows the dice."""
        value = after[-1]
        worth = float(self._made(after)[kind])
        doubted = self.play.answers.answer(after).get(OPEN, 0.0)
        opened = float(self.own.opened[ROLLER, value, kind])
        return _said(action, chance, worth, doubted, opened, self.own.accepted[ROLLER, value])

    def _made(self, after: History) -> Floats:
        """Return the value for the roller after the last of these claims, by kind of roll."""
        if after not in self._known:
            self._known[after] = value_after_claim(self.own, self.play, after)
        return self._known[after]

    def _to_roller(self, after: History, chances: Floats, chance: float) -> WeighedMove:
        """Return the value of passing back to a roller whose kinds of rolls have these
        ``chances``."""
        value, worth = after[-1], -value_after_pass(self.less, self.play, after, chances)
        answers = (self.play.answers.answer(after, k) for k in range(len(chances)))
        opens = chances * np.array([answer.get(OPEN, 0.0) for answer in answers])
        doubted, pays = float(opens.sum()), -self.less.opened[OTHER, value]
        opened = float(opens @ pays) / doubted if doubted > 0 else float(chances @ pays)
        action = PassOn(self.t.values[value])
        return _said(action, chance, worth, doubted, opened, -self.less.accepted[OTHER, value])

    def _unknown(
        self, action: Announce | Reroll | PassOn, p: int, how: int, side: int, chance: float
    ) -> WeighedMove:
        """Return the value of a claim at ``side`` about dice unknown to both seats."""
        blind, continuation = self.blind[side], self.sides[side]
        worth = blind.passed(1 - side, p) if how == PASSED else blind.said(p, how)
        doubted = float(blind.answer(p, how, side) == DOUBT or self.t.reveals[p])
        opened = float(openings(self.t, how)[p] @ continuation.outcomes[:, side])
        return _said(action, chance, worth, doubted, opened, continuation.accepted[p, side])

    # ── dice ──

    def _rolls(self, kinds: Floats) -> dict[Roll, float]:
        """Convert probabilities of kinds to probabilities of rolls."""
        each = {
            ROLLS[r]: float(kinds[k] * self.t.odds[r] / self.state.weight[k])
            for r, k in enumerate(self.state.kind.tolist())
            if k >= 0
        }
        return {roll: chance for roll, chance in each.items() if chance > 0}


def _said(
    action: Announce | Reroll | PassOn,
    chance: float,
    worth: float,
    doubted: float,
    opened: float,
    accepted: float,
) -> WeighedMove:
    """Return a move; ``accepted`` is also the value of a claim that is passed on."""
    if doubted < 1.0:
        accepted = (worth - doubted * opened) / (1.0 - doubted)
    if_accepted = opened if np.isnan(accepted) else float(accepted)
    return WeighedMove(action, chance, worth, doubted, opened, if_accepted)
