"""The order of messages, and limits for programs that violate this order.

Rules of this file
1. Lines and the clock are arguments. This module has no pipes, sockets or processes.
2. Unexpected lines, refusals and time are limited. Exceeding a limit raises ``ProgramFault`` with
   the reason.
3. A program receives the reason in ``refused`` while it may try again, and otherwise in ``end``.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol, TypeVar

from msgspec import Raw

from mendax.core.game import MendaxError, Reason
from mendax.programs.protocol import (
    PROTOCOL,
    ActByProgram,
    BeginForProgram,
    EndForProgram,
    Explain,
    NewsForProgram,
    ReadyByProgram,
    RefusedForProgram,
    ToProgram,
    line_of,
    read_line,
)

TRIES: Final = 3
"""The maximum number of refused answers to a question."""
STRAY_LINES: Final = 100
"""The number of unexpected lines ignored before an answer."""
START_TIME: Final = 10.0
"""Seconds to wait for ``ready`` after starting the program or sending ``begin``."""


class ProgramFault(MendaxError):
    """Raised when a program ends, stays silent, writes too much or is refused too often."""


class IllegalAnswer(MendaxError):
    """Raised by ``judge`` for a refused answer. The program may try again."""


class Lines(Protocol):
    """A line-based connection to a program."""

    def send(self, line: bytes) -> None:
        """Send a line, including its end. Raises ``ProgramFault``."""

    def receive(self, seconds: float | None) -> bytes:
        """Return the next line without its end.

        Raises ``ProgramFault``; after ``seconds``, its reason has the key ``program-silent``.
        """

    def close(self) -> None:
        """End the connection."""


T = TypeVar("T")


def fault(key: str, **arguments: str | int) -> ProgramFault:
    """Return a ``ProgramFault`` with this reason."""
    return ProgramFault(Reason(key, arguments))


def spelt(reason: Reason) -> str:
    """Return a reason's key and arguments as text, without using a catalogue."""
    return " ".join([reason.key, *(f"{name}={value}" for name, value in reason.arguments.items())])


@contextmanager
def before_ready() -> Iterator[None]:
    """Give another reason to a program that ends without an error: it is probably no program."""
    try:
        yield
    except ProgramFault as error:
        if error.reason == Reason("program-ended", {"code": 0}):
            raise fault("program-ended-early") from None
        raise


class Conversation:
    """A conversation with one program, over several games.

    ``explain`` returns reasons in English; ``now`` returns a monotonic time in seconds.
    """

    def __init__(
        self,
        lines: Lines,
        *,
        explain: Explain = spelt,
        now: Callable[[], float] = time.monotonic,
        tries: int = TRIES,
        watch: Callable[[ToProgram | ActByProgram], object] = lambda _: None,
    ) -> None:
        """``watch`` is called with every message to the program and every accepted answer."""
        self._lines, self._explain, self._now, self._tries = lines, explain, now, tries
        self._watch = watch
        self.refusals = 0
        """The number of refused answers."""
        self.strays = 0
        """The number of ignored lines."""

    def begin(self, begin: BeginForProgram, seconds: float | None = START_TIME) -> ReadyByProgram:
        """Begin a game and wait until the program is ready. Raises ``ProgramFault``."""
        with before_ready():
            return self._ready(begin, seconds)

    def _ready(self, begin: BeginForProgram, seconds: float | None) -> ReadyByProgram:
        self._say(begin)
        until = self._until(seconds)
        for _ in range(STRAY_LINES):
            line = self._lines.receive(self._left(until))
            try:
                answer = read_line(line)
            except ValueError as error:
                raise fault("program-not-ready", problem=_shown(error, line)) from None
            if isinstance(answer, ReadyByProgram):
                if answer.protocol != PROTOCOL:
                    raise fault("program-protocol", given=answer.protocol, known=PROTOCOL)
                return answer
            self.strays += 1  # an answer to the previous game
        raise fault("program-flood", lines=STRAY_LINES)

    def tell(self, news: NewsForProgram) -> None:
        """Send news without a question. Raises ``ProgramFault``."""
        self._say(news)

    def ask(
        self, news: NewsForProgram, judge: Callable[[Raw], T], seconds: float | None = None
    ) -> T:
        """Ask a question, and return the result of ``judge`` for the first accepted answer.

        ``judge`` raises ``IllegalAnswer`` to refuse an answer. ``seconds`` is the limit for all
        tries together. Raises ``ProgramFault``.
        """
        self._say(news)
        until = self._until(seconds)
        words = ""
        for _ in range(self._tries):
            try:
                answer = self._answer(news.after, until)
                judged = judge(answer)
            except IllegalAnswer as error:
                reason = error.reason
            else:
                self._watch(ActByProgram(news.after, answer))
                return judged
            self.refusals += 1
            words = self._explain(reason)
            self._say(RefusedForProgram(news.after, reason, words, news.offers))
        raise fault("program-refused", tries=self._tries, words=words)

    def _answer(self, after: int, until: float | None) -> Raw:
        """Return the next answer to this question. Raises ``IllegalAnswer`` if the answer is
        unreadable.
        """
        for _ in range(STRAY_LINES):
            line = self._lines.receive(self._left(until))
            try:
                answer = read_line(line)
            except ValueError as error:
                shown = {"problem": _shown(error, line)}
                raise IllegalAnswer(Reason("program-unreadable", shown)) from None
            if isinstance(answer, ActByProgram) and answer.after == after:
                return answer.action
            if isinstance(answer, ActByProgram) and answer.after > after:
                numbers = {"given": answer.after, "asked": after}
                raise IllegalAnswer(Reason("program-wrong-number", numbers))
            self.strays += 1
        raise fault("program-flood", lines=STRAY_LINES)

    def end(self, end: EndForProgram) -> None:
        """Send the end of the game. Raises ``ProgramFault``."""
        self._say(end)

    def dismiss(self, reason: Reason) -> None:
        """Close the connection after sending the reason, if the program still reads."""
        try:
            self._say(EndForProgram(None, None, reason, self._explain(reason)))
        except ProgramFault:
            pass  # the program has ended or does not read
        finally:
            self._lines.close()

    def close(self) -> None:
        """Close the connection."""
        self._lines.close()

    def _say(self, message: ToProgram) -> None:
        self._watch(message)
        self._lines.send(line_of(message))

    def _until(self, seconds: float | None) -> float | None:
        return None if seconds is None else self._now() + seconds

    def _left(self, until: float | None) -> float | None:
        return None if until is None else max(0.0, until - self._now())


def _shown(error: ValueError, line: bytes) -> str:
    """Return a description of the problem with a line, and the beginning of the line."""
    begins = line[:60].decode(errors="replace")
    return f"{str(error)[:120]}: {begins}"
