"""A seat's gain from deviating from a policy, computed from tables (compare ``tree_deviation``).

This module computes each single seat's best response in every position and public state, by
backward induction. It shares the rule tables with the solver but no algorithm: one side plays by
the policy, and the other side takes the best of all its moves. Tests compare the result with
``tree_deviation``, which searches the states of the rule book. That search is the proof, but takes
minutes instead of seconds.
"""

from collections.abc import Mapping
from itertools import product
from typing import Final

import numpy as np
import numpy.typing as npt

from mendax.solver.claim_tree.game import (
    OUTSIDE,
    StrategyProfile,
    best_response_of_other,
    best_response_of_roller,
)
from mendax.solver.generic.tolerances import SWEEPS, SWEPT, TIE
from mendax.solver.mia.blind_pass.claims import UnseenDeviation, claim_tree_game
from mendax.solver.mia.model.components import Component, components
from mendax.solver.mia.model.positions import Position, points_matter
from mendax.solver.mia.model.public_states import Continuation, PublicState, openings
from mendax.solver.mia.model.rule_tables import REROLLED, UNSEEN, Floats, RuleTables
from mendax.solver.mia.model.successors import (
    GameOver,
    LivesChoice,
    NextRound,
    Successor,
    rolling_worth,
    worth_of,
)
from mendax.solver.mia.policy.policy import Policy, Sheet, rows
from mendax.solver.mia.proof.blind_pass_deviation import SeatBestResponse
from mendax.solver.mia.proof.race_deviation import RaceDeviation

Acts = npt.NDArray[np.int8]

_ANNOUNCER: Final = 0
_ANSWERER: Final = 1


def gains(policy: Policy) -> tuple[float, ...]:
    """Return the payoff gain of each seat's best deviation, by seat from the opener."""
    best: dict[Position, Floats] = {}
    follow = {position: sheet.worth[0] for position, sheet in policy.sheets.items()}
    pointed = points_matter(policy.rules, policy.seats, policy.span)
    for component in components(policy.rules, policy.seats, policy.span, pointed):
        solved = _BestResponses(component, policy, best, follow).solved()
        for turn in range(component.period):
            best[component.turns[turn]] = solved[0, turn, 0]
    start = policy.start
    return tuple(float(x) for x in best[start] - follow[start])


