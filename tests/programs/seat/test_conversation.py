"""Tests of conversations: the order of messages, and errors that are bounded, named and
reported."""

from typing import Any

import pytest
from msgspec import Raw

from mendax.core.game import Reason
from mendax.core.thoughts import Thought
from mendax.games.mia import Mia
from mendax.games.mia.rules import MiaRules
from mendax.programs.protocol import NewsForProgram
from mendax.programs.seat.conversation import (
    STRAY_LINES,
    Conversation,
    IllegalAnswer,
    ProgramFault,
)
from mendax.programs.seat.program_bot import begun
from tests.programs.lines import FunctionLines, Program, first_offer

Said = list[dict[str, Any] | bytes | float]

BEGIN = begun(Mia(), MiaRules(), 0, ("a", "b"), None)
NEWS = NewsForProgram(7, (), None, ())


def talk(program: Program) -> tuple[FunctionLines, Conversation]:
    lines = FunctionLines(program)
    return lines, Conversation(lines, now=lines.now)


def reason_of(caught: "pytest.ExceptionInfo[ProgramFault]") -> str:
    return caught.value.reason.key


def test_late_messages_of_the_last_game_are_not_ready() -> None:
    _, conversation = talk(lambda _: [{"type": "act", "after": 1, "action": {}}, {"type": "ready"}])
    assert conversation.begin(BEGIN).name is None
    assert conversation.strays == 1


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ([b"hello"], "program-not-ready"),
        ([{"type": "ready", "protocol": 2}], "program-protocol"),
        ([], "program-silent"),
        ([11.0, {"type": "ready"}], "program-silent"),
        ([{"type": "act", "after": 1, "action": {}}] * STRAY_LINES, "program-flood"),
    ],
)
def test_an_unready_program_does_not_play(said: Said, reason: str) -> None:
    _, conversation = talk(lambda _: said)
    with pytest.raises(ProgramFault) as caught:
        conversation.begin(BEGIN)
    assert reason_of(caught) == reason


def judge(answer: Raw) -> str:
    text = bytes(answer).decode()
    if text != '"right"':
        raise IllegalAnswer(Reason("program-illegal", {"given": text}))
    return text


def act(after: int, action: str) -> dict[str, Any]:
    return {"type": "act", "after": after, "action": action}


def test_an_answer_to_an_older_question_is_thrown_away() -> None:
    _, conversation = talk(lambda _: [act(5, "right"), act(6, "no"), act(7, "right")])
    assert conversation.ask(NEWS, judge) == '"right"'
    assert (conversation.strays, conversation.refusals) == (2, 0)


def test_refused_answers_get_a_reason_and_a_retry() -> None:
    said: Said = [act(7, "wrong"), b"what?", act(7, "right")]
    answers = iter(said)
    lines, conversation = talk(lambda _: [next(answers)])
    assert conversation.ask(NEWS, judge) == '"right"'
    refusals = [told for told in lines.told if told["type"] == "refused"]
    assert [told["reason"]["key"] for told in refusals] == ["program-illegal", "program-unreadable"]
    assert "what?" in refusals[1]["words"]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ([act(7, "wrong")], "program-refused"),
        ([act(8, "right")], "program-refused"),
        ([b"\xff"], "program-refused"),
        ([act(3, "right")] * STRAY_LINES, "program-flood"),
        ([], "program-silent"),
        ([2.5, act(7, "wrong")], "program-silent"),
    ],
)
def test_every_wait_has_a_limit(said: Said, reason: str) -> None:
    """In the last case, each attempt takes half of the time for all attempts."""
    lines, conversation = talk(lambda _: said)
    with pytest.raises(ProgramFault) as caught:
        conversation.ask(NEWS, judge, 5)
    assert reason_of(caught) == reason
    assert sum(told["type"] == "refused" for told in lines.told) <= 3


def test_a_dismissed_program_gets_the_reason() -> None:
    lines, conversation = talk(first_offer)
    conversation.dismiss(Reason("program-silent"))
    assert lines.told[-1]["reason"]["key"] == "program-silent"
    assert lines.told[-1]["places"] is None
    assert lines.closed


def test_talk_is_passed_on_and_thoughts_belong_to_the_last_answer() -> None:
    said: Said = [
        {"type": "say", "text": "Trust me."},
        act(7, "wrong") | {"belief": 0.5},
        {"type": "say", "text": "Sorry."},
        act(7, "right") | {"belief": 0.25, "note": "hm"},
    ]
    lines, conversation = talk(lambda m: said if m["type"] == "news" else [])
    spoken = list[str]()
    conversation.spoken = spoken.append
    assert conversation.ask(NEWS, judge) == '"right"'
    assert spoken == ["Trust me.", "Sorry."]
    assert conversation.thought == Thought(0.25, "hm")
    assert (conversation.strays, conversation.refusals) == (0, 1)
    conversation.refuse_talk(Reason("table-refused-chat-off"))
    assert lines.told[-1]["offers"] == []


def test_a_flood_of_talk_is_a_fault() -> None:
    _, conversation = talk(lambda _: [{"type": "say", "text": "!"}] * STRAY_LINES)
    with pytest.raises(ProgramFault) as caught:
        conversation.ask(NEWS, judge)
    assert reason_of(caught) == "program-flood"


@pytest.mark.parametrize("belief", [1.5, -0.1, "often"])
def test_a_belief_outside_0_to_1_is_refused(belief: Any) -> None:
    answers = iter([[act(7, "right") | {"belief": belief}], [act(7, "right")]])
    lines, conversation = talk(lambda _: next(answers))
    assert conversation.ask(NEWS, judge) == '"right"'
    assert "belief" in lines.told[-1]["words"]
