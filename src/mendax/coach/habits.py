"""The costs of a player's habits in a reviewed game: bluffs, true claims, doubts and beliefs."""

from collections.abc import Mapping, Sequence
from typing import Literal

from mendax.coach.results import Review
from mendax.story.telling import Claimed

Habit = Literal["bluff", "truth", "doubt", "trust", "other"]
"""The kind of move that a cost belongs to: a false claim, a true claim, a doubt, a belief, or
another."""


def habit_costs(review: Review, claims: Sequence[Claimed]) -> Mapping[Habit, float]:
    """Return the total cost of each habit with a cost, in the review's unit.

    ``claims`` are the claims of the game, as far as the reviewed seat knows them.
    """
    habits = dict[int, Habit]()
    for claim in claims:
        if claim.seat == review.seat:
            habits[claim.entry] = "bluff" if claim.lie else "truth"
        if claim.answer is not None and claim.answer.seat == review.seat:
            habits[claim.answer.entry] = "trust" if claim.answer.believed else "doubt"
    costs = dict[Habit, float]()
    for decision in review.decisions:
        if decision.lost > 0:
            waited = decision.done == "wait"  # the entry is another seat's belief
            habit = "trust" if waited else habits.get(decision.entry, "other")
            costs[habit] = costs.get(habit, 0.0) + decision.lost
    return costs
