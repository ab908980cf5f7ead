"""What one command makes: lines to store, entries to tell."""

from typing import NamedTuple

from mendax.core.game import Action
from mendax.table.log import Entry, LogLine, Person, text_of
from mendax.table.state import TableState


class Batch(NamedTuple):
    """The lines of one command, to be stored together, and the entries to be told then."""

    number: int
    """The entry that answers the command."""
    lines: tuple[LogLine, ...]
    """Empty for a repeated command, whose first answer was ``number``."""
    entries: tuple[Entry, ...]


class LineWriter:
    """Writes the lines of one command, each applied to the table's state at once."""

    def __init__(self, state: TableState, at: int) -> None:
        """``at``: milliseconds since 1970; never less in the log than in the line before."""
        self._state = state
        self._at = max(at, state.tail.at)
        self._lines: list[LogLine] = []
        self._entries: list[Entry] = []

    def write(
        self, actor: str, action: Action, person: Person | None = None, command: str | None = None
    ) -> int:
        """The next line takes place; its number. Raises what ``TableState.apply`` raises, and then
        writes nothing."""
        number = self._state.tail.number + 1
        bare = LogLine(number, self._at, actor, person, command, "")
        self._entries.append(self._state.apply(bare, action))
        # The text is made only now: what it caches has passed the rules, types and all.
        self._lines.append(LogLine(number, self._at, actor, person, command, text_of(action)))
        return number

    def batch(self, number: int) -> Batch:
        """All lines so far; ``number`` answers the command."""
        return Batch(number, tuple(self._lines), tuple(self._entries))
