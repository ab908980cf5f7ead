"""The log of a table: the lines that are stored, and the entries that are told.

A ``LogLine`` is what somebody did, one row of the store under the unique key (table, number). An
``Entry`` is what came of it, with the audience of every event. Lines are the truth: entries are
made from them again by replaying, so only lines are ever stored. Lines hold secrets (the fall of
hidden dice, who is behind a seat) and never leave the server.
"""

import functools
from collections import OrderedDict, deque
from typing import Final

from mendax.core.game import Action, Event, MendaxError, Reason, Seat, Told, Value, observation
from mendax.core.record import read, write

Person = str
"""An opaque id the server gives a guest; never shown to anybody else."""

PERSON, TABLE = "person", "table"


class Refusal(MendaxError):
    """What somebody wanted to do at a table may not be done; the reason says what is allowed."""


def refused(key: str, **arguments: str | int) -> Refusal:
    """The refusal ``table-refused-<key>``."""
    return Refusal(Reason("table-refused-" + key, arguments))


class Failed(MendaxError):
    """The rules failed half way through a command: this table in memory is of no use any more.

    Its log is as it was, for nothing of the command is stored. The cause is what failed.
    """

    def __init__(self) -> None:
        super().__init__(Reason("wire-refused-failed"))


class CorruptLog(MendaxError):
    """Stored lines that no table can have written; the reason names the line."""


class LogLine(Value, frozen=True):
    """One stored line: who did what. Numbers count from 1 without gaps."""

    number: int
    at: int
    """Milliseconds since 1970; never less than in the line before."""
    actor: str
    """``seat2`` and ``chance`` act in the game; ``person`` and ``table`` around it."""
    person: Person | None
    """Who sent it; None for bots, clocks and chance."""
    command: str | None
    """The client's id of the command, so that a repetition gets its first answer."""
    action: str
    """The action as text: ``announce 61``."""

    def __repr__(self) -> str:
        """Without the action and the person: a line may turn up in a traceback."""
        return f"LogLine(number={self.number}, actor={self.actor!r}, …)"


class Entry(Value, frozen=True):
    """What everybody may hear of one line."""

    number: int
    at: int
    actor: str
    """``seat2``, ``chance`` or ``table`` (also for somebody without a seat)."""
    events: tuple[Told, ...]
    people: tuple[Person | None, ...]
    """Who sat where at that moment; secrets of a seat stay with them when seats are moved."""

    def __repr__(self) -> str:
        """Without events and people: an entry may turn up in a traceback."""
        return f"Entry(number={self.number}, actor={self.actor!r}, …)"

    def heard_at(self, seat: Seat | None) -> tuple[Event, ...]:
        """The events as whoever sat on ``seat`` then may know them (None: a spectator)."""
        return tuple([observation(told, seat) for told in self.events])

    def heard_by(self, person: Person | None) -> tuple[Event, ...]:
        """The events as ``person`` may know them, wherever they sit now."""
        seat = self.people.index(person) if person and person in self.people else None
        return self.heard_at(seat)


class Batch(Value, frozen=True):
    """The lines of one command, to be stored together, and the entries to be told then."""

    number: int
    """The entry that answers the command."""
    lines: tuple[LogLine, ...]
    """Empty for a repeated command, whose first answer was ``number``."""
    entries: tuple[Entry, ...]


@functools.lru_cache(4096)
def text_of(action: Action) -> str:
    """An action as text; remembered, because games repeat the same few."""
    return write(action)


@functools.lru_cache(4096)
def action_of(text: str, kinds: tuple[type[Action], ...]) -> Action:
    """The action of one of ``kinds`` that ``text`` spells. Raises ``UnreadableText``."""
    action: Action = read(text, kinds)
    return action


RECENT: Final = 30
ANSWERS: Final = 1000


class LogTail:
    """The end of a log: its last entries, and what the last commands were answered."""

    def __init__(self) -> None:
        self.number = 0
        self.at = 0
        self._recent: deque[Entry] = deque(maxlen=RECENT)
        self._answers: OrderedDict[tuple[Person, str], int] = OrderedDict()

    def add(self, line: LogLine, entry: Entry) -> None:
        """The next line, and what was told of it."""
        self.number, self.at = line.number, line.at
        self._recent.append(entry)
        if line.command is not None and line.person is not None:
            if len(self._answers) >= ANSWERS:
                self._answers.popitem(last=False)
            self._answers.setdefault((line.person, line.command), line.number)

    def answer_to(self, person: Person, command: str | None) -> int | None:
        """The number that answered this command, if it is among the last thousand."""
        return None if command is None else self._answers.get((person, command))

    def recent(self, since: int) -> tuple[tuple[Entry, ...], bool]:
        """The last entries after ``since``, and whether they reach back to it."""
        entries = tuple(entry for entry in self._recent if entry.number > since)
        return entries, len(entries) == max(0, self.number - since)
