"""The base class of both advisers' states: a public state of a position under a solved policy."""

from collections.abc import Iterable, Mapping

from mendax.core.game import Seat
from mendax.games.mia.order import ROLLS, Roll
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.public_states import public_states
from mendax.solver.mia.model.rule_tables import rule_tables
from mendax.solver.mia.policy.policy import Policy


class SolvedState:
    """The cup over one value in one position. Seats are counted from the roller."""

    def __init__(
        self, policy: Policy, position: Position, seats: tuple[Seat, ...], to_beat: int
    ) -> None:
        self.policy, self.position, self.seats, self.to_beat = policy, position, seats, to_beat
        self.t = rule_tables(policy.rules, len(seats))
        self.state = public_states(self.t)[to_beat + 1]
        self.sheet = policy.sheets[position]

    def worth_to(self, seat: Seat) -> float | None:
        """Return the value for ``seat`` before any look, or None if the seat is out."""
        if seat not in self.seats:
            return None
        return float(self.sheet.worth[self.to_beat + 1, self.seats.index(seat)])

    def says(self) -> dict[int, dict[int, float]]:
        """Return the odds of claims by roll index; −1 stands for a re-roll."""
        possible = (r for r in range(len(ROLLS)) if self.state.kind[r] >= 0)
        return {r: self.policy.saying(self.position, self.to_beat, ROLLS[r]) for r in possible}

    def loses(self, outcome: int) -> bool:
        """Return whether this outcome of a doubt costs the seat that claimed."""
        change = self.t.outcomes[outcome].change
        return change[0] < max(change)

    def lie_and_even(
        self, how: int, value: int, dice: Mapping[Roll, float], by_roll: Mapping[Roll, float]
    ) -> tuple[float, float | None]:
        """Return the probability that a claim is a lie, and the value of a doubt that is right half
        of the time.

        ``dice`` are the probabilities of the rolls, and ``by_roll`` the values of a doubt. The
        second result is None if the claim cannot be a lie or cannot be true.
        """
        outcomes = self.t.doubt[how, value]
        lies = {roll for roll in by_roll if self.loses(int(outcomes[ROLLS.index(roll)]))}
        lie = min(1.0, sum(dice.get(roll, 0.0) for roll in lies))
        if not lies or len(lies) == len(by_roll):
            return lie, None
        right = self._mean(by_roll, lies, dice)
        return lie, (right + self._mean(by_roll, by_roll.keys() - lies, dice)) / 2

    def _mean(
        self, by_roll: Mapping[Roll, float], rolls: Iterable[Roll], dice: Mapping[Roll, float]
    ) -> float:
        """Return the mean value of some rolls, or that of fresh dice if none of them is likely."""
        weights = {roll: dice.get(roll, 0.0) for roll in rolls}
        if sum(weights.values()) <= 0:
            weights = {roll: float(self.t.odds[ROLLS.index(roll)]) for roll in weights}
        whole = sum(weights.values())
        return sum(chance * by_roll[roll] for roll, chance in weights.items()) / whole
