"""The values of a public state against the players at the table instead of sound players.

With three or more seats, many equilibria exist. The policy is one equilibrium, and its advice is
right only while all other seats follow the policy. Moves are therefore valued with a seat's model
of the other seats (``bots.mia.seat_opinions``). In the rest of the round, the other seats play by
their manners, and the seat plays its best response. The value after the round comes from
``usual_worth``.

The inputs are a sight and opinions, which are both derived from the events that one seat received.
Values are for the seat that holds the opinions. The other seats contribute only their strategies.
"""

from collections.abc import Sequence

import numpy as np

from mendax.bots.mia.advice import TableOpinions
from mendax.bots.mia.opponent_models import ClaimSituation, doubt_chances
from mendax.coach.mia.advised_state import AdvisedState
from mendax.coach.mia.habit_tables import habits, out_of_turn, sound
from mendax.coach.mia.usual_worth import UsualWorth
from mendax.core.game import Seat
from mendax.games.mia.order import Roll
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.public_states import outcomes_of_doubts, public_states
from mendax.solver.mia.model.rule_tables import LOOKED, Floats, RuleTables, rule_tables
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.signalling.race_game import lots


def can_weigh(t: RuleTables) -> bool:
    """Return whether claims only rise and blind passing is off, as these values require."""
    return t.rises and t.rules.blind_pass == "off"


class TableRound:
    """The values for one seat in the rest of the round.

    Places are counted clockwise from the cup.
    """

    def __init__(
        self,
        policy: Policy,
        usual: UsualWorth,
        position: Position,
        seats: tuple[Seat, ...],
        to_beat: int,
        you: Seat,
        opinions: TableOpinions,
    ) -> None:
        self.t, self._n = rule_tables(policy.rules, len(seats)), len(seats)
        self._policy, self._position = policy, position
        self._you = seats.index(you)
        self._states, self._forced = public_states(self.t), self.t.forced > 0
        self._habits = habits(policy.rules, self._n)
        self._shares = [opinions.shares(seat) for seat in seats]
        self._sound = [sound(policy, position.turned(place)) for place in range(self._n)]
        ends = (np.roll(usual.ends(position.turned(k)), k, axis=1) for k in range(self._n))
        self.ends = np.stack([each[:, self._you] for each in ends])
        """``[place, outcome]``: the value of this end after a claim by the place."""
        self.worth = np.zeros((self._n, len(self._states)))
        """``[place, state]``: the value if the place has the cup, before any look.

        States below the value to beat are unset.
        """
        for index in reversed(range(to_beat + 1, len(self._states))):
            for place in range(self._n):
                self.worth[place, index] = self._state(place, index)

    def accepted(self, place: int) -> Floats:
        """Return the value, by claimed value, after this place's claim is not doubted."""
        after, next_place = self.believed(place), (place + 1) % self._n
        for value in np.flatnonzero(self.t.concede >= 0).tolist():
            conceded = self.ends[place, self.t.concede[value]]
            gives_up = self._policy.gives_up(self._position.turned(place), value)
            if next_place == self._you and self.t.believable[value]:
                gives_up = conceded > after[value]
            after[value] = conceded if gives_up else after[value]
        return after

    def believed(self, place: int) -> Floats:
        """Return the value, by claimed value, after this place's claim is believed."""
        after = np.zeros(len(self.t.values))
        after[: len(self._states) - 1] = self.worth[(place + 1) % self._n, 1:]
        after[~self.t.believable] = 0.0
        return after

    def doubts(self, place: int, index: int) -> Floats:
        """Return ``[answerer − 1, claim]``, the odds that later places doubt this place's claim."""
        claims, each = self._states[index].claims, []
        for turns, policy in enumerate(self._sound[place][index].doubt, start=1):
            sound, *others = self._shares[(place + turns) % self._n].answers
            usual = self._habits[index].doubts(tuple(others))
            doubt = sound * policy + (usual if turns == 1 else out_of_turn(self._n) * usual)
            fixed = self._forced if turns == 1 else self.t.reveals
            each.append(np.where(fixed[claims], float(turns == 1), doubt))
        return np.stack(each)

    def _says(self, place: int, index: int) -> Floats:
        """Return this place's joint probability of kind and claim: ``[kind, claim]``."""
        sound, *others = self._shares[place].claims
        say = sound * self._sound[place][index].say + self._habits[index].says(tuple(others))
        said: Floats = self._states[index].weight[:, None] * say
        return said

    def _state(self, place: int, index: int) -> float:
        """Return the value of a state.

        An *end* of its stage is the belief in the claim, or the doubt of one seat.
        """
        state, doubt = self._states[index], self.doubts(place, index)
        opened = outcomes_of_doubts(self.t, state)
        ends = [self.accepted(place)[state.claims], *(self.ends[place][n] for n in opened)]
        sight = float(state.sight @ self.ends[place])
        if place == self._you:
            best = _expected(doubt, ends).max(axis=1)
            return sight + float(state.weight @ best)
        said = self._says(place, index)
        by_claim = [(said * end).sum(axis=0) for end in ends]
        own = (self._you - place) % self._n - 1
        if own >= len(doubt):
            return sight + float(_expected(doubt, by_claim).sum())
        fixed = (self._forced if own == 0 else self.t.reveals)[state.claims]
        choices = []
        for choice in (0.0, 1.0):
            doubt[own] = np.where(fixed, doubt[own], choice)
            choices.append(_expected(doubt, by_claim))
        return sight + float(np.maximum(*choices).sum())


