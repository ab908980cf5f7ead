"""Tests of messages about finished games, including that a lesson carries its cards as puzzles."""

import json

from mendax.coach.results import Coverage, Review
from mendax.core.game import Reason
from mendax.practice.collection import packaged
from mendax.server.wire.messages import encode
from mendax.server.wire.review_messages import LessonOut


def test_a_lesson_carries_its_cards() -> None:
    review = Review(0, "chance", (), (), None, 0.0, Reason("coach-verdict-nothing"), 0.5)
    card = next(packaged("mia"))
    lesson = LessonOut(
        *(1, "mia", ("Ann", "Ben"), "lives=2", False, Coverage(2, "whole", None), review),
        cards=(card,),
        against="bots",
        habits={"bluff": 0.1},
    )
    sent = json.loads(encode(lesson))
    assert [one["id"] for one in sent["cards"]] == [card.id]
    assert (sent["against"], sent["habits"]) == ("bots", {"bluff": 0.1})
    assert sent["cards"][0]["options"][0].keys() >= {"action", "worth", "cost", "grade"}
