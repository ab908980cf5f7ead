"""A game as a row of data, kept by the program that plays one seat of it.

A table's server never receives a program's thoughts, so only this row contains them.
"""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from mendax.core.game import Action, AnyGame, Event
from mendax.core.text_form import write
from mendax.core.thoughts import Thought
from mendax.games.editions import full_words
from mendax.games.rules import Rules
from mendax.programs.protocol import EndForProgram
from mendax.records import RecordedGame
from mendax.records.rows import RowChoice

KeepRow = Callable[[RecordedGame], object]


class OwnRow:
    """The row of a game, as the seat of a program knows it."""

    def __init__(self, game: AnyGame, rules: Rules, names: Sequence[str], seat: int) -> None:
        words = " ".join(full_words(game, rules))
        heard = ("",) * len(names)
        self._row = RecordedGame(
            game=game.name, rules=words, seats=tuple(names), payoffs=None, places=None, heard=heard
        )
        self._seat, self._heard = seat, ""
        self._choices = list[RowChoice]()

    def hear(self, event: Event) -> None:
        """Add an event that the seat received."""
        self._heard += write(event) + "\n"

    def chosen(self, action: Action, thought: Thought) -> None:
        """Add the seat's decision."""
        choice = RowChoice(self._seat, len(self._heard), write(action))
        self._choices.append(replace(choice, belief=thought.belief, note=thought.note))

    def refused(self) -> None:
        """Drop the last decision, which was refused."""
        if self._choices:
            self._choices.pop()

    def row(self, end: EndForProgram) -> RecordedGame:
        """Return the row of the game, which has ended."""
        heard = [*self._row.heard]
        heard[self._seat] = self._heard
        return replace(
            self._row,
            payoffs=end.payoffs,
            places=end.places,
            heard=tuple(heard),
            choices=tuple(self._choices),
        )
