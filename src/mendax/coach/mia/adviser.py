"""An adviser who knows a solved policy: what it does at a seat, and what every move is worth.

Rules of this file
1. It answers from a ``Sight``; it never sees a state of a game that is being played.
2. No rule of Mia is written here: what follows a move is looked up in the solver's tables, which
   are asked of the book.
3. A claim that sound players never make is judged as if any roll were equally likely to slip out
   as that claim, as the solver does.
"""

import functools
from collections.abc import Iterator
from typing import Final

import numpy as np

from mendax.bots.mia.advice import Odds, Saying, Sight, Weighed, WeighedMove
from mendax.coach.mia.blind_pass import BlindPassState, ClaimsSoFar
from mendax.coach.mia.policies import at_hand, solved
from mendax.coach.mia.solved_state import SolvedState
from mendax.core.game import RulesError, Seat
from mendax.games.mia.actions import (
    Announce,
    Believe,
    Concede,
    Doubt,
    KeepLives,
    Look,
    Reroll,
    RerollLives,
)
from mendax.games.mia.order import ROLLS, Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim
from mendax.games.mia.view import MiaView
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.public_states import Continuation
from mendax.solver.mia.model.rule_tables import (
    LOOKED,
    REROLLED,
    UNSEEN,
    Floats,
    RuleTables,
    rule_tables,
)
from mendax.solver.mia.model.successors import (
    LivesChoice,
    choosing_lives,
    reached,
    rolling_worth,
    successor_of,
    worth_of,
)
from mendax.solver.mia.policy.policy import Policy

_HOW = {"looked": LOOKED, "unseen": UNSEEN, "rerolled": REROLLED}
_ANNOUNCER, _ANSWERER = 0, 1
_KEPT_STATES: Final = 256
"""Claim trees of blind passing that are kept, the oldest dropped first."""


def adviser_for(rules: MiaRules, seats: int, waits: bool = True) -> "Adviser | None":
    """Who can advise at a table; None where it is not solved. See ``policies`` for ``waits``."""
    policy = (solved if waits else at_hand)(rules, seats)
    return None if policy is None else _adviser(policy)


@functools.lru_cache(64)
def _adviser(policy: Policy) -> "Adviser":
    return Adviser(policy)


