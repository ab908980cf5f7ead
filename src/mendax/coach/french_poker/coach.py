"""The French poker coach, an implementation of ``coach.protocol`` based on solved rounds.

The solver modules need numpy and load slowly, so they are imported on the first request.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from mendax.coach.protocol import PackagedPolicy
from mendax.coach.results import Coverage, Hint, Picture, Review
from mendax.core.game import Event, Reason, RulesError, Seat, Turn
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView

if TYPE_CHECKING:
    from mendax.coach.french_poker.adviser import RoundAdviser


class FrenchPokerCoach:
    """Gives advice, reviews and strategies for French poker."""

    game = "french_poker"
    strategies = True

    def coverage(self, rules: FrenchPokerRules, seats: int) -> Coverage:
        """Return the coverage of the table (see ``policies``)."""
        from mendax.coach.french_poker import policies

        return policies.coverage(rules, seats)

    def advice(self, rules: FrenchPokerRules, seats: int, waits: bool) -> "RoundAdviser | None":
        """Return an adviser with the policy for these rules, or None."""
        from mendax.coach.french_poker.adviser import RoundAdviser
        from mendax.coach.french_poker.policies import among_more, at_hand

        policy = at_hand(rules)
        more = among_more(rules) if seats > 2 else None
        return None if policy is None else RoundAdviser(policy, rules, more)

    def hint(
        self, rules: FrenchPokerRules, seats: int, view: FrenchPokerView, heard: tuple[Event, ...]
    ) -> Hint | None:
        """Return the policy's move and the value of each move, or None with more than two
        players."""
        from mendax.coach.french_poker.review import hint

        adviser = self._judging(rules, seats)
        return None if adviser is None else hint(adviser, rules, view)

    def review(
        self,
        rules: FrenchPokerRules,
        seats: int,
        seat: Seat,
        turns: Iterable[Turn],
        *,
        most: int | None = None,
    ) -> Review | None:
        """Return a review of the decisions made when two players were left, or None.

        ``most`` limits the alternatives to each decision; by default, ``review.MOST`` does.
        """
        from mendax.coach.french_poker.review import MOST, review

        adviser = self._judging(rules, seats)
        if adviser is None:
            return None
        return review(adviser, rules, seats, seat, turns, MOST if most is None else most)

    def _judging(self, rules: FrenchPokerRules, seats: int) -> "RoundAdviser | None":
        """Return the adviser if games under these rules reach a solved position."""
        if self.coverage(rules, seats).solved == "no":
            return None
        return self.advice(rules, seats, waits=False)

    def strategy(
        self, rules: FrenchPokerRules, seats: int, standing: tuple[int, ...]
    ) -> Picture | None:
        """Return a round's policy: the opener's page, and claims after re-rolling all dice.

        The policy is the same for every ``standing`` of two players. Raises ``RulesError`` for an
        impossible standing.
        """
        from mendax.coach.french_poker.picture import picture
        from mendax.coach.french_poker.policies import at_hand

        policy = at_hand(rules)
        if policy is None or self.coverage(rules, seats).solved != "whole":
            return None
        if standing and (len(standing) != 2 or not all(1 <= n <= rules.tokens for n in standing)):
            given = ",".join(map(str, standing))[:40]
            told: dict[str, str | int] = {"lives": given, "most": rules.tokens}
            raise RulesError(Reason("explore-no-position", told))
        return picture(policy, rules, seats)

    def make_policies(self, folder: Path) -> Iterator[PackagedPolicy]:
        """Yield the presets' policies."""
        from mendax.coach.french_poker.policies import package_files
        from mendax.solver.french_poker import policy_file
        from mendax.solver.french_poker.round_equilibrium import solve

        for name, rules, seats in package_files():
            solution = solve(rules, seats)
            policy_file.save(solution.policy, folder / name)
            size = (folder / name).stat().st_size
            yield PackagedPolicy(name, size, solution.seconds)
