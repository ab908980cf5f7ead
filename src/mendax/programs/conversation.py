"""Who speaks when, and what is done about a program that does not keep to it.

Rules of this file
1. It knows lines and a clock that are handed in: no pipe, no socket, no process.
2. Nothing a program does is believed or waited for without bound: lines that nobody asked for,
   refusals and time are counted, and what is too much is a ``ProgramFault`` with its reason.
3. A program is told why: ``refused`` while it may try again, ``end`` when it may not.
"""

import time
from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from msgspec import Raw

from mendax.core.game import MendaxError, Reason
from mendax.programs.messages import (
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
"""How often a program may be refused before one answer of its is taken."""
STRAY_LINES: Final = 100
"""How many lines that nobody asked for are thrown away before an answer."""
START_TIME: Final = 10.0
"""Seconds that a program has from its start, or from ``begin``, to ``ready``."""


class ProgramFault(MendaxError):
    """A program can't play on: it ended, was silent, said too much or was refused too often."""


class IllegalAnswer(MendaxError):
    """What ``judge`` raises of an answer that it does not take; the program may try again."""


class Lines(Protocol):
    """The way to a program and back, line by line."""

    def send(self, line: bytes) -> None:
        """Sends a line, its end included. Raises ``ProgramFault`` if it can't."""

    def receive(self, seconds: float | None) -> bytes:
        """The next whole line without its end, within so many seconds.

        Raises ``ProgramFault``: ``program-silent`` when the time is over.
        """

    def close(self) -> None:
        """Ends it."""


T = TypeVar("T")


def fault(key: str, **arguments: str | int) -> ProgramFault:
    """A ``ProgramFault`` of this reason."""
    return ProgramFault(Reason(key, arguments))


def spelt(reason: Reason) -> str:
    """A reason without a catalogue: its key and arguments."""
    return " ".join([reason.key, *(f"{name}={value}" for name, value in reason.arguments.items())])


class Conversation:
    """One program, game after game.

    ``explain`` says reasons in English; ``now`` gives seconds of a clock that nobody sets.
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
        """``watch`` is shown all that the program is told, and the answers that are taken."""
        self._lines, self._explain, self._now, self._tries = lines, explain, now, tries
        self._watch = watch
        self.refusals = 0
        """How many answers were refused so far."""
        self.strays = 0
        """How many lines were thrown away that answered nothing."""

    def begin(self, begin: BeginForProgram, seconds: float | None = START_TIME) -> ReadyByProgram:
        """Tells of a game and waits until the program is ready. Raises ``ProgramFault``."""
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
            self.strays += 1  # an answer of the game before
        raise fault("program-flood", lines=STRAY_LINES)

    def tell(self, news: NewsForProgram) -> None:
        """Tells what asks for no answer. Raises ``ProgramFault``."""
        self._say(news)

    def ask(
        self, news: NewsForProgram, judge: Callable[[Raw], T], seconds: float | None = None
    ) -> T:
        """What ``judge`` makes of the program's answer; it raises ``IllegalAnswer`` of a wrong one.

        All tries together have ``seconds``. Raises ``ProgramFault``.
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
        """The next answer to this question. Raises ``IllegalAnswer`` of what can't be read."""
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
        """Tells that the game is over. Raises ``ProgramFault``."""
        self._say(end)

    def dismiss(self, reason: Reason) -> None:
        """Tells the program why it plays no more, if it still hears, and ends it."""
        try:
            self._say(EndForProgram(None, None, reason, self._explain(reason)))
        except ProgramFault:
            pass  # it is gone, or does not read
        finally:
            self._lines.close()

    def close(self) -> None:
        """Ends the program."""
        self._lines.close()

    def _say(self, message: ToProgram) -> None:
        self._watch(message)
        self._lines.send(line_of(message))

    def _until(self, seconds: float | None) -> float | None:
        return None if seconds is None else self._now() + seconds

    def _left(self, until: float | None) -> float | None:
        return None if until is None else max(0.0, until - self._now())


def _shown(error: ValueError, line: bytes) -> str:
    """What is wrong with a line, and how it begins."""
    begins = line[:60].decode(errors="replace")
    return f"{str(error)[:120]}: {begins}"
