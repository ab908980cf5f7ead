"""Advice from a solved policy: the strategy of a seat, and the value of every move.

1. Advice depends on a ``Sight``, never on the state of a running game.
2. This module contains no rules. The consequences of a move come from the solver's tables, which
   are derived from the rule book.
3. A claim that the policy never makes is judged as in the solver. With three or more seats, if
   claims only rise, it counts as the truth. Otherwise it counts as a slip that is equally likely
   with every roll.
"""

import functools
from typing import Final, NamedTuple

import numpy as np

from mendax.bots.mia.advice import Odds, Saying, Sight, TableOpinions, Weighed, WeighedMove
from mendax.coach.mia.advised_state import AdvisedState
from mendax.coach.mia.blind_pass import BlindPassState, ClaimsSoFar
from mendax.coach.mia.policies import at_hand, solved
from mendax.coach.mia.table_state import StateAmongOpponents, TableRound, can_weigh
from mendax.coach.mia.usual_worth import UsualWorth
from mendax.core.game import RulesError, Seat
from mendax.games.mia.actions import KeepLives, RerollLives
from mendax.games.mia.order import ROLLS
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim
from mendax.games.mia.view import MiaView
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.public_states import Continuation
from mendax.solver.mia.model.rule_tables import Floats, RuleTables, rule_tables
from mendax.solver.mia.model.successors import (
    LivesChoice,
    choosing_lives,
    reached,
    rolling_worth,
    successor_of,
    worth_of,
)
from mendax.solver.mia.policy.policy import Policy

_KEPT_STATES: Final = 256
"""The number of cached claim trees with blind passing. The oldest tree is dropped first."""


def adviser_for(rules: MiaRules, seats: int, waits: bool = True) -> "Adviser | None":
    """Return the adviser for a table, or None if the table is not solved.

    ``waits`` is an argument of ``policies``.
    """
    policy = (solved if waits else at_hand)(rules, seats)
    return None if policy is None else _adviser(policy)


@functools.lru_cache(64)
def _adviser(policy: Policy) -> "Adviser":
    return Adviser(policy)


class _Cup(NamedTuple):
    """The seats that share the dice under a cup, and the value to beat."""

    position: Position
    seats: tuple[Seat, ...]
    """The seats, clockwise from the roller."""
    to_beat: int


