"""A process that solves rule sets for another one: ``python -m mendax.coach.solver_process``.

Rules of this file
1. It answers on standard output, and first that it is ready: everything is loaded and compiled.
   What else is printed goes to standard error.
2. It is asked on standard input, one ``Question`` a line; when that ends, it ends. So it never
   outlives whoever started it.
3. An answer is one line, and after it the policy as ``policy.file_format`` writes it, of the size
   given.
4. Whoever asks knows this file's two messages and need not load the solver for them.
5. It gives way to all others on the machine, and ends by no Ctrl-C that is meant for others.
"""

import os
import signal
import sys
from typing import BinaryIO, Final

import msgspec

from mendax.core.game import Reason, Value
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import parse_options

_NICENESS: Final = 10


class Question(Value, frozen=True):
    """A rule set to be solved, its options as words, and the processor seconds it may take."""

    rules: str
    seats: int
    seconds: float


class Answer(Value, frozen=True):
    """How many bytes of policy follow, or why there are none; neither says: ready."""

    size: int = 0
    reason: Reason | None = None


def answer_all(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers until there is nothing more to read."""
    from mendax.coach.solving import solve  # takes a while to load
    from mendax.solver.mia.policy import file_format

    _say(answers, Answer())
    for line in questions:
        asked = msgspec.json.decode(line, type=Question)
        rules = parse_options(MiaRules(), asked.rules.split())
        found = solve(rules, asked.seats, asked.seconds)
        if isinstance(found, Reason):
            _say(answers, Answer(reason=found))
        else:
            policy = file_format.write(found)
            _say(answers, Answer(len(policy)), policy)


def _say(answers: BinaryIO, answer: Answer, policy: bytes = b"") -> None:
    answers.write(msgspec.json.encode(answer) + b"\n" + policy)
    answers.flush()


def main() -> None:
    """Takes standard input and output, loads what solving takes, and answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        from mendax.solver.mia.equilibrium import prepare

        prepare()
        answer_all(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
