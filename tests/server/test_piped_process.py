"""A process and its pipes: ended when it is late, and let go whatever is left in them."""

import sys

import pytest

from mendax.server.piped_process import PipedProcess

ECHO = (sys.executable, "-c", "import sys; print(sys.stdin.readline(), end='', flush=True)")
READS = (sys.executable, "-c", "import sys; sys.stdin.read()")


def test_what_it_is_asked_it_answers_and_then_it_has_ended() -> None:
    child = PipedProcess(ECHO)
    with child.ended_after(3600) as overdue:
        child.questions.write(b"hm\n")
        child.questions.flush()
        assert child.answers.readline() == b"hm\n"
    assert not overdue.is_set()
    child.let_go()
    assert not child.runs


def test_one_that_is_late_is_ended_and_that_is_said() -> None:
    child = PipedProcess(READS)
    assert child.pid > 0
    with child.ended_after(0) as overdue:
        assert child.answers.readline() == b"", "it hung until it was ended"
    assert overdue.is_set()
    child.questions.write(b"nobody reads this")
    child.let_go()
    assert not child.runs
    assert child.questions.closed
    assert child.answers.closed


def test_what_does_not_start_is_an_error() -> None:
    with pytest.raises(OSError, match="nowhere"):
        PipedProcess(("/nowhere/python",))
