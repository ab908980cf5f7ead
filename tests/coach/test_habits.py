"""Tests that each cost is assigned to the right kind of move."""

import pytest
from msgspec.structs import replace

from mendax.coach.habits import habit_costs
from mendax.coach.results import Review
from mendax.core.game import Reason
from mendax.story.telling import Answer, Claimed
from tests.practice.test_cards import decision

ME, OTHER = 0, 1


def claimed(entry: int, seat: int, holds: bool | None, answer: Answer | None = None) -> Claimed:
    return Claimed(entry, seat, 61, 0.3, False, holds, None, answer)


def test_costs_belong_to_bluffs_true_claims_doubts_and_beliefs() -> None:
    claims = (
        claimed(1, ME, False, Answer(2, OTHER, True)),
        claimed(3, ME, True),
        claimed(5, OTHER, None, Answer(6, ME, False)),
        claimed(7, OTHER, None, Answer(8, ME, True)),
        claimed(9, ME, False),
    )
    lost = {1: 0.1, 2: 0.9, 3: 0.2, 6: 0.3, 8: 0.0, 9: 0.05, 10: 0.4}
    made = tuple(
        decision(cost, entry=entry, best_worth=cost) for entry, cost in lost.items() if entry != 2
    )
    review = Review(ME, "chance", (), made, None, 1.05, Reason("coach-verdict-nothing"), 0.5)
    costs = {name: round(cost, 6) for name, cost in habit_costs(review, claims).items()}
    waited = decision(0.7, entry=12, done="wait", best_worth=0.7)
    costs_of_waiting = habit_costs(replace(review, decisions=(waited,)), claims)
    assert costs_of_waiting == {"trust": pytest.approx(0.7)}
    assert costs == {"bluff": 0.15, "truth": 0.2, "doubt": 0.3, "other": 0.4}
