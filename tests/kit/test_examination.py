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
from mendax.programs.seat.conversation import IllegalAnswer, ProgramFault
from mendax.programs.seat.program_bot import begun
from tests.programs.lines import FunctionLines
from tests.reasons import because

NEWS = NewsForProgram(7, (), None, ())


def examined(*said: Any, refuses: bool = False) -> tuple[Examiner, Notes]:
    """Return an examiner of a program that sends this in its first answer and then stays silent."""
    lines, notes = FunctionLines(lambda told: said if told["type"] != "refused" else ()), Notes()
    return Examiner(lines, notes, now=lines.now, refuses=lambda: refuses), notes


def judge(answer: msgspec.Raw) -> Action:
    if bytes(answer) != b'"right"':
        raise IllegalAnswer(Reason("program-illegal", {"given": "wrong"}))
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


def test_lines_without_end_are_given_up() -> None:
    examiner, _ = examined(*[b"?"] * (STRAYS + 5))
    with pytest.raises(ProgramFault, check=because("check-strays")):
        examiner.ask(NEWS, judge)


def test_silence_after_a_refusal_has_a_separate_name() -> None:
    examiner, notes = examined(act(7), refuses=True)
    with pytest.raises(ProgramFault, check=because("check-silent-after-refusal")):
        examiner.ask(NEWS, judge)
    assert notes.answers == 1


def test_a_correct_answer_is_refused_once() -> None:
    examiner, notes = examined(act(7), act(7), refuses=True)
    assert examiner.ask(NEWS, judge) == Doubt()
    assert (keys(notes), notes.answers, examiner.refusals) == ([], 1, 1)


def test_an_answer_to_the_last_game_may_precede_ready() -> None:
    examiner, notes = examined(act(3), {"type": "ready"})
    examiner.begin(begun(Mia(), MiaRules(), 0, ("a", "b"), None))
    assert keys(notes) == []


def test_the_first_example_is_kept_and_short() -> None:
    notes = Notes()
    for line in (b"first" + b"x" * 999, b"second"):
        notes.add(Reason("check-not-utf8"), line)
    (finding,) = notes.findings()
    assert finding.example.startswith("first")
    assert (len(finding.example), finding.times) == (200, 2)
