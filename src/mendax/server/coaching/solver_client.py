"""The process beside the server that solves rule sets, so that no table waits for a solver.

Rules of this file
1. The server's own process loads neither the solver nor a compiler: loading them takes the lock of
   the interpreter for as long as no table may wait.
2. One thread asks, one question at a time. The process is started when it is first needed, and
   again when it ended; ``close`` ends it at any time, from any thread.
3. Whatever becomes of the process, there is an answer: what was solved, or a reason.
"""

import contextlib
import logging
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Final

import msgspec

from mendax.coach.solver_process import SolveAnswer, SolveRequest
from mendax.core.game import Reason
from mendax.games.rules import Rules, write_options

_COMMAND: Final = (sys.executable, "-P", "-m", "mendax.coach.solver_process")
_PATIENCE: Final = 6
"""How many times the processor seconds allowed a question may take by the wall clock."""

_log = logging.getLogger("mendax.solver")


class SolverProcess:
    """A solver in a process of its own."""

    def __init__(self, command: Sequence[str] = _COMMAND) -> None:
        self._command = command
        self._child: _Child | None = None
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
            solved, late = child.asked(asked, _PATIENCE * seconds)
            if solved is None:
                self._drop(child)
        if late:
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

    def _running(self) -> "_Child | None":
        """The process, ready to be asked; None if it can't be had."""
        if self._child is not None:
            if self._child.runs:
                return self._child
            self._drop(self._child)
        with self._changing:
            child = self._child = None if self._closed else _started(self._command)
        if child is not None and child.answer() is None:
            self._drop(child)
            return None
        return child

    def _drop(self, child: "_Child") -> None:
        """Ends a process that gives no answer: it may have closed its pipes and not ended yet."""
        with self._changing:
            self._child = None
        child.end()
        child.let_go()


def _started(command: Sequence[str]) -> "_Child | None":
    try:
        return _Child(command)
    except OSError as error:
        _log.error("the solver does not start: %s", error)
        return None


class _Child:
    """A running process and its pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        """Starts it. Raises ``OSError``."""
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions, self._answers = self._process.stdin, self._process.stdout

    @property
    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def answer(self) -> SolveAnswer | None:
        """The next answer; None when it ended."""
        line = self._answers.readline()
        return msgspec.json.decode(line, type=SolveAnswer) if line.endswith(b"\n") else None

    def asked(self, question: SolveRequest, seconds: float) -> tuple[bytes | Reason | None, bool]:
        """What it finds, or None if it ends over it, and whether that was for being late: it is
        given ``seconds`` by the wall clock."""
        overdue = threading.Event()

        def end() -> None:
            overdue.set()
            self.end()

        timer = threading.Timer(seconds, end)
        timer.daemon = True
        timer.start()
        try:
            solved = self._asked(question)
        finally:
            timer.cancel()
        return solved, solved is None and overdue.is_set()

    def _asked(self, question: SolveRequest) -> bytes | Reason | None:
        try:
            self._questions.write(msgspec.json.encode(question) + b"\n")
            self._questions.flush()
        except OSError:
            return None
        answer = self.answer()
        if answer is None:
            return None
        if answer.reason is not None:
            return answer.reason
        solved = self._answers.read(answer.size)
        return solved if len(solved) == answer.size else None

    def end(self) -> None:
        """Ends it."""
        self._process.kill()

    def let_go(self) -> None:
        """Closes what belongs to it; call once it ended or was ended."""
        self._process.wait()
        with contextlib.suppress(OSError):  # what was never read
            self._questions.close()
        self._answers.close()
