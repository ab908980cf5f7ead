"""Examination of a program: ask it questions as a table would, and note each breach of the
protocol.

A table tolerates stray lines and first refusals, but the examination lists them. Lines and the
clock are arguments. This module does not start processes.
"""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from mendax.core.game import AnyGame, Offer, Reason, Seat
from mendax.games.rules import Rules
from mendax.programs.protocol import (
    ActByProgram,
    BeginForProgram,
    EndForProgram,
    FromProgram,
    NewsForProgram,
    ReadyByProgram,
    read_json,
    read_line,
    write_json,
)
from mendax.programs.seat.conversation import (
    START_TIME,
    Conversation,
    IllegalAnswer,
    Lines,
    ProgramFault,
    T,
)
from mendax.programs.seat.program_bot import ProgramBot

Change = Callable[[Any], Any]
"""A function that changes a message, as built-in types, before it is sent."""

STRAYS: Final = 20
"""The number of stray lines read before giving up on a question."""
WRONG: Final = 3
"""The number of wrong answers before giving up on a question."""


class Finding(NamedTuple):
    """One fault of a program."""

    reason: Reason
    example: str
    """The first line that showed the fault, if any."""
    times: int
    """The number of occurrences."""


class Notes:
    """The findings so far. Each kind is listed once, with its first example."""

    def __init__(self) -> None:
        self._first: dict[str, tuple[Reason, str]] = {}
        self._counts = Counter[str]()
        self.slowest = 0.0
        """The time of the slowest answer in seconds."""
        self.answers = 0
        """The number of accepted answers."""

    def add(self, reason: Reason, example: bytes | str = "") -> None:
        """Note a fault."""
        text = example[:200].decode(errors="replace") if isinstance(example, bytes) else example
        self._first.setdefault(reason.key, (reason, text[:200]))
        self._counts[reason.key] += 1

    def findings(self) -> tuple[Finding, ...]:
        """Return all findings in order."""
        return tuple(Finding(*first, self._counts[key]) for key, first in self._first.items())


class Changed:
    """``Lines`` that change each message before it is sent, in one piece or several."""

    def __init__(self, lines: Lines, change: Change, send: Callable[[bytes], None]) -> None:
        self._change, self._send = change, send
        self.receive, self.close = lines.receive, lines.close

    def send(self, line: bytes) -> None:
        """Send the changed message."""
        self._send(write_json(self._change(read_json(line))) + b"\n")


class Examiner(Conversation):
    """Talks to one program and notes its faults.

    Unexpected lines are noted and ignored. When the program cannot continue, ``ProgramFault`` is
    raised with the fault.
    """

    def __init__(
        self,
        lines: Lines,
        notes: Notes,
        *,
        now: Callable[[], float] = time.monotonic,
        refuses: Callable[[], bool] = lambda: False,
    ) -> None:
        """``refuses`` returns whether the next correct answer is refused once."""
        words = "That may not be done now."
        super().__init__(lines, explain=lambda _: words, now=now, tries=WRONG, stray_lines=STRAYS)
        self._notes, self._refuses, self._line = notes, refuses, b""
        self._questions: set[int] = set()
        """The numbers of all questions asked in this game."""

    def begin(self, begin: BeginForProgram, seconds: float | None = START_TIME) -> ReadyByProgram:
        """Begin a game and wait until the program is ready. Raises ``ProgramFault``."""
        self._questions.clear()
        try:
            return super().begin(begin, seconds)
        except ProgramFault as error:
            if error.reason.key == "program-flood":
                raise ProgramFault(Reason("check-never-ready")) from None
            raise

    def ready_in(self, line: bytes) -> ReadyByProgram | None:
        """Return the message in a line if it is ``ready``."""
        said = self._understood(line)  # an answer to an interrupted game is still correct
        return said if isinstance(said, ReadyByProgram) else None

    def answer_in(self, line: bytes, after: int) -> Raw | None:
        """Return the answer in a line to the question ``after``, and note all other lines."""
        said = self._understood(line)
        if isinstance(said, ActByProgram) and said.after == after:
            self._line = line
            return said.action
        if isinstance(said, ActByProgram):
            twice = said.after in self._questions
            key = "check-answered-twice" if twice else "check-wrong-number"
            self._notes.add(Reason(key, {"given": said.after, "asked": after}), line)
        elif said is not None:
            self._notes.add(Reason("check-ready-unasked"), line)
        return None

    def _understood(self, line: bytes) -> FromProgram | None:
        """Return the message in a line, or note the fault and return None."""
        try:
            return read_line(line)
        except UnicodeDecodeError:
            self._notes.add(Reason("check-not-utf8"), line)
        except ValueError as error:
            self._notes.add(Reason("check-no-message", {"problem": str(error)[:120]}), line)
        return None

    def ask(
        self, news: NewsForProgram, judge: Callable[[Raw], T], seconds: float | None = None
    ) -> T:
        """Return the result of ``judge`` for the first accepted answer. Raises ``ProgramFault``."""
        began, refuse, correct = self._now(), self._refuses(), 0
        self._questions.add(news.after)

        def noting(answer: Raw) -> T:
            nonlocal correct
            try:
                judged = judge(answer)
            except IllegalAnswer as error:
                told = error.reason.arguments
                problem = str(told.get("problem", f"not on offer: {told.get('given')}"))[:160]
                self._notes.add(Reason("check-illegal", {"problem": problem}), self._line)
                raise
            correct += 1
            if correct == 1:
                self._notes.slowest = max(self._notes.slowest, self._now() - began)
                self._notes.answers += 1
            if correct == 1 and refuse:
                raise IllegalAnswer(Reason("program-illegal", {"given": "…"}))
            return judged

        try:
            return super().ask(news, noting, seconds)
        except ProgramFault as error:
            findings = {
                "program-flood": Reason("check-strays", {"lines": STRAYS}),
                "program-refused": Reason("check-ignores-refusals", {"tries": WRONG}),
            }
            if correct:
                findings["program-silent"] = Reason("check-silent-after-refusal")
            raise ProgramFault(findings.get(error.reason.key, error.reason)) from None


class ExaminedBot(ProgramBot):
    """A program's seat in an examined game."""

    def __init__(
        self,
        examiner: Examiner,
        game: AnyGame,
        rules: Rules,
        seat: Seat,
        names: Sequence[str],
        *,
        times: tuple[float, float],
        rng: Random,
        late: bool,
    ) -> None:
        """Begin the game with the program. Raises ``ProgramFault``.

        ``times`` contains the limits in seconds for an answer and for the start. With ``late``, the
        program joins a running game and receives no earlier events.
        """
        super().__init__(
            examiner, game, rules, seat, names, move_time=times[0], start_time=times[1]
        )
        self._examiner, self._rng, self._missed = examiner, rng, late

    def news(self, view: Any, offers: Sequence[Offer]) -> NewsForProgram:
        """Return the events since the last news, with a number that may leave a gap."""
        self._after += self._rng.randrange(5)
        news = super().news(view, offers)
        if self._missed:
            news = replace(news, events=(), missed=True)
        self._missed = False
        return news

    def look(self, view: Any) -> None:
        """Send the pending events without a question."""
        self._examiner.tell(self.news(view, ()))

    def break_off(self, view: Any, offers: Sequence[Offer]) -> None:
        """Ask a question, and end the game before the answer."""
        self._examiner.tell(self.news(view, offers))
        self._examiner.end(EndForProgram(None, None, None, "The game was broken off."))