class Adviser:
    """Advises by one policy, which must be for a whole match."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._opens = {position: sheet.worth[0] for position, sheet in policy.sheets.items()}
        self._known: dict[Position, Floats] = {}
        self._blind_pass_states: dict[tuple[Position, tuple[Seat, Seat], int], BlindPassState] = {}
        self.passes = policy.rules.blind_pass != "off"
        """True if blind passing is allowed, which requires two seats."""
        self._usual = UsualWorth(policy)
        self._last: tuple[object, TableRound] | None = None
        self._t = rule_tables(policy.rules, policy.seats)
        self._spots = 0
        self._judged: dict[object, Weighed | None] = {}

    def remember(self, spots: int) -> None:
        """Keep the results of ``judged`` for this many spots, each about 5 kB. The default is 0."""
        self._spots = spots

    # ── the policy ────────────────

    def odds(self, sight: Sight) -> Odds | None:
        """Return the policy's strategy in this position, or None if the position is unknown."""
        try:
            return self.policy.odds(*sight)
        except (RulesError, KeyError):
            return None

    def doubt_out_of_turn(self, sight: Sight) -> float | None:
        """Return the policy's probability that a seat that is not asked doubts the last claim.

        Returns None if the position is unknown.
        """
        try:
            return self.policy.doubt_out_of_turn(sight.view, sight.settled)
        except (RulesError, KeyError):
            return None

    def saying(self, sight: Sight) -> Saying | None:
        """Return, by roll, the odds of announcements over the value before the last claim."""
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

    # ── values of moves ───────

    def decider(self, view: MiaView) -> Seat:
        """Return the seat whose decision a view shows.

        It is the view's own seat if it may doubt out of turn, and otherwise the seat to act.
        """
        if view.phase != "answer" or view.you is None or not self._t.races:
            return view.turn
        return view.turn if view.you in (view.claims[-1].seat, *view.out) else view.you

    def weigh(self, sight: Sight) -> Weighed | None:
        """Return every move of the ``decider`` with its value.

        Returns None if only one move is legal or the values are unknown.
        """
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

    def judged(self, sight: Sight) -> Weighed | None:
        """Return ``weigh``. With two seats, moves that sound players never make have their worst
        value (``guarantees``).

        Blind passing is an exception: its claims keep their value against the policy.
        """
        view = sight.view
        two = len(view.standing) - len(view.out) == 2
        if not self._spots or not two or self.passes or view.phase not in ("cup", "answer"):
            return self._judge(sight)
        answered = view.claims[-1] if view.phase == "answer" else None
        cup = self._own_cup(sight) if answered is None else self._last_cup(sight)
        spot = cup, view.roll, answered
        if spot not in self._judged:
            while len(self._judged) >= self._spots:
                del self._judged[next(iter(self._judged))]
            self._judged[spot] = self._judge(sight)
        return self._judged[spot]

    def _judge(self, sight: Sight) -> Weighed | None:
        weighed, view = self.weigh(sight), sight.view
        if weighed is None or self.passes or len(view.standing) - len(view.out) > 2:
            return weighed
        if view.phase == "answer" and view.roll is None:
            said = self._advised(self._last_cup(sight))
            return None if said is None else said.judged_answers(weighed, view.claims[-1])
        state = self._advised(self._own_cup(sight)) if view.phase == "cup" else None
        if state is None:
            return weighed
        return weighed._replace(moves=state.judged(weighed.moves, view.roll))

    def worth(self, sight: Sight, seat: Seat) -> float | None:
        """Return the value of the game for ``seat`` just after the roll, before any look or claim.

        Returns None if the position is unknown, and while new lives are chosen.
        """
        state = self.public_state(sight)
        return None if state is None else state.worth_to(seat)

    def public_state(self, sight: Sight) -> "AdvisedState | BlindPassState | None":
        """Return the public state of the acting seat, with dice just rolled."""
        if not self.passes:
            return self._advised(self._cup(sight, sight.view.turn, sight.view.claims))
        claims = sight.view.claims
        to_beat = self._t.numbers(claim.value for claim in claims)[-1] if claims else -1
        return self._blind_pass_state(sight, sight.view.turn, to_beat)

    def _spoken(self, sight: Sight) -> "AdvisedState | BlindPassState | None":
        """Return the public state to which the last claims belong."""
        if not self.passes:
            return self._advised(self._last_cup(sight))
        claims = sight.view.claims
        first = max(n for n, claim in enumerate(claims) if claim.fresh)
        return self._blind_pass_state(
            sight, claims[first].seat, ClaimsSoFar.of(self._t.values, claims).to_beat
        )

    def _last_cup(self, sight: Sight) -> "_Cup | None":
        """Return the cup of the last claim, without blind passing."""
        claims = sight.view.claims
        return self._cup(sight, claims[-1].seat, claims[:-1]) if claims else None

    def _cup(self, sight: Sight, seat: Seat, claims: tuple[Claim, ...]) -> "_Cup | None":
        """Return the cup of a seat over these claims, or None if the policy does not know it."""
        position = self.position(sight, seat)
        if position is None:
            return None
        beaten = self._t.numbers(claim.value for claim in claims)
        to_beat = beaten[-1] if beaten else -1
        if to_beat == len(self._t.values) - 1:
            return None
        position = self.policy.with_repetition(position, beaten)
        return _Cup(position, clockwise(sight.view, seat), to_beat)

    def _advised(self, cup: "_Cup | None") -> AdvisedState | None:
        if cup is None:
            return None
        ends = self.ends(rule_tables(self.policy.rules, len(cup.seats)), cup.position)
        return AdvisedState(self.policy, ends, *cup)

    def _answers(self, sight: Sight) -> Weighed | None:
        view, state = sight.view, self._spoken(sight)
        if isinstance(state, BlindPassState):
            return state.answers(ClaimsSoFar.of(self._t.values, view.claims), view.roll)
        return None if state is None else state.answers(view.claims[-1], self.decider(view))

    def _blind_pass_state(self, sight: Sight, seat: Seat, to_beat: int) -> "BlindPassState | None":
        position = self.position(sight, seat)
        seats = clockwise(sight.view, seat)
        if position is None or len(seats) > 2 or to_beat == len(self._t.values) - 1:
            return None
        one, two = seats
        key = position, (one, two), to_beat
        if key not in self._blind_pass_states:
            while len(self._blind_pass_states) >= _KEPT_STATES:
                self._blind_pass_states.pop(next(iter(self._blind_pass_states)), None)
            self._blind_pass_states[key] = BlindPassState(self.policy, *key, self._sides(position))
        return self._blind_pass_states[key]

    def _sides(self, position: Position) -> list[Continuation]:
        """Return the values that follow a claim by the roller, and a claim by the other seat."""
        t, continuations = rule_tables(self.policy.rules, 2), []
        for side in (0, 1):
            outcomes = np.roll(self.ends(t, position.turned(side)), side, axis=1)
            other = np.zeros((len(t.values), 2))
            believed = self.policy.sheets[position.turned(side + 1)].worth[1:]
            other[: len(believed)] = np.roll(believed, side + 1, axis=1)
            given_up = t.concede >= 0
            other[given_up] = outcomes[t.concede[given_up]]
            continuations.append(Continuation(side, 1 - side, outcomes, other, given_up))
        return continuations

    def position(self, sight: Sight, seat: Seat) -> Position | None:
        """Return the position with the cup at ``seat``, or None if the policy does not know it."""
        position = self.policy.position(sight.view, seat, sight.settled)
        return position if position in self.policy.sheets else None

    def ends(self, t: RuleTables, position: Position) -> Floats:
        """Return ``[outcome, seat]``, the values of the ends of the round; seats count from the
        cup."""
        if position not in self._known:
            seats = len(position.lives)
            successors = (successor_of(t, outcome, position) for outcome in range(len(t.outcomes)))
            worths = [worth_of(successor, self._opens, seats) for successor in successors]
            self._known[position] = np.array(worths)
        return self._known[position]

    # ── values against opponents ──

    def weigh_against(self, sight: Sight, opinions: TableOpinions) -> Weighed | None:
        """Return ``weigh`` with the values if the other seats play as in ``opinions``.

        Returns None if only one move is legal, if the values are unknown, or if two seats are left,
        because the policy then cannot lose in the long run.
        """
        answering = sight.view.phase == "answer"
        if not answering and sight.view.phase != "cup":
            return None
        cup = self._last_cup(sight) if answering else self._own_cup(sight)
        you = self.decider(sight.view)
        state = self._at_table(cup, you, opinions)
        if state is None:
            return None
        if answering:
            return state.answers(sight.view.claims[-1], you)
        roll = sight.view.roll
        return Weighed(tuple(state.unlooked() if roll is None else state.sayings(roll)))

    def worth_against(self, sight: Sight, seat: Seat, opinions: TableOpinions) -> float | None:
        """Return ``worth`` if the other seats play as in ``opinions``.

        Returns None in the same cases as ``weigh_against``.
        """
        state = self._at_table(self._own_cup(sight), seat, opinions)
        return None if state is None else state.worth_to(seat)

    def _own_cup(self, sight: Sight) -> "_Cup | None":
        return self._cup(sight, sight.view.turn, sight.view.claims)

    def _at_table(
        self, cup: "_Cup | None", you: Seat, opinions: TableOpinions
    ) -> StateAmongOpponents | None:
        if cup is None or len(cup.seats) < 3 or you not in cup.seats:
            return None
        if not can_weigh(rule_tables(self.policy.rules, len(cup.seats))):
            return None
        return StateAmongOpponents(self.policy, self._rest(cup, you, opinions), opinions, *cup)

    def _rest(self, cup: "_Cup", you: Seat, opinions: TableOpinions) -> TableRound:
        """Return the rest of the round. It is cached, because a turn needs it twice."""
        key = cup, you, tuple(opinions.shares(seat) for seat in cup.seats)
        last = self._last
        if last is not None and last[0] == key:
            return last[1]
        rest = TableRound(self.policy, self._usual, *cup, you, opinions)
        self._last = key, rest
        return rest

    # ── between rounds ──

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


def clockwise(view: MiaView, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats still in, clockwise from ``seat``."""
    seats = len(view.standing)
    return tuple(s for n in range(seats) if (s := (seat + n) % seats) not in view.out)
