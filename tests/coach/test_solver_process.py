"""The solving process: says that it is ready, then one answer a question, bytes after it."""

import os
import subprocess
import sys
from io import BytesIO
from typing import Any

import msgspec
import pytest

from mendax.coach import solver_process
from mendax.coach.solver_process import SolveAnswer, SolveRequest, answer_all
from mendax.core.game import Reason


class Solver:
    """Solves one life, and refuses everything else."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def solve(self, rules: Any, seats: int, seconds: float) -> bytes | Reason:
        self.heard.append((rules.lives, seats, seconds))
        return b"solved\n\0" if rules.lives == 1 else Reason("solver-refused-seats", {"seats": 9})


@pytest.fixture
def solver(monkeypatch: pytest.MonkeyPatch) -> Solver:
    made = Solver()
    monkeypatch.setattr(solver_process, "solver_of", lambda _: made)
    return made


def test_every_question_is_answered_in_order_with_its_bytes(solver: Solver) -> None:
    questions = [SolveRequest("mia", f"lives={n}", 3, 2.5) for n in (1, 4, 1)]
    written = b"".join(msgspec.json.encode(one) + b"\n" for one in questions)
    answers = BytesIO()
    answer_all(BytesIO(written), answers)
    answers.seek(0)

    def answer() -> SolveAnswer:
        return msgspec.json.decode(answers.readline(), type=SolveAnswer)

    assert answer() == SolveAnswer(), "ready, before anything is asked"
    assert answer() == SolveAnswer(8)
    assert answers.read(8) == b"solved\n\0"
    assert answer() == SolveAnswer(reason=Reason("solver-refused-seats", {"seats": 9}))
    assert answer().size == 8
    assert answers.read() == b"solved\n\0"
    assert solver.heard == [(1, 3, 2.5), (4, 3, 2.5), (1, 3, 2.5)]


def test_it_ends_when_nothing_more_is_asked(solver: Solver) -> None:
    answers = BytesIO()
    answer_all(BytesIO(b""), answers)
    assert answers.getvalue() == b'{"size":0,"reason":null}\n'
    assert solver.heard == []


def test_it_ends_without_a_word_when_whoever_asked_is_gone() -> None:
    alone = "from mendax.coach import solver_process as p; p.solvers = lambda: (); p.main()"
    reading, writing = os.pipe()
    os.close(reading)
    try:
        ended = subprocess.run(
            [sys.executable, "-c", alone], stdin=subprocess.DEVNULL, stdout=writing,
            stderr=subprocess.PIPE, check=False,
        )  # fmt: skip
    finally:
        os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX only")
def test_it_ends_while_it_works_when_whoever_started_it_is_gone() -> None:
    working = (
        "import os; from mendax.coach import solver_process as p\n"
        "os.getppid = iter([5, 6]).__next__\n"
        "def work():\n    while True: pass\n"
        "p.solvers = lambda: [type('Solver', (), {'prepare': staticmethod(work)})]; p.main()"
    )
    ended = subprocess.run(
        [sys.executable, "-c", working], stdin=subprocess.PIPE, capture_output=False, check=False,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    assert ended.returncode == 0
