"""A process that solves rule sets for another one: ``python -m mendax.coach.solver_process``.

Rules of this file
1. It answers on standard output, and first that it is ready: everything is loaded and compiled.
   What else is printed goes to standard error.
2. It is asked on standard input, one ``SolveRequest`` a line; when that ends, it ends. It never
   outlives its parent (``programs.children``), whatever it is doing.
3. An answer is one line, and after it what was solved, in the bytes of its game's coach, of the
   size given.
4. Whoever asks knows this file's two messages and need not load the solver for them.
5. It gives way to all others on the machine, and ends by no Ctrl-C that is meant for others.
"""

import os
import signal
import sys
from typing import BinaryIO, Final

import msgspec

from mendax.coach.registry import solver_of, solvers
from mendax.core.game import Reason, Value
from mendax.games import game_named
from mendax.games.rules import Rules, parse_options
from mendax.programs.children import watch_parent

_NICENESS: Final = 10


class SolveRequest(Value, frozen=True):
    """A rule set to be solved, its options as words, and the processor seconds it may take."""

    game: str
    rules: str
    seats: int
    seconds: float


class SolveAnswer(Value, frozen=True):
    """How many bytes of what was solved follow, or why there are none; neither says: ready."""

    size: int = 0
    reason: Reason | None = None


def answer_all(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers until there is nothing more to read.

    Raises ``BrokenPipeError`` when whoever asked is gone before an answer.
    """
    _say(answers, SolveAnswer())
    for line in questions:
        asked = msgspec.json.decode(line, type=SolveRequest)
        solved = _solved(asked)
        if isinstance(solved, Reason):
            _say(answers, SolveAnswer(reason=solved))
        else:
            _say(answers, SolveAnswer(len(solved)), solved)


def _solved(asked: SolveRequest) -> bytes | Reason:
    solver, game = solver_of(asked.game), game_named(asked.game)
    assert solver is not None, asked.game
    rules: Rules = game.presets[game.default_preset]
    return solver.solve(parse_options(rules, asked.rules.split()), asked.seats, asked.seconds)


def _say(answers: BinaryIO, answer: SolveAnswer, solved: bytes = b"") -> None:
    answers.write(msgspec.json.encode(answer) + b"\n" + solved)
    answers.flush()


def main() -> None:
    """Takes standard input and output, loads what solving takes, and answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        watch_parent(os.getppid())
        for solver in solvers():
            solver.prepare()
        try:
            answer_all(sys.stdin.buffer, answers)
        except BrokenPipeError:
            os._exit(0)  # what is still in the buffer reaches nobody, and closing would try again


if __name__ == "__main__":
    main()