class Adviser:
    """Answers from one policy, which must be of a whole match."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._opens = {position: sheet.worth[0] for position, sheet in policy.sheets.items()}
        self._known: dict[Position, Floats] = {}
        self._blind_pass_states: dict[tuple[Position, tuple[Seat, Seat], int], BlindPassState] = {}
        self.passes = policy.rules.blind_pass != "off"
        """Whether blind passing is allowed; then there are two seats."""
        self._values = rule_tables(policy.rules, policy.seats).values

    # ── what a sound player does ──

    def odds(self, sight: Sight) -> Odds | None:
        """What the policy does here; None in a position that it does not know."""
        try:
            return self.policy.odds(*sight)
        except (RulesError, KeyError):
            return None

    def saying(self, sight: Sight) -> Saying | None:
        """How the policy announces over the value before the last claim, by roll."""
        view = sight.view
        if not view.claims or view.claims[-1].how != "looked":
            return None
        spoken = self._spoken(sight)
        if spoken is None:
            return None
        return {
            ROLLS[r]: {spoken.t.values[p]: x for p, x in said.items() if p >= 0}
            for r, said in spoken.says().items()
        }

    # ── what moves are worth ──

    def weigh(self, sight: Sight) -> Weighed | None:
        """Every move with what it is worth; None where there is no choice or no knowing."""
        phase = sight.view.phase
        if phase == "lives":
            return self._new_lives(sight)
        if phase == "answer":
            return self._answers(sight)
        if phase != "cup":
            return None
        state = self.public_state(sight)
        if state is None:
            return None
        roll = sight.view.roll
        return Weighed(tuple(state.unlooked() if roll is None else state.sayings(roll)))

    def worth(self, sight: Sight, seat: Seat) -> float | None:
        """What the game is worth to ``seat`` when whose turn it is has not looked or said a thing.

        None where the position is not known, and while new lives are chosen.
        """
        state = self.public_state(sight)
        return None if state is None else state.worth_to(seat)

    def public_state(self, sight: Sight) -> "AdvisedState | BlindPassState | None":
        """The cup of the one whose turn it is, dice just rolled."""
        if not self.passes:
            return AdvisedState.of_announcer(self, sight)
        claims = sight.view.claims
        to_beat = self._values.index(claims[-1].value) if claims else -1
        return self._blind_pass_state(sight, sight.view.turn, to_beat)

    def _spoken(self, sight: Sight) -> "AdvisedState | BlindPassState | None":
        """The cup that the last claims are about."""
        if not self.passes:
            return AdvisedState.of_answerer(self, sight)
        claims = sight.view.claims
        first = max(n for n, claim in enumerate(claims) if claim.how != "passed")
        return self._blind_pass_state(
            sight, claims[first].seat, ClaimsSoFar.of(self._values, claims).to_beat
        )

    def _answers(self, sight: Sight) -> Weighed | None:
        view, state = sight.view, self._spoken(sight)
        if isinstance(state, BlindPassState):
            return state.answers(ClaimsSoFar.of(self._values, view.claims), view.roll)
        return None if state is None else state.answers(view.claims[-1])

    def _blind_pass_state(self, sight: Sight, seat: Seat, to_beat: int) -> "BlindPassState | None":
        position = self.position(sight, seat)
        seats = clockwise(sight.view, seat)
        if position is None or len(seats) > 2 or to_beat == len(self._values) - 1:
            return None
        one, two = seats
        key = position, (one, two), to_beat
        if key not in self._blind_pass_states:
            while len(self._blind_pass_states) >= _KEPT_STATES:
                self._blind_pass_states.pop(next(iter(self._blind_pass_states)), None)
            self._blind_pass_states[key] = BlindPassState(self.policy, *key, self._sides(position))
        return self._blind_pass_states[key]

    def _sides(self, position: Position) -> list[Continuation]:
        """What can come of a claim that who rolled makes, and of one that the other does."""
        t, continuations = rule_tables(self.policy.rules, 2), []
        for side in (0, 1):
            outcomes = np.roll(self.ends(t, position.turned(side)), side, axis=1)
            other = np.zeros((len(t.values), 2))
            believed = self.policy.sheets[position.turned(side + 1)].worth[1:]
            other[: len(believed)] = np.roll(believed, side + 1, axis=1)
            other[~t.believable] = outcomes[t.concede] if t.concede >= 0 else 0.0
            continuations.append(Continuation(side, 1 - side, outcomes, other))
        return continuations

    def position(self, sight: Sight, seat: Seat) -> Position | None:
        """The position with the cup at ``seat``; None if the policy does not know it."""
        position = self.policy.position(sight.view, seat, sight.settled)
        return position if position in self.policy.sheets else None

    def ends(self, t: RuleTables, position: Position) -> Floats:
        """``ends[outcome, seat]``: what each end of the round is worth, seats from the cup."""
        if position not in self._known:
            seats = len(position.lives)
            successors = (successor_of(t, outcome, position) for outcome in range(len(t.outcomes)))
            worths = [worth_of(successor, self._opens, seats) for successor in successors]
            self._known[position] = np.array(worths)
        return self._known[position]

    def _new_lives(self, sight: Sight) -> Weighed | None:
        view, starter = sight.view, sight.starter
        if starter is None or view.last is None:
            return None
        seats = len(view.standing)
        waiting = choosing_lives(self.policy.rules, view, sight.settled, starter)
        try:
            choice = reached(rule_tables(self.policy.rules, seats), waiting, waiting, 0)
            if not isinstance(choice, LivesChoice) or choice.keep is None:
                return None
            kept = float(worth_of(choice.keep, self._opens, seats)[view.turn])
            rolled = float(rolling_worth(choice, self._opens, seats)[view.turn])
        except KeyError:
            return None
        rolls = rolled > kept
        moves = (
            WeighedMove(KeepLives(), 1.0 - rolls, kept),
            WeighedMove(RerollLives(), float(rolls), rolled),
        )
        return Weighed(moves)


class AdvisedState(SolvedState):
    """One public state of one position; seats count clockwise from the announcer."""

    def __init__(
        self, by: Adviser, position: Position, seats: tuple[Seat, ...], to_beat: int
    ) -> None:
        super().__init__(by.policy, position, seats, to_beat)
        self.ends = by.ends(self.t, position)
        self.next = position.turned(1)._replace(repetition=0)

    @classmethod
    def of_announcer(cls, by: Adviser, sight: Sight) -> "AdvisedState | None":
        """Where the one whose turn it is has the cup."""
        return cls._found(by, sight, sight.view.turn, sight.view.claims)

    @classmethod
    def of_answerer(cls, by: Adviser, sight: Sight) -> "AdvisedState | None":
        """Where the last claim was made."""
        claims = sight.view.claims
        return cls._found(by, sight, claims[-1].seat, claims[:-1]) if claims else None

    @classmethod
    def _found(
        cls, by: Adviser, sight: Sight, seat: Seat, claims: tuple[Claim, ...]
    ) -> "AdvisedState | None":
        position = by.position(sight, seat)
        if position is None:
            return None
        seats = clockwise(sight.view, seat)
        values = rule_tables(by.policy.rules, len(seats)).values
        to_beat = values.index(claims[-1].value) if claims else -1
        if to_beat == len(values) - 1:
            return None
        position = by.policy.with_repetition(
            position, [values.index(claim.value) for claim in claims]
        )
        return cls(by, position, seats, to_beat)

    # ── announcing ──

    def sayings(self, roll: Roll) -> Iterator[WeighedMove]:
        """What may be said with ``roll``."""
        r = ROLLS.index(roll)
        said = self.policy.saying(self.position, self.to_beat, roll)
        for p in self.state.claims.tolist():
            opened = float(self.ends[self.t.doubt[LOOKED, p, r], _ANNOUNCER])
            yield self._said(Announce(self.t.values[p]), p, "looked", opened, said.get(p, 0.0))
        again = int(self.sheet.again[self.to_beat + 1])
        for p in self.state.again.tolist():
            chance = said.get(-1, 0.0) if p == again else 0.0
            opened = self._unseen(REROLLED, p)
            yield self._said(Reroll(self.t.values[p]), p, "rerolled", opened, chance)

    def unlooked(self) -> Iterator[WeighedMove]:
        """Looking, or saying something unseen."""
        blind = int(self.sheet.blind[self.to_beat + 1])
        yield WeighedMove(Look(), float(blind < 0), self._looking())
        for p in self.state.claims.tolist():
            opened = self._unseen(UNSEEN, p)
            value = self.t.values[p]
            yield self._said(Announce(value), p, "unseen", opened, float(p == blind))

    def _looking(self) -> float:
        seen = float(self.state.sight @ self.ends[:, _ANNOUNCER])
        rolls = [r for r in range(len(ROLLS)) if self.state.kind[r] >= 0]
        best = (float(self.t.odds[r]) * self._best(ROLLS[r]) for r in rolls)
        return seen + sum(best)

    def _best(self, roll: Roll) -> float:
        return max(move.worth for move in self.sayings(roll))

    def _unseen(self, how: int, p: int) -> float:
        """What opening dice that nobody has seen is worth to who said ``p``."""
        outcomes = self.t.doubt[how, p]
        possible = outcomes >= 0
        worth = self.ends[outcomes[possible], _ANNOUNCER]
        return float((worth * self.t.odds[possible]).sum() / self.t.odds[possible].sum())

    def _said(
        self, action: Announce | Reroll, p: int, how: str, opened: float, chance: float
    ) -> WeighedMove:
        if self.t.forced[p] > 0:
            return WeighedMove(action, chance, opened, 1.0, opened, opened)
        doubted = self.policy.doubting(self.position, self.to_beat, p, how)
        accepted = float(self._accepted(p)[_ANNOUNCER])
        worth = doubted * opened + (1 - doubted) * accepted
        return WeighedMove(action, chance, worth, doubted, opened, accepted)

    def _accepted(self, p: int) -> Floats:
        """What it is worth to each seat when ``p`` is believed, or conceded to."""
        if not self.t.believable[p]:
            conceded: Floats = self.ends[self.t.concede]
            return conceded
        after = self.next
        if p == self.to_beat:
            repetition = (self.position.repetition + 1) % int(self.sheet.periods[p + 1])
            after = after._replace(repetition=repetition)
        return np.roll(self.policy.sheets[after].worth[p + 1], 1)

    # ── answering ──

    def answers(self, claim: Claim) -> Weighed | None:
        """Doubting ``claim``, or not."""
        p, how = self.t.values.index(claim.value), _HOW[claim.how]
        if self.t.forced[p] > 0:
            return None
        outcomes = self.t.doubt[how, p]
        by_roll = {
            ROLLS[r]: float(self.ends[outcomes[r], _ANSWERER])
            for r in range(len(ROLLS))
            if outcomes[r] >= 0
        }
        dice, expected = self._dice(how, p, by_roll)
        opened = sum(chance * by_roll[roll] for roll, chance in dice.items())
        chance = self.policy.doubting(self.position, self.to_beat, p, claim.how)
        other = Believe() if self.t.believable[p] else Concede()
        moves = (
            WeighedMove(Doubt(), chance, opened, by_roll=by_roll),
            WeighedMove(other, 1.0 - chance, float(self._accepted(p)[_ANSWERER])),
        )
        return Weighed(moves, dice, self._lie(how, p, dice), expected)

    def _dice(
        self, how: int, p: int, possible: dict[Roll, float]
    ) -> tuple[dict[Roll, float], bool]:
        """The chance of each roll under the claim, and whether it is ever made."""
        fresh = {roll: float(self.t.odds[ROLLS.index(roll)]) for roll in possible}
        if how != LOOKED:
            return _shared(fresh), True
        said = {ROLLS[r]: chances.get(p, 0.0) for r, chances in self.says().items()}
        weighed = {roll: fresh[roll] * said.get(roll, 0.0) for roll in fresh}
        return (_shared(weighed), True) if sum(weighed.values()) > 0 else (_shared(fresh), False)

    def _lie(self, how: int, p: int, dice: dict[Roll, float]) -> float:
        """The chance that opening the dice costs the announcer."""
        outcomes = self.t.doubt[how, p]
        lost = (roll for roll in dice if self._loses(int(outcomes[ROLLS.index(roll)])))
        return min(1.0, sum(dice[roll] for roll in lost))

    def _loses(self, outcome: int) -> bool:
        change = self.t.outcomes[outcome].change
        return change[_ANNOUNCER] < max(change)


def clockwise(view: MiaView, seat: Seat) -> tuple[Seat, ...]:
    """The seats still in, from ``seat``."""
    seats = len(view.standing)
    return tuple(s for n in range(seats) if (s := (seat + n) % seats) not in view.out)


def _shared(chances: dict[Roll, float]) -> dict[Roll, float]:
    whole = sum(chances.values())
    return {roll: chance / whole for roll, chance in chances.items() if chance > 0}
