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

import msgspec

from mendax.core.game import Action, AnyGame, Event, Offer, Reason, Seat
from mendax.games.rules import Rules
from mendax.programs.protocol import (
    PROTOCOL,
    ActByProgram,
    EndForProgram,
    NewsForProgram,
    ReadyByProgram,
    RefusedForProgram,
    ToProgram,
    actions_of,
    asked,
    read_action,
    read_json,
    read_line,
    write_json,
)
from mendax.programs.seat.conversation import START_TIME, Lines, ProgramFault, before_ready, fault
from mendax.programs.seat.program_bot import begun

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


class Examiner:
    """Talks to one program and notes its faults.

    When the program cannot continue, the fault is noted and ``ProgramFault`` is raised.
    """

    def __init__(
        self,
        lines: Lines,
        notes: Notes,
        *,
        seconds: float,
        start_seconds: float = START_TIME,
        now: Callable[[], float] = time.monotonic,
        change: Change = lambda message: message,
        send: Callable[[Lines, bytes], None] = lambda lines, line: lines.send(line),
    ) -> None:
        self._lines, self._notes, self._seconds, self._now = lines, notes, seconds, now
        self._change, self._send, self._start_seconds = change, send, start_seconds
        self._questions: list[int] = []
        """The numbers of all questions asked in this game."""

    def tell(self, message: ToProgram) -> None:
        """Send a message. Raises ``ProgramFault``."""
        changed = self._change(read_json(write_json(message)))
        self._send(self._lines, write_json(changed) + b"\n")

    def begin(self, game: AnyGame, rules: Rules, seat: Seat, names: Sequence[str]) -> bool:
        """Begin a game, and return whether the program plays it. Raises ``ProgramFault``."""
        with before_ready():
            return self._plays(game, rules, seat, names)

    def _plays(self, game: AnyGame, rules: Rules, seat: Seat, names: Sequence[str]) -> bool:
        self._questions.clear()
        self.tell(begun(game, rules, seat, names, self._seconds))
        for _ in range(STRAYS):
            line = self._lines.receive(self._start_seconds)
            said = self._understood(line)
            if isinstance(said, ReadyByProgram):
                if said.protocol != PROTOCOL:
                    raise fault("program-protocol", given=said.protocol, known=PROTOCOL)
                return said.games is None or game.name in said.games
            # An answer to the last question of an interrupted game is still correct.
        raise fault("check-never-ready")

    def ask(self, news: NewsForProgram, judge: Callable[[msgspec.Raw], Action]) -> Action:
        """Return the first answer that ``judge`` accepts. Raises ``ProgramFault``."""
        self._questions.append(news.after)
        self.tell(news)
        began = self._now()
        for _ in range(WRONG):
            line, answer = self._answer(news.after, began)
            try:
                action = judge(answer.action)
            except ValueError as error:
                self._notes.add(Reason("check-illegal", {"problem": str(error)[:160]}), line)
                self._refuse(news, Reason("program-illegal", {"given": str(error)[:80]}))
                continue
            self._notes.slowest = max(self._notes.slowest, self._now() - began)
            self._notes.answers += 1
            return action
        raise fault("check-ignores-refusals", tries=WRONG)

    def ask_again(self, news: NewsForProgram, judge: Callable[[msgspec.Raw], Action]) -> Action:
        """Refuse a correct answer once, and return the next answer."""
        self._refuse(news, Reason("program-illegal", {"given": "…"}))
        began = self._now()
        try:
            line, answer = self._answer(news.after, began)
        except ProgramFault as error:
            if error.reason.key == "program-silent":
                raise fault("check-silent-after-refusal") from None
            raise
        try:
            return judge(answer.action)
        except ValueError as error:
            self._notes.add(Reason("check-illegal", {"problem": str(error)[:160]}), line)
            raise fault("check-ignores-refusals", tries=1) from None

    def _refuse(self, news: NewsForProgram, reason: Reason) -> None:
        self.tell(RefusedForProgram(news.after, reason, "That may not be done now.", news.offers))

    def _answer(self, after: int, began: float) -> tuple[bytes, ActByProgram]:
        """Return the next answer to this question, and note all other lines."""
        for _ in range(STRAYS):
            line = self._lines.receive(max(0.0, began + self._seconds - self._now()))
            said = self._understood(line)
            if isinstance(said, ReadyByProgram):
                self._notes.add(Reason("check-ready-unasked"), line)
            elif said is not None and said.after == after:
                return line, said
            elif said is not None:
                twice = said.after in self._questions
                shown = {"given": said.after, "asked": after}
                key = "check-answered-twice" if twice else "check-wrong-number"
                self._notes.add(Reason(key, shown), line)
        raise fault("check-strays", lines=STRAYS)

    def _understood(self, line: bytes) -> "ReadyByProgram | ActByProgram | None":
        """Return the message in a line, or note the fault and return None."""
        try:
            return read_line(line)
        except UnicodeDecodeError:
            self._notes.add(Reason("check-not-utf8"), line)
        except ValueError as error:
            self._notes.add(Reason("check-no-message", {"problem": str(error)[:120]}), line)
        return None


class ExaminedBot:
    """A program's seat, as a bot. Random actions replace wrong answers."""

    def __init__(
        self, examiner: Examiner, game: AnyGame, rng: Random, refuse: float, late: bool
    ) -> None:
        """Create the bot.

        ``refuse`` is the probability that a correct answer is refused once. With ``late``, the
        program joins a running game and receives no earlier events.
        """
        self._examiner, self._rng, self._refuse, self._missed = examiner, rng, refuse, late
        self._kinds = actions_of(game.actions)
        self._events: list[Event] = []
        self._after = rng.randrange(1000)

    def hear(self, event: Event) -> None:
        """Keep the event until the next message."""
        self._events.append(event)

    def look(self, view: Any) -> None:
        """Send the pending events without a question."""
        self._examiner.tell(self._news(view, ()))

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the program's action. Raises ``ProgramFault``."""

        def judge(answer: msgspec.Raw) -> Action:
            action = read_action(answer, self._kinds)
            if not any(offer.admits(action) for offer in offers):
                raise ValueError(f"not on offer: {bytes(answer)[:100].decode(errors='replace')}")
            return action

        news = self._news(view, offers)
        action = self._examiner.ask(news, judge)
        if self._rng.random() < self._refuse:
            action = self._examiner.ask_again(news, judge)
        return action

    def break_off(self, view: Any, offers: Sequence[Offer]) -> None:
        """Ask a question, and end the game before the answer."""
        self._examiner.tell(self._news(view, offers))
        self._examiner.tell(EndForProgram(None, None, None, "The game was broken off."))

    def _news(self, view: Any, offers: Sequence[Offer]) -> NewsForProgram:
        self._after += self._rng.randint(1, 5)
        events = () if self._missed else tuple(self._events)
        news = NewsForProgram(self._after, events, view, asked(offers), missed=self._missed)
        self._events, self._missed = [], False
        return news
