"""The coach of Sword of Lies: ``coach.protocol`` answered by the files beside it.

Loading them takes numpy; so they are loaded with the first question.
"""

from collections.abc import Iterable

from mendax.coach.results import Coverage, Hint, Picture, Review
from mendax.core.game import Event, Seat, Turn
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import SwordView


class SwordCoach:
    """Reviews games of Sword of Lies and gives hints; no strategy of it is solved as a whole."""

    game = "sword_of_lies"
    strategies = False

    def coverage(self, rules: SwordRules, seats: int) -> Coverage:
        """Nothing is solved; what is said of decisions are estimates, at every table."""
        return Coverage(seats, "no", None)

    def advice(self, rules: SwordRules, seats: int, waits: bool) -> None:
        """Nobody: its bots reckon for themselves."""

    def hint(
        self, rules: SwordRules, seats: int, view: SwordView, heard: tuple[Event, ...]
    ) -> Hint | None:
        """What a sound player would answer, bet or write here; None at any other decision."""
        from mendax.coach.sword_of_lies.review import hint

        return hint(rules, seats, view, heard)

    def review(
        self, rules: SwordRules, seats: int, seat: Seat, turns: Iterable[Turn]
    ) -> Review | None:
        """Answers, bets and orders, one by one, where the turns say what the seat saw."""
        from mendax.coach.sword_of_lies.review import review

        return review(rules, seats, seat, turns)

    def strategy(self, rules: SwordRules, seats: int, standing: tuple[int, ...]) -> Picture | None:
        """None: there is none to look at."""
        return None
