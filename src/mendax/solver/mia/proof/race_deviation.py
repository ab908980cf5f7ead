"""The best response of each seat at a state in which every seat may doubt, for ``table_deviation``.

The module shares the rule tables with the solver, and no algorithm: it plays every combination of
doubts.
"""

from itertools import product
from typing import Final

import numpy as np

from mendax.solver.mia.model.public_states import PublicState, openings, outcomes_of_doubts
from mendax.solver.mia.model.rule_tables import UNSEEN, Floats, RuleTables
from mendax.solver.mia.policy.policy import Rows, Sheet

_ANNOUNCER: Final = 0


class RaceDeviation:
    """Best responses to one sheet. Seats are counted from the announcer."""

    def __init__(
        self, t: RuleTables, layout: Rows, sheet: Sheet, ends: Floats, other: Floats
    ) -> None:
        """``ends[outcome, seat]`` and ``other[value, seat]`` are the values if a claim is opened or
        if no seat doubts."""
        self.t, self.layout, self.sheet, self.ends, self.other = t, layout, sheet, ends, other
        self.seats = range(1, t.seats)
        self.unseen = sheet.race.reshape(len(t.values), t.seats - 1)

    def best(self, index: int, said: Floats) -> Floats:
        """Return each seat's best payoff at a state, given ``said[kind, claim]``."""
        state, blind = self.layout.states[index], int(self.sheet.blind[index])
        begin, end = self.layout.doubt[index : index + 2]
        others = self.sheet.others.reshape(-1, self.t.seats - 2)[begin:end]
        doubts = np.concatenate([self.sheet.doubt[begin:end, None], others], axis=1)
        payoffs = np.empty(self.t.seats)
        payoffs[_ANNOUNCER] = max(self._announced_unseen(state), self._announced(state, doubts))
        for seat in self.seats:
            payoffs[seat] = (
                self._answered_unseen(blind, seat)
                if blind >= 0
                else self._answered(state, doubts, said, seat)
            )
        return payoffs

    def _opened(self, state: PublicState) -> Floats:
        """Return ``[doubter − 1, kind, claim, seat]``."""
        outcome: Floats = self.ends[np.stack(outcomes_of_doubts(self.t, state))]
        return outcome

    def _announced(self, state: PublicState, doubts: Floats) -> float:
        opened, each = self._opened(state), np.zeros((len(state.weight), len(state.claims)))
        for column, value in enumerate(state.claims.tolist()):
            for first, odds in self._lots(value, doubts[column]).items():
                each[:, column] += odds * (
                    opened[first - 1, :, column, _ANNOUNCER]
                    if first
                    else self._waited(value, opened[0, :, column])[..., _ANNOUNCER]
                )
        return float(state.sight @ self.ends[:, _ANNOUNCER] + state.weight @ each.max(axis=1))

    def _answered(self, state: PublicState, doubts: Floats, said: Floats, seat: int) -> float:
        opened, total = self._opened(state), float(state.sight @ self.ends[:, seat])
        for column, value in enumerate(state.claims.tolist()):
            chances, each = said[:, column], []
            for lots in self._choices(value, doubts[column], seat):
                payoff = 0.0
                for first, odds in lots.items():
                    after = (
                        opened[first - 1, :, column]
                        if first
                        else self._waited(value, opened[0, :, column])
                    )
                    payoff += odds * float(chances @ after[..., seat])
                each.append(payoff)
            total += max(each)
        return total

    def _announced_unseen(self, state: PublicState) -> float:
        return max(self._unseen(value, self.unseen[value], 0) for value in state.claims.tolist())

    def _answered_unseen(self, value: int, seat: int) -> float:
        choices = self._choices(value, self.unseen[value], seat)
        return max(self._of_unseen(value, lots, seat) for lots in choices)

    def _unseen(self, value: int, doubts: Floats, seat: int) -> float:
        return self._of_unseen(value, self._lots(value, doubts), seat)

    def _of_unseen(self, value: int, lots: dict[int, float], seat: int) -> float:
        total = 0.0
        for first, odds in lots.items():
            after = openings(self.t, UNSEEN, max(first, 1))[value] @ self.ends
            total += odds * float((after if first else self._waited(value, after))[seat])
        return total

    def _waited(self, value: int, opened: Floats) -> Floats:
        """Return the payoffs if no seat doubts."""
        if self.t.reveals[value]:
            return opened
        waited: Floats = np.broadcast_to(self.other[value], opened.shape)
        return waited

    def _choices(self, value: int, doubts: Floats, seat: int) -> list[dict[int, float]]:
        """Return the odds of ends for each choice of ``seat``: a doubt, or none."""
        if self.t.reveals[value]:
            return [{0: 1.0}]
        forced = seat == 1 and self.t.forced[value] > 0
        every = []
        for choice in (1.0,) if forced else (0.0, 1.0):
            changed = doubts.copy()
            changed[seat - 1] = choice
            every.append(self._lots(value, changed))
        return every

    def _lots(self, value: int, doubts: Floats) -> dict[int, float]:
        """Return the odds of the seat whose doubt counts, or 0 if no seat doubts."""
        if self.t.reveals[value]:
            return {0: 1.0}
        lots: dict[int, float] = {}
        for subset in product((False, True), repeat=len(doubts)):
            odds = float(np.prod(np.where(subset, doubts, 1.0 - doubts)))
            first = [seat for seat, doubt in zip(self.seats, subset, strict=True) if doubt]
            for seat in first or [0]:
                lots[seat] = lots.get(seat, 0.0) + odds / max(1, len(first))
        return lots
