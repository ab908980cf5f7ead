"""The Sword of Lies coach, an implementation of ``coach.protocol``.

The other modules need numpy, so they are imported on the first request.
"""

from collections.abc import Iterable

from mendax.coach.results import Coverage, Hint, Picture, Review
from mendax.core.game import Event, Seat, Turn
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import SwordView


class SwordCoach:
    """Gives reviews and hints for Sword of Lies, but no whole strategy."""

    game = "sword_of_lies"
    strategies = False

    def coverage(self, rules: SwordRules, seats: int) -> Coverage:
        """Return that no table is solved, because values of decisions are estimates."""
        return Coverage(seats, "no", None)

    def advice(self, rules: SwordRules, seats: int, waits: bool) -> None:
        """Return None, because the game's bots need no adviser."""

    def hint(
        self, rules: SwordRules, seats: int, view: SwordView, heard: tuple[Event, ...]
    ) -> Hint | None:
        """Return a sound player's answer, bet or order, or None at any other decision."""
        from mendax.coach.sword_of_lies.review import hint

        return hint(rules, seats, view, heard)

    def review(
        self, rules: SwordRules, seats: int, seat: Seat, turns: Iterable[Turn]
    ) -> Review | None:
        """Return a review of the answers, bets and orders in turns that contain the seat's view."""
        from mendax.coach.sword_of_lies.review import review

        return review(rules, seats, seat, turns)

    def strategy(self, rules: SwordRules, seats: int, standing: tuple[int, ...]) -> Picture | None:
        """Return None, because the game has no whole strategy."""
        return None
