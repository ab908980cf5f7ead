"""The Mia coach, an implementation of ``coach.protocol`` based on solved policies.

The solver modules need numpy and load slowly, so they are imported on the first request.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from mendax.coach.protocol import PackagedPolicy
from mendax.coach.results import Coverage, Hint, Picture, Review
from mendax.core.game import Event, Reason, Seat, Turn
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView

if TYPE_CHECKING:
    from mendax.coach.mia.adviser import Adviser


class MiaCoach:
    """Gives advice, reviews and strategies for Mia."""

    game = "mia"
    strategies = True

    def coverage(self, rules: MiaRules, seats: int) -> Coverage:
        """Return the coverage of the table (see ``policies``)."""
        from mendax.coach.mia import policies

        return policies.coverage(rules, seats)

    def advice(self, rules: MiaRules, seats: int, waits: bool) -> "Adviser | None":
        """Return an adviser with the policy for this table, or None."""
        from mendax.coach.mia.adviser import adviser_for

        return adviser_for(rules, seats, waits)

    def hint(
        self, rules: MiaRules, seats: int, view: MiaView, heard: tuple[Event, ...]
    ) -> Hint | None:
        """Return the best move and the value of each move."""
        from mendax.bots.mia.advice import Sight
        from mendax.bots.mia.public_history import Witness, starter_of
        from mendax.bots.mia.seat_opinions import SeatOpinions
        from mendax.coach.mia.review import hint, witnessed

        adviser = self.advice(rules, seats, waits=False)
        if adviser is None:
            return None
        witness, you = Witness(rules, seats, view.you), adviser.decider(view)
        opinions = SeatOpinions("mia", rules, you, seats)
        for event in heard:
            witnessed(witness, opinions, adviser, event)
        starter = starter_of(rules, view) if view.phase == "lives" else None
        return hint(adviser, rules, Sight(view, witness.settled, starter), opinions)

    def review(
        self, rules: MiaRules, seats: int, seat: Seat, turns: Iterable[Turn]
    ) -> Review | None:
        """Return a review of the decisions in positions that the policy knows."""
        from mendax.coach.mia.review import review

        adviser = self.advice(rules, seats, waits=False)
        return None if adviser is None else review(adviser, rules, seats, seat, turns)

    def strategy(self, rules: MiaRules, seats: int, standing: tuple[int, ...]) -> Picture | None:
        """Return the policy in the position with these lives."""
        from mendax.coach.mia.picture import picture
        from mendax.coach.mia.policies import at_hand

        policy = at_hand(rules, seats)
        return None if policy is None else picture(policy, standing)

    # ── solving ──

    def needs_solving(self, rules: MiaRules, seats: int) -> bool:
        """Return whether the table is unsolved but can be solved in a second or two."""
        from mendax.coach.mia import policies

        return policies.needs_solving(rules, seats)

    def prepare(self) -> None:
        """Load the solver and compile its kernels."""
        from mendax.solver.mia.equilibrium import prepare

        prepare()

    def solve(self, rules: MiaRules, seats: int, seconds: float) -> bytes | Reason:
        """Return the policy in its file format, or the reason why there is none."""
        from mendax.coach.mia.policies import plain
        from mendax.coach.mia.solving import solve
        from mendax.solver.mia.policy import file_format

        solved = solve(plain(rules, seats), seats, seconds)
        return solved if isinstance(solved, Reason) else file_format.write(solved)

    def keep(self, rules: MiaRules, seats: int, solved: bytes | Reason) -> None:
        """Store the solved policy for later calls.

        Raises ``UnreadablePolicy`` for the policy of another table.
        """
        from mendax.coach.mia import policies

        policies.keep(rules, seats, policies.read(solved, rules, seats))

    def make_policies(self, folder: Path) -> Iterator[PackagedPolicy]:
        """Yield the policies of the presets, and of single options that take long to solve."""
        from mendax.coach.mia.policies import package_files
        from mendax.solver.mia.equilibrium import solve
        from mendax.solver.mia.policy import file_format

        for name, rules, seats in package_files():
            solution = solve(rules, seats)
            file_format.save(solution.policy, folder / name)
            yield PackagedPolicy(name, (folder / name).stat().st_size, solution.seconds)
