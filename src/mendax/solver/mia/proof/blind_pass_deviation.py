"""The most that one seat gets at a public state whose cup may be handed on, while all others
follow.

For any number of seats, and none of the solver's ways: every claim that the seat could make is
tried, and the others answer as it is written. Seats are counted from the one that rolled; a
history is the claims since then, as in ``claim_tree.game``, and who answers it is its length.
"""

from typing import Final

import numpy as np

from mendax.solver.claim_tree.game import ACCEPT, ASIDE, OPEN, Answers, Chances, History, Play
from mendax.solver.mia.blind_pass.claims import Hidden, Sides, accepts, passes
from mendax.solver.mia.model.public_states import PublicState
from mendax.solver.mia.model.rule_tables import LOOKED, PASSED, REROLLED, UNSEEN, Floats, RuleTables
from mendax.solver.mia.policy.policy import Sheet

_ROLLER: Final = 0


class SeatBestResponse:
    """One public state in the eyes of one ``seat``; ``sides`` count from the one that rolled,
    too."""

    def __init__(
        self, t: RuleTables, state: PublicState, sheet: Sheet, sides: Sides, seat: int
    ) -> None:
        self.t, self.state, self.sides, self.seat, self.n = t, state, sides, seat, len(sides)
        self.one = [int(np.flatnonzero(state.kind == k)[0]) for k in range(len(state.weight))]
        self.then: Answers = sheet.answers[state.to_beat + 1]
        self.hidden = Hidden(t, sheet, sides, seat)
        self.blind = int(sheet.blind[state.to_beat + 1])
        self.again = int(sheet.again[state.to_beat + 1])

    def best(self, play: Play) -> float:
        """What the seat gets if it does its best; ``play`` is what those say who looked."""
        sight = float(self.state.sight @ self.sides[0].outcomes[:, self.seat])
        if self.seat == _ROLLER:
            blind = (self.hidden.said(value, UNSEEN) for value in self.state.claims.tolist())
            return max(sight + float(self.state.weight @ self._saying()), *blind)
        if self.blind >= 0:
            return self.hidden.said(self.blind, UNSEEN)
        aside = self.hidden.said(self.again, REROLLED) if len(self.state.again) else 0.0
        found = sight
        for value, reach in self._said(play).items():
            found += aside * float(reach.sum()) if value == ASIDE else self._told((value,), reach)
        return found

    def _saying(self) -> Floats:
        """By kind: the best that the roller can say, or do otherwise."""
        seconds = (self.hidden.said(value, REROLLED) for value in self.state.again.tolist())
        best = np.full(len(self.one), max(seconds, default=-np.inf))
        for value in self.state.claims.tolist():
            best = np.maximum(best, self._known((value,)))
        return best

    def _said(self, play: Play) -> dict[int, Floats]:
        """By what is said: how likely it is with each kind."""
        found: dict[int, Floats] = {}
        for kind, said in enumerate(play.say):
            for value, chance in said.items():
                reach = found.setdefault(value, np.zeros(len(self.one)))
                reach[kind] = chance * self.state.weight[kind]
        return found

    # ── what ends it ──

    def _opened(self, history: History) -> Floats:
        """By kind: what it is worth that the last claim is opened."""
        how, side = (PASSED if len(history) > 1 else LOOKED), (len(history) - 1) % self.n
        found: Floats = self.sides[side].outcomes[
            self.t.doubt[how][history[-1], self.one], self.seat
        ]
        return found

    def _accepted(self, history: History) -> float:
        return float(self.sides[(len(history) - 1) % self.n].other[history[-1], self.seat])

    def _over(self, history: History) -> list[History]:
        found = passes(self.t, self.n, (len(history) - 1) % self.n, history[-1])
        return [(*history, value) for value in found.tolist()]

    # ── the roller leaves, who knows the dice ──

    def _known(self, history: History) -> Floats:
        """By kind: what the roller gets once the last of these is said."""
        value, opened = history[-1], self._opened(history)
        if self.t.reveals[value]:
            return opened
        accepted = np.full(len(opened), self._accepted(history))
        if len(history) % self.n == _ROLLER:
            best = np.maximum(opened, accepted) if accepts(self.t, value) else opened
            for after in self._over(history):
                best = np.maximum(best, self._known(after))
            return best
        found = np.zeros(len(opened))
        for act, chance in self.then.answer(history, seats=self.n).items():
            ends = {OPEN: opened, ACCEPT: accepted}
            found += chance * (ends[act] if act in ends else self._known((*history, act)))
        return found

    # ── another leaves, who goes by what is said ──

    def _told(self, history: History, reach: Floats) -> float:
        """What the seat gets once the last of these is said, by kinds with these chances."""
        value, opened = history[-1], float(reach @ self._opened(history))
        if self.t.reveals[value]:
            return opened
        if len(history) % self.n == self.seat:
            best = opened
            if accepts(self.t, value):
                best = max(best, float(reach.sum()) * self._accepted(history))
            return max(best, *(self._told(after, reach) for after in self._over(history)), -np.inf)
        found = 0.0
        for act, here in self._answered(history, reach).items():
            if act == OPEN:
                found += float(here @ self._opened(history))
            elif act == ACCEPT:
                found += float(here.sum()) * self._accepted(history)
            else:
                found += self._told((*history, act), here)
        return found

    def _answered(self, history: History, reach: Floats) -> dict[int, Floats]:
        """By answer of those who follow: the chances of coming to it with each kind."""
        if len(history) % self.n:
            acts = self.then.answer(history, seats=self.n)
            return {act: reach * chance for act, chance in acts.items()}
        found: dict[int, Floats] = {}
        for kind in np.flatnonzero(reach).tolist():
            answers: Chances = self.then.answer(history, kind, self.n)
            for act, chance in answers.items():
                here = found.setdefault(act, np.zeros(len(reach)))
                here[kind] = reach[kind] * chance
        return found
