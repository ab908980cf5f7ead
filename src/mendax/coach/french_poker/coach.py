"""The coach of French poker, by solved rounds: ``coach.protocol`` answered by the files beside it.

Loading them takes a while, and takes numpy; so they are loaded with the first question.
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
    """Advises, reviews and draws strategies of French poker."""

    game = "french_poker"
    strategies = True

    def coverage(self, rules: FrenchPokerRules, seats: int) -> Coverage:
        """How far the table is solved; see ``policies``."""
        from mendax.coach.french_poker import policies

        return policies.coverage(rules, seats)

    def advice(self, rules: FrenchPokerRules, seats: int, waits: bool) -> "RoundAdviser | None":
        """The adviser by the policy of these rules; None where there is none."""
        from mendax.coach.french_poker.adviser import RoundAdviser
        from mendax.coach.french_poker.policies import among_more, at_hand

        policy = at_hand(rules)
        more = among_more(rules) if seats > 2 else None
        return None if policy is None else RoundAdviser(policy, rules, more)

    def hint(
        self, rules: FrenchPokerRules, seats: int, view: FrenchPokerView, heard: tuple[Event, ...]
    ) -> Hint | None:
        """What the policy does here, and what each move is worth; while two are left."""
        from mendax.coach.french_poker.review import hint

        adviser = self._judging(rules, seats)
        return None if adviser is None else hint(adviser, rules, view)

    def review(
        self, rules: FrenchPokerRules, seats: int, seat: Seat, turns: Iterable[Turn]
    ) -> Review | None:
        """Decision by decision, from when two are left."""
        from mendax.coach.french_poker.review import review

        adviser = self._judging(rules, seats)
        return None if adviser is None else review(adviser, rules, seats, seat, turns)

    def _judging(self, rules: FrenchPokerRules, seats: int) -> "RoundAdviser | None":
        """The adviser, where games come to a point that is solved."""
        if self.coverage(rules, seats).solved == "no":
            return None
        return self.advice(rules, seats, waits=False)

    def strategy(
        self, rules: FrenchPokerRules, seats: int, standing: tuple[int, ...]
    ) -> Picture | None:
        """The policy of a round: the opener's page, and what is said of five dice rolled again.

        It is the same in every ``standing`` of two; one that there is none like is refused.
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
        """Those of the presets."""
        from mendax.coach.french_poker.policies import package_files
        from mendax.solver.french_poker import policy_file
        from mendax.solver.french_poker.round_equilibrium import solve

        for name, rules, seats in package_files():
            solution = solve(rules, seats)
            policy_file.save(solution.policy, folder / name)
            size = (folder / name).stat().st_size
            yield PackagedPolicy(name, size, solution.seconds)
