"""A program in this process, without pipes: its messages are function calls."""

from collections.abc import Callable

from mendax.programs.protocol import read_json
from mendax.programs.seat.conversation import fault


class InProcess:
    """``Lines`` to a function that maps a message to the answer, or to None if it needs none.

    Questions are answered when the answer is received, so a thoughtful program blocks only then.
    The program limits its own time; the table limits it too.
    """

    def __init__(self, answer: Callable[[bytes], bytes | None]) -> None:
        self._answer, self._questions = answer, list[bytes]()
        self._lines: list[bytes] = []
        """The lines of the last answer that have not been received."""

    def send(self, line: bytes) -> None:
        """Pass a message to the program, or keep it if it is a question."""
        message = read_json(line)
        if message["type"] == "begin" or message.get("offers"):
            self._questions.append(line)
        else:
            self._answer(line)

    def receive(self, _seconds: float | None) -> bytes:
        """Return the answer to the last question. Raises ``ProgramFault`` if there is none."""
        questions, self._questions = self._questions, []
        if questions:
            self._lines = (self._answer(questions[-1]) or b"").splitlines()
        if not self._lines:
            raise fault("program-silent")
        return self._lines.pop(0)

    def close(self) -> None:
        """Do nothing."""
