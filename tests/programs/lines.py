"""A program for tests that is a function, with no process and a clock that tests advance."""

from collections.abc import Callable, Iterable
from typing import Any

from mendax.programs.protocol import read_json, write_json
from mendax.programs.seat.conversation import fault

Program = Callable[[dict[str, Any]], Iterable[dict[str, Any] | bytes | float]]
"""Maps a message to the answers: messages, raw lines, or seconds of thinking."""


class FunctionLines:
    """``Lines`` to a function."""

    def __init__(self, program: Program) -> None:
        self.told: list[dict[str, Any]] = []
        self.closed = False
        self.time = 0.0
        self._program = program
        self._said: list[dict[str, Any] | bytes | float] = []

    def now(self) -> float:
        """Return the seconds of this program's clock."""
        return self.time

    def send(self, line: bytes) -> None:
        """Let the program answer a line."""
        assert line.endswith(b"\n")
        self.told.append(read_json(line))
        self._said += self._program(self.told[-1])

    def receive(self, seconds: float | None) -> bytes:
        """Return its next message."""
        while self._said:
            said = self._said.pop(0)
            if isinstance(said, float):
                if seconds is not None and said > seconds:
                    break
                self.time += said
                continue
            return said if isinstance(said, bytes) else write_json(said)
        raise fault("program-silent")

    def close(self) -> None:
        """Record that the channel was closed."""
        self.closed = True


def first_offer(message: dict[str, Any]) -> Iterable[dict[str, Any] | bytes | float]:
    """Answer with the first offer unchanged."""
    if message["type"] == "begin":
        return [{"type": "ready", "name": "first"}]
    if message.get("offers"):
        action = message["offers"][0]["action"]
        return [{"type": "act", "after": message["after"], "action": action}]
    return []
