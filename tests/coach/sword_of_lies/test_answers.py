"""Tests that answers are linked to their cards, and count as true only once the truth is known."""

import pytest

from mendax.coach.sword_of_lies.answers import AnswerTracker
from mendax.core.game import observation
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.events import Revealed
from tests.games.sword_of_lies.story import A, B, C, Story, dealt


def heard(answers: AnswerTracker, story: Story) -> Story:
    """Pass the events of the last action to A."""
    for told in story.told:
        answers.hear(observation(told, A))
    return story


def answered(
    answers: AnswerTracker, story: Story, seat: int, of: int, place: int, named: str
) -> None:
    """Let ``seat`` ask and believe, and pass all of these events to A."""
    heard(answers, story.does(seat, actions.Interrogate(of, place)))
    heard(answers, story.does(of, actions.NameColour(named)))  # type: ignore[arg-type]
    heard(answers, story.does(seat, actions.Believe()))


@pytest.mark.parametrize(("named", "truths"), [("red", [False]), ("black", [True])])
def test_answers_about_a_card_once_owned_are_known(named: str, truths: list[bool]) -> None:
    """A gave B the two of clubs, and C asks B about it."""
    answers, story = AnswerTracker(), dealt("2c Kd, 3c 4c, 4d 5d", cards=2, trade_limit=1)
    heard(answers, story.does(A, actions.OfferTrade(0, B, 0, 0)))
    heard(answers, story.does(B, actions.Agree()))
    heard(answers, story.skips(B))
    assert answers.truths_known(story.sees(A), B) == []
    answered(answers, story, C, B, 0, named)
    assert answers.truths_known(story.sees(A), B) == truths
    assert answers.truths_known(story.sees(A), C) == []
    assert not answers.opened


def test_answers_about_unseen_cards_are_unknown_in_castling() -> None:
    answers, story = AnswerTracker(), dealt("2c Kd, 3c 4c, 4d 5d", cards=2)
    story.skips(A, B)
    answered(answers, story, C, B, 0, "black")
    assert answers.truths_known(story.sees(A), B) == []
    assert not answers.opened


def test_opened_answers_are_counted_by_seat() -> None:
    """B lies about one card and tells the truth about the other; each reveal moves the cards."""
    answers, story = AnswerTracker(), dealt("2c Kd, 3c 4d, 4d 5d", cards=2)
    answers.judge(7)
    answered(answers, story, A, B, 0, "red")
    story.skips(B)
    answered(answers, story, C, B, 1, "red")
    opened = []
    while story.phase not in ("negotiation", "orders", "over"):
        seat = story.acting[0]
        check = story.phase == "betting" and story.can(actions.Check, seat)
        call = actions.Check() if check else actions.Call()
        reveal = actions.Reveal(0)
        heard_of = [*story.does(seat, call if story.phase == "betting" else reveal).events]
        opened += [(e, answers.hear(e)) for e in heard_of if isinstance(e, Revealed)]
    assert answers.opened[B] == [False, True]
    assert not answers.opened[A]
    mine = [event.face for event, answer in opened if answer and answer.decision == 7]
    assert mine == ["3c"]


def test_an_answer_stays_with_its_card_when_it_is_swapped() -> None:
    """B answers about the card that A gave away, then swaps it with C."""
    answers, story = AnswerTracker(), dealt("2c Kd, 3c 4c, 4d 5d", cards=2, trade_limit=1)
    story.does(A, actions.OfferTrade(0, B, 0, 0)).does(B, actions.Agree()).skips(B)
    answered(answers, story, C, B, 0, "black")
    story.skips(A).does(B, actions.OfferTrade(0, C, 0, 0))
    heard(answers, story.does(C, actions.Agree()))
    assert story.sees(A).rows[C][0].face == "2c"
    assert answers.truths_known(story.sees(A), B) == [True]
    assert answers.truths_known(story.sees(A), C) == []
