"""The base class of both advisers' states: a public state of a position under a solved policy."""

from mendax.core.game import Seat
from mendax.games.mia.order import ROLLS
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
