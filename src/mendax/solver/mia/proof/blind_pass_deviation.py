"""One seat's best response to a policy, at a public state with blind passing.

The computation works for any number of seats and shares no algorithm with the solver. It tries
every legal claim of the seat; the other seats answer by the policy. Seats are counted from the
roller. A history consists of the claims since the roll, as in ``claim_tree.game``. The length of a
history determines which seat answers.
"""

from typing import Final

import numpy as np

from mendax.solver.claim_tree.game import (
    ACCEPT,
    OPEN,
    OUTSIDE,
    AnswerStrategies,
    Chances,
    History,
    StrategyProfile,
)
from mendax.solver.mia.blind_pass.claims import Sides, UnseenDeviation, accepts, passes
from mendax.solver.mia.model.public_states import PublicState
from mendax.solver.mia.model.rule_tables import LOOKED, PASSED, REROLLED, UNSEEN, Floats, RuleTables
from mendax.solver.mia.policy.policy import Sheet

_ROLLER: Final = 0


class SeatBestResponse:
    """The best response of ``seat`` at one public state.

    The ``sides`` are counted from the roller.
    """

    def __init__(
        self, t: RuleTables, state: PublicState, sheet: Sheet, sides: Sides, seat: int
    ) -> None:
        self.t, self.state, self.sides, self.seat, self.n = t, state, sides, seat, len(sides)
        self.examples = state.examples
        self.answers: AnswerStrategies = sheet.answers[state.to_beat + 1]
        self.unseen = UnseenDeviation(t, sheet, sides, seat)
        self.blind = int(sheet.blind[state.to_beat + 1])
        self.again = int(sheet.again[state.to_beat + 1])

    def best(self, play: StrategyProfile) -> float:
        """Return a best response's payoff; ``play`` contains the claims of a roller who looked."""
        sight = float(self.state.sight @ self.sides[0].outcomes[:, self.seat])
        if self.seat == _ROLLER:
            blind = (self.unseen.said(value, UNSEEN) for value in self.state.claims.tolist())
            return max(sight + float(self.state.weight @ self._saying()), *blind)
        if self.blind >= 0:
            return self.unseen.said(self.blind, UNSEEN)
        aside = self.unseen.said(self.again, REROLLED) if len(self.state.again) else 0.0
        payoff = sight
        for value, reach in self._said(play).items():
            payoff += (
                aside * float(reach.sum()) if value == OUTSIDE else self._told((value,), reach)
            )
        return payoff

    def _saying(self) -> Floats:
        """Return the roller's payoff for the best claim or second roll, by kind."""
        seconds = (self.unseen.said(value, REROLLED) for value in self.state.again.tolist())
        best = np.full(len(self.examples), max(seconds, default=-np.inf))
        for value in self.state.claims.tolist():
            best = np.maximum(best, self._known((value,)))
        return best

    def _said(self, play: StrategyProfile) -> dict[int, Floats]:
        """Return the joint probability of kind and claim, as ``[kind]`` by claim."""
        by_claim: dict[int, Floats] = {}
        for kind, said in enumerate(play.say):
            for value, chance in said.items():
                reach = by_claim.setdefault(value, np.zeros(len(self.examples)))
                reach[kind] = chance * self.state.weight[kind]
        return by_claim

    # ── answers that end the round ──

    def _opened(self, history: History) -> Floats:
        """Return the payoff by kind if the last claim is opened."""
        how, side = (PASSED if len(history) > 1 else LOOKED), (len(history) - 1) % self.n
        payoffs: Floats = self.sides[side].outcomes[
            self.t.doubt[how][history[-1], self.examples], self.seat
        ]
        return payoffs

    def _accepted(self, history: History) -> float:
        return float(self.sides[(len(history) - 1) % self.n].accepted[history[-1], self.seat])

    def _passes(self, history: History) -> list[History]:
        values = passes(self.t, self.n, (len(history) - 1) % self.n, history[-1])
        return [(*history, value) for value in values.tolist()]

    # ── the roller's deviations
    # ─────────────────────────────────────────────────────────────────────

    def _known(self, history: History) -> Floats:
        """Return the roller's payoff by kind after the last of these claims."""
        value, opened = history[-1], self._opened(history)
        if self.t.reveals[value]:
            return opened
        accepted = np.full(len(opened), self._accepted(history))
        if len(history) % self.n == _ROLLER:
            best = np.maximum(opened, accepted) if accepts(self.t, value) else opened
            for after in self._passes(history):
                best = np.maximum(best, self._known(after))
            return best
        payoffs = np.zeros(len(opened))
        for act, chance in self.answers.answer(history, seats=self.n).items():
            ends = {OPEN: opened, ACCEPT: accepted}
            payoffs += chance * (ends[act] if act in ends else self._known((*history, act)))
        return payoffs

    # ── deviations of another seat, whose information set is the history ──

    def _told(self, history: History, reach: Floats) -> float:
        """Return the seat's payoff after the last of these claims.

        ``reach[kind]`` is the joint probability of this history and each kind.
        """
        value, opened = history[-1], float(reach @ self._opened(history))
        if self.t.reveals[value]:
            return opened
        if len(history) % self.n == self.seat:
            best = opened
            if accepts(self.t, value):
                best = max(best, float(reach.sum()) * self._accepted(history))
            return max(
                best, *(self._told(after, reach) for after in self._passes(history)), -np.inf
            )
        payoff = 0.0
        for act, here in self._answered(history, reach).items():
            if act == OPEN:
                payoff += float(here @ self._opened(history))
            elif act == ACCEPT:
                payoff += float(here.sum()) * self._accepted(history)
            else:
                payoff += self._told((*history, act), here)
        return payoff

    def _answered(self, history: History, reach: Floats) -> dict[int, Floats]:
        """Return the joint probability of kind and answer, as ``[kind]`` by the policy's answer."""
        if len(history) % self.n:
            acts = self.answers.answer(history, seats=self.n)
            return {act: reach * chance for act, chance in acts.items()}
        by_answer: dict[int, Floats] = {}
        for kind in np.flatnonzero(reach).tolist():
            answers: Chances = self.answers.answer(history, kind, self.n)
            for act, chance in answers.items():
                here = by_answer.setdefault(act, np.zeros(len(reach)))
                here[kind] = reach[kind] * chance
        return by_answer
