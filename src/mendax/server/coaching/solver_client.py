"""The process beside the server that solves rule sets, so that no table waits for a solver.

Rules of this file
1. The server's own process loads neither the solver nor a compiler: loading them takes the lock of
   the interpreter for as long as no table may wait.
2. One thread asks, one question at a time. The process is started when it is first needed, and
   again when it ended; ``close`` ends it at any time, from any thread.
3. Whatever becomes of the process, there is an answer: what was solved, or a reason.
"""

import logging
import sys
import threading
from collections.abc import Sequence
from typing import Final

import msgspec

from mendax.coach.solver_process import SolveAnswer, SolveRequest
from mendax.core.game import Reason
from mendax.games.rules import Rules, write_options
from mendax.server.piped_process import PipedProcess

_COMMAND: Final = (sys.executable, "-P", "-m", "mendax.coach.solver_process")
_PATIENCE: Final = 6
"""How many times the processor seconds allowed a question may take by the wall clock."""

_log = logging.getLogger("mendax.solver")


class SolverProcess:
    """A solver in a process of its own."""

    def __init__(self, command: Sequence[str] = _COMMAND) -> None:
        self._command = command
        self._child: PipedProcess | None = None
        self._closed = False
        self._changing = threading.Lock()
        self._talking = threading.Lock()

    def prepare(self) -> bool:
        """Starts it, unless it runs, and waits until it is ready; whether it is.

        Takes a second or two, and some forty where everything must be compiled first.
        """
        with self._talking:
            return self._running() is not None

    def solve(self, game: str, rules: Rules, seats: int, seconds: float) -> bytes | Reason:
        """What the coach of ``game`` has solved, for its ``keep``, or why there is nothing.

        Blocks until it is there.
        """
        with self._talking:
            child = self._running()
            if child is None:
                return Reason("coach-solver-failed")
            asked = SolveRequest(game, write_options(rules), seats, seconds)
            with child.ended_after(_PATIENCE * seconds) as overdue:
                solved = _asked(child, asked)
            if solved is None:
                self._drop(child)
        if solved is None and overdue.is_set():
            return Reason("coach-too-slow")
        if solved is None:
            _log.error("the solver ended over %s, %s players, %s", game, seats, asked.rules)
        return solved or Reason("coach-solver-failed")

    def close(self) -> None:
        """Ends it, whatever it is doing."""
        with self._changing:
            self._closed = True
            if self._child is not None:
                self._child.end()
        with self._talking:
            if self._child is not None:
                self._child.let_go()

    def _running(self) -> PipedProcess | None:
        """The process, ready to be asked; None if it can't be had."""
        if self._child is not None:
            if self._child.runs:
                return self._child
            self._drop(self._child)
        with self._changing:
            child = self._child = None if self._closed else _started(self._command)
        if child is not None and _answer(child) is None:
            self._drop(child)
            return None
        return child

    def _drop(self, child: PipedProcess) -> None:
        """Ends a process that gives no answer: it may have closed its pipes and not ended yet."""
        with self._changing:
            self._child = None
        child.end()
        child.let_go()


def _started(command: Sequence[str]) -> PipedProcess | None:
    try:
        return PipedProcess(command)
    except OSError as error:
        _log.error("the solver does not start: %s", error)
        return None


def _answer(child: PipedProcess) -> SolveAnswer | None:
    """The next answer; None when it ended."""
    line = child.answers.readline()
    return msgspec.json.decode(line, type=SolveAnswer) if line.endswith(b"\n") else None


def _asked(child: PipedProcess, question: SolveRequest) -> bytes | Reason | None:
    """What it finds; None if it ends over it."""
    try:
        child.questions.write(msgspec.json.encode(question) + b"\n")
        child.questions.flush()
    except OSError:
        return None
    answer = _answer(child)
    if answer is None:
        return None
    if answer.reason is not None:
        return answer.reason
    solved = child.answers.read(answer.size)
    return solved if len(solved) == answer.size else None
