"""The log of a table: the lines that are stored, and the entries that are told.

A ``Line`` is what somebody did, one row of the store under the unique key (table, number). An
``Entry`` is what came of it, with the audience of every event. Lines are the truth: entries are
made from them again by replaying, so only lines are ever stored. Lines hold secrets (the fall of
hidden dice, who is behind a seat) and never leave the server.
"""

from typing import NamedTuple

from mendax.core.game import Event, MendaxError, Reason, Seat, Told, Value, share

Person = str
"""An opaque id the server gives a guest; never shown to anybody else."""

PERSON, TABLE = "person", "table"


class Refusal(MendaxError):
    """What somebody wanted to do at a table may not be done; the reason says what is allowed."""


def refused(key: str, **arguments: str | int) -> Refusal:
    """The refusal ``table-refused-<key>``."""
    return Refusal(Reason("table-refused-" + key, arguments))


class CorruptLog(MendaxError):
    """Stored lines that no table can have written; the reason names the line."""


class Line(Value, frozen=True):
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


class Entry(NamedTuple):
    """What everybody may hear of one line."""

    number: int
    at: int
    actor: str
    """``seat2``, ``chance`` or ``table`` (also for somebody without a seat)."""
    events: tuple[Told, ...]
    people: tuple[Person | None, ...]
    """Who sat where at that moment; secrets of a seat stay with them when seats are moved."""

    def heard_at(self, seat: Seat | None) -> tuple[Event, ...]:
        """The events as whoever sat on ``seat`` then may know them (None: a spectator)."""
        return tuple([share(told, seat) for told in self.events])

    def heard_by(self, person: Person | None) -> tuple[Event, ...]:
        """The events as ``person`` may know them, wherever they sit now."""
        seat = self.people.index(person) if person and person in self.people else None
        return self.heard_at(seat)


class Batch(NamedTuple):
    """What one command made: to be stored together, then told. ``lines`` is empty for a repeated
    command, whose first answer was ``number``."""

    number: int
    """The entry that answers the command."""
    lines: tuple[Line, ...]
    entries: tuple[Entry, ...]
