"""Tests that each fault of a program is noted once, with the first example and a count, and that
right answers are accepted.
"""

from typing import Any

import msgspec
import pytest

from mendax.core.game import Action, Reason
from mendax.games.mia import Mia
from mendax.games.mia.actions import Doubt
from mendax.games.mia.rules import MiaRules
from mendax.kit.examination import STRAYS, Examiner, Notes
from mendax.programs.protocol import NewsForProgram
from mendax.programs.seat.conversation import ProgramFault
from tests.programs.lines import FunctionLines
from tests.reasons import because

NEWS = NewsForProgram(7, (), None, ())


def examined(*said: Any) -> tuple[Examiner, Notes]:
    """Return an examiner of a program that sends this in its first answer and then stays silent."""
    lines, notes = FunctionLines(lambda told: said if told["type"] != "refused" else ()), Notes()
    return Examiner(lines, notes, seconds=5, now=lines.now), notes


def judge(answer: msgspec.Raw) -> Action:
    if bytes(answer) != b'"right"':
        raise ValueError("wrong")
    return Doubt()


def act(after: int, action: str = "right") -> dict[str, Any]:
    return {"type": "act", "after": after, "action": action}


def keys(notes: Notes) -> list[tuple[str, int]]:
    return [(finding.reason.key, finding.times) for finding in notes.findings()]


def test_a_correct_answer_is_accepted() -> None:
    examiner, notes = examined(2.0, act(7))
    assert examiner.ask(NEWS, judge) == Doubt()
    assert keys(notes) == []
    assert (notes.answers, notes.slowest) == (1, 2.0)


@pytest.mark.parametrize(
    ("stray", "key"),
    [
        (b"thinking", "check-no-message"),
        (b"\xff", "check-not-utf8"),
        ({"type": "ready"}, "check-ready-unasked"),
        (act(6), "check-wrong-number"),
        (act(8), "check-wrong-number"),
    ],
)
def test_wrong_messages_are_noted_and_skipped(stray: Any, key: str) -> None:
    examiner, notes = examined(stray, stray, act(7))
    assert examiner.ask(NEWS, judge) == Doubt()
    assert keys(notes) == [(key, 2)]
    assert notes.findings()[0].example


def test_a_second_answer_is_noticed_at_the_next_question() -> None:
    examiner, notes = examined(act(7), act(7))
    examiner.ask(NEWS, judge)
    lines_later = NewsForProgram(9, (), None, ())
    with pytest.raises(ProgramFault, check=because("program-silent")):
        examiner.ask(lines_later, judge)
    assert ("check-answered-twice", 3) in keys(notes)


def test_wrong_answers_are_refused_and_given_up() -> None:
    examiner, notes = examined(act(7, "a"), act(7, "b"), act(7, "c"))
    with pytest.raises(ProgramFault, check=because("check-ignores-refusals")):
        examiner.ask(NEWS, judge)
    assert keys(notes) == [("check-illegal", 3)]


def test_lines_without_end_are_given_up() -> None:
    examiner, _ = examined(*[b"?"] * (STRAYS + 5))
    with pytest.raises(ProgramFault, check=because("check-strays")):
        examiner.ask(NEWS, judge)


def test_silence_after_a_refusal_has_a_name_of_its_own() -> None:
    examiner, _ = examined(act(7))
    examiner.ask(NEWS, judge)
    with pytest.raises(ProgramFault, check=because("check-silent-after-refusal")):
        examiner.ask_again(NEWS, judge)


@pytest.mark.parametrize(
    ("said", "knows"), [({}, True), ({"games": ["mia"]}, True), ({"games": []}, False)]
)
def test_a_program_lists_its_games(said: dict[str, Any], knows: bool) -> None:
    examiner, notes = examined(act(3), {"type": "ready", **said})
    assert examiner.begin(Mia(), MiaRules(), 0, ("a", "b")) is knows
    assert keys(notes) == []


def test_the_first_example_is_kept_and_short() -> None:
    notes = Notes()
    for line in (b"first" + b"x" * 999, b"second"):
        notes.add(Reason("check-not-utf8"), line)
    (finding,) = notes.findings()
    assert finding.example.startswith("first")
    assert (len(finding.example), finding.times) == (200, 2)
