"""A table's log: the stored lines, and the entries that are sent.

A ``LogLine`` is one action and one row in the store, with the unique key (table, number). An
``Entry`` holds the line's events, each with its audience. Lines are authoritative: a replay derives
the entries from them, so only lines are stored. Lines contain secrets (hidden dice, the person
behind a seat) and never leave the server.
"""

import functools
from collections import OrderedDict, deque
from typing import Final

from mendax.core.game import Action, Event, MendaxError, Reason, Seat, Told, Value, observation
from mendax.core.record import read, write

Person = str
"""An opaque id that the server assigns to a guest and never shows to other people."""

PERSON, TABLE = "person", "table"


class Refusal(MendaxError):
    """Raised when a table refuses an action; the reason lists the allowed alternatives."""


def refused(key: str, **arguments: str | int) -> Refusal:
    """Return the refusal ``table-refused-<key>``."""
    return Refusal(Reason("table-refused-" + key, arguments))


class Failed(MendaxError):
    """Raised when the rules failed in the middle of a command, which makes the table in memory
    unusable.

    The table's log is unchanged, because no part of the command is stored. ``__cause__`` is the
    original error.
    """

    def __init__(self) -> None:
        super().__init__(Reason("wire-refused-failed"))


class CorruptLog(MendaxError):
    """Raised for stored lines that no table can have written; the reason names the line."""


class LogLine(Value, frozen=True):
    """One stored line: an actor and an action. Numbers start at 1 without gaps."""

    number: int
    at: int
    """Milliseconds since 1970; never less than in the previous line."""
    actor: str
    """``seat2`` and ``chance`` act in the game, ``person`` and ``table`` around it."""
    person: Person | None
    """The sender; None for bots, clocks and chance."""
    command: str | None
    """The client's id for the command; a repeated command gets the first answer."""
    action: str
    """The action as text: ``announce 61``."""

    def __repr__(self) -> str:
        """Omit action and person, because a line may appear in a traceback."""
        return f"LogLine(number={self.number}, actor={self.actor!r}, …)"


class Entry(Value, frozen=True):
    """One line's events with their audiences."""

    number: int
    at: int
    actor: str
    """``seat2``, ``chance`` or ``table`` (also for people without a seat)."""
    events: tuple[Told, ...]
    people: tuple[Person | None, ...]
    """The person in each seat at that time; secrets stay with their person when seats move."""

    def __repr__(self) -> str:
        """Omit events and people, because an entry may appear in a traceback."""
        return f"Entry(number={self.number}, actor={self.actor!r}, …)"

    def heard_at(self, seat: Seat | None) -> tuple[Event, ...]:
        """Return the events visible from ``seat`` at that time (None: to a spectator)."""
        return tuple([observation(told, seat) for told in self.events])

    def heard_by(self, person: Person | None) -> tuple[Event, ...]:
        """Return the events visible to ``person``, whatever their seat is now."""
        seat = self.people.index(person) if person and person in self.people else None
        return self.heard_at(seat)


class Batch(Value, frozen=True):
    """One command's lines, to be stored together, and the entries to be sent afterwards."""

    number: int
    """The entry that answers the command."""
    lines: tuple[LogLine, ...]
    """Empty for a repeated command; ``number`` was its first answer."""
    entries: tuple[Entry, ...]


@functools.lru_cache(4096)
def text_of(action: Action) -> str:
    """Return an action as text, cached because games repeat a small number of actions."""
    return write(action)


@functools.lru_cache(4096)
def action_of(text: str, kinds: tuple[type[Action], ...]) -> Action:
    """Parse an action of one of ``kinds``. Raises ``UnreadableText``."""
    action: Action = read(text, kinds)
    return action


RECENT: Final = 30
ANSWERS: Final = 1000


class LogTail:
    """The end of a log: its last entries, and the last commands' answers."""

    def __init__(self) -> None:
        self.number = 0
        self.at = 0
        self._recent: deque[Entry] = deque(maxlen=RECENT)
        self._answers: OrderedDict[tuple[Person, str], int] = OrderedDict()

    def add(self, line: LogLine, entry: Entry) -> None:
        """Add the next line and its entry."""
        self.number, self.at = line.number, line.at
        self._recent.append(entry)
        if line.command is not None and line.person is not None:
            if len(self._answers) >= ANSWERS:
                self._answers.popitem(last=False)
            self._answers.setdefault((line.person, line.command), line.number)

    def answer_to(self, person: Person, command: str | None) -> int | None:
        """Return the number that answered this command if it is among the last thousand."""
        return None if command is None else self._answers.get((person, command))

    def recent(self, since: int) -> tuple[tuple[Entry, ...], bool]:
        """Return the recent entries after ``since``, and whether the list is complete."""
        entries = tuple(entry for entry in self._recent if entry.number > since)
        return entries, len(entries) == max(0, self.number - since)