class StateAmongOpponents(AdvisedState):
    """One public state, with the value of every move against the players at the table."""

    def __init__(
        self,
        policy: Policy,
        rest: TableRound,
        opinions: TableOpinions,
        position: Position,
        seats: tuple[Seat, ...],
        to_beat: int,
    ) -> None:
        super().__init__(policy, _to_everybody(rest.ends[0], len(seats)), position, seats, to_beat)
        self._rest, self._opinions = rest, opinions
        self._accepted_worth = _to_everybody(rest.accepted(0), len(seats))
        self._believed_worth = _to_everybody(rest.believed(0), len(seats))
        self._rest_doubts = rest.doubts(0, to_beat + 1)

    def worth_to(self, seat: Seat) -> float | None:
        """Return the value, before any look, for the seat that holds the opinions."""
        return float(self._rest.worth[0, self.to_beat + 1])

    def _accepted(self, p: int) -> Floats:
        accepted: Floats = self._accepted_worth[p]
        return accepted

    def _after(self, p: int, conceded: bool) -> Floats:
        after: Floats = self.ends[self.t.concede[p]] if conceded else self._believed_worth[p]
        return after

    def _doubts(self, p: int, how: str) -> list[float]:
        if how == "looked":
            column = int(np.searchsorted(self.state.claims, p))
            return [float(each[column]) for each in self._rest_doubts]
        over = None if self.to_beat < 0 else self.t.values[self.to_beat]
        situation, each = ClaimSituation("mia", self.t.rules, self.t.seats, over), []
        for turns, chance in enumerate(super()._doubts(p, how), start=1):
            shares = self._opinions.shares(self.seats[turns]).answers
            policy, *manners = doubt_chances(self.t.values[p], situation, chance)
            usual = sum(x * y for x, y in zip(shares[1:], manners, strict=True))
            each.append(
                shares[0] * policy + (usual if turns == 1 else out_of_turn(self.t.seats) * usual)
            )
        return each

    def _dice(
        self, how: int, p: int, possible: dict[Roll, float]
    ) -> tuple[dict[Roll, float], bool]:
        sound, expected = super()._dice(how, p, possible)
        seen = self._opinions.dice() if how == LOOKED else {}
        likely = {roll: seen.get(roll, 0.0) for roll in possible}
        whole = sum(likely.values())
        if whole == 0.0:
            return sound, expected
        return {roll: x / whole for roll, x in likely.items() if x > 0}, expected


def _expected(doubt: Floats, ends: Sequence[Floats]) -> Floats:
    """Return the mean over the ends of a stage, given ``doubt[answerer − 1, claim]``."""
    believed, *firsts = lots([*doubt])
    expected: Floats = believed * ends[0]
    for chance, end in zip(firsts, ends[1:], strict=True):
        expected = expected + chance * end
    return expected


def _to_everybody(worth: Floats, seats: int) -> Floats:
    """Return the values of one seat, repeated for every place: ``[…, seat]``."""
    return np.repeat(worth[:, None], seats, axis=1)
