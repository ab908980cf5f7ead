"""Questions and answers of the control socket read back; what is none of them is named."""

import pytest

from mendax.core.game import Reason
from mendax.server.control.messages import (
    Done,
    ListTables,
    NoAnswer,
    NoQuestion,
    RequestFailed,
    TableListed,
    answer,
    line,
    question,
)
from tests.reasons import because


def test_a_question_is_a_line_and_reads_back() -> None:
    text = line(ListTables())
    assert text == b'{"ask":"list"}\n'
    assert question(text) == ListTables()


def test_an_answer_reads_back() -> None:
    for part in (
        TableListed("abcd", "mia", "playing", 3, ("Ann", "Bo"), 1, 2, False),
        Done(),
        RequestFailed(Reason("control-failed", {"problem": "OSError"})),
    ):
        assert answer(line(part)) == part


def test_what_is_no_question_is_refused() -> None:
    for text in (
        b"",
        b"\n",
        b"[]",
        b'{"ask":"open"}',
        b'{"ask":"list","all":1}',
        b"\xff",
        b"[" * 9999,
    ):
        with pytest.raises(NoQuestion, check=because("control-unreadable")):
            question(text)
        with pytest.raises(NoAnswer, check=because("control-unreadable")):
            answer(text)