class _BestResponses:
    """Each seat's best response in one component. Seats are counted from the announcer."""

    def __init__(
        self,
        component: Component,
        policy: Policy,
        best: Mapping[Position, Floats],
        follow: Mapping[Position, Floats],
    ) -> None:
        self.component, self.t = component, component.tables
        self.n, self.policy, sheets = len(component.turns), policy, policy.sheets
        self.periods = sheets[component.turns[0]].periods
        self.sheets = [
            [sheets[position._replace(repetition=repetition)] for position in component.turns]
            for repetition in range(self.periods.max())
        ]
        """``[repetition][turn]``: the sheet of the policy."""
        self.values = np.array([[sheet.worth for sheet in by_turn] for by_turn in self.sheets])
        """``[repetition, turn, state, seat]``; initially the policy's values."""
        self.best, self.follow = best, follow
        self.layout = rows(self.t)

    def solved(self) -> Floats:
        """Return the best responses, swept until they converge."""
        for _ in range(SWEEPS):
            before = self.values.copy()
            ends = [self._ends(turn) for turn in range(self.component.period)]
            for index in reversed(range(len(self.layout.states))):
                for turn, repetition in product(
                    range(self.component.period), range(self.periods[index])
                ):
                    row = self._at(index, turn, repetition, ends[turn])
                    for by in range(0, self.n, self.component.period):
                        self.values[repetition, turn + by, index] = row
            if np.abs(self.values - before).max() < SWEPT:
                break
        return self.values

    # ── ends of rounds ──

    def _ends(self, turn: int) -> Floats:
        return np.stack(
            [self._end(successor, turn) for successor in self.component.successors[turn]]
        )

    def _end(self, successor: Successor, turn: int) -> Floats:
        """Return the value of an end of the round to each seat if only that seat deviates."""
        if isinstance(successor, GameOver):
            return np.array(successor.worth)
        if isinstance(successor, NextRound):
            worth = np.array(successor.gain)
            here = successor.position in self.component.turns
            starter = (turn + successor.seats[0]) % self.n
            worth[list(successor.seats)] += (
                self.values[0, starter, 0] if here else self.best[successor.position]
            )
            return worth
        return self._chosen(successor, turn)

    def _chosen(self, choice: LivesChoice, turn: int) -> Floats:
        rolled = np.mean([self._end(successor, turn) for successor in choice.reroll], axis=0)
        if choice.keep is None:
            return np.asarray(rolled)
        kept = self._end(choice.keep, turn)
        seat = choice.seat
        written = rolling_worth(choice, self.follow, self.n)[seat]
        stays = worth_of(choice.keep, self.follow, self.n)[seat]
        payoffs = np.array(rolled if written > stays + TIE else kept)
        payoffs[seat] = max(rolled[seat], kept[seat])
        return payoffs

    # ── public states ──

    def _at(self, index: int, turn: int, repetition: int, ends: Floats) -> Floats:
        state, sheet = self.layout.states[index], self.sheets[repetition][turn]
        if self.t.rules.blind_pass != "off":
            return self._passing(index, turn)
        other = self._other(turn, ends, index, repetition)
        seen = _SeenClaims(
            self.t, state, self._said(index, sheet), self._doubt(index, sheet), ends, other
        )
        if self.t.races:
            race = RaceDeviation(self.t, self.layout, sheet, ends, other)
            return race.best(index, self._said(index, sheet))
        unseen, rerolled = self._answers_to_unseen(index, turn, repetition)
        first = _UnseenClaims(self.t, UNSEEN, unseen, ends, other)
        second = _UnseenClaims(self.t, REROLLED, rerolled, ends, other)
        blind, again = int(sheet.blind[index]), int(sheet.again[index])
        payoffs = first.follow(blind) if blind >= 0 else seen.follow(second, again)
        payoffs[_ANSWERER] = first.answer(blind) if blind >= 0 else seen.answer(second, again)
        payoffs[_ANNOUNCER] = max(
            first.announce(state.claims), seen.announce(second.announce(state.again))
        )
        return payoffs

    def _passing(self, index: int, turn: int) -> Floats:
        """Return each seat's best response at a state with blind passing."""
        state, sheet = self.layout.states[index], self.sheets[0][turn]
        sides = [self._side(turn, side) for side in range(self.n)]
        said, then = self._said(index, sheet) / state.weight[:, None], sheet.answers[index]
        things = [*state.claims.tolist(), OUTSIDE]
        say = [{things[c]: float(row[c]) for c in np.flatnonzero(row)} for row in said]
        if self.n > 2:
            each = (SeatBestResponse(self.t, state, sheet, sides, seat) for seat in range(self.n))
            return np.array([response.best(StrategyProfile(say, then)) for response in each])
        blind, again = int(sheet.blind[index]), int(sheet.again[index])
        payoffs = np.zeros(self.n)
        for seat in (_ANNOUNCER, _ANSWERER):
            hidden = UnseenDeviation(self.t, sheet, sides, seat)
            sight, sign = float(state.sight @ sides[0].outcomes[:, seat]), 1 - 2 * seat
            seconds = [hidden.said(value, REROLLED) for value in state.again.tolist()]
            if seat == _ANNOUNCER:
                one = claim_tree_game(self.t, state, sides, seat, max(seconds, default=-np.inf))
                looking = sight + float(
                    one.w @ best_response_of_roller(one, StrategyProfile(say, then))
                )
                payoffs[seat] = max(
                    looking, *(hidden.said(v, UNSEEN) for v in state.claims.tolist())
                )
            elif blind >= 0:
                payoffs[seat] = hidden.said(blind, UNSEEN)
            else:
                aside = -hidden.said(again, REROLLED) if again >= 0 else -np.inf
                one = claim_tree_game(self.t, state, sides, seat, aside)
                payoffs[seat] = sight + sign * best_response_of_other(
                    one, StrategyProfile(say, then)
                )
        return payoffs

    def _side(self, turn: int, side: int) -> Continuation:
        """Return the continuation of a claim made ``side`` seats after ``turn``.

        Seats are counted from ``turn``.
        """
        place = (turn + side) % self.n
        ends = self._ends(place)
        outcomes, other = (np.roll(x, side, axis=1) for x in (ends, self._other(place, ends)))
        return Continuation(side, (side + 1) % self.n, outcomes, other, self.t.concede >= 0)

    def _answers_to_unseen(self, index: int, turn: int, repetition: int) -> tuple[Acts, Acts]:
        """Return the answers, by value, to claims on unseen dice and to claims on a second roll."""
        last = (
            self.periods[np.minimum(np.arange(len(self.t.values)) + 1, len(self.periods) - 1)] - 1
        )
        last[-1] = 0
        if index:
            last[index - 1] = repetition
        each = [by_turn[turn] for by_turn in self.sheets]
        values = np.arange(len(self.t.values))
        unseen, second = (
            np.stack([getattr(s, name) for s in each]) for name in ("unseen", "second")
        )
        return unseen[last, values], second[last, values]

    def _other(self, turn: int, ends: Floats, index: int = 0, repetition: int = 0) -> Floats:
        """Return the payoffs, by value, of not doubting a claim made at the state ``index``."""
        payoffs = np.zeros((len(self.t.values), self.n))
        believed = self.values[0, (turn + 1) % self.n, 1:].copy()
        if index:
            after = (repetition + 1) % self.periods[index]
            believed[index - 1] = self.values[after, (turn + 1) % self.n, index]
        payoffs[: len(believed)] = np.roll(believed, 1, axis=1)
        position = self.component.turns[turn]
        for value in np.flatnonzero(self.t.concede >= 0).tolist():
            conceded = ends[self.t.concede[value]]
            best = max(payoffs[value, _ANSWERER], conceded[_ANSWERER])
            if self.policy.gives_up(position, value):
                payoffs[value] = conceded
            if self.t.believable[value]:
                payoffs[value, _ANSWERER] = best
        return payoffs

    def _said(self, index: int, sheet: Sheet) -> Floats:
        """Return the joint probability of kind and claim: ``[kind, claim]``."""
        state, width = self.layout.states[index], self.layout.width(index - 1)
        begin, end = self.layout.say[index : index + 2]
        low, high = np.searchsorted(sheet.say_at, [begin, end])
        chances = np.zeros(end - begin)
        chances[sheet.say_at[low:high].astype(np.int64) - begin] = sheet.say[low:high]
        return chances.reshape(-1, width) * state.weight[:, None]

    def _doubt(self, index: int, sheet: Sheet) -> Floats:
        return sheet.doubt[self.layout.doubt[index] : self.layout.doubt[index + 1]]


