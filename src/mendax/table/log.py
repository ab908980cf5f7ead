"""A table's log: the stored lines, and the entries that are sent.

A ``LogLine`` is one action and one row in the store, with the unique key (table, number). An
``Entry`` contains the line's events, each with its audience. Only lines are stored, because a
replay derives the entries from them. Lines contain secrets (hidden dice, the person behind a seat)
and never leave the server.
"""

import functools
from collections import OrderedDict, deque
from typing import Final

from mendax.core.game import Action, Event, MendaxError, Reason, Seat, Told, Value, observation
from mendax.core.text_form import read, write

Person = str
"""An opaque id that the server assigns to a guest and never shows to other people."""

PERSON, TABLE = "person", "table"


class Refusal(MendaxError):
    """Raised when a table refuses an action. The reason lists the allowed alternatives."""


def refused(key: str, **arguments: str | int) -> Refusal:
    """Return the refusal ``table-refused-<key>``."""
    return Refusal(Reason("table-refused-" + key, arguments))


class Failed(MendaxError):
    """Raised when the rules failed in the middle of a command.

    The table in memory is then unusable. Its log is unchanged, because no part of the command is
    stored. ``__cause__`` is the original error.
    """

    def __init__(self) -> None:
        super().__init__(Reason("wire-refused-failed"))


class CorruptLog(MendaxError):
    """Raised for stored lines that no table can have written. The reason names the line."""


class LogLine(Value, frozen=True):
    """One stored line, which is an action and its actor. Numbers start at 1 without gaps."""

    number: int
    at: int
    """Milliseconds since 1970, never less than in the previous line."""
    actor: str
    """The actor. ``seat2`` and ``chance`` act in the game; ``person`` and ``table`` act around
    it.
    """
    person: Person | None
    """The sender of the command; None for bots, clocks and chance."""
    command: str | None
    """The client's id for the command. A repeated command gets the first answer."""
    action: str
    """The action as text, such as ``announce 61``."""

    def __repr__(self) -> str:
        """Return a representation without action and person, because a traceback may contain it."""
        return f"LogLine(number={self.number}, actor={self.actor!r}, …)"


class Entry(Value, frozen=True):
    """The events of one line, with their audiences."""

    number: int
    at: int
    actor: str
    """The actor: ``seat2``, ``chance``, or ``table``, which also covers people without a seat."""
    events: tuple[Told, ...]
    people: tuple[Person | None, ...]
    """The person in each seat at that time. Secrets stay with their person when seats move."""

    def __repr__(self) -> str:
        """Return a representation without events and people, because a traceback may contain it."""
        return f"Entry(number={self.number}, actor={self.actor!r}, …)"

    def heard_at(self, seat: Seat | None) -> tuple[Event, ...]:
        """Return the events visible from ``seat``, or to a spectator if None, at that time."""
        return tuple([observation(told, seat) for told in self.events])

    def heard_by(self, person: Person | None) -> tuple[Event, ...]:
        """Return the events visible to ``person``, whatever their seat is now."""
        seat = self.people.index(person) if person and person in self.people else None
        return self.heard_at(seat)


class Batch(Value, frozen=True):
    """The lines of one command, stored together, and the entries to be sent after they are
    stored.
    """

    number: int
    """The number of the entry that answers the command."""
    lines: tuple[LogLine, ...]
    """The lines, or none for a repeated command, whose first answer is ``number``."""
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
        """Return the number that answered this command, or None. Only the last thousand commands
        are known.
        """
        return None if command is None else self._answers.get((person, command))

    def recent(self, since: int) -> tuple[tuple[Entry, ...], bool]:
        """Return the recent entries after ``since``, and whether the list is complete."""
        entries = tuple(entry for entry in self._recent if entry.number > since)
        return entries, len(entries) == max(0, self.number - since)
