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
from typing import Any, Final, Protocol, TypeVar

from msgspec import Raw

from mendax.core.game import Action, MendaxError, Reason, UnreadableText
from mendax.core.thoughts import Thought
from mendax.programs.protocol import (
    PROTOCOL,
    ActByProgram,
    BeginForProgram,
    EndForProgram,
    Explain,
    FromProgram,
    NewsForProgram,
    ReadyByProgram,
    RefusedForProgram,
    SayByProgram,
    ToProgram,
    line_of,
    read_action,
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


def in_english(reason: Reason) -> str:
    """Return a reason in English, which is the language of messages to programs."""
    from mendax.words import LANGUAGES, Words  # loads the catalogue, which few programs need

    return Words(LANGUAGES[0]).explain(reason)


def read_message(line: bytes | str) -> FromProgram:
    """Parse a program's message. Raises ``IllegalAnswer``."""
    try:
        return read_line(line)
    except ValueError as error:
        raise IllegalAnswer(
            Reason("program-unreadable", {"problem": _shown(error, line)})
        ) from None


def read_move(answer: Raw, kinds: Any) -> Action:
    """Parse a program's action of one of the ``kinds``. Raises ``IllegalAnswer``."""
    try:
        return read_action(answer, kinds)
    except (ValueError, UnreadableText) as error:
        shown = {"problem": _shown(error, bytes(answer), 80)}
        raise IllegalAnswer(Reason("program-unreadable", shown)) from None


def answers(after: int, asked: int) -> bool:
    """Return whether the answer ``after`` is for the question ``asked``, or False for an earlier
    question. Raises ``IllegalAnswer`` for a question that has not been asked.
    """
    if after > asked:
        raise IllegalAnswer(Reason("program-wrong-number", {"given": after, "asked": asked}))
    return after == asked


def require_protocol(ready: ReadyByProgram) -> None:
    """Raise ``ProgramFault`` if the program uses another version of the protocol."""
    if ready.protocol != PROTOCOL:
        raise fault("program-protocol", given=ready.protocol, known=PROTOCOL)


def require_game(ready: ReadyByProgram, game: str) -> None:
    """Raise ``ProgramFault`` if the program does not play the game."""
    if ready.games is not None and game not in ready.games:
        raise fault("program-other-games", game=game, known=", ".join(ready.games)[:200])


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

    ``explain`` returns reasons in English; ``now`` returns a monotonic time in seconds. A subclass
    may treat unexpected lines in another way (``ready_in``, ``answer_in``).
    """

    def __init__(
        self,
        lines: Lines,
        *,
        explain: Explain = in_english,
        now: Callable[[], float] = time.monotonic,
        tries: int = TRIES,
        stray_lines: int = STRAY_LINES,
        watch: Callable[[ToProgram | ActByProgram], object] = lambda _: None,
    ) -> None:
        """``watch`` is called with every message to the program and every accepted answer."""
        self.explain = explain
        """Returns a reason in English."""
        self._lines, self._now, self._tries = lines, now, tries
        self._stray_lines, self._watch = stray_lines, watch
        self._after = 0
        self.spoken: Callable[[str], object] = lambda _: None
        """Receives what the program says to its table."""
        self.thought = Thought()
        """The thought in the last answer."""
        self.refusals = 0
        """The number of refused answers."""
        self.strays = 0
        """The number of ignored lines."""

    def begin(self, begin: BeginForProgram, seconds: float | None = START_TIME) -> ReadyByProgram:
        """Begin a game and wait until the program is ready. Raises ``ProgramFault``."""
        with before_ready():
            self._say(begin)
            ready = self._next(self._until(seconds), self.ready_in)
        require_protocol(ready)
        return ready

    def _next(self, until: float | None, read: Callable[[bytes], T | None]) -> T:
        """Return what ``read`` finds in the next lines. Raises ``ProgramFault`` and the exceptions
        of ``read``.
        """
        for _ in range(self._stray_lines):
            line = self._lines.receive(self._left(until))
            if (said := self._said_in(line)) is not None:
                self.spoken(said)
                continue
            found = read(line)
            if found is not None:
                return found
            self.strays += 1
        raise fault("program-flood", lines=self._stray_lines)

    @staticmethod
    def _said_in(line: bytes) -> str | None:
        """Return what a line says to the table, or None for any other line."""
        if b'"say"' not in line:
            return None
        try:
            said = read_message(line)
        except IllegalAnswer:
            return None
        return said.text if isinstance(said, SayByProgram) else None

    def ready_in(self, line: bytes) -> ReadyByProgram | None:
        """Return the message in a line if it is ``ready``, or None for an answer to the previous
        game. Raises ``ProgramFault``.
        """
        try:
            said = read_message(line)
        except IllegalAnswer as error:
            raise ProgramFault(Reason("program-not-ready", error.reason.arguments)) from None
        return said if isinstance(said, ReadyByProgram) else None

    def answer_in(self, line: bytes, after: int) -> Raw | None:
        """Return the answer in a line to the question ``after``, or None for an earlier question.

        Raises ``IllegalAnswer`` for any other line.
        """
        said = read_message(line)
        if isinstance(said, ActByProgram) and answers(said.after, after):
            self.thought = Thought(said.belief, said.note)
            return said.action
        return None

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
        self._after = news.after
        until, words = self._until(seconds), ""
        for _ in range(self._tries):
            try:
                answer = self._next(until, lambda line: self.answer_in(line, news.after))
                judged = judge(answer)
            except IllegalAnswer as error:
                reason = error.reason
            else:
                self._watch(ActByProgram(news.after, answer))
                return judged
            self.refusals += 1
            words = self.explain(reason)
            self._say(RefusedForProgram(news.after, reason, words, news.offers))
        raise fault("program-refused", tries=self._tries, words=words)

    def refuse_talk(self, reason: Reason) -> None:
        """Send the reason why the table refused what the program said. Raises ``ProgramFault``."""
        self._say(RefusedForProgram(self._after, reason, self.explain(reason), ()))

    def end(self, end: EndForProgram) -> None:
        """Send the end of the game. Raises ``ProgramFault``."""
        self._say(end)

    def dismiss(self, reason: Reason) -> None:
        """Close the connection after sending the reason, if the program still reads."""
        try:
            self._say(EndForProgram(None, None, reason, self.explain(reason)))
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


def _shown(error: Exception, given: bytes | str, most: int = 60) -> str:
    """Return a description of the problem with a text, and the beginning of the text."""
    text = given if isinstance(given, str) else given.decode(errors="replace")
    return f"{str(error)[:120]}: {text[:most]}"