class _UnseenClaims:
    """Claims on unseen dice, answered by the policy or a best response."""

    def __init__(
        self,
        t: RuleTables,
        how: int,
        doubt: Acts,
        ends: Floats,
        other: Floats,
    ) -> None:
        self.t, self.other = t, other
        self.opened = openings(t, how) @ ends
        self.followed = np.where(doubt[:, None] > 0, self.opened, other)

    def follow(self, value: int) -> Floats:
        """Return the payoff of each seat if no seat deviates."""
        payoffs: Floats = self.followed[value].copy()
        return payoffs

    def announce(self, claims: np.ndarray[tuple[int], np.dtype[np.int64]]) -> float:
        """Return the announcer's payoff for the best of these claims."""
        return float(self.followed[claims, _ANNOUNCER].max(initial=-np.inf))

    def answer(self, value: int) -> float:
        """Return the answerer's payoff for the best answer."""
        opened = float(self.opened[value, _ANSWERER])
        other = float(self.other[value, _ANSWERER])
        return opened if self.t.forced[value] > 0 else max(opened, other)


class _SeenClaims:
    """Claims after looking, answered by the policy or a best response."""

    def __init__(
        self,
        t: RuleTables,
        state: PublicState,
        said: Floats,
        doubt: Floats,
        ends: Floats,
        other: Floats,
    ) -> None:
        self.state = state
        claims = len(state.claims)
        self.said, self.rest = said[:, :claims], float(said[:, claims:].sum())
        self.forced = t.forced[state.claims] > 0
        self.doubt = np.where(self.forced, 1.0, doubt)
        self.opened, self.other = ends[state.outcome], other[state.claims]
        self.sight = state.sight @ ends

    def follow(self, second: _UnseenClaims, again: int) -> Floats:
        """Return the payoff of each seat if no seat deviates."""
        opened = np.einsum("kp,kps->s", self.said * self.doubt, self.opened)
        other = (self.said * (1 - self.doubt)).sum(axis=0) @ self.other
        payoffs: Floats = self.sight + opened + other
        return payoffs + self.rest * second.follow(again) if self.rest else payoffs

    def announce(self, again: float) -> float:
        """Return the announcer's payoff by kind for the best claim or a second roll."""
        opened = self.doubt * self.opened[:, :, _ANNOUNCER]
        each = (opened + (1 - self.doubt) * self.other[:, _ANNOUNCER]).max(axis=1)
        return float(self.sight[_ANNOUNCER] + self.state.weight @ np.maximum(each, again))

    def answer(self, second: _UnseenClaims, again: int) -> float:
        """Return the answerer's payoff for the best answer to each claim."""
        opened = (self.said * self.opened[:, :, _ANSWERER]).sum(axis=0)
        other = self.said.sum(axis=0) * self.other[:, _ANSWERER]
        best = np.where(self.forced, opened, np.maximum(opened, other)).sum()
        rest = self.rest * second.answer(again) if self.rest else 0.0
        return float(self.sight[_ANSWERER] + best + rest)
