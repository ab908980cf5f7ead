"""The coach of Sword of Lies, an implementation of ``coach.protocol``.

The other modules need numpy, so they are imported at the first request.
"""

from collections.abc import Iterable

from mendax.coach.results import Coverage, Hint, Picture, Review
from mendax.core.game import Event, Seat, Turn
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import SwordView


class SwordCoach:
    """Reviews games of Sword of Lies and gives hints; it has no strategy of the whole game."""

    game = "sword_of_lies"
    strategies = False

    def coverage(self, rules: SwordRules, seats: int) -> Coverage:
        """Return that the game is not solved: values of decisions are estimates at every table."""
        return Coverage(seats, "no", None)

    def advice(self, rules: SwordRules, seats: int, waits: bool) -> None:
        """Return None: the game's bots need no adviser."""

    def hint(
        self, rules: SwordRules, seats: int, view: SwordView, heard: tuple[Event, ...]
    ) -> Hint | None:
        """Return the answer, bet or order of a sound player here; None at any other decision."""
        from mendax.coach.sword_of_lies.review import hint

        return hint(rules, seats, view, heard)

    def review(
        self, rules: SwordRules, seats: int, seat: Seat, turns: Iterable[Turn]
    ) -> Review | None:
        """Return a review of answers, bets and orders in turns that have the seat's view."""
        from mendax.coach.sword_of_lies.review import review

        return review(rules, seats, seat, turns)

    def strategy(self, rules: SwordRules, seats: int, standing: tuple[int, ...]) -> Picture | None:
        """Return None: there is no strategy of the whole game."""
        return None
